"""What can lie on a hex (W1.1).

Worms are told apart (0…15: team * 4 + letter). Mines, oil drums, crates, fires and craters are all
alike, so they are counted per hex and spoken of as "a mine on that hex".
"""

from typing import Final

MINE: Final = 0
DRUM: Final = 1
CRATE: Final = 2
FIRE: Final = 3
CRATER: Final = 4
KINDS: Final = 5
KIND_NAMES: Final = ("mine", "drum", "crate", "fire", "crater")
POOL: Final = (6, 6, 6, 10, 20)  # W1
WATER_TILES: Final = 9  # W1
DICE: Final = 5  # W1

TEAM_NAMES: Final = ("blue", "red", "yellow", "green")  # in order of their reference numbers (W2.8)
WORMS_PER_TEAM: Final = 4
LETTERS: Final = "ABCD"
