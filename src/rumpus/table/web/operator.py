"""Whoever runs the table, over HTTP: rooms looked for, closed and deleted, names and chat moderated, somebody muted or
kept out, something announced. All of it is written into the operator's book."""

from functools import partial
from typing import Annotated, Any

from litestar import Controller, Response, get, post
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath, HeaderParameter, QueryParameter, RequestBody

from rumpus.kernel.message import Refused
from rumpus.table.guests.limits import THE_TABLE, visitor
from rumpus.table.guests.names import check_said
from rumpus.table.guests.operator import Operator
from rumpus.table.hall.hall import Hall
from rumpus.table.hall.histories import export, leave
from rumpus.table.hall.operating import MOST_FOUND, Wanted, find_rooms, for_support, whole_log
from rumpus.table.rooms import moderation
from rumpus.table.rooms.book import Booked, What
from rumpus.table.rooms.calendar import DAY
from rumpus.table.rooms.clocks import now
from rumpus.table.rooms.live import LiveRoom, Propose
from rumpus.table.thinking import readings
from rumpus.table.tournaments.running import TournamentRunner
from rumpus.table.web.everywhere import Everywhere
from rumpus.table.web.keys import Authorization, token_in
from rumpus.table.wire.announcing import announced
from rumpus.table.wire.messages import Announcements, Done
from rumpus.table.wire.operator_messages import (
    Announcing,
    Barring,
    BookedInfo,
    Calling,
    FoundPlayer,
    FoundPlayers,
    FoundRooms,
    OperatorInfo,
    Pardoning,
    PersonInfo,
    Renaming,
    Retracting,
    RoomPeople,
    Withdrawing,
)
from rumpus.table.wire.refusals import RESPONSES
from rumpus.table.wire.updates import chat_after

DEEDS_TOLD = 100
MINUTE = 60_000  # milliseconds

Text = Annotated[str, QueryParameter(name="text", required=False, max_length=100)]
Game = Annotated[str, QueryParameter(name="game", required=False, max_length=40)]
Stage = Annotated[str, QueryParameter(name="stage", required=False, max_length=20)]
Days = Annotated[int, QueryParameter(name="days", required=False, ge=0, le=36_500)]
CalledAs = Annotated[str | None, HeaderParameter(name="Operator", required=False, max_length=60)]
RoomId = FromPath[str]

reading = partial(get, responses=RESPONSES)
changing = partial(post, responses=RESPONSES)


class OperatorDesk:
    """At which the operator works: what they do is done, and then written down."""

    def __init__(self, hall: Hall, everywhere: Everywhere, who: str) -> None:
        self.hall = hall
        self.everywhere = everywhere
        self.who = who

    async def note(self, what: What, **about: Any) -> Done:
        number = await self.hall.book.write(Booked(now(), self.who, what, **about))
        await self.everywhere.read_book()
        return Done(number)

    async def do(self, id: str, wanted: Propose, what: What, **about: Any) -> Done:
        live = await self.hall.find(id)
        number = await self.hall.do(live, wanted)
        await self.note(what, room=id, **about)
        return Done(number)


TheDesk = NamedDependency[OperatorDesk]


async def enter(
    operator: NamedDependency[Operator],
    hall: NamedDependency[Hall],
    everywhere: NamedDependency[Everywhere],
    authorization: Authorization = None,
    called: CalledAs = None,
) -> OperatorDesk:
    """Refused for whoever may not."""
    operator.check(token_in(authorization))
    visitor.set(THE_TABLE)  # who is neither kept out nor given a share of anything
    return OperatorDesk(hall, everywhere, called or "operator")


class OperatorController(Controller):
    path = "/api/operator"
    dependencies = {"desk": Provide(enter)}  # noqa: RUF012 - as Litestar declares it

    @reading("/", summary="call-operator")
    async def now(self, desk: TheDesk) -> OperatorInfo:
        book = desk.hall.book
        numbers = {deed: number for number, deed in enumerate(book.deeds, 1)}
        newest = list(enumerate(book.deeds, 1))[: -DEEDS_TOLD - 1 : -1]
        return OperatorInfo(
            announced(book).lines,
            [deed_info(numbers[deed], deed) for deed in book.bars()],
            [deed_info(number, deed) for number, deed in newest],
        )

    @reading("/rooms", summary="call-operator-rooms")
    async def rooms(
        self, desk: TheDesk, text: Text = "", game: Game = "", stage: Stage = "", days: Days = 0
    ) -> FoundRooms:
        return await find_rooms(desk.hall, Wanted(text, game, stage, days))

    @reading("/rooms/{room:str}", summary="call-operator-room")
    async def room(self, room: RoomId, desk: TheDesk) -> RoomPeople:
        live = await desk.hall.find(room)
        return RoomPeople(
            room, live.room.row.game, live.room.stage, people_in(desk.hall, live), chat_after(live.room, 0)
        )

    @changing("/rooms/{room:str}/close", summary="call-operator-close")
    async def close(self, room: RoomId, desk: TheDesk) -> Done:
        return await desk.do(room, moderation.close, "closed")

    @changing("/rooms/{room:str}/delete", summary="call-operator-delete")
    async def delete(self, room: RoomId, desk: TheDesk) -> Done:
        if not await desk.hall.deleting.delete(room):
            raise Refused("room-unknown", room=room)
        return await desk.note("deleted", room=room)

    @changing("/rooms/{room:str}/retract", summary="call-operator-retract")
    async def retract(self, room: RoomId, data: RequestBody[Retracting], desk: TheDesk) -> Done:
        return await desk.do(
            room,
            lambda room, at: moderation.retract(room, data.number, at),
            "retracted",
            subject=str(data.number),
        )

    @changing("/rooms/{room:str}/rename", summary="call-operator-rename")
    async def rename(self, room: RoomId, data: RequestBody[Renaming], desk: TheDesk) -> Done:
        watching = tuple((await desk.hall.find(room)).spectators)
        return await desk.do(
            room,
            lambda room, at: moderation.rename(room, data.before, data.name, watching, at),
            "renamed",
            subject=data.before,
            text=data.name,
        )

    @reading("/rooms/{room:str}/record", summary="call-operator-record", media_type="text/plain")
    async def record(self, room: RoomId, desk: TheDesk) -> str:
        """As spectators may see it."""
        live, at = await desk.hall.find(room), now()
        record = await desk.hall.readers.read(live.room, readings.record, None, at - at % DAY)
        await desk.note("exported", room=room, text="record")
        return record.decode()

    @reading("/rooms/{room:str}/log", summary="call-operator-log")
    async def log(self, room: RoomId, desk: TheDesk) -> dict[str, Any]:
        found = await whole_log(desk.hall, room)
        await desk.note("exported", room=room, text="log")
        return found

    @reading("/rooms/{room:str}/support", summary="call-operator-support")
    async def support(self, room: RoomId, desk: TheDesk) -> dict[str, Any]:
        found = await for_support(desk.hall, room)
        await desk.note("exported", room=room, text="support")
        return found

    @changing("/tournaments/{tournament:str}/delete", summary="call-operator-delete-tournament")
    async def delete_tournament(
        self, tournament: FromPath[str], desk: TheDesk, runner: NamedDependency[TournamentRunner]
    ) -> Done:
        """Its rooms stay, as rooms like any other."""
        deleted = await runner.tournaments.delete(tournament)
        return await desk.note("deleted", subject=tournament, text=deleted.terms.name)

    @reading("/players", summary="call-operator-players")
    async def players(self, desk: TheDesk, text: Text = "") -> FoundPlayers:
        found, more = await desk.hall.players.search(text, MOST_FOUND)
        return FoundPlayers(
            [
                FoundPlayer(one.id, one.name, one.created, seen, len(await desk.hall.players.games_of(one.id)))
                for one, seen in found
            ],
            more,
        )

    @changing("/players/{player:str}/rename", summary="call-operator-player-rename")
    async def rename_player(self, player: FromPath[str], data: RequestBody[Calling], desk: TheDesk) -> Done:
        await desk.hall.players.rename(player, data.name)
        return await desk.note("renamed", subject=player, text=data.name)

    @changing("/players/{player:str}/delete", summary="call-operator-player-delete")
    async def delete_player(self, player: FromPath[str], desk: TheDesk) -> Done:
        await leave(desk.hall, await desk.hall.players.find(player))
        return await desk.note("deleted", subject=player)

    @reading("/players/{player:str}/export", summary="call-operator-player-export")
    async def export_player(self, player: FromPath[str], desk: TheDesk) -> dict[str, Any]:
        found = await export(desk.hall, await desk.hall.players.find(player))
        await desk.note("exported", subject=player, text="player")
        return found

    @changing("/announce", summary="call-operator-announce")
    async def announce(self, data: RequestBody[Announcing], desk: TheDesk) -> Done:
        check_said(data.text)
        return await desk.note("announced", text=data.text, until=now() + data.minutes * MINUTE)

    @changing("/withdraw", summary="call-operator-withdraw")
    async def withdraw(self, data: RequestBody[Withdrawing], desk: TheDesk) -> Done:
        return await desk.note("withdrawn", subject=str(data.number))

    @changing("/bar", summary="call-operator-bar")
    async def bar(self, data: RequestBody[Barring], desk: TheDesk) -> Done:
        return await desk.note(data.what, subject=data.who, until=now() + data.minutes * MINUTE)

    @changing("/pardon", summary="call-operator-pardon")
    async def pardon(self, data: RequestBody[Pardoning], desk: TheDesk) -> Done:
        return await desk.note("pardoned", subject=data.who)


@get("/api/announcements", summary="call-announcements", responses=RESPONSES)
async def announcements(hall: NamedDependency[Hall]) -> Response[Announcements]:
    return Response(announced(hall.book))


def deed_info(number: int, deed: Booked) -> BookedInfo:
    return BookedInfo(number, deed.at, deed.who, deed.what, deed.room, deed.subject, deed.text, deed.until)


def people_in(hall: Hall, live: LiveRoom) -> list[PersonInfo]:
    """Those who have sat down, there or not, and those who watch."""
    room, mark = live.room, hall.book.mark
    marks = {guest.key: mark(guest.address) for guest in live.guests}
    seated = [
        PersonInfo(seat.name, number, seat.key, marks.get(seat.key, ""))
        for number, seat in enumerate(room.seats)
        if seat.joined
    ]
    keys = {person.key for person in seated}
    watching = [
        PersonInfo(room.talk.name_of(guest.name or ""), None, guest.key or "", mark(guest.address))
        for guest in live.guests
        if guest.key not in keys
    ]
    return seated + watching
