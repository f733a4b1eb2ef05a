"""Who meets whom in the next round. Nothing here knows of rooms or times: the same past gives the same pairing."""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import combinations, count, pairwise
from typing import Final

from rumpus.table.tournaments.matching import NOBODY, Near, augment, match

MOST_LEANING: Final = 2  # how much more often somebody may be first than not, or the other way round
MOST_PASSES: Final = 20  # over all tables of a round, until nobody changes tables any more

Games = tuple[tuple[str, ...], ...]  # each by seats: who is named first has the first one


@dataclass(frozen=True)
class Pairing:
    games: Games
    bye: str = ""  # who has nobody to play with


class Past:
    """What the rounds before have to do with the next one."""

    def __init__(self, rounds: Sequence[Pairing]) -> None:
        games = [game for pairing in rounds for game in pairing.games]
        self.met = Counter(frozenset(pair) for game in games for pair in combinations(game, 2))
        self.byes = Counter(pairing.bye for pairing in rounds if pairing.bye)
        self.firsts = Counter(game[0] for game in games)
        self.games = Counter(one for game in games for one in game)
        self.last_first = {one: game[0] == one for game in games for one in game}

    def leaning(self, one: str) -> int:
        """How much more often they have been first than not."""
        return 2 * self.firsts[one] - self.games[one]

    def by_turns(self, game: Sequence[str]) -> tuple[str, ...]:
        """Whoever has been first least is first; of those, who was not so the last time, then who stands lower."""
        lower = list(reversed(game))
        return tuple(sorted(lower, key=lambda one: (self.leaning(one), self.last_first.get(one, False))))


def round_robin(entrants: Sequence[str], number: int) -> Pairing:
    """Everybody meets everybody once, by Berger's tables: the round of that number, counted from 0."""
    around: list[str] = list(entrants)
    fixed = "" if len(around) % 2 else around.pop()
    size = len(around)
    bye_or_first = around[number % size]
    games = []
    for step in range(1, size // 2 + 1):
        ahead, behind = around[(number + step) % size], around[(number - step) % size]
        games.append((ahead, behind) if step % 2 else (behind, ahead))
    if not fixed:
        return Pairing(tuple(games), bye_or_first)
    games.append((bye_or_first, fixed) if number % 2 else (fixed, bye_or_first))
    return Pairing(tuple(games))


def swiss(standing: Sequence[str], rounds: Sequence[Pairing]) -> Pairing:
    """Whoever stands next to each other meets, the best first; but nobody meets anybody again, if that can be avoided.
    If their number is odd, the last of those who were left over least is left over."""
    past = Past(rounds)
    byes = [""]
    if len(standing) % 2:
        fewest = min(past.byes[one] for one in standing)
        byes = [one for one in reversed(standing) if past.byes[one] == fewest]
    for level in count():
        for bye in byes:
            pairs = pair_up([one for one in standing if one != bye], partial(allowed, past, level))
            if pairs is not None:
                return Pairing(tuple(past.by_turns(pair) for pair in pairs), bye)
    raise AssertionError  # somebody may meet anybody in the end


def allowed(past: Past, level: int, one: str, other: str) -> bool:
    """At first only who has not met, and can take turns at being first; then who has not met; then who has once."""
    if level == 0:
        leanings = past.leaning(one), past.leaning(other)
        if min(leanings) >= MOST_LEANING or max(leanings) <= -MOST_LEANING:
            return False
    return past.met[frozenset((one, other))] <= max(0, level - 1)


def pair_up(order: Sequence[str], may_meet: Callable[[str, str], bool]) -> list[tuple[str, str]] | None:
    """Everybody with the nearest one after them that leaves somebody for all others; None if there is no way."""
    near: Near = [
        [j for j, other in enumerate(order) if i != j and may_meet(one, other)] for i, one in enumerate(order)
    ]
    mates = match(near)
    if NOBODY in mates:
        return None
    pairs: list[tuple[str, str]] = []
    settled: set[int] = set()
    for one in range(len(order)):
        if one in settled:
            continue
        for other in near[one]:
            if other > one and other not in settled and _settle(near, mates, one, other, settled):
                settled |= {one, other}
                pairs.append((order[one], order[other]))
                break
    return pairs


def _settle(near: Near, mates: list[int], one: int, other: int, settled: set[int]) -> bool:
    """Let the two meet, if those whom they would have met find somebody."""
    left, right = mates[one], mates[other]
    if left == other:
        return True
    tried = list(mates)
    tried[one], tried[other], tried[left], tried[right] = other, one, NOBODY, NOBODY
    if not augment(near, tried, left, frozenset({*settled, one, other})):
        return False
    mates[:] = tried
    return True


def groups(standing: Sequence[str], seats: int, rounds: Sequence[Pairing]) -> Pairing:
    """Tables of as many as there are seats, or one fewer where it does not come out even: those who stand next to each
    other, but as few as possible who have met."""
    past = Past(rounds)
    rank = {one: place for place, one in enumerate(standing)}
    tables = split(list(standing), -(-len(standing) // seats))

    def cost(table: list[str]) -> tuple[int, int]:
        pairs = list(combinations(table, 2))
        return sum(past.met[frozenset(pair)] ** 2 for pair in pairs), sum(abs(rank[a] - rank[b]) for a, b in pairs)

    for _ in range(MOST_PASSES):
        if not sum(_swap_if_better(one, other, cost) for one, other in combinations(tables, 2)):
            break
    return Pairing(tuple(past.by_turns(sorted(table, key=lambda one: rank[one])) for table in tables))


def split(order: list[str], tables: int) -> list[list[str]]:
    """As evenly as it can be done, in order."""
    small, larger = divmod(len(order), tables)
    ends = [0, *(small * (i + 1) + min(i + 1, larger) for i in range(tables))]
    return [order[begin:end] for begin, end in pairwise(ends)]


def _swap_if_better(one: list[str], other: list[str], cost: Callable[[list[str]], tuple[int, int]]) -> bool:
    """Let those two change tables who make it better, if there are any."""
    now = _sum(cost(one), cost(other))
    for i in range(len(one)):
        for j in range(len(other)):
            one[i], other[j] = other[j], one[i]
            if _sum(cost(one), cost(other)) < now:
                return True
            one[i], other[j] = other[j], one[i]
    return False


def _sum(one: tuple[int, int], other: tuple[int, int]) -> tuple[int, int]:
    return one[0] + other[0], one[1] + other[1]
