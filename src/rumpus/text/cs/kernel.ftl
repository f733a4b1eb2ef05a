# Co říká sám dům, ať je hra jakákoli: proč něco nejde a co ukázal scénář.
# Slova zápisu, jména klíčů a souborů se nikdy nepřekládají.

## Jak zápis někoho nazývá, říká ITEM($speaker), v prvním pádě; každá hra přidává svá slova

item-chance = náhoda
item-player-1 = hráč 1
item-player-2 = hráč 2
item-player-3 = hráč 3
item-player-4 = hráč 4
item-player-5 = hráč 5
item-player-6 = hráč 6
item-player-7 = hráč 7
item-player-8 = hráč 8

# A place of the board: by its name, or, where one types it, as the notation writes it.
place = { $place }

## Answers

# $known lists the lessons there are.
game-has-no-boxes = Hra „{ $game }“ se hraje bez sady, takže k ní nelze přinést vlastní.
lesson-unknown = Lekce „{ $lesson }“ neexistuje. K dispozici: { $known }.
game-without-emblem = Hra „{ $game }“ si nepřináší obrázek na kartu.
practice-unknown = „{ $card }“ není karta, kterou by šlo vyzkoušet.
# $say is the id of what the teacher says there.
lesson-not-asked = V lekci „{ $lesson }“ se v kroku „{ $say }“ odpověď čeká od někoho jiného.
language-unknown = Jazyk „{ $language }“ tu není. K dispozici: { $known }.
answer-game-over = Hra skončila, už není na co odpovídat.
# $option is the number of an option, $possible lists those there are, each with how it is written.
answer-not-an-option = Možnost { $option } v nabídce není. K dispozici: { $possible }.
# $speaker is who answered, $asked is who should have.
answer-from-another = Tahle otázka nepatří tomu, kdo odpověděl ({ ITEM($speaker) }). Na řadě je { ITEM($asked) }.
game-without-vocabulary = Hra „{ $game }“ neříká, co se v ní dá odpovědět, takže odpovědi nemají čísla a programy se ji učit nemohou.
# $text is what was answered, $possible lists the possible answers.
answer-not-possible = Odpověď „{ $text }“ není možná. Možné odpovědi: { $possible }.
# $text is what was said from outside the rules, such as: time is up.
interruption-not-possible = „{ $text }“ v tuto chvíli říct nejde.
# $because is something that was agreed on, such as timer; $seconds is how long a turn usually is then.
clock-needed = S volbou „{ $because }“ je každý tah omezen: zvol hodiny na tah, například turn { $seconds }.

## Records

# $expected is what the first line must be, $found what it is.
record-not-one = Toto není záznam: první řádek má být „{ $expected }“, ale je „{ $found }“.
record-bad-header = Řádek { NUMBER($line, useGrouping: 0) }: „{ $found }“ do záhlaví nepatří. Piš klíč, dvojtečku a hodnotu, každý klíč jednou.
record-header-lacks = V záhlaví záznamu chybí „{ $key }:“.
record-bad-rules-version = „{ $found }“ není číslo verze pravidel.
record-bad-line = Řádek { NUMBER($line, useGrouping: 0) }: „{ $found }“ není odpověď. Piš, kdo mluví, dvojtečku a odpověď.
# $recorded and $ours are numbers of versions.
record-other-rules = Záznam vznikl s verzí pravidel { $recorded }, tohle je verze { $ours }.
# $why and $asked are sentences.
record-does-not-fit = Řádek { NUMBER($line, useGrouping: 0) } nesedí. { $why } { $asked }
# $kind is the kind of question, as the notation names it.
asked = Otázka byla „{ $kind }“ a odpovídá na ni { ITEM($speaker) }.
asked-nothing = Žádná otázka nebyla položena.

## Vyhlídky

# $what je, co se může stát, $percent s jakou pravděpodobností.
odds-exact = { $what } { $percent } %
# $margin je, o kolik procent to může být jinak.
odds-about = { $what } { $percent } ± { $margin } %

## Options

option-unknown = Volba „{ $option }“ neexistuje. K dispozici: { $known }.
# $possible lists what the option can be.
seats-not-possible =
    { $seats ->
        [one] V jednom hráči se tato hra hrát nedá. Možné počty hráčů: { $possible }.
        [few] Ve { $seats } hráčích se tato hra hrát nedá. Možné počty hráčů: { $possible }.
       *[other] V { $seats } hráčích se tato hra hrát nedá. Možné počty hráčů: { $possible }.
    }
# $names je, kolik jmen někdo uvedl.
names-not-as-many = Počet jmen ({ $names }) se liší od počtu hráčů ({ $seats }).
option-value-unknown = Volba „{ $option }“ nemůže mít hodnotu „{ $value }“. Možné hodnoty: { $possible }.

## Co lidé píší do souborů

at-line = { $file }, řádek { NUMBER($line, useGrouping: 0) }: { $why }
file-not-utf-8 = { $file } není prostý text. Ulož ho v kódování UTF-8.
file-not-toml = Od sloupce { NUMBER($column, useGrouping: 0) } dál to není TOML.
key-unknown = „{ $key }“ tu být nemůže. Může tu být: { $known }.
key-missing = Chybí „{ $key }“.
value-not-text = „{ $key }“ má být text v uvozovkách.
value-not-number = „{ $key }“ má být celé číslo od { NUMBER($least, useGrouping: 0) } do { NUMBER($most, useGrouping: 0) }.
value-not-fraction = „{ $key }“ má být mezi 0.0 a 0.5, například 0.01.
value-not-flag = „{ $key }“ má být true, nebo false.
value-not-list = „{ $key }“ má být seznam v hranatých závorkách, který není prázdný.
value-not-table = „{ $key }“ má být samostatný oddíl, [{ $key }].
value-empty = O „{ $key }“ se tu nic neříká.

## Positions in scenarios

position-unknown-name = Jméno „{ $name }“ tu nikdo nezná. Známá jména: { $known }.
position-too-many-copies = Tolik karet „{ $card }“ v sadě nezbývá.

## Scenarios

scenario-seats-in-position = Když je dána pozice, říká se v ní i to, kolik hráčů hraje.
scenario-refused-and-played = Co se odmítá, nejde hrát: buď „refused“, nebo „play“, ne obojí.
scenario-expects-nothing = Po tomhle se nic neočekává, takže to nemůže nevyjít.
scenario-unknown-clause = Pravidla nemají článek „{ $clause }“.
scenario-unknown-event = „{ $event }“ se stát nemůže. Názvy událostí jsou v souboru events.ftl dané hry.
scenario-option-never = „{ $option }“ není nikdy odpovědí na otázku druhu „{ $kind }“, takže není divu, že ani teď ne.
scenario-answer-never = { $speaker } nemůže říct „{ $answer }“ nikdy, takže není divu, že se to teď odmítá.
scenario-not-chance = „any“ smí odpovídat jen náhoda, a ta není na řadě.
scenario-no-positions = Hra „{ $game }“ nezná pozice na začátek: její scénáře a lekce začínají tam, kde její partie.
scenario-too-many-ways = Řádek { NUMBER($line, useGrouping: 0) }: když se tolik nechá na náhodě, lze pokračovat více než { NUMBER($most, useGrouping: 0) } způsoby.
scenario-if-chance = Když náhoda na řádku { NUMBER($line, useGrouping: 0) } odpoví „{ $answer }“:
scenario-broke = Na tomhle selhala sama naše pravidla: { $error }
# $line is the number of the last line that was played; what differs follows.
scenario-after = Po řádku { NUMBER($line, useGrouping: 0) }:
# $expected is the id of the reason for which the scenario should have been refused.
expected-refusal = Tohle mělo být odmítnuto ({ $expected }), ale nebylo.
# $name is what was looked at, such as things.1,0.
fact-differs = { $name } má být „{ $expected }“, ale je „{ $found }“.
option-missing = „{ $option }“ má být možné, ale není. Možné je: { $options }.
option-unexpected = „{ $option }“ nemá být možné, ale je.
question-not-asked = Nikdo už není tázán, takže se nedá nic říct o: { $keys }.
# $event is the event as the scenario writes it, $happened lists what happened instead.
event-missing = V tomto pořadí se mělo stát, ale nestalo: { $event }. Co se stalo: { $happened }.
events-differ = Mělo se stát tohle a nic jiného: { $expected }. Co se stalo: { $happened }.
fact-not-there = { $name } tu není. Je tu: { $known }.
sight-differs =
    { $seen ->
        [yes] { $name } nemá být vidět, ale je.
       *[no] { $name } má být vidět, ale není.
    }
not-refused = „{ $line }“ má být teď odmítnuto, ale je to možné.
unexpected-event = „{ $event }“ se nemělo stát, ale stalo.

## Files and games

no-such-file = { $file } neexistuje.
game-unknown = Hra „{ $game }“ tu není. K dispozici: { $known }.

## Rady: proč by bot volil právě tak

hint-wins = Možná tím rovnou vyhraješ.
hint-only-one = Nic jiného nestojí za úvahu.
hint-little-difference = Moc na tom nezáleží, ale nic lepšího se nenašlo.

# Před odpovědí, která by hráče skoro jistě o něco připravila.
# $losses říká, o co: modrý wormsík A bude zničen
grave-certain = Když to uděláš, { $losses }.
grave-likely = Když to uděláš, skoro jistě { $losses }.
grave-perhaps = Když to uděláš, možná { $losses }.
grave-all = Každá jiná odpověď stojí totéž.

## Hra, která nemá vlastní slova

# $event a $kind jsou slova jejích pravidel, $about vyjmenovává, čeho se to týká.
plain-event =
    { $count ->
        [0] { $event }
       *[other] { $event }: { $about }
    }
plain-own = To vidíš jen ty
plain-ask = Co si vybereš? ({ $kind })
plain-ask-other = Vybírá { $speaker }. ({ $kind })
