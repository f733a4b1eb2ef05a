"""The table over a WebSocket: one for each viewer, who is sent every change and may answer."""

import asyncio
import logging
from contextlib import suppress
from dataclasses import dataclass
from typing import TypeVar, cast

import msgspec
from litestar import websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.types import Message

from rumpus.kernel.message import Refused
from rumpus.table.guests.limits import Allowance, Doorkeeper
from rumpus.table.guests.names import check_name
from rumpus.table.hall.hall import Hall
from rumpus.table.rooms import acts, propose
from rumpus.table.rooms.live import LiveRoom, Propose
from rumpus.table.store.base import Silent, Unknown
from rumpus.table.thinking.advice import tell_hint, tell_odds
from rumpus.table.thinking.turns import Asker
from rumpus.table.web.forwarding import address_of
from rumpus.table.web.line import CONNECTION, ViewersLine
from rumpus.table.web.origin import HostNames, knock
from rumpus.table.web.viewer import OUR_FAULT, Socket, Viewer, say_goodbye
from rumpus.table.wire.messages import (
    Ack,
    Act,
    Chat,
    Consider,
    FromClient,
    GiveAnswer,
    Hello,
    HintTold,
    HintWanted,
    Nack,
    OddsTold,
    OddsWanted,
    Outlook,
    React,
    Reveal,
    Undo,
)
from rumpus.table.wire.refusals import HEADERS, language_of, refusal_of, status_of
from rumpus.table.wire.updates import outlook_for

log = logging.getLogger("rumpus.socket")

THOUGHTS = (OddsWanted, HintWanted)  # what takes long to think about
THOUGHTS_AT_ONCE = 4  # that a viewer may be waiting for

_hello: "msgspec.json.Decoder[Hello]" = msgspec.json.Decoder(Hello)
_from_client: "msgspec.json.Decoder[FromClient]" = msgspec.json.Decoder(FromClient)

AnyMessage = TypeVar("AnyMessage")


@websocket("/socket")
async def socket(
    socket: Socket,
    hall: NamedDependency[Hall],
    door: NamedDependency[Doorkeeper],
    hosts: NamedDependency[HostNames],
) -> None:
    address = address_of(socket)
    connection: ViewersLine = socket.scope["state"].pop(CONNECTION)
    try:
        knock(socket, door, hosts, hall.book)
        door.enter(address)
    except Refused as refused:
        hall.refusals[refused.message.id] += 1
        await refuse(socket, connection, refused)
        return
    try:
        await socket.accept()
        await serve(socket, connection, hall, door)
    except Refused as refused:
        hall.refusals[refused.message.id] += 1
        await say_goodbye(socket, refused)
    except Silent:
        await socket.close(OUR_FAULT)  # whoever wants to look may come back
    except WebSocketDisconnect:
        pass
    finally:
        door.leave(address)


async def refuse(socket: Socket, connection: ViewersLine, refused: Refused) -> None:
    if connection.greeted:
        await socket.accept()
        await say_goodbye(socket, refused)
    else:
        await refuse_upgrade(socket, refused)


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


async def serve(socket: Socket, connection: ViewersLine, hall: Hall, door: Doorkeeper) -> None:
    """Greet, then send what changes and do what is asked, until either side leaves."""
    try:
        hello = read(_hello, await asyncio.wait_for(receive(socket, door), door.limits.hello_seconds))
    except TimeoutError:
        raise Refused("hello-awaited") from None
    if not connection.stays_for(hello.room):
        return
    key = await hall.players.key_of(hello.token)
    live = await hall.find(hello.room, key)
    viewer = live.role(key)
    name = hello.name if viewer is None else None  # everybody knows the names of those who have a seat
    address = address_of(socket)
    if name is not None:
        check_name(name)
    shown = Viewer(socket, connection, hall, live, key, hello)
    live.come(address, shown.key, name)
    hall.asking.see_to(live)  # bots go on for whoever comes
    sending = asyncio.create_task(shown.keep_up_to_date())
    try:
        await obey(shown, Speaker(shown.key, name, address, language_of(socket)), door)
    finally:
        live.go(address, shown.key, name)
        sending.cancel()
        await asyncio.gather(sending, return_exceptions=True)


@dataclass(frozen=True, slots=True)
class Speaker:
    """Whoever is at the other end of a socket."""

    key: str | None  # what they are known by
    name: str | None  # of a spectator who has said one
    address: str
    language: str


async def obey(viewer: Viewer, speaker: Speaker, door: Doorkeeper) -> None:
    """One message after another. Only what takes long to think about is not waited for: an answer may come before."""
    allowance, language = door.messages(), speaker.language
    thoughts: set[asyncio.Task[None]] = set()
    try:
        while True:
            data = await receive(viewer.socket, door)
            message = understand(data, allowance)
            if isinstance(message, Refused):
                await viewer.send(nack(viewer.hall, 0, message, language))
            elif not isinstance(message, THOUGHTS):
                async with viewer.replying:
                    if not viewer.left:
                        await reply(viewer, speaker, message)
            elif len(thoughts) < THOUGHTS_AT_ONCE:
                thought = asyncio.create_task(reply(viewer, speaker, message))
                thoughts.add(thought)
                thought.add_done_callback(thoughts.discard)
            else:
                await viewer.send(nack(viewer.hall, message.ref, Refused("too-many-requests"), language))
    finally:
        for thought in thoughts:
            thought.cancel()


def understand(data: bytes, allowance: Allowance) -> FromClient | Refused:
    try:
        check_pace(allowance)
        return read(_from_client, data)
    except Refused as refused:
        return refused


async def reply(viewer: Viewer, speaker: Speaker, message: FromClient) -> None:
    told = await reply_to(viewer.hall, viewer.live, speaker, message)
    with suppress(WebSocketDisconnect):  # whoever has asked may be gone; if not, the next message tells
        await viewer.send(told)


async def reply_to(
    hall: Hall, live: LiveRoom, speaker: Speaker, message: FromClient
) -> Ack | Nack | Outlook | OddsTold | HintTold:
    language = speaker.language
    try:
        viewer = live.role(speaker.key)
        match message:
            case Consider():
                return outlook_for(live.room, viewer, message)
            case OddsWanted():
                return await tell_odds(hall.asking.bots, live.room, viewer, message, asker_in(live, speaker))
            case HintWanted():
                return await tell_hint(hall.asking.bots, live.room, viewer, message, asker_in(live, speaker))
            case _:
                if isinstance(message, Chat | React):
                    hall.book.check_speech(speaker.key)
                wanted = wanted_by(viewer, message) if viewer is not None else said_by(live, speaker, message)
                return Ack(message.ref, await hall.do(live, wanted))
    except Refused as refused:
        return nack(hall, message.ref, refused, language)
    except Unknown:
        return nack(hall, message.ref, Refused("outcome-unknown"), language)
    except Silent:
        return nack(hall, message.ref, Refused("store-silent"), language)
    except Exception as error:  # the store, for one, may fail; whoever sent this must not wait for ever
        log.error("a message failed", exc_info=error, extra={"room": live.room.row.id})
        return nack(hall, message.ref, Refused("internal-error"), language)


def nack(hall: Hall, ref: int, refused: Refused, language: str) -> Nack:
    hall.refusals[refused.message.id] += 1
    return Nack(ref, refusal_of(refused, language))


def asker_in(live: LiveRoom, speaker: Speaker) -> Asker:
    return Asker(live.room.row.id, live.attendance, speaker.address)


def wanted_by(seat: int, message: GiveAnswer | Chat | React | Act | Undo | Reveal) -> Propose:
    """What a message of a player asks for."""
    match message:
        case GiveAnswer(question=question, text=text):
            return lambda room, at: propose.answer(room, seat, question, text, at)
        case Chat(text=text):
            return lambda room, at: propose.chat(room, seat, text, at)
        case React(picture=picture):
            return lambda room, at: propose.react(room, seat, picture, at)
        case Act(act=act, wish=wish):
            return lambda room, at: acts.act(room, seat, act, wish, at)
        case Reveal(entropy=entropy):
            return lambda room, at: propose.reveal(room, seat, entropy, at)
        case Undo():
            return lambda room, at: propose.undo(room, seat, at)


def said_by(live: LiveRoom, speaker: Speaker, message: FromClient) -> Propose:
    """All that spectators may do is to say something."""
    if not isinstance(message, Chat | React):
        raise Refused("seat-needed")
    live.check_gallery()
    if isinstance(message, React):
        return lambda room, at: propose.react_of_spectator(room, speaker.name, message.picture, at)
    return lambda room, at: propose.chat_of_spectator(room, speaker.name, message.text, at)


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
