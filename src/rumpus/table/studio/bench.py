"""Experiments are played one after another, so that nobody who plays or thinks at the table waits for them. Where, is
for others to say: in processes of their own (`processes.py`), or in workers of a browser."""

import asyncio
import logging
from abc import ABC, abstractmethod
from contextlib import suppress
from typing import Final, TypeVar

import msgspec

from rumpus.kernel.message import Refused
from rumpus.table.studio.experiments import Experiments
from rumpus.table.studio.laboratory import Problem

log = logging.getLogger("rumpus.lab")

PAUSE: Final = 10.0  # seconds, after something that nobody thought of

Result = TypeVar("Result")


class Bench(ABC):
    look_every: float | None = None  # seconds, where others may have been asked for something

    def __init__(self, experiments: Experiments) -> None:
        self.experiments = experiments
        self.news = asyncio.Event()
        self.task: asyncio.Task[None] | None = None
        self.one_at_a_time = asyncio.Lock()

    def open(self) -> None:
        if self.experiments.is_open:
            self.task = asyncio.create_task(self._see_to_it())

    async def close(self) -> None:
        """What is being played goes on when a table is opened here again."""
        if self.task is not None:
            self.task.cancel()
            with suppress(asyncio.CancelledError):
                await self.task

    def wake(self) -> None:
        """Something was wished for."""
        self.news.set()

    async def _see_to_it(self) -> None:
        while True:
            try:
                await self._see_to_next()
            except Exception as error:  # a full disk, for example
                log.error("experiments are not played for a while", exc_info=error)
                await asyncio.sleep(PAUSE)

    async def _see_to_next(self) -> None:
        await asyncio.to_thread(self.experiments.clear_away)
        if (id := await asyncio.to_thread(self.experiments.next)) is None:
            await self._look_up()
        elif not await self._play(id) and self._is_wanted(id):
            log.warning("an experiment failed", extra={"experiment": id})
            self.experiments.want(id, "failed")

    async def _look_up(self) -> None:
        with suppress(TimeoutError):
            await asyncio.wait_for(self.news.wait(), self.look_every)
        self.news.clear()

    def _is_wanted(self, id: str) -> bool:
        with suppress(Refused):
            return self.experiments.wish(id).wanted == "play"
        return False

    @abstractmethod
    async def _play(self, id: str) -> bool:
        """Until it is done, or nobody wants it any more; whether nothing went wrong."""

    @abstractmethod
    async def _say(self, errand: list[str]) -> bytes:
        """What is said when that is done."""

    async def run(self, errand: list[str], kind: type[Result]) -> Result:
        """Something that takes a while, for somebody who waits for it; one after another."""
        async with self.one_at_a_time:
            said = await self._say(errand)
        with suppress(msgspec.DecodeError):
            return msgspec.json.decode(said, type=kind)
        with suppress(msgspec.DecodeError):
            raise Refused("lab-refused", why=msgspec.json.decode(said, type=Problem).refused)
        raise Refused("lab-program-failed")
