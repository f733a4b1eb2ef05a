"""What a room's guests did and were told, and what is wrong with it: everything that somebody does must be acknowledged
exactly once, and there must be one order of it for all, whichever process they speak with."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

from rumpus.table.rooms.entries import AnyEntry, Played, Said

PLAYED_BY_BOT: Final = "seat-played-by-bot"


class Deed(NamedTuple):
    """Something that a seat does."""

    seat: int
    kind: str  # answer or chat
    text: str


class Attempt(NamedTuple):
    """And what came of it: its number in the log, or none if it was refused, or if nothing was heard of it."""

    deed: Deed
    number: int | None = None
    refused: str = ""
    since: int = 0  # how far they knew the log when they did it

    @property
    def unheard(self) -> bool:
        return self.number is None and not self.refused


class Fault(NamedTuple):
    kind: str  # lost, doubled, reordered, unacknowledged, different or refused
    about: Any


@dataclass
class History:
    """Of one room."""

    attempts: dict[int, list[Attempt]] = field(default_factory=dict)  # of each seat, in their order
    log: dict[int, Deed] = field(default_factory=dict)  # what people have done, by number, as the store has it
    shown: dict[str, list[str]] = field(default_factory=dict)  # to each who watched, in its order
    bots: list[frozenset[int]] = field(default_factory=list)  # the seats that they play, after each entry


def deeds_in(log: Sequence[AnyEntry]) -> dict[int, Deed]:
    deeds = {}
    for number, entry in enumerate(log, 1):
        if isinstance(entry, Played):
            deeds[number] = Deed(entry.seat, "answer", entry.lines[0].partition(": ")[2])
        elif isinstance(entry, Said) and isinstance(entry.seat, int):
            deeds[number] = Deed(entry.seat, "chat", entry.text)
    return deeds


def faults(history: History) -> list[Fault]:
    return [*faults_of_deeds(history), *faults_of_refusals(history), *differences(history.shown)]


def faults_of_deeds(history: History) -> Iterator[Fault]:
    told = [attempt for attempts in history.attempts.values() for attempt in attempts]
    acknowledged = Counter(attempt.number for attempt in told if attempt.number is not None)
    yield from (Fault("doubled", number) for number, times in acknowledged.items() if times > 1)
    for attempt in told:
        if attempt.number is not None and history.log.get(attempt.number) != attempt.deed:
            moved = attempt.deed in history.log.values()
            yield Fault("reordered" if moved else "lost", attempt)
    for attempts in history.attempts.values():
        numbers = [attempt.number for attempt in attempts if attempt.number is not None]
        if numbers != sorted(numbers):
            yield Fault("reordered", numbers)
    unheard = Counter(attempt.deed for attempt in told if attempt.unheard)
    for number, deed in history.log.items():
        if number not in acknowledged:
            kind = "unacknowledged" if unheard[deed] else "doubled"  # then nobody did it, or not so often
            unheard[deed] -= 1
            yield Fault(kind, (number, deed))


def faults_of_refusals(history: History) -> Iterator[Fault]:
    """Who was told that a bot plays for them must have had one in their seat, at some time after what they knew and
    before what they saw next."""
    for seat, attempts in history.attempts.items():
        for place, attempt in enumerate(attempts):
            if attempt.refused == PLAYED_BY_BOT:
                later = (one.number or one.since for one in attempts[place + 1 :])
                until = next(filter(None, later), len(history.bots))
                if not any(seat in bots for bots in history.bots[max(0, attempt.since - 1) : until]):
                    yield Fault("refused", attempt)


def differences(shown: Mapping[str, Sequence[str]]) -> Iterator[Fault]:
    """Somebody may have left early or come late: what they saw is a part of what others saw, without a gap."""
    whole = max(shown.values(), key=len, default=())
    for viewer, seen in shown.items():
        if not any(list(whole[place : place + len(seen)]) == list(seen) for place in range(len(whole) + 1)):
            yield Fault("different", viewer)
