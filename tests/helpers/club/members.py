"""The members of a club: what each does when they look in, and what they were told."""

import asyncio
from collections import defaultdict
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final, Literal

from tests.helpers.club.tables import GONE, Tables
from tests.helpers.table.history import PLAYED_BY_BOT, Attempt, Deed
from tests.helpers.table.recognised import fresh_key
from tests.helpers.table.served import Json, texts_of

Habit = Literal["often", "daily", "stops"]  # how they look in; who stops does so on their second day
CAME_LATE: Final = {
    "answer-late",
    "answer-not-yours",
    "answer-game-over",
    "seat-resigned",
    PLAYED_BY_BOT,  # which is judged: a bot must have sat there
    "seat-yours-already",
    "room-over",
    "room-unknown",
    "holiday-too-long",
}
IN_TROUBLE: Final = {"internal-error", "store-silent", "outcome-unknown"}
UNKNOWN: Final = "outcome-unknown"
TALKS: Final = 0.05  # how often somebody says something before they answer


@dataclass
class Told:
    """What everybody did, in each room by seats, and what was heard of it."""

    attempts: dict[str, dict[int, list[Attempt]]] = field(
        default_factory=lambda: defaultdict(lambda: defaultdict(list))
    )
    excused: set[tuple[str, Deed]] = field(default_factory=set)  # nobody could hear of it: killed, or the store stood
    troubled: int = 0  # how often somebody was told that it is not possible now
    tables_die: bool = False  # just now

    @property
    def acknowledged(self) -> int:
        return sum(one.number is not None for seats in self.attempts.values() for all in seats.values() for one in all)

    def note(self, room: str, attempt: Attempt, excused: bool) -> None:
        self.attempts[room][attempt.deed.seat].append(attempt)
        if attempt.unheard and excused:
            self.excused.add((room, attempt.deed))


class Member:
    def __init__(self, number: int, tables: Tables, told: Told, habit: Habit, random: Random) -> None:
        self.name, self.tables, self.told, self.habit, self.random = f"Member {number}", tables, told, habit, random
        self.address = f"member{number}@example.org"
        self.key = fresh_key()
        self.id = ""
        self.away = False
        self.joined: set[str] = set()

    async def ask(self, method: str, path: str, **body: Any) -> Json:
        """What must be possible."""
        said = await self.tables.ask(method, path, self.key, body or None)
        assert said.is_success, (path, said.text)
        told: Json = said.json()
        return told

    async def come(self) -> None:
        said = await self.tables.ask("POST", "/api/players", None, {"key": self.key, "name": self.name})
        assert said.status_code == 201, said.text
        self.id = (await self.ask("GET", "/api/me"))["id"]

    async def sit(self, room: str, link: str) -> None:
        body = {"name": self.name, "token": link, "key": self.key}
        said = await self.tables.ask("POST", f"/api/rooms/{room}/join", None, body)
        assert said.status_code == 201 or said.json()["id"] in CAME_LATE, said.text
        self.joined.add(room)

    async def look_in(self, answers: int) -> None:
        """At all games of theirs; in each, so many answers at most."""
        for game in (await self.ask("GET", "/api/me/games"))["running"]:
            room = game["room"]
            if game["stage"] != "running":
                if room not in self.joined:  # a game of a tournament, in which a seat is kept for them
                    await self.sit(room, self.key)
                continue
            if game["seat"] is not None and game["seats"][game["seat"]]["bot"]:
                await self.attempt(room, "return", {})
            for _ in range(answers):
                if not await self.go_on(room):
                    break

    async def go_on(self, room: str) -> bool:
        """One answer, if they are asked; whether they may be asked again at once."""
        said = await self.tables.ask("GET", f"/api/rooms/{room}/look", self.key)
        if said.status_code == 404:  # the time of a tournament's round was up before it began
            return False
        assert said.is_success, said.text
        look = said.json()
        asked, seat = look["question"], look["seat"]
        if asked is None or "options" not in asked or seat is None:
            return False
        if self.random.random() < TALKS:
            text = f"{self.random.random()}"
            await self.attempt(room, "chat", {"text": text}, Deed(seat, "chat", text))
        text = self.random.choice(texts_of(asked))
        body = {"question": asked["number"], "text": text}
        return await self.attempt(room, "answer", body, Deed(seat, "answer", text), look["number"])

    async def attempt(self, room: str, what: str, body: Json, deed: Deed | None = None, since: int = 0) -> bool:
        """Once, and whatever comes of it is noted; whether it was done. `since`: how far they know the log."""
        dying = self.told.tables_die
        try:
            said = await self.tables.try_once("POST", f"/api/rooms/{room}/{what}", self.key, body)
        except GONE:
            if deed is not None:
                self.told.note(room, Attempt(deed), dying or self.told.tables_die)
            return True  # they look again
        if said.is_success:
            if deed is not None:
                self.told.note(room, Attempt(deed, said.json()["number"]), False)
            return True
        why = said.json()["id"]
        assert why in CAME_LATE | IN_TROUBLE, (what, said.text)
        self.told.troubled += why in IN_TROUBLE
        if deed is not None:
            unheard = why == UNKNOWN
            self.told.note(room, Attempt(deed, refused="" if unheard else why, since=since), unheard)
        return False

    async def talk(self) -> None:
        """In one of their games, at length."""
        games = [game for game in (await self.ask("GET", "/api/me/games"))["running"] if game["stage"] == "running"]
        if games:
            game, text = self.random.choice(games), f"{self.random.random()} " * 10
            await self.attempt(game["room"], "chat", {"text": text}, Deed(game["seat"], "chat", text))

    async def rest(self, days: int) -> None:
        """From all games that allow it."""
        for game in (await self.ask("GET", "/api/me/games"))["running"]:
            if game["stage"] == "running" and game["seat"] is not None:
                info = await self.ask("GET", f"/api/rooms/{game['room']}")
                if info["seats"][game["seat"]]["holidays_left"] >= days and not info["seats"][game["seat"]]["bot"]:
                    await self.attempt(game["room"], "holiday", {"days": days})


async def at_once(doing: list[Callable[[], Awaitable[None]]], most: int) -> None:
    """All of it, so many at a time."""
    turn = asyncio.Semaphore(most)

    async def in_turn(one: Callable[[], Awaitable[None]]) -> None:
        async with turn:
            await one()

    async with asyncio.TaskGroup() as all:
        for one in doing:
            all.create_task(in_turn(one))
