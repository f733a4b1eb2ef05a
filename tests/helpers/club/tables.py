"""The tables of a club, one or two that share a store, and the time that passes for all of them."""

import asyncio
import time
from pathlib import Path
from random import Random
from typing import Any

import httpx

from tests.helpers.nursery import start
from tests.helpers.places import ROOT
from tests.helpers.table.killing import LONGEST_START, KillableServer
from tests.helpers.table.passing import DAY, MONDAY

GONE = (OSError, httpx.TransportError)
PAUSE = 0.05  # seconds, before one calls again
LONGEST = 120.0  # seconds for which a table may be silent


class TimedServer(KillableServer):
    """One whose clocks are set by us."""

    passed = 0
    mail_server = ""
    leaks = False  # a little, which must be found

    def start(self) -> None:
        arguments = [self.store, str(self.port), str(self.passed), self.mail_server, *["leaks"] * self.leaks]
        with self.log.open("ab") as log:
            self.process = start("tests.helpers.club.process:run", arguments, log=log, folder=ROOT)


class Tables:
    def __init__(self, folder: Path, mail_server: str, random: Random) -> None:
        self.folder, self.mail_server, self.random = folder, mail_server, random
        self.passed = MONDAY * 1_000_000 - time.time_ns()  # nanoseconds
        self.servers: list[TimedServer] = []
        self.clients: dict[str, httpx.AsyncClient] = {}
        self.leak = False
        self.requests = 0
        self.repeated = 0  # what was not possible, and is tried again

    async def open(self, store: str, number: int) -> None:
        """So many, on that store."""
        self.servers = [TimedServer(store, self.folder) for _ in range(number)]
        for server in self.servers:
            server.mail_server, server.leaks = self.mail_server, self.leak
            self.clients[server.url] = httpx.AsyncClient(base_url=server.url, timeout=LONGEST)
            await self.start(server)

    async def start(self, server: TimedServer) -> None:
        server.passed = self.passed
        server.start()
        await server.ready()

    async def stop(self, server: TimedServer) -> None:
        """In good order."""
        assert await asyncio.to_thread(server.stop) == 0, server.log.read_text()[-5000:]

    async def close(self) -> None:
        for server in self.servers:
            server.kill()
        for client in self.clients.values():
            await client.aclose()

    async def later(self, days: float) -> None:
        """Time passes while all are open."""
        self.passed += int(days * DAY) * 1_000_000
        for server in self.servers:
            await self.say(server, "later", passed=self.passed)

    async def say(self, server: TimedServer, what: str, **body: Any) -> httpx.Response:
        try:
            said = await self.clients[server.url].post(f"/club/{what}", json=body, timeout=LONGEST_START)
        except GONE as gone:
            raise AssertionError(self.last_words()) from gone
        assert said.status_code == 201, (said.text, server.log.read_text()[-5000:])
        return said

    def last_words(self) -> str:
        """Of all tables, when one does not answer."""
        return "\n".join(
            f"{server.url} ended: {server.process and server.process.poll()}\n{server.log.read_text()[-5000:]}"
            for server in self.servers
        )

    async def try_once(self, method: str, path: str, key: str | None, body: Any = None) -> httpx.Response:
        """At any of them; raises one of GONE if nothing is heard."""
        headers = {} if key is None else {"Authorization": f"Bearer {key}"}
        self.requests += 1
        client = self.clients[self.random.choice(self.servers).url]
        return await client.request(method, path, headers=headers, json=body)

    async def ask(self, method: str, path: str, key: str | None, body: Any = None) -> httpx.Response:
        """Again and again, as long as nobody answers or the store is silent."""
        end = time.monotonic() + LONGEST
        while True:
            try:
                said = await self.try_once(method, path, key, body)
                if said.status_code < 500 or time.monotonic() > end:
                    return said
                self.repeated += 1
            except GONE:
                assert time.monotonic() < end, self.last_words()
            await asyncio.sleep(PAUSE)  # pause: of one who calls again
