"""What a room's log is made of. The log is the truth: everything else about a room can be worked out from it.

Each entry is one thing that somebody did, complete: an answer with all of chance's that follow from it, so
that nothing can ever be half-applied. Entries are numbered from 1 in each room.
"""

from typing import Literal, TypeAlias

import msgspec


class Entry(msgspec.Struct, frozen=True, tag_field="entry"):
    at: int  # when, in milliseconds since 1970
    left: tuple[int, ...] = ()  # milliseconds on each seat's clock at that moment
    goes_on: bool | msgspec.UnsetType = msgspec.UNSET  # though nobody comes: a clock runs; older ones do not say
    due: int | msgspec.UnsetType = msgspec.UNSET  # not before that, by a clock in days: in milliseconds since 1970


class Joined(Entry, frozen=True, tag="joined"):
    seat: int = 0
    name: str = ""
    entropy: str = ""  # in logs of before, when seats did not commit to it first
    commitment: str = ""  # to what this seat brings to the dice
    # Hash of the token that opens the seat from now on, or the id of a player; in old logs nothing, where the link did.
    key: str = ""


class Revealed(Entry, frozen=True, tag="revealed"):
    """What a seat had committed to. Nobody reveals before every seat is taken, and nobody commits after that."""

    seat: int = 0
    entropy: str = ""


class Began(Entry, frozen=True, tag="began"):
    """Every seat is taken and has revealed what it brings: the game starts. Chance decides what comes before the first
    player's question."""

    lines: tuple[str, ...] = ()
    awaits: tuple[int, ...] = ()  # the seats that say whether they are ready, before any clock runs; in old logs none


class Played(Entry, frozen=True, tag="played"):
    """An answer, or what the table says, and chance's answers that follow, as lines of the record."""

    seat: int = 0  # whose answer; -2 for the table's word
    lines: tuple[str, ...] = ()
    late: int | msgspec.UnsetType = msgspec.UNSET  # the seat whose time was up, if that is why


class Undone(Entry, frozen=True, tag="undone"):
    """The last line of the record is taken back; or so many of them, if everybody has agreed to that."""

    seat: int = 0
    answers: int = 1
    agreed: bool = False


class Said(Entry, frozen=True, tag="said"):
    """Words, or a picture instead."""

    who: str = ""
    text: str = ""
    seat: int | None = None  # nobody's for a spectator, nor in old logs, in which only players spoke
    picture: str = ""
    watching: bool = False  # said by a spectator


class Seated(Entry, frozen=True, tag="seated"):
    """Who answers for a seat from now on: a bot of a level, or (no level) its person again."""

    seat: int = 0
    level: str = ""
    by: Literal["host", "table", "clock"] = "host"  # the table replaces a bot that failed, the clock whoever ran out


class Invited(Entry, frozen=True, tag="invited"):
    """The host has made a new link to a seat, for somebody who has lost their key or comes in another's place."""

    seat: int = 0
    link: str = ""  # its hash


class Returned(Entry, frozen=True, tag="returned"):
    """Somebody took their seat back: from a bot, or from whoever had come by a new link."""

    seat: int = 0
    key: str = ""  # hash of the token that opens the seat again


class Offered(Entry, frozen=True, tag="offered"):
    """Somebody offers a rematch: the room that follows this one, of which there is never more than one."""

    by: str = ""  # their name, or nothing for a host who has no seat
    room: str = ""  # its id
    secret: str = ""  # of its dice
    host: str = ""  # the hash of the token that whoever offers it has here


class Declined(Entry, frozen=True, tag="declined"):
    """Somebody for whom a seat was kept does not come along."""

    seat: int = 0


class Paused(Entry, frozen=True, tag="paused"):
    """The table closes for a while, and with it stand the clocks."""


class Moved(Entry, frozen=True, tag="moved"):
    """Before the game somebody has changed to a seat that was free; the link to that one leads to theirs now."""

    seat: int = 0
    to: int = 0


class Readied(Entry, frozen=True, tag="readied"):
    """Somebody is ready for the clocks to run; -2 for the table, which waits for nobody any longer."""

    seat: int = 0


class Wished(Entry, frozen=True, tag="wished"):
    """Somebody asks the others for something that all must agree to."""

    seat: int = 0
    what: Literal["draw", "pause", "take-back"] = "draw"


class Agreed(Entry, frozen=True, tag="agreed"):
    """Somebody agrees, and somebody else has not yet. The last one to agree is in the entry of what comes of it."""

    seat: int = 0


class Opposed(Entry, frozen=True, tag="opposed"):
    """Somebody does not agree, or no longer wishes it: then it is `withdrawn`."""

    seat: int = 0
    withdrawn: bool = False


class Drawn(Entry, frozen=True, tag="drawn"):
    """All have agreed to a draw, this seat being the last: the game is over."""

    seat: int = 0


class Halted(Entry, frozen=True, tag="halted"):
    """All have agreed to a pause: clocks and bots stand still, and nobody answers."""

    seat: int = 0


class Resumed(Entry, frozen=True, tag="resumed"):
    """Somebody ends the pause."""

    seat: int = 0


class Resigned(Entry, frozen=True, tag="resigned"):
    """Somebody gives up, and can no longer win. A bot of that level plays on in their place; without one the game is
    over, and whoever has not resigned has won."""

    seat: int = 0
    level: str = ""
    late: bool = False  # their time was up, and it was agreed that this costs the game


class Rested(Entry, frozen=True, tag="rested"):
    """Somebody takes days off from a game over days, or comes back before they are over; -2: the host gives everybody
    a break."""

    seat: int = 0
    until: int = 0  # in milliseconds since 1970


class Muted(Entry, frozen=True, tag="muted"):
    """The host lets spectators speak, or does not."""

    muted: bool = True


class Retracted(Entry, frozen=True, tag="retracted"):
    """The operator has taken back a line of the chat."""

    number: int = 0  # of its entry


class Renamed(Entry, frozen=True, tag="renamed"):
    """The operator calls somebody otherwise, wherever their name is shown."""

    before: str = ""
    name: str = ""


class Closed(Entry, frozen=True, tag="closed"):
    """The operator has ended the game."""


Moderating: TypeAlias = Retracted | Renamed | Closed
Together: TypeAlias = Readied | Wished | Agreed | Opposed | Drawn | Halted | Resumed | Resigned | Rested
AnyEntry: TypeAlias = (
    Joined
    | Revealed
    | Began
    | Played
    | Undone
    | Said
    | Seated
    | Invited
    | Returned
    | Offered
    | Declined
    | Paused
    | Moved
    | Together
    | Muted
    | Moderating
)


ASKING = (Played, Began, Undone)  # after which another question is open
TIMED = (*ASKING, Paused, Readied, Halted, Resumed, Drawn, Resigned, Closed)  # after which clocks run anew
TIMED_IN_DAYS = (*TIMED, Rested)
GOES_ON_NOT = (
    b'"goes_on":false'  # as an entry has it that says so; in a text there would be a backslash before each quote
)


def ends_the_game(entry: AnyEntry) -> bool:
    """Though its rules would go on."""
    return isinstance(entry, (Drawn, Closed)) or (isinstance(entry, Resigned) and not entry.level)


def tells_of_rewriting(data: bytes) -> bool:
    """Whoever is renamed in it is called so already: somebody has left, and what came before was rewritten, too."""
    entry = read_entry(data) if b'"renamed"' in data else None
    return isinstance(entry, Renamed) and entry.before == entry.name


def write_entry(entry: AnyEntry) -> bytes:
    return msgspec.json.encode(entry)


_decoder: "msgspec.json.Decoder[AnyEntry]" = msgspec.json.Decoder(AnyEntry)


def read_entry(data: bytes) -> AnyEntry:
    return _decoder.decode(data)
