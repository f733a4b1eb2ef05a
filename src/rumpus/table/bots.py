"""Bots think in worker processes, never in a room's way. One that fails is replaced by the simplest."""

import asyncio
import logging
from concurrent.futures import ProcessPoolExecutor
from random import Random, SystemRandom

from rumpus.kernel.bot import Glimpse
from rumpus.kernel.registry import find_bot

log = logging.getLogger("rumpus.bots")

LONGEST_THOUGHT = 20.0  # seconds, after which a bot has failed


def think(level: str, glimpse: Glimpse, seed: int) -> int:
    """In a worker: the place of the option a bot chooses."""
    return find_bot(level)(glimpse, Random(seed))


class BotWorkers:
    def __init__(self, workers: int) -> None:
        self.pool = ProcessPoolExecutor(workers)
        self.seeds = SystemRandom()

    async def choose(self, level: str, glimpse: Glimpse, room: str) -> int:
        """One of the options, whatever happens to the bot."""
        seed = self.seeds.getrandbits(64)
        try:
            thought = asyncio.get_running_loop().run_in_executor(self.pool, think, level, glimpse, seed)
            place = await asyncio.wait_for(thought, LONGEST_THOUGHT)
            if 0 <= place < len(glimpse.options):
                return place
            raise ValueError(f"option {place} of {len(glimpse.options)}")
        except Exception as error:  # whatever a bot does wrong, the game goes on
            log.warning("a bot failed", extra={"room": room, "level": level, "why": repr(error)})
            return Random(seed).randrange(len(glimpse.options))

    def close(self) -> None:
        self.pool.shutdown(wait=False, cancel_futures=True)
