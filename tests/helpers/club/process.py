"""A table in a process of its own, whose clocks, disk and memory a test rules."""

import gc
import sys
from functools import _lru_cache_wrapper
from pathlib import Path
from typing import Any

import msgspec
from litestar import post
from litestar.di import NamedDependency
from litestar.params import RequestBody

from rumpus.table.hall.hall import Hall
from rumpus.table.notices.notices import DUE
from rumpus.table.notices.outside import Outside
from rumpus.table.notices.sending import NoticeSettings
from rumpus.table.rooms.clocks import now
from rumpus.table.rooms.live import LiveRoom
from rumpus.table.store import open_store, steady
from rumpus.table.store.sqlite import SqliteStore
from rumpus.table.tournaments.running import TournamentRunner
from rumpus.table.web.listening import listen
from rumpus.table.web.logs import set_up_logs
from rumpus.table.web.serving import Serving, TableServer
from rumpus.text.sentences import Bundle, Sentence
from tests.helpers.table.passing import Passing, passing
from tests.helpers.table.server_process import UNLIMITED

ADDRESS = "https://games.example/club"
KIB = 1024
MOST_PAGES = 2**31


class Later(msgspec.Struct):
    passed: int


class Disk(msgspec.Struct):
    full: bool


class Patience(msgspec.Struct):
    seconds: float


class Memory(msgspec.Struct):
    kib: int  # resident
    blocks: int  # that Python has given out, for objects of any kind
    rooms: int  # in memory, as something goes on in them


class Sights:
    """What only tests may do and ask."""

    def __init__(self, time: Passing) -> None:
        self.time = time

    def handlers(self) -> list[Any]:
        time = self.time

        @post("/club/later")
        async def later(
            data: RequestBody[Later], hall: NamedDependency[Hall], runner: NamedDependency[TournamentRunner]
        ) -> None:
            """Time has passed while the table was open: all that is due by now is done."""
            time.ticking += data.passed - time.wall
            time.wall = data.passed
            await hall.deadlines.look()
            await runner.see_to_all(now())
            await hall.notices.coming.join()
            while await hall.store.sql(DUE, now(), now()):
                await hall.notices.send_due()

        @post("/club/disk")
        async def disk(data: RequestBody[Disk], hall: NamedDependency[Hall]) -> None:
            """Not a page more, until there is room again: SQLite fails with what a full disk makes it fail with."""
            assert isinstance(hall.store, SqliteStore)
            pages = 1 if data.full else MOST_PAGES
            await hall.store._ask(lambda db: db.execute(f"PRAGMA max_page_count = {pages}").fetchall())

        @post("/club/patience")
        async def patience(data: RequestBody[Patience]) -> None:
            """For how long a database that stalls is waited for."""
            setattr(steady, "PATIENCE", data.seconds)  # noqa: B010 - a constant everywhere else

        @post("/club/memory")
        async def memory(hall: NamedDependency[Hall]) -> Memory:
            """With what is only kept because there is room for it put away."""
            for live in [one for one in hall.live.values() if not one.busy()]:
                hall.live.put_away(live)
            hall.readers.kept.clear()
            hall.readers.kept_bytes = 0
            empty_caches()
            gc.collect()
            blocks = sys.getallocatedblocks()
            (line,) = [one for one in Path("/proc/self/status").read_text().splitlines() if one.startswith("VmRSS:")]
            return Memory(int(line.split()[1]), blocks, len(hall.live))

        return [later, disk, patience, memory]


def empty_caches() -> None:
    """Those that have a largest size: Litestar alone keeps a thousand paths in each of several, and every room has its
    own; and sentences, of which there are so many. What is kept without one would be a leak, and stays."""
    for one in gc.get_objects():
        if isinstance(one, _lru_cache_wrapper) and one.cache_parameters()["maxsize"] is not None:
            one.cache_clear()
        elif isinstance(one, Sentence):
            vars(one).pop("parsed", None)
        elif isinstance(one, Bundle):
            for kept in (one._messages, one._terms, one._compiled):
                kept.clear()


def leak() -> None:
    """A little whenever somebody asks for a room, to see it found."""
    leaked: list[str] = []
    find = Hall.find

    async def find_and_leak(hall: Hall, id: str, key: str | None = None) -> LiveRoom:
        leaked.append(f"{id} {key} {len(leaked)}")
        return await find(hall, id, key)

    setattr(Hall, "find", find_and_leak)  # noqa: B010


def main(store: str, port: str, passed: str, mail_server: str, leaks: str = "") -> None:
    """`passed`: nanoseconds by which its clocks are ahead of the machine's."""
    if leaks:
        leak()
    set_up_logs("text")
    settings = NoticeSettings(ADDRESS, mail_server, "Rumpus <table@games.example>", ("127.0.0.1",))
    with passing() as time, listen("127.0.0.1", int(port)) as listening:
        time.wall = int(passed)
        server = TableServer(open_store(store), Serving(port=int(port), limits=UNLIMITED, notices=settings), print)
        sending = server.hall.notices.sending
        assert sending is not None
        sending.outside = Outside(nearby=True)
        for handler in Sights(time).handlers():
            server.app.register(handler)
        server.run(sockets=[listening])


def run() -> None:
    main(*sys.argv[1:])
