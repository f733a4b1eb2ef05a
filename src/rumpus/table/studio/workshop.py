"""The boxes of this table as they are worked on: read, saved, begun from another one, packed, and looked back at.

A box is a folder of the workshop's own. Names come from the network: an existing one must be that of a folder here, a
new one must be plain; and of a box only files are touched that it may have.
"""

import fcntl
import re
import shutil
import tempfile
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Final, NamedTuple

from rumpus.boxes.box import Shelf, fingerprint
from rumpus.boxes.boxes import Boxes
from rumpus.boxes.deriving import BOX_FILE, base_of
from rumpus.boxes.pictures import picture_id, read_pictures
from rumpus.kernel.game import AnyGame
from rumpus.kernel.message import Refused, Say
from rumpus.kernel.registry import find_game, game_ids
from rumpus.table.rooms.boxes import boxes_in
from rumpus.table.studio.packing import MOST_BYTES, pack, unpack
from rumpus.table.studio.saved_states import SavedStates, write_whole

NAME: Final = re.compile(r"[a-z0-9][a-z0-9-]{0,39}")
MOST_BOXES: Final = 200
MOST_TEXT: Final = 200_000  # bytes of a file that is written by hand
LOCK_FILE: Final = ".lock"
DRAFT: Final = ".draft-"
LOOKED_AT: Final = 60.0  # seconds for which somebody else may still look at a draft


class BoxSummary(NamedTuple):
    name: str
    game: str
    titles: Mapping[str, str]  # what it calls itself, by language; none if it cannot be played with
    base: str  # the name of the box that it derives from, if any
    changed: int  # milliseconds


class Workshop:
    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.past = SavedStates(folder)

    def boxes(self) -> list[BoxSummary]:
        return [summary for folder in boxes_in(self.folder) if (summary := summarise(folder))]

    def files(self, game: AnyGame, name: str) -> dict[str, bytes]:
        """What of this box is here, without what it takes from another one."""
        folder, shelf = self.place(name), shelf_of(game)
        files = {file: (folder / file).read_bytes() for file in shelf.files if (folder / file).is_file()}
        return files | read_pictures(folder)

    def save(self, game: AnyGame, name: str, files: Mapping[str, bytes], seen: str) -> None:
        """Whoever saves has `seen` what is replaced. What it was is kept, whoever wrote it."""
        folder = self.place(name)
        check_files(game, files)
        with self._alone():
            before = self.files(game, name)
            if fingerprint(before) != seen:
                raise Refused("studio-changed-meanwhile", box=name)
            self.past.keep(name, before)
            for file, content in files.items():
                if before.get(file) != content:
                    write_whole(folder / file, content)
            for file in before.keys() - files.keys():
                (folder / file).unlink(missing_ok=True)
            self.past.keep(name, files)

    def begin(self, game: AnyGame, name: str, base: str, title: str, say: Say) -> None:
        """A new box that derives from another one: one of the game's own, or one of these."""
        boxes = Boxes.of(game)
        with self._alone():
            place = self._fresh_place(name)
            boxes.begin(place, base if base in boxes.own else str(self.place(base)), say, whole=False, title=title)
            self.past.keep(name, self.files(game, name))

    def bring(self, game: AnyGame, name: str, packed: bytes) -> None:
        """A new box from a file that somebody has packed."""
        files = unpack(packed, lambda file: is_part(game, file))
        check_files(game, files)
        with self._alone():
            place = self._fresh_place(name)
            for file, content in files.items():
                write_whole(place / file, content)
            self.past.keep(name, files)

    def pack(self, game: AnyGame, name: str) -> bytes:
        return pack(self.files(game, name), name)

    def remove(self, game: AnyGame, name: str, seen: str) -> None:
        """It stays in the history, and comes back when a box of that name is begun and that state brought back."""
        self.save(game, name, {}, seen)
        folder = self.place(name)
        with self._alone():
            for place in (folder / "pictures", folder):
                if place.is_dir() and not any(place.iterdir()):
                    place.rmdir()

    def kept(self, game: AnyGame, name: str, id: str) -> dict[str, bytes]:
        """What this box was then."""
        self.place(name)
        return self.past.files(name, id, lambda file: is_part(game, file))

    @contextmanager
    def draft(self, game: AnyGame, files: Mapping[str, bytes]) -> Iterator[Path]:
        """A folder with these files, among the boxes that they may derive from, for as long as it is looked at."""
        check_files(game, files)
        place = Path(tempfile.mkdtemp(prefix=DRAFT, dir=self.folder))
        try:
            for file, content in files.items():
                (place / file).parent.mkdir(exist_ok=True)
                (place / file).write_bytes(content)
            yield place
        finally:
            shutil.rmtree(place, ignore_errors=True)

    def place(self, name: str) -> Path:
        """The folder of a box that is here."""
        for folder in boxes_in(self.folder):
            if folder.name == name:
                return folder
        raise Refused("studio-no-such-box", box=name)

    def clear_away(self) -> None:
        """Drafts of a table that ended while it looked at them."""
        for draft in self.folder.glob(f"{DRAFT}*"):
            with suppress(OSError):
                if draft.stat().st_mtime < time.time() - LOOKED_AT:
                    shutil.rmtree(draft) if draft.is_dir() else draft.unlink()

    def _fresh_place(self, name: str) -> Path:
        if not NAME.fullmatch(name):
            raise Refused("studio-bad-name", name=name)
        there = boxes_in(self.folder)
        house = {own for game in map(find_game, game_ids()) for own in Boxes.of(game).own}
        if name in house or any(folder.name.lower() == name for folder in there):
            raise Refused("studio-box-exists", box=name)
        if len(there) >= MOST_BOXES:
            raise Refused("studio-too-many-boxes", most=MOST_BOXES)
        return self.folder / name

    @contextmanager
    def _alone(self) -> Iterator[None]:
        """Among all processes of this table."""
        self.folder.mkdir(parents=True, exist_ok=True)
        with (self.folder / LOCK_FILE).open("w") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            yield


def shelf_of(game: AnyGame) -> Shelf[Any]:
    shelf = Boxes.of(game).shelf
    if shelf is None:
        raise Refused("game-has-no-boxes", game=game.id)
    return shelf


def is_part(game: AnyGame, file: str) -> bool:
    """Whether a box of this game may have such a file."""
    return file in shelf_of(game).files or bool(picture_id(file))


def named_base(folder: Path) -> str:
    with suppress(Refused, OSError):
        return base_of({BOX_FILE: (folder / BOX_FILE).read_bytes()})[0]
    return ""


def check_base(files: Mapping[str, bytes]) -> None:
    """Whoever works here must not make us read any folder they name."""
    try:
        name, line = base_of(files)
    except Refused:  # whatever it says, it derives from nothing
        return
    if name and (name.startswith(".") or Path(name).name != name):
        raise Refused("studio-base-elsewhere", file=BOX_FILE, line=line, name=name)


def check_files(game: AnyGame, files: Mapping[str, bytes]) -> None:
    for file in files:
        if not is_part(game, file):
            raise Refused("studio-no-part", file=file, possible=tuple(shelf_of(game).files))
    written = [content for file, content in files.items() if not picture_id(file)]
    if sum(map(len, files.values())) > MOST_BYTES or max(map(len, written), default=0) > MOST_TEXT:
        raise Refused("studio-too-large", most=MOST_TEXT // 1000)
    check_base(files)


def summarise(folder: Path) -> BoxSummary | None:
    """Of the game whose files it has the most of, or that can be played with it."""
    found: list[tuple[int, bool, str]] = []
    there = {file.name: file.stat().st_mtime_ns for file in folder.iterdir() if file.is_file()}
    boxed = [game for game in map(find_game, game_ids()) if Boxes.is_given_by(game)]
    for game in boxed:
        known = sum(file in there for file in shelf_of(game).files)
        if known:
            found.append((known, not Boxes.of(game).check(folder), game.id))
    if not found:
        return None
    _, sound, id = max(found, key=lambda one: one[:2])
    titles = Boxes.of(find_game(id)).titles(folder) if sound else {}
    return BoxSummary(folder.name, id, titles, named_base(folder), max(there.values()) // 1_000_000)
