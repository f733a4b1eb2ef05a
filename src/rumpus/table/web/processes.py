"""Several processes that serve one table on one machine, each its own rooms, and the one that sees to them.

That one serves nobody. It holds what all of them need (where they listen, the store's lock, their inboxes), makes them
by forking, which costs a moment, and makes a new one for each that dies. They know by the end of a pipe that they are
to stop: because it was asked to, or because it is gone.
"""

import logging
import os
import selectors
import signal
import socket
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, replace
from types import FrameType
from typing import Any, Final, NoReturn

import msgspec

from rumpus.kernel.message import Refused
from rumpus.table.rooms.division import Division
from rumpus.table.store.base import Store
from rumpus.table.web.divided_server import DividedServer, share_of
from rumpus.table.web.listening import listen
from rumpus.table.web.logs import set_up_logs
from rumpus.table.web.neighbours import Neighbours, make_inbox
from rumpus.table.web.serving import Serving, clear_away_rarely, learn_in_the_background

log = logging.getLogger("rumpus.processes")

FIRST_PAUSE, LONGEST_PAUSE = 0.1, 10.0  # seconds before one that died is made anew
LIVED_WELL: Final = 30.0  # seconds, after which a death is no sign that the next one dies as well
LONGEST_REPORT: Final = 65_536  # bytes
WATCHED: Final = (signal.SIGINT, signal.SIGTERM, signal.SIGCHLD) if sys.platform != "win32" else ()


class Report(msgspec.Struct):
    """What a process says of its beginning: where it serves, or why it does not."""

    address: str = ""
    refused: str = ""
    args: dict[str, Any] = {}


@dataclass
class Child:
    pid: int
    reports: int  # a file to read from
    since: float


def serve_in_processes(store: Store, serving: Serving, announce: Callable[[str], None]) -> None:
    """Serve until asked to stop. Refused as one process would be."""
    if sys.platform == "win32":
        raise Refused("processes-not-here")
    with listen(serving.host, serving.port) as listening:
        set_up_logs(serving.log)
        clear_away_rarely()
        hold(store)
        try:
            Processes(store, serving, announce, listening).run()
        finally:
            store.release()


def hold(store: Store) -> None:
    try:
        store.hold()
    except Refused:
        raise
    except Exception as error:  # whatever SQLite or the system may say
        raise Refused("store-not-opened", why=str(error).strip()) from error


class Processes:
    def __init__(
        self, store: Store, serving: Serving, announce: Callable[[str], None], listening: socket.socket
    ) -> None:
        self.store = store
        self.serving = serving
        self.announce = announce
        self.listening = listening
        self.inboxes = [make_inbox() for _ in range(serving.processes)]
        self.end, self.lifeline = os.pipe()  # the other end of which is only ours
        self.woken, self.wake = os.pipe()
        self.children: dict[int, Child] = {}  # by number
        self.addresses: dict[int, str] = {}  # that each has told when it began
        self.due: dict[int, float] = dict.fromkeys(range(serving.processes), 0.0)  # when each is to be made
        self.pauses: dict[int, float] = {}
        self.announced = False
        self.stopping = False
        self.refused: Refused | None = None
        self.events = selectors.DefaultSelector()

    def run(self) -> None:
        for file in (self.woken, self.wake):
            os.set_blocking(file, False)
        usual = {one: signal.signal(one, ignore) for one in WATCHED}  # what came is read from the pipe
        signal.set_wakeup_fd(self.wake, warn_on_full_buffer=False)
        self.events.register(self.woken, selectors.EVENT_READ)
        try:
            while self.children or not self.stopping:
                self._make_those_due()
                self._wait()
                self._bury()
        finally:
            signal.set_wakeup_fd(-1)
            for one, handler in usual.items():
                signal.signal(one, handler)
        if self.refused is not None:
            raise self.refused

    def _wait(self) -> None:
        """Until something has happened, or is due."""
        soonest = min(self.due.values(), default=None)
        for key, _ in self.events.select(None if soonest is None else max(0.0, soonest - time.monotonic())):
            if key.fd == self.woken:
                for number in os.read(self.woken, LONGEST_REPORT):
                    self._hear_signal(signal.Signals(number))
            else:
                self._hear_report(key.data, os.read(key.fd, LONGEST_REPORT))

    def _hear_signal(self, number: signal.Signals) -> None:
        """Asked once, stop in good order; interrupted a second time, at once."""
        if number == signal.SIGINT and self.stopping:
            for child in self.children.values():
                os.kill(child.pid, signal.SIGINT)
        elif number in (signal.SIGINT, signal.SIGTERM):
            self._stop()

    def _stop(self) -> None:
        if not self.stopping:
            self.stopping = True
            self.due.clear()
            self.listening.close()
            os.close(self.lifeline)

    def _hear_report(self, number: int, data: bytes) -> None:
        """One; then the pipe's end, which says no more than that the process has ended."""
        child = self.children[number]
        if not data:
            self.events.unregister(child.reports)
            return
        report = msgspec.msgpack.decode(data, type=Report)
        if report.refused and not self.announced:
            self.refused = self.refused or Refused(report.refused, **report.args)
            self._stop()
        elif report.refused:
            log.error("a process cannot begin", extra={"number": number, "why": report.refused})
        else:
            self.addresses.setdefault(number, report.address)
            if len(self.addresses) == self.serving.processes and not self.announced:
                self.announced = True
                self.announce(self.addresses[0])

    def _bury(self) -> None:
        """All that are dead; also those whom a dead child left behind, where we are the first process of the system."""
        with suppress(ChildProcessError):  # there are none at all
            while (died := os.waitpid(-1, os.WNOHANG))[0]:
                for number in [number for number, child in self.children.items() if child.pid == died[0]]:
                    self._take_leave(number, os.waitstatus_to_exitcode(died[1]))

    def _take_leave(self, number: int, code: int) -> None:
        child = self.children[number]
        while child.reports in self.events.get_map():
            self._hear_report(number, os.read(child.reports, LONGEST_REPORT))
        os.close(child.reports)
        del self.children[number]
        if not self.stopping:
            self._note_death(number, child, code)

    def _note_death(self, number: int, child: Child, code: int) -> None:
        lived = time.monotonic() - child.since
        pause = FIRST_PAUSE if lived > LIVED_WELL else min(2 * self.pauses.get(number, FIRST_PAUSE / 2), LONGEST_PAUSE)
        self.pauses[number] = pause
        self.due[number] = time.monotonic() + pause
        log.error("a process has ended and is made anew", extra={"number": number, "code": code})

    def _make_those_due(self) -> None:
        now = time.monotonic()
        for number in [number for number, due in self.due.items() if due <= now]:
            del self.due[number]
            self._make(number)

    def _make(self, number: int) -> None:
        reports, report = os.pipe()
        sys.stdout.flush()
        pid = os.fork()
        if not pid:
            self._be(number, report)
        os.close(report)
        self.children[number] = Child(pid, reports, time.monotonic())
        self.events.register(reports, selectors.EVENT_READ, number)

    # What a child does

    def _be(self, number: int, report: int) -> NoReturn:
        """Nothing of what the first process has begun may be ended here."""
        code = 1
        try:
            signal.set_wakeup_fd(-1)
            for one in WATCHED:
                signal.signal(one, signal.SIG_DFL)
            os.close(self.lifeline)
            os.setsid()  # an interrupt at the terminal is meant for the first process, which sees to us
            set_up_logs(self.serving.log, number)
            self._serve(number, report)
            code = 0
        except Refused as refused:
            os.write(report, msgspec.msgpack.encode(Report("", refused.message.id, dict(refused.message.args))))
        except BaseException as error:
            log.critical("a process failed", exc_info=error)
        finally:
            os._exit(code)

    def _serve(self, number: int, report: int) -> None:
        def opened(address: str) -> None:
            os.write(report, msgspec.msgpack.encode(Report(address)))
            learn_in_the_background()

        serving = share_of(self.serving, number)
        if self.announced:
            serving = replace(serving, record=None)  # it was shown already
        neighbours = Neighbours(Division(number, serving.processes), self.inboxes)
        DividedServer(self.store, serving, opened, neighbours, self.end).run(sockets=[self.listening])


def ignore(_: int, __: FrameType | None) -> None:
    pass
