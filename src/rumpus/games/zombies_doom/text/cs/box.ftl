# Co může být špatně na sadě této hry; co platí v každé hře, je v boxes.ftl domu.
# $file je jméno souboru, $line číslo řádku v něm, $found to, co tam stojí. Slova sady se nikdy nepřekládají.

## Values

box-twice = { $file }, řádek { $line }: „{ $found }“ je tu dvakrát.
box-too-many = { $file }, řádek { $line }: „{ $found }“ uvádí víc než { $most }.

## Tiles

box-weapons-not-normal = { $file }, řádek { $line }: zbraně jsou jen na normálních políčkách.
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

## Weapons

box-bad-weapon-line = { $file }, řádek { $line }: místo „{ $found }“ má být počet a zbraň, například „2 bow“, případně s kouzlem: „1 bow with lure“.
box-missing-pile = { $file }: chybí hromádka „{ $pile }“.
box-small-pile =
    { $file }, řádek { $line }: v hromádce „{ $pile }“ { $found ->
        [one] je jedna karta
        [few] jsou { $found } karty
       *[other] je { $found } karet
    }; aby bylo vždy co líznout, musí jich tam být { $needed }.
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

## The box as a whole

box-target-too-high = { $file }: cíl { $target } při { $players } hráčích je příliš vysoký. Než někdo vyhraje, může mít každý { $each }, dohromady { $together }, ale jistě získat se dá jen { $sure }: vítězných tokenů { $tokens } a úkolů o trofejích { $tasks }.
