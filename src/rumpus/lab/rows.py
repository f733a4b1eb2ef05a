"""What is kept of a game that the lab played: small, plain, and enough for every figure of a report."""

import msgspec


class UseCount(msgspec.Struct, frozen=True, array_like=True):
    """Something of the box that came into play: how often, and for whom. Chance's own, such as a drop card, is
    nobody's."""

    kind: str  # card, drop, sudden, tile, task, spell, weapon …, as the game calls it
    id: str
    seat: int | None
    times: int


class LuckFigures(msgspec.Struct, frozen=True):
    """Of a game that was looked at closely: what moved the shares of a win."""

    gifts: tuple[float, ...]  # per seat: what chance gave beyond what was to be expected
    by_chance: float  # how far chance's answers moved the shares, all seats and answers together
    by_choice: float  # and how far the players' did
    by_source: dict[str, float] = {}  # what is by chance, by where it comes from
    start: float | None = None  # which part of who wins was settled when the first turn began


class GameRow(msgspec.Struct, frozen=True):
    cell: str  # the cell's id
    number: int  # which game of the cell: the same number has the same luck in every cell
    bots: tuple[str, ...]  # per seat
    order: tuple[int, ...]  # the seats, in the order of their first turns
    winners: tuple[int, ...]  # seats; nobody in a draw
    turns: int
    answers: int  # of players, those without a choice included
    choices: int  # of players who had two options or more
    options: int  # of all the choices together
    shares: tuple[tuple[float, ...], ...]  # before each turn, and at the end: how likely each seat was to win
    clauses: dict[str, int]  # how often each clause was followed
    uses: tuple[UseCount, ...]
    luck: LuckFigures | None = None
    happened: tuple[UseCount, ...] = ()  # fights, deaths …: the kind is what, the id by what, the seat to whom
    quiet: int | None = None  # turns in which nothing happened, where the game says what that is
