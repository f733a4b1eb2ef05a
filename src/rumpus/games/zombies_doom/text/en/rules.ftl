# The rules of Zombies Doom, clause by clause, in the order in which they are read: rule-Z4 is the title of section
# Z4, rule-Z4-5 is clause Z4.5. Code, log and scenarios cite clauses by these numbers.
#
# { -ours } stands behind a sentence that is our own ruling, because the document is silent there.
# $box-… are numbers of the box in play (numbers.py).

-ours = [our ruling]

## Z1

rule-Z1 = Components
rule-Z1-1 = Each of the two to four players has a figure. Monster tokens come in four colours: red demons (devils), blue humans (wizards), yellow undead (zombies) and green beasts (bears). Victory tokens are what everybody is after.
rule-Z1-2 = There are four piles of weapon cards, and the backs tell them apart: bows, swords, maces, spears. Most cards of a pile are the weapon on its back, but a few others and bombs are mixed in, so the back is no promise.
rule-Z1-3 = A weapon beats one monster of its colour: the bow a demon, the sword a human, the mace an undead, the spear a beast. A bomb, or joker, beats any one monster. A spell may be printed on a weapon if you agreed on that (Z9.1).
rule-Z1-4 =
    There is also a deck of spells (Z2), a deck of tasks of which { $box-open-tasks ->
        [0] none lies open
        [1] one lies open
        [3] three lie open
       *[other] { $box-open-tasks } lie open
    } (Z3), and the tiles of the map (Z4).
rule-Z1-5 = Your weapons and spells are hidden from the others, who see only the backs and how many there are. { -ours } A weapon that was used and stays in your hand is known to all. { -ours } Trophies, tokens, tasks and discards are open.
rule-Z1-6 = When the last card of a weapon pile or of the spell deck is gone and one has to be drawn, its discards are shuffled and become the new deck. { -ours } The task deck is renewed in the same way from the tasks thrown away; if there are none, fewer tasks lie open. { -ours }

## Z2

rule-Z2 = Spells
rule-Z2-1 =
    { $box-any-spells ->
        [0] With this box there are no spells, so whatever else is said of spells does not apply. { -ours }
       *[other] Each spell works once. You put a loose spell card on any weapon you use; a printed spell works with its own weapon only. You never have to use a spell: a weapon with a printed one can serve as a plain weapon. If a weapon stays in your hand after its printed spell was used, it is a plain weapon from then on. { -ours }
    }
rule-Z2-2 = A weapon takes a single spell, whether loose or printed. That is counted for each attack: a weapon that stayed in your hand can carry another spell on the second tile when the turn goes on (Z2.6). { -ours }
rule-Z2-3 = Keeping the weapon: the weapon beats a monster and goes back to your hand instead of to the discards.
rule-Z2-4 = Changing places: before you attack, your figure and that of another player change places, and you move on from where you are then. Neither of you counts as entering the new tile. { -ours } It takes a figure on another tile than yours. { -ours }
rule-Z2-5 = Swapping monsters: before you attack, a monster on the tile you are going to and any other monster on the map change places. It takes two monsters of different colours, and they must be such that you win the fight. { -ours }
rule-Z2-6 = Going on: your turn goes on after the attack. If you want to and can, you go on to another tile, with a fight or without. It is still one turn. The weapon you use on the second tile may carry such a spell again and so lead on again, but two on the same attack would not, and are not allowed. { -ours } If the first tile holds no monster, the weapon with such a spell is discarded there.
rule-Z2-7 =
    { $box-castle-monsters ->
        [2] It takes two weapons to beat the castle, so two spells can be used there, one with each weapon: for example one to go on and one to keep the weapon.
       *[other] With this box no attack takes two weapons, so two spells are never used on one tile. { -ours }
    }
rule-Z2-8 = You may use a spell and attack a tile without monsters. One to go on then costs the weapon it is on (Z2.6), and so does one to keep the weapon, which beats nothing there. { -ours } Changing places alone does not: as on any empty tile (Z6.3) you may discard a weapon and need not. After it no other spell can be used for that tile, and there is no monster to be swapped. { -ours } But whoever has used a spell must attack and cannot give up the turn: those who die do so in peace.
rule-Z2-9 = You may use a spell in the turn in which you drew it only if your turn goes on after that (Z2.6): with the weapon for the second tile.
rule-Z2-10 = Bringing something: whoever beats a monster with such a spell draws a spell, or a weapon from any pile if the hand has room for it, or takes as a trophy a monster that is neither on the map nor among trophies, or the trophy of another player, as the spell says. Where nothing is beaten it brings nothing, and the weapon is discarded. { -ours }

## Z3

rule-Z3 = Tasks
rule-Z3-1 =
    { $box-open-tasks ->
        [0] With this box no tasks lie open, so whatever else is said of tasks does not apply. { -ours }
       *[other] { $box-open-tasks ->
            [1] One task lies open
            [3] Three tasks lie open
           *[other] { $box-open-tasks } tasks lie open
        }. When your turn ends you take every one of them that you have completed, and each counts as much as a victory token. Then new ones are opened until there are { $box-open-tasks ->
            [3] three
           *[other] as many as before
        }, and those you cannot take in the same turn.
    }
rule-Z3-2 = Some tasks want you to stand somewhere with monsters around you, in rows or in columns; rock on the edges between you does not matter. “Between” is right beside you, on two opposite sides. “In a row with” is one behind another in one of the four directions, without gaps, beginning right beside you. So you stand at the end of the row, and in which order the monsters come does not matter, unless the card says so. { -ours } “Next to” is on the four sides of you, in any arrangement. { -ours } The castle is one place of a row, or one of two opposite sides, and either of its monsters will do; next to you both count. { -ours }{ $box-tile-tasks ->
    [0] {""}
   *[other] {" "}Others want you to end your turn on a certain tile: any tile of that kind will do, but if the card gives a tile by its name, only that one. { -ours }
}
rule-Z3-3 = Other tasks want certain trophies in front of you. They are not spent by it. { -ours }
rule-Z3-4 = A task can be completed by dying.

## Z4

rule-Z4 = Tiles
rule-Z4-1 = A tile may show rock along an edge. Nobody crosses such an edge, in either direction, and it does not matter which of the two tiles shows the rock.
rule-Z4-2 = Start: the figures begin here. It has neither a monster nor a token.
rule-Z4-3 = Rock: nobody enters it or passes through it. It has neither a monster nor a token.
rule-Z4-4 = Crossroads: they have neither a monster nor a token, and nobody can stop on them. Whoever enters one of them leaves at once from any of them, just as if the tile behind and the tile ahead were neighbours. Rock on their edges is still in the way. Nobody returns to the tile they came from: that would not be a move. { -ours }
rule-Z4-5 = Camp: it has neither a monster nor a token. Each time you enter it you may draw a spell, and you may throw away as many of the open tasks as you like. They are replaced when the turn ends (Z8.1), although the document also says that as many as at the beginning always lie open. { -ours } Whoever dies there, or comes there by changing places, gets nothing. { -ours }
rule-Z4-6 =
    { $box-castles ->
        [0] The map of this box has no castle, so whatever else is said of it does not apply. { -ours }
       *[other] { $box-castle-monsters ->
            [0] Castle: nobody guards it. Whoever enters it first takes whatever victory tokens there are. { -ours }
           *[other] Castle: { $box-castle-monsters ->
                [1] one monster guards
               *[2] two monsters guard
            } { $box-castle-tokens ->
                [0] it, but no victory token
                [1] one victory token
                [2] two victory tokens
               *[other] { $box-castle-tokens } victory tokens
            }. { $box-castle-monsters ->
                [1] Beat it
               *[2] You have to beat both monsters in one turn
            }, and then { $box-castle-tokens ->
                [2] both tokens are yours
               *[other] whatever tokens there are, are yours
            }.
        }
    }
rule-Z4-7 = Normal tiles hold one monster and one victory token and show one or two weapons. When you end your turn there, the first weapon you draw comes from such a pile; where two are shown you choose one of the two.

## Z5

rule-Z5 = Set-up
rule-Z5-1 =
    { $box-usual-map ->
        [0] The map has { $box-places } places in { $box-rows } rows. Some tiles always lie where the box has them: starts { $box-starts }, castles { $box-castles }, rocks { $box-rocks }. Other tiles, drawn at random, are laid on the other places.
       *[other] The middle of the map is a row of start, rock, castle, rock and start. Other tiles, drawn at random, are laid around it in a diamond whose rows have 3, 5, 7, 9, 7, 5 and 3 places, those five among the nine.
    } { $box-left-over ->
        [0] None is left over.
        [one] One is left over.
       *[other] { $box-left-over } are left over.
    } The tiles are turned at random, too. { -ours }
rule-Z5-2 = Everybody must be able to get to every tile, and to a crossroads by one of its own edges at least. If some tile cannot be reached, the tile whose rock is in the way is turned clockwise until all can. If several are in the way, what brings the most tiles within reach is tried first, then what takes the fewest quarter turns, then the tile that comes first in reading order. { -ours } If no turning helps, all tiles are laid out again. { -ours }
rule-Z5-3 = A victory token and a random monster go onto each tile, except rocks, camps, crossroads and starts; the castle has its own numbers of both (Z4.6).
rule-Z5-4 = Somebody goes first; at this table a player picked at random. { -ours } Then, everybody in turn at each step: { setup-spells }; choose a start tile, which others may share; the tasks are opened (Z3.1); { setup-weapons } from any piles.

# What is drawn at the beginning; whoever goes first, second, third and fourth may get different numbers.
setup-spells =
    { $box-starting-spells-alike ->
        [0] draw spells (whoever goes first { $box-starting-spells-1 }, then { $box-starting-spells-2 }, { $box-starting-spells-3 } and { $box-starting-spells-4 })
       *[other] draw { so-many-starting-spells }
    }
so-many-starting-spells =
    { $box-starting-spells-1 ->
        [0] no spell
        [one] a spell
       *[other] { $box-starting-spells-1 } spells
    }
setup-weapons =
    { $box-starting-weapons-alike ->
        [0] draw weapons (whoever goes first { $box-starting-weapons-1 }, then { $box-starting-weapons-2 }, { $box-starting-weapons-3 } and { $box-starting-weapons-4 })
       *[other] draw { so-many-starting-weapons }
    }
so-many-starting-weapons =
    { $box-starting-weapons-1 ->
        [0] no weapon
        [one] one weapon
       *[other] { $box-starting-weapons-1 } weapons
    }

## Z6

rule-Z6 = A turn
rule-Z6-1 = A turn has three parts: the fight, the monsters’ rest and the end of the turn.
rule-Z6-2 = You have to move to a tile next to yours, or die. There are up to four such tiles: fewer beside rock or at the edge of the map, more beside crossroads.
rule-Z6-3 = If no monster is there, you may go, and on the way you may discard one weapon. You make use of the tile, but as you have not fought, the monsters rest.
rule-Z6-4 = If monsters are there, you may go only if you beat every one of them: for each you discard a weapon of its colour or a bomb, or use one with a spell to keep it. Then you go there, take the victory tokens that are still there and the monsters as your trophies, and make use of the tile.
rule-Z6-5 = If you cannot move, or do not want to, you die: you discard all your weapons but keep your spells, and stay where you are or go to a start tile, as you like. The monsters rest.

## Z7

rule-Z7 = Monsters’ rest
rule-Z7-1 =
    { $box-monsters-rest ->
        [0] With this box the monsters do not rest: none ever comes back, whatever other clauses say. { -ours }
       *[other] If you have beaten no monster in your turn, a new one, picked at random, comes to every tile that should have one and has none.
    }
rule-Z7-2 = None comes to a tile where monsters do not belong (Z5.3) or where somebody stands, nor to the castle once it has been beaten.
rule-Z7-3 = Victory tokens do not come back, ever.
rule-Z7-4 = If your turn took you to two tiles, a fight on one of them is enough to keep the monsters from resting.

## Z8

rule-Z8 = The end of a turn, and winning
rule-Z8-1 = In this order: if you have more than { $box-trophies-kept } trophies, choose { $box-trophies-kept } to keep; take the tasks you have completed; fill the row of tasks; draw weapons until you have { $box-hand-size }; see whether you have won.
rule-Z8-2 = If the tile you stand on shows weapons, the first weapon you draw comes from such a pile. The others come from any pile.
rule-Z8-3 =
    The target is { $box-target-2 } with two players, { $box-target-3 } with three, { $box-target-4 } with four. { $box-finish-the-round ->
        [0] You win if at this moment you are the first whose victory tokens and tasks together come to it.
       *[other] Once somebody’s victory tokens and tasks together come to it, the round is finished, so that all have had as many turns; then whoever has most wins, and of several with as many the last of them in the order of play. { -ours }
    } The document’s opening speaks of trophies, one for each monster and each task; its chapter on winning counts victory tokens, and a task is worth one. We follow that chapter: trophies only serve for tasks. { -ours }

## Z9

rule-Z9 = Optional rules
rule-Z9-1 = Printed spells: some weapons in the piles have a spell printed on them. Agree beforehand whether you play with these.

## Z10

rule-Z10 = The box
rule-Z10-counts = The document names the kinds of things but not how many there are. All numbers are ours, and they are data that anybody can change. { -ours }
rule-Z10-tiles = Map tiles besides the { $box-fixed } that always lie in the same places: { $box-tiles }. Normal ones { $box-normal }, camps { $box-camps }, crossroads { $box-crossroads }; with rock on one or two edges { $box-rocky }.
rule-Z10-bow = Bow pile: cards { $box-bow-cards }, of them bows { $box-bow-own }, other weapons { $box-bow-others }, bombs { $box-bow-bombs }. With printed spells: cards { $box-bow-cards-printed }, of them with a spell { $box-bow-printed }.
rule-Z10-sword = Sword pile: cards { $box-sword-cards }, of them swords { $box-sword-own }, other weapons { $box-sword-others }, bombs { $box-sword-bombs }. With printed spells: cards { $box-sword-cards-printed }, of them with a spell { $box-sword-printed }.
rule-Z10-mace = Mace pile: cards { $box-mace-cards }, of them maces { $box-mace-own }, other weapons { $box-mace-others }, bombs { $box-mace-bombs }. With printed spells: cards { $box-mace-cards-printed }, of them with a spell { $box-mace-printed }.
rule-Z10-spear = Spear pile: cards { $box-spear-cards }, of them spears { $box-spear-own }, other weapons { $box-spear-others }, bombs { $box-spear-bombs }. With printed spells: cards { $box-spear-cards-printed }, of them with a spell { $box-spear-printed }.
rule-Z10-cards = Spells: { $box-spells }. Tasks: { $box-tasks }. About where you stand { $box-stand-tasks }, about trophies { $box-trophy-tasks }.
rule-Z10-monsters = Monster tokens: demons { $box-demon }, humans { $box-human }, undead { $box-undead }, beasts { $box-beast }. A new monster is drawn from those that are neither on the map nor among trophies; should none be left, each colour is equally likely. { -ours }
rule-Z10-enough = Everybody could be one short of the target. So a box must hold more than all players together can have before one of them has won: victory tokens, at least { $box-tokens } on the map of this box, and those tasks about trophies that can be completed whatever the map is like, because monsters come back. So there is always something left to win, and no game gets stuck. { -ours }
