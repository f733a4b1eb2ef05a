# What can be agreed before a game, as the command line explains it.

choice-edition = which edition to follow where they differ
choice-variants = optional rules, separated by commas
choice-setup = everything placed by the players, placed by chance, or the fixed map of the first game
choice-extra-tiles = how many map tiles a larger map adds
choice-box = the cards and tiles to play with: a name, or a folder with your own

## The same on the page: a title for each, and a name for each value. Its clause, if it has one, is “clause”.

choice-edition-title = Edition
choice-edition-english = English draft
choice-edition-ukrainian = Ukrainian edition
choice-edition-czech = Czech edition
choice-setup-title = Set-up
choice-setup-full = Players place everything
choice-setup-quick = Chance places everything
choice-setup-first-game = The prepared map of the first game
choice-box-title = Box
choice-box-standard = Standard
choice-variants-title = Optional rules
choice-variants-parting-gifts = Parting gifts
    .clause = W11.1
choice-variants-true-elimination = True elimination
    .clause = W11.2
choice-variants-sudden-death-draft = Sudden death draft
    .clause = W11.3
choice-variants-no-sudden-death = No sudden death
    .clause = W11.4
choice-variants-late-superweapons = Late superweapons
    .clause = W11.5
choice-variants-longer-game = Longer game
    .clause = W11.6
choice-variants-reduced-blast = Reduced blast
    .clause = W11.7
choice-variants-larger-map = Larger map
    .clause = W11.8
choice-variants-timer = Timer
    .clause = W11.9

# On the game's card.
game-name = Worms
game-in-short = Teams of worms on an archipelago. Move, fire, and watch the blast throw everybody about, your own worms included.
