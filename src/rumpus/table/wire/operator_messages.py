"""What whoever runs the table asks for, and is told."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from rumpus.table.wire.messages import AnnouncementInfo, ChatInfo, Name, Number

LONGEST_ANNOUNCEMENT = 300
Mark = Annotated[str, Meta(min_length=8, max_length=64)]
Minutes = Annotated[int, Meta(ge=1, le=525_600)]


class FoundRoom(msgspec.Struct):
    """A room as the store tells it."""

    room: str
    game: str
    stage: str
    public: bool
    created: int  # milliseconds since 1970, as is `last`, when something happened in it
    last: int
    entries: int
    names: list[str]


class FoundRooms(msgspec.Struct):
    rooms: list[FoundRoom]
    more: bool  # there are others, older ones


class PersonInfo(msgspec.Struct):
    """Somebody at a table: by the key of a seat, or, if they only watch, by what their address is known by."""

    name: str
    seat: int | None
    key: str  # the hash of their token; nothing for who has none
    mark: str  # what their address is known by; nothing for a player who is not there


class RoomPeople(msgspec.Struct):
    room: str
    game: str
    stage: str
    people: list[PersonInfo]
    chat: list[ChatInfo]


class FoundPlayer(msgspec.Struct):
    id: str
    name: str
    created: int  # milliseconds since 1970, as is `seen`, when they came last, to a day
    seen: int
    games: int


class FoundPlayers(msgspec.Struct):
    players: list[FoundPlayer]
    more: bool


class Calling(msgspec.Struct, forbid_unknown_fields=True):
    name: Name


class BookedInfo(msgspec.Struct):
    """Something that the operator has done."""

    number: int
    at: int
    who: str
    what: str
    room: str
    subject: str
    text: str
    until: int


class OperatorInfo(msgspec.Struct):
    announcements: list[AnnouncementInfo]
    bars: list[BookedInfo]  # who is muted or kept out now
    deeds: list[BookedInfo]  # the last hundred, the newest first


class Announcing(msgspec.Struct, forbid_unknown_fields=True):
    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_ANNOUNCEMENT)]
    minutes: Minutes


class Withdrawing(msgspec.Struct, forbid_unknown_fields=True):
    number: Number


class Barring(msgspec.Struct, forbid_unknown_fields=True):
    """`who` is the key of a seat, the id of a player or the mark of an address."""

    who: Mark
    what: Literal["muted", "kept-out"]
    minutes: Minutes


class Pardoning(msgspec.Struct, forbid_unknown_fields=True):
    who: Mark


class Retracting(msgspec.Struct, forbid_unknown_fields=True):
    number: Number  # of the line's entry


class Renaming(msgspec.Struct, forbid_unknown_fields=True):
    before: Name
    name: Name
