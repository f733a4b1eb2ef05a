"""What lies where in the model of Worms: plain hexes, Things with names, and what is asked of whom."""

from collections import Counter
from collections.abc import Generator, Hashable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any, Final, TypeAlias, TypeVar

from rumpus.contract.model import NOBODY, ModelQuestion, NotModelledError

Hex: TypeAlias = tuple[int, int]
Answer = TypeVar("Answer")
Asking: TypeAlias = Generator[ModelQuestion, str, Answer]  # a rule that may ask before it is done

TEAMS: Final = ("blue", "red", "yellow", "green")
LETTERS: Final = ("A", "B", "C", "D")
POOL: Final = {"mine": 6, "drum": 6, "crate": 6, "fire": 10, "crater": 20, "water": 9}  # W1
MOVABLE: Final = ("mine", "drum", "crate")  # W10.5, W10.6: fire and craters cannot be moved
STEPS: Final[Mapping[int, Hex]] = {1: (0, -1), 2: (1, -1), 3: (1, 0), 4: (0, 1), 5: (-1, 1), 6: (-1, 0)}  # W1.3
FACES: Final = ("1", "2", "3", "4", "5", "6", "wind", "bullseye")  # W1
FULL: Final = 3  # W4.8


def step(hex_: Hex, direction: int, times: int = 1) -> Hex:
    return hex_[0] + STEPS[direction][0] * times, hex_[1] + STEPS[direction][1] * times


def apart(one: Hex, other: Hex) -> int:
    """How many steps lead from one hex to another."""
    q, r = other[0] - one[0], other[1] - one[1]
    return max(abs(q), abs(r), abs(q + r))


def disk(centre: Hex, radius: int) -> list[Hex]:
    span = range(-radius, radius + 1)
    near = [(centre[0] + q, centre[1] + r) for q in span for r in span]
    return [hex_ for hex_ in near if apart(centre, hex_) <= radius]


def write(hex_: Hex) -> str:
    return f"{hex_[0]},{hex_[1]}"


def read(text: str) -> Hex:
    q, r = text.split(",")
    return int(q), int(r)


def words(text: str) -> list[str]:
    return [word.strip() for word in text.split(",") if word.strip()]


@dataclass(eq=False)
class Thing:
    """W1.1. A worm has a name; others are told apart here, though the game counts them."""

    kind: str
    hex: Hex | None  # None when it was destroyed
    name: str = ""
    lying: bool = False
    frozen: bool = False
    moves: int = 0  # how often it was moved

    @property
    def team(self) -> str:
        return self.name.split()[0]

    @property
    def text(self) -> str:
        """As a position has it."""
        condition = (" lying" if self.lying else "") + (" frozen" if self.frozen else "")
        return self.name + condition if self.kind == "worm" else self.kind


@dataclass
class Table:
    """All that is on the table, read from a position."""

    edition: str
    variants: list[str]
    teams: list[str]
    wind: int
    land: set[Hex]
    covered: set[Hex]
    things: list[Thing]
    pool: Counter[str]
    hands: dict[str, list[str]]
    supply: Counter[str]
    drops: Counter[str]
    drops_left: int
    turn: str
    step: int
    sudden_death: str = ""
    ice: set[str] = field(default_factory=set)
    discards: list[str] = field(default_factory=list)
    owed: list[str] | None = None  # W7.2: who still has a last turn, once somebody is eliminated
    worm: Thing | None = None  # the active one, even when it is gone
    last_on: Hex | None = None
    target: Hex | None = None
    arrow: int = 0
    cut: bool = False  # W3.10
    ends: bool = False  # W7.2: somebody was eliminated in this turn
    result: str = "none"
    hit: Thing | None = None  # what a card calls "it"
    same_hex: Hex | None = None  # what a drop card calls so
    placed: Thing | None = None  # the crate that a drop card has just placed
    smooth: bool = False
    at_end: list[tuple[str, Hex, int]] = field(default_factory=list)  # W3.6: card, hex and arrow
    pending: list[list[Thing]] = field(default_factory=list)  # what effects under way have still to come to

    # What is where

    def on(self, hex_: Hex, *kinds: str) -> list[Thing]:
        """The Things there, worms by name and others by kind, or only those of some kinds."""
        here = [thing for thing in self.things if thing.hex == hex_ and (not kinds or thing.kind in kinds)]
        return sorted(here, key=lambda thing: (thing.kind != "worm", by_name(thing), [*POOL, "worm"].index(thing.kind)))

    def worms_of(self, team: str) -> list[Thing]:
        worms = [thing for thing in self.things if thing.kind == "worm" and thing.team == team]
        return sorted(worms, key=by_name)

    def remove(self, thing: Thing) -> None:
        """W8.10: to the pool; W1.2: worms do not return to play."""
        self.things.remove(thing)
        thing.hex = None
        if thing.kind != "worm":
            self.pool[thing.kind] += 1

    def named(self, thing: Thing) -> str:
        return thing.name if thing.kind == "worm" else f"{thing.kind} {write(thing.hex or (0, 0))}"

    def heading(self, face: str) -> int:
        """W8.5: the direction that a die shows, or 0 for a bullseye."""
        return 0 if face == "bullseye" else self.wind if face == "wind" else int(face)

    @contextmanager
    def waiting(self, things: list[Thing]) -> Iterator[None]:
        """While these have something in store for them."""
        self.pending.append(things)
        yield
        self.pending.pop()

    # What is asked

    def facts(self) -> dict[str, Any]:
        """As a scenario expects them."""
        return {
            "result": self.result,
            "turn": self.turn,
            "step": self.step,
            "wind": self.wind,
            "land": " ".join(map(write, sorted(self.land))),
            "things": {write(hex_): ", ".join(thing.text for thing in self.on(hex_)) for hex_ in sorted(self.land)},
            "pool": dict(self.pool),
            "hands": {team: ", ".join(sorted(self.hands[team])) for team in self.teams},
            "discards": ", ".join(self.discards),
            "supply": self.supply.total(),
            "drops_left": self.drops_left,
            "sudden_death": self.sudden_death,
            "ice": ", ".join(team for team in self.teams if team in self.ice),
            "target": "" if self.target is None else write(self.target),
            "arrow": self.arrow,
        }

    def ask(
        self, speaker: str, kind: str, options: Mapping[str, Hashable], clause: str, is_order: bool = False
    ) -> Asking[str]:
        return (yield ModelQuestion(speaker, kind, options, self.facts(), clause, is_order))

    def choose(self, kind: str, options: Iterable[str], clause: str) -> Asking[str]:
        """The active player chooses."""
        return (yield from self.ask(self.turn, kind, {option: option for option in options}, clause))

    def choose_thing(
        self, kind: str, things: list[Thing], clause: str, is_order: bool = False, is_partly_asked: bool = False
    ) -> Asking[Thing]:
        """One of these. Those of one kind on a hex are alike; so are worms of a team in the same condition, of which
        none is the active one or has more in store for it than the others."""
        options: dict[str, Hashable] = {}
        for thing in things:
            self.check_told_apart(thing, things)
            options[f"{kind} {self.named(thing)}"] = self.likeness(thing)
        answer = yield ModelQuestion(self.turn, kind, options, self.facts(), clause, is_order, is_partly_asked)
        return next(thing for thing in things if f"{kind} {self.named(thing)}" == answer)

    def likeness(self, thing: Thing) -> Hashable:
        if thing.kind != "worm":
            return self.named(thing)
        store = tuple(thing in pending for pending in self.pending)
        return (thing.hex, thing.team, thing.lying, thing.frozen, thing is self.worm, thing is self.hit, store)

    def check_told_apart(self, thing: Thing, things: list[Thing]) -> None:
        """Of two mines on a hex the answers name neither."""
        alike = [] if thing.kind == "worm" else [other for other in things if self.named(other) == self.named(thing)]
        if len({tuple(other in pending for pending in self.pending) for other in alike}) > 1:
            raise NotModelledError("W8.2: Two Things alike, one of which has something in store for it")

    def roll(self, clause: str) -> Asking[str]:
        """W1: one die. Returns its face."""
        answer = yield from self.ask("chance", "roll", {f"roll {face}": face for face in FACES}, clause)
        return answer.removeprefix("roll ")

    def flip(self, clause: str) -> Asking[bool]:
        """W1: the coin. Returns whether it shows danger."""
        return (yield from self.ask("chance", "flip", {"flip safe": 0, "flip danger": 1}, clause)) == "flip danger"

    def draw(self, kind: str, verb: str, deck: Counter[str], clause: str) -> Asking[str]:
        """A card from a deck that nobody knows the order of."""
        weights = {f"{verb} {card}": count for card, count in (+deck).items()}
        answer = yield ModelQuestion(
            "chance", kind, {text: text for text in weights}, self.facts(), clause, weights=weights
        )
        return answer.removeprefix(f"{verb} ")

    def over(self) -> Asking[None]:
        yield ModelQuestion(NOBODY, "", {}, self.facts(), "W7.2")


def by_name(thing: Thing) -> tuple[int, str]:
    """Worms by team and letter."""
    return (TEAMS.index(thing.team), thing.name) if thing.kind == "worm" else (len(TEAMS), "")
