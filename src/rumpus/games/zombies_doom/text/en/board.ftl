# The table as the terminal shows it. Cards and tasks are called as answers write them: sword@bow, between-demons.

# The signs on the map: each variable is how something is drawn there.
board-legend = { $demon } demon  { $human } human  { $undead } undead  { $beast } beast  { $token } victory token  1 2 3 4 players  { $rock } rock  { $junction } crossroads
# The letters at the foot of a tile: the piles it shows.
board-letters = At the foot of a tile, the first weapon drawn there: b bow  s sword  m mace  p spear
board-piles = Piles: bow { $bow }, sword { $sword }, mace { $mace }, spear { $spear }; spells { $spells }; tasks { $tasks }
board-task = Open task: { $text } ({ $task })
board-no-task = No task is open.

## Players, each on a line with what of these can be said of them

# $target is how many tokens and tasks together win.
board-score = { $score } of { $target }
board-trophies = trophies { $trophies }
board-own-weapons = you have { $weapons }
board-own-spells = spells { $spells }
# Weapons that everybody knows another player to have.
board-known-weapons = { $weapons }
# $backs lists what is on the backs of the weapons unseen.
board-unseen-weapons = unseen: { $backs }
board-spell-count =
    { $count ->
        [one] one spell
       *[other] { $count } spells
    }

## The moment

board-set-up = The table is being set up.
board-over = The game is over.
board-turn = Turn { $number }: { $seat }.
