"""The figures of one game, from what is kept of it. A figure that a game does not have, it leaves out."""

from collections.abc import Sequence
from functools import cache
from typing import Final, NamedTuple

from rumpus.lab.rows import GameRow
from rumpus.lab.statistics import Estimate, mean_of, wilson
from rumpus.thinking.evaluation import Shares

DECIDED: Final = 0.8  # the eventual winner is this likely to win, and stays so
CLEARLY: Final = 0.05  # a lead: to be ahead of everybody else by so much of a win

Measures = dict[str, float]


class Figure(NamedTuple):
    id: str
    unit: str  # how it is told: number, or percent
    signed: bool = False  # told with its sign: it can be below 0
    happens: bool = False  # in a game or not

    def estimate(self, values: Sequence[float]) -> Estimate:
        """On average over games, or how often it happens."""
        return wilson(int(sum(values)), len(values)) if self.happens else mean_of(values)


FIGURES: Final = (
    Figure("first", "percent", signed=True),
    Figure("draws", "percent", happens=True),
    Figure("shared", "percent", happens=True),
    Figure("turns", "number"),
    Figure("answers", "number"),
    Figure("decided", "percent"),
    Figure("leads", "number"),
    Figure("drama", "percent"),
    Figure("choices", "percent"),
    Figure("branching", "number"),
    Figure("pace", "number"),
    Figure("quiet", "percent"),
    Figure("luck", "percent"),
    Figure("luckiest", "percent", signed=True),
    Figure("start", "percent", signed=True),
)


WINS: Final = "wins"


@cache
def wins_of(place: int) -> Figure:
    """How often this place in the order of play wins."""
    return Figure(f"{WINS}-{place}", "percent", happens=True)


def measure(row: GameRow) -> Measures:
    seats = len(row.order)
    found: Measures = {
        "first": (row.order[0] in row.winners) - len(row.winners) / seats,
        "draws": float(not row.winners),
        "shared": float(len(row.winners) > 1),
        "turns": float(row.turns),
        "answers": float(row.answers),
        "leads": float(lead_changes(row.shares)),
    }
    for place, seat in enumerate(row.order, 1):
        found[wins_of(place).id] = float(seat in row.winners)
    if row.winners:
        found["decided"] = decided_at(row)
        found["drama"] = drama(row)
    if row.answers:
        found["choices"] = row.choices / row.answers
    if row.choices:
        found["branching"] = row.options / row.choices
    if row.turns:
        found["pace"] = row.choices / row.turns
        if row.quiet is not None:
            found["quiet"] = row.quiet / row.turns
    if row.luck is not None and row.luck.start is not None:
        found["start"] = row.luck.start
    if row.luck is not None and row.luck.by_chance + row.luck.by_choice > 0:
        found["luck"] = row.luck.by_chance / (row.luck.by_chance + row.luck.by_choice)
        luckiest = row.luck.gifts.index(max(row.luck.gifts))
        found["luckiest"] = (luckiest in row.winners) - len(row.winners) / seats
    return found


def decided_at(row: GameRow) -> float:
    """Which part of the game was over when it was decided: from there on the winners were always likely to win."""
    last = len(row.shares) - 1
    moment = last
    while moment and winners_share(row, row.shares[moment - 1]) > DECIDED:
        moment -= 1
    return moment / last if last else 1.0


def winners_share(row: GameRow, shares: Shares) -> float:
    return sum(shares[seat] for seat in row.winners)


def drama(row: GameRow) -> float:
    """How far behind the leader the eventual winner was, on average over the game."""
    moments = row.shares[:-1] or row.shares
    return sum(max(shares) - max(shares[seat] for seat in row.winners) for shares in moments) / len(moments)


def lead_changes(moments: tuple[Shares, ...]) -> int:
    """How often somebody else than before comes to be clearly ahead."""
    changes, leader = 0, None
    for shares in moments:
        best, second = sorted(shares, reverse=True)[:2]
        ahead = shares.index(best)
        if best - second >= CLEARLY and ahead != leader:
            changes += leader is not None
            leader = ahead
    return changes
