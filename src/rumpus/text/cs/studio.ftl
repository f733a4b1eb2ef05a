# Dílna: tady se upravují sady stolu. $box je jméno složky se sadou.

## What is refused

studio-closed = U tohoto stolu dílna není: ten, kdo ho provozuje, žádnou neotevřel.
studio-key-needed = Dílna je pro toho, kdo stůl provozuje. Otevírá se adresou, kterou vypíše „rumpus serve“.
studio-no-such-box = Sada „{ $box }“ v dílně není.
studio-no-such-state = Tenhle stav sady už není uložený.
studio-box-exists = Sada „{ $box }“ už existuje. Zvol jiné jméno.
studio-bad-name = „{ $name }“ nemůže být jméno sady: použij malá písmena od a do z, číslice a spojovníky, nejvýš 40 znaků.
studio-too-many-boxes = Sad už je { $most }. Nejdřív některou odstraň.
studio-changed-meanwhile = Sadu „{ $box }“ mezitím někdo změnil. Nic se neuložilo.
# $most is in thousands of bytes.
studio-too-large = Na sadu je to příliš velké: soubor smí mít { $most } kB.
# $possible lists file names.
studio-no-part = Soubor „{ $file }“ v sadě být nemůže, jen: { $possible }.
studio-not-a-box = Tenhle soubor není zabalená sada: má to být zip, ve kterém je box.txt.
studio-base-elsewhere = { $file }, řádek { $line }: „{ $name }“ leží jinde. V dílně se sada odvozuje od některé sady hry, nebo od té, která leží vedle ní.

## The list of boxes

studio = Dílna
studio-about = Změň hru: její karty, dílky, úkoly a čísla. Co tu vznikne, dá se u tohoto stolu hned hrát.
studio-boxes = Sady
studio-none = Zatím tu žádná sada není. Níž můžeš začít novou.
# $game is the name of a game, $when a date and a time.
studio-box-line = { $game }, { $when }
studio-unsound = zatím se nedá hrát
studio-unsaved = neuloženo
studio-new = Nová sada
studio-new-game = Hra
studio-new-base = Podle sady
studio-new-name = Jméno
studio-new-name-about = Její složka: { $folder }
studio-begin = Začít
studio-import = Přinést sadu
studio-import-about = Sada, kterou si někdo uložil jako jeden soubor (.zip).
studio-import-file = Soubor
studio-import-do = Přinést

## Working on a box

studio-editing = Dílna: { $name }
studio-save = Uložit
studio-saved = Uloženo.
studio-discard = Zahodit změny
studio-play = Hned si zahrát
studio-export = Uložit jako soubor
studio-print = Tisk
studio-print-about = Co je tu napsané, uložené, nebo ne, jako PDF k vystřižení: karty, políčka, tokeny a pravidla, jak je má tato sada. První strana říká, jak tisknout a stříhat.
studio-print-language = Jazyk karet a pravidel
studio-print-paper = Papír
studio-print-letter = Letter (USA)
studio-print-do = Vytvořit PDF
studio-printing = Sada se sází, chvilku to potrvá.
studio-history = Historie
studio-remove = Odstranit
studio-remove-sure = Odstranit sadu „{ $box }“? Hry, které s ní už začaly, pokračují.
studio-files = Soubory sady
studio-file-add = Přidat soubor
# $file is the name of a file.
studio-file = Text souboru { $file }
studio-restored = Tohle jsou tvoje dřívější změny; ještě nejsou uložené.
studio-kept = Změny sady „{ $box }“ nejsou uložené, ale tento prohlížeč si je pamatuje.
studio-save-anyway = Přesto uložit moje
studio-save-anyway-about = Co je tam teď, zůstane v historii.
studio-sound = Všechno je v pořádku. { $holds }
studio-wrong = { $count ->
    [one] Jedna věc je špatně.
    [few] { $count } věci jsou špatně.
   *[other] { $count } věcí je špatně.
}
studio-checking = Kontroluje se…
studio-remarks = Co říká kontrola
studio-all-languages = Jak to vypadá a co na tom stojí
studio-preview-none = Dej kurzor do karty, dílku nebo úkolu: tady se ukáže ve všech jazycích.
studio-preview-wrong = Až bude všechno v pořádku, uvidíš tu to, v čem je kurzor.
studio-try = Co to udělá?
studio-back = Zpět k sadě
studio-keyboard = Tabulátor z textu odejde; odsazuje se mezerami.

## History

studio-history-about = Každý uložený stav. Co vrátíš zpět, uloží se znovu; nic se neztratí.
studio-history-none = Zatím tu nic není.
studio-then = Co se od té doby změnilo
studio-same = Sada teď říká totéž.
studio-restore = Vrátit tenhle stav
studio-restore-dirty = Nejdřív ulož nebo zahoď svoje změny.
