"""Everybody who waits for a room to change.

Whoever is asked hears of every change at once. So does everybody else, unless they have just heard of another: where
bots or programs answer in a flash, those who only watch are sent what happened in a moment together.
"""

import asyncio
from collections.abc import Callable, Iterable

MOMENT = 0.05  # seconds


def never() -> bool:
    return False


Waiting = tuple[int | None, Callable[[], bool]]  # whose viewer it is, a seat's or a spectator's; and what tells them


class Audience:
    def __init__(self) -> None:
        self.waiting: dict[asyncio.Future[None], Waiting] = {}
        self.heard = -MOMENT  # when everybody was told last
        self.later: asyncio.TimerHandle | None = None

    async def wait(self, viewer: int | None, at_once: Callable[[], bool] = never) -> None:
        """Until there may be something new for this viewer, which `at_once`, tried first, could not tell them."""
        woken = asyncio.get_running_loop().create_future()
        self.waiting[woken] = viewer, at_once
        try:
            await woken
        finally:
            self.waiting.pop(woken, None)

    def tell(self, asked: int | None) -> None:
        """Something has changed, and that seat is asked now."""
        loop = asyncio.get_running_loop()
        if loop.time() >= self.heard + MOMENT:
            self.tell_everybody()
            return
        self._wake_soon([woken for woken, (viewer, _) in self.waiting.items() if viewer == asked])
        if self.waiting and self.later is None:
            self.later = loop.call_at(self.heard + MOMENT, self.tell_everybody)

    def tell_everybody(self) -> None:
        if self.later is not None:
            self.later.cancel()
            self.later = None
        self.heard = asyncio.get_running_loop().time()
        self._wake_soon(list(self.waiting))

    def _wake_soon(self, waiting: "list[asyncio.Future[None]]") -> None:
        if waiting:  # after the answer from which it follows is acknowledged
            asyncio.get_running_loop().call_soon(self._wake, waiting)

    def _wake(self, waiting: "Iterable[asyncio.Future[None]]") -> None:
        for woken in waiting:
            if woken in self.waiting and not woken.done() and not self.waiting[woken][1]():
                woken.set_result(None)
