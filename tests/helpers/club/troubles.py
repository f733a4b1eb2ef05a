"""What goes wrong with the tables of a club, or is done to them, while members play."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Final, TypeAlias

import psycopg

from rumpus.table.store.copying import copy_store
from rumpus.table.store.steady import PATIENCE
from tests.helpers.waiting import soon

if TYPE_CHECKING:
    from tests.helpers.club.club import Club

Playing: TypeAlias = "asyncio.Task[None]"
Trouble: TypeAlias = Callable[["Club", Playing], Awaitable[None]]

SHORT: Final = 3.0  # seconds
TROUBLED: Final = 5  # members who have been told, before it is mended


async def some_answers(club: "Club", playing: Playing, more: int = 10) -> None:
    enough = club.told.acknowledged + more
    await soon(lambda: club.told.acknowledged >= enough or playing.done())


async def until_noticed(club: "Club", playing: Playing) -> Playing:
    """Some may only want to sit down or to look, again and again. Should nobody play any more, they talk:
    who is heard only when it is over is waited for then."""
    enough = club.told.troubled + club.tables.repeated + TROUBLED

    def is_noticed() -> bool:
        nonlocal playing
        if club.told.troubled + club.tables.repeated >= enough:
            return True
        if playing.done():
            playing = asyncio.create_task(club.random.choice(club.members).talk())
        return False

    await soon(is_noticed)
    return playing


async def replaced(club: "Club", playing: Playing) -> None:
    """One after another, in good order: a restart, or with two of them an upgrade that nobody notices."""
    for server in club.tables.servers:
        await some_answers(club, playing)
        await club.tables.stop(server)
        await club.tables.start(server)


async def killed(club: "Club", playing: Playing) -> None:
    await some_answers(club, playing)
    club.told.tables_die = True
    server = club.random.choice(club.tables.servers)
    server.kill()
    await club.tables.start(server)
    club.told.tables_die = False


async def full_disk(club: "Club", playing: Playing) -> None:
    (server,) = club.tables.servers
    await club.tables.say(server, "disk", full=True)
    talking = await until_noticed(club, playing)
    await club.tables.say(server, "disk", full=False)
    await talking


async def stalled(club: "Club", playing: Playing) -> None:
    """Nobody can write an entry, or read one. Only meanwhile a table soon gives up: on a busy machine any database may
    take some seconds."""
    async with await psycopg.AsyncConnection.connect(club.store) as onlooker:
        await some_answers(club, playing)
        await onlooker.execute("LOCK TABLE entries IN ACCESS EXCLUSIVE MODE")
        for server in club.tables.servers:
            await club.tables.say(server, "patience", seconds=SHORT)
        talking = await until_noticed(club, playing)
    for server in club.tables.servers:
        await club.tables.say(server, "patience", seconds=PATIENCE)
    await talking


async def move(club: "Club", to: str) -> None:
    """The club has grown: from a file to PostgreSQL, and from one table to two."""
    for server in club.tables.servers:
        await club.tables.stop(server)
    await asyncio.to_thread(copy_store, club.store, to)
    club.store = to
    await club.tables.open(to, 2)


def troubles_of(days: int, moves: bool) -> dict[tuple[int, int], Trouble]:
    """By day and look, from 0. The last days are quiet, for memory to be compared."""
    troubles: dict[tuple[int, int], Trouble] = {(1, 1): replaced, (1, 3): full_disk, (2, 1): killed}
    if moves:
        half = days // 2
        troubles |= {(half, 2): replaced, (half + 1, 1): stalled, (half + 1, 3): killed}
    return troubles
