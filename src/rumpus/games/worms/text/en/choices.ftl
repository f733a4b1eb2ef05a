# What can be agreed before a game, as the command line explains it.

choice-edition = whose rulebook is followed where they differ
choice-variants = optional rules, with commas between them
choice-setup = everything placed by the players, placed by chance, or the fixed map of the first game
choice-extra-tiles = how many map tiles a larger map adds
choice-box = the cards and tiles to play with: a name, or a folder with your own
