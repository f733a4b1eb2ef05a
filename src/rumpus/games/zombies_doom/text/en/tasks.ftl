# What is printed on tasks, weapons and spells, put together from the data they are made of.

# $monster is demon, human, undead, beast, or any; $n is how many of them.
so-many-monsters =
    { $monster ->
        [demon] { $n ->
            [one] a demon
           *[other] { $n } demons
        }
        [human] { $n ->
            [one] a human
           *[other] { $n } humans
        }
        [undead] { $n ->
            [one] an undead
           *[other] { $n } undead
        }
        [beast] { $n ->
            [one] a beast
           *[other] { $n } beasts
        }
       *[any] { $n ->
            [one] any monster
           *[other] any { $n } monsters
        }
    }
# $first is one group of monsters or several with commas between them, $last one more.
monsters-and = { $first } and { $last }

## Tasks

task-next-to = Stand { KEYWORD("next-to", "next to") } { $monsters }.
task-between = Stand { KEYWORD("between", "between") } { $monsters }, on opposite sides of you.
task-in-a-row = Stand { KEYWORD("in-a-row", "in a row") } with { $monsters }, one behind the other and beginning next to you.
task-in-order = Stand in a row with { $monsters }, one behind the other in this order, beginning next to you.
# $tile is a kind of tile, or the id of one that has a name.
task-on =
    End your turn on { $tile ->
        [camp] a camp
        [start] a start tile
        [castle] the castle
       *[other] “{ NAME($tile) }”
    }.
task-trophies = Have { $monsters } among your { KEYWORD("trophies", "trophies") }.

## Weapons

weapon-beats =
    Beats { $monster ->
        [demon] one { KEYWORD("demon", "demon") }
        [human] one { KEYWORD("human", "human") }
        [undead] one { KEYWORD("undead", "undead") }
       *[beast] one { KEYWORD("beast", "beast") }
    }.
weapon-bomb = A { KEYWORD("bomb", "joker") }: beats any one monster.
# $text is the sentence of a spell.
weapon-printed = { KEYWORD("printed", "Printed spell") } – { $text }
weapon-pile =
    Belongs to the { $pile ->
        [bow] bow
        [sword] sword
        [mace] mace
       *[spear] spear
    } { KEYWORD("pile", "pile") }.

## Spells

# $spell is the id of a spell, $does what it does: one of the parts below, or several.
spell-text = { NAME($spell) }: { $does }.
# $first is one of the parts, $next all that follow.
effects-then = { $first }; { $next }
effect-change-places = before the { KEYWORD("attack", "attack") } you { KEYWORD("change-places", "change places") } with another player and move from there
effect-swap-monsters = before the { KEYWORD("attack", "attack") } a monster on the tile you attack { KEYWORD("swap-monsters", "changes places") } with any other on the map
effect-keep-weapon = the weapon beats a monster and { KEYWORD("keep-weapon", "stays in your hand") }
effect-draw-spell = if it beats a monster, you { KEYWORD("bring", "draw a spell") }
effect-draw-weapon = if it beats a monster, you { KEYWORD("bring", "draw a weapon") } from any pile, unless your hand is full
effect-take-trophy = if it beats a monster, you { KEYWORD("bring", "take another one") } as a { KEYWORD("trophies", "trophy") } from those not in play
effect-take-others-trophy = if it beats a monster, you { KEYWORD("bring", "take") } a { KEYWORD("trophies", "trophy") } from another player
effect-go-on = the { KEYWORD("attack", "attack") } does not end your turn; you may { KEYWORD("go-on", "go on") } to another tile
