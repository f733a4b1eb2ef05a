"""What goes over the wire, in both directions. OpenAPI and the browser's types are made from these."""

from typing import Annotated, Any

import msgspec
from msgspec import Meta

LONGEST_NAME = 40
Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
Entropy = Annotated[str, Meta(max_length=100)]
ChatText = Annotated[str, Meta(min_length=1, max_length=500)]
AnswerText = Annotated[str, Meta(min_length=1, max_length=100)]
Token = Annotated[str, Meta(min_length=20, max_length=60)]
Record = Annotated[str, Meta(max_length=400_000)]
Seats = Annotated[list[Annotated[str, Meta(max_length=20)]], Meta(min_length=1, max_length=8)]


# Rooms


class NewRoom(msgspec.Struct, forbid_unknown_fields=True):
    """Seats are `person`, `screen` (somebody at the host's screen) or the level of a bot."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Seats
    options: Annotated[
        dict[Annotated[str, Meta(max_length=40)], Annotated[str, Meta(max_length=200)]], Meta(max_length=10)
    ] = {}
    public: bool = False
    clock: Annotated[str, Meta(max_length=12)] = "none"
    daily: bool = False  # everybody's dice of today: one person against bots


class SeatLink(msgspec.Struct):
    seat: int
    token: str


class RoomLinks(msgspec.Struct):
    """Whoever has a token has what it opens: keep the host's, give each player theirs."""

    room: str
    host: str
    watch: str
    seats: list[SeatLink]


class SeatInfo(msgspec.Struct):
    kind: str
    name: str
    taken: bool
    bot: str  # the level that answers now, or nothing
    speaker: str  # what the notation calls it, once the game has begun


class RoomInfo(msgspec.Struct):
    room: str
    game: str
    options: dict[str, str]
    stage: str
    public: bool
    clock: str
    seats: list[SeatInfo]
    commitment: str
    daily: str
    watching: int


class Join(msgspec.Struct, forbid_unknown_fields=True):
    """`token` opens a seat; without one, a free seat of a public room is given."""

    name: Name
    entropy: Entropy = ""
    token: Token | None = None


class Joining(msgspec.Struct):
    seat: int
    token: str


class Answering(msgspec.Struct, forbid_unknown_fields=True):
    question: Annotated[int, Meta(ge=0)]  # its number
    text: AnswerText


class Chatting(msgspec.Struct, forbid_unknown_fields=True):
    text: ChatText


class Seating(msgspec.Struct, forbid_unknown_fields=True):
    """A bot's level to let it answer for the seat; nothing to hand the seat back."""

    seat: Annotated[int, Meta(ge=0, le=7)]
    level: Annotated[str, Meta(max_length=20)] = ""


class Importing(msgspec.Struct, forbid_unknown_fields=True):
    """A record to be watched, or, given seats, to be played on from its answer number `after`."""

    record: Record
    after: Annotated[int, Meta(ge=0)] | None = None
    seats: Seats | None = None


class Forking(msgspec.Struct, forbid_unknown_fields=True):
    """A new room that goes on from answer number `after` of a game that is over."""

    after: Annotated[int, Meta(ge=0)]
    seats: Seats


class Done(msgspec.Struct):
    """It is on disk, as this entry of the room's log."""

    number: int


class Refusal(msgspec.Struct):
    """Nothing was changed, and why."""

    id: str
    args: dict[str, Any]
    text: str


class Sentence(msgspec.Struct):
    """A message for programs, and in words."""

    id: str
    args: dict[str, Any]
    text: str


class OddsInfo(msgspec.Struct):
    """What may come of an option. A margin of 0 means that the odds are exact."""

    lines: list[Sentence]
    margin: float


class HintInfo(msgspec.Struct):
    option: str
    reasons: list[Sentence]


class Health(msgspec.Struct):
    open: bool


# Play


class EventInfo(msgspec.Struct):
    id: str
    clause: str
    args: dict[str, Any]


class QuestionInfo(msgspec.Struct, omit_defaults=True):
    """Options only for the one who is asked."""

    number: int
    kind: str
    speaker: str
    options: list[str] | None = None


class ChatInfo(msgspec.Struct):
    number: int
    who: str
    text: str
    at: int


class Update(msgspec.Struct, tag="update"):
    """The room after entry `number`: what happened since the viewer's last update, and how things are now."""

    number: int
    fresh: bool  # start anew from the view: what was shown before may no longer hold
    info: RoomInfo
    events: list[EventInfo]
    view: dict[str, Any] | None
    question: QuestionInfo | None
    clocks: list[int]
    chat: list[ChatInfo]
    winners: list[str] | None
    may_undo: bool


class Ack(msgspec.Struct, tag="ack"):
    """The client's message `ref` was done, as entry `number`."""

    ref: int
    number: int


class Nack(msgspec.Struct, tag="nack"):
    ref: int
    why: Refusal


class Notice(msgspec.Struct, tag="notice"):
    """The server says something about itself, such as that it stops."""

    text: str


class Hello(msgspec.Struct, tag="hello", forbid_unknown_fields=True):
    """The first message of a socket: which room, by which token, and the last number seen before."""

    room: Annotated[str, Meta(max_length=40)]
    token: Token | None = None
    since: Annotated[int, Meta(ge=0)] | None = None


class Answer(msgspec.Struct, tag="answer", forbid_unknown_fields=True):
    ref: int
    question: Annotated[int, Meta(ge=0)]
    text: AnswerText


class Chat(msgspec.Struct, tag="chat", forbid_unknown_fields=True):
    ref: int
    text: ChatText


class Undo(msgspec.Struct, tag="undo", forbid_unknown_fields=True):
    ref: int


FromClient = Answer | Chat | Undo
