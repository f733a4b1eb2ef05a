# What happens in a game, one sentence an event: present tense, who and what.
#
# Arguments, everywhere in this file:
#   $seat, $other     a player: player 1, player 2, …; WORD($seat, n: 2) is the number alone
#   $place, $there, $origin   what a tile is called: C4
#   $weapon           bow, sword, mace, spear or bomb
#   $card             the id of a weapon card, which also tells its pile and the spell printed on it: sword@bow
#   $pile             bow, sword, mace or spear
#   $spell            the id of a spell of the box: hardened, teleport, lure, berserk or another
#   $monster, $lured  demon, human, undead or beast
#   $task             the id of a task
#   $way              which way somebody goes, said by { option-way }
#   $beside, $whose   what a tile is named after, said by { where-beside }

# By name, where the table knows one.
The-seat =
    { PLAYER($seat) ->
        [unnamed] { seat-by-number }
       *[other] { PLAYER($seat) }
    }
seat-by-number = Player { WORD($seat, n: 2) }
the-other =
    { PLAYER($other) ->
        [unnamed] player { WORD($other, n: 2) }
       *[other] { PLAYER($other) }
    }
a-weapon =
    { $weapon ->
        [bow] a bow
        [sword] a sword
        [mace] a mace
        [spear] a spear
       *[bomb] a bomb
    }
the-weapon =
    { $weapon ->
        [bow] the bow
        [sword] the sword
        [mace] the mace
        [spear] the spear
       *[bomb] the bomb
    }
the-pile =
    { $pile ->
        [bow] the bow pile
        [sword] the sword pile
        [mace] the mace pile
       *[spear] the spear pile
    }
a-monster =
    { $monster ->
        [demon] a demon
        [human] a human
        [undead] an undead
       *[beast] a beast
    }
the-monster =
    { $monster ->
        [demon] the demon
        [human] the human
        [undead] the undead
       *[beast] the beast
    }
the-lured =
    { $lured ->
        [demon] the demon
        [human] the human
        [undead] the undead
       *[beast] the beast
    }

## Set-up

event-first-player = { The-seat } goes first.
event-tile-turned =
    The tile on { $place } is turned clockwise by { $quarters ->
        [one] a quarter
        [2] a half
       *[other] three quarters
    }, so that every tile can be reached.
event-tiles-laid-anew = Some tile cannot be reached however the tiles are turned: all are laid out again.
event-map-built = The map is laid.
event-monsters-come =
    { $count ->
        [one] One monster comes out, to guard a victory token.
       *[other] { $count } monsters come out, each to guard a victory token.
    }
event-starts = { The-seat } starts on { $place }.

## Cards

event-pile-made-anew =
    { $pile ->
        [bow] The bow pile
        [sword] The sword pile
        [mace] The mace pile
       *[spear] The spear pile
    } is empty: its discards are shuffled.
event-spells-made-anew = The spell deck is empty: its discards are shuffled.
event-tasks-made-anew = The task deck is empty: the tasks thrown away are shuffled.
event-draws-weapon = { The-seat } draws from { the-pile }.
event-draws-weapon-own = { The-seat } draws { a-weapon } from { the-pile }.
event-draws-spell = { The-seat } draws a spell.
event-draws-spell-own =
    { The-seat } draws a spell: { USUAL($spell) ->
        [hardened] hardened weapon
        [teleport] teleport
        [lure] lure
        [berserk] berserk
       *[other] “{ NAME($spell) }”
    }.
event-task-opened = A new task lies open: “{ NAME($task) }”.
event-throws-task = { The-seat } throws away the task “{ NAME($task) }”.
event-completes-task = { The-seat } completes the task “{ NAME($task) }”.

## A turn

event-turn = Turn { $turn }: { The-seat }.
event-goes = { The-seat } goes { option-way } to { $place }{ where-beside }.
event-stops = { The-seat } goes no further.
event-discards = { The-seat } discards { a-weapon }.
event-uses = { The-seat } uses { a-weapon }.
event-uses-with-spell =
    { The-seat } uses { a-weapon } { USUAL($spell) ->
        [hardened] as a hardened weapon
        [teleport] with a teleport
        [lure] with a lure
        [berserk] with a berserk
       *[other] with the spell “{ NAME($spell) }”
    }.
event-keeps-weapon = { The-seat } keeps { the-weapon }.
event-teleports = { The-seat } changes places with { the-other } and now stands on { $place }.
event-lures = { The-seat } swaps { the-monster } on { $place } for { the-lured } from { $there }.
event-takes-trophy = { The-seat } takes the trophy of { a-monster }.
event-takes-others-trophy = { The-seat } takes the trophy of { a-monster } from { the-other }.
event-beats = { The-seat } beats { the-monster } on { $place }.
event-takes-tokens =
    { The-seat } takes { $tokens ->
        [one] a victory token
       *[other] { $tokens } victory tokens
    } from { $place }.
event-dies = { The-seat } dies.
event-rises = { The-seat } rises again on { $place }.
event-drops-trophy = { The-seat } puts back the trophy of { a-monster }.

## Monsters

event-monsters-rest =
    The monsters rest: { $count ->
        [0] none comes back
        [one] one comes back
       *[other] { $count } come back
    }.
event-monster-appears =
    { $monster ->
        [demon] A demon
        [human] A human
        [undead] An undead
       *[beast] A beast
    } appears on { $place }.

## The end

event-wins = { The-seat } wins with { $score } victory tokens and tasks.
event-reaches-target = { The-seat } has reached the target with { $score } victory tokens and tasks. The round is finished.
