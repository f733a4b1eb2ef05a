"""Waiting for what must happen, however long a busy machine takes: with one patience, which only a failure uses up."""

import asyncio
import inspect
import time
from collections.abc import Callable
from typing import Any, Final

PATIENCE: Final = 300.0  # seconds
LOOK_EVERY: Final = 0.02  # seconds


def until(holds: Callable[[], Any]) -> Any:
    """Wait for something to become true, and return it."""
    end = time.monotonic() + PATIENCE
    while not (found := holds()):
        assert time.monotonic() < end, "nothing happened"
        time.sleep(LOOK_EVERY)  # pause: the one that looks again, in threads
    return found


async def soon(holds: Callable[[], Any]) -> Any:
    """The same in a loop, which goes on meanwhile; what holds may itself have to be awaited."""
    async with asyncio.timeout(PATIENCE):
        while True:
            found = holds()
            if inspect.isawaitable(found):
                found = await found
            if found:
                return found
            await asyncio.sleep(LOOK_EVERY)  # pause: the one that looks again, in loops
