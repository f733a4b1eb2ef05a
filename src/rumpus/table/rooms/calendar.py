"""Time that counts for clocks in days: not while the table was closed, not on days off, not on holiday."""

from collections.abc import Iterable, Iterator, Sequence
from heapq import merge
from typing import Final, TypeAlias

DAY: Final = 24 * 3600 * 1000  # milliseconds
WEEKDAYS: Final = ("mon", "tue", "wed", "thu", "fri", "sat", "sun")
FIRST_WEEKDAY: Final = 3  # 1 January 1970 was a Thursday

Stretch: TypeAlias = tuple[int, int]  # from when until when, in milliseconds since 1970


def time_running(since: int, until: int, off: frozenset[int], breaks: Sequence[Stretch]) -> int:
    """How much of that time counts."""
    ran = 0
    for begins, ends in standing(since, off, breaks):
        if begins >= until:
            break
        ran += max(0, begins - since)
        since = max(since, ends)
    return ran + max(0, until - since)


def runs_out_at(since: int, left: int, off: frozenset[int], breaks: Sequence[Stretch]) -> int:
    """When so much of it will have passed, as far as breaks are known."""
    for begins, ends in standing(since, off, breaks):
        if begins - since >= left:
            break
        left -= max(0, begins - since)
        since = max(since, ends)
    return since + left


def standing(since: int, off: frozenset[int], breaks: Iterable[Stretch]) -> Iterator[Stretch]:
    """When no clock runs, from then on and for ever; stretches may overlap."""
    return merge(sorted(one for one in breaks if one[1] > since), days_off(since, off))


def days_off(since: int, off: frozenset[int]) -> Iterator[Stretch]:
    """By weekdays as everybody counts them, in UTC."""
    day = since // DAY
    while off:
        if (day + FIRST_WEEKDAY) % 7 in off:
            yield day * DAY, (day + 1) * DAY
        day += 1
