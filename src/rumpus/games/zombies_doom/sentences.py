"""What sentences speak of: how tiles are called, what is on them, which way they lie, and near what."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from rumpus.games.zombies_doom.board import KIND_NAMES, NORMAL, called_of
from rumpus.games.zombies_doom.cards.wording import so_many, together
from rumpus.games.zombies_doom.notation import (
    DIE,
    ITSELF,
    KEEP,
    STAY,
    STOP,
    TO_FIGURE,
    each_of,
    read_swap,
    read_teleport,
    show_use,
    way_of,
)
from rumpus.games.zombies_doom.relation import ALONE, beside
from rumpus.games.zombies_doom.rules.fight import place_attacked
from rumpus.games.zombies_doom.things import MONSTER_NAMES
from rumpus.kernel.message import Argument, Message
from rumpus.kernel.question import Question
from rumpus.parts.squaregrid import DIRECTION_NAMES, STEP

if TYPE_CHECKING:
    from rumpus.games.zombies_doom.state import ZombiesState

Args: TypeAlias = dict[str, Argument]

NOTHING: Final = "none"  # on a tile
CROSSROADS: Final = "crossroads"  # the way to a tile that is not next to one's own


def there(s: "ZombiesState", place: int) -> Args:
    """A tile, what it is, and the monsters on it."""
    things = (*what_it_is(s, place), *so_many(monsters_at(s, place)))
    return {"place": s.setting.board.names[place], "things": things or NOTHING}


def what_it_is(s: "ZombiesState", place: int) -> list[Message]:
    """Of which kind a tile is, unless it is like most, and what it is called, if it has a name."""
    kind, called = s.map.kinds[place], called_of(s.map.tiles[place])
    return [
        *([] if kind == NORMAL else [Message("place-kind", {"kind": KIND_NAMES[kind]})]),
        *([Message("place-called", {"tile": s.setting.box.called[called]})] if called else []),
    ]


def monsters_at(s: "ZombiesState", place: int) -> list[str]:
    return [MONSTER_NAMES[monster] for monster in s.monsters_at(place)]


def way_to(s: "ZombiesState", here: int, place: int) -> str:
    """In which direction somebody goes there."""
    if place not in s.map.near[here]:
        return CROSSROADS
    squares = s.setting.board.squares
    return DIRECTION_NAMES[STEP.index(squares[place] - squares[here])]


def of_going(s: "ZombiesState", seat: int, option: int) -> Args:
    if option == STOP or option >= DIE:
        return {}
    if option >= TO_FIGURE:
        other, use = read_teleport(option)
        spells = spells_of_use(s, use)
        if way_of(use) == ITSELF:
            spells["printed"] = NOTHING  # it is the one that is spoken of already
        return {"place": s.setting.board.names[s.figure[other]], "other": s.speaker(other), **spells}
    way = way_to(s, s.figure[seat], option)
    # Of a tile next to one's own the direction is enough.
    return {**there(s, option), "way": way, **(beside(s, option, seat) if way == CROSSROADS else ALONE)}


def of_using(s: "ZombiesState", _: int, option: int) -> Args:
    """The spells of one weapon or two, printed on them and used with them."""
    uses = () if option == KEEP else each_of(option)
    args: Args = {}
    for which, use in zip(("", "second-"), (*uses, None, None), strict=False):
        args |= spells_of_use(s, use, which)
    return args


def spells_of_use(s: "ZombiesState", use: int | None, which: str = "") -> Args:
    if use is None:
        return {f"{which}printed": NOTHING, f"{which}spell": NOTHING}
    shown = show_use(s.setting, use)
    return {f"{which}printed": shown.card.spell or NOTHING, f"{which}spell": shown.spell or NOTHING}


def of_taking(s: "ZombiesState", _: int, option: int) -> Args:
    return {"monster": MONSTER_NAMES[option % 8], "other": s.speaker(option // 8)}


def of_luring(s: "ZombiesState", seat: int, option: int) -> Args:
    return of_place(s, seat, read_swap(option)[1])


def of_place(s: "ZombiesState", seat: int, place: int) -> Args:
    return {"place": s.setting.board.names[place], **beside(s, place, seat)}


OPTIONS: Final[Mapping[str, Callable[["ZombiesState", int, int], Args]]] = {
    "start": of_place,
    "go": of_going,
    "go-on": of_going,
    "go-from-there": of_going,
    "use": of_using,
    "discard": of_using,
    "lure": of_luring,
    "take-trophy": lambda s, _, monster: {"monster": MONSTER_NAMES[monster]},
    "take-others-trophy": of_taking,
    "rise": lambda s, seat, place: {} if place == STAY else of_place(s, seat, place),
}


def option_args(s: "ZombiesState", question: Question, option: int) -> Args:
    args = OPTIONS.get(question.kind)
    return {} if args is None else args(s, question.seat, option)


def question_args(s: "ZombiesState") -> Args:
    """The tile that is being attacked while somebody chooses how, and the monsters on it."""
    place = place_attacked(s)
    if place is None:
        return {}
    monsters = so_many(monsters_at(s, place))
    return {"place": s.setting.board.names[place], "monsters": together(monsters) if monsters else NOTHING}


def besides(s: "ZombiesState", id: str, args: Mapping[str, Any]) -> Args:
    """Which way somebody went, and near what."""
    if id != "goes":
        return {}
    way = way_to(s, args["origin"], args["place"])
    return {"way": way, **(beside(s, args["place"], args["seat"]) if way == CROSSROADS else ALONE)}
