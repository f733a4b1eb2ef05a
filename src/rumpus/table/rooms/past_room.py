"""A room that can no longer be played here, because its rules, its game or its box are others now: it is read, and
nothing in it is played. A game that is over can be seen and downloaded; one that is not has come to its end."""

from typing import Any

from rumpus.kernel.game import View
from rumpus.kernel.match import SPEAKERS, Match
from rumpus.kernel.message import Message, Refused
from rumpus.kernel.question import CHANCE
from rumpus.records.record import Record, read_lines
from rumpus.table.rooms.boxes import without_folder
from rumpus.table.rooms.entries import AnyEntry, Began, Played, Undone
from rumpus.table.rooms.happened import Happened
from rumpus.table.rooms.kept import Kept
from rumpus.table.rooms.record_head import headed
from rumpus.table.rooms.room import Room
from rumpus.table.store.base import RoomRow

QUIET = 24 * 3600 * 1000  # milliseconds after which nobody can be playing on at a table that has the old rules still


class PastRoom(Room):
    def __init__(self, row: RoomRow, past: Message, over: bool, kept: Kept | None) -> None:
        super().__init__(row)
        self.past: Message = past
        self.over = over
        self.kept = kept
        self.lines: tuple[str, ...] = ()
        self.names: tuple[str, ...] = ()  # who sat here when the game began
        self.last = row.created  # when something happened last
        if kept is not None:
            self.lines, self.names = kept.lines, kept.names
            self.moment = count_answers(self.lines)

    def _agree(self) -> None:
        self.options = without_folder(self.row.options)

    def __getattr__(self, name: str) -> Any:
        if name in ("game", "setting"):
            raise self.refusal()
        raise AttributeError(name)

    def refusal(self) -> Refused:
        return Refused(self.past.id, **self.past.args)

    @property
    def stage(self) -> str:
        return "over" if self.over else "stopped"

    def may_begin(self) -> bool:
        return False

    def check_goes_on(self) -> None:
        raise self.refusal()

    def played(self) -> Match:
        raise self.refusal()

    def open_view(self) -> View | None:
        return None if self.kept is None else self.kept.view

    def own_view(self, seat: int) -> View | None:
        return None if self.kept is None or not self.kept.own else self.kept.own[seat]

    def speakers(self) -> list[str]:
        return [""] * len(self.row.seats) if self.kept is None else self.kept.speakers

    def winners(self) -> list[str] | None:
        return None if self.kept is None else self.kept.winners

    def record(self, viewer: int | None, at: int) -> Record:
        """As it was written. What a hand held in a game that was not over nobody can tell apart any more, so such a
        record is shown once nobody can be playing on."""
        if not self.over and at - self.last < QUIET:
            raise self.refusal()
        record = Record(self.row.game, self.row.rules_version, self.names, {})
        record.lines = read_lines(list(enumerate(self.lines, 1)))
        return headed(record, self, self.over, at)

    # What has happened

    def apply(self, entry: AnyEntry, worked_out: Match | None = None) -> None:
        super().apply(entry, worked_out)
        self.last = max(self.last, entry.at)

    def _go_on(self, entry: Began | Played, worked_out: Match | None) -> None:
        if self.kept is None:
            if isinstance(entry, Began):
                self.lines = self.row.opening
                self.names = self.players()
            self.lines += entry.lines
            self.moment = count_answers(self.lines)

    def _note(self, happened: Happened) -> None:
        happened.watched = False

    def _go_back(self, entry: Undone, worked_out: Match | None) -> None:
        if self.kept is None:
            self.lines = self.lines[: -entry.answers]
            self.moment = count_answers(self.lines)


def count_answers(lines: tuple[str, ...]) -> int:
    return sum(not line.startswith(f"{SPEAKERS[CHANCE]}:") for line in lines)
