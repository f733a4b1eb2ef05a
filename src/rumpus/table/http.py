"""The table over plain HTTP: create, join, look, answer, record. The OpenAPI document is made from this."""

from functools import partial
from typing import Annotated

from litestar import Controller, Request, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import FromPath, HeaderParameter, QueryParameter, RequestBody

from rumpus.kernel.message import Refused
from rumpus.table import advice
from rumpus.table.clocks import now
from rumpus.table.hall import Hall, LiveRoom, fresh_token, hashed
from rumpus.table.limits import Doorkeeper
from rumpus.table.opening import fork_room, open_record, open_room, play_again
from rumpus.table.refusals import RESPONSES
from rumpus.table.updates import room_info, update_for
from rumpus.table.wire import (
    Answering,
    Chatting,
    Done,
    Forking,
    HintInfo,
    Importing,
    Join,
    Joining,
    NewRoom,
    OddsInfo,
    RoomInfo,
    RoomLinks,
    Seating,
    Update,
)

ROOMS_LISTED = 100

Authorization = Annotated[str | None, HeaderParameter(name="Authorization", required=False, max_length=100)]
RoomId = FromPath[str]
TheHall = NamedDependency[Hall]
TheDoor = NamedDependency[Doorkeeper]
Number = Annotated[int, QueryParameter(name="question", ge=0, le=1_000_000_000)]
OptionText = Annotated[str, QueryParameter(name="option", min_length=1, max_length=100)]
Since = Annotated[int | None, QueryParameter(name="since", required=False, ge=0)]

reading = partial(get, responses=RESPONSES)
changing = partial(post, responses=RESPONSES)


def token_in(authorization: str | None) -> str | None:
    """`Bearer TOKEN`, as seats, spectators and hosts prove themselves."""
    if authorization is None:
        return None
    scheme, _, token = authorization.partition(" ")
    if scheme.lower() != "bearer" or not token:
        raise Refused("token-needed")
    return token


class RoomsController(Controller):
    path = "/api"

    @changing("/rooms", summary="Open a room")
    async def open(
        self, request: Request[None, None, State], data: RequestBody[NewRoom], hall: TheHall, door: TheDoor
    ) -> RoomLinks:
        door.new_room(address_of(request))
        return await open_room(hall, data)

    @reading("/rooms", summary="Public rooms that are open or running")
    async def list(self, hall: TheHall) -> list[RoomInfo]:
        return [room_info(live) for live in await hall.public_rooms(ROOMS_LISTED)]

    @reading("/rooms/{room:str}", summary="What a room is")
    async def info(self, room: RoomId, hall: TheHall, authorization: Authorization = None) -> RoomInfo:
        live = await hall.find(room)
        live.role(token_in(authorization))
        return room_info(live)

    @changing("/rooms/{room:str}/join", summary="Take a seat")
    async def join(self, room: RoomId, data: RequestBody[Join], hall: TheHall) -> Joining:
        live = await hall.find(room)
        return await take_seat(hall, live, data)

    @reading("/rooms/{room:str}/look", summary="How things are, and what happened since an update")
    async def look(
        self, room: RoomId, hall: TheHall, authorization: Authorization = None, since: Since = None
    ) -> Update:
        live = await hall.find(room)
        return update_for(live, live.role(token_in(authorization)), since)

    @changing("/rooms/{room:str}/answer", summary="Answer a question")
    async def answer(
        self, room: RoomId, data: RequestBody[Answering], hall: TheHall, authorization: Authorization = None
    ) -> Done:
        live = await hall.find(room)
        seat = seat_of(live, authorization)
        return Done(await hall.do(live, lambda room, at: room.propose_answer(seat, data.question, data.text, at)))

    @changing("/rooms/{room:str}/undo", summary="Take back one's own last answer")
    async def undo(self, room: RoomId, hall: TheHall, authorization: Authorization = None) -> Done:
        live = await hall.find(room)
        seat = seat_of(live, authorization)
        return Done(await hall.do(live, lambda room, at: room.propose_undo(seat, at)))

    @changing("/rooms/{room:str}/chat", summary="Say something in the room")
    async def chat(
        self, room: RoomId, data: RequestBody[Chatting], hall: TheHall, authorization: Authorization = None
    ) -> Done:
        live = await hall.find(room)
        seat = seat_of(live, authorization)
        return Done(await hall.do(live, lambda room, at: room.propose_chat(seat, data.text, at)))

    @changing("/rooms/{room:str}/seating", summary="The host lets a bot play for somebody, or hands the seat back")
    async def seating(
        self, room: RoomId, data: RequestBody[Seating], hall: TheHall, authorization: Authorization = None
    ) -> Done:
        live = await hall.find(room)
        live.check_host(token_in(authorization))
        return Done(await hall.do(live, lambda room, at: room.propose_seating(data.seat, data.level, at)))

    @reading(
        "/rooms/{room:str}/record", summary="The record, as far as its reader may know it", media_type="text/plain"
    )
    async def record(self, room: RoomId, hall: TheHall, authorization: Authorization = None) -> str:
        live = await hall.find(room)
        return live.room.record(live.role(token_in(authorization)), now()).write()

    @reading("/rooms/{room:str}/at/{answer:int}", summary="A game that is over, as it stood after so many answers")
    async def at(
        self, room: RoomId, answer: FromPath[int], hall: TheHall, authorization: Authorization = None
    ) -> dict[str, object]:
        live = await hall.find(room)
        viewer = live.role(token_in(authorization))
        if live.room.stage != "over":
            raise Refused("watch-not-over")
        record = live.room.record(None, now())
        if not 0 <= answer <= len(record.lines):
            raise Refused("record-too-short", lines=len(record.lines))
        return (await play_again(hall, record, answer)).view(viewer)

    @reading("/rooms/{room:str}/odds", summary="What may come of an option of the open question, and how likely")
    async def odds(
        self, room: RoomId, question: Number, option: OptionText, hall: TheHall, authorization: Authorization = None
    ) -> OddsInfo:
        live = await hall.find(room)
        return await advice.odds(hall, live, seat_of(live, authorization), question, option)

    @reading("/rooms/{room:str}/hint", summary="What a strong bot would answer, for one person against bots")
    async def hint(
        self, room: RoomId, question: Number, hall: TheHall, authorization: Authorization = None
    ) -> HintInfo:
        live = await hall.find(room)
        return await advice.hint(hall, live, seat_of(live, authorization), question)

    @reading("/rooms/{room:str}/analysis", summary="A look back at a game that is over: chances, luck, costly answers")
    async def analysis(self, room: RoomId, hall: TheHall, authorization: Authorization = None) -> dict[str, object]:
        live = await hall.find(room)
        live.role(token_in(authorization))
        return await advice.analysis(hall, live)

    @changing("/rooms/{room:str}/fork", summary="Go on from any answer of a game that is over")
    async def fork(
        self,
        request: Request[None, None, State],
        room: RoomId,
        data: RequestBody[Forking],
        hall: TheHall,
        door: TheDoor,
        authorization: Authorization = None,
    ) -> RoomLinks:
        door.new_room(address_of(request))
        live = await hall.find(room)
        live.role(token_in(authorization))
        return await fork_room(hall, live, data.after, data.seats)

    @changing("/records", summary="Bring a record, to watch it or to go on from it")
    async def bring(
        self, request: Request[None, None, State], data: RequestBody[Importing], hall: TheHall, door: TheDoor
    ) -> RoomLinks:
        door.new_room(address_of(request))
        return await open_record(hall, data.record, data.after, data.seats)


def address_of(request: Request[None, None, State]) -> str:
    return request.client.host if request.client is not None else "unknown"


def seat_of(live: LiveRoom, authorization: str | None) -> int:
    """The seat whose token this is; spectators have none."""
    seat = live.role(token_in(authorization))
    if seat is None:
        raise Refused("seat-needed")
    return seat


async def take_seat(hall: Hall, live: LiveRoom, data: Join) -> Joining:
    """By a seat's link; or, in a public room, the first free seat with a link of one's own."""
    if data.token is not None:
        seat = live.role(data.token)
        if seat is None:
            raise Refused("seat-needed")
        await hall.do(live, lambda room, at: room.propose_join(seat, data.name, data.entropy, at))
        return Joining(seat, data.token)
    token = fresh_token()
    key = hashed(token)
    await hall.do(live, lambda room, at: room.propose_sitting_down(data.name, data.entropy, key, at))
    return Joining(live.room.keys.index(key), token)
