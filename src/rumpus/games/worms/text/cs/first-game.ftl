# Co může být špatně v souboru první partie. $file je jeho jméno, $line číslo řádku.
# Díly, týmy a druhy věcí se jmenují tak, jak je píše soubor.

# $text is the line as it was understood, without its comment.
box-first-game-line =
    { $file }, řádek { $line }: „{ $text }“ není řádek první partie. Piš „wind: 2“, „tile name rotated 1 at 0,1“ nebo „thing blue A at 0,1“; řádek s dílem nebo věcí může končit „from 3 players“.
box-first-game-no-wind = { $file }: žádný řádek neříká, kam ukazuje vítr, například „wind: 2“.
box-first-game-second-wind = { $file }, řádek { $line }: vítr už nastavil dřívější řádek.
# $known lists the tiles of the box.
box-first-game-unknown-tile = { $file }, řádek { $line }: díl „{ $tile }“ v sadě není. Jsou v ní: { $known }.
box-first-game-tile-twice = { $file }, řádek { $line }: díl „{ $tile }“ už je položený.
box-first-game-tile-count =
    { $file }: při { $players } hráčích { $players ->
        [one] je potřeba jeden mapový díl
        [few] jsou potřeba { $players } mapové díly
       *[other] je potřeba { $players } mapových dílů
    }, ale { $count ->
        [0] není položený žádný
        [one] položený je jen jeden
        [few] položené jsou { $count }
       *[other] položených je { $count }
    }.
box-first-game-tile-overlap =
    { $file }, řádek { $line }: díl „{ $tile }“ by zakryl hex { $hex }, kde leží ukazatel větru nebo jiný díl.
# $players is the smallest number of players with whom the tile lies apart.
box-first-game-tile-apart =
    { $file }, řádek { $line }: při { $players } hráčích se díl „{ $tile }“ nedotýká ukazatele větru ani dílu z dřívějšího řádku.
# $known lists the teams and the kinds of Thing.
box-first-game-unknown-thing = { $file }, řádek { $line }: nic takového jako „{ $thing }“ umístit nejde. K dispozici: { $known }.
# $letters lists the letters a worm can have.
box-first-game-letter = { $file }, řádek { $line }: wormsík týmu „{ $team }“ potřebuje jedno z písmen { $letters }.
box-first-game-no-letter = { $file }, řádek { $line }: „{ $thing }“ nemá žádné písmeno.
box-first-game-worm-twice = { $file }, řádek { $line }: wormsík { $letter } týmu „{ $team }“ už je umístěný.
box-first-game-in-water = { $file }, řádek { $line }: při { $players } hráčích není na { $hex } země.
box-first-game-hex-full =
    { $file }, řádek { $line }: na hexu { $hex } už { $most ->
        [one] je jedna věc
        [few] jsou { $most } věci
       *[other] je { $most } věcí
    } a víc se jich tam nevejde.
box-first-game-pool = { $file }, řádek { $line }: v sadě je od druhu „{ $thing }“ jen { $most } ks.
box-first-game-worm-count =
    { $file }: při { $players } hráčích { $expected ->
        [0] nemá mít tým „{ $team }“ žádné wormsíky
        [one] má mít tým „{ $team }“ jednoho wormsíka
        [few] má mít tým „{ $team }“ { $expected } wormsíky
       *[other] má mít tým „{ $team }“ { $expected } wormsíků
    }, ale má jich { $count }.
