"""What is asked over HTTP of a room, and what is answered. OpenAPI and the browser's types are made from these."""

from typing import Annotated

import msgspec
from msgspec import Meta

from rumpus.table.wire.messages import ActKind, AnswerText, ChatText, Entropy, Name, Number, Picture, Token

Commitment = Annotated[str, Meta(pattern="^([0-9a-f]{64})?$")]
Record = Annotated[str, Meta(max_length=400_000)]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
Seats = Annotated[list[Annotated[str, Meta(max_length=20)]], Meta(min_length=1, max_length=8)]


class NewRoom(msgspec.Struct, forbid_unknown_fields=True):
    """Seats are `person`, `screen` (somebody at the host's screen) or the level of a bot."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Seats
    options: Annotated[
        dict[Annotated[str, Meta(max_length=40)], Annotated[str, Meta(max_length=200)]], Meta(max_length=10)
    ] = {}
    public: bool = False
    clock: Annotated[str, Meta(max_length=80)] | None = None  # left out: as the rules agreed on have it
    visitor: Token | None = None  # what a browser is known by, so that its second game of a day is told from the first
    daily: bool = False  # everybody's dice of today: one person against bots
    hints: bool = False  # whether whoever is asked may ask what a strong bot would do
    rated: bool = False  # whether it counts for ratings: then only players may sit down, and by that they agree


class SeatLink(msgspec.Struct):
    seat: int
    token: str


class RoomLinks(msgspec.Struct):
    """Whoever has a token has what it opens: keep the host's, give each player theirs. Note the commitment."""

    room: str
    commitment: str
    host: str
    watch: str
    seats: list[SeatLink]


class Join(msgspec.Struct, forbid_unknown_fields=True):
    """`token` is a seat's link; without one, a free seat of a public room is given. `key` is a token of your own
    that is to open the seat; without one, a new one is made. If you are not sure that you were heard, say the same
    again."""

    name: Name
    commitment: Commitment = ""  # to what this seat brings to the dice; nothing to bring nothing
    token: Token | None = None
    key: Token | None = None


class Joining(msgspec.Struct):
    """`token` opens the seat from now on; the link no longer does."""

    seat: int
    token: str


class Revealing(msgspec.Struct, forbid_unknown_fields=True):
    """What the seat had committed to, once every seat is taken."""

    entropy: Entropy


class Answering(msgspec.Struct, forbid_unknown_fields=True):
    question: Number  # its number
    text: AnswerText


class Chatting(msgspec.Struct, forbid_unknown_fields=True):
    """Who watches says a name with it."""

    text: ChatText
    name: Name | None = None


class Reacting(msgspec.Struct, forbid_unknown_fields=True):
    """A picture instead of words. Who watches says a name with it."""

    picture: Picture
    name: Name | None = None


class Acting(msgspec.Struct, forbid_unknown_fields=True):
    """What a player does besides answering; `wish` is the number of what they agree to, or oppose."""

    act: ActKind
    wish: Number = 0


class Resting(msgspec.Struct, forbid_unknown_fields=True):
    """Days off from a game over days, from now on; 0: back again. The host may give `everybody` a break."""

    days: Annotated[int, Meta(ge=0, le=60)]
    everybody: bool = False


class Moving(msgspec.Struct, forbid_unknown_fields=True):
    """To a free seat, before the game begins."""

    seat: SeatNumber


class Muting(msgspec.Struct, forbid_unknown_fields=True):
    """Whether spectators may say nothing."""

    muted: bool


class Seating(msgspec.Struct, forbid_unknown_fields=True):
    """A bot's level to let it answer for the seat; nothing to hand the seat back. Where the player is there, the host
    must say so."""

    seat: SeatNumber
    level: Annotated[str, Meta(max_length=20)] = ""
    though_here: bool = False


class Inviting(msgspec.Struct, forbid_unknown_fields=True):
    """A new link to a seat, for somebody who has lost the key to it, or who comes in another's place."""

    seat: SeatNumber


class Rematch(msgspec.Struct, forbid_unknown_fields=True):
    """As in `Join`, for the room of the rematch."""

    commitment: Commitment = ""
    key: Token | None = None


class Following(msgspec.Struct):
    """The room of the rematch and the seat there, none for a host without one. `token` opens it; `host` says whether
    the token that this was asked with is the host's there."""

    room: str
    commitment: str
    seat: int | None
    token: str
    host: bool


class Importing(msgspec.Struct, forbid_unknown_fields=True):
    """A record to be watched, or, given seats, to be played on from its answer number `after`."""

    record: Record
    after: Number | None = None
    seats: Seats | None = None
    hints: bool = False


class Forking(msgspec.Struct, forbid_unknown_fields=True):
    """A new room that goes on from answer number `after` of a game that is over."""

    after: Number
    seats: Seats
    hints: bool = False


class Health(msgspec.Struct):
    open: bool
    writes: bool  # whether something could be written of late
