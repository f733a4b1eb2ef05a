"""What a viewer of a room is sent: built from the room, showing nothing that this viewer may not know.

What is the same for several viewers is worked out and encoded once; what a viewer knows already is not sent again.
"""

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import Any

import msgspec

from rumpus.kernel.match import Match, options_seen
from rumpus.kernel.message import Refused
from rumpus.kernel.question import Question
from rumpus.records.undo import would_be_final
from rumpus.table.rooms import acts, propose
from rumpus.table.rooms.happened import Happened
from rumpus.table.rooms.live import LiveRoom
from rumpus.table.rooms.room import Room
from rumpus.table.wire.messages import ChatInfo, Consider, NoteInfo, Outlook, QuestionInfo, Update
from rumpus.table.wire.room_info import room_info
from rumpus.table.wire.told import encoded, message_info, prospect_infos, question_seen, told_to
from rumpus.thinking.grave import costs_of

_encode = msgspec.json.Encoder().encode


class Shown:
    """What there is to be seen in a room after an entry, encoded when the first viewer is to be sent it."""

    def __init__(self, live: LiveRoom, before: "Shown | None") -> None:
        self.room = room = live.room
        self.number = room.number
        self.guests = (live.attendance.watching, live.comings)
        self.about = (self.guests, room.arranged, room.stage, room.speakers())
        same = before is not None and before.room is room and before.about == self.about
        self.info: Any = before.info if before is not None and same else encoded(_encode(room_info(live)))
        self.asked = room.asked()
        self.winners = room.winners()
        self.may_undo = propose.who_may_undo(room)
        self.may_take_back = acts.who_may_ask_to_take_back(room)  # the seats that may, if the others agree
        self.parts: dict[tuple[str, int | None], Any] = {}
        self.missed: dict[int | None, Missed] = {}

    def since(self, number: int | None) -> "Missed":
        missed = self.missed.get(number)
        if missed is None:
            missed = self.missed[number] = Missed(self.room, number)
        return missed

    def view(self) -> Any:
        return self._once("view", None, self.room.open_view)

    def own(self, viewer: int | None) -> Any:
        return None if viewer is None else self._once("own", viewer, lambda: self.room.own_view(viewer))

    def question(self, viewer: int | None) -> Any:
        """With its options for the one who is asked; alike for everybody else."""
        if viewer is None or viewer != self.asked:
            return self._once("question", None, lambda: self.open_question)
        return self._once("question", viewer, lambda: with_options(self.room, self.open_question))

    @cached_property
    def open_question(self) -> QuestionInfo | None:
        """As everybody may know it."""
        return question_info(self.room)

    def _once(self, what: str, whose: int | None, look: Callable[[], Any]) -> Any:
        found = self.parts.get((what, whose))
        if found is None:
            found = self.parts[what, whose] = encoded(_encode(look()))
        return found


def shown_in(live: LiveRoom) -> Shown:
    shown: Shown | None = live.shown
    if (
        shown is None
        or shown.number != live.room.number
        or shown.room is not live.room
        or shown.guests != (live.attendance.watching, live.comings)
    ):
        shown = live.shown = Shown(live, shown)
    return shown


class Missed:
    """What has happened in a room after an entry: the same for all who were sent that one last."""

    def __init__(self, room: Room, since: int | None) -> None:
        missed = None if since is None else room.since(since)
        self.fresh = missed is None or any(happened.went_back for happened in missed)
        self.happened: Sequence[Happened] = () if missed is None or self.fresh else missed
        self.watched = all(happened.watched for happened in self.happened)
        self.unread = not self.watched and self._changed_something(room, since)
        after = 0 if self.fresh or since is None else since
        self.chat = chat_after(room, after)
        self.notes = notes_after(room, after)
        self.private = frozenset().union(*[happened.private for happened in self.happened])
        self.written: dict[tuple[int | None, bool], Any] = {}
        self.updates: dict[tuple[Any, ...], bytes] = {}  # by all that makes one viewer's another than the next one's

    def _changed_something(self, room: Room, since: int | None) -> bool:
        """Whether something was told while nobody watched. Before the beginning of a game there was nothing to see."""
        if not since or not any(happened.told for happened in self.happened if not happened.watched):
            return False
        before = room.since(since - 1)
        return before is None or bool(before[0].answers)

    def events(self, viewer: int | None, changes: bool) -> Any:
        seat = viewer if viewer in self.private else None
        written = self.written.get((seat, changes))
        if written is None:
            told = [one for happened in self.happened if (one := told_to(happened, seat, changes))]
            written = self.written[seat, changes] = encoded(b"[%b]" % b",".join(told))
        return written


def must_be_read(live: LiveRoom, since: int | None) -> bool:
    """Whether nobody watched what has happened after an entry, so that it must be played again to tell what each event
    has changed."""
    return shown_in(live).since(since).unread


def update_at_once(shown: Shown, viewer: int | None, since: int, known: Any) -> bytes:
    """As it goes to somebody who has been sent everything up to entry `since`, with what each event changes: the same
    bytes for all who are told the same. Nothing, if something must be read for it."""
    missed = shown.since(since)
    if missed.unread:
        return b""
    if missed.fresh or not missed.watched:
        return _encode(put_together(shown, missed, viewer, True, known))
    alone = viewer == shown.asked or viewer == shown.may_undo or viewer in missed.private
    takes_back = viewer in shown.may_take_back
    key = (viewer if alone else None, takes_back, shown.info is known, shown.room.clocks.left_now())
    written = missed.updates.get(key)
    if written is None:
        update = put_together(shown, missed, viewer, True, known)
        update.seat = msgspec.UNSET
        written = missed.updates[key] = _encode(update)
    return written


def update_for(
    live: LiveRoom,
    viewer: int | None,
    since: int | None,
    changes: bool = False,
    known: Any = None,
    read: bytes = b"",
) -> Update:
    """Everything after entry `since`; anew, if that is too long ago or the game went back in between. With `changes`
    nothing that the viewer knows is sent again: neither the view nor `known`, the info that was sent last. `read` is
    what happened, where nobody watched but somebody has read it."""
    shown = shown_in(live)
    return put_together(shown, shown.since(since), viewer, changes, known, read)


def put_together(
    shown: Shown, missed: Missed, viewer: int | None, changes: bool, known: Any, read: bytes = b""
) -> Update:
    room = shown.room
    whole = not changes or missed.fresh or not missed.watched
    return Update(
        number=room.number,
        seat=viewer,
        moment=room.moment,
        fresh=missed.fresh,
        info=None if changes and shown.info is known else shown.info,
        events=encoded(read) if read else missed.events(viewer, changes),
        view=shown.view() if whole else None,
        own=shown.own(viewer) if whole else None,
        question=shown.question(viewer),
        clocks=list(room.clocks.left_now()),
        due=room.clocks.due(),
        chat=missed.chat,
        notes=missed.notes,
        winners=shown.winners,
        may_undo=viewer is not None and viewer == shown.may_undo,
        may_take_back=viewer in shown.may_take_back,
    )


def chat_after(room: Room, number: int) -> list[ChatInfo]:
    chat = room.talk.chat
    if not chat or chat[-1][0] <= number:
        return []
    return [
        ChatInfo(at, said.who, said.text, said.at, said.seat, said.picture, said.watching)
        for at, said in chat
        if at > number
    ]


def notes_after(room: Room, number: int) -> list[NoteInfo]:
    notes = room.talk.notes
    if not notes or notes[-1].number <= number:
        return []
    return [
        NoteInfo(note.number, note.moment, note.at, message_info(note.message))
        for note in notes
        if note.number > number
    ]


def question_info(room: Room) -> QuestionInfo | None:
    return None if room.match is None or room.stage == "over" else question_seen(room.match, room.asked_at, None)


def with_options(room: Room, question: QuestionInfo | None) -> QuestionInfo | None:
    """The same, for the one who is asked."""
    if question is None or room.match is None:
        return None
    return msgspec.structs.replace(question, options=options_seen(room.match.state, room.match.asked()))


def outlook_for(room: Room, viewer: int | None, considered: Consider) -> Outlook:
    match, question = asked_in(room, viewer, considered.question)
    option = match.read(question, considered.text)
    prospects = prospect_infos(match.game, match.state, option)
    final = would_be_final(match, option, question.seat)
    grave, risk = (list(map(message_info, costs)) for costs in costs_of(match.game, match.state, option))
    return Outlook(considered.ref, considered.question, considered.text, final, grave, risk, prospects)


def asked_in(room: Room, viewer: int | None, number: int) -> tuple[Match, Question]:
    """Only for the one who is asked: what others consider is none of their business."""
    match = room.open_match(number)
    question = match.question
    if question is None or viewer != question.seat:
        raise Refused("answer-not-yours")
    return match, question
