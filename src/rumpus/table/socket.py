"""The table over a WebSocket: one for each viewer, who is sent every change and may answer."""

import asyncio
import logging
from contextlib import suppress
from typing import TypeVar, cast

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.types import Message
from uvicorn.protocols.utils import ClientDisconnected

from rumpus.kernel.message import Refused
from rumpus.table import readings
from rumpus.table.addresses import address_of
from rumpus.table.advice import tell_hint, tell_odds
from rumpus.table.hall import Hall, LiveRoom
from rumpus.table.limits import Allowance, Doorkeeper
from rumpus.table.names import check_name
from rumpus.table.origin import HostNames, knock
from rumpus.table.refusals import HEADERS, language_of, refusal_of, status_of
from rumpus.table.store.base import Silent, Unknown
from rumpus.table.turns import Asker
from rumpus.table.updates import outlook_for, takes_long_to_frame, update_for
from rumpus.table.wire import (
    Ack,
    Answer,
    Chat,
    Consider,
    FromClient,
    Hello,
    HintTold,
    HintWanted,
    Nack,
    Notice,
    OddsTold,
    OddsWanted,
    Outlook,
    Reveal,
    Undo,
    Update,
)

log = logging.getLogger("rumpus.socket")

CLOSED_BY_US = 4000
REFUSED = 4001
OUR_FAULT = 1011  # as WebSockets say it
THOUGHTS_AT_ONCE = 4  # that a viewer may be waiting for

_hello: "msgspec.json.Decoder[Hello]" = msgspec.json.Decoder(Hello)
_from_client: "msgspec.json.Decoder[FromClient]" = msgspec.json.Decoder(FromClient)

Socket = WebSocket[None, None, State]
AnyMessage = TypeVar("AnyMessage")


@websocket("/socket")
async def socket(
    socket: Socket,
    hall: NamedDependency[Hall],
    door: NamedDependency[Doorkeeper],
    hosts: NamedDependency[HostNames],
) -> None:
    address = address_of(socket)
    try:
        knock(socket, door, hosts)
        door.enter(address)
    except Refused as refused:
        await refuse_upgrade(socket, refused)
        return
    try:
        await socket.accept()
        await serve(socket, hall, door)
    except Refused as refused:
        await say_goodbye(socket, refused)
    except Silent:
        await socket.close(OUR_FAULT)  # whoever wants to look may come back
    except WebSocketDisconnect:
        pass
    finally:
        door.leave(address)


async def refuse_upgrade(socket: Socket, refused: Refused) -> None:
    """As any request is refused: it has not become a socket yet."""
    body = msgspec.json.encode(refusal_of(refused, language_of(socket)))
    headers = HEADERS | {"Content-Type": "application/json", "Content-Length": str(len(body)), "Connection": "close"}
    start = {
        "type": "websocket.http.response.start",
        "status": status_of(refused),
        "headers": [(name.lower().encode(), value.encode()) for name, value in headers.items()],
    }
    for message in (start, {"type": "websocket.http.response.body", "body": body}):
        await socket.send(cast(Message, message))  # an extension of ASGI's that litestar does not know


async def say_goodbye(socket: Socket, refused: Refused) -> None:
    await send(socket, Nack(0, refusal_of(refused, language_of(socket))))
    await socket.close(REFUSED)


async def serve(socket: Socket, hall: Hall, door: Doorkeeper) -> None:
    """Greet, then send what changes and do what is asked, until either side leaves."""
    try:
        hello = read(_hello, await asyncio.wait_for(receive(socket, door), door.limits.hello_seconds))
    except TimeoutError:
        raise Refused("hello-awaited") from None
    live = await hall.find(hello.room, hello.token)
    viewer = live.role(hello.token)
    name = hello.name if viewer is None else None  # everybody knows the names of those who have a seat
    address = address_of(socket)
    if name is not None:
        check_name(name)
    live.come(address, name)
    hall.asking.see_to(live)  # bots go on for whoever comes
    sending = asyncio.create_task(keep_up_to_date(socket, hall, live, hello))
    try:
        await obey(socket, hall, live, hello.token, door)
    finally:
        live.go(address, name)
        sending.cancel()
        await asyncio.gather(sending, return_exceptions=True)


async def keep_up_to_date(socket: Socket, hall: Hall, live: LiveRoom, hello: Hello) -> None:
    """A viewer who can no longer be told what happens must not believe that nothing does."""
    try:
        await send_updates(socket, hall, live, hello)
    except Refused as refused:
        await say_goodbye(socket, refused)
    except (WebSocketDisconnect, ClientDisconnected):
        pass
    except Exception as error:
        log.error("a viewer cannot be told", exc_info=error, extra={"room": live.room.row.id})
        await socket.close(OUR_FAULT)


async def send_updates(socket: Socket, hall: Hall, live: LiveRoom, hello: Hello) -> None:
    """First what was missed, then every change; a slow viewer gets several changes in one update. What the token opens
    may change meanwhile: the seat then has somebody else, or its player is back."""
    seen, viewer = hello.since, live.role(hello.token)
    while not hall.closing:
        comings = live.comings
        if viewer != (viewer := live.role(hello.token)):
            seen = None
        update = await next_update(hall, live, viewer, seen, hello.frames)
        seen = update.number
        await send(socket, update)
        while live.room.number == seen and live.comings == comings and not hall.closing:
            await live.audience.wait(viewer)
    await send(socket, Notice("stopping"))
    await socket.close(CLOSED_BY_US)


async def next_update(hall: Hall, live: LiveRoom, viewer: int | None, seen: int | None, frames: bool) -> Update:
    """What must be played again for somebody who was away is, elsewhere."""
    number, framed = live.room.number, b""
    if frames and takes_long_to_frame(live.room, seen):
        with suppress(Refused):  # who asks for too much is told what happened, and not what it changed
            framed = await hall.readers.read(live.room, readings.frames, viewer, seen, number)
    return update_for(live, viewer, seen, frames, framed if live.room.number == number else b"")


async def obey(socket: Socket, hall: Hall, live: LiveRoom, token: str | None, door: Doorkeeper) -> None:
    """One message after another. Only what takes long to think about is not waited for: an answer may come before."""
    allowance, language = door.messages(), language_of(socket)
    thoughts: set[asyncio.Task[None]] = set()
    try:
        while True:
            data = await receive(socket, door)
            message = understand(data, allowance)
            if isinstance(message, OddsWanted | HintWanted) and len(thoughts) < THOUGHTS_AT_ONCE:
                thought = asyncio.create_task(reply(socket, hall, live, token, message, language))
                thoughts.add(thought)
                thought.add_done_callback(thoughts.discard)
            elif isinstance(message, OddsWanted | HintWanted):
                await send(socket, Nack(message.ref, refusal_of(Refused("too-many-requests"), language)))
            elif isinstance(message, Refused):
                await send(socket, Nack(0, refusal_of(message, language)))
            else:
                await reply(socket, hall, live, token, message, language)
    finally:
        for thought in thoughts:
            thought.cancel()


def understand(data: bytes, allowance: Allowance) -> FromClient | Refused:
    try:
        check_pace(allowance)
        return read(_from_client, data)
    except Refused as refused:
        return refused


async def reply(
    socket: Socket, hall: Hall, live: LiveRoom, token: str | None, message: FromClient, language: str
) -> None:
    with suppress(WebSocketDisconnect):  # whoever has asked may be gone; if not, the next message tells
        await send(socket, await reply_to(hall, live, token, message, language, address_of(socket)))


async def reply_to(
    hall: Hall, live: LiveRoom, token: str | None, message: FromClient, language: str, address: str
) -> Ack | Nack | Outlook | OddsTold | HintTold:
    try:
        viewer = live.role(token)
        asker = Asker(live.room.row.id, live.attendance, address)
        match message:
            case Consider():
                return outlook_for(live.room, viewer, message)
            case OddsWanted():
                return await tell_odds(hall.asking.bots, live.room, viewer, message, asker)
            case HintWanted():
                return await tell_hint(hall.asking.bots, live.room, viewer, message, asker)
            case _:
                return Ack(message.ref, await do(hall, live, viewer, message))
    except Refused as refused:
        return Nack(message.ref, refusal_of(refused, language))
    except Unknown:
        return Nack(message.ref, refusal_of(Refused("outcome-unknown"), language))
    except Silent:
        return Nack(message.ref, refusal_of(Refused("store-silent"), language))
    except Exception as error:  # the store, for one, may fail; whoever sent this must not wait for ever
        log.error("a message failed", exc_info=error, extra={"room": live.room.row.id})
        return Nack(message.ref, refusal_of(Refused("internal-error"), language))


async def do(hall: Hall, live: LiveRoom, viewer: int | None, message: Answer | Chat | Undo | Reveal) -> int:
    """What a message asks for; returns the number of the entry it became."""
    if viewer is None:
        raise Refused("seat-needed")
    if isinstance(message, Answer):
        return await hall.do(live, lambda room, at: room.propose_answer(viewer, message.question, message.text, at))
    if isinstance(message, Chat):
        return await hall.do(live, lambda room, at: room.propose_chat(viewer, message.text, at))
    if isinstance(message, Reveal):
        return await hall.do(live, lambda room, at: room.propose_reveal(viewer, message.entropy, at))
    assert isinstance(message, Undo)
    return await hall.do(live, lambda room, at: room.propose_undo(viewer, at))


def check_pace(allowance: Allowance) -> None:
    if not allowance.take():
        raise Refused("too-many-requests")


async def receive(socket: Socket, door: Doorkeeper) -> bytes:
    data = await socket.receive_data("text")
    raw = data.encode() if isinstance(data, str) else data
    if len(raw) > door.limits.message_bytes:
        raise Refused("message-too-long", most=door.limits.message_bytes)
    return raw


def read(decoder: "msgspec.json.Decoder[AnyMessage]", data: bytes) -> AnyMessage:
    try:
        return decoder.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refused("message-not-understood", why=str(error)) from None


async def send(socket: Socket, message: msgspec.Struct) -> None:
    await socket.send_data(msgspec.json.encode(message).decode(), mode="text")
