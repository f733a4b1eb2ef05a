"""Which boxes rooms may be played with: those of the house, and those that whoever runs the table has put in a folder.

Nobody else's: a box is a folder, and whoever asks over the network must not make us read any folder they name.
"""

from pathlib import Path

from rumpus.kernel.game import AnyGame
from rumpus.kernel.message import Refused

KEY = "box"


class Boxes:
    def __init__(self, folder: Path | None) -> None:
        self.folder = folder

    def settle(self, game: AnyGame, options: dict[str, str]) -> dict[str, str]:
        """The options with the box as the game finds it. Refused if it is none of ours."""
        if KEY not in options:
            return options
        name, at, digest = options[KEY].partition("@")
        known = {box: box for choice in game.choices if choice.key == KEY for box in choice.values} | self._own()
        for short, full in known.items():
            if name in (short, full):
                return options | {KEY: full + at + digest}
        raise Refused("box-not-ours", possible=tuple(known))

    def _own(self) -> dict[str, str]:
        if self.folder is None:
            return {}
        return {box.name: str(box) for box in sorted(self.folder.iterdir()) if box.is_dir()}


def without_folder(options: dict[str, str]) -> dict[str, str]:
    """The options as guests may know them: a box by its name, and not where it lies on this machine."""
    if KEY not in options:
        return options
    name, at, digest = options[KEY].partition("@")
    return options | {KEY: Path(name).name + at + digest}
