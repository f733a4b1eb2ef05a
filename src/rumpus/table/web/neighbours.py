"""The other processes of the same table, and how this one gives them connections and asks them questions.

Each process has an inbox, a pair of sockets that was there before any of them and outlives them all: what is put in
while its owner is dead waits for the one that takes its place. A message comes with a file: a guest's connection,
whose room is the other's, or the end of a line on which an answer is awaited.
"""

import asyncio
import errno
import logging
import os
import socket
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import Final, NamedTuple, TypeAlias

import msgspec

from rumpus.table.rooms.division import ALONE, Division

log = logging.getLogger("rumpus.neighbours")

LONGEST_MESSAGE: Final = 400_000  # bytes: the head of a request, and what has come of its body with it
READ_AT_ONCE: Final = 16  # messages, before others have a turn
FULL: Final = (errno.EAGAIN, errno.ENOBUFS)  # as Linux says it, and as others do
TRIED_AGAIN_AFTER: Final = 0.005  # seconds
TRIED_AT_MOST: Final = 200  # times, with whoever does not read what we say
ANSWERED_WITHIN: Final = 5.0  # seconds


class Passed(msgspec.Struct, tag=True, array_like=True):
    """A connection, and what was read of it: a request from its beginning on; or the request that made it a WebSocket,
    which it is by now, and all that came after that."""

    request: bytes
    heard: bytes | None = None


class Asked(msgspec.Struct, tag=True, array_like=True):
    """What somebody wants to know, and about whom; the answer goes into the file that comes along."""

    what: str
    about: list[str]


class Inbox(NamedTuple):
    entrance: socket.socket  # where all others put something in
    exit: socket.socket


Tell: TypeAlias = Callable[[list[str]], Awaitable[bytes]]

_encode = msgspec.msgpack.Encoder().encode
_decode: "msgspec.msgpack.Decoder[Passed | Asked]" = msgspec.msgpack.Decoder(Passed | Asked)


class NoAnswer(Exception):
    """From a process that is dead, or too busy."""


def make_inbox() -> Inbox:
    inbox = Inbox(*socket.socketpair(socket.AF_UNIX, socket.SOCK_DGRAM))
    for end in inbox:
        end.setblocking(False)
        end.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, LONGEST_MESSAGE)
        end.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, LONGEST_MESSAGE)
    return inbox


class Neighbours:
    def __init__(self, division: Division = ALONE, inboxes: Sequence[Inbox] = ()) -> None:
        self.division = division
        self.inboxes = inboxes
        self.answers: dict[str, Tell] = {}  # what this process can be asked
        self.leaving: list[deque[tuple[bytes, int]]] = [deque() for _ in inboxes]  # for each, with its file
        self.tasks: set[asyncio.Task[None]] = set()
        self.take: Callable[[Passed, socket.socket], Awaitable[None]] | None = None

    @property
    def alone(self) -> bool:
        return self.division.processes == 1

    def open(self, take: Callable[[Passed, socket.socket], Awaitable[None]]) -> None:
        """From now on, take what others pass on."""
        self.take = take
        if not self.alone:
            asyncio.get_running_loop().add_reader(self._inbox, self._receive)

    def close(self) -> None:
        if not self.alone:
            asyncio.get_running_loop().remove_reader(self._inbox)

    @property
    def _inbox(self) -> socket.socket:
        return self.inboxes[self.division.number].exit

    # What we give away

    def pass_on(self, owner: int, passed: Passed, transport: asyncio.Transport, times: int = 0) -> None:
        """Somebody's connection, once they have got all that we had to say. Who does not read it is let go."""
        if transport.is_closing():
            return
        if not transport.get_write_buffer_size():
            file = os.dup(transport.get_extra_info("socket").fileno())
            transport.abort()  # for us; what the file stands for stays open
            self._send(owner, passed, file)
        elif times < TRIED_AT_MOST:
            transport.pause_reading()
            loop = asyncio.get_running_loop()
            loop.call_later(TRIED_AGAIN_AFTER, self.pass_on, owner, passed, transport, times + 1)
        else:
            transport.abort()

    def _send(self, owner: int, message: Passed | Asked, file: int) -> None:
        self.leaving[owner].append((_encode(message), file))
        if len(self.leaving[owner]) == 1:
            self._send_leaving(owner)

    def _send_leaving(self, owner: int) -> None:
        leaving = self.leaving[owner]
        while leaving:
            data, file = leaving[0]
            try:
                socket.send_fds(self.inboxes[owner].entrance, [data], [file])
            except OSError as error:
                if error.errno in FULL:
                    asyncio.get_running_loop().call_later(TRIED_AGAIN_AFTER, self._send_leaving, owner)
                    return
                log.error("nothing can be passed on", exc_info=error, extra={"to": owner, "bytes": len(data)})
            leaving.popleft()
            os.close(file)

    # What we are given

    def _receive(self) -> None:
        for _ in range(READ_AT_ONCE):
            try:
                data, files, _, _ = socket.recv_fds(self._inbox, LONGEST_MESSAGE, 1)
            except OSError:  # nothing more
                return
            if files:  # else we have too many open
                os.set_inheritable(files[0], False)
                self._start(self._see_to(_decode.decode(data), socket.socket(fileno=files[0])))

    def _start(self, work: Awaitable[None]) -> None:
        task = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _see_to(self, message: Passed | Asked, came: socket.socket) -> None:
        try:
            if isinstance(message, Asked):
                await self._answer(message, came)
            elif self.take is not None:
                await self.take(message, came)
        except Exception as error:
            log.error("what a neighbour sent failed", exc_info=error)
            came.close()

    async def _answer(self, asked: Asked, line: socket.socket) -> None:
        answer = await self.answers[asked.what](asked.about)
        _, writer = await asyncio.open_connection(sock=line)
        with suppress(ConnectionError):  # who asked did not wait
            writer.write(answer)
            await writer.drain()
        writer.close()

    # What we ask

    async def ask(self, number: int, what: str, about: Sequence[str] = ()) -> bytes:
        """What a process, which may be this one, says."""
        if number == self.division.number:
            return await self.answers[what](list(about))
        ours, theirs = socket.socketpair()
        self._send(number, Asked(what, list(about)), theirs.detach())
        try:
            async with asyncio.timeout(ANSWERED_WITHIN):
                reader, writer = await asyncio.open_connection(sock=ours)
                said = await reader.read(-1)
        except (TimeoutError, OSError) as error:
            ours.close()
            raise NoAnswer from error
        writer.close()
        if not said:  # it died over it
            raise NoAnswer
        return said

    async def ask_everybody(self, what: str) -> list[bytes | None]:
        """What all say, one after another; None for those who say nothing."""
        return list(await asyncio.gather(*(self._ask_or_not(one, what, ()) for one in range(self.division.processes))))

    async def ask_owners(self, what: str, rooms: Sequence[str]) -> list[bytes | None]:
        """What those say whose rooms these are, each about their own."""
        owned: dict[int, list[str]] = {}
        for room in rooms:
            owned.setdefault(self.division.owner(room), []).append(room)
        return list(await asyncio.gather(*(self._ask_or_not(one, what, ours) for one, ours in owned.items())))

    async def _ask_or_not(self, number: int, what: str, about: Sequence[str]) -> bytes | None:
        try:
            return await self.ask(number, what, about)
        except NoAnswer:
            log.warning("a neighbour does not answer", extra={"neighbour": number, "asked": what})
            return None

    def tell_owner(self, room: str, what: str) -> None:
        """Ask for something that nobody waits for."""

        async def tell() -> None:
            await self._ask_or_not(self.division.owner(room), what, [room])

        self._start(tell())
