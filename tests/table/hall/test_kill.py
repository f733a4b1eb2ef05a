"""Servers are killed at any moment: nothing acknowledged is lost, and every game goes on to its end by itself."""

import asyncio
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

import httpx
import pytest

from rumpus.table.rooms.entries import read_entry
from rumpus.table.store.contents import contents_of
from rumpus.thinking.registry import bot_levels
from tests.helpers.luck import luck_of_this_test
from tests.helpers.table.killing import LONGEST_START, KillableServer
from tests.helpers.table.notes import Notes
from tests.helpers.table.players import GLANCE, Network, open_room, play_over_http, play_over_socket, watch
from tests.helpers.table.verifying import check_record

pytestmark = pytest.mark.anyio

LONGEST = (
    2 * LONGEST_START
)  # seconds in which nothing happens in any room; only games that have stopped for ever take so long
FEW = pytest.param(5, 2, id="few")
MANY = pytest.param(50, 20, id="many", marks=pytest.mark.soak)
rooms_and_kills = pytest.mark.parametrize(("rooms", "kills"), [FEW, MANY])


@rooms_and_kills
async def test_a_server_is_killed_again_and_again(sqlite_url: str, tmp_path: Path, rooms: int, kills: int) -> None:
    with running(sqlite_url, tmp_path, 1) as (only,):
        async with playing([only], rooms, pace=kills * 0.005) as played:
            await kill_now_and_then(only, kills, played)
        await check(sqlite_url, only, played)
        assert only.stop() == 0


@rooms_and_kills
async def test_one_of_two_servers_is_killed_again_and_again(
    postgres_url: str, tmp_path: Path, rooms: int, kills: int
) -> None:
    with running(postgres_url, tmp_path, 2) as (killed, spared):
        async with playing([killed, spared], rooms, pace=kills * 0.015) as played:
            await kill_now_and_then(killed, kills, played)
            killed.kill()  # all games must come to their end without it
        await check(postgres_url, spared, played)
        killed.start()
        await check(postgres_url, killed, played)


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere it is not told which processes one has made")
@rooms_and_kills
async def test_a_process_of_several_is_killed_again_and_again(
    sqlite_url: str, tmp_path: Path, rooms: int, kills: int
) -> None:
    """Its rooms wait for a moment, and go on with the one that takes its place; the others notice nothing."""
    random = luck_of_this_test()
    with running(sqlite_url, tmp_path, 1, processes=3) as (table,):
        async with playing([table], rooms, pace=kills * 0.01) as played:
            for _ in range(kills):
                await table.ready()
                await some_answers(random.randrange(30), played)
                table.kill_one(random)
        await check(sqlite_url, table, played)
        assert table.stop() == 0


@contextmanager
def running(store: str, folder: Path, count: int, processes: int | None = None) -> Iterator[list[KillableServer]]:
    servers = [KillableServer(store, folder, processes=processes) for _ in range(count)]
    for server in servers:
        server.start()
    try:
        yield servers
    finally:
        for server in servers:
            server.kill()


# Playing and killing


@asynccontextmanager
async def playing(servers: list[KillableServer], rooms: int, pace: float) -> AsyncIterator[list[Notes]]:
    """Something can be done meanwhile, for as long as the pace lets games last; afterwards they are all over."""
    network = Network([server.url for server in servers], luck_of_this_test(), pace)
    played: list[Notes] = []
    try:
        async with asyncio.timeout(LONGEST) as patience, asyncio.TaskGroup() as everybody:
            everybody.create_task(be_patient(patience, rooms, played))
            for number in range(rooms):
                everybody.create_task(play_in_a_room(network, number, played))
            yield played
    finally:
        await network.close()


async def be_patient(patience: asyncio.Timeout, rooms: int, played: list[Notes]) -> None:
    """For as long as something happens in some room: how long all of it takes is the machine's affair."""
    seen = -1
    while len(played) < rooms or not all(notes.over for notes in played):
        if (now := sum(notes.seen for notes in played)) > seen:
            seen = now
            patience.reschedule(asyncio.get_running_loop().time() + LONGEST)
        await asyncio.sleep(GLANCE)  # pause: of one who only watches


async def play_in_a_room(network: Network, number: int, played: list[Notes]) -> None:
    bot = bot_levels()[0]
    game, seats, clock, players = [
        ("zombies-doom", ("person", bot), "none", [play_over_socket]),
        ("worms", ("person", "person"), "none", [play_over_http, play_over_socket]),
        ("worms", ("person", bot, bot), "none", [play_over_http]),
        ("worms", (bot, bot, bot), "none", []),
        ("worms", ("person", bot), "game 1", []),  # nobody answers: the clock must see the game to its end
    ][number % 5]
    notes = await open_room(network, game, seats, clock)
    played.append(notes)
    at_work = [player(network, notes, seat) for seat, player in enumerate(players)]
    await asyncio.gather(watch(network, notes), *at_work)


async def kill_now_and_then(server: KillableServer, kills: int, played: list[Notes]) -> None:
    """In the middle of play, or while it is just starting."""
    random = luck_of_this_test()
    for _ in range(kills):
        if random.random() < 0.2:
            await asyncio.sleep(random.random())  # pause: any moment of its start will do
        else:
            await server.ready()
            await some_answers(random.randrange(30), played)
            await asyncio.sleep(random.random() / 30)  # pause: any moment of an answer will do
        server.kill()
        server.start()


async def some_answers(more: int, played: list[Notes]) -> None:
    """Wait for that many, or for a second if nobody is asked any more."""
    enough = sum(notes.count() for notes in played) + more
    for _ in range(100):
        if sum(notes.count() for notes in played) >= enough:
            return
        await asyncio.sleep(0.01)  # pause: there may be nothing that must come


# Afterwards


async def check(store_url: str, server: KillableServer, played: list[Notes]) -> None:
    await server.ready()
    async with httpx.AsyncClient(base_url=server.url, timeout=LONGEST_START) as client:
        for notes in played:
            with contents_of(store_url) as contents:
                log = [read_entry(data) for _, data in contents.entries(notes.room)]
                assert contents.opened_with(notes.room)[1]  # the store knows that the game is over
            notes.check_log(log)
            digest = (await client.get(f"/digest/{notes.room}")).text
            headers = {"Authorization": f"Bearer {notes.watch}"}
            record = (await client.get(f"/api/rooms/{notes.room}/record", headers=headers)).text
            check_record(record, log, digest, notes.commitment)
