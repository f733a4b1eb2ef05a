"""What options, questions and events are about, as data: the same that notation.py writes for people and records."""

from collections.abc import Callable, Mapping
from functools import cache
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from rumpus.games.worms.board import INCH, JUMP, STAY
from rumpus.games.worms.notation import LEAVE, PASS, STOP, SUDDEN_EFFECT, WHAT_NAMES
from rumpus.games.worms.rules import drop, effects, movement, setup
from rumpus.games.worms.structs import (
    KINDS_SHOWN,
    About,
    Hex,
    Thing,
    show_face,
    show_hex,
    show_worm,
)
from rumpus.games.worms.things import (
    CRATE,
    DRUM,
    LYING,
    MINE,
    TEAM_NAMES,
    hex_of,
    is_worm,
    kind_of,
)
from rumpus.kernel.conversation import waiting
from rumpus.kernel.question import Question
from rumpus.parts.hexgrid import NOWHERE, STEP, bearing

if TYPE_CHECKING:
    from rumpus.games.worms.state import WormsState

PILES: Final = (
    *(Thing("worm", team) for team in TEAM_NAMES),
    *(KINDS_SHOWN[kind] for kind in (MINE, DRUM, CRATE)),
)


def shown(s: "WormsState", thing: int) -> Thing:
    """A Thing as it is now."""
    if is_worm(thing):
        return show_worm(thing, s.worm_health[thing] == LYING, bool(s.frozen[thing]))
    return KINDS_SHOWN[kind_of(thing)]


def where(s: "WormsState", thing: int) -> Hex | None:
    """The hex it is on; None for a worm that is not on the map."""
    hex_ = s.worm_hex[thing] if is_worm(thing) else hex_of(thing)
    return None if hex_ == NOWHERE else show_hex(hex_)


# Options, by the kind of question


def about_thing(verb: str) -> Callable[["WormsState", int], About]:
    return lambda s, thing: About(verb, thing=shown(s, thing), hex=where(s, thing))


def about_hex(verb: str) -> Callable[["WormsState", int], About]:
    about = cache(lambda hex_: About(verb, hex=show_hex(hex_)))
    return lambda _, hex_: about(hex_)


def about_direction(verb: str) -> Callable[["WormsState", int], About]:
    """To be seen on the hex that lies that way."""
    return lambda s, direction: About(verb, direction=direction, hex=show_hex(origin(s) + STEP[direction]))


def origin(s: "WormsState") -> int:
    """What a direction that is asked for is counted from: the token of an airstrike, or the Thing that is to move."""
    thing = to_move(s)
    if thing is None:
        return s.target
    return s.worm_hex[thing] if is_worm(thing) else hex_of(thing)


def to_move(s: "WormsState") -> int | None:
    """The Thing that moves in the direction that is asked for."""
    if (moves := waiting(s, movement.move_in_direction)) is not None:
        (thing,) = moves
        return thing
    if (pushes := waiting(s, effects.push_on)) is not None:
        thing, _ = pushes
        return thing
    return None


def to_place(s: "WormsState") -> int | None:
    """The kind of what is to be placed on the hex that is asked for."""
    for chosen in (drop.placed_on_emptiest, effects.place_chosen):
        if (places := waiting(s, chosen)) is not None:
            (kind,) = places
            return kind
    return None


def to_put(s: "WormsState") -> int | None:
    """The Thing of the pile that is to be put down during set-up."""
    puts = waiting(s, setup.thing_put)
    return None if puts is None else puts[0]


def about_move(_: "WormsState", option: int) -> About:
    return move_shown(option)


@cache
def move_shown(option: int) -> About:
    if option == STAY:
        return About("stay")
    return About("jump", hex=show_hex(option - JUMP)) if option >= JUMP else About("inch", hex=show_hex(option - INCH))


def about_effect(s: "WormsState", effect: int) -> About:
    place, source = divmod(effect, 2 * SUDDEN_EFFECT)
    deck = s.setting.box.sudden_deaths if source >= SUDDEN_EFFECT else s.setting.box.weapons
    return About("resolve", place=place + 1, card=deck[source % SUDDEN_EFFECT].id)


OPTIONS: Final[Mapping[str, Callable[["WormsState", int], About]]] = {
    "first": lambda _, seat: About("first", seat=seat),
    "tile": lambda s, tile: About("tile", tile=s.setting.box.tiles[tile].id),
    "turn-tile": lambda _, turns: About("turn", turns=turns),
    "lay": about_hex("lay"),
    "take": lambda _, pile: About("take", thing=PILES[pile]),
    "put": about_hex("put"),
    "team": lambda _, team: About("deal", team=TEAM_NAMES[team]),
    "draw": lambda s, card: About("draw", card=s.setting.box.weapons[card].id),
    "deal-sudden": lambda s, card: About("deal", card=s.setting.box.sudden_deaths[card].id),
    "keep": lambda s, card: About("keep", card=s.setting.box.sudden_deaths[card].id),
    "turn-drop": lambda s, card: About("turn", card=s.setting.box.drops[card].id),
    "turn-sudden": lambda s, card: About("turn", card=s.setting.box.sudden_deaths[card].id),
    "roll": lambda _, face: About("roll", face=show_face(face)),
    "flip": lambda _, danger: About("flip", danger=bool(danger)),
    "activate": about_thing("activate"),
    "move": about_move,
    "weapon": lambda s, card: About("pass") if card == PASS else About("play", card=s.setting.box.weapons[card].id),
    "target": about_hex("target"),
    "aim": about_direction("aim"),
    "die": lambda _, face: About("choose", face=show_face(face)),
    "steer": lambda _, hex_: About("stop") if hex_ == STOP else About("steer", hex=show_hex(hex_)),
    "hit": about_thing("hit"),
    "push": about_thing("push"),
    "next": about_thing("next"),
    "meet": lambda _, met: About("meet", kind=WHAT_NAMES[met]),
    "prod": lambda s, thing: About("leave") if thing == LEAVE else about_thing("prod")(s, thing),
    "direction": about_direction("direction"),
    "place": about_hex("place"),
    "resolve": about_effect,
    "relieve": lambda _, team: About("relieve", team=TEAM_NAMES[team]),
    "remove": lambda s, what: About("remove", kind=WHAT_NAMES[what], hex=show_hex(s.target)),
}


def about_question(s: "WormsState", question: Question) -> About:
    """Who is asked, if it is not chance; from where a direction is counted, and what is to move or to be put down."""
    about = About(seat=question.seat if question.seat >= 0 else None)
    if question.kind in ("aim", "direction"):
        about.hex = show_hex(origin(s))
    if (moving := to_move(s)) is not None:
        about.thing = shown(s, moving)
    if (placed := to_place(s)) is not None:
        about.kind = WHAT_NAMES[placed]
    if (put := to_put(s)) is not None:
        about.thing = PILES[put]
    return about


# Events, by the names of their arguments: the field that each of them fills


Field: TypeAlias = tuple[str, Callable[["WormsState", Any], Any]]


def same(name: str) -> Field:
    return name, lambda _, value: value


ARGUMENTS: Final[Mapping[str, Field | None]] = {
    **{name: same(name) for name in ("dice", "players", "worms", "healthy", "turn")},
    "seat": ("seat", lambda _, seat: int(seat)),  # also if it is told by its number
    "hex": ("hex", lambda _, hex_: show_hex(hex_)),
    "to": ("to", lambda _, hex_: show_hex(hex_)),
    "direction": None,  # see below
    "origin": None,
    "worm": ("thing", shown),
    "thing": ("thing", shown),
    "kind": ("kind", lambda _, kind: WHAT_NAMES[kind]),
    "team": ("team", lambda _, team: TEAM_NAMES[team]),
    "face": ("face", lambda _, face: show_face(face)),
    "faces": ("faces", lambda _, faces: [show_face(face) for face in faces]),
    "danger": ("danger", lambda _, danger: bool(danger)),
    "tile": ("tile", lambda s, tile: s.setting.box.tiles[tile].id),
    "card": ("card", lambda s, card: s.setting.box.weapons[card].id),
    "drop": ("card", lambda s, card: s.setting.box.drops[card].id),
    "sudden": ("card", lambda s, card: s.setting.box.sudden_deaths[card].id),
}


BY_A_DIE: Final = ("scatters", "knocked-back", "thrown", "target-scatters")


def direction_of(s: "WormsState", id: str, args: Mapping[str, Any]) -> int | None:
    """Which way something goes in an event, to any of the eight winds; 0 if it stays, None if nothing is to move."""
    if "direction" in args:
        return int(args["direction"])
    if "origin" in args:
        return bearing(args["origin"], args["to"] if "to" in args else args["hex"])
    if id == "thing-moves":
        return bearing(args["hex"], args["to"])
    return s.heading(args["face"]) if id in BY_A_DIE else None


def about_event(s: "WormsState", id: str, args: Mapping[str, Any]) -> About:
    fields: dict[str, Any] = {
        field[0]: field[1](s, value) for name, value in args.items() if (field := ARGUMENTS[name]) is not None
    }
    about = About(**fields | {"direction": direction_of(s, id, args)})
    if about.thing is not None and about.hex is None:
        about.hex = where(s, args["worm"] if "worm" in args else args["thing"])
    return about
