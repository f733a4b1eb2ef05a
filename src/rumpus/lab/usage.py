"""How often each thing of the box comes into play, and how those who use it fare."""

from array import array
from collections.abc import Iterable, Sequence
from operator import add, sub

from rumpus.lab.rows import GameRow
from rumpus.lab.statistics import Estimate, difference_of_ratios, ratio

Thing = tuple[str, str]  # its kind, its id


class Usage:
    """Of one thing. Everything about winning is kept by the number of the game, because games of the same number share
    their luck and count as one. “Beyond” is a win, less what was to be expected of that place in the order of play."""

    def __init__(self) -> None:
        self.games = 0  # in which it came into play
        self.times = 0
        self.seats = array("d")  # who used it
        self.beyond = array("d")
        self.uses = array("d")  # how often they did
        self.beyond_uses = array("d")  # beyond, once for each use

    @property
    def kept(self) -> tuple["array[float]", ...]:
        return self.seats, self.beyond, self.uses, self.beyond_uses

    def grow(self, numbers: int) -> None:
        for kept in self.kept:
            kept.extend([0.0] * (numbers - len(kept)))

    def add(self, number: int, times: int, beyond: float) -> None:
        if number >= len(self.seats):
            self.grow(2 * number + 1)
        self.seats[number] += 1
        self.beyond[number] += beyond
        self.uses[number] += times
        self.beyond_uses[number] += times * beyond

    def take_in(self, other: "Usage") -> None:
        self.games += other.games
        self.times += other.times
        self.grow(len(other.seats))
        for mine, theirs in zip(self.kept, other.kept, strict=True):
            mine[: len(theirs)] = array("d", map(add, mine, theirs))

    def of_users(self) -> Estimate:
        """How much more often those who used it won than was to be expected of their places."""
        return ratio(self.beyond, self.seats)

    def of_uses(self, kind: "Usage") -> Estimate:
        """The same for a use of it, beside a use of anything else of its kind. That is the fairer one: whoever wins
        lives longer, or has more turns, and uses more of everything."""
        self.grow(len(kind.uses))
        others = array("d", map(sub, kind.beyond_uses, self.beyond_uses)), array("d", map(sub, kind.uses, self.uses))
        return difference_of_ratios(self.beyond_uses, self.uses, *others)


def count_uses(rows: Iterable[GameRow], expected: Sequence[float]) -> dict[Thing, Usage]:
    """Of the games of one cell; `expected` is how often each place in the order of play wins there."""
    found: dict[Thing, Usage] = {}
    for row in rows:
        beyond = {seat: (seat in row.winners) - expected[place] for place, seat in enumerate(row.order)}
        in_play = set[Thing]()
        for use in row.uses:
            thing = (use.kind, use.id)
            if (usage := found.get(thing)) is None:
                usage = found[thing] = Usage()
            usage.times += use.times
            if thing not in in_play:
                in_play.add(thing)
                usage.games += 1
            if use.seat is not None:
                usage.add(row.number, use.times, beyond[use.seat])
    return found


def by_kind(found: dict[Thing, Usage]) -> dict[str, Usage]:
    """All things of a kind together."""
    kinds: dict[str, Usage] = {}
    for (kind, _), usage in found.items():
        kinds.setdefault(kind, Usage()).take_in(usage)
    return kinds
