"""What the entries of a room brought, as those who watch it, or catch up, are told."""

from dataclasses import dataclass, field
from itertools import zip_longest

import msgspec

from rumpus.kernel.event import Event
from rumpus.records.changes import Change, Watching
from rumpus.records.looking import Looked

_encode = msgspec.json.Encoder().encode


class Told(msgspec.Struct, frozen=True):
    """An event, and what it changed as it goes over the wire; or what changed without any event."""

    event: Event | None
    change: bytes = b""  # of the view
    own: dict[int, bytes] = {}  # of what each seat knows besides, where that has changed


@dataclass(slots=True)
class Happened:
    """What an entry brought, for those who catch up."""

    number: int
    answers: int = 0  # how many the match had had by then, chance's included
    told: list[Told] = field(default_factory=list)
    watched: bool = True  # whether it is known what each event changed
    went_back: bool = False  # an answer was taken back, or a line or a name: what was told before no longer holds
    private: frozenset[int] = frozenset()  # the seats that may know more of it than everybody
    written: dict[tuple[int | None, bool], bytes] = field(
        default_factory=dict
    )  # as viewers were sent it (wire/told.py)


def private_to(told: list[Told]) -> frozenset[int]:
    owners = [one.event.owner for one in told if one.event is not None and one.event.owner is not None]
    return frozenset([*owners, *(seat for one in told for seat in one.own)])


def noted(watching: Watching) -> tuple[list[Told], Looked]:
    """What was told to somebody who watched, and what they see now."""
    changes, now = watching.finish()
    return [as_told(event, change) for event, change in zip_longest(watching, changes)], now


def as_told(event: Event | None, change: Change) -> Told:
    own = {seat: _encode(patch) for seat, patch in enumerate(change.own) if patch}
    return Told(event, _encode(change.view) if change.view else b"", own)
