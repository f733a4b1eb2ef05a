"""A tournament as it is kept: what its maker has laid down, who takes part, and its rounds. It never changes: whatever
happens makes another one of it."""

from typing import Final, Literal, TypeAlias

import msgspec

from rumpus.kernel.message import Refused
from rumpus.table.players.player import is_player
from rumpus.table.tournaments.pairing import Pairing

POINT: Final = 12  # parts that a game's point has, so that two, three or four can share it
BOT: Final = "#"  # between the level of a bot that takes part and its number

Format: TypeAlias = Literal["round-robin", "swiss", "groups"]
Why: TypeAlias = Literal[
    "", "played", "late", "left"
]  # a game is decided: it is over, or its time is, or somebody has left


class Terms(msgspec.Struct, frozen=True):
    name: str
    game: str
    options: dict[str, str]
    clock: str | None  # of each game; None: as its rules have it
    format: Format
    seats: int  # at a game
    rounds: int  # as many as it takes in a round robin
    places: int  # for players
    minutes: int  # for a round
    begins: int  # milliseconds since 1970; 0: when its maker says so
    bots: str  # the level of those who fill free places; nothing, if nobody does


class Fixture(msgspec.Struct, frozen=True):
    """A game of a round. Its room is made of this, by whichever process comes first."""

    room: str
    secret: str  # of its dice
    entrants: tuple[str, ...]  # by seats
    shares: tuple[int, ...] = ()  # what each has of the point, once it is decided
    why: Why = ""

    @property
    def decided(self) -> bool:
        return bool(self.why)


class Round(msgspec.Struct, frozen=True):
    began: int  # milliseconds since 1970
    deadline: int
    fixtures: tuple[Fixture, ...]
    bye: str = ""

    @property
    def pairing(self) -> Pairing:
        return Pairing(tuple(fixture.entrants for fixture in self.fixtures), self.bye)

    @property
    def is_over(self) -> bool:
        return all(fixture.decided for fixture in self.fixtures)


class Tournament(msgspec.Struct, frozen=True):
    id: str
    terms: Terms
    maker: str  # a player's id
    created: int  # milliseconds since 1970
    entrants: tuple[str, ...] = ()  # ids of players, and bots; the order is drawn when it begins
    left: tuple[str, ...] = ()  # those of them who play no more
    rounds: tuple[Round, ...] = ()
    ended: int = 0  # milliseconds since 1970
    version: int = 1  # one more with each change

    @property
    def stage(self) -> Literal["open", "running", "over"]:
        return "over" if self.ended else "running" if self.rounds else "open"

    @property
    def active(self) -> tuple[str, ...]:
        return tuple(one for one in self.entrants if one not in self.left)

    @property
    def pairings(self) -> list[Pairing]:
        return [one.pairing for one in self.rounds]

    @property
    def rounds_in_all(self) -> int:
        """As many as make sense for those who take part: nobody is to meet everybody twice."""
        size = len(self.entrants) if self.rounds else self.terms.places
        full = size - 1 + size % 2
        return full if self.terms.format == "round-robin" else min(self.terms.rounds, max(1, full))

    # What can happen to it

    def enter(self, player: str) -> "Tournament":
        self._check_open()
        if player in self.entrants:
            raise Refused("tournament-entered-already")
        if len(self.entrants) >= self.terms.places:
            raise Refused("tournament-full", places=self.terms.places)
        return self.changed(entrants=(*self.entrants, player))

    def leave(self, player: str) -> "Tournament":
        """Before it begins as if they had never come; later they are paired no more."""
        if player not in self.active:
            raise Refused("tournament-not-entered")
        if self.stage == "over":
            raise Refused("tournament-over")
        if self.stage == "open":
            return self.changed(entrants=tuple(one for one in self.entrants if one != player))
        return self.changed(left=(*self.left, player))

    def call_off(self, player: str, at: int) -> "Tournament":
        self._check_maker(player)
        self._check_open()
        return self.changed(ended=at)

    def begin_now(self, player: str, at: int) -> "Tournament":
        """Its time has come; whoever runs it sees to the rest."""
        self._check_maker(player)
        self._check_open()
        if len(self.filled()) < 2:
            raise Refused("tournament-too-few")
        return self.changed(terms=msgspec.structs.replace(self.terms, begins=at))

    def _check_open(self) -> None:
        if self.stage != "open":
            raise Refused("tournament-begun")

    def _check_maker(self, player: str) -> None:
        if player != self.maker:
            raise Refused("tournament-not-yours")

    def filled(self) -> tuple[str, ...]:
        """With bots in the places that are free, if its maker wants that."""
        free = self.terms.places - len(self.entrants) if self.terms.bots else 0
        return (*self.entrants, *(f"{self.terms.bots}{BOT}{number}" for number in range(1, free + 1)))

    def decide(self, room: str, shares: tuple[int, ...], why: Why) -> "Tournament":
        now = self.rounds[-1]
        fixtures = tuple(
            msgspec.structs.replace(one, shares=shares, why=why) if one.room == room and not one.decided else one
            for one in now.fixtures
        )
        return self.changed(rounds=(*self.rounds[:-1], msgspec.structs.replace(now, fixtures=fixtures)))

    def changed(self, **fields: object) -> "Tournament":
        return msgspec.structs.replace(self, version=self.version + 1, **fields)


def level_of(entrant: str) -> str:
    """Of a bot that takes part; nothing for a player."""
    return "" if is_player(entrant) else entrant.partition(BOT)[0]


def number_of(entrant: str) -> int:
    """Of a bot, among those that take part; 0 for a player."""
    return 0 if is_player(entrant) else int(entrant.partition(BOT)[2])


def share_point(seats: int, winners: "list[int]") -> tuple[int, ...]:
    """Those who have won share it; if nobody has, everybody does."""
    having = winners or list(range(seats))
    return tuple(POINT // len(having) if seat in having else 0 for seat in range(seats))
