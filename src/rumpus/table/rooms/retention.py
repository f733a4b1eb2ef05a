"""For how long rooms are kept in which nothing happens any more."""

from collections.abc import Iterable
from dataclasses import dataclass

from rumpus.table.rooms.calendar import DAY
from rumpus.table.rooms.entries import Began, read_entry


@dataclass(frozen=True)
class Retention:
    """In days since something happened last; 0: for ever."""

    finished: int = 365  # the game is over
    abandoned: int = 90  # it has begun
    unbegun: int = 14
    players: int = 730  # since they came last

    def days(self, stage: str) -> int:
        return {"over": self.finished, "open": self.unbegun}.get(stage, self.abandoned)

    def until(self, stage: str, last: int) -> int | None:
        """When the room may go, in milliseconds since 1970, unless something happens in it before."""
        days = self.days(stage)
        return last + days * DAY if days else None

    def is_past(self, stage: str, last: int, at: int) -> bool:
        until = self.until(stage, last)
        return until is not None and until <= at


FOR_EVER = Retention(0, 0, 0, 0)


def stage_without_playing(entries: Iterable[bytes]) -> str:
    """Of a game that is not over."""
    return "running" if any(isinstance(read_entry(entry), Began) for entry in entries) else "open"
