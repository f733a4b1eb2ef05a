"""Everybody who waits for a room to change.

Whoever is asked hears of every change at once. So does everybody else, unless they have just heard of another: where
bots or programs answer in a flash, those who only watch are sent what happened in a moment together.
"""

import asyncio

MOMENT = 0.05  # seconds


class Audience:
    def __init__(self) -> None:
        self.waiting: dict[asyncio.Future[None], int | None] = {}  # whose viewer each is: a seat's, or a spectator's
        self.heard = -MOMENT  # when everybody was told last
        self.later: asyncio.TimerHandle | None = None

    async def wait(self, viewer: int | None) -> None:
        """Until there may be something new for this viewer."""
        woken = asyncio.get_running_loop().create_future()
        self.waiting[woken] = viewer
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
        for woken in [woken for woken, viewer in self.waiting.items() if viewer == asked]:
            self._wake(woken)
        if self.waiting and self.later is None:
            self.later = loop.call_at(self.heard + MOMENT, self.tell_everybody)

    def tell_everybody(self) -> None:
        if self.later is not None:
            self.later.cancel()
            self.later = None
        self.heard = asyncio.get_running_loop().time()
        for woken in list(self.waiting):
            self._wake(woken)

    def _wake(self, woken: "asyncio.Future[None]") -> None:
        del self.waiting[woken]
        if not woken.done():
            woken.set_result(None)
