"""The same without asyncio: each call is handed to a loop in a thread, which keeps connections while nobody calls."""

import asyncio
import threading
from collections.abc import Coroutine, Iterator, Mapping, Sequence
from typing import Any, Self, TypeVar

from rumpus.client.links import Link, Links
from rumpus.client.sentences import Sentences
from rumpus.client.table import PATIENCE, AsyncClient
from rumpus.client.visit import AsyncVisit
from rumpus.table.wire.library_messages import GameInfo
from rumpus.table.wire.messages import (
    ActKind,
    HintTold,
    OddsTold,
    OptionInfo,
    Outlook,
    Picture,
    QuestionInfo,
    RoomInfo,
    Update,
)
from rumpus.text.words import ENGLISH

Result = TypeVar("Result")


class LoopThread:
    def __init__(self) -> None:
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self.loop.run_forever, name="rumpus client", daemon=True)
        self.thread.start()

    def run(self, doing: Coroutine[Any, Any, Result]) -> Result:
        future = asyncio.run_coroutine_threadsafe(doing, self.loop)
        try:
            return future.result()
        except BaseException:
            future.cancel()  # whoever presses Ctrl-C no longer waits for it
            raise

    def stop(self) -> None:
        self.run(self._leave())
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join()
        self.loop.close()

    async def _leave(self) -> None:
        """Whatever still listens somewhere."""
        tasks = asyncio.all_tasks() - {asyncio.current_task()}
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


class Client:
    """As `AsyncClient`."""

    def __init__(self, address: str | Link, *, language: str = ENGLISH, patience: float = PATIENCE) -> None:
        self._client = AsyncClient(address, language=language, patience=patience)
        self._thread = LoopThread()
        self.address = self._client.address

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """All visits, too."""
        self._thread.run(self._client.close())
        self._thread.stop()

    def games(self) -> list[GameInfo]:
        return self._thread.run(self._client.games())

    def bots(self) -> list[str]:
        return self._thread.run(self._client.bots())

    def sentences(self, game: str, room: str | None = None) -> Sentences:
        return self._thread.run(self._client.sentences(game, room))

    def rooms(self) -> list[RoomInfo]:
        return self._thread.run(self._client.rooms())

    def open(
        self,
        game: str,
        seats: Sequence[str],
        *,
        options: Mapping[str, str] | None = None,
        clock: str | None = None,
        public: bool = False,
        hints: bool = False,
    ) -> Links:
        opening = self._client.open(game, seats, options=options, clock=clock, public=public, hints=hints)
        return self._thread.run(opening)

    def sit(self, link: Link | str, name: str) -> "Visit":
        return self._visit(self._client.sit(link, name))

    def come_back(self, link: Link | str) -> "Visit":
        return self._visit(self._client.come_back(link))

    def watch(self, link: Link | str, name: str | None = None) -> "Visit":
        return self._visit(self._client.watch(link, name))

    def record(self, link: Link | str) -> str:
        return self._thread.run(self._client.record(link))

    def _visit(self, coming: Coroutine[Any, Any, AsyncVisit]) -> "Visit":
        return Visit(self._thread.run(coming), self._thread)


class Visit:
    """As `AsyncVisit`."""

    def __init__(self, visit: AsyncVisit, thread: LoopThread) -> None:
        self._visit = visit
        self._run = thread.run
        self.link = visit.link

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        self._run(self._visit.close())

    @property
    def now(self) -> Update:
        return self._visit.now

    @property
    def info(self) -> RoomInfo:
        return self._visit.info

    @property
    def seat(self) -> int | None:
        return self._visit.seat

    @property
    def question(self) -> QuestionInfo | None:
        return self._visit.question

    @property
    def over(self) -> bool:
        return self._visit.over

    @property
    def winners(self) -> list[str]:
        return self._visit.winners

    def next_update(self) -> Update:
        return self._run(self._visit.next_update())

    def next_question(self) -> QuestionInfo | None:
        return self._run(self._visit.next_question())

    def updates(self) -> Iterator[Update]:
        yield self.now
        while not self.over:
            yield self.next_update()

    def questions(self) -> Iterator[QuestionInfo]:
        while (question := self.next_question()) is not None:
            yield question

    def answer(self, answer: OptionInfo | str) -> None:
        self._run(self._visit.answer(answer))

    def odds(self, answer: OptionInfo | str) -> OddsTold:
        return self._run(self._visit.odds(answer))

    def consider(self, answer: OptionInfo | str) -> Outlook:
        return self._run(self._visit.consider(answer))

    def hint(self) -> HintTold:
        return self._run(self._visit.hint())

    def chat(self, text: str) -> None:
        self._run(self._visit.chat(text))

    def react(self, picture: Picture) -> None:
        self._run(self._visit.react(picture))

    def act(self, act: ActKind, wish: int = 0) -> None:
        self._run(self._visit.act(act, wish))

    def ready(self) -> None:
        self._run(self._visit.ready())

    def undo(self) -> None:
        self._run(self._visit.undo())
