"""Games that go on while the tables they are played at are replaced, one after another, behind a proxy.

    python -m tests.helpers.table.upgrading [--rooms 12] [--rounds 5] [--busy 0]

tells how long anybody waited, on a PostgreSQL of its own; `busy`: with so many other processes that never rest."""

import argparse
import asyncio
import json
import ssl
import subprocess
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import AsyncIterator
from contextlib import ExitStack, asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Final

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from rumpus.table.rooms.entries import read_entry
from rumpus.table.store.contents import contents_of
from tests.helpers.places import ROOT
from tests.helpers.table.history import Attempt, Deed, History, deeds_in
from tests.helpers.table.killing import KillableServer
from tests.helpers.table.own_postgres import own_postgres
from tests.helpers.table.proxies import Proxied, caddy
from tests.helpers.table.served import Json, Opened, texts_of
from tests.helpers.waiting import soon

# As the page waits before it connects again (web/src/table/connection.svelte.ts).
FIRST_WAIT: Final = 0.3
LONGEST_WAIT: Final = 8.0
CAME_LATE: Final = ("answer-late", "answer-not-yours", "answer-game-over")


@dataclass
class Waits:
    """Seconds for which somebody waited: to see the table again, and for what they did to be acknowledged."""

    returns: list[float] = field(default_factory=list)
    deeds: list[float] = field(default_factory=list)


class Player:
    """One seat, or somebody who watches, over one socket after another, as the page does it."""

    def __init__(self, address: str, tls: ssl.SSLContext | None, hello: Json, waits: Waits, random: Random) -> None:
        self.address, self.tls, self.hello, self.waits, self.random = address, tls, hello, waits, random
        self.attempts: list[Attempt] = []
        self.shown: list[list[str]] = [[]]  # what was shown without a gap
        self.seat: int | None = None
        self.asked: Json | None = None
        self.over = False
        self.left: float | None = None  # when the last socket was lost
        self.wished: float | None = None  # since when an answer is to be given
        self.stopping = False

    async def play(self) -> None:
        tries = 0
        while not self.stopping and not self.over:
            try:
                async with connect(self.address, ssl=self.tls, open_timeout=30.0, max_queue=None) as socket:
                    await socket.send(json.dumps(self.hello))
                    self.see(json.loads(await socket.recv()))
                    tries = 0
                    await self.go_on(socket)
            except (OSError, WebSocketException, TimeoutError):
                self.left = self.left or time.monotonic()
                await asyncio.sleep(min(LONGEST_WAIT, FIRST_WAIT * 2**tries))  # pause: as long as the page's
                tries += 1

    async def go_on(self, socket: ClientConnection) -> None:
        while not self.over:
            if self.asked is not None and not self.stopping:
                await asyncio.sleep(0.1 * self.random.random())  # pause: of one who thinks
                await self.do(socket, self.asked)
            elif self.stopping:
                return
            else:
                try:
                    async with asyncio.timeout(0.2):
                        self.see(json.loads(await socket.recv()))
                except TimeoutError:
                    pass

    def some_deed(self, asked: Json) -> tuple[Deed, Json]:
        assert self.seat is not None
        if self.random.random() < 0.2:
            text = f"{self.random.random()}"
            return Deed(self.seat, "chat", text), {"type": "chat", "text": text}
        text = self.random.choice(texts_of(asked))
        return Deed(self.seat, "answer", text), {"type": "answer", "question": asked["number"], "text": text}

    async def do(self, socket: ClientConnection, asked: Json) -> None:
        """Something; the next question may be here before it is acknowledged."""
        deed, message = self.some_deed(asked)
        seen, self.asked = self.hello["since"], None
        wished = self.wished = self.wished or time.monotonic()
        try:
            await socket.send(json.dumps({**message, "ref": 1}))
            while (said := json.loads(await socket.recv()))["type"] not in ("ack", "nack"):
                self.see(said)
        except (OSError, WebSocketException):
            self.attempts.append(Attempt(deed))
            raise
        if said["type"] == "ack":
            self.attempts.append(Attempt(deed, said["number"]))
            self.waits.deeds.append(time.monotonic() - wished)
        else:
            self.attempts.append(Attempt(deed, refused=said["why"]["id"]))
            assert said["why"]["id"] in CAME_LATE, said
        self.wished = None
        if deed.kind == "chat" and self.hello["since"] == seen:  # else an update has told what is asked now
            self.asked = asked

    def see(self, message: Json) -> None:
        if message["type"] != "update":
            return
        if self.left is not None:
            self.waits.returns.append(time.monotonic() - self.left)
            self.left = None
        if message["fresh"]:  # too much was missed
            self.shown.append([])
        self.hello["since"], self.seat = message["number"], message.get("seat", self.seat)
        told = [event for event in message["events"] if event["id"]]  # without one, it only says that something changed
        self.shown[-1] += [json.dumps([event["id"], event["args"]]) for event in told]
        self.asked = asked if (asked := message["question"]) is not None and "options" in asked else None
        if self.asked is None:
            self.wished = None
        self.over = message["winners"] is not None


class Club:
    """All who play and watch, at tables that are replaced meanwhile."""

    def __init__(self, front: Proxied, tables: list[KillableServer], random: Random) -> None:
        self.front, self.tables, self.random = front, tables, random
        self.waits = Waits()
        self.asked_again = 0
        self.stopping = False
        self.rooms: dict[str, list[Player]] = defaultdict(list)  # those with seats first

    async def play(self) -> None:
        """One game after another, in a room of two that others watch: by way of the proxy, and at each table."""
        while True:
            room = await asyncio.to_thread(self.begin)
            if self.stopping:
                return
            guests = [*(guest.token for guest in room.seats.values()), room.spectator.token]
            everybody = [self.player(self.front.url, self.front.tls, token, room, self.waits) for token in guests]
            for table in self.tables:  # who waits there waits until it is back
                everybody.append(self.player(table.url, None, room.spectator.token, room, Waits()))
            self.rooms[room.id] = everybody
            await asyncio.gather(*(one.play() for one in everybody))

    def begin(self) -> Opened:
        """Who asks a proxy for something just when a table goes may be told 502, and asks again, as a person would."""
        while True:
            try:
                return self.front.begin("person", "person")
            except (AssertionError, httpx.TransportError):
                self.asked_again += 1
                time.sleep(FIRST_WAIT)  # pause: of one who asks again

    def player(self, url: str, tls: ssl.SSLContext | None, token: str | None, room: Opened, waits: Waits) -> Player:
        hello = {"type": "hello", "room": room.id, "token": token, "since": None, "changes": True}
        return Player(url.replace("http", "ws", 1) + "/socket", tls, hello, waits, Random(self.random.random()))

    def stop(self) -> None:
        self.stopping = True
        for everybody in self.rooms.values():
            for one in everybody:
                one.stopping = True

    def acknowledged(self) -> int:
        return len(self.waits.deeds)

    async def some_more(self, deeds: int) -> None:
        enough = self.acknowledged() + deeds
        await soon(lambda: self.acknowledged() >= enough)

    def histories(self, store: str) -> dict[str, History]:
        found = {}
        with contents_of(store) as contents:
            for room, everybody in self.rooms.items():
                players, watchers = everybody[:2], everybody[2:]
                log = [read_entry(data) for _, data in contents.entries(room)]
                shown = {f"{one.address} {part}": seen for one in watchers for part, seen in enumerate(one.shown)}
                attempts = {seat: one.attempts for seat, one in enumerate(players)}
                found[room] = History(attempts, deeds_in(log), shown)
        return found


@asynccontextmanager
async def club(store: str, folder: Path, rooms: int, random: Random, sources: Path = ROOT) -> AsyncIterator[Club]:
    """Two tables behind Caddy, and so many rooms in which somebody plays; at the end everybody has left."""
    tables = [KillableServer(store, folder) for _ in range(2)]
    try:
        for table in tables:
            table.sources, table.proxy = sources, "127.0.0.1"
            table.start()
        await asyncio.gather(*(table.ready() for table in tables))
        with caddy(folder, *(table.url for table in tables)) as (front, _):
            club = Club(front, tables, random)
            async with asyncio.TaskGroup() as everybody:
                for _ in range(rooms):
                    everybody.create_task(club.play())
                yield club
                club.stop()
    finally:
        for table in tables:
            table.kill()


async def replace(table: KillableServer) -> None:
    """As whoever runs it does: told to stop, and started anew."""
    assert await asyncio.to_thread(table.stop) == 0
    table.start()
    await table.ready()


async def measure(store: str, rooms: int, rounds: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        async with club(store, Path(folder), rooms, Random(1)) as everybody:
            await everybody.some_more(20 * rooms)
            for _ in range(rounds):
                for table in everybody.tables:
                    await replace(table)
                    await everybody.some_more(10 * rooms)
        for name, waits in vars(everybody.waits).items():
            ordered = sorted(waits)
            places = {share: ordered[int(share * (len(ordered) - 1))] for share in (0.5, 0.9, 0.99, 1.0)}
            told = ", ".join(f"p{100 * share:g} {1000 * seconds:.0f} ms" for share, seconds in places.items())
            print(f"{name}: {len(waits)}, {told}")
        print(f"asked again for a room: {everybody.asked_again}")


def main() -> None:
    parser = argparse.ArgumentParser(description="How long anybody waits while tables are replaced.")
    parser.add_argument("--rooms", type=int, default=12)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--busy", type=int, default=0)
    given = parser.parse_args()
    with own_postgres() as server, ExitStack() as others:
        for _ in range(given.busy):
            restless = others.enter_context(subprocess.Popen([sys.executable, "-c", "while True: pass"]))
            others.callback(restless.kill)
        asyncio.run(measure(server.get_uri(), given.rooms, given.rounds))


if __name__ == "__main__":
    main()
