"""Whoever thinks for a table, elsewhere than where its rooms are: processes of a server, or, in a page that is its own
table, workers of the browser."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Protocol, TypeVar

from rumpus.table.thinking.jobs import Job

Found = TypeVar("Found")


class BotFailed(Exception):
    """A bot, or whoever else thinks, did not come to an answer. The reason tells the kind of failure and nothing of the
    game."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


class Minds(Protocol):
    count: int  # of jobs that can be done at once

    def open(self) -> None: ...

    def close(self) -> None:
        """Whatever is being thought need not be thought to its end."""

    async def think(self, job: Job[Found]) -> Found:
        """What was found; BotFailed if nothing was."""


@dataclass(frozen=True)
class Staff:
    """All who think for one table."""

    bots: Minds  # hints and odds are theirs, too
    readers: Minds
    look_back: Callable[[bytes], Awaitable[bytes]]  # at a game that is over (`readings.to_look_back_at`)
