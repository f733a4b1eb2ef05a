"""What Worms tells programs, as data: the view, a seat's own part of it, and what options, questions and events are
about. The wire, the page's types, the terminal's drawing and what scenarios see are all made from these declarations.
"""

from functools import cache
from typing import Final, Literal, TypeAlias

from msgspec import Struct, field

from rumpus.games.worms.things import (
    BULLSEYE,
    KIND_NAMES,
    LETTERS,
    TEAM_NAMES,
    WIND,
    WORMS_PER_TEAM,
    KindName,
    Letter,
    TeamName,
    team_of,
)
from rumpus.kernel.about import AnyAbout
from rumpus.parts.hexgrid import unpack

Face: TypeAlias = int | Literal["wind", "bullseye"]  # of a die: a direction, or one of these
PoolName: TypeAlias = KindName | Literal["water"]
WhatName: TypeAlias = PoolName | Literal["worm"]  # what can be met, removed or placed


class Hex(Struct, frozen=True):
    """A hex of the map: `q` counts to the east, `r` to the south along a column."""

    q: int
    r: int

    @property
    def text(self) -> str:
        """In the notation; so below."""
        return f"{self.q},{self.r}"


class Worm(Struct, frozen=True):
    """Which worm."""

    team: TeamName
    letter: Letter

    @property
    def text(self) -> str:
        return f"{self.team} {self.letter}"


class Thing(Struct, frozen=True, omit_defaults=True):
    """What lies or stands on a hex (W1.1). A worm has a team, and a letter once it is known which it is."""

    kind: KindName | Literal["worm"]
    team: TeamName | None = None
    letter: Letter | None = None
    lying: bool = False  # damaged
    frozen: bool = False

    @property
    def text(self) -> str:
        named = f"{self.team} {self.letter}" if self.letter else self.team or self.kind
        return named + " lying" * self.lying + " frozen" * self.frozen


class Spot(Struct):
    """A hex with something on it."""

    hex: Hex
    things: tuple[Thing, ...]


class SeatView(Struct):
    name: str
    team: TeamName | None
    worms: list[Letter]  # those left
    ice: bool  # Freeze is in force
    known_cards: list[str]
    unknown_starters: int
    unknown_supplies: int


class MapView(Struct):
    dial: Hex
    wind: int
    tiles: tuple[tuple[Hex, ...], ...]  # the hexes of each, in the order in which they were laid
    land: tuple[Hex, ...]
    covered: tuple[Hex, ...]  # by water tiles
    things: dict[str, Spot]  # only hexes with something on them
    target: Hex | None
    arrow: int  # the direction of an airstrike, or 0


class TurnView(Struct):
    number: int
    seat: int | None
    step: int
    worm: Worm | None
    card: str | None  # that is being played
    last_round: bool


class DecksView(Struct):
    supply: int
    drop: int
    drops_gone: list[str]
    weapons_gone: list[str]
    sudden_death: str | None  # in force


class Pile(Struct):
    """So many Things of a sort that are still to be placed."""

    thing: Thing
    count: int


class SetupView(Struct):
    pile: list[Pile]
    thing: Thing | None  # in hand, until it is put down
    tile: str | None  # in hand, while it is turned and laid
    tile_hexes: tuple[Hex, ...]  # as seen from its anchor


class View(Struct):
    """Everything on the table, and of hands what everybody knows."""

    edition: str
    variants: list[str]
    seats: list[SeatView]
    map: MapView
    pool: dict[PoolName, int]
    turn: TurnView
    decks: DecksView
    setup: SetupView
    winners: list[int] | None  # seats; none in a draw


class OwnView(Struct):
    """What only that seat knows besides."""

    seat: int
    hand: list[str]
    sudden_deaths: list[str]  # dealt to it (W11.3)
    sudden_death_kept: str | None


class About(AnyAbout, omit_defaults=True):
    """What an option, a question, an event or a prospect is about; what it is not about is left out."""

    seat: int | None = None
    hex: Hex | None = None  # where; of an option, where it is to be seen
    to: Hex | None = None  # where something comes to
    thing: Thing | None = None
    kind: WhatName | None = None
    team: TeamName | None = None
    card: str | None = None
    tile: str | None = None
    turns: int | None = None  # sixths by which a tile is turned, clockwise
    direction: int | None = None
    face: Face | None = None
    faces: list[Face] = field(default_factory=list)
    danger: bool | None = None  # the side of the coin
    in_water: bool = False  # what comes there is gone
    place: int | None = None  # of an effect among those that wait, from 1
    dice: int | None = None  # how many, and so below
    players: int | None = None
    worms: int | None = None
    healthy: int | None = None  # of the worms
    turn: int | None = None


# The smallest of them, made once


@cache
def show_hex(hex_: int) -> Hex:
    return Hex(*unpack(hex_))


@cache
def show_worm(worm: int, lying: bool, frozen: bool) -> Thing:
    return Thing("worm", TEAM_NAMES[team_of(worm)], LETTERS[worm % WORMS_PER_TEAM], lying, frozen)


def show_face(face: int) -> Face:
    return "wind" if face == WIND else "bullseye" if face == BULLSEYE else face


WORMS: Final = tuple(Worm(team, letter) for team in TEAM_NAMES for letter in LETTERS)
KINDS_SHOWN: Final = tuple(Thing(kind) for kind in KIND_NAMES)
