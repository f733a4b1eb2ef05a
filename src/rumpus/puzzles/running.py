"""Looking through many games for puzzles, by several processes. What was found in a game is kept as soon as it was
looked through, so that whoever is interrupted goes on from there."""

import gzip
import signal
import threading
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from hashlib import sha256
from multiprocessing import get_context
from pathlib import Path
from typing import Final

import msgspec

from rumpus.arena.results import RECORDS
from rumpus.kernel.game import AnyGame
from rumpus.kernel.message import Refused
from rumpus.lab.exemplars import SUFFIX
from rumpus.lab.playing import play_again
from rumpus.lab.processes import leave_with_parent
from rumpus.lab.results import GAMES, open_results
from rumpus.lab.running import clearing_away_rarely
from rumpus.puzzles.finding import CRITERIA, find_puzzles
from rumpus.records.puzzle import Puzzle, write_puzzles
from rumpus.records.record import FORMAT, Record, read_record, record_of

JOURNAL: Final = ".found"  # what the name of the file beside the puzzles ends with
PACKED: Final = ".gz"
RECORD_FILES: Final = (".txt", SUFFIX)


class LookedThrough(msgspec.Struct):
    """A line of the journal: a game, and what was found in it."""

    game: str  # the hash of its record, of the seed, and of what makes a puzzle
    puzzles: list[Puzzle]


def records_in(places: list[Path]) -> Iterator[str]:
    """The texts of records: files, folders of them, results of matches and of the lab, whose games are played again."""
    for place in places:
        if (place / GAMES).is_file():
            yield from records_of_lab(place)
        elif place.is_dir():
            inside = place / RECORDS if (place / RECORDS).is_dir() else place
            files = sorted(file for file in inside.iterdir() if file.suffix in RECORD_FILES)
            yield from (text for file in files if (text := read_text(file)).startswith(FORMAT))
        else:
            yield read_text(place)


def read_text(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise Refused("no-such-file", file=str(file)) from None
    except (OSError, UnicodeDecodeError) as error:
        raise Refused("file-unreadable", file=str(file), why=str(error)) from None


def records_of_lab(folder: Path) -> Iterator[str]:
    results = open_results(folder)
    for cell in results.experiment.cells:
        for row in results.rows(cell.id):
            yield record_of(play_again(results.experiment, cell, row.number, results.boxes)).write()


class PuzzleHunt:
    """Of one game: records of another are refused."""

    def __init__(self, game: AnyGame, out: Path, seed: str) -> None:
        self.game = game
        self.out = out
        self.seed = seed
        self.journal = out.with_name(out.name + JOURNAL)
        self.known: dict[str, list[Puzzle]] = {}
        self.read_journal()

    def read_journal(self) -> None:
        """A line that was being written when the power went is looked for again."""
        if not self.journal.exists():
            return
        whole, _, cut_off = self.journal.read_bytes().rpartition(b"\n")
        try:
            for line in whole.splitlines():
                looked = msgspec.json.decode(line, type=LookedThrough)
                self.known[looked.game] = looked.puzzles
        except msgspec.MsgspecError:
            raise Refused("puzzles-damaged", file=str(self.journal)) from None
        if cut_off:
            self.journal.write_bytes(whole + b"\n" if whole else b"")

    def search(self, texts: list[str], processes: int, tell: Callable[[int, int], None]) -> list[Puzzle]:
        """All puzzles of these games, in their order; `tell` is called with how many games are done, and how many
        puzzles were found."""
        records = [read_record(text) for text in texts]
        for record in records:
            if record.game != self.game.id:
                raise Refused("puzzles-mixed", game=self.game.id, other=record.game)
        keys = [sha256(f"{self.seed} {CRITERIA}\n{text}".encode()).hexdigest() for text in texts]
        missing = {key: record for key, record in zip(keys, records, strict=True) if key not in self.known}
        with pool_of(processes) as pool:
            waiting: dict[Future[list[Puzzle]], str] = {
                pool.submit(look_through, record, self.seed): key for key, record in missing.items()
            }
            for future in as_completed(waiting):
                self.keep(waiting[future], future.result())
                done = [self.known[key] for key in keys if key in self.known]
                tell(len(done), sum(map(len, done)))
        puzzles = without_twins(puzzle for key in keys for puzzle in self.known[key])
        self.write(puzzles)
        return puzzles

    def keep(self, key: str, puzzles: list[Puzzle]) -> None:
        self.known[key] = puzzles
        with kept_at(self.journal), self.journal.open("ab") as file:
            file.write(msgspec.json.encode(LookedThrough(key, puzzles)) + b"\n")

    def write(self, puzzles: list[Puzzle]) -> None:
        """Packed, if the name ends so: a game brings its puzzles that way."""
        written = write_puzzles(self.game, puzzles).encode()
        with kept_at(self.out):
            self.out.write_bytes(gzip.compress(written, mtime=0) if self.out.suffix == PACKED else written)


def without_twins(puzzles: Iterable[Puzzle]) -> list[Puzzle]:
    """Games of one deal begin alike: of the same moment, or one that differs by a card in a hand, the first is kept."""
    kept: dict[tuple[object, ...], Puzzle] = {}
    for puzzle in puzzles:
        kept.setdefault((len(puzzle.record.seats), puzzle.at, puzzle.solution, puzzle.obvious), puzzle)
    return list(kept.values())


@contextmanager
def kept_at(file: Path) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise Refused("file-not-saved", file=str(file), why=error.strerror or str(error)) from None


@contextmanager
def pool_of(processes: int) -> Iterator[ProcessPoolExecutor]:
    """Who leaves it waits for the games under way only."""
    pool = ProcessPoolExecutor(processes, mp_context=get_context("spawn"), initializer=prepare)
    try:
        yield pool
    finally:
        pool.shutdown(cancel_futures=True)


def prepare() -> None:
    """In each process. An interruption is the parent's affair, and so is life without it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=leave_with_parent, daemon=True).start()


def look_through(record: Record, seed: str) -> list[Puzzle]:
    with clearing_away_rarely():
        return find_puzzles(record, seed)
