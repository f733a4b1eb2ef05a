"""Whether anything can be written: found out by writing, now and then, however many ask."""

import asyncio
import logging
import time

from rumpus.table.hall.hours import Hours

log = logging.getLogger("rumpus.pulse")

EVERY = 2.0  # seconds for which what was found holds
WITHIN = 3.0  # seconds; a store that takes longer to write does not


class Pulse:
    def __init__(self, hours: Hours) -> None:
        self.hours = hours
        self.beats = False
        self.felt = float("-inf")  # when that was found
        self.feeling: asyncio.Task[None] | None = None

    async def writes(self) -> bool:
        """Whether the store does. One try at a time: one that is stuck is waited for by whoever asks next."""
        if self.feeling is None:
            if time.monotonic() < self.felt + EVERY:
                return self.beats
            self.feeling = asyncio.create_task(self._feel())
        done, _ = await asyncio.wait({self.feeling}, timeout=WITHIN)
        return bool(done) and self.beats

    async def _feel(self) -> None:
        try:
            await self.hours.beat()
            self.beats = True
        except Exception as error:  # whatever a database may say
            log.error("the store does not write", exc_info=error)
            self.beats = False
        finally:
            self.felt, self.feeling = time.monotonic(), None

    async def close(self) -> None:
        if self.feeling is not None:
            self.feeling.cancel()
            await asyncio.gather(self.feeling, return_exceptions=True)
