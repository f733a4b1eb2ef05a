"""What boxes were before: each state that was saved, as a small zip beside the boxes. The oldest go first."""

import os
import re
import secrets
import time
from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Final, NamedTuple

from rumpus.boxes.box import fingerprint
from rumpus.kernel.message import Refused
from rumpus.table.studio.packing import pack, unpack

FOLDER: Final = ".history"
MOST_STATES: Final = 100  # of a box
MOST_BYTES: Final = 10_000_000  # of a box
STATE: Final = re.compile(r"(?P<at>[0-9]{13})-(?P<mark>[0-9a-f]{12})")  # milliseconds, and which state it is


class KeptState(NamedTuple):
    id: str
    at: int  # milliseconds
    mark: str


class SavedStates:
    def __init__(self, boxes: Path) -> None:
        self.folder = boxes / FOLDER

    def states(self, box: str) -> list[KeptState]:
        """The newest first."""
        found = (STATE.fullmatch(file.stem) for file in (self.folder / box).glob("*.zip"))
        states = [KeptState(one[0], int(one["at"]), one["mark"]) for one in found if one]
        return sorted(states, reverse=True)

    def keep(self, box: str, files: Mapping[str, bytes]) -> None:
        """Unless it is what was kept last."""
        mark = fingerprint(files)[:12]
        before = self.states(box)
        if not files or (before and before[0].mark == mark):
            return
        at = max(int(time.time() * 1000), before[0].at + 1 if before else 0)
        (self.folder / box).mkdir(parents=True, exist_ok=True)
        write_whole(self.folder / box / f"{at}-{mark}.zip", pack(files))
        self._forget_the_oldest(box)

    def files(self, box: str, id: str, is_part: Callable[[str], bool]) -> dict[str, bytes]:
        """What the box was then."""
        if not STATE.fullmatch(id):
            raise Refused("studio-no-such-state")
        try:
            return unpack((self.folder / box / f"{id}.zip").read_bytes(), is_part)
        except FileNotFoundError:
            raise Refused("studio-no-such-state") from None

    def _forget_the_oldest(self, box: str) -> None:
        size = 0
        for number, state in enumerate(self.states(box)):
            file = self.folder / box / f"{state.id}.zip"
            with suppress(FileNotFoundError):
                size += file.stat().st_size
                if number and (number >= MOST_STATES or size > MOST_BYTES):
                    file.unlink()


def write_whole(file: Path, content: bytes) -> None:
    """All of it, or nothing: nobody reads half a file, whatever happens meanwhile."""
    file.parent.mkdir(parents=True, exist_ok=True)
    fresh = file.with_name(f".{secrets.token_hex(8)}.new")
    try:
        with fresh.open("wb") as writing:
            writing.write(content)
            writing.flush()
            os.fsync(writing.fileno())
        fresh.replace(file)
    finally:
        fresh.unlink(missing_ok=True)
