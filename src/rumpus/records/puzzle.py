"""Puzzles: a moment of a recorded game at which one answer is clearly best, and the obvious one is not. Data, like a
lesson: records, and below each the moments of it. `docs/puzzles.md` has every key."""

import gzip
import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import groupby
from typing import Any, Final

from rumpus.boxes.toml_file import TomlFile
from rumpus.boxes.written import Written
from rumpus.kernel.capability import Capability
from rumpus.kernel.event import Event
from rumpus.kernel.game import AnyGame
from rumpus.kernel.match import Match
from rumpus.kernel.message import Refused
from rumpus.records.record import Record, read_lines, read_record
from rumpus.records.replay import feed, replay

PUZZLES: Final = "puzzles.toml.gz"  # in the folder of a game; packed, because records are long and much alike
FILE_KEYS: Final = ("game", "rules", "game-played")
GAME_KEYS: Final = ("record", "puzzle")
KEYS: Final = ("id", "at", "theme", "grade", "solution", "obvious", "cost", "lead", "glance", "seen", "why", "line")
GRADES: Final = range(1, 6)
ANY: Final = "any"  # the theme of a game that names none
MOST_ANSWERS: Final = 1_000_000
MOST_RULES: Final = 1_000_000


class Themes(Capability):
    """Without: all puzzles have the same theme."""

    themes: tuple[str, ...] = (ANY,)  # each with a message `theme-…`

    def theme_of(self, kind: str, solution: str, events: Sequence[Event]) -> str | None:
        """What a puzzle is about, by what is asked, what is best, and what happens then; nothing, if it would be
        dull."""
        return ANY


@dataclass(frozen=True)
class Puzzle:
    id: str
    record: Record  # up to this moment at least
    at: int  # after so many answers of it
    theme: str
    grade: int  # from 1, the easiest, on
    solution: str
    obvious: str  # what one would answer at a glance
    cost: int  # of the obvious answer, in percent of a win
    lead: int  # of the solution over the next best answer, so too
    glance: int  # how likely the solution looks at a glance, in percent of how likely the obvious answer does
    seen: int  # simulations from which on a search finds it
    why: tuple[str, ...]  # ids of reasons, as hints give them
    line: str  # the solution played on, as in a record


def position(puzzle: Puzzle) -> Match:
    """The moment itself: whoever is asked there is to find the solution."""
    return replay(puzzle.record, puzzle.at)


def play_line(puzzle: Puzzle, match: Match) -> None:
    feed(match, read_lines(list(enumerate(puzzle.line.strip().splitlines(), 1))))


def has_puzzles(game: AnyGame) -> bool:
    """Whether a game brings some; they are not read for that."""
    return bool(game.files("", ending=PUZZLES))


@cache
def puzzles_of(game: AnyGame) -> Mapping[str, Puzzle]:
    """Those that a game brings, by their ids."""
    for file in game.files("", ending=PUZZLES):
        text = gzip.decompress(file.read_bytes()).decode("utf-8")
        return read_puzzles(game, TomlFile(f"{game.id}/{PUZZLES}", text))
    return {}


def find_puzzle(game: AnyGame, id: str) -> Puzzle:
    puzzles = puzzles_of(game)
    if id not in puzzles:
        raise Refused("puzzle-unknown", puzzle=id)
    return puzzles[id]


def read_puzzles(game: AnyGame, file: TomlFile) -> dict[str, Puzzle]:
    """Refused with the line of what is wrong with it; whether the answers fit is seen when one is played."""
    file.check_keys(FILE_KEYS)
    if file.text("game") != game.id:
        raise file.refuse("game", "puzzles-of-another-game", game=game.id)
    if file.number("rules", 1, MOST_RULES) != game.rules_version:
        raise file.refuse("rules", "puzzles-of-other-rules", rules=game.rules_version)
    found: dict[str, Puzzle] = {}
    for played_at, played in enumerate(file.table.get("game-played", [])):
        try:
            written = Written(played)
            written.check_keys(GAME_KEYS)
            record = read_record(written.text("record"))
            for place, table in enumerate(written.given("puzzle")):
                try:
                    puzzle = read_puzzle(game, record, Written(table))
                except Refused as refused:
                    raise refused.under("puzzle", place) from None
                found[puzzle.id] = puzzle
        except Refused as refused:
            raise file.located(refused.under("game-played", played_at)) from None
    return found


def read_puzzle(game: AnyGame, record: Record, written: Written) -> Puzzle:
    written.check_keys(KEYS)
    theme = written.text("theme")
    if theme not in (known := Themes.of(game).themes):
        raise written.refuse("theme", "puzzle-unknown-theme", theme=theme, known=known)
    return Puzzle(
        id=written.text("id"),
        record=record,
        at=written.number("at", 0, len(record.lines)),
        theme=theme,
        grade=written.number("grade", GRADES[0], GRADES[-1]),
        solution=written.text("solution"),
        obvious=written.text("obvious"),
        cost=written.number("cost", 0, 100),
        lead=written.number("lead", 0, 100),
        glance=written.number("glance", 0, 100),
        seen=written.number("seen", 1, MOST_ANSWERS),
        why=tuple(written.words("why")),
        line=written.text("line"),
    )


def write_puzzles(game: AnyGame, puzzles: Iterable[Puzzle]) -> str:
    """The text of such a file. Those of one game stand together, and its record goes no farther than the last."""
    parts = [f'game = "{game.id}"\nrules = {game.rules_version}\n']
    for record, group in groupby(puzzles, key=lambda puzzle: puzzle.record):
        same = list(group)
        last = max(puzzle.at for puzzle in same)
        text = Record(record.game, record.rules_version, record.seats, record.options, record.lines[:last]).write()
        parts.append(f"[[game-played]]\nrecord = {as_it_is(text)}\n")
        parts += [write_puzzle(puzzle) for puzzle in same]
    return "\n".join(parts)


def write_puzzle(puzzle: Puzzle) -> str:
    values: dict[str, Any] = {
        "id": f'"{puzzle.id}"',
        "at": puzzle.at,
        "theme": f'"{puzzle.theme}"',
        "grade": puzzle.grade,
        "solution": f'"{puzzle.solution}"',
        "obvious": f'"{puzzle.obvious}"',
        "cost": puzzle.cost,
        "lead": puzzle.lead,
        "glance": puzzle.glance,
        "seen": puzzle.seen,
        "why": f'"{", ".join(puzzle.why)}"',
        "line": as_it_is(puzzle.line),
    }
    return "\n".join(["[[game-played.puzzle]]", *(f"{key} = {value}" for key, value in values.items()), ""])


def as_it_is(text: str) -> str:
    """Several lines for TOML. In these quotes nothing is looked for but their end, which takes a third of the time."""
    return json.dumps(text) if "'''" in text else f"'''\n{text}'''"
