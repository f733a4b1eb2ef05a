"""What goes over the wire, in both directions: all that is said on a socket, and what several requests have in common.
What only one part of the table says is in the modules beside this one (`room_messages.py` and others). OpenAPI and the
browser's types are made from these."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

LONGEST_NAME = 40
MOST = 2**53 - 1  # that every language can count to
Number = Annotated[int, Meta(ge=0, le=MOST)]
Ref = Annotated[int, Meta(ge=-MOST, le=MOST)]
Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
Entropy = Annotated[str, Meta(min_length=1, max_length=100)]
ChatText = Annotated[str, Meta(min_length=1, max_length=500)]
AnswerText = Annotated[str, Meta(min_length=1, max_length=100)]
Token = Annotated[str, Meta(min_length=20, max_length=60)]
ActKind = Literal["ready", "resign", "draw", "pause", "take-back", "agree", "oppose", "resume"]
Picture = Literal["clap", "laugh", "wow", "sad", "think", "heart"]
View = Any  # a game's own, as it can be encoded; or null


# Rooms


class SeatInfo(msgspec.Struct):
    kind: str
    name: str
    taken: bool
    joined: bool  # by a person, who may have left it to a bot meanwhile
    declined: bool  # by whoever it was kept for, in a rematch
    bot: str  # the level that answers now, or nothing
    commitment: str  # to what it brings to the dice, or nothing
    dice: str  # nothing, `committed`, `awaited` (every seat is taken: reveal it now) or `revealed`
    speaker: str  # what the notation calls it, once the game has begun
    player: str  # the public id of the player who sits here; nothing for somebody who is none
    persona: int  # which name and face a bot has here: another than any other seat's
    link: str  # the hash of the link that opens it, while nobody has used that
    here: bool  # whether its player is, over a socket
    away: int | None  # since when not, in milliseconds since 1970, if that is known
    ready: bool  # whether nothing must be said before the clocks run
    resigned: bool
    holiday: int | None  # until when its player has days off, in milliseconds since 1970
    holidays_left: int  # days that may still be taken off in this year


class WishInfo(msgspec.Struct):
    """What somebody asks the others for: `draw`, `pause` or `take-back`. Granted when all people have agreed."""

    number: int
    what: str
    seat: int
    awaited: list[int]  # seats that have not agreed yet


class Successor(msgspec.Struct):
    """The room of a rematch that somebody (nobody: the host) has offered."""

    room: str
    by: str


class RoomInfo(msgspec.Struct):
    room: str
    game: str
    options: dict[str, str]
    stage: str
    public: bool
    clock: str
    seats: list[SeatInfo]
    commitment: str
    opening: int  # so many answers come from another record, chance's among them
    daily: str
    again: str  # by what this is known as a second try at the game of the day: `browser`, `address` or nothing
    hints: bool
    rated: bool  # whether it counts for the ratings of those who play: all are players
    watching: int
    successor: Successor | None
    spectators: list[str]  # the names of those who watch and have said one
    wish: WishInfo | None
    halted: bool  # by a pause: no clock runs, nobody answers
    ended: str  # why the game is over, though its rules would go on: `agreed`, `resigned` or nothing
    muted: bool  # whether spectators may say nothing
    holiday: int | None  # until when the host has given everybody a break, in milliseconds since 1970
    holidays_left: int  # days for which the host may still do so
    past: "MessageInfo | None" = None  # why the game can be read, but no longer be played here
    kept_until: int | None = None  # a game that is over, in milliseconds since 1970; None: for ever


class Done(msgspec.Struct):
    """It is on disk, as this entry of the room's log."""

    number: int


class Refusal(msgspec.Struct):
    """Why nothing was changed."""

    id: str
    args: dict[str, Any]
    text: str


# Play


class MessageInfo(msgspec.Struct):
    """The id of a sentence in the Fluent files and what it speaks of; an argument may be such a message itself."""

    id: str
    args: dict[str, Any]


class EventInfo(msgspec.Struct, omit_defaults=True):
    """`args` are for its sentence, `about` is the same for programs: the game's own type. `change` is what has become
    of the view since the event before, and `own` of what only the viewer knows: the keys whose values are others,
    tables within it in the same way, and under `-` those that are gone; in a list of tables their places are the keys.
    One without an id tells nothing but that."""

    id: str
    clause: str
    args: dict[str, Any]
    about: Any = None
    change: dict[str, Any] | None = None
    own: dict[str, Any] | None = None


class OptionInfo(msgspec.Struct, omit_defaults=True):
    """`text` is what to answer, in the notation; `about` says the same to programs, in the game's own type, and `args`
    is what its sentence, `option-<kind of the question>-<verb>`, speaks of besides."""

    text: str
    about: Any = None
    args: dict[str, Any] = {}


class QuestionInfo(msgspec.Struct, omit_defaults=True):
    """Options only for the one who is asked."""

    number: int
    kind: str
    speaker: str
    options: list[OptionInfo] | None = None
    about: Any = None
    args: dict[str, Any] = {}  # what its sentence, `ask-<kind>`, speaks of


class ChatInfo(msgspec.Struct):
    """Words, or a picture."""

    number: int
    who: str
    text: str
    at: int
    seat: int | None  # whose it was, unless by a spectator or long ago
    picture: str
    watching: bool  # said by a spectator


class NoteInfo(msgspec.Struct):
    """What everybody at the table is told besides the game: whose seat has changed hands, and who did that."""

    number: int
    moment: int  # of the game
    at: int
    message: MessageInfo


class Update(msgspec.Struct, tag="update"):
    """The room after entry `number`: what happened since the viewer's last update, and how things are now. Whoever
    asked for `changes` is sent `info`, `view` and `own` only if what was sent before, and what events have changed
    since, does not tell them."""

    number: int
    seat: int | msgspec.UnsetType | None  # the viewer's, none for those who watch; left out if it is as it was
    moment: int  # how many answers of players have brought us here
    fresh: bool  # start anew from the view: what was shown before may no longer hold
    info: RoomInfo | None
    events: list[EventInfo]
    view: View  # what everybody may know, once the game has begun
    own: View  # what only the viewer knows besides; none for those who watch
    question: QuestionInfo | None
    clocks: list[int]
    due: int | None  # when a clock in days runs out, in milliseconds since 1970, as far as is known
    chat: list[ChatInfo]
    notes: list[NoteInfo]
    winners: list[str] | None
    may_undo: bool
    may_take_back: bool  # if the others agree


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


class AnnouncementInfo(msgspec.Struct):
    """What the operator tells everybody, in their own words."""

    number: int
    text: str
    until: int  # milliseconds since 1970


class Announcements(msgspec.Struct, tag="announcements"):
    """All that is announced now; sent when it changes."""

    lines: list[AnnouncementInfo]


class Hello(msgspec.Struct, tag="hello", forbid_unknown_fields=True):
    """The first message of a socket: which room, by which token, and the last number seen before. A spectator may say
    a name. With `changes`, what is to be seen comes once, and then only what each event changed in it, so that a page
    can show one after another."""

    room: Annotated[str, Meta(max_length=40)]
    token: Token | None = None
    since: Number | None = None
    changes: bool = False
    name: Name | None = None


class GiveAnswer(msgspec.Struct, tag="answer", forbid_unknown_fields=True):
    ref: Ref
    question: Number
    text: AnswerText


class Chat(msgspec.Struct, tag="chat", forbid_unknown_fields=True):
    ref: Ref
    text: ChatText


class React(msgspec.Struct, tag="react", forbid_unknown_fields=True):
    """A picture instead of words."""

    ref: Ref
    picture: Picture


class Act(msgspec.Struct, tag="act", forbid_unknown_fields=True):
    """What a player does besides answering; `wish` is the number of what they agree to, or oppose."""

    ref: Ref
    act: ActKind
    wish: Number = 0


class Reveal(msgspec.Struct, tag="reveal", forbid_unknown_fields=True):
    """What the seat had committed to, once every seat is taken."""

    ref: int
    entropy: Entropy


class Undo(msgspec.Struct, tag="undo", forbid_unknown_fields=True):
    ref: Ref


class Consider(msgspec.Struct, tag="consider", forbid_unknown_fields=True):
    """Where would this answer lead? Asking changes nothing."""

    ref: Ref
    question: Number
    text: AnswerText


class ProspectInfo(msgspec.Struct, omit_defaults=True):
    """A spot of the board, and on which outcomes something gets there: `goes here on north or the wind`. `spot` is how
    the notation writes it, `name` what people call it."""

    spot: str
    name: str
    message: MessageInfo
    about: Any = None


class Outlook(msgspec.Struct, tag="outlook"):
    """Where an answer that somebody considers may lead, from what they may know."""

    ref: int
    question: int
    text: str
    final: bool  # it could not be taken back
    grave: list[MessageInfo]  # what of their own it would almost certainly cost; nothing, as a rule
    risk: list[MessageInfo]  # what of their own it may cost, if it is not grave
    prospects: list[ProspectInfo]


class OddsWanted(msgspec.Struct, tag="odds", forbid_unknown_fields=True):
    """What may come of this answer, and how likely? Asking changes nothing."""

    ref: Ref
    question: Number
    text: AnswerText


class OddsTold(msgspec.Struct, tag="odds-told"):
    """A line for each thing concerned, from what the one who is asked may know; none, if nothing that matters
    depends on it."""

    ref: int
    question: int
    text: str
    lines: list[MessageInfo]
    exact: bool  # all ways on were counted; if not, some were sampled, and the lines say how far off they may be


class HintWanted(msgspec.Struct, tag="hint", forbid_unknown_fields=True):
    """What would a strong bot answer? Only where the room has hints."""

    ref: Ref
    question: Number


class HintTold(msgspec.Struct, tag="hint-told"):
    ref: int
    question: int
    text: str
    reasons: list[MessageInfo]


FromClient = GiveAnswer | Chat | React | Act | Undo | Reveal | Consider | OddsWanted | HintWanted
FromServer = Update | Ack | Nack | Notice | Announcements | Outlook | OddsTold | HintTold
