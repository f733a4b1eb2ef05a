# What players can look up, and what options mean.

look-up-spell = { sheet-spell } ({ $spell })
sheet-spell =
    { KEYWORD("spell", "Spell") }: { USUAL($spell) ->
        [hardened] hardened weapon
        [teleport] teleport
        [lure] lure
        [berserk] berserk
       *[other] “{ NAME($spell) }”
    }
look-up-task = Task “{ NAME($task) }” ({ $task })
sheet-task = { KEYWORD("task", "Task") }
look-up-weapon = { sheet-weapon } ({ $card })
sheet-weapon =
    { KEYWORD("weapon", "Weapon") }: { WORD($card, n: 1, part: 1) ->
        [bow] bow
        [sword] sword
        [mace] mace
        [spear] spear
       *[bomb] bomb
    }
# $text is a sentence that stands on the card.
look-up-line = {"    "}{ $text }
# A line of a little picture: @ is you, letters are monsters, * is any monster.
look-up-picture = {"    "}{ $line }
# Of a weapon with a printed spell, as answers write it; and when that spell was used already (Z2.1).
weapon-itself = “itself” after its name means with the printed spell.
weapon-spent = The printed spell is used up.
# $places lists where one would have to stand as the monsters are now.
task-places = As the monsters stand, you could do it on { $places }.
task-no-place = As the monsters stand, nowhere on the map.
# $weapon is what beats such a monster, $count how many of them are on the map.
look-up-monster =
    { monster-is-beaten } { $count ->
        [0] There is none
        [one] There is one
       *[other] There are { $count }
    } on the map.
monster-is-beaten =
    { $monster ->
        [demon] A demon (devil)
        [human] A human (wizard)
        [undead] An undead (zombie)
       *[beast] A beast (bear)
    } is beaten by { $weapon ->
        [bow] a bow
        [sword] a sword
        [mace] a mace
       *[spear] a spear
    } or a bomb.

## Tiles and places

# $about lists some of the parts below.
look-up-tile =
    Map tile { $tile }, { $copies ->
        [one] one copy
       *[other] { $copies } copies
    }: { $about }.
sheet-tile =
    Map tile, { $copies ->
        [one] one copy
       *[other] { $copies } copies
    }: { $about }.
tile-kind =
    { $kind ->
        [start] a start
        [rock] rock
        [castle] a castle
        [camp] a camp
        [crossroads] crossroads
       *[normal] a normal tile
    }
tile-kind-called = { tile-kind } { place-called }
# $first and $last are the piles shown, the same if there is only one.
tile-weapons =
    new weapon from the { $count ->
        [one] { $first }
       *[other] { $first } or { $last }
    } pile
tile-rock = rock on its edges: { $rocks }

# $about lists some of the parts below; $reach is one of the sentences further down.
look-up-place = { $place }: { $about }.{ $reach }
place-kind =
    { $kind ->
        [start] a start tile
        [rock] rock
        [crossroads] crossroads
        [camp] a camp with spells
       *[castle] the castle
    }
# What a tile is called that has a name.
tile-called = { NAME($tile) }
place-called = “{ tile-called }”
place-no-monster = no monster
place-tokens =
    { $tokens ->
        [one] a victory token
       *[other] { $tokens } victory tokens
    }
place-with-swap = only by swapping the monster there for another
place-by-crossroads = by way of crossroads
reach-none = {""}
reach-here = {" "}You stand there.
reach-far = {" "}You cannot get there in one step.
# $barred is “yes” if it is your turn and you cannot win there.
reach-near =
    {" "}{ $by ->
        [crossroads] You can get there by way of crossroads
       *[next] It is next to you
    }{ $barred ->
        [yes] , but you have nothing to beat what is there.
       *[no] .
    }

## Options, each in a few words behind the option itself

# $about lists parts as above.
answer-place = { $about }
# $about lists what is around a start tile.
answer-start = next to { $about }
# What using a weapon with a spell means, and what discarding it with one does; several of these follow one another.
answer-use-swap-monsters = you win against another monster, which takes the place of the one there
answer-use-keep-weapon = the weapon comes back to your hand
answer-use-draw-spell = you draw a spell
answer-use-draw-weapon = you draw a weapon from any pile
answer-use-take-trophy = you take another trophy
answer-use-take-others-trophy = you take a trophy from another player
answer-use-go-on = afterwards you may go on to another tile
answer-discard-go-on = afterwards you may go on to another tile
answer-discard-nothing = wasted: there is nothing to beat
answer-teleport = change places with that player, attack from { $place }
answer-die = lose your weapons, keep your spells; stay where you are or return to a start tile
answer-stop = end your turn here
answer-stay = rise again where you are
answer-keep = discard nothing
answer-done = throw away no more

# What a box holds.
box-holds =
    “{ $name }”: { $tiles ->
        [one] one map tile
       *[other] { $tiles } map tiles
    }, { $weapons ->
        [one] one weapon
       *[other] { $weapons } weapons
    }, { $spells ->
        [one] one spell
       *[other] { $spells } spells
    }, { $tasks ->
        [one] one task
       *[other] { $tasks } tasks
    }, { $monsters ->
        [one] one monster token
       *[other] { $monsters } monster tokens
    }.
