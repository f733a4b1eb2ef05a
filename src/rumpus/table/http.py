"""The table over plain HTTP: create, join, look, answer, record. The OpenAPI document is made from this."""

from functools import partial
from typing import Annotated, Any

from litestar import Controller, MediaType, Request, Response, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import FromPath, HeaderParameter, QueryParameter, RequestBody

from rumpus.kernel.message import Refused
from rumpus.table import readings
from rumpus.table.addresses import address_of
from rumpus.table.clocks import DAY, now
from rumpus.table.hall import Hall, LiveRoom, fresh_token, hashed
from rumpus.table.library import box_in
from rumpus.table.limits import Doorkeeper
from rumpus.table.opening import fork_room, open_record, open_room
from rumpus.table.refusals import RESPONSES
from rumpus.table.rematch import come_along, decline
from rumpus.table.sitting import take_seat
from rumpus.table.updates import room_info, update_for
from rumpus.table.wire import (
    MOST,
    Answering,
    Chatting,
    Done,
    Following,
    Forking,
    Importing,
    Inviting,
    Join,
    Joining,
    LookBack,
    Moment,
    MomentShown,
    NewRoom,
    Rematch,
    Revealing,
    RoomInfo,
    RoomLinks,
    Seating,
    SeatLink,
    Update,
)
from rumpus.table.wire_library import Box, Dice

ROOMS_LISTED = 100

Authorization = Annotated[str | None, HeaderParameter(name="Authorization", required=False, max_length=100)]
RoomId = FromPath[str]
TheHall = NamedDependency[Hall]
TheDoor = NamedDependency[Doorkeeper]
Since = Annotated[int | None, QueryParameter(name="since", required=False, ge=0, le=MOST)]

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


def needed_token(authorization: str | None) -> str:
    token = token_in(authorization)
    if token is None:
        raise Refused("token-needed")
    return token


class RoomsController(Controller):
    path = "/api"

    @changing("/rooms", summary="call-open")
    async def open(
        self, request: Request[None, None, State], data: RequestBody[NewRoom], hall: TheHall, door: TheDoor
    ) -> RoomLinks:
        door.new_room(address_of(request))
        return looked_at(request, hall, await open_room(hall, data, address_of(request)))

    @reading("/rooms", summary="call-public-rooms")
    async def public_rooms(self, hall: TheHall) -> list[RoomInfo]:
        return [room_info(live) for live in await hall.public_rooms(ROOMS_LISTED)]

    @reading("/rooms/{room:str}", summary="call-info")
    async def info(self, room: RoomId, hall: TheHall, authorization: Authorization = None) -> RoomInfo:
        live = await hall.find(room, token_in(authorization))
        live.role(token_in(authorization))
        return room_info(live)

    @reading("/rooms/{room:str}/box", summary="call-room-box")
    async def box(self, room: RoomId, hall: TheHall) -> Box:
        """Nothing in it is secret: whoever is sent a link to the rules of a room needs no token."""
        return box_in((await hall.find(room)).room.row)

    @changing("/rooms/{room:str}/join", summary="call-join")
    async def join(self, room: RoomId, data: RequestBody[Join], hall: TheHall) -> Joining:
        live = await hall.find(room, data.token)
        return await take_seat(hall, live, data)

    @changing("/rooms/{room:str}/reveal", summary="call-reveal")
    async def reveal(
        self, room: RoomId, data: RequestBody[Revealing], hall: TheHall, authorization: Authorization = None
    ) -> Done:
        live = await hall.find(room, token_in(authorization))
        seat = own_seat(live, authorization)
        return Done(await hall.do(live, lambda room, at: room.propose_reveal(seat, data.entropy, at)))

    @reading("/rooms/{room:str}/look", summary="call-look")
    async def look(
        self, room: RoomId, hall: TheHall, authorization: Authorization = None, since: Since = None
    ) -> Update:
        live = await hall.find(room, token_in(authorization))
        return update_for(live, live.role(token_in(authorization)), since)

    @changing("/rooms/{room:str}/answer", summary="call-answer")
    async def answer(
        self, room: RoomId, data: RequestBody[Answering], hall: TheHall, authorization: Authorization = None
    ) -> Done:
        live = await hall.find(room, token_in(authorization))
        seat = own_seat(live, authorization)
        return Done(await hall.do(live, lambda room, at: room.propose_answer(seat, data.question, data.text, at)))

    @changing("/rooms/{room:str}/undo", summary="call-undo")
    async def undo(self, room: RoomId, hall: TheHall, authorization: Authorization = None) -> Done:
        live = await hall.find(room, token_in(authorization))
        seat = own_seat(live, authorization)
        return Done(await hall.do(live, lambda room, at: room.propose_undo(seat, at)))

    @changing("/rooms/{room:str}/chat", summary="call-chat")
    async def chat(
        self, room: RoomId, data: RequestBody[Chatting], hall: TheHall, authorization: Authorization = None
    ) -> Done:
        live = await hall.find(room, token_in(authorization))
        seat = own_seat(live, authorization)
        return Done(await hall.do(live, lambda room, at: room.propose_chat(seat, data.text, at)))

    @changing("/rooms/{room:str}/seating", summary="call-seating")
    async def seating(
        self, room: RoomId, data: RequestBody[Seating], hall: TheHall, authorization: Authorization = None
    ) -> Done:
        live = await hall.find(room, token_in(authorization))
        live.check_host(token_in(authorization))
        return Done(await hall.do(live, lambda room, at: room.propose_seating(data.seat, data.level, at)))

    @changing("/rooms/{room:str}/return", summary="call-return")
    async def take_back(self, room: RoomId, hall: TheHall, authorization: Authorization = None) -> Done:
        token = needed_token(authorization)
        live = await hall.find(room, token)
        live.role(token)
        key = hashed(token)
        return Done(await hall.do(live, lambda room, at: room.propose_return(key, at)))

    @changing("/rooms/{room:str}/invite", summary="call-invite")
    async def invite(
        self, room: RoomId, data: RequestBody[Inviting], hall: TheHall, authorization: Authorization = None
    ) -> SeatLink:
        live = await hall.find(room, token_in(authorization))
        live.check_host(token_in(authorization))
        token = fresh_token()
        await hall.do(live, lambda room, at: room.propose_invitation(data.seat, hashed(token), at))
        return SeatLink(data.seat, token)

    @reading("/rooms/{room:str}/record", summary="call-record", media_type="text/plain")
    async def record(self, room: RoomId, hall: TheHall, authorization: Authorization = None) -> str:
        live = await hall.find(room, token_in(authorization))
        at = now()
        viewer = live.role(token_in(authorization))
        return (await hall.readers.read(live.room, readings.record, viewer, at - at % DAY)).decode()

    @reading("/rooms/{room:str}/story", summary="call-story")
    async def story(self, room: RoomId, hall: TheHall, authorization: Authorization = None) -> Response[list[Moment]]:
        live = await hall.find(room, token_in(authorization))
        viewer = live.role(token_in(authorization))
        return as_it_is(await hall.readers.read(live.room, readings.story, viewer))

    @reading("/rooms/{room:str}/at/{moment:int}", summary="call-at")
    async def at(
        self, room: RoomId, moment: FromPath[int], hall: TheHall, authorization: Authorization = None
    ) -> Response[MomentShown]:
        live = await hall.find(room, token_in(authorization))
        viewer = live.role(token_in(authorization))
        return as_it_is(await hall.readers.read(live.room, readings.moment, moment, viewer))

    @reading("/rooms/{room:str}/dice", summary="call-dice")
    async def dice(self, room: RoomId, hall: TheHall, authorization: Authorization = None) -> Response[Dice]:
        live = await hall.find(room, token_in(authorization))
        live.role(token_in(authorization))
        return as_it_is(await hall.readers.read(live.room, readings.dice))

    @reading("/rooms/{room:str}/analysis", summary="call-analysis")
    async def analysis(self, room: RoomId, hall: TheHall, authorization: Authorization = None) -> LookBack:
        live = await hall.find(room, token_in(authorization))
        live.role(token_in(authorization))
        return await hall.analyses.of(live.room)

    @changing("/rooms/{room:str}/fork", summary="call-fork")
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
        live = await hall.find(room, token_in(authorization))
        live.role(token_in(authorization))
        return looked_at(request, hall, await fork_room(hall, live, data))

    @changing("/rooms/{room:str}/rematch", summary="call-rematch")
    async def rematch(
        self,
        request: Request[None, None, State],
        room: RoomId,
        data: RequestBody[Rematch],
        hall: TheHall,
        door: TheDoor,
        authorization: Authorization = None,
    ) -> Following:
        token = needed_token(authorization)
        live = await hall.find(room, token)
        if live.room.offer is None:
            door.new_room(address_of(request))
        following = await come_along(hall, live, token, data)
        hall.look(following.room, address_of(request))
        return following

    @changing("/rooms/{room:str}/decline", summary="call-decline")
    async def decline(self, room: RoomId, hall: TheHall, authorization: Authorization = None) -> Done:
        token = needed_token(authorization)
        return await decline(hall, await hall.find(room, token), token)

    @changing("/records", summary="call-bring")
    async def bring(
        self, request: Request[None, None, State], data: RequestBody[Importing], hall: TheHall, door: TheDoor
    ) -> RoomLinks:
        door.new_room(address_of(request))
        return looked_at(request, hall, await open_record(hall, data))


def looked_at(request: Request[None, None, State], hall: Hall, links: RoomLinks) -> RoomLinks:
    """By whoever has opened the room."""
    hall.look(links.room, address_of(request))
    return links


def as_it_is(data: bytes) -> Response[Any]:
    """JSON that a worker has written already."""
    return Response(data, media_type=MediaType.JSON)


def own_seat(live: LiveRoom, authorization: str | None) -> int:
    """The seat whose token this is; spectators have none."""
    seat = live.role(token_in(authorization))
    if seat is None:
        raise Refused("seat-needed")
    return seat
