"""The table over plain HTTP: create, join, look, answer, record. The OpenAPI document is made from this."""

from collections.abc import Callable
from functools import partial
from typing import Annotated, Any

from litestar import Controller, MediaType, Request, Response, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import FromPath, QueryParameter, RequestBody

from rumpus.kernel.message import Refused
from rumpus.table.guests.tokens import fresh_token, hashed
from rumpus.table.hall.hall import Hall
from rumpus.table.hall.histories import note_analysis
from rumpus.table.hall.opening import fork_room, open_record, open_room
from rumpus.table.hall.rematch import come_along, decline
from rumpus.table.hall.sitting import take_seat
from rumpus.table.players.player import is_player
from rumpus.table.rooms import acts, propose
from rumpus.table.rooms.calendar import DAY
from rumpus.table.rooms.clocks import now
from rumpus.table.rooms.holidays import EVERYBODY
from rumpus.table.rooms.live import LiveRoom, Propose
from rumpus.table.rooms.room import Proposal, Room
from rumpus.table.thinking import readings
from rumpus.table.web.everywhere import Everywhere
from rumpus.table.web.forwarding import address_of
from rumpus.table.web.keys import Authorization, key_in, needed_key, needed_token
from rumpus.table.web.library import box_in, picture_in, practice_in
from rumpus.table.wire.day import day_results
from rumpus.table.wire.library_messages import BoxInfo, DayResultsInfo, Dice, PracticeInfo, Practising
from rumpus.table.wire.messages import MOST, Done, RoomInfo, Update
from rumpus.table.wire.moment_messages import FinaleInfo, LookBackInfo, MomentInfo, MomentShown
from rumpus.table.wire.refusals import RESPONSES
from rumpus.table.wire.room_info import room_info
from rumpus.table.wire.room_messages import (
    Acting,
    Answering,
    Chatting,
    Following,
    Forking,
    Importing,
    Inviting,
    Join,
    Joining,
    Moving,
    Muting,
    NewRoom,
    Reacting,
    Rematch,
    Resting,
    Revealing,
    RoomLinks,
    Seating,
    SeatLink,
)
from rumpus.table.wire.updates import update_for

RoomId = FromPath[str]
TheHall = NamedDependency[Hall]
TheTable = NamedDependency[Everywhere]
Since = Annotated[int | None, QueryParameter(name="since", required=False, ge=0, le=MOST)]

reading = partial(get, responses=RESPONSES)
changing = partial(post, responses=RESPONSES)


class RoomsController(Controller):
    path = "/api"

    @changing("/rooms", summary="call-open")
    async def open(
        self,
        request: Request[None, None, State],
        data: RequestBody[NewRoom],
        hall: TheHall,
        everywhere: TheTable,
        authorization: Authorization = None,
    ) -> RoomLinks:
        """A player may say who they are: then the game of the day is theirs."""
        await everywhere.new_room(address_of(request))
        key = await key_in(hall, authorization) or ""
        links = await open_room(hall, data, address_of(request), key if is_player(key) else "")
        return looked_at(request, hall, links)

    @reading("/rooms", summary="call-public-rooms")
    async def public_rooms(self, everywhere: TheTable) -> Response[list[RoomInfo]]:
        return as_it_is(await everywhere.rooms())

    @reading("/rooms/{room:str}", summary="call-info")
    async def info(self, room: RoomId, hall: TheHall, authorization: Authorization = None) -> RoomInfo:
        live, _ = await seen_by(hall, room, authorization)
        return room_info(live)

    @reading("/rooms/{room:str}/box", summary="call-room-box")
    async def box(self, room: RoomId, hall: TheHall) -> BoxInfo:
        """Nothing in it is secret: whoever is sent a link to the rules of a room needs no token."""
        return box_in((await hall.find(room)).room.row)

    @reading("/rooms/{room:str}/pictures/{thing:str}", media_type="image/svg+xml", summary="call-room-picture")
    async def picture(
        self, request: Request[None, None, State], room: RoomId, thing: FromPath[str], hall: TheHall
    ) -> Response[bytes]:
        """As with the box, no token is needed. Whoever opens it by itself gets nothing that could run either."""
        answer = picture_in((await hall.find(room)).room.row, thing).answer(request)
        answer.headers["Content-Security-Policy"] = "default-src 'none'; style-src 'unsafe-inline'; sandbox"
        return answer

    @changing("/rooms/{room:str}/practice", summary="call-room-practice")
    async def practice(self, room: RoomId, data: RequestBody[Practising], hall: TheHall) -> PracticeInfo:
        """As with the box, no token is needed."""
        return practice_in((await hall.find(room)).room.row, data)

    @changing("/rooms/{room:str}/join", summary="call-join")
    async def join(self, room: RoomId, data: RequestBody[Join], hall: TheHall) -> Joining:
        live = await hall.find(room, await hall.players.key_of(data.token))
        return await take_seat(hall, live, data)

    @changing("/rooms/{room:str}/reveal", summary="call-reveal")
    async def reveal(
        self, room: RoomId, data: RequestBody[Revealing], hall: TheHall, authorization: Authorization = None
    ) -> Done:
        return await by_player(
            hall, room, authorization, lambda room, seat, at: propose.reveal(room, seat, data.entropy, at)
        )

    @reading("/rooms/{room:str}/look", summary="call-look")
    async def look(
        self, room: RoomId, hall: TheHall, authorization: Authorization = None, since: Since = None
    ) -> Update:
        live, viewer = await seen_by(hall, room, authorization)
        return update_for(live, viewer, since)

    @changing("/rooms/{room:str}/answer", summary="call-answer")
    async def answer(
        self, room: RoomId, data: RequestBody[Answering], hall: TheHall, authorization: Authorization = None
    ) -> Done:
        return await by_player(
            hall, room, authorization, lambda room, seat, at: propose.answer(room, seat, data.question, data.text, at)
        )

    @changing("/rooms/{room:str}/undo", summary="call-undo")
    async def undo(self, room: RoomId, hall: TheHall, authorization: Authorization = None) -> Done:
        return await by_player(hall, room, authorization, propose.undo)

    @changing("/rooms/{room:str}/chat", summary="call-chat")
    async def chat(
        self, room: RoomId, data: RequestBody[Chatting], hall: TheHall, authorization: Authorization = None
    ) -> Done:
        return await by_anybody(
            hall,
            room,
            authorization,
            lambda room, seat, at: propose.chat(room, seat, data.text, at),
            lambda room, at: propose.chat_of_spectator(room, data.name, data.text, at),
        )

    @changing("/rooms/{room:str}/react", summary="call-react")
    async def react(
        self, room: RoomId, data: RequestBody[Reacting], hall: TheHall, authorization: Authorization = None
    ) -> Done:
        return await by_anybody(
            hall,
            room,
            authorization,
            lambda room, seat, at: propose.react(room, seat, data.picture, at),
            lambda room, at: propose.react_of_spectator(room, data.name, data.picture, at),
        )

    @changing("/rooms/{room:str}/act", summary="call-act")
    async def act(
        self, room: RoomId, data: RequestBody[Acting], hall: TheHall, authorization: Authorization = None
    ) -> Done:
        return await by_player(
            hall, room, authorization, lambda room, seat, at: acts.act(room, seat, data.act, data.wish, at)
        )

    @changing("/rooms/{room:str}/holiday", summary="call-holiday")
    async def holiday(
        self, room: RoomId, data: RequestBody[Resting], hall: TheHall, authorization: Authorization = None
    ) -> Done:
        if data.everybody:
            live = await hosted_by(hall, room, authorization)
            return Done(await hall.do(live, lambda room, at: acts.rest(room, EVERYBODY, data.days, at)))
        return await by_player(hall, room, authorization, lambda room, seat, at: acts.rest(room, seat, data.days, at))

    @changing("/rooms/{room:str}/move", summary="call-move")
    async def move(
        self, room: RoomId, data: RequestBody[Moving], hall: TheHall, authorization: Authorization = None
    ) -> Done:
        return await by_player(hall, room, authorization, lambda room, seat, at: acts.move(room, seat, data.seat, at))

    @changing("/rooms/{room:str}/mute", summary="call-mute")
    async def mute(
        self, room: RoomId, data: RequestBody[Muting], hall: TheHall, authorization: Authorization = None
    ) -> Done:
        live = await hosted_by(hall, room, authorization)
        return Done(await hall.do(live, lambda room, at: propose.mute(room, data.muted, at)))

    @changing("/rooms/{room:str}/seating", summary="call-seating")
    async def seating(
        self, room: RoomId, data: RequestBody[Seating], hall: TheHall, authorization: Authorization = None
    ) -> Done:
        live = await hosted_by(hall, room, authorization)
        if data.level and not data.though_here:
            live.check_away(data.seat)
        return Done(await hall.do(live, lambda room, at: propose.seat_bot(room, data.seat, data.level, at)))

    @changing("/rooms/{room:str}/return", summary="call-return")
    async def take_back(self, room: RoomId, hall: TheHall, authorization: Authorization = None) -> Done:
        key = await needed_key(hall, authorization)
        live = await hall.find(room, key)
        live.role(key)
        return Done(await hall.do(live, lambda room, at: propose.come_back(room, key, at)))

    @changing("/rooms/{room:str}/invite", summary="call-invite")
    async def invite(
        self, room: RoomId, data: RequestBody[Inviting], hall: TheHall, authorization: Authorization = None
    ) -> SeatLink:
        live = await hosted_by(hall, room, authorization)
        token = fresh_token()
        await hall.do(live, lambda room, at: propose.invite(room, data.seat, hashed(token), at))
        return SeatLink(data.seat, token)

    @reading("/rooms/{room:str}/record", summary="call-record", media_type="text/plain")
    async def record(self, room: RoomId, hall: TheHall, authorization: Authorization = None) -> str:
        live, viewer = await seen_by(hall, room, authorization)
        at = now()
        return (await hall.readers.read(live.room, readings.record, viewer, at - at % DAY)).decode()

    @reading("/rooms/{room:str}/story", summary="call-story")
    async def story(
        self, room: RoomId, hall: TheHall, authorization: Authorization = None
    ) -> Response[list[MomentInfo]]:
        live, viewer = await seen_by(hall, room, authorization)
        return as_it_is(await hall.readers.read(live.room, readings.story, viewer))

    @reading("/rooms/{room:str}/at/{moment:int}", summary="call-at")
    async def at(
        self, room: RoomId, moment: FromPath[int], hall: TheHall, authorization: Authorization = None
    ) -> Response[MomentShown]:
        live, viewer = await seen_by(hall, room, authorization)
        return as_it_is(await hall.readers.read(live.room, readings.moment, moment, viewer))

    @reading("/rooms/{room:str}/finale", summary="call-finale")
    async def finale(self, room: RoomId, hall: TheHall, authorization: Authorization = None) -> Response[FinaleInfo]:
        live, _ = await seen_by(hall, room, authorization)
        return as_it_is(await hall.readers.read(live.room, readings.finale))

    @reading("/rooms/{room:str}/dice", summary="call-dice")
    async def dice(self, room: RoomId, hall: TheHall, authorization: Authorization = None) -> Response[Dice]:
        live, _ = await seen_by(hall, room, authorization)
        return as_it_is(await hall.readers.read(live.room, readings.dice))

    @reading("/rooms/{room:str}/analysis", summary="call-analysis")
    async def analysis(self, room: RoomId, hall: TheHall, authorization: Authorization = None) -> LookBackInfo:
        live, _ = await seen_by(hall, room, authorization)
        found = await hall.analyses.of(live.room)
        await note_analysis(hall, live.room, found)
        return found

    @reading("/rooms/{room:str}/day", summary="call-room-day")
    async def day(self, room: RoomId, hall: TheHall, authorization: Authorization = None) -> DayResultsInfo:
        live, _ = await seen_by(hall, room, authorization)
        return await day_results(hall.players, live.room)

    @changing("/rooms/{room:str}/fork", summary="call-fork")
    async def fork(
        self,
        request: Request[None, None, State],
        room: RoomId,
        data: RequestBody[Forking],
        hall: TheHall,
        everywhere: TheTable,
        authorization: Authorization = None,
    ) -> RoomLinks:
        await everywhere.new_room(address_of(request))
        live, _ = await seen_by(hall, room, authorization)
        return looked_at(request, hall, await fork_room(hall, live, data))

    @changing("/rooms/{room:str}/rematch", summary="call-rematch")
    async def rematch(
        self,
        request: Request[None, None, State],
        room: RoomId,
        data: RequestBody[Rematch],
        hall: TheHall,
        everywhere: TheTable,
        authorization: Authorization = None,
    ) -> Following:
        token, key = needed_token(authorization), await needed_key(hall, authorization)
        live = await hall.find(room, key)
        if live.room.offer is None:
            await everywhere.new_room(address_of(request))
        following = await come_along(hall, live, token, key, data)
        hall.look(following.room, address_of(request))
        return following

    @changing("/rooms/{room:str}/decline", summary="call-decline")
    async def decline(self, room: RoomId, hall: TheHall, authorization: Authorization = None) -> Done:
        key = await needed_key(hall, authorization)
        return await decline(hall, await hall.find(room, key), key)

    @changing("/records", summary="call-bring")
    async def bring(
        self, request: Request[None, None, State], data: RequestBody[Importing], hall: TheHall, everywhere: TheTable
    ) -> RoomLinks:
        await everywhere.new_room(address_of(request))
        return looked_at(request, hall, await open_record(hall, data))


def looked_at(request: Request[None, None, State], hall: Hall, links: RoomLinks) -> RoomLinks:
    """By whoever has opened the room."""
    hall.look(links.room, address_of(request))
    return links


def as_it_is(data: bytes) -> Response[Any]:
    """JSON that a worker has written already."""
    return Response(data, media_type=MediaType.JSON)


async def seen_by(hall: Hall, room: str, authorization: str | None) -> tuple[LiveRoom, int | None]:
    """The room, for somebody who may look into it, and the seat whose token this is; spectators have none."""
    key = await key_in(hall, authorization)
    live = await hall.find(room, key)
    return live, live.role(key)


async def hosted_by(hall: Hall, room: str, authorization: str | None) -> LiveRoom:
    """The room, for its host."""
    key = await key_in(hall, authorization)
    live = await hall.find(room, key)
    live.check_host(key)
    return live


async def by_player(
    hall: Hall, room: str, authorization: str | None, wanted: Callable[[Room, int, int], Proposal]
) -> Done:
    """What the seat wants whose token this is."""
    live, seat = await seen_by(hall, room, authorization)
    if seat is None:
        raise Refused("seat-needed")
    return Done(await hall.do(live, lambda room, at: wanted(room, seat, at)))


async def by_anybody(
    hall: Hall,
    room: str,
    authorization: str | None,
    wanted: Callable[[Room, int, int], Proposal],
    by_spectator: Propose,
) -> Done:
    """What somebody wants to say who need not have a seat."""
    hall.book.check_speech(await key_in(hall, authorization))
    live, seat = await seen_by(hall, room, authorization)
    if seat is not None:
        return Done(await hall.do(live, lambda room, at: wanted(room, seat, at)))
    live.check_gallery()
    return Done(await hall.do(live, by_spectator))
