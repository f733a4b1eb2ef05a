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

task-next-to = Stand next to { $monsters }.
task-between = Stand between { $monsters }, on opposite sides of you.
task-in-a-row = Stand in a row with { $monsters }, one behind the other and beginning next to you.
task-trophies = Have { $monsters } among your trophies.

## Weapons

weapon-beats =
    Beats { $monster ->
        [demon] one demon
        [human] one human
        [undead] one undead
       *[beast] one beast
    }.
weapon-bomb = Beats any one monster.
# $text is the sentence of a spell.
weapon-printed = Printed on it: { $text }
weapon-pile =
    Belongs to the { $pile ->
        [bow] bow
        [sword] sword
        [mace] mace
       *[spear] spear
    } pile.

## Spells

spell-hardened = Hardened weapon: the weapon beats a monster and stays in your hand.
spell-teleport = Teleport: before the attack you change places with another player and move from there.
spell-lure = Lure: before the attack a monster on the tile you attack changes places with any other on the map.
spell-berserk = Berserk: the attack does not end your turn; you may go on to another tile.
