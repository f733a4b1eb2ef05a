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

spell-hardened = { KEYWORD("hardened", "Hardened weapon") }: the weapon beats a monster and stays in your hand.
spell-teleport = { KEYWORD("teleport", "Teleport") }: before the { KEYWORD("attack", "attack") } you change places with another player and move from there.
spell-lure = { KEYWORD("lure", "Lure") }: before the { KEYWORD("attack", "attack") } a monster on the tile you attack changes places with any other on the map.
spell-berserk = { KEYWORD("berserk", "Berserk") }: the { KEYWORD("attack", "attack") } does not end your turn; you may go on to another tile.
