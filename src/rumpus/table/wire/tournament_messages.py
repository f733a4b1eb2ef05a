"""What is said of tournaments. OpenAPI and the browser's types are made from these."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

Title = Annotated[str, Meta(min_length=1, max_length=60)]
Text = Annotated[str, Meta(max_length=80)]


class NewTournament(msgspec.Struct, forbid_unknown_fields=True):
    """`seats` is how many play a game: two, unless the format is `groups`. `rounds` is of no matter in a round robin. A
    round ends when all its games are over, or after `minutes`."""

    name: Title
    game: Text
    format: Literal["round-robin", "swiss", "groups"]
    places: Annotated[int, Meta(ge=2, le=64)]
    minutes: Annotated[int, Meta(ge=1, le=86_400)]
    seats: Annotated[int, Meta(ge=2, le=4)] = 2
    rounds: Annotated[int, Meta(ge=1, le=20)] = 5
    options: Annotated[dict[Text, Annotated[str, Meta(max_length=300)]], Meta(max_length=20)] = {}
    clock: Annotated[str, Meta(max_length=40)] | None = None  # as of a room; nothing: what the rules bring along
    begins: Annotated[int, Meta(ge=0, le=253_402_300_799_000)] = 0  # milliseconds since 1970; 0: when its maker says so
    bots: Text = ""  # the level of bots that fill free places; nothing: nobody does
    enters: bool = True  # whether its maker plays


class EntrantInfo(msgspec.Struct):
    """Somebody who takes part, by what they are called in `games`. A bot has a level; who is here no more, no name."""

    id: str
    name: str
    level: str
    number: int  # of a bot, among those that take part; 0 of anybody else
    left: bool  # plays no more


class ScoreInfo(msgspec.Struct):
    """Who is equal in all of this shares the place."""

    place: int
    entrant: str
    points: float
    beaten: float  # the points of opponents, each game by one's own share in it
    opposition: float  # the points of all opponents
    wins: int
    played: int


class FixtureInfo(msgspec.Struct):
    """A game by its seats; `shares` of a point once it is decided, and why: it was `played`, its time was up (`late`),
    or somebody had `left`."""

    room: str
    entrants: list[str]
    shares: list[float]
    why: str


class RoundInfo(msgspec.Struct):
    began: int
    deadline: int
    fixtures: list[FixtureInfo]
    bye: str


class TournamentLine(msgspec.Struct):
    """As a list has it."""

    id: str
    name: str
    game: str
    format: str
    seats: int
    stage: Literal["open", "running", "over"]
    places: int
    taken: int
    round: int
    rounds: int
    begins: int
    deadline: int  # of the round that is being played; 0 without one
    winners: list[str]  # names, once it is over


class TournamentInfo(msgspec.Struct):
    """`you` are an entrant, if you are one, and `your_room` is where you are to play now."""

    line: TournamentLine
    maker: EntrantInfo
    minutes: int
    clock: str | None
    options: dict[str, str]
    bots: str
    entrants: list[EntrantInfo]
    standings: list[ScoreInfo]
    games: list[RoundInfo]
    you: str
    your_room: str


class TournamentList(msgspec.Struct):
    tournaments: list[TournamentLine]
