"""Pairs of neighbours in a graph, as many as there can be (Edmonds' algorithm of blossoms)."""

from collections.abc import Sequence
from typing import Final

NOBODY: Final = -1

Near = Sequence[Sequence[int]]  # whom each may meet
Mates = list[int]  # whom each does, or NOBODY


def match(near: Near) -> Mates:
    mates = [NOBODY] * len(near)
    for one in range(len(near)):
        if mates[one] == NOBODY:
            augment(near, mates, one, frozenset())
    return mates


def augment(near: Near, mates: Mates, root: int, without: frozenset[int]) -> bool:
    """Find somebody for `root`, who has nobody, even if others change whom they meet; whether that could be done. Those
    who are to be left `without` change nothing."""
    parents = [NOBODY] * len(near)
    bases = list(range(len(near)))  # of the blossom that each is in
    seen = {root}
    queue = [root]
    for one in queue:  # grows on the way
        for other in near[one]:
            if other in without or bases[one] == bases[other] or mates[one] == other:
                continue
            if other == root or (mates[other] != NOBODY and parents[mates[other]] != NOBODY):
                queue += _shrink(one, other, mates, parents, bases, seen)
            elif parents[other] == NOBODY:
                parents[other] = one
                if mates[other] == NOBODY:
                    _change_along(other, mates, parents)
                    return True
                seen.add(mates[other])
                queue.append(mates[other])
    return False


def _change_along(end: int, mates: Mates, parents: list[int]) -> None:
    while end != NOBODY:
        before = parents[end]
        after = mates[before]
        mates[end], mates[before] = before, end
        end = after


def _shrink(one: int, other: int, mates: Mates, parents: list[int], bases: list[int], seen: set[int]) -> list[int]:
    """The odd circle that has been found is one from now on; returns those of it who have not been looked at."""
    base = _common_base(one, other, mates, parents, bases)
    inside: set[int] = set()
    for start, child in ((one, other), (other, one)):
        at = start
        while bases[at] != base:
            inside |= {bases[at], bases[mates[at]]}
            parents[at] = child
            child = mates[at]
            at = parents[mates[at]]
    fresh = []
    for each in range(len(bases)):
        if bases[each] in inside:
            bases[each] = base
            if each not in seen:
                seen.add(each)
                fresh.append(each)
    return fresh


def _common_base(one: int, other: int, mates: Mates, parents: list[int], bases: list[int]) -> int:
    above = set()
    at = one
    while True:
        at = bases[at]
        above.add(at)
        if mates[at] == NOBODY:
            break
        at = parents[mates[at]]
    at = bases[other]
    while at not in above:
        at = bases[parents[mates[at]]]
    return at
