"""What sentences speak of: how tiles are called, what is on them, which way they lie, and near what."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from rumpus.games.zombies_doom.board import KIND_NAMES, NORMAL, SQUARES, spell_place
from rumpus.games.zombies_doom.cards.wording import so_many, together
from rumpus.games.zombies_doom.notation import DIE, STAY, STOP, TO_FIGURE, read_swap, read_teleport
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
    """A tile, which kind it is unless it is like most, and the monsters on it."""
    kind = s.map.kinds[place]
    kinds = [] if kind == NORMAL else [Message("place-kind", {"kind": KIND_NAMES[kind]})]
    return {"place": spell_place(place), "things": (*kinds, *so_many(monsters_at(s, place))) or NOTHING}


def monsters_at(s: "ZombiesState", place: int) -> list[str]:
    return [MONSTER_NAMES[monster] for monster in s.monsters_at(place)]


def way_to(s: "ZombiesState", here: int, place: int) -> str:
    """In which direction somebody goes there."""
    if place not in s.map.near[here]:
        return CROSSROADS
    return DIRECTION_NAMES[STEP.index(SQUARES[place] - SQUARES[here])]


def of_going(s: "ZombiesState", seat: int, option: int) -> Args:
    if option >= TO_FIGURE:
        other, _ = read_teleport(option)
        return {"place": spell_place(s.figure[other]), "other": s.speaker(other)}
    if option == STOP or option >= DIE:
        return {}
    way = way_to(s, s.figure[seat], option)
    # Of a tile next to one's own the direction is enough.
    return {**there(s, option), "way": way, **(beside(s, option, seat) if way == CROSSROADS else ALONE)}


def of_luring(s: "ZombiesState", seat: int, option: int) -> Args:
    return of_place(s, seat, read_swap(option)[1])


def of_place(s: "ZombiesState", seat: int, place: int) -> Args:
    return {"place": spell_place(place), **beside(s, place, seat)}


OPTIONS: Final[Mapping[str, Callable[["ZombiesState", int, int], Args]]] = {
    "start": of_place,
    "go": of_going,
    "go-on": of_going,
    "go-from-there": of_going,
    "lure": of_luring,
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
    return {"place": spell_place(place), "monsters": together(monsters) if monsters else NOTHING}


def besides(s: "ZombiesState", id: str, args: Mapping[str, Any]) -> Args:
    """Which way somebody went, and near what."""
    if id != "goes":
        return {}
    way = way_to(s, args["origin"], args["place"])
    return {"way": way, **(beside(s, args["place"], args["seat"]) if way == CROSSROADS else ALONE)}
