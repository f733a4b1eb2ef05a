"""Which boxes rooms may be played with: those of the house, and those that whoever runs the table has put in a folder.

Nobody else's: a box is a folder, and whoever asks over the network must not make us read any folder they name. What is
in a box that a room is opened with is kept in the store: the room can go on when the folder has changed or gone.
"""

import logging
import os
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import TypeAlias

from rumpus.boxes.boxes import BOX, Boxes
from rumpus.boxes.names import ENGLISH
from rumpus.kernel.game import AnyGame
from rumpus.kernel.message import Refused
from rumpus.kernel.registry import find_game
from rumpus.table.store.base import BoxFiles, BoxKey, Store
from rumpus.table.store.schema import box_key

log = logging.getLogger("rumpus.boxes")

Stamp: TypeAlias = tuple[tuple[str, int, int], ...]


class OfferedBoxes:
    def __init__(self, folder: Path | None) -> None:
        self.folder = folder
        # Of boxes in the folder, by game and language; none if it is not for that game.
        self.titles: dict[tuple[str, str, str], str | None] = {}
        self.seen: Stamp = ()  # the folder as it was when these were looked at

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

    def offered(self, game: AnyGame, language: str = ENGLISH) -> dict[str, str]:
        """Those of the folder that the game can be played with, by name, and what they call themselves."""
        if not Boxes.is_given_by(game):
            return {}
        self._look_again()
        titles = ((name, self._title(game, folder, language)) for name, folder in self._own().items())
        return {name: title for name, title in titles if title is not None and name not in Boxes.of(game).own}

    def variants(self, game: AnyGame, language: str = ENGLISH) -> dict[str, str]:
        """The optional rules of these, each called with the name of its box: only that one has it."""
        return {
            id: f"{name} · {title}"
            for box, title in self.offered(game, language).items()
            for id, name in Boxes.of(game).variants(Path(self._own()[box]), language).items()
        }

    def _look_again(self) -> None:
        """Whoever runs the table may change boxes meanwhile, in the studio or with any other program."""
        now = stamp_of(self._own().values())
        if now != self.seen:
            self.titles, self.seen = {}, now

    def _title(self, game: AnyGame, folder: str, language: str) -> str | None:
        """Looked at once, as long as no box changes: it may derive from another one."""
        if (game.id, folder, language) not in self.titles:
            sound = not Boxes.of(game).check(Path(folder))
            self.titles[game.id, folder, language] = Boxes.of(game).title(Path(folder), language) if sound else None
        return self.titles[game.id, folder, language]

    def _own(self) -> dict[str, str]:
        return {} if self.folder is None else {box.name: str(box) for box in boxes_in(self.folder)}

    async def keep(self, store: Store, game: AnyGame, options: dict[str, str]) -> None:
        """The box that a room is opened with, by its content: once, however many rooms there are. Before the room is
        written down, so that it has one whatever happens then; and again afterwards, because until then the box may
        have been cleared away."""
        key = box_key(game.id, options)
        if key is None or await store.box(key.game, key.digest) is not None:
            return
        boxes = Boxes.of(game)
        files = boxes.brought(options[BOX])
        if files is None:
            files = boxes.files(key.name)
            if key.name not in boxes.own:  # whose folder may be another box soon
                found = boxes.bring(files)
                if found != key.digest:
                    raise Refused("box-is-another", box=Path(key.name).name, recorded=key.digest, ours=found)
        await store.keep_box(key, files)

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


def boxes_in(folder: Path) -> list[Path]:
    """What begins with a dot is no box: the studio has its own things there."""
    if not folder.is_dir():
        return []
    return [box for box in sorted(folder.iterdir()) if box.is_dir() and not box.name.startswith(".")]


def stamp_of(folders: Iterable[str]) -> Stamp:
    """What tells that something in these folders has changed: names, times and sizes."""
    files = (Path(place, file) for folder in folders for place, _, files in os.walk(folder) for file in sorted(files))
    stamps: list[tuple[str, int, int]] = []
    for file in files:
        with suppress(OSError):  # it was deleted just now
            about = file.stat()
            stamps.append((str(file), about.st_mtime_ns, about.st_size))
    return tuple(stamps)


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
