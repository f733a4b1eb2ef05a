"""Running the table: an address, a server, and a stop that loses nothing."""

import asyncio
import gc
import logging
import signal
import socket
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path
from types import FrameType

import uvicorn

from rumpus.kernel.message import Refused
from rumpus.kernel.registry import find_game, game_ids
from rumpus.table.guests.addresses import Networks, read_proxies
from rumpus.table.guests.limits import Doorkeeper, Limits
from rumpus.table.guests.operator import Operator
from rumpus.table.guests.traces import SentTraces
from rumpus.table.hall.hall import Hall
from rumpus.table.hall.opening import open_record
from rumpus.table.notices.sending import NoticeSettings
from rumpus.table.rooms.retention import FOR_EVER, Retention
from rumpus.table.store.base import Store
from rumpus.table.studio.laboratory import Laboratory
from rumpus.table.studio.printer import Printer
from rumpus.table.studio.processes import ProcessBench
from rumpus.table.studio.studio import Studio, Who
from rumpus.table.tournaments.running import TournamentRunner
from rumpus.table.web.app import make_app
from rumpus.table.web.connections import GuardedConfig, GuardedHttp
from rumpus.table.web.forwarding import behind
from rumpus.table.web.listening import address_of, listen, room_for, waiting_at
from rumpus.table.web.logs import LogKind, set_up_logs
from rumpus.table.web.metrics import NEARBY
from rumpus.table.web.neighbours import Neighbours, Passed
from rumpus.table.web.quick_sockets import QuickSockets
from rumpus.table.wire.room_messages import Importing
from rumpus.text.words import LANGUAGES, words

log = logging.getLogger("rumpus.serving")

GARBAGE_THRESHOLDS = (2_000, 10, 1_000)  # new objects before the youngest are looked through; how often not the older
STOP_WITHIN = 10  # seconds, for requests that are being answered
NOTICED_WITHIN = 1.5  # seconds; a proxy asks for our health every half second (hosting/Caddyfile)
ASKED_WITHIN = 1.0  # seconds, for what somebody has come for who came as the door was closed


@dataclass(frozen=True)
class Serving:
    """How to serve: where, how many processes think for bots, whose word about addresses is believed, …"""

    host: str = "127.0.0.1"
    port: int | None = None
    workers: int = 1
    processes: int = 1  # that serve, each its own rooms
    proxy: str | None = None
    names: tuple[str, ...] = ()  # what the table is called, besides addresses and names that mean something only nearby
    log: LogKind = "text"
    boxes: Path | None = None  # a folder of boxes besides those of the house
    studio: Who = "nobody"  # may work on them
    lab: Laboratory | None = None  # where they are measured
    printer: Printer | None = None  # and printed
    record: str | None = None  # a game that is over, to be shown first
    limits: Limits = field(default_factory=Limits)
    retention: Retention = FOR_EVER
    metrics: Networks = NEARBY  # who may read the figures
    notices: NoticeSettings | None = None  # how players are told what happens while they are away
    traces: str | None = None  # the address of a collector that is sent spans
    site: Path | None = None  # a folder with the page that is its own table


class TableServer(uvicorn.Server):
    """Tells everybody that it stops before it hangs up, and calls a stop that was asked for no failure."""

    def __init__(
        self,
        store: Store,
        serving: Serving,
        announce: Callable[[str], None],
        neighbours: Neighbours | None = None,
    ) -> None:
        limits = replace(serving.limits, connections=room_for(serving.limits.connections))
        self.neighbours = neighbours or Neighbours()
        names = (serving.host, *serving.names)
        bench = partial(ProcessBench, processes=serving.workers)
        studio = Studio(serving.boxes, serving.studio, serving.lab, bench, serving.printer)
        app = make_app(
            store,
            limits,
            serving.workers,
            serving.boxes,
            names,
            self.neighbours,
            studio,
            serving.retention,
            Operator(serving.boxes),
            serving.metrics,
            serving.notices,
            serving.site,
        )
        proxies = read_proxies(serving.proxy)
        self.app = app
        self.hall: Hall = app.state.hall
        if serving.traces is not None:
            self.hall.trace_to(SentTraces(serving.traces))
        self.door: Doorkeeper = app.state.door
        self.studio = studio
        self.runner: TournamentRunner = app.state.runner
        self.announce = announce
        self.record = serving.record
        self.others_are_found = store.shared and serving.proxy is not None
        config = GuardedConfig(
            behind(proxies, app),
            lifespan="off",  # the hall is opened and closed here, where a failure can be told
            http=GuardedHttp,
            ws=QuickSockets,
            ws_per_message_deflate=False,  # packing an update takes longer than sending it, and memory
            ws_max_size=2 * serving.limits.message_bytes,
            log_config=None,
            access_log=False,  # whatever is in a request stays between the table and its guest
            proxy_headers=False,  # we are more careful whom we believe
            server_header=False,
            timeout_graceful_shutdown=STOP_WITHIN,
        )
        config.door, config.proxies, config.neighbours = self.door, proxies, self.neighbours
        super().__init__(config)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Asked once, stop in good order; interrupted a second time, at once."""
        if self.should_exit and sig == signal.SIGINT:
            self.force_exit = True
        self.should_exit = True

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        try:
            await self.hall.open()
        except Refused:
            raise
        except Exception as error:  # whatever a database may say
            raise Refused("store-not-opened", why=str(error).strip()) from error
        shown = "" if self.record is None else await self.show(self.record)
        await super().startup(sockets)
        self.studio.open()
        self.runner.open()
        self.neighbours.open(self.take_connection)
        log.info("the table is open")
        for listening in sockets or ():
            self.announce(address_of(listening) + shown)

    async def show(self, record: str) -> str:
        """Bring a record in; where on the page it is to be watched."""
        try:
            links = await open_record(self.hall, Importing(record))
        except Refused:
            await self.hall.close()
            raise
        return f"#/watch/{links.room}/{links.watch}"

    async def take_connection(self, passed: Passed | None, guest: socket.socket) -> None:
        """As if it had come to us."""

        def protocol() -> GuardedHttp:
            made = GuardedHttp(self.config, self.server_state, self.lifespan.state)
            made.passed = passed
            return made

        await asyncio.get_running_loop().connect_accepted_socket(protocol, guest)

    async def send_elsewhere(self) -> None:
        """Where a proxy can find another table, it is to do so before the door is closed: it could not send anything
        that has a body a second time."""
        self.hall.leaving = True
        loop = asyncio.get_running_loop()
        begun = loop.time()
        while self.others_are_found and not self.force_exit and loop.time() < begun + NOTICED_WITHIN:
            await asyncio.sleep(0.02)

    async def close_the_door(self, sockets: list[socket.socket]) -> None:
        """Whom the system has let in already comes in first: what a proxy has sent them to do it sends nobody else."""
        last = [guest for listening in sockets for guest in waiting_at(listening)]
        for server in self.servers:
            server.close()
        for listening in sockets:
            listening.close()
        for guest in last:
            await self.take_connection(None, guest)

    async def hear_newcomers(self) -> None:
        """Else uvicorn hangs up on them, as on everybody who asks nothing just then."""
        loop = asyncio.get_running_loop()
        newest = loop.time() - ASKED_WITHIN
        with suppress(TimeoutError):
            async with asyncio.timeout(ASKED_WITHIN):
                while any(
                    isinstance(one, GuardedHttp) and one.since > newest and not one.has_asked
                    for one in self.server_state.connections
                ):
                    await asyncio.sleep(0.01)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Nobody comes in any more before everybody is told to leave: whoever comes back at once is to find another
        table that shares the store, or the next one here, and not us again."""
        await self.send_elsewhere()
        await self.close_the_door(sockets or [])
        await self.hall.hand_over()
        self.neighbours.close()
        await self.hear_newcomers()
        await self.hall.say_goodbye()
        await super().shutdown(sockets)
        await self.runner.close()
        await self.studio.close()
        await self.hall.close()
        await asyncio.to_thread(self.hall.traces.close)
        log.info("the table is closed")


def serve(store: Store, serving: Serving, announce: Callable[[str], None]) -> None:
    """Serve until asked to stop. Refused if there is nowhere to listen."""
    with listen(serving.host, serving.port) as listening:
        set_up_logs(serving.log)
        clear_away_rarely()

        def opened(address: str) -> None:
            announce(address)
            learn_in_the_background()

        TableServer(store, serving, opened).run(sockets=[listening])


def learn_in_the_background() -> None:
    threading.Thread(target=learn_to_speak, name="words", daemon=True).start()


def learn_to_speak() -> None:
    """Else everybody would wait, with whoever first plays a game, until its box is read; or with whoever is first
    refused something in a language, until its files are. Others get the interpreter ten times as soon meanwhile."""
    usual = sys.getswitchinterval()
    sys.setswitchinterval(usual / 10)
    try:
        for game in game_ids():
            find_game(game).setting(find_game(game).seats[0], {})
        for language in LANGUAGES:
            for part in (None, *game_ids()):
                words(language, part)
    finally:
        sys.setswitchinterval(usual)


def clear_away_rarely() -> None:
    """While Python looks for garbage everybody waits, and by default it looks through all rooms and sockets often.
    What is here before the first guest stays; and there is little to find, because few things refer to each other."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GARBAGE_THRESHOLDS)
