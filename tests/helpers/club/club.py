"""A club and its week, in compressed time: everybody looks in now and then, games and tournaments last days, and what
can go wrong with a table does."""

import asyncio
from collections import defaultdict
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

from rumpus.table.store.contents import contents_of
from tests.helpers.club.members import Habit, Member, Told, at_once
from tests.helpers.club.process import Memory
from tests.helpers.club.receiving import Receivers
from tests.helpers.club.tables import Tables
from tests.helpers.club.troubles import Trouble, move, troubles_of
from tests.helpers.table.served import Json

LOOKS: Final = 4  # times a day at which somebody may look in
AT_ONCE: Final = 12  # members who do
ANSWERS: Final = 5  # in a game, by whoever looks in
ANSWERS_IN_THE_END: Final = 60
LONGEST_END: Final = 400  # looks, after which every game must have come to its end
ROUND: Final = 36 * 60  # minutes
CLOCKS: Final = (
    "answer 1d then bot",
    "answer 1d then lose",
    "answer 2d then wait",
    "answer 1d off sat,sun holidays 3 then lose",
    "answer 1d holidays 2 then bot",
)
GAMES: Final[tuple[tuple[str, Json, tuple[str, ...]], ...]] = (
    ("worms", {"setup": "first-game"}, ("person", "person")),
    ("worms", {"setup": "first-game"}, ("person", "person", "person")),
    ("worms", {"setup": "quick"}, ("person", "person")),
    ("worms", {"setup": "first-game"}, ("person", "random")),
)
LONG_GAME: Final[tuple[str, Json, tuple[str, ...]]] = ("zombies-doom", {}, ("person", "person"))
FORMATS: Final[tuple[Json, ...]] = (
    {"format": "round-robin", "places": 4},
    {"format": "swiss", "places": 8, "rounds": 3},
    {"format": "groups", "places": 6, "seats": 3, "rounds": 2},
)


class MemoryPoint(NamedTuple):
    requests: int  # of all members until then
    memory: Memory


@dataclass
class Club:
    folder: Path
    tables: Tables
    receivers: Receivers
    random: Random
    store: str
    told: Told = field(default_factory=Told)
    members: list[Member] = field(default_factory=list)
    rooms: dict[str, Json] = field(default_factory=dict)  # that members opened, with all links to them
    tournaments: list[str] = field(default_factory=list)
    memory: dict[str, list[MemoryPoint]] = field(default_factory=lambda: defaultdict(list))  # of each table

    async def begin(self, players: int) -> None:
        for number in range(players):
            habit: Habit = "stops" if number % 9 == 4 else "often" if number % 2 else "daily"
            self.members.append(Member(number, self.tables, self.told, habit, Random(self.random.random())))
        await self.all(self.members, lambda member: member.come())
        await self.all(self.members[::3], self.receivers.tell_by_mail)
        await self.all(self.members[1::7], self.receivers.tell_by_webhook)
        first = 0
        while first + 4 <= players and (players >= 18 or not self.tournaments):
            terms = FORMATS[len(self.tournaments) % len(FORMATS)]
            entrants = self.members[first : first + terms["places"]]
            if len(entrants) < terms["places"]:
                break
            await self.hold_tournament(terms, entrants)
            first += 2 * terms["places"]

    async def all(self, members: list[Member], do: Callable[[Member], Awaitable[None]]) -> None:
        await at_once([partial(do, member) for member in members], AT_ONCE)

    async def hold_tournament(self, terms: Json, entrants: list[Member]) -> None:
        game = {"game": "worms", "options": {"setup": "first-game"}, "clock": "answer 1d then lose"}
        name = f"Cup {len(self.tournaments) + 1}"
        made = await entrants[0].ask("POST", "/api/tournaments", name=name, minutes=ROUND, **game, **terms)
        id = made["line"]["id"]
        self.tournaments.append(id)
        for other in entrants[1:]:
            await other.ask("POST", f"/api/tournaments/{id}/enter")

    async def open_rooms(self, number: int, long: int) -> None:
        kinds = [GAMES[one % len(GAMES)] for one in range(number)] + [LONG_GAME] * long
        for game, options, seats in kinds:
            await self.open_room(game, options, seats, self.random.choice(CLOCKS))

    async def open_room(self, game: str, options: Json, seats: tuple[str, ...], clock: str) -> None:
        body = {"game": game, "options": options, "seats": list(seats), "clock": clock}
        links = (await self.tables.ask("POST", "/api/rooms", None, body)).json()
        self.rooms[links["room"]] = links
        sitting = self.random.sample(self.members, seats.count("person"))
        for member, link in zip(sitting, links["seats"], strict=True):
            await member.sit(links["room"], link["token"])

    # Time passes

    async def week(self, days: int, postgres: str = "") -> None:
        """`postgres`: a database to which the club moves in the middle of it, to have two tables from then on."""
        troubles = troubles_of(days, bool(postgres))
        for day in range(days):
            if postgres and day == days // 2:
                await move(self, postgres)
            if day < max(1, days - 2):
                await self.open_rooms(len(self.members) // 4, len(self.members) // 25 if day == 0 else 0)
            for look in range(LOOKS):
                await self.tables.later(1 / LOOKS)
                await self.look_in(day, look, troubles.get((day, look)))
                await self.measure()
            print(
                f"day {day + 1}: {self.told.acknowledged} acknowledged, {len(self.running())} games go on", flush=True
            )
        await self.end()

    async def measure(self) -> None:
        """What each table has in memory; one that was started anew is another one."""
        for server in self.tables.servers:
            found = Memory(**(await self.tables.say(server, "memory")).json())
            assert server.process is not None
            self.memory[f"{server.url} {server.process.pid}"].append(MemoryPoint(self.tables.requests, found))

    async def look_in(self, day: int, look: int, trouble: Trouble | None) -> None:
        who = [member for member in self.members if self.comes(member, day, look)]
        self.random.shuffle(who)
        self.receivers.mailbox.broken = (day, look) == (1, 0)
        if look == 0 and day == 1:
            await self.all(who[::6], lambda member: member.rest(2))
        playing = asyncio.create_task(self.all(who, lambda member: member.look_in(ANSWERS)))
        if trouble is not None:
            await trouble(self, playing)
        await playing

    def comes(self, member: Member, day: int, look: int) -> bool:
        if member.habit == "stops":
            return day < 1
        return self.random.random() < (0.75 if member.habit == "often" else 1 / LOOKS)

    async def end(self) -> None:
        """Everybody is back, and plays until all is over: at once as long as anybody is asked, so that no game is too
        long for that. One of Zombies Doom has a hundred turns, and each would take a look."""
        for _ in range(LONGEST_END):
            before = self.told.acknowledged
            await self.all(self.members, lambda member: member.look_in(ANSWERS_IN_THE_END))
            await self.measure()
            if self.told.acknowledged == before:
                if not self.running() and not await self.tournaments_running():
                    break
                await self.tables.later(1 / LOOKS)
        await self.tables.later(1 / LOOKS)  # and the last notices go out

    def running(self) -> list[str]:
        with contents_of(self.store) as contents:
            return [room for room in contents.rooms() if not contents.opened_with(room)[1]]

    async def tournaments_running(self) -> bool:
        looked = [await self.tables.ask("GET", f"/api/tournaments/{id}", None) for id in self.tournaments]
        return any(said.json()["line"]["stage"] != "over" for said in looked)
