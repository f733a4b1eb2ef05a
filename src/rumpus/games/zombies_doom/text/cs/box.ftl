# Co může být špatně na sadě této hry; co platí v každé hře, je v boxes.ftl domu.
# $file je jméno souboru, $line číslo řádku v něm, $found to, co tam stojí. Slova sady se nikdy nepřekládají.

## Values

box-twice = { $file }, řádek { $line }: „{ $found }“ je tu dvakrát.

## Tiles

box-weapons-where-nobody-stops = { $file }, řádek { $line }: na { $kind ->
    [rock] skále
   *[crossroads] rozcestí
} nikdo tah nekončí, takže zbraně tam nic neznamenají.
# $kind je druh políčka, jak ho píše sada; $sign je písmeno nebo číslice na mapě.
box-tile-copies-or-sign = { $file }, řádek { $line }: políčko „{ $name }“ potřebuje buď „copies:“, pokládá-li se náhodně, nebo „sign:“, leží-li vždy tam, kde má mapa tu značku.
box-tile-not-laid = { $file }, řádek { $line }: políčko druhu „{ $kind }“ se nepokládá náhodně. Napiš „sign:“ místo „copies:“.
box-bad-sign = { $file }, řádek { $line }: „{ $found }“ není značka. Značka je jedno písmeno od A do Z nebo číslice.
box-sign-of-kind = { $file }, řádek { $line }: značka { $sign } patří políčkům druhu „{ $kind }“. Zvol jinou.
box-sign-taken = { $file }, řádek { $line }: značku { $sign } už má políčko na řádku { $first }.
box-sign-not-on-map = { $file }, řádek { $line }: políčko „{ $name }“ nikde neleží, protože na mapě není značka { $sign }.
# $known jsou značky této sady.
box-map-sign = { $file }, řádek { $line }: „{ $found }“ není značka mapy. Značky, mezi dvěma vždy mezera: { $known }.
box-map-too-big = { $file }, řádek { $line }: mapa má nejvýš { $most } sloupců, { $most } řad a { $places } políček.
box-map-without-start = { $file }, řádek { $line }: na mapě není start (S).
box-map-two-castles = { $file }, řádek { $line }: na mapě je nejvýš jeden hrad (H).
box-map-out-of-reach = { $file }, řádek { $line }: na políčko { $place } by se na téhle mapě nikdo nikdy nedostal.
box-too-few-tiles =
    { $file }: mapa potřebuje { $needed ->
        [one] jeden dílek
        [few] { $needed } dílky
       *[other] { $needed } dílků
    }; v sadě jich je jen { $found }.
box-too-rocky =
    { $file }: { $found ->
        [one] jeden dílek má
        [few] { $found } dílky mají
       *[other] { $found } dílků má
    } na okraji skálu. Je-li jich víc než { $most }, nemusí se podařit postavit mapu, na které jsou všechna políčka dostupná.
box-map-stays-shut = { $file }: na tak úzkou mapu má příliš mnoho dílků skálu na okraji ({ $found }): ve většině případů se na některé políčko nedá dostat, ať se dílky otočí jakkoli.

## Spells

box-spell-does-nothing = { $file }, řádek { $line }: kouzlo „{ $spell }“ nic nedělá. Co dělá, stojí pod jedním z těchto slov: { $known }.
box-spell-never-used = { $file }, řádek { $line }: kouzlo „{ $spell }“ se nikdy nedá použít: není v balíčku a není předtištěné na žádné zbrani. Když ho chceš vynechat, napiš „in the deck: 0“.
# $moment is the heading under which it belongs.
box-other-moment = { $file }, řádek { $line }: „{ $found }“ patří pod „{ $moment }:“.
box-too-many-spells = { $file }, řádek { $line }: kouzel může být v sadě nejvýš { $most }; tohle už je navíc.
box-word-taken = { $file }, řádek { $line }: kouzlo se nemůže jmenovat „{ $found }“: to slovo už znamená něco jiného.
box-unknown-spell = { $file }, řádek { $line }: kouzlo „{ $found }“ v spells.txt není.
box-unknown-phrase = { $file }, řádek { $line }: „{ $found }“ kouzlo říct neumí.
box-unknown-phrase-like = { $file }, řádek { $line }: „{ $found }“ kouzlo říct neumí. Nejpodobnější: { $closest }.

## Weapons

box-bad-weapon-line = { $file }, řádek { $line }: místo „{ $found }“ má být počet a zbraň, například „2 bow“, případně s kouzlem: „1 bow with lure“.
box-missing-pile = { $file }: chybí hromádka „{ $pile }“.
box-small-pile =
    { $file }, řádek { $line }: v hromádce „{ $pile }“ { $found ->
        [one] je jedna karta
        [few] jsou { $found } karty
       *[other] je { $found } karet
    }; aby bylo vždy co líznout, i když čtyři hráči drží každý tolik zbraní: { $hand }, musí jich tam být { $needed }.
box-pile-without-own = { $file }, řádek { $line }: v hromádce „{ $pile }“ není žádná karta „{ $pile }“.

## Tasks

# $known lists the patterns a task can be written in.
box-one-pattern = { $file }, řádek { $line }: úkol popisuje právě jedno z těchto slov: { $known }.
box-wrong-count = { $file }, řádek { $line }: k „{ $key }:“ patří { $fewest } až { $most } příšery.
box-too-few-tasks =
    { $file }: vyložené musí být { $needed ->
        [one] jeden úkol
        [few] { $needed } úkoly
       *[other] { $needed } úkolů
    }; v sadě jich je jen { $found }.
box-trophies-not-kept = { $file }, řádek { $line }: úkol chce tolik trofejí: { $wanted }, ale na konci tahu se jich nechává nejvýš { $kept }.
# $tile is a kind of tile or the id of one.
box-task-without-tile = { $file }, řádek { $line }: „{ $name }“ nemůže nikdo nikdy splnit: dílek „{ $tile }“ na žádné mapě této sady neleží.
box-unknown-tile = { $file }, řádek { $line }: dílek „{ $found }“ v tiles.txt není. Úkol může jmenovat některý z nich, nebo camp, start či castle.
box-unknown-tile-like = { $file }, řádek { $line }: dílek „{ $found }“ v tiles.txt není. Nejpodobnější: { $closest }.
box-task-where-nobody-stops = { $file }, řádek { $line }: „{ $name }“ nemůže nikdo nikdy splnit: na „{ $tile }“ nikdo tah nekončí, { $kind ->
    [rock] je to skála
   *[crossroads] je to rozcestí
}.

## The box as a whole

box-no-monsters = { $file }, řádek { $line }: není tu ani jedna příšera.
box-target-too-high = { $file }, řádek { $line }: cíl { $target } při { $players } hráčích je příliš vysoký. Než někdo vyhraje, může mít každý { $each }, dohromady { $together }, ale jistě získat se dá jen { $sure }: vítězných tokenů { $tokens } a úkolů o trofejích { $tasks }.
box-castle-too-strong = { $file }, řádek { $line }: příšer je na hradě { $monsters }, ale zbraní se do ruky vejde jen { $hand }, takže by hrad nikdo nikdy nedobyl.
box-hand-too-full = { $file }, řádek { $line }: někdo začíná s tolika zbraněmi: { $weapons }, ale do ruky se jich vejde jen { $hand }.
