"""What a viewer of a room is sent: built from the room, showing nothing that this viewer may not know."""

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, cast

import msgspec

from rumpus.kernel.event import Event
from rumpus.kernel.frames import View
from rumpus.kernel.grave import grave
from rumpus.kernel.match import Match, question_seen_by
from rumpus.kernel.message import Message, Refused
from rumpus.kernel.question import Question
from rumpus.kernel.story import show_between
from rumpus.kernel.undo import would_be_final
from rumpus.table.clocks import ticks
from rumpus.table.names import alike
from rumpus.table.refusals import plain
from rumpus.table.room import Room
from rumpus.table.seats import Seat
from rumpus.table.wire import (
    ChatInfo,
    Consider,
    EventInfo,
    MessageInfo,
    NoteInfo,
    Outlook,
    Prospect,
    QuestionInfo,
    RoomInfo,
    SeatInfo,
    Successor,
    Update,
)

if TYPE_CHECKING:
    from rumpus.table.hall import LiveRoom

FRAMES_AT_ONCE = 30  # events for which a moment is enough; what changed by more of them is worked out elsewhere


@dataclass(frozen=True)
class ShownToAll:
    """What all viewers of a room are shown alike, worked out once for each entry."""

    number: int  # of the entry
    audience: tuple[int, int]  # how many watch, and how often that changed
    info: RoomInfo
    view: dict[str, Any] | None
    winners: list[str] | None
    may_undo: int | None  # which seat
    framed: dict[tuple[int | None, int], list[EventInfo]] = field(default_factory=dict)  # by viewer and entry


def shown_to_all(live: "LiveRoom") -> ShownToAll:
    shown, room, audience = live.shown, live.room, (live.watching, live.comings)
    if shown is None or (shown.number, shown.audience) != (room.number, audience):
        shown = ShownToAll(
            room.number, audience, room_info(live), room.open_view(), room.winners(), room.who_may_undo()
        )
        live.shown = shown
    return shown


def room_info(live: "LiveRoom") -> RoomInfo:
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
        opening=room.inherited,
        daily=room.row.daily,
        again=room.row.again,
        hints=room.row.hints,
        watching=live.watching,
        successor=None if room.offer is None else Successor(room.offer.room, room.offer.by),
        spectators=spectators_in(live),
        past=None if room.past is None else message_info(room.past),
    )


def spectators_in(live: "LiveRoom") -> list[str]:
    """Those who have said a name, without those whose name is a player's: it would be taken for theirs."""
    players = {alike(seat.name) for seat in live.room.seats}
    return [name for name in live.spectators if alike(name) not in players]


def seat_infos(room: Room) -> list[SeatInfo]:
    return [
        SeatInfo(
            kind=seat.kind,
            name=seat.player if seat.taken else seat.name,
            taken=seat.taken,
            joined=seat.joined,
            declined=seat.declined,
            bot=seat.bot,
            commitment=seat.commitment,
            dice=dice_state(room, seat),
            speaker=speaker,
        )
        for seat, speaker in zip(room.seats, room.speakers(), strict=True)
    ]


def dice_state(room: Room, seat: Seat) -> str:
    if not seat.commitment:
        return ""
    if seat.entropy:
        return "revealed"
    return "awaited" if room.full() else "committed"


def missed_since(room: Room, since: int | None) -> list[Event] | None:
    """What has happened after an entry; None, if that is unknown, too long ago, or the game went back in between."""
    missed = None if since is None else room.since(since)
    if missed is None or any(happened.went_back for happened in missed):
        return None
    return [event for happened in missed for event in happened.events]


def takes_long_to_frame(room: Room, since: int | None) -> bool:
    """Whether much must be played again to tell what each event after an entry has changed."""
    missed = missed_since(room, since)
    if not missed or not since or not room.begun_by(since):
        return False
    return len(missed) > FRAMES_AT_ONCE or room.match_after(since) is None


def update_for(
    live: "LiveRoom", viewer: int | None, since: int | None, frames: bool = False, framed: bytes = b""
) -> Update:
    """Everything after entry `since`; anew from the view, if that is too long ago or the game went back in between.
    With `frames` each event has what it changed, unless that takes long and is not given as `framed`."""
    room = live.room
    missed = missed_since(room, since)
    fresh = missed is None
    if framed:
        events = cast("list[EventInfo]", msgspec.Raw(framed))
    elif frames and missed and since and not takes_long_to_frame(room, since):
        events = events_framed(live, viewer, since)
    else:
        events = [event_info(event, viewer) for event in missed or ()]
    seen = 0 if fresh or since is None else since
    chat = [(number, said) for number, said in room.chat if number > seen]
    notes = [note for note in room.notes if note.number > seen]
    shown = shown_to_all(live)
    return Update(
        number=room.number,
        seat=viewer,
        moment=room.moment,
        fresh=fresh,
        info=shown.info,
        events=events,
        view=view_for(room, shown, viewer),
        question=question_info(room, viewer),
        clocks=list(room.clocks.left_at(ticks())),
        chat=[ChatInfo(number, said.who, said.text, said.at) for number, said in chat],
        notes=[NoteInfo(one.number, one.moment, one.at, message_info(one.message)) for one in notes],
        winners=shown.winners,
        may_undo=viewer is not None and viewer == shown.may_undo,
    )


def events_framed(live: "LiveRoom", viewer: int | None, since: int) -> list[EventInfo]:
    """What happened since, event by event with what it changed, if there was something to see then."""
    known = shown_to_all(live).framed
    if (viewer, since) not in known:
        then, match = live.room.match_after(since), live.room.match
        if then is None or match is None:
            return [event_info(event, viewer) for event in missed_since(live.room, since) or ()]
        scene = show_between(then, match, match.answered, viewer)
        known[viewer, since] = event_infos(scene.events, scene.changes, viewer)
    return known[viewer, since]


def view_for(room: Room, shown: ShownToAll, viewer: int | None) -> dict[str, Any] | None:
    if shown.view is None or viewer is None:
        return shown.view
    return shown.view | room.own_view(viewer, shown.view)


def event_info(event: Event, viewer: int | None) -> EventInfo:
    seen = event.seen_by(viewer)
    return EventInfo(seen.id, seen.clause, seen.args)


def event_infos(events: list[Event], changes: list[View], viewer: int | None = None) -> list[EventInfo]:
    """With what each of them changed, if that is known."""
    infos = [event_info(event, viewer) for event in events]
    for info, change in zip(infos, changes, strict=False):
        info.change = change
    return infos


def outlook_for(room: Room, viewer: int | None, considered: Consider) -> Outlook:
    match, question = asked_in(room, viewer, considered.question)
    option = match.read(question, considered.text)
    prospects = [
        Prospect(prospect.spot, message_info(prospect.message)) for prospect in match.game.outlook(match.state, option)
    ]
    final = would_be_final(match, option, question.seat)
    costs = [message_info(cost) for cost in grave(match.game, match.state, option)]
    return Outlook(considered.ref, considered.question, considered.text, final, costs, prospects)


def asked_in(room: Room, viewer: int | None, number: int) -> tuple[Match, Question]:
    """Only for the one who is asked: what others consider is none of their business."""
    match = room.open_match(number)
    question = match.question
    if question is None or viewer != question.seat:
        raise Refused("answer-not-yours")
    return match, question


def message_info(message: Message) -> MessageInfo:
    return MessageInfo(message.id, {name: plain(value) for name, value in message.args.items()})


def question_info(room: Room, viewer: int | None) -> QuestionInfo | None:
    return None if room.match is None else question_seen(room.match, room.asked_at, viewer)


def question_seen(match: Match, number: int, viewer: int | None) -> QuestionInfo | None:
    if match.question is None:
        return None
    seen = question_seen_by(match.state, match.question, viewer)
    return QuestionInfo(number, seen["kind"], seen["speaker"], seen.get("options"))
