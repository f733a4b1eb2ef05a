# What the page calls things on the table, for eyes and for ears. What answers mean is in options.ftl.
#
# $weapon, $pile, $spell, $monster and $place are as in events.ftl. Where a list may be empty it is “none”.

zombies-player =
    { PLAYER($seat) ->
        [unnamed] player { WORD($seat, n: 2) }
       *[other] { PLAYER($seat) }
    }

## The map

zombies-board = Map. The arrow keys move from tile to tile, Enter chooses.
zombies-edge =
    { $edge ->
        [north] north
        [east] east
        [south] south
       *[west] west
    }
# $called is the id of a tile that has a name. $monsters, $piles, $rock and $figures are lists, and so are the tiles that crossroads lead to, $reach; $may is “yes” if the tile can be chosen now.
zombies-tile =
    { $place }: { $kind ->
        [start] start tile
        [rock] rock
        [crossroads] crossroads
        [camp] camp
        [castle] castle
       *[normal] tile
    }{ $called ->
        [none] {""}
       *[other] {" "}“{ NAME($called) }”
    }{ $monsters ->
        [none] {""}
       *[other] , { $monsters }
    }{ $tokens ->
        [0] {""}
        [one] , a victory token
       *[other] , { $tokens } victory tokens
    }{ $figures ->
        [none] {""}
       *[other] , { $figures }
    }{ $piles ->
        [none] {""}
       *[other] , shows { $piles }
    }{ $rock ->
        [none] {""}
       *[other] , rock on its edges: { $rock }
    }{ $reach ->
        [none] {""}
       *[other] , leading to { $reach }
    }{ $may ->
        [yes] , can be chosen
       *[no] {""}
    }

## Cards

zombies-hand-empty = You have no cards.
zombies-explain = What the rules say: { $name }
zombies-weapon =
    { $weapon ->
        [bow] bow
        [sword] sword
        [mace] mace
        [spear] spear
       *[bomb] bomb
    }
zombies-weapon-title =
    { $weapon ->
        [bow] Bow
        [sword] Sword
        [mace] Mace
        [spear] Spear
       *[bomb] Bomb
    }
# $spell is printed on the card, or “none”; $pile is what its back shows; $spent is “yes” once the spell was used.
zombies-card =
    { $weapon ->
        [bow] Bow
        [sword] Sword
        [mace] Mace
        [spear] Spear
       *[bomb] Bomb
    } from the { $pile ->
        [bow] bow
        [sword] sword
        [mace] mace
       *[spear] spear
    } pile{ USUAL($spell) ->
        [none] {""}
        [hardened] , the spell “hardened weapon” printed on it
        [teleport] , a teleport printed on it
        [lure] , a lure printed on it
        [berserk] , a berserk printed on it
       *[other] , the spell “{ NAME($spell) }” printed on it
    }{ $spent ->
        [yes] {" "}and used up
       *[no] {""}
    }
zombies-spell =
    { USUAL($spell) ->
        [hardened] Spell: hardened weapon
        [teleport] Spell: teleport
        [lure] Spell: lure
        [berserk] Spell: berserk
       *[other] Spell: { NAME($spell) }
    }
zombies-spell-title =
    { USUAL($spell) ->
        [hardened] Hardened
        [teleport] Teleport
        [lure] Lure
        [berserk] Berserk
       *[other] { NAME($spell) }
    }
# $trophies is a list: 2 demons and a beast.
zombies-keep = Keep as trophies: { $trophies }

## Beside the map

zombies-tasks = Open tasks
# $count is how many lie face down.
zombies-tasks-left = Open tasks ({ $count } more in the deck)
# The word under the picture of a task.
zombies-task-sort =
    { $pattern ->
        [next-to] next to
        [between] between
        [in-a-row] in a row
        [in-order] in this order
        [on] stand here
       *[trophies] trophies
    }
zombies-task-name = Task “{ NAME($task) }”
zombies-piles = Piles
# $discards is how many cards lie face up beside it.
zombies-pile =
    { $pile ->
        [bow] Bow pile
        [sword] Sword pile
        [mace] Mace pile
        [spear] Spear pile
       *[spell] Spell deck
    }: { $count ->
        [one] one card
       *[other] { $count } cards
    }, { $discards ->
        [0] none discarded
       *[other] { $discards } discarded
    }
zombies-pool = Monsters waiting
zombies-pool-of =
    { $monster ->
        [demon] { $count ->
            [one] one demon (devil)
           *[other] { $count } demons (devils)
        }
        [human] { $count ->
            [one] one human (wizard)
           *[other] { $count } humans (wizards)
        }
        [undead] { $count ->
            [one] one undead (zombie)
           *[other] { $count } undead (zombies)
        }
       *[beast] { $count ->
            [one] one beast (bear)
           *[other] { $count } beasts (bears)
        }
    }
zombies-discards = Discarded cards
zombies-so-many = { $n } × { $name }

## Players

zombies-score-short = { $score } / { $target }
zombies-score =
    { $score } of { $target } to win: { $tokens ->
        [0] no victory token
        [one] one victory token
       *[other] { $tokens } victory tokens
    } and { $tasks ->
        [0] no task
        [one] one task
       *[other] { $tasks } tasks
    }
zombies-hand-of =
    { $weapons ->
        [0] no weapon
        [one] one weapon
       *[other] { $weapons } weapons
    } and { $spells ->
        [0] no spell
        [one] one spell
       *[other] { $spells } spells
    }
zombies-trophies = Trophies: { $trophies }
# The pictures of the weapons follow.
zombies-held = attacks with

## The story: turns, scores and deeds

turn-heading = Turn { $turn }: { The-seat }
score-doom =
    { $score } in all: { $tokens ->
        [0] no victory token
        [one] one victory token
       *[other] { $tokens } victory tokens
    }, { $tasks ->
        [0] no task
        [one] one task
       *[other] { $tasks } tasks
    }
deed-beaten =
    { $monsters ->
        [0] No monster beaten
        [one] One monster beaten
       *[other] { $monsters } monsters beaten
    }{ $deaths ->
        [0] { "" }
        [one] , died once
        [2] , died twice
       *[other] , died { $deaths } times
    }
# $won counts victory tokens and tasks.
deed-best =
    Best turn, { $turn }: { $monsters ->
        [0] no monster beaten
        [one] one monster beaten
       *[other] { $monsters } monsters beaten
    }{ $won ->
        [0] { "" }
       *[other] , { $won } towards the win
    }

## A map that can be asked

# A direction, as an answer to “which way”.
zombies-towards =
    { $way ->
        [north] north
        [east] east
        [south] south
       *[west] west
    }
zombies-leg = { $count } { $way }
# $parts is one leg, such as “3 north”, or lists two.
zombies-way =
    { $count ->
        [one] beside it, { $way }
       *[other] { $count } tiles: { $parts }
    }
# $name is a player, or lists monsters; $way is how far and in which direction.
zombies-piece = { $name } on { $place }: { $way }.
zombies-piece-here = { $name } here, on { $place }.
zombies-no-pieces =
    { $which ->
        [foes] There are no monsters on the map.
        [own] Your figure is not on the map.
       *[rest] Nobody else is on the map.
    }
# $what is a tile with what is on it.
zombies-on = { $what }.
zombies-beside = { $way } – { $what }.
zombies-beside-rock = { $way }, behind rock – { $what }.
zombies-beside-nothing = { $way } – the edge of the map.
zombies-far = From { $from } to { $to }: { $way }.
zombies-far-same = That is { $to } itself.
board-keys = The keys W, A, S and D go north, west, south and east, and so do the arrow keys.
