"""What was told, as it goes over the wire: events with what each of them changed, messages, questions."""

from collections.abc import Sequence
from typing import Any, cast

import msgspec

from rumpus.kernel.event import Event
from rumpus.kernel.game import AnyGame
from rumpus.kernel.match import Match, QuestionSeen, question_seen_by
from rumpus.kernel.message import Message, plain, plain_args
from rumpus.kernel.state import State
from rumpus.records.changes import Change
from rumpus.table.rooms.happened import Happened, Told
from rumpus.table.wire.messages import EventInfo, MessageInfo, OptionInfo, ProspectInfo, QuestionInfo
from rumpus.thinking.outlook import Outlooks

_encode = msgspec.json.Encoder().encode


def told_to(happened: Happened, viewer: int | None, changes: bool) -> bytes:
    """The events of an entry as this viewer may know them, with commas between them; with what each of them changed,
    or without. Those who may know no more than everybody are sent the same bytes."""
    seat = viewer if viewer in happened.private else None
    written = happened.written.get((seat, changes))
    if written is None:
        if changes:
            events = [told_info(told, seat) for told in happened.told]
        else:
            events = [event_info(told.event, seat) for told in happened.told if told.event is not None]
        written = happened.written[seat, changes] = _encode(events)[1:-1]
    return written


def told_info(told: Told, viewer: int | None) -> EventInfo:
    info = EventInfo("", "", {}) if told.event is None else event_info(told.event, viewer)
    if told.change:
        info.change = encoded(told.change)
    if viewer is not None and viewer in told.own:
        info.own = encoded(told.own[viewer])
    return info


def encoded(data: bytes) -> Any:
    """Something that goes over the wire as it is."""
    return msgspec.Raw(data)


def event_info(event: Event, viewer: int | None) -> EventInfo:
    seen = event.seen_by(viewer)
    return EventInfo(seen.id, seen.clause, plain_args(seen.told()), seen.about)


def event_infos(events: Sequence[Event], changes: Sequence[Change], viewer: int | None) -> list[EventInfo]:
    """With what each of them changed, if that is known."""
    infos = [event_info(event, viewer) for event in events]
    for info, change in zip(infos, changes, strict=False):
        info.change, info.own = change.view or None, change.own_of(viewer)
    return infos


def message_info(message: Message) -> MessageInfo:
    return MessageInfo(message.id, plain_args(message.args))


def prospect_infos(game: AnyGame, state: State, option: int) -> list[ProspectInfo]:
    """Where an option may lead."""
    return [
        ProspectInfo(str(prospect.spot), plain(prospect.spot), message_info(prospect.message), prospect.about)
        for prospect in Outlooks.of(game).outlook(state, option)
    ]


def question_seen(match: Match, number: int, viewer: int | None) -> QuestionInfo | None:
    if match.question is None:
        return None
    return question_as_seen(number, question_seen_by(match.state, match.question, viewer))


def question_as_seen(number: int, seen: QuestionSeen) -> QuestionInfo:
    options = cast("list[OptionInfo] | None", seen.options)  # whose fields are the same
    return QuestionInfo(number, seen.kind, seen.speaker, options, seen.about, seen.args)
