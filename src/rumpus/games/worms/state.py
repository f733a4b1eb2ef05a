"""The whole of a game of Worms at one moment: ints, lists of ints, bytes."""

from collections.abc import Mapping
from typing import Any, Self

from rumpus.games.worms import about, notation, sentences
from rumpus.games.worms.board import Ground, ground_of, map_of
from rumpus.games.worms.rules.book import RULES
from rumpus.games.worms.setting import WormsSetting
from rumpus.games.worms.structs import About
from rumpus.games.worms.things import KINDS, POOL, TEAM_NAMES, WATER_TILES, WIND, WORMS_PER_TEAM, ByNumber, team_of
from rumpus.kernel.message import Argument
from rumpus.kernel.question import Question
from rumpus.kernel.state import Result, State
from rumpus.parts.bag import full_bag
from rumpus.parts.hexgrid import NOWHERE

ALL_WORMS = len(TEAM_NAMES) * WORMS_PER_TEAM

# Everything but the ground, and hands apart: they are lists of lists.
_FIELDS = (
    *("laid", "wind", "on", "crowd", "pool", "target", "arrow"),
    *("worm_hex", "worm_health", "frozen", "team_of_seat", "shielded"),
    *("bag", "supply_top", "discards", "drop_bag", "drops_left", "drops_gone", "sudden", "sudden_kept"),
    *("first", "pile"),
    *("seat", "worm", "worm_last_on", "step", "cut", "card", "smooth_card", "victim", "placed_on", "placed"),
    *("at_end", "ending", "owed", "over", "winners"),
)
_HANDS = ("open_hand", "hidden_hand", "sudden_dealt")


def player(seat: int) -> str:
    """What a seat is called before it has a team."""
    return f"player {seat + 1}"


class WormsState(State):
    __slots__ = ("ground", *_FIELDS, *_HANDS)

    rules = RULES

    setting: WormsSetting

    # The map
    ground: Ground
    laid: list[tuple[int, int, int]]  # tile, rotation, anchor
    wind: int
    on: bytearray  # per cell and kind: how many
    crowd: bytearray  # per cell: how many Things, worms included
    pool: bytearray  # per kind, and last the water tiles: how many are left (W1.2)
    target: int  # the hex of the token, or NOWHERE
    arrow: int  # the direction of an airstrike, or 0

    # Worms and teams
    worm_hex: list[int]
    worm_health: bytearray  # 0, LYING or STANDING
    frozen: bytearray
    team_of_seat: list[int]
    shielded: bytearray  # per seat: Freeze is in force

    # Cards: open ones everybody knows a hand holds (W2.5), hidden ones only its owner knows
    open_hand: list[list[int]]
    hidden_hand: list[list[int]]
    bag: bytearray  # weapons nobody has seen, starters and supplies alike
    supply_top: int  # W11.5: ordinary cards still on top of the superweapons; -1 without that rule
    discards: list[int]
    drop_bag: bytearray  # drop cards not turned over yet, those in the box included
    drops_left: int
    drops_gone: list[int]
    sudden: int  # the sudden death card in force, or -1
    sudden_dealt: list[list[int]]  # W11.3
    sudden_kept: list[int]

    # Set-up
    first: int
    pile: bytearray  # per team, then mines, drums, crates: still to be placed (W2.2)

    # The turn
    seat: int
    worm: int  # the active worm, or -1
    worm_last_on: int  # the last land hex it stood on
    step: int
    cut: bool  # the rest of steps 1 to 5 is lost (W3.10, W11.9)
    card: int  # the weapon being resolved
    smooth_card: int  # the weapon whose jumps do not scatter
    victim: int  # the worm that the card's "it" means, or -1
    placed_on: int  # the drop card's "same hex"
    placed: bool  # whether there was something left to place there
    at_end: list[Any]  # effects waiting for step 6: card, hex, arrow, ops

    # The end
    ending: int  # how near the end is (rules/ending.py)
    owed: bytearray  # per seat: still has its last turn
    over: bool
    winners: tuple[int, ...]

    def __init__(self, setting: WormsSetting) -> None:
        super().__init__(setting)
        seats, box = setting.seats, setting.box
        self.laid = []
        self.wind = 1
        self.settle_on(map_of(()).all_dry())
        self.pool = bytearray((*POOL, WATER_TILES))
        self.target, self.arrow = NOWHERE, 0
        self.worm_hex = [NOWHERE] * ALL_WORMS
        self.worm_health = bytearray(ALL_WORMS)
        self.frozen = bytearray(ALL_WORMS)
        self.team_of_seat = [-1] * seats
        self.shielded = bytearray(seats)
        self.open_hand = [[] for _ in range(seats)]
        self.hidden_hand = [[] for _ in range(seats)]
        self.bag = full_bag(box.weapons)
        self.supply_top = -1
        self.discards = []
        self.drop_bag = full_bag(box.drops)
        self.drops_left = 0
        self.drops_gone = []
        self.sudden = -1
        self.sudden_dealt = [[] for _ in range(seats)]
        self.sudden_kept = [-1] * seats
        self.first = 0
        self.pile = bytearray(len(TEAM_NAMES) + 3)
        self.seat, self.worm, self.worm_last_on, self.step = 0, -1, NOWHERE, 0
        self.cut = False
        self.card, self.smooth_card, self.victim = -1, -1, -1
        self.placed_on, self.placed = NOWHERE, False
        self.at_end = []
        self.ending, self.over = 0, False
        self.owed = bytearray(seats)
        self.winners = ()

    def settle_on(self, ground: Ground) -> None:
        """Take a map into use, with nothing on it yet."""
        self.ground = ground
        self.on = bytearray(KINDS * len(ground.map.hexes))
        self.crowd = bytearray(len(ground.map.hexes))

    def copy(self) -> Self:
        other = type(self).__new__(type(self))
        self.copy_conversation(other)
        other.ground = self.ground
        other.laid = self.laid.copy()
        other.wind = self.wind
        other.on = self.on[:]
        other.crowd = self.crowd[:]
        other.pool = self.pool[:]
        other.target = self.target
        other.arrow = self.arrow
        other.worm_hex = self.worm_hex.copy()
        other.worm_health = self.worm_health[:]
        other.frozen = self.frozen[:]
        other.team_of_seat = self.team_of_seat.copy()
        other.shielded = self.shielded[:]
        other.open_hand = [hand.copy() for hand in self.open_hand]
        other.hidden_hand = [hand.copy() for hand in self.hidden_hand]
        other.bag = self.bag[:]
        other.supply_top = self.supply_top
        other.discards = self.discards.copy()
        other.drop_bag = self.drop_bag[:]
        other.drops_left = self.drops_left
        other.drops_gone = self.drops_gone.copy()
        other.sudden = self.sudden
        other.sudden_dealt = [hand.copy() for hand in self.sudden_dealt]
        other.sudden_kept = self.sudden_kept.copy()
        other.first = self.first
        other.pile = self.pile[:]
        other.seat = self.seat
        other.worm = self.worm
        other.worm_last_on = self.worm_last_on
        other.step = self.step
        other.cut = self.cut
        other.card = self.card
        other.smooth_card = self.smooth_card
        other.victim = self.victim
        other.placed_on = self.placed_on
        other.placed = self.placed
        other.at_end = self.at_end.copy()
        other.ending = self.ending
        other.owed = self.owed[:]
        other.over = self.over
        other.winners = self.winners
        return other

    def to_json(self) -> dict[str, Any]:
        ground = {"map": list(self.ground.map.hexes), "dry": list(self.ground.dry)}
        return {**self.conversation_to_json(), **ground, **self.fields_to_json((*_FIELDS, *_HANDS))}

    @classmethod
    def from_json(cls, setting: WormsSetting, data: dict[str, Any]) -> Self:
        state = cls(setting)
        state.conversation_from_json(data)
        state.settle_on(ground_of(map_of(tuple(data["map"])), bytes(data["dry"])))
        state.fields_from_json(_FIELDS, data)
        for name in _HANDS:
            setattr(state, name, [list(hand) for hand in data[name]])
        return state

    def result(self) -> Result | None:
        return Result(self.winners) if self.over else None

    def speaker(self, seat: int) -> str:
        team = self.team_of_seat[seat]
        return player(seat) if team < 0 else TEAM_NAMES[team]

    def write(self, question: Question, option: int) -> str:
        return notation.WRITERS[question.kind](self.setting, option)

    def spell(self, name: str, value: Any) -> Argument:
        if name != "seat":
            return notation.spell(self.setting, name, value)
        return player(value) if isinstance(value, ByNumber) else self.speaker(value)

    def event_args(self, id: str, args: Mapping[str, Any]) -> dict[str, Argument]:
        return {name: self.spell(name, value) for name, value in args.items() if name != "origin"}

    def besides(self, id: str, args: Mapping[str, Any]) -> dict[str, Argument]:
        return sentences.besides(self, id, args)

    def option_args(self, question: Question, option: int) -> Mapping[str, Argument]:
        return sentences.option_args(self, question, option)

    def question_args(self, question: Question) -> Mapping[str, Argument]:
        return sentences.question_args(self, question)

    def about(self, question: Question, option: int) -> About:
        return about.OPTIONS[question.kind](self, option)

    def about_question(self, question: Question) -> About:
        return about.about_question(self, question)

    def about_event(self, id: str, args: Mapping[str, Any]) -> About:
        return about.about_event(self, id, args)

    # What is where

    def is_land(self, hex_: int) -> bool:
        return self.ground.is_land(hex_)

    def count(self, kind: int, hex_: int) -> int:
        """How many Things of a kind lie on a hex."""
        cell = self.ground.cell[hex_]
        return self.on[cell * KINDS + kind] if cell != 255 else 0

    def kinds_on(self, hex_: int) -> bytes:
        """How many Things of each kind lie on a land hex."""
        first = self.ground.cell[hex_] * KINDS
        return bytes(self.on[first : first + KINDS])

    def things_on(self, hex_: int) -> int:
        """How many Things lie or stand on a hex, worms included."""
        cell = self.ground.cell[hex_]
        return self.crowd[cell] if cell != 255 else 0

    def worms_on(self, hex_: int) -> list[int]:
        worm_hex = self.worm_hex
        return [worm for worm in range(ALL_WORMS) if worm_hex[worm] == hex_] if hex_ in worm_hex else []

    def has_worms(self, seat: int) -> bool:
        """Whether a seat has any left."""
        first = self.team_of_seat[seat] * WORMS_PER_TEAM
        return any(self.worm_health[first : first + WORMS_PER_TEAM])

    def worms_of(self, seat: int) -> list[int]:
        """The worms a seat has left."""
        first = self.team_of_seat[seat] * WORMS_PER_TEAM
        return [worm for worm in range(first, first + WORMS_PER_TEAM) if self.worm_health[worm]]

    def owner_of(self, worm: int) -> int:
        """The seat whose team a worm belongs to (W10.1)."""
        return self.team_of_seat.index(team_of(worm))

    def heading(self, face: int) -> int:
        """The direction a die shows: a number as it is, wind as the wind blows, bullseye nowhere (0)."""
        return self.wind if face == WIND else face

    # The only ways Things come, go and move

    def add(self, kind: int, hex_: int) -> None:
        cell = self.ground.cell[hex_]
        self.on[cell * KINDS + kind] += 1
        self.crowd[cell] += 1

    def remove(self, kind: int, hex_: int) -> None:
        cell = self.ground.cell[hex_]
        self.on[cell * KINDS + kind] -= 1
        self.crowd[cell] -= 1

    def put_worm(self, worm: int, hex_: int) -> None:
        """On a land hex, or NOWHERE."""
        cell = self.ground.cell
        if (old := self.worm_hex[worm]) != NOWHERE:
            self.crowd[cell[old]] -= 1
        self.worm_hex[worm] = hex_
        if hex_ != NOWHERE:
            self.crowd[cell[hex_]] += 1
            if worm == self.worm:
                self.worm_last_on = hex_
