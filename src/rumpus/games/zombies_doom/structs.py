"""What Zombies Doom tells programs, as data: the view, a seat's own part of it, and what answers and events are about.

The wire, the page's types, the terminal's drawing and what scenarios see are all made from these declarations. What has
a `text` is written so in the notation.
"""

from functools import cache
from typing import Literal, TypeAlias

from msgspec import Struct, field

from rumpus.games.zombies_doom.board import Board, TileKind
from rumpus.games.zombies_doom.cards.card import AnyName, PatternName, Weapon
from rumpus.games.zombies_doom.things import (
    MONSTER_NAMES,
    MONSTERS,
    PILE_NAMES,
    WEAPON_NAMES,
    MonsterName,
    PileName,
    WeaponName,
    beaten_by,
)
from rumpus.kernel.about import AnyAbout
from rumpus.parts.squaregrid import DirectionName, unpack

DeckName: TypeAlias = PileName | Literal["spell"]  # what a player may draw from


class Place(Struct, frozen=True):
    """A square of the map: `x` counts columns to the east, `y` rows to the south, both from 1."""

    x: int
    y: int

    @property
    def text(self) -> str:
        return f"{self.x},{self.y}"


class WeaponView(Struct, frozen=True):
    """A weapon card; `id` is what its sheet is called."""

    id: str
    weapon: WeaponName
    pile: PileName  # what its back shows
    beats: tuple[MonsterName, ...]
    spell: str | None  # printed on it: its id
    spent: bool  # whether that was used already (Z2.1)

    @property
    def text(self) -> str:
        return f"{self.id} spent" if self.spent else self.id


class UseView(Struct, frozen=True):
    """A weapon as it is played."""

    card: WeaponView
    spell: str | None  # with which it is used
    printed: bool  # whether that is the one printed on it

    @property
    def text(self) -> str:
        if self.printed:
            return f"{self.card.text} itself"
        return f"{self.card.text} with {self.spell}" if self.spell else self.card.text


class TileView(Struct, frozen=True, omit_defaults=True):
    place: Place
    kind: TileKind
    weapons: tuple[PileName, ...]
    rock: tuple[DirectionName, ...]
    monsters: tuple[MonsterName, ...]
    tokens: int
    figures: tuple[int, ...]  # seats
    reach: tuple[Place, ...]  # of crossroads: where one may leave them, through any of them
    called: str | None = None  # the id of one that has a name, or that a task names


class TaskView(Struct, frozen=True, omit_defaults=True):
    id: str
    pattern: PatternName
    monsters: tuple[MonsterName | AnyName, ...]
    tile: TileKind | None  # that it names, and
    called: str | None = None  # its id, if not any of that kind will do


class SeatView(Struct):
    """One player as everybody knows them: backs, counts and everything open."""

    name: str  # in the notation
    place: Place | None
    ways: tuple[Place, ...]  # where its figure could go if there were no monsters
    unknown_weapons: list[PileName]
    known_weapons: list[WeaponView]
    spell_count: int
    trophies: list[MonsterName]
    tokens: int
    tasks: list[str]
    score: int


class TurnView(Struct):
    number: int
    seat: int | None
    fought: bool
    held: list[UseView]
    target: Place | None  # the tile under attack, while somebody chooses how


class DeckView(Struct):
    """How much is left in the decks, and what lies beside them."""

    piles: dict[PileName, int]
    discards: dict[PileName, list[WeaponView]]
    spells: int
    spell_discards: list[str]
    tasks: int
    task_discards: list[str]
    monsters: dict[MonsterName, int]


class View(Struct):
    """Everything on the table, and of hands what everybody knows. A tile's key is opaque: its place is in it."""

    variants: list[str]
    target: int
    seats: list[SeatView]
    map: dict[str, TileView]
    tasks: list[TaskView]
    turn: TurnView
    decks: DeckView
    winner: int | None


class OwnView(Struct):
    """What only a seat knows besides: its cards."""

    seat: int
    weapons: list[WeaponView]
    spells: list[str]


class About(AnyAbout, omit_defaults=True):
    """What an answer, a question or an event is about; what it is not about is left out."""

    seat: int | None = None  # who does it
    other: int | None = None  # another player concerned
    place: Place | None = None  # where it happens; of an answer, where it leads
    there: Place | None = None  # the other place of two that change
    origin: Place | None = None  # from where somebody goes
    uses: list[UseView] = field(default_factory=list)  # the weapons that an answer plays
    card: WeaponView | None = None
    spell: str | None = None
    deck: DeckName | None = None  # that is drawn from
    monster: MonsterName | None = None
    lured: MonsterName | None = None  # it comes in the place of `monster`
    trophies: list[MonsterName] = field(default_factory=list)  # that are kept
    task: str | None = None
    tile: str | None = None
    quarters: int | None = None  # by which a tile is turned, clockwise
    count: int | None = None  # of monsters or tokens
    score: int | None = None
    turn: int | None = None


# The smallest of them, made once


@cache
def show_places_of(board: Board) -> tuple[Place, ...]:
    return tuple([Place(*unpack(square)) for square in board.squares])


def show_weapon(card: Weapon, spent: bool) -> WeaponView:
    beaten = beaten_by(card.weapon)
    return WeaponView(
        id=card.id,
        weapon=WEAPON_NAMES[card.weapon],
        pile=PILE_NAMES[card.pile],
        beats=tuple([MONSTER_NAMES[monster] for monster in MONSTERS if beaten >> monster & 1]),
        spell=card.spell_id or None,
        spent=spent,
    )
