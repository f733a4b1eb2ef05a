# What can be agreed before a game, as the command line explains it.

choice-variants = optional rules, separated by commas
choice-box = the tiles, weapons, spells and tasks to play with: a name, or a folder with your own

## The same on the page: a title for each, and a name for each value. Its clause, if it has one, is “clause”.

choice-box-title = Box
choice-box-standard = Standard
choice-box-fairer = Fairer
choice-variants-title = Optional rules
choice-variants-printed-spells = Printed spells
    .clause = Z9.1

# On the game's card.
game-name = Zombies Doom
game-in-short = Go from tile to tile, beat each monster with the right weapon, and complete open tasks before the others do.
