"""An experiment as somebody writes it down: which game, who plays, and what differs from cell to cell."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from itertools import product
from pathlib import Path
from typing import Any, Final, NamedTuple

from rumpus.bots.characters import characters_of
from rumpus.bots.players import split_character
from rumpus.boxes.boxes import BOX, Boxes
from rumpus.boxes.toml_file import TomlFile, open_toml
from rumpus.kernel.game import AnyGame
from rumpus.kernel.message import Refused
from rumpus.kernel.registry import find_game
from rumpus.lab.asking import Ask, read_asks
from rumpus.thinking.bot import LEVELS, Bot
from rumpus.thinking.naming import read_name
from rumpus.thinking.registry import bot_levels, bot_named

STRONG = LEVELS[-1]
KEYS: Final = ("title", "question", "game", "games", "seed", "seats", "bots", "simulations", "precision")
ROBUST: Final = "robust"
BOTS: Final = "bots"
STRENGTHS: Final = ("quick", "easy", "fair")  # the first is the one that has characters as well
MORE_KEYS: Final = ("asks", ROBUST, "look_closely", "baseline", "options", BOX, "sweep")
MOST_GAMES: Final = 1_000_000
LOOK_CLOSELY: Final = 10
SEATS: Final = "{seats}"  # in a place: how many play in that cell
CALLED: Final = "called"
NOTHING: Final = "none"  # how an empty value is called in the name of a cell


class BoxChange(NamedTuple):
    """Another number in the box, or another text behind a colon of it."""

    axis: str  # by which it is swept
    place: str  # `box.txt: targets: 4 players`
    value: int | str

    @property
    def file(self) -> str:
        return self.place.partition(":")[0].strip()

    @property
    def lines(self) -> list[str]:
        """Those that lead to it, the last one being its own."""
        return [line.strip() for line in self.place.split(":")[1:]]


@dataclass(frozen=True)
class Cell:
    """One way to play, and the games that are played so."""

    id: str  # its levels: `seats=4 target=7`
    seats: int
    bots: tuple[str, ...]  # per seat, in the first game
    options: dict[str, str]
    levels: dict[str, str]  # what differs from cell to cell, in the order of the file
    changes: tuple[BoxChange, ...] = ()
    own_box: str = ""  # the folder of its box among those made for the experiment, if it is not one of the game's own

    def options_with(self, boxes: Path) -> dict[str, str]:
        return self.options | {BOX: str(boxes / self.own_box)} if self.own_box else self.options


@dataclass(frozen=True)
class Experiment:
    name: str
    title: str
    question: str
    game: str
    games: int  # of each cell, at most
    seed: str
    simulations: int | None  # for an answer; each level has its own number otherwise
    precision: float | None  # half an interval of the win rates: with this much, a cell may stop early
    look_closely: int  # every so many games; 0 is never
    baseline: str  # the id of the cell that the others are compared with
    cells: tuple[Cell, ...]
    asks: tuple[Ask, ...] = ()
    robust: bool = False  # its cells are played by bots of several strengths and characters

    def cell(self, id: str) -> Cell:
        return next(cell for cell in self.cells if cell.id == id)

    def plays_like(self, other: "Experiment") -> bool:
        """Whether the games of one are games of the other too."""
        ours, theirs = (
            (each.game, each.seed, each.simulations, each.look_closely, each.cells) for each in (self, other)
        )
        return ours == theirs


def read_experiment(path: Path, name: str | None = None, find: Callable[[str], Bot] = bot_named) -> Experiment:
    """Refused with the file and the line of what is wrong with it. Bots are those that `find` knows by name."""
    file = open_toml(path)
    file.check_keys((*KEYS, *MORE_KEYS))
    game = find_game(file.text("game"))
    cells = read_cells(file, game, find)
    simulations = file.number("simulations", 1, MOST_GAMES) if "simulations" in file.table else None
    for bot in {bot for cell in cells for bot in cell.bots if looks_at_the_clock(bot, simulations)}:
        raise file.wrong("bots", "lab-strong-without-simulations", level=bot)
    baseline = file.text("baseline") if "baseline" in file.table else cells[0].id
    if baseline not in [cell.id for cell in cells]:
        raise file.wrong("baseline", "lab-no-such-cell", cell=baseline, known=tuple(cell.id for cell in cells))
    return Experiment(
        name=path.stem if name is None else name,
        title=file.text("title"),
        question=file.text("question"),
        game=game.id,
        games=file.number("games", 1, MOST_GAMES),
        seed=write(file, "seed", file.given("seed")),
        simulations=simulations,
        precision=file.fraction("precision") if "precision" in file.table else None,
        look_closely=file.number("look_closely", 0, MOST_GAMES) if "look_closely" in file.table else LOOK_CLOSELY,
        baseline=baseline,
        cells=cells,
        robust=file.flag(ROBUST),
        asks=read_asks(file, [cell.id for cell in cells], baseline),
    )


def looks_at_the_clock(bot: str, simulations: int | None) -> bool:
    named = read_name(split_character(bot)[0])
    return named.seconds is not None or (named.what == STRONG and named.simulations is None and simulations is None)


def game_of(path: Path) -> AnyGame:
    """The game that an experiment is about; with its words one can say what else is wrong with the file."""
    return find_game(open_toml(path).text("game"))


def read_cells(file: TomlFile, game: AnyGame, find: Callable[[str], Bot]) -> tuple[Cell, ...]:
    """The product of all axes; a single cell, if nothing is swept."""
    places = read_places(file)
    axes = [read_axis(file, key, values) for key, values in file.section("sweep").items()]
    if file.flag(ROBUST):
        if BOTS in file.table or any(BOTS in value.settings for axis in axes for value in axis):
            raise file.wrong(ROBUST, "lab-robust-bots")
        axes.append(read_axis(file, BOTS, all_sorts(game)))
    cells: list[Cell] = []
    for values in product(*axes):
        levels = {key: level for value in values for key, level in value.levels.items()}
        settings = {key: setting for value in values for key, setting in value.settings.items()}
        cells.append(make_cell(file, places, levels, settings, find))
    ids = [cell.id for cell in cells]
    for id in ids:
        if ids.count(id) > 1:
            raise file.wrong("sweep", "lab-cell-twice", cell=id)
    return tuple(name_boxes(cells, game))


def all_sorts(game: AnyGame) -> list[str]:
    """Bots of three strengths, and as many characters as the game has."""
    return [*STRENGTHS, *(f"{STRENGTHS[0]}+{one}" for one in characters_of(game))]


def name_boxes(cells: list[Cell], game: AnyGame) -> Iterator[Cell]:
    """A folder for each box that is not the game's own as it is; cells with the same box share it."""
    known = Boxes.of(game).own or ("",)
    folders: dict[tuple[str, tuple[BoxChange, ...]], str] = {}
    for cell in cells:
        base = cell.options.get(BOX, known[0])
        if cell.changes or base not in known:
            folder = folders.setdefault((base, cell.changes), f"box-{len(folders) + 1}")
            yield replace(cell, own_box=folder)
        else:
            yield cell


def read_places(file: TomlFile) -> dict[str, tuple[str, ...]]:
    """The names that the file gives to numbers of the box; a name may stand for several that change together."""
    names: dict[str, tuple[str, ...]] = {}
    for name, value in file.section(BOX).items():
        places = [value] if isinstance(value, str) else value
        if not isinstance(places, list) or not places or not all(isinstance(place, str) for place in places):
            raise file.wrong(name, "lab-bad-place", name=name)
        names[name] = tuple(places)
    return names


class Value(NamedTuple):
    """Of an axis: how it is told, and what it sets."""

    levels: dict[str, Any]
    settings: dict[str, Any]


def read_axis(file: TomlFile, key: str, values: Any) -> list[Value]:
    """Each sets the thing that the axis is named after or, where they are tables, several things at once. Those are
    told one by one, or all together as what the value is `called`."""
    if not isinstance(values, list) or not values:
        raise file.wrong(key, "lab-bad-axis", axis=key)
    found = []
    for value in values:
        settings = dict(value) if isinstance(value, dict) else {key: value}
        called = settings.pop(CALLED, None)
        found.append(Value(settings if called is None else {key: called}, settings))
    return found


def make_cell(
    file: TomlFile,
    places: dict[str, tuple[str, ...]],
    levels: dict[str, Any],
    settings: dict[str, Any],
    find: Callable[[str], Bot],
) -> Cell:
    """What the file says for all cells, and over it what this one has of its own."""
    options = {key: write(file, key, value) for key, value in file.section("options").items()}
    seats, bots = file.table.get("seats"), file.table.get("bots", "quick")
    changes: list[tuple[str, str, int | str]] = []
    for key, value in settings.items():
        if key == "seats":
            seats = value
        elif key == "bots":
            bots = value
        elif key in places or ":" in key:
            if not is_box_value(value):
                raise file.wrong(key, "lab-not-a-number", axis=key, value=str(value))
            changes += [(key, place, value) for place in places.get(key, (key,))]
        else:
            options[key] = write(file, key, value)
    if not isinstance(seats, int):
        raise file.wrong("seats", "lab-bad-seats")
    written = {key: write(file, key, value) or NOTHING for key, value in levels.items()}
    return Cell(
        id=" ".join(f"{key}={value}" for key, value in written.items()) or "all",
        seats=seats,
        bots=read_bots(file, bots, seats, find),
        options=options,
        levels=written,
        changes=tuple(BoxChange(axis, place.replace(SEATS, str(seats)), value) for axis, place, value in changes),
    )


def is_box_value(value: Any) -> bool:
    return (isinstance(value, int) and not isinstance(value, bool) and value >= 0) or (
        isinstance(value, str) and bool(value.strip()) and value.isprintable() and "#" not in value
    )


def write(file: TomlFile, key: str, value: Any) -> str:
    """An option as the game reads it: a list as one text with commas."""
    values = value if isinstance(value, list) else [value]
    if not all(isinstance(each, str | int) and not isinstance(each, bool) for each in values):
        raise file.wrong(key, "lab-bad-value", key=key)
    return ", ".join(str(each) for each in values)


def read_bots(file: TomlFile, bots: Any, seats: int, find: Callable[[str], Bot] = bot_named) -> tuple[str, ...]:
    """One for everybody, or one for each seat."""
    levels = tuple(bots) if isinstance(bots, list) else (bots,) * seats
    characters = characters_of(find_game(file.text("game")))
    for level in levels:
        try:
            name, character = split_character(str(level))
            find(name)
        except Refused as refused:
            if refused.message.id == "bot-unknown":
                raise file.wrong("bots", "lab-bad-bots", level=str(level), known=tuple(bot_levels())) from None
            raise file.refuse("bots", refused.message.id, **refused.message.args) from None
        if character and character not in characters:
            raise file.wrong(BOTS, "lab-no-such-character", character=character, known=tuple(characters))
    if len(levels) != seats:
        raise file.wrong("bots", "lab-bots-not-seats", bots=len(levels), seats=seats)
    return levels
