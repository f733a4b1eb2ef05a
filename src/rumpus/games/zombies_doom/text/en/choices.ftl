# What can be agreed before a game, as the command line explains it.

choice-variants = optional rules, with commas between them
choice-box = the tiles, weapons, spells and tasks to play with: a name, or a folder with your own
