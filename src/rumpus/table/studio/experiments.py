"""The experiments of this table: a folder of results for each, as the command line makes them, and beside them what is
wished of it. All that several processes know of an experiment is in these files."""

import fcntl
import re
import secrets
import shutil
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final, Literal

import msgspec

from rumpus.kernel.message import Refused
from rumpus.table.studio.laboratory import PROGRESS_FILE, TEXT_FILE, Begun, Laboratory, PlayProgress, ToldSoFar
from rumpus.table.studio.saved_states import write_whole
from rumpus.table.wire.lab_messages import ExperimentInfo, ExperimentState, ExperimentStatus

FOLDER: Final = ".lab"  # among the boxes
SUFFIX: Final = ".results"
WISH_FILE: Final = "wish.json"
LOCK_FILE: Final = ".playing"  # held by whoever plays it
MOST_EXPERIMENTS: Final = 60
ID: Final = re.compile(r"[a-z0-9-]{1,60}")
NOT_PLAIN: Final = re.compile(r"[^a-z0-9]+")


class ExperimentWish(msgspec.Struct):
    """What is to become of an experiment; `key` is for whoever may read its report without coming in."""

    about: Begun
    created: int  # milliseconds
    queued: float  # when it was asked for last: the first come, first served
    key: str
    wanted: Literal["play", "stop", "failed", "gone"] = "play"


class Experiments:
    def __init__(self, boxes: Path, lab: Laboratory | None) -> None:
        self.boxes = boxes
        self.folder = boxes / FOLDER
        self._lab = lab
        self.under_way: set[str] = set()  # here; other processes are known by their locks

    @property
    def lab(self) -> Laboratory:
        if self._lab is None:
            raise Refused("lab-not-here")
        return self._lab

    @property
    def is_open(self) -> bool:
        return self._lab is not None

    def begin(self, text: str) -> str:
        """Its id. It waits for its turn from now on."""
        there = self.all()
        if len(there) >= MOST_EXPERIMENTS:
            raise Refused("lab-too-many", most=MOST_EXPERIMENTS)
        if sum(size_of(self.place(one)) for one in there) > self.lab.most_bytes:
            raise Refused("lab-disk-full", most=self.lab.most_bytes // 1_000_000)
        self.folder.mkdir(parents=True, exist_ok=True)
        making = Path(tempfile.mkdtemp(prefix=".new-", dir=self.folder))
        try:
            about = self.lab.begin(text, self.boxes, making)
            plain = NOT_PLAIN.sub("-", about.title.lower())[:40].strip("-")
            id = f"{plain}-{secrets.token_hex(3)}".lstrip("-")
            write_wish(making, ExperimentWish(about, int(time.time() * 1000), time.time(), secrets.token_urlsafe(16)))
            making.chmod(0o755)
            making.rename(self.place(id))
        finally:
            shutil.rmtree(making, ignore_errors=True)
        return id

    def all(self) -> list[str]:
        """The newest first."""
        found = [(wish.created, id) for id, wish in self.wishes().items() if wish.wanted != "gone"]
        return [id for _, id in sorted(found, reverse=True)]

    def wishes(self) -> dict[str, ExperimentWish]:
        found = {}
        for folder in self.folder.glob(f"*{SUFFIX}"):
            with suppress(OSError, msgspec.DecodeError):  # it was removed just now, or is no experiment of ours
                found[folder.name.removesuffix(SUFFIX)] = read_wish(folder)
        return found

    def next(self) -> str | None:
        """Whose turn it is."""
        waiting = [(wish.queued, id) for id, wish in self.wishes().items() if wish.wanted == "play"]
        return next((id for _, id in sorted(waiting) if not self.progress(id).finished), None)

    def place(self, id: str) -> Path:
        if not ID.fullmatch(id):
            raise Refused("lab-no-such-experiment", experiment=id)
        return self.folder / f"{id}{SUFFIX}"

    def wish(self, id: str) -> ExperimentWish:
        """Refused where there is no such experiment."""
        try:
            wish = read_wish(self.place(id))
        except (OSError, msgspec.DecodeError):
            raise Refused("lab-no-such-experiment", experiment=id) from None
        if wish.wanted == "gone":
            raise Refused("lab-no-such-experiment", experiment=id)
        return wish

    def want(self, id: str, wanted: Literal["play", "stop", "failed", "gone"]) -> None:
        wish = self.wish(id)
        if wish.wanted != wanted:
            write_wish(self.place(id), msgspec.structs.replace(wish, wanted=wanted, queued=time.time()))

    def progress(self, id: str) -> PlayProgress:
        try:
            return msgspec.json.decode((self.place(id) / PROGRESS_FILE).read_bytes(), type=PlayProgress)
        except (OSError, msgspec.DecodeError):
            return PlayProgress(0, 0)

    def info(self, id: str, language: str) -> ExperimentInfo:
        wish, progress = self.wish(id), self.progress(id)
        told = progress.told.get(language, ToldSoFar([], []))
        state = self._state(id, wish, progress)
        return ExperimentInfo(
            id=id,
            title=wish.about.title,
            question=wish.about.question,
            game=wish.about.game,
            state=state,
            created=wish.created,
            done=progress.done,
            wanted=progress.wanted or wish.about.wanted,
            per_minute=progress.per_minute,
            seconds_left=progress.seconds_left,
            answers=told.answers,
            failed=told.refused if state == "failed" else "",
        )

    def _state(self, id: str, wish: ExperimentWish, progress: PlayProgress) -> ExperimentState:
        if progress.finished:
            return "done"
        if wish.wanted == "failed":
            return "failed"
        if self.is_played(id):
            return "running"
        return "waiting" if wish.wanted == "play" else "stopped"

    def is_played(self, id: str) -> bool:
        """Just now, whoever does it."""
        return id in self.under_way or is_locked(self.place(id))

    def status(self, id: str, language: str) -> ExperimentStatus:
        wish, told = self.wish(id), self.progress(id).told.get(language, ToldSoFar([], []))
        return ExperimentStatus(
            info=self.info(id, language),
            cells=told.cells,
            text=(self.place(id) / TEXT_FILE).read_text(encoding="utf-8"),
            games=wish.about.games,
            place=f"lab/{id}/{wish.key}",
        )

    def read(self, id: str, key: str) -> Path:
        """The folder of an experiment, for whoever has the key to its report."""
        wish = self.wish(id)
        if not secrets.compare_digest(wish.key.encode(), key.encode()):
            raise Refused("lab-no-such-experiment", experiment=id)
        return self.place(id)

    def clear_away(self) -> None:
        """Those that nobody wants any more."""
        for id, wish in self.wishes().items():
            if wish.wanted == "gone" and not self.is_played(id):
                shutil.rmtree(self.place(id), ignore_errors=True)


def read_wish(folder: Path) -> ExperimentWish:
    return msgspec.json.decode((folder / WISH_FILE).read_bytes(), type=ExperimentWish)


def write_wish(folder: Path, wish: ExperimentWish) -> None:
    write_whole(folder / WISH_FILE, msgspec.json.encode(wish))


def size_of(folder: Path) -> int:
    size = 0
    for file in folder.rglob("*"):
        with suppress(OSError):
            size += file.stat().st_size
    return size


def is_locked(folder: Path) -> bool:
    """Whether a process plays its games, whosever it is."""
    with suppress(OSError), (folder / LOCK_FILE).open("rb") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_SH | fcntl.LOCK_NB)
        except BlockingIOError:
            return True
    return False


@contextmanager
def playing(folder: Path) -> Iterator[None]:
    """Nobody else plays it meanwhile."""
    with (folder / LOCK_FILE).open("wb") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield
