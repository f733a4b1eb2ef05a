"""A model at a table, in one room at a time: it comes, waits, and does what can be done there."""

import asyncio
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Final

from rumpus.client import AsyncClient, AsyncVisit, ConnectionLost, Link, NoTable, TableError, TableRefused, WrongLink
from rumpus.client.links import read_link
from rumpus.kernel.message import Argument, Message
from rumpus.mcp.telling import Teller
from rumpus.table.wire.messages import ActKind
from rumpus.text.words import Words

PERSON: Final = "person"
MOMENT: Final = 5.0  # seconds
FEW: Final = 60  # options that are told unasked
NO_INVITATION: Final = "seat-needed"  # what the table says of a link that invites nobody, such as the key of a seat


class Advised(Exception):
    """What a model asked for cannot be done; as a text it says why, and what to do instead."""


class Guest:
    def __init__(self, client: AsyncClient, ours: Words) -> None:
        self.client = client
        self.ours = ours
        self.visit: AsyncVisit | None = None
        self.teller: Teller
        self.news: list[str] = []  # that the model has not been told yet
        self.spoken_to = False  # among them

    def text(self, id: str, **args: Argument) -> str:
        return self.ours.say(Message(id, args))

    def advice(self, error: TableError) -> Advised:
        if isinstance(error, NoTable):
            return Advised(f"{error} {self.text('mcp-no-table')}")
        if isinstance(error, ConnectionLost) and self.visit is not None:
            return Advised(f"{error} {self.text('mcp-lost', link=str(self.visit.link))}")
        if isinstance(error, WrongLink):
            return Advised(f"{error} {self.text('mcp-wrong-link')}")
        return Advised(str(error))

    # Coming

    async def games(self) -> str:
        lines = []
        for game in await self.client.games():
            sentences = await self.client.sentences(game.id)
            called, brief = (sentences.find(id, {}) for id in ("game-name", "game-in-brief"))
            seats = tuple(game.seats)
            lines.append(self.text("mcp-game", game=game.id, name=called or game.id, seats=seats, about=brief or ""))
            for choice in game.choices:
                about = sentences.find(f"choice-{choice.key}", {}) or choice.key
                usual = game.at_once.get(choice.key, choice.default) or "none"
                several = "yes" if choice.several else "no"
                values = tuple(choice.values)
                told = self.text("mcp-choice", key=choice.key, about=about, values=values, usual=usual, several=several)
                lines.append(f"  - {told}")
        return "\n".join([*lines, self.text("mcp-bots", levels=tuple(await self.client.bots()))])

    async def open(
        self, game: str, opponents: Sequence[str], name: str, options: Mapping[str, str], hints: bool
    ) -> str:
        """A room of our own, in which we sit first."""
        usual = next((known.at_once for known in await self.client.games() if known.id == game), {})
        seats = [PERSON, *opponents]
        links = await self.client.open(game, seats, options={**usual, **options}, hints=hints)
        told = [self.text("mcp-watch-link", link=str(links.watch))]
        told += [self.text("mcp-seat-link", link=str(link)) for link in links.seats[1:]]
        await self._enter(await self.client.sit(links.seats[0], name))
        return "\n".join([*told, await self._seen()])

    async def join(self, link: str, name: str) -> str:
        """By a link to a seat, by one that watches, or back to a seat of ours by its key."""
        way = read_link(link, self.client.language)
        await self._enter(await self._come(way, name))
        return await self._seen()

    async def _come(self, way: Link, name: str) -> AsyncVisit:
        if way.watching:
            return await self.client.watch(way, name)
        try:
            return await self.client.sit(way, name)
        except TableRefused as refused:
            if refused.id != NO_INVITATION:
                raise
            visit = await self.client.come_back(way)
            if visit.seat is None:  # it was the host's
                await visit.close()
                raise
            return visit

    async def _enter(self, visit: AsyncVisit) -> None:
        """Whoever sat elsewhere has left that room; its link leads back."""
        try:
            sentences = await self.client.sentences(visit.info.game, visit.link.room)
        except BaseException:
            await visit.close()
            raise
        await self.leave()
        self.visit, self.teller = visit, Teller(self.ours, sentences, visit)
        self.news = list(self.teller.news(visit.now))

    async def _seen(self) -> str:
        here = self._here()
        kept = [self.text("mcp-own-link", link=str(here.link))] if here.seat is not None else []
        await self._catch_up()
        with suppress(TimeoutError):
            async with asyncio.timeout(MOMENT):
                while self._goes_on(here):
                    await self._read()
        return self._told(*kept, self.teller.table())

    @staticmethod
    def _goes_on(visit: AsyncVisit) -> bool:
        """By itself, in a moment: the game begins, or bots answer."""
        seats, question = visit.info.seats, visit.now.question
        if visit.over or not all(seat.taken for seat in seats):
            return False
        return question is None or any(seat.bot and seat.speaker == question.speaker for seat in seats)

    async def leave(self) -> None:
        if self.visit is not None:
            await self.visit.close()

    def _here(self) -> AsyncVisit:
        if self.visit is None:
            raise Advised(self.text("mcp-nowhere"))
        return self.visit

    # What happens

    async def _read(self) -> None:
        """The next update, once it is there."""
        visit = self._here()
        update = await visit.next_update()
        self.news += self.teller.news(update)
        self.spoken_to |= any(chat.seat is None or chat.seat != visit.seat for chat in update.chat)

    async def _catch_up(self) -> AsyncVisit:
        """Everything that is there already: nothing is waited for."""
        with suppress(TimeoutError):
            async with asyncio.timeout(0):
                while True:
                    await self._read()
        visit = self._here()
        if visit.seat is not None and visit.info.stage == "running" and not visit.info.seats[visit.seat].ready:
            with suppress(TableRefused):
                await visit.ready()  # nobody need wait for a program
        return visit

    async def _wait(self, seconds: float) -> None:
        """Until we are asked, or spoken to, or nothing more can happen."""
        until = asyncio.get_running_loop().time() + seconds
        visit = await self._catch_up()
        with suppress(TimeoutError):
            while not (visit.over or visit.question or self.spoken_to or self.teller.wish()):
                async with asyncio.timeout_at(until):
                    await self._read()
                await self._catch_up()

    async def _see(self) -> None:
        """What has come of something we did."""
        with suppress(TimeoutError):
            async with asyncio.timeout(MOMENT):
                await self._read()
        await self._catch_up()

    def _told(self, *first: str, options: int | None = FEW) -> str:
        """The news, and what is asked now."""
        news, self.news, self.spoken_to = self.news, [], False
        wish = self.teller.wish()
        return "\n".join([*first, *news, *([wish] if wish else []), self.teller.asked(options)])

    # What can be done

    async def look(self) -> str:
        await self._catch_up()
        return self.teller.table()

    async def wait(self, seconds: float) -> str:
        self._here()
        await self._wait(seconds)
        return self._told()

    async def options(self) -> str:
        await self._catch_up()
        return self._told(options=None)

    async def answer(self, text: str, seconds: float) -> str:
        visit = await self._asked()
        await visit.answer(text)
        await self._wait(seconds)
        return self._told()

    async def odds(self, text: str) -> str:
        """What it may cost, where it may lead, and how likely."""
        visit = await self._asked()
        outlook, odds = await visit.consider(text), await visit.odds(text)
        lines = self.teller.messages(outlook.grave)
        lines += [f"{one.name}: {self.teller.sentences.message(one.message)}" for one in outlook.prospects]
        lines += self.teller.messages(odds.lines)
        if not lines:
            lines.append(self.text("play-odds-nothing"))
        elif odds.lines and not odds.exact:
            lines.append(self.text("mcp-sampled"))
        return "\n".join(lines)

    async def hint(self) -> str:
        visit = await self._asked()
        hint = await visit.hint()
        known = [line for line in self.teller.messages(hint.reasons) if " " in line]  # no bare id
        return "\n".join([self.text("play-hint", option=hint.text), *known])

    async def undo(self) -> str:
        visit = await self._catch_up()
        await visit.undo()
        await self._see()
        return self._told(self.text("play-undone"))

    async def say(self, text: str) -> str:
        visit = await self._catch_up()
        await visit.chat(text)
        await self._see()
        return self._told()

    async def act(self, deed: ActKind) -> str:
        visit = await self._catch_up()
        wish = visit.info.wish
        await visit.act(deed, wish.number if wish is not None and deed in ("agree", "oppose") else 0)
        await self._see()
        return self._told()

    async def rules(self, clause: str) -> str:
        self._here()
        return self.teller.rules(clause)

    async def cards(self, name: str) -> str:
        self._here()
        return self.teller.cards(name)

    async def _asked(self) -> AsyncVisit:
        visit = await self._catch_up()
        if visit.question is None:
            raise Advised(self._told(self.text("mcp-not-asked")))
        return visit
