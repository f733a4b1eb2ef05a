"""What those who play agree on besides the game: that the clocks may run, a pause, a draw, that somebody gives up."""

from dataclasses import dataclass, field

from rumpus.kernel.question import TABLE
from rumpus.table.rooms.entries import (
    Agreed,
    AnyEntry,
    Began,
    Closed,
    Drawn,
    Halted,
    Joined,
    Muted,
    Opposed,
    Played,
    Readied,
    Resigned,
    Resumed,
    Returned,
    Seated,
    Undone,
    Wished,
)
from rumpus.table.rooms.seats import Seat

ENDED_EARLY = ("agreed", "resigned", "closed")


@dataclass
class Wish:
    """Something that somebody asks the others for."""

    number: int  # of its entry, so that nobody agrees to another one by mistake
    what: str
    seat: int
    agreed: set[int]  # whoever wishes it among them


@dataclass
class Agreements:
    wish: Wish | None = None
    opposed: dict[tuple[int, str], int] = field(default_factory=dict)  # when a seat's wish was not granted last
    unready: set[int] = field(default_factory=set)  # seats that have not said that they are ready
    halted: bool = False
    ended: str = ""  # why the game is over, though its rules would go on: one of ENDED_EARLY, or nothing
    muted: bool = False  # spectators may not speak

    @property
    def stand_still(self) -> bool:
        """Whether no clock runs, whoever is asked."""
        return self.halted or bool(self.unready)

    def take(self, entry: AnyEntry, number: int, moment: int, seats: list[Seat]) -> bool:
        """What an entry changes, of which everybody is then told; the seats are as they were before it."""
        before = (self.wish, len(self.unready), self.halted, self.ended, self.muted)
        match entry:
            case Began():
                self.unready = {*entry.awaits}
            case Played():
                self._played(entry, moment, seats)
            case Wished():
                self.wish = Wish(number, entry.what, entry.seat, {entry.seat})
            case Agreed() if self.wish is not None:
                self.wish.agreed.add(entry.seat)
                return True
            case Opposed():
                self._drop_wish(moment)
            case Readied():
                self.unready -= self.unready if entry.seat == TABLE else {entry.seat}
            case Halted():
                self.halted, self.wish = True, None
            case Resumed():
                self.halted = False
            case Drawn():
                self.ended, self.wish = "agreed", None
            case Closed():
                self.ended, self.wish, self.halted = "closed", None, False
            case Resigned():
                self.ended, self.wish = self.ended or ("" if entry.level else "resigned"), None
                self.unready.discard(entry.seat)
            case Muted():
                self.muted = entry.muted
            case Seated():
                self.wish = None
                self.unready.discard(entry.seat)
            case Joined() | Returned() | Undone():  # who plays has changed, or what: nobody has agreed to that
                self.wish = None
        return before != (self.wish, len(self.unready), self.halted, self.ended, self.muted)

    def _played(self, entry: Played, moment: int, seats: list[Seat]) -> None:
        """Whoever answers is ready; and whoever plays on, though asked for something, does not agree to it."""
        by_person = entry.seat != TABLE and not isinstance(entry.late, int) and not seats[entry.seat].bot
        if by_person:
            self.unready.discard(entry.seat)
        if self.wish is None:
            return
        if self.wish.what == "take-back" or (by_person and entry.seat not in self.wish.agreed):
            self._drop_wish(moment)

    def _drop_wish(self, moment: int) -> None:
        if self.wish is not None:
            self.opposed[self.wish.seat, self.wish.what] = moment
        self.wish = None
