"""What a viewer of a room is sent: built from the room, showing nothing that this viewer may not know."""

from typing import Any

from rumpus.kernel.event import Event
from rumpus.kernel.match import question_seen_by
from rumpus.table.clocks import now
from rumpus.table.hall import LiveRoom
from rumpus.table.room import Room
from rumpus.table.wire import ChatInfo, EventInfo, QuestionInfo, RoomInfo, SeatInfo, Update

CHAT_SHOWN = 100


def room_info(live: LiveRoom) -> RoomInfo:
    room = live.room
    return RoomInfo(
        room=room.row.id,
        game=room.row.game,
        options=room.options,
        stage=room.stage,
        public=room.row.public,
        clock=room.row.clock,
        seats=[seat_info(room, seat) for seat in range(len(room.row.seats))],
        commitment=room.commitment,
        daily=room.row.daily,
        watching=live.watching,
    )


def seat_info(room: Room, seat: int) -> SeatInfo:
    speaker = "" if room.match is None else room.match.state.speaker(seat)
    return SeatInfo(room.row.seats[seat], room.names[seat], room.taken[seat], room.bots[seat], speaker)


def update_for(live: LiveRoom, viewer: int | None, since: int | None) -> Update:
    """Everything after entry `since`; anew from the view, if that is unknown or the game went back in between."""
    room = live.room
    missed = [] if since is None else room.history[since:]  # entries are numbered from 1 without a gap
    fresh = since is None or since > room.number or any(happened.went_back for happened in missed)
    events = [] if fresh else [event_info(event, viewer) for happened in missed for event in happened.events]
    chat = [(number, said) for number, said in room.chat if fresh or since is None or number > since]
    match = room.match
    winners = None
    if match is not None and match.result is not None:
        winners = [match.state.speaker(seat) for seat in match.result.winners]
    return Update(
        number=room.number,
        fresh=fresh,
        info=room_info(live),
        events=events,
        view=None if match is None else match.view(viewer),
        question=question_info(room, viewer),
        clocks=list(room.clocks.left_at(now())),
        chat=[ChatInfo(number, said.who, said.text, said.at) for number, said in chat[-CHAT_SHOWN:]],
        winners=winners,
        may_undo=viewer is not None and viewer == room.who_may_undo(),
    )


def event_info(event: Event, viewer: int | None) -> EventInfo:
    seen = event.seen_by(viewer)
    return EventInfo(seen.id, seen.clause, dict[str, Any](seen.args))


def question_info(room: Room, viewer: int | None) -> QuestionInfo | None:
    match = room.match
    if match is None or match.question is None:
        return None
    seen = question_seen_by(match.state, match.question, viewer)
    return QuestionInfo(room.asked_at, seen["kind"], seen["speaker"], seen.get("options"))
