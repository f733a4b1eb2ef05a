"""Which boxes rooms may be played with: those of the house, and those that whoever runs the table has put in a folder.

Nobody else's: a box is a folder, and whoever asks over the network must not make us read any folder they name. What is
in a box that a room is opened with is kept in the store: the room can go on when the folder has changed or gone.
"""

import logging
from contextlib import suppress
from pathlib import Path

from rumpus.boxes.boxes import BOX, Boxes
from rumpus.kernel.game import AnyGame
from rumpus.kernel.message import Refused
from rumpus.kernel.registry import find_game
from rumpus.table.store.base import BoxFiles, BoxKey, Store
from rumpus.table.store.schema import box_key

log = logging.getLogger("rumpus.boxes")


class OfferedBoxes:
    def __init__(self, folder: Path | None) -> None:
        self.folder = folder
        self.kept: set[tuple[str, str]] = set()  # the game and digest of those that the store has for sure
        self.titles: dict[tuple[str, str], str | None] = {}  # of boxes in the folder, by game; none if not its

    def settle(self, game: AnyGame, options: dict[str, str]) -> dict[str, str]:
        """The options with the box as the game finds it. Refused if it is none of ours."""
        if BOX not in options:
            return options
        if not Boxes.is_given_by(game):
            raise Refused("game-has-no-boxes", game=game.id)
        name, at, digest = options[BOX].partition("@")
        known = self._own() | {box: box for box in Boxes.of(game).own}
        for short, full in known.items():
            if name in (short, full):
                return options | {BOX: full + at + digest}
        raise Refused("box-not-ours", possible=tuple(known))

    def offered(self, game: AnyGame) -> dict[str, str]:
        """Those of the folder that the game can be played with, by name, and what they call themselves."""
        if not Boxes.is_given_by(game):
            return {}
        titles = ((name, self._title(game, folder)) for name, folder in self._own().items())
        return {name: title for name, title in titles if title is not None and name not in Boxes.of(game).own}

    def _title(self, game: AnyGame, folder: str) -> str | None:
        """Looked at once: a box that changes is another one, for which the table is started anew."""
        if (game.id, folder) not in self.titles:
            sound = not Boxes.of(game).check(Path(folder))
            self.titles[game.id, folder] = Boxes.of(game).title(Path(folder)) if sound else None
        return self.titles[game.id, folder]

    def _own(self) -> dict[str, str]:
        if self.folder is None:
            return {}
        return {box.name: str(box) for box in sorted(self.folder.iterdir()) if box.is_dir()}

    async def keep(self, store: Store, game: AnyGame, options: dict[str, str]) -> None:
        """The box that a room is opened with, by its content: once, however many rooms there are."""
        key = box_key(game.id, options)
        if key is None or (key.game, key.digest) in self.kept:
            return
        boxes = Boxes.of(game)
        await store.keep_box(key, boxes.brought(options[BOX]) or boxes.files(key.name))
        self.kept.add((key.game, key.digest))

    async def keep_wanted(self, store: Store) -> None:
        """Boxes that rooms of an older release were opened with, as far as they are still what they were."""
        for key in await store.wanted_boxes():
            files = self._find(key)
            if files is None:
                log.warning("a box of older rooms is not here", extra={"game": key.game, "digest": key.digest})
            else:
                await store.keep_box(key, files)

    def _find(self, key: BoxKey) -> BoxFiles | None:
        """By its name, or by its folder's name among ours."""
        places = [key.name] if self.folder is None else [key.name, str(self.folder / Path(key.name).name)]
        for place in places:
            with suppress(Refused):
                boxes = Boxes.of(find_game(key.game))
                files = boxes.files(place)
                if boxes.bring(files) == key.digest:
                    return files
        return None


def is_a_name(written: str) -> bool:
    """And not a folder."""
    name = written.partition("@")[0]
    return Path(name).name == name


def without_folder(options: dict[str, str]) -> dict[str, str]:
    """The options as guests may know them: a box by its name, and not where it lies on this machine."""
    if BOX not in options:
        return options
    name, at, digest = options[BOX].partition("@")
    return options | {BOX: Path(name).name + at + digest}
