# The table as the terminal shows it. Cards and tasks are called as answers write them: sword@bow, between-demons.

## The signs on the map: each variable is how something is drawn there

board-signs = { $you } you  2 player 2  { $reach } one step away  { $token } victory token  { $rock } rock  { $junction } crossroads: in by one, out by any
board-monsters = { $demon } demon: bow  { $human } human: sword  { $undead } undead: mace  { $beast } beast: spear  (beaten by that weapon or by a bomb)
board-letters = At the bottom of a tile, the pile from which you draw your first weapon there: { $bow } bow  { $sword } sword  { $mace } mace  { $spear } spear

## Tasks and decks

board-task = Task { $task }: { $text }
board-no-task = No task is open.
# How many cards are left.
board-piles = To be drawn: bow pile { $bow }, sword pile { $sword }, mace pile { $mace }, spear pile { $spear }, spells { $spells }, tasks { $tasks }

## Players, each on a line with what of these can be said of them

# $seat is a player: player 1, player 2, …; $place is “none” before they have chosen a start tile.
board-own =
    { $seat }, you{ $place ->
        [none] {""}
       *[other] , on { $place }
    }
board-other =
    { $seat }{ $place ->
        [none] {""}
       *[other] , on { $place }
    }
# $target is how many tokens and tasks together win.
board-score = { $score } of { $target } to win
board-trophies = trophies { $trophies }
board-own-weapons = weapons { $weapons }
board-no-weapon = no weapon
board-own-spells = spells { $spells }
# Weapons that everybody knows another player to have.
board-known-weapons = weapons { $weapons }
# $backs lists what is on the backs of the weapons unseen.
board-unseen-weapons = weapons with the backs { $backs }
board-spell-count =
    { $count ->
        [0] no spell
        [one] one spell
       *[other] { $count } spells
    }

## The moment

board-set-up = The table is being set up.
board-over = The game is over.
# $held lists the weapons laid down for the attack under way, or is “none”; $fought is “yes” after a monster was beaten.
board-turn =
    Turn { $number }: { $seat }{ $held ->
        [none] {""}
       *[other] , attacking with { $held }
    }{ $fought ->
        [yes] ; a monster was beaten, so the monsters will not rest
       *[no] {""}
    }.
