"""What a designer wants to be true of a game, and what of its box may be changed for it: a TOML file."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from rumpus.boxes.boxes import BOX, Boxes
from rumpus.boxes.outline import Page
from rumpus.boxes.toml_file import TomlFile, open_toml
from rumpus.boxes.written import under
from rumpus.kernel.game import AnyGame
from rumpus.kernel.message import Refused
from rumpus.kernel.registry import find_game
from rumpus.lab.asking import ALONE, WHAT, Claim, one_limit, read_claim, table_of
from rumpus.lab.boxes import box_files, find_key, find_spot, numbers_in
from rumpus.lab.experiment import (
    LOOK_CLOSELY,
    MOST_GAMES,
    BoxChange,
    is_box_value,
    looks_at_the_clock,
    read_bots,
    read_places,
    write,
)

KEYS: Final = ("title", "question", "game", "name", "seed", "bots", "simulations", "budget", "games", "check")
MORE_KEYS: Final = ("options", BOX, "goals", "may_change")
MOST_VALUES: Final = 1000
MOST_SEATS: Final = 99
BY_LUCK: Final = ("luck", "luckiest", "start")  # figures that take a close look

Value = int | str
Values = tuple[Value, ...]


@dataclass(frozen=True)
class Goal:
    """A sentence of the designer's, and what it comes to at a table of so many."""

    says: str
    seats: int
    claim: Claim


@dataclass(frozen=True)
class Move:
    """Something that may be another: numbers or texts of the box, or an option of the game."""

    name: str
    places: tuple[str, ...]  # in the box; an option has none
    values: Values
    now: Value

    def changes(self, value: Value) -> list[BoxChange]:
        return [BoxChange(self.name, place, value) for place in self.places if value != self.now]

    def cost(self, value: Value) -> float:
        """1 for being changed at all, and up to 1 more for how far."""
        if value == self.now:
            return 0.0
        if not isinstance(value, int) or not isinstance(self.now, int):
            return 1.0
        numbers = [one for one in self.values if isinstance(one, int)]
        return 1.0 + abs(value - self.now) / (max(numbers) - min(numbers))


@dataclass(frozen=True)
class Goals:
    title: str
    question: str
    name: str  # of the box that comes of it
    game: str
    seed: str
    bots: Any  # one for everybody
    simulations: int | None
    budget: int  # games to search with
    games: int  # for a first look at a box, at a table of each size
    check: int  # games on luck that was not seen before
    options: dict[str, str]
    goals: tuple[Goal, ...]
    moves: tuple[Move, ...]
    box: str  # a fingerprint of the files of the box as it is

    @property
    def tables(self) -> list[int]:
        """The numbers of players that the goals speak of."""
        return sorted({goal.seats for goal in self.goals})

    @property
    def look_closely(self) -> int:
        return LOOK_CLOSELY if any(goal.claim.figure.id in BY_LUCK for goal in self.goals) else 0

    @property
    def base(self) -> Values:
        return tuple(move.now for move in self.moves)

    def cost(self, values: Values) -> float:
        return sum(move.cost(value) for move, value in zip(self.moves, values, strict=True))

    def fingerprint(self) -> str:
        """Equal, if games of the same cells are the same games."""
        moves = [(move.name, move.places, move.now) for move in self.moves]
        what = (self.game, self.seed, self.bots, self.simulations, self.look_closely, self.options, moves, self.box)
        return sha256(repr(what).encode()).hexdigest()


def read_goals(path: Path) -> Goals:
    """Refused with the file and the line of what is wrong with it."""
    file = open_toml(path)
    file.check_keys((*KEYS, *MORE_KEYS))
    game = find_game(file.text("game"))
    simulations = file.number("simulations", 1, MOST_GAMES) if "simulations" in file else None
    options = {key: write(file, key, value) for key, value in file.section("options").items()}
    goals = read_all_goals(file)
    boxes = Boxes.of(game)
    contents = box_files(boxes, options.get(BOX, ""), path.parent) if boxes.own else {}
    bots = file.table.get("bots", "quick")
    for bot in read_bots(file, bots, 1):
        if looks_at_the_clock(bot, simulations):
            raise file.wrong("bots", "lab-strong-without-simulations", level=bot)
    found = Goals(
        title=file.text("title"),
        question=file.text("question"),
        name=file.text("name", path.stem),
        game=game.id,
        seed=write(file, "seed", file.given("seed")),
        bots=bots,
        simulations=simulations,
        budget=file.number("budget", 1, MOST_GAMES),
        games=file.number("games", 1, MOST_GAMES),
        check=file.number("check", 1, MOST_GAMES),
        options=options,
        goals=goals,
        moves=tuple(read_moves(file, game, options, contents)),
        box=sha256(repr(sorted(contents.items())).encode()).hexdigest(),
    )
    least = 4 * found.games * len(found.tables)
    if found.budget < least:
        raise file.wrong("budget", "lab-small-budget", budget=found.budget, least=least)
    return found


def read_all_goals(file: TomlFile) -> tuple[Goal, ...]:
    try:
        return tuple(read_goal(place, entry) for place, entry in enumerate(file.entries("goals")))
    except Refused as refused:
        raise file.located(refused) if refused.at else refused from None


def read_goal(place: int, entry: Any) -> Goal:
    with under("goals", place):
        written = table_of(entry)
        written.check_keys(("goal", "seats", *WHAT, *ALONE))
        claim = read_claim(written, one_limit(written, ALONE))
        return Goal(written.text("goal"), written.number("seats", 1, MOST_SEATS), claim)


def read_moves(file: TomlFile, game: AnyGame, options: dict[str, str], contents: Mapping[str, bytes]) -> Sequence[Move]:
    places, moves = read_places(file), []
    for name, given in file.section("may_change").items():
        values = read_values(file, name, given)
        if name in places or ":" in name:
            there = places.get(name, (name,))
            now = value_now(file, contents, BoxChange(name, there[0], values[0]))
        else:
            there, now = (), options.get(name, next((c.default for c in game.choices if c.key == name), ""))
            values = [write(file, name, value) for value in values]
        together = tuple(values) if now in values else (now, *values)
        if all(isinstance(value, int) for value in together):
            together = tuple(sorted(together, key=int))
        if len(together) < 2:
            raise file.wrong(name, "lab-nothing-else", name=name, value=str(now))
        moves.append(Move(name, there, together, now))
    if not moves:
        raise file.wrong("may_change", "lab-nothing-may-change")
    return moves


def read_values(file: TomlFile, name: str, given: Any) -> list[Value]:
    """A list of them, or all numbers from one to another."""
    if isinstance(given, dict) and set(given) == {"from", "to"}:
        ends = given["from"], given["to"]
        if all(is_box_value(end) and isinstance(end, int) for end in ends) and 0 <= ends[1] - ends[0] < MOST_VALUES:
            return list(range(ends[0], ends[1] + 1))
    if isinstance(given, list) and given and all(is_box_value(value) or value == "" for value in given):
        return list(dict.fromkeys(given))
    raise file.wrong(name, "lab-bad-values", name=name)


def value_now(file: TomlFile, contents: Mapping[str, bytes], change: BoxChange) -> Value:
    """What the box says there; where it says nothing, the first of the texts that it may say is what it means. Numbers
    are tried in their own order, so that what the box means where it has none cannot be told."""
    page = Page(change.file, contents.get(change.file, b""))
    if isinstance(change.value, int):
        spot = find_spot(file, page, change)
        if spot is None:
            raise file.wrong(change.axis, "lab-no-such-place", axis=change.axis, place=change.place)
        return int(numbers_in(spot.node)[0])
    node = find_key(page.nodes, change.lines)
    return change.value if node is None else node.text.partition(":")[2].strip()
