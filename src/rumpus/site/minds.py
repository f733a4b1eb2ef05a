"""Who thinks for a table in a page: another worker of the browser, or, where it is soon done, the table itself."""

import pickle
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Final, TypeVar

import msgspec

from rumpus.table.thinking import analyses
from rumpus.table.thinking.jobs import Job
from rumpus.table.thinking.looking_back import LookingBack, look_back
from rumpus.table.thinking.minds import BotFailed, Staff
from rumpus.table.thinking.worker import LONGEST_THOUGHT
from rumpus.thinking.bot import Limit

Found = TypeVar("Found")
Send = Callable[[bytes], Awaitable[bytes]]
SLOWER: Final = 1.5  # than CPython (`bench/site_speed.py`): whoever thinks by the clock gets as far as at a table


class InPlace:
    """Nobody else is there whom it could keep waiting."""

    count = 1

    def open(self) -> None: ...

    def close(self) -> None: ...

    async def think(self, job: Job[Found]) -> Found:
        try:
            return job.accept(job.run(Limit()))
        except Exception as error:  # as a worker does
            raise BotFailed(type(error).__name__) from error


class Elsewhere:
    """A worker of the browser. It cannot be told to hurry, so it looks at the clock itself."""

    count = 1

    def __init__(self, send: Send) -> None:
        self.send = send

    def open(self) -> None: ...

    def close(self) -> None: ...

    async def think(self, job: Job[Found]) -> Found:
        said: object = pickle.loads(await self.send(pickle.dumps(job)))
        if isinstance(said, str):
            raise BotFailed(said)
        return job.accept(said)


@dataclass
class LookBackJob:
    wanted: bytes

    def run(self, _: Limit) -> object:
        return look_back(msgspec.json.decode(self.wanted, type=LookingBack), analyses.SIMULATIONS).encode()

    def accept(self, found: object) -> bytes:
        if not isinstance(found, bytes):
            raise TypeError
        return found


def think(pickled: bytes) -> bytes:
    """In the other worker: what was found, or the kind of error that came instead."""
    ends = time.monotonic() + LONGEST_THOUGHT
    job: Job[object] = pickle.loads(pickled)
    try:
        return pickle.dumps(job.accept(job.run(Limit(stopped=lambda: time.monotonic() > ends, slower=SLOWER))))
    except Exception as error:
        return pickle.dumps(type(error).__name__)


def staff(send: Send) -> Staff:
    minds = Elsewhere(send)
    return Staff(minds, InPlace(), lambda wanted: minds.think(LookBackJob(wanted)))
