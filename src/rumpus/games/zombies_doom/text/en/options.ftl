# What a player can answer, as the page lists it: option-<kind of question>-<first word of the answer>.
#
# $text is the answer as it is written, for example “use bow and mace with lure”. Its words can be told apart:
#   WORD($text, n: 2)                        the second word, empty if there is none: bow
#   WORD($text, n: 1, after: "and")          the first word after “and”: mace
#   WORD($text, n: 2, part: 2)               of a weapon card such as sword+lure@bow: 1 is the weapon, then the spell
#                                            printed on it, then the pile of its back if that is another
# Besides, where it speaks of them:
#   $place    what a tile is called: C4
#   $things   what is there, as a list, or “none”
#   $way      which way it is: north, east, south, west or crossroads
#   $beside   how far in which direction from what it lies: 1 north castle, 2 east you, 1 south west-start or 1 west figure; or none
#   $whose    the player whose figure that is
#   $printed, $spell   of the (first) weapon: the spell printed on it, the one it is used with; or “none”
#   $second-printed, $second-spell   the same of a second weapon

## Weapon cards, within the sentences below

option-card =
    { WORD($text, n: 2, part: 1) ->
        [bow] the bow
        [sword] the sword
        [mace] the mace
        [spear] the spear
       *[bomb] the bomb
    }{ USUAL(WORD($text, n: 2, part: 2)) ->
        [bow] {" "}from the bow pile
        [sword] {" "}from the sword pile
        [mace] {" "}from the mace pile
        [spear] {" "}from the spear pile
        [hardened] { WORD($text, n: 3) ->
            [itself] {" "}with its printed spell “hardened weapon”
            [spent] {" "}(its printed spell “hardened weapon” is used up)
           *[other] {" "}(not its printed spell “hardened weapon”)
        }
        [teleport] { WORD($text, n: 3) ->
            [itself] {" "}with its printed teleport
            [spent] {" "}(its printed teleport is used up)
           *[other] {" "}(not its printed teleport)
        }
        [lure] { WORD($text, n: 3) ->
            [itself] {" "}with its printed lure
            [spent] {" "}(its printed lure is used up)
           *[other] {" "}(not its printed lure)
        }
        [berserk] { WORD($text, n: 3) ->
            [itself] {" "}with its printed berserk
            [spent] {" "}(its printed berserk is used up)
           *[other] {" "}(not its printed berserk)
        }
       *[other] { $printed ->
            [none] {""}
           *[other] { WORD($text, n: 3) ->
                [itself] {" "}with its printed spell “{ NAME($printed) }”
                [spent] {" "}(its printed spell “{ NAME($printed) }” is used up)
               *[other] {" "}(not its printed spell “{ NAME($printed) }”)
            }
        }
    }
option-spell =
    { WORD($text, n: 3) ->
        [with] { USUAL(WORD($text, n: 4)) ->
            [hardened] {" "}with your spell “hardened weapon”
            [teleport] {" "}with your teleport
            [lure] {" "}with your lure
            [berserk] {" "}with your berserk
           *[other] { $spell ->
                [none] {""}
               *[other] {" "}with your spell “{ NAME($spell) }”
            }
        }
        [spent] { USUAL(WORD($text, n: 5)) ->
            [hardened] {" "}with your spell “hardened weapon”
            [teleport] {" "}with your teleport
            [lure] {" "}with your lure
            [berserk] {" "}with your berserk
           *[other] { $spell ->
                [none] {""}
               *[other] {" "}with your spell “{ NAME($spell) }”
            }
        }
       *[other] {""}
    }
# Both of these say nothing if there is one weapon only.
option-second-card =
    { WORD($text, n: 1, after: "and", part: 1) ->
        [bow] {" "}and the bow
        [sword] {" "}and the sword
        [mace] {" "}and the mace
        [spear] {" "}and the spear
        [bomb] {" "}and the bomb
       *[other] {""}
    }{ USUAL(WORD($text, n: 1, after: "and", part: 2)) ->
        [bow] {" "}from the bow pile
        [sword] {" "}from the sword pile
        [mace] {" "}from the mace pile
        [spear] {" "}from the spear pile
        [hardened] { WORD($text, n: 2, after: "and") ->
            [itself] {" "}with its printed spell “hardened weapon”
            [spent] {" "}(its printed spell “hardened weapon” is used up)
           *[other] {" "}(not its printed spell “hardened weapon”)
        }
        [teleport] { WORD($text, n: 2, after: "and") ->
            [itself] {" "}with its printed teleport
            [spent] {" "}(its printed teleport is used up)
           *[other] {" "}(not its printed teleport)
        }
        [lure] { WORD($text, n: 2, after: "and") ->
            [itself] {" "}with its printed lure
            [spent] {" "}(its printed lure is used up)
           *[other] {" "}(not its printed lure)
        }
        [berserk] { WORD($text, n: 2, after: "and") ->
            [itself] {" "}with its printed berserk
            [spent] {" "}(its printed berserk is used up)
           *[other] {" "}(not its printed berserk)
        }
       *[other] { $second-printed ->
            [none] {""}
           *[other] { WORD($text, n: 2, after: "and") ->
                [itself] {" "}with its printed spell “{ NAME($second-printed) }”
                [spent] {" "}(its printed spell “{ NAME($second-printed) }” is used up)
               *[other] {" "}(not its printed spell “{ NAME($second-printed) }”)
            }
        }
    }
option-second-spell =
    { WORD($text, n: 2, after: "and") ->
        [with] { USUAL(WORD($text, n: 3, after: "and")) ->
            [hardened] {" "}with your spell “hardened weapon”
            [teleport] {" "}with your teleport
            [lure] {" "}with your lure
            [berserk] {" "}with your berserk
           *[other] { $second-spell ->
                [none] {""}
               *[other] {" "}with your spell “{ NAME($second-spell) }”
            }
        }
        [spent] { USUAL(WORD($text, n: 4, after: "and")) ->
            [hardened] {" "}with your spell “hardened weapon”
            [teleport] {" "}with your teleport
            [lure] {" "}with your lure
            [berserk] {" "}with your berserk
           *[other] { $second-spell ->
                [none] {""}
               *[other] {" "}with your spell “{ NAME($second-spell) }”
            }
        }
       *[other] {""}
    }
# The card in “teleport player 2 sword+lure”: the fourth word.
option-teleport-card =
    { WORD($text, n: 4, part: 1) ->
        [bow] the bow
        [sword] the sword
        [mace] the mace
        [spear] the spear
       *[bomb] the bomb
    }{ USUAL(WORD($text, n: 4, part: 2)) ->
        [bow] {" "}from the bow pile
        [sword] {" "}from the sword pile
        [mace] {" "}from the mace pile
        [spear] {" "}from the spear pile
        [hardened] {" "}(with the spell “hardened weapon” printed on it)
        [lure] {" "}(with a lure printed on it)
        [berserk] {" "}(with a berserk printed on it)
       *[other] { $printed ->
            [none] {""}
           *[other] {" "}(with the spell “{ NAME($printed) }” printed on it)
        }
    }

## Where to begin, where to go

# Where a tile is, behind its name.
where-beside =
    { WORD($beside, n: 1) ->
        [none] {""}
        [1] , { beside-side } of { beside-what }
        [2] , two { beside-side } of { beside-what }
        [3] , three { beside-side } of { beside-what }
       *[4] , four { beside-side } of { beside-what }
    }
beside-side =
    { WORD($beside, n: 2) ->
        [north] north
        [east] east
        [south] south
       *[west] west
    }
beside-what =
    { WORD($beside, n: 3) ->
        [castle] the castle
        [you] you
        [west-start] the western start tile
        [east-start] the eastern start tile
       *[figure] { PLAYER($whose) ->
            [unnamed] player { WORD($whose, n: 2) }
           *[other] { PLAYER($whose) }
        }
    }
option-start-start = Begin on the start tile { $place }{ where-beside }.

option-way =
    { $way ->
        [north] north
        [east] east
        [south] south
        [west] west
       *[crossroads] by the crossroads
    }
option-there =
    { $things ->
        [none] {""}
       *[other] : { $things }
    }
option-go-go = Go { option-way } to { $place }{ where-beside }{ option-there }.
option-go-teleport =
    { WORD($text, n: 5) ->
        [itself] Change places with { the-other } on { $place } by { USUAL($spell) ->
            [teleport] the teleport
           *[other] the spell “{ NAME($spell) }”
        } printed on { option-teleport-card }, then attack with it.
       *[other] Change places with { the-other } on { $place } by { USUAL($spell) ->
            [teleport] your teleport
           *[other] your spell “{ NAME($spell) }”
        } on { option-teleport-card }, then attack with it.
    }
option-go-die = Die: lose your weapons, keep your spells.

option-go-on-go = Go on { option-way } to { $place }{ where-beside }{ option-there }.
option-go-on-teleport = { option-go-teleport }
option-go-on-stop = Go no further.

option-go-from-there-go = Go { option-way } to { $place }{ where-beside }{ option-there }.
option-go-from-there-teleport = { option-go-teleport }

## Fighting

option-use-use = Use { option-card }{ option-spell }{ option-second-card }{ option-second-spell }.
option-discard-keep = Discard no weapon.
option-discard-discard = Discard { option-card }{ option-spell }.
option-lure-lure =
    { WORD($text, n: 5) ->
        [demon] Swap the demon for { option-lured } from { $place }{ where-beside }.
        [human] Swap the human for { option-lured } from { $place }{ where-beside }.
        [undead] Swap the undead for { option-lured } from { $place }{ where-beside }.
        [beast] Swap the beast for { option-lured } from { $place }{ where-beside }.
       *[none] Swap it for { option-lured } from { $place }{ where-beside }.
    }
option-lured =
    { WORD($text, n: 2) ->
        [demon] the demon
        [human] the human
        [undead] the undead
       *[beast] the beast
    }

## What a spell brings

option-take-trophy-take = Take { a-monster } as a trophy.
option-take-others-trophy-take = Take the trophy of { a-monster } from { the-other }.

## In a camp

option-camp-draw =
    { WORD($text, n: 2) ->
        [spell] Draw a spell.
       *[nothing] Draw no spell.
    }
option-throw-throw = Throw away the task “{ NAME(WORD($text, n: 2)) }”.
option-throw-done = Throw away no more tasks.

## After dying

option-rise-stay = Rise again where you are.
option-rise-return = Rise again on the start tile { $place }{ where-beside }.

## The end of a turn

option-trophies-keep =
    Keep these trophies: { WORD($text, n: 2) ->
        [demon] demon
        [human] human
        [undead] undead
       *[beast] beast
    }{ WORD($text, n: 3) ->
        [demon] , demon
        [human] , human
        [undead] , undead
        [beast] , beast
       *[other] { "" }
    }{ WORD($text, n: 4) ->
        [demon] , demon
        [human] , human
        [undead] , undead
        [beast] , beast
       *[other] { "" }
    }{ WORD($text, n: 5) ->
        [demon] , demon
        [human] , human
        [undead] , undead
        [beast] , beast
       *[other] { "" }
    }{ WORD($text, n: 6) ->
        [demon] , demon
        [human] , human
        [undead] , undead
        [beast] , beast
       *[other] { "" }
    }.
option-draw-draw =
    { WORD($text, n: 2) ->
        [bow] Draw from the bow pile.
        [sword] Draw from the sword pile.
        [mace] Draw from the mace pile.
       *[spear] Draw from the spear pile.
    }
