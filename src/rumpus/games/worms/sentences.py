"""What sentences speak of: how hexes are called, what lies there, which way it is, and next to whose worm."""

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from rumpus.games.worms.about import direction_of, origin, shown, to_move, to_place, to_put
from rumpus.games.worms.board import INCH, JUMP, STAY
from rumpus.games.worms.board import WATER as NO_CELL
from rumpus.games.worms.notation import LEAVE, PILE_NAMES, STOP, WHAT_NAMES, spell_hex, spell_thing, write_face
from rumpus.games.worms.relation import beside
from rumpus.games.worms.rules import movement
from rumpus.games.worms.structs import KINDS_SHOWN, Thing
from rumpus.games.worms.things import LETTERS, WORMS_PER_TEAM, hex_of, is_worm
from rumpus.kernel.conversation import waiting
from rumpus.kernel.message import Argument, Message
from rumpus.kernel.question import Question
from rumpus.parts.hexgrid import STEP

if TYPE_CHECKING:
    from rumpus.games.worms.state import WormsState

Args: TypeAlias = dict[str, Argument]

# What is said of a hex with nothing on it.
WATER: Final = "water"
NOTHING: Final = "none"


def say_thing(thing: Thing) -> Message:
    """As the page says it of a hex."""
    if thing.kind != "worm":
        return Message("worms-thing", {"kind": thing.kind})
    how = "-".join(["lying"] * thing.lying + ["frozen"] * thing.frozen) or "well"
    return Message("worms-worm", {"team": thing.team or "", "letter": thing.letter or "", "how": how})


def there(s: "WormsState", hex_: int) -> Args:
    """A hex, and what is on it, worms first."""
    cell = s.ground.cell[hex_]
    if cell == NO_CELL:
        return {"hex": spell_hex(hex_), "things": WATER}
    if not s.crowd[cell]:
        return {"hex": spell_hex(hex_), "things": NOTHING}
    worms = tuple([shown(s, worm) for worm in s.worms_on(hex_)])
    return {"hex": spell_hex(hex_), "things": say_things(worms, s.kinds_on(hex_))}


@lru_cache(maxsize=4096)
def say_things(worms: tuple[Thing, ...], kinds: bytes) -> tuple[Message, ...]:
    """What is on a hex: worms, and how many Things of each kind. Nearly always it was said before."""
    others = [KINDS_SHOWN[kind] for kind, count in enumerate(kinds) for _ in range(count)]
    return tuple([say_thing(thing) for thing in (*worms, *others)])


def next_to(s: "WormsState", here: int, hex_: int) -> Args:
    """A hex beside another one, and which way that is."""
    return {**there(s, hex_), "direction": STEP.index(hex_ - here)}


def somewhere(s: "WormsState", team: int, hex_: int) -> Args:
    """A hex anywhere, as it is told to a team."""
    return {**there(s, hex_), "beside": beside(s, hex_, team)}


def of_move(s: "WormsState", team: int, option: int) -> Args:
    if option == STAY:
        return {}
    return somewhere(s, team, option - JUMP) if option >= JUMP else next_to(s, s.worm_hex[s.worm], option - INCH)


def of_thing(s: "WormsState", team: int, thing: int) -> Args:
    if is_worm(thing):
        return {"thing": spell_thing(thing), "hex": spell_hex(s.worm_hex[thing])}
    hex_ = hex_of(thing)
    return {"thing": spell_thing(thing), "hex": spell_hex(hex_), "beside": beside(s, hex_, team)}


def of_direction(s: "WormsState", _: int, direction: int) -> Args:
    return {**there(s, origin(s) + STEP[direction]), "direction": direction}


def of_placing(s: "WormsState", team: int, hex_: int) -> Args:
    return {**somewhere(s, team, hex_), **to_be_placed(s)}


# From the team of whoever is asked, and the option.
OPTIONS: Final[Mapping[str, Callable[["WormsState", int, int], Args]]] = {
    "lay": lambda _, __, hex_: {"hex": spell_hex(hex_)},
    "put": somewhere,
    "activate": of_thing,
    "move": of_move,
    "target": somewhere,
    "aim": lambda _, __, direction: {"direction": direction},
    "die": lambda _, __, face: {"face": write_face(face)},
    "steer": lambda s, _, hex_: {} if hex_ == STOP else next_to(s, s.target, hex_),
    "hit": of_thing,
    "push": of_thing,
    "next": of_thing,
    "prod": lambda s, team, thing: {} if thing == LEAVE else of_thing(s, team, thing),
    "direction": of_direction,
    "place": of_placing,
}


def option_args(s: "WormsState", question: Question, option: int) -> Args:
    args = OPTIONS.get(question.kind)
    return {} if args is None else args(s, s.team_of_seat[question.seat], option)


# Questions: each says what it is about


def to_be_placed(s: "WormsState") -> Args:
    kind = to_place(s)
    return {} if kind is None else {"kind": WHAT_NAMES[kind]}


def too_full(s: "WormsState") -> Args:
    prods = waiting(s, movement.prod)
    return {} if prods is None else {"hex": spell_hex(prods[0])}


def who_meets(s: "WormsState") -> Args:
    """The Thing that has come to a hex where several others wait for it."""
    if (worm_meets := waiting(s, movement.met)) is not None:
        return {"thing": spell_thing(worm_meets[0])}
    if (thing_meets := waiting(s, movement.thing_met)) is not None:
        return {"thing": WHAT_NAMES[thing_meets[0]]}
    return {}


def moving(s: "WormsState") -> Args:
    thing = to_move(s)
    return {} if thing is None else {"thing": spell_thing(thing)}


def in_hand(s: "WormsState") -> Args:
    put = to_put(s)
    return {} if put is None else {"what": PILE_NAMES[put]}


QUESTIONS: Final[Mapping[str, Callable[["WormsState"], Args]]] = {
    "put": in_hand,
    "move": lambda s: {"letter": LETTERS[s.worm % WORMS_PER_TEAM]},
    "meet": who_meets,
    "prod": too_full,
    "direction": moving,
    "place": to_be_placed,
}


def question_args(s: "WormsState", question: Question) -> Args:
    args = QUESTIONS.get(question.kind)
    return {} if args is None else args(s)


# Events: where something happens, and which way it went; only found out when somebody is told.

SHOWN: Final = ("targets", "target-moves")  # with what is on the hex
PLACED: Final = ("placed", "blast")  # with where the hex is


def besides(s: "WormsState", id: str, args: Mapping[str, Any]) -> Args:
    told: Args = {}
    if (direction := direction_of(s, id, args)) is not None:
        told["direction"] = direction
    if id in SHOWN:
        told |= there(s, args["hex"])
    if id in SHOWN or id in PLACED:
        told["beside"] = beside(s, args["hex"])
    return told
