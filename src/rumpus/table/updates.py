"""What a viewer of a room is sent: built from the room, showing nothing that this viewer may not know."""

from dataclasses import dataclass
from typing import Any

from rumpus.kernel.event import Event
from rumpus.kernel.match import question_seen_by
from rumpus.table.clocks import now
from rumpus.table.hall import LiveRoom
from rumpus.table.room import Room
from rumpus.table.wire import ChatInfo, EventInfo, QuestionInfo, RoomInfo, SeatInfo, Update

CHAT_SHOWN = 100


@dataclass(frozen=True)
class ShownToAll:
    """What all viewers of a room are shown alike, worked out once for each entry."""

    number: int  # of the entry
    watching: int
    info: RoomInfo
    view: dict[str, Any] | None
    winners: list[str] | None
    may_undo: int | None  # which seat


def shown_to_all(live: LiveRoom) -> ShownToAll:
    shown, room = live.shown, live.room
    if shown is None or (shown.number, shown.watching) != (room.number, live.watching):
        match = room.match
        view = None if match is None else match.game.open_view(match.state)
        winners = None
        if match is not None and match.result is not None:
            winners = [match.state.speaker(seat) for seat in match.result.winners]
        shown = ShownToAll(room.number, live.watching, room_info(live), view, winners, room.who_may_undo())
        live.shown = shown
    return shown


def room_info(live: LiveRoom) -> RoomInfo:
    room = live.room
    return RoomInfo(
        room=room.row.id,
        game=room.row.game,
        options=room.options,
        stage=room.stage,
        public=room.row.public,
        clock=room.row.clock,
        seats=seat_infos(room),
        commitment=room.commitment,
        daily=room.row.daily,
        watching=live.watching,
    )


def seat_infos(room: Room) -> list[SeatInfo]:
    state = None if room.match is None else room.match.state
    speakers = ["" if state is None else state.speaker(seat) for seat in range(len(room.row.seats))]
    return [SeatInfo(*seat) for seat in zip(room.row.seats, room.names, room.taken, room.bots, speakers, strict=True)]


def update_for(live: LiveRoom, viewer: int | None, since: int | None) -> Update:
    """Everything after entry `since`; anew from the view, if that is unknown or the game went back in between."""
    room = live.room
    missed = [] if since is None else room.history[since:]  # entries are numbered from 1 without a gap
    fresh = since is None or since > room.number or any(happened.went_back for happened in missed)
    events = [] if fresh else [event_info(event, viewer) for happened in missed for event in happened.events]
    chat = [(number, said) for number, said in room.chat if fresh or since is None or number > since]
    shown = shown_to_all(live)
    return Update(
        number=room.number,
        fresh=fresh,
        info=shown.info,
        events=events,
        view=view_for(room, shown, viewer),
        question=question_info(room, viewer),
        clocks=list(room.clocks.left_at(now())),
        chat=[ChatInfo(number, said.who, said.text, said.at) for number, said in chat[-CHAT_SHOWN:]],
        winners=shown.winners,
        may_undo=viewer is not None and viewer == shown.may_undo,
    )


def view_for(room: Room, shown: ShownToAll, viewer: int | None) -> dict[str, Any] | None:
    if shown.view is None or room.match is None or viewer is None:
        return shown.view
    return shown.view | room.match.game.own_view(room.match.state, viewer, shown.view)


def event_info(event: Event, viewer: int | None) -> EventInfo:
    seen = event.seen_by(viewer)
    return EventInfo(seen.id, seen.clause, seen.args)


def question_info(room: Room, viewer: int | None) -> QuestionInfo | None:
    match = room.match
    if match is None or match.question is None:
        return None
    seen = question_seen_by(match.state, match.question, viewer)
    return QuestionInfo(room.asked_at, seen["kind"], seen["speaker"], seen.get("options"))
