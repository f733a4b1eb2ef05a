"""Being in a room, on a seat or as a spectator: how things are, what is asked, and what can be said to it."""

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import suppress
from typing import Final, Self

import msgspec

from rumpus.client.connection import Connection
from rumpus.client.errors import ConnectionLost, TableError
from rumpus.client.links import Link
from rumpus.table.wire.messages import (
    Act,
    ActKind,
    Chat,
    Consider,
    GiveAnswer,
    Hello,
    HintTold,
    HintWanted,
    OddsTold,
    OddsWanted,
    OptionInfo,
    Outlook,
    Picture,
    QuestionInfo,
    React,
    Reveal,
    RoomInfo,
    Undo,
    Update,
)

MOST_UNREAD: Final = 200  # updates; whoever falls behind farther starts anew, as the table has it
LAST: Final = ("over", "stopped")  # stages after which nothing is asked


class AsyncVisit:
    """`now` is the update that was read last: everything else follows from it, and it changes only when the next one
    is read. `link` opens the same place again, so whoever sits down should keep it."""

    def __init__(self, link: Link, entropy: str, name: str | None, patience: float, language: str) -> None:
        self.link = link
        self.now: Update
        self._entropy = entropy
        self._language = language
        self._unread: deque[Update] = deque()
        self._news = asyncio.Event()
        self._answered = self._asked_last = -1
        self._revealing: asyncio.Task[None] | None = None
        address = f"ws{link.table.removeprefix('http')}/socket?lang={language}"
        self._connection = Connection(address, Hello(link.room, link.token, name=name), self._hear, patience, language)
        self._staying: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def begin(self) -> Self:
        self._staying = asyncio.create_task(self._connection.stay())
        self._staying.add_done_callback(lambda _: self._news.set())
        try:
            await self.next_update()
        except BaseException:
            await self.close()
            raise
        return self

    async def close(self) -> None:
        """Leaves; the seat stays ours, and `link` leads back to it."""
        tasks = [task for task in (self._staying, self._revealing) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._connection.end(ConnectionLost.told(self._language, "client-left"))
        self._news.set()

    # How things are

    @property
    def info(self) -> RoomInfo:
        assert self.now.info is not None  # left out only for those who want changes
        return self.now.info

    @property
    def seat(self) -> int | None:
        """Ours, counted from 0; none for those who watch."""
        return self.now.seat if isinstance(self.now.seat, int) else None

    @property
    def question(self) -> QuestionInfo | None:
        """What we are asked and have not answered yet; what others are asked is in `now`."""
        question = self.now.question
        if self.over or question is None or question.options is None or question.number == self._answered:
            return None
        return question

    @property
    def over(self) -> bool:
        return self.info.stage in LAST

    @property
    def winners(self) -> list[str]:
        """Their names, once the game is over; nobody's, if it is drawn."""
        won = self.now.winners or ()
        return [seat.name for seat in self.info.seats if seat.speaker in won]

    # What happens

    async def next_update(self) -> Update:
        """Waits for whatever happens next."""
        while not self._unread:
            if self._connection.ended is not None:
                raise self._connection.ended
            self._news.clear()
            await self._news.wait()
        self.now = self._unread.popleft()
        return self.now

    async def next_question(self) -> QuestionInfo | None:
        """Waits for whatever we are asked next; nothing, when the game is over."""
        while not self.over:
            question = self.question
            if question is not None and question.number != self._asked_last:
                self._asked_last = question.number
                return question
            await self.next_update()
        return None

    async def updates(self) -> AsyncIterator[Update]:
        """How things are, and then everything that happens until the game is over."""
        yield self.now
        while not self.over:
            yield await self.next_update()

    async def questions(self) -> AsyncIterator[QuestionInfo]:
        """Everything that we are asked until the game is over."""
        while (question := await self.next_question()) is not None:
            yield question

    def _hear(self, update: Update) -> None:
        if len(self._unread) >= MOST_UNREAD:
            self._unread.clear()
            update = msgspec.structs.replace(update, fresh=True, events=[])
        self._unread.append(update)
        self._news.set()
        seat, info = update.seat, update.info
        awaited = info is not None and isinstance(seat, int) and info.seats[seat].dice == "awaited"
        if awaited and (self._revealing is None or self._revealing.done()):
            self._revealing = asyncio.create_task(self._reveal())

    async def _reveal(self) -> None:
        """What we bring to the dice, as soon as the others wait for it, whatever the program is doing meanwhile."""
        with suppress(TableError):  # the connection will tell, or it was revealed already
            await self._connection.ask(Reveal(0, self._entropy))

    # What can be said

    async def answer(self, answer: OptionInfo | str) -> None:
        """What was asked in `now`. After a broken connection it is said again, and counts once."""
        number = self._asked()
        await self._connection.ask(GiveAnswer(0, number, text_of(answer)))
        self._answered = number

    async def odds(self, answer: OptionInfo | str) -> OddsTold:
        """What may come of an answer, and how likely."""
        told: OddsTold = await self._connection.ask(OddsWanted(0, self._asked(), text_of(answer)))
        return told

    async def consider(self, answer: OptionInfo | str) -> Outlook:
        """Where an answer may lead, and whether it could be taken back."""
        told: Outlook = await self._connection.ask(Consider(0, self._asked(), text_of(answer)))
        return told

    async def hint(self) -> HintTold:
        """What a strong bot would answer, where the room has hints."""
        told: HintTold = await self._connection.ask(HintWanted(0, self._asked()))
        return told

    async def chat(self, text: str) -> None:
        """Those who watch must have said a name."""
        await self._connection.ask(Chat(0, text))

    async def react(self, picture: Picture) -> None:
        await self._connection.ask(React(0, picture))

    async def act(self, act: ActKind, wish: int = 0) -> None:
        """What a player does besides answering: `docs/table.md` lists it. `wish` is what we agree to, or oppose."""
        await self._connection.ask(Act(0, act, wish))

    async def ready(self) -> None:
        """Where several people play by a clock, it waits for that."""
        await self.act("ready")

    async def undo(self) -> None:
        """Takes back our last answer, if `now.may_undo`."""
        await self._connection.ask(Undo(0))

    def _asked(self) -> int:
        """The number of the open question; where there is none, the table says so."""
        return 0 if self.now.question is None else self.now.question.number


def text_of(answer: OptionInfo | str) -> str:
    return answer if isinstance(answer, str) else answer.text
