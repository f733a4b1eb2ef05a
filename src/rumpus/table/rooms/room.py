"""One room as its log tells it: who sits where, the match, the chat, the clocks. No waiting, no disk, no network."""

from dataclasses import dataclass
from functools import cached_property

import msgspec

from rumpus.kernel.game import View
from rumpus.kernel.match import SPEAKERS, Match
from rumpus.kernel.message import Message, Refused
from rumpus.kernel.question import CHANCE
from rumpus.kernel.registry import find_game
from rumpus.records.changes import Watching
from rumpus.records.dice import CheckableChance, commitment, mix
from rumpus.records.looking import Looked
from rumpus.records.record import Record, read_lines, record_of
from rumpus.records.replay import feed
from rumpus.records.seen import record_seen_by
from rumpus.records.story import count_moments
from rumpus.records.undo import take_back
from rumpus.table.rooms.agreements import Agreements
from rumpus.table.rooms.boxes import without_folder
from rumpus.table.rooms.clocks import read_clock
from rumpus.table.rooms.day_clocks import clocks_for
from rumpus.table.rooms.entries import (
    ASKING,
    AnyEntry,
    Began,
    Declined,
    Invited,
    Joined,
    Moved,
    Offered,
    Paused,
    Played,
    Renamed,
    Resigned,
    Retracted,
    Returned,
    Revealed,
    Said,
    Seated,
    Undone,
)
from rumpus.table.rooms.happened import Happened, Told, noted, private_to
from rumpus.table.rooms.notes import Note, note_of
from rumpus.table.rooms.record_head import headed
from rumpus.table.rooms.running import run_clocks
from rumpus.table.rooms.seats import seat_of, seats_for
from rumpus.table.rooms.talk import Talk
from rumpus.table.store.base import RoomRow

PAST_KEPT = 40  # entries that a room in memory remembers of its past; the store has all of it
CHANCES_LINE = f"{SPEAKERS[CHANCE]}:"


@dataclass(frozen=True)
class Proposal:
    """Something that can happen next in a room, worked out but not yet written."""

    entry: AnyEntry
    match: Match | None = None


@dataclass(frozen=True)
class Opening:
    """The match as far as the record that a room was forked from."""

    match: Match
    moments: int


class Room:
    past: Message | None = None  # why it can no longer be played here

    def __init__(self, row: RoomRow) -> None:
        self.row = row
        self._agree()
        self.number = 0  # of the last entry
        self.last = row.created  # when something happened last
        self.asked_at = 0  # the entry that brought the open question: the question's number
        self.asked_since = 0  # the entry from which on it is the same seat that is asked
        self.asked_last: int | None = None  # which that is
        self.seats = seats_for(row.seats, row.keys, row.names, row.resigned)
        self.links = {*row.keys}  # all that there ever were, used or not
        self.inherited = len(row.opening)  # answers of the game that this room was forked from
        self.opening: Opening | None = None  # of a room that was forked, until its game begins here
        self.match: Match | None = None
        self.moment = 0  # how many answers of players have brought the match here
        self.earlier: list[Match] = []  # what the match was, answer by answer, the latest last: as far as undo may go
        self.watched = False  # whether somebody may look on, so that what each event changes is noted as it happens
        self.looked: Looked | None = None  # what there was to be seen when that was last noted
        self.arranged = 0  # the last entry that was about who sits here, and not about the game
        self.drawn = 0  # how many outcomes of chance were drawn here; undo never crosses one
        self._key: bytes | None = None
        self.history: list[Happened] = []  # the last entries; how many is PAST_KEPT's business
        self.talk = Talk()
        self.offer: Offered | None = None  # of a rematch
        self.agreements = Agreements(ended=row.ended)
        self.timed_at = 0  # the entry from which the running clock runs
        self.paused = False  # the table has closed, and nobody was asked anew since
        self.clocks = clocks_for(read_clock(row.clock), len(row.seats))

    def _agree(self) -> None:
        """On the game, its rules and its box."""
        self.game = find_game(self.row.game)
        if self.row.rules_version != self.game.rules_version:
            raise Refused("record-other-rules", recorded=self.row.rules_version, ours=self.game.rules_version)
        self.setting = self.game.setting(len(self.row.seats), self.row.options)

    # What it is now

    @property
    def stage(self) -> str:
        if self.match is None:
            return "open"
        return "running" if self.match.result is None and not self.agreements.ended else "over"

    @cached_property
    def options(self) -> dict[str, str]:
        """What was agreed, as everybody may know it."""
        return without_folder(self.setting.header())

    @cached_property
    def commitment(self) -> str:
        return commitment(bytes.fromhex(self.row.secret), self.row.opening, self.row.dice)

    def may_begin(self) -> bool:
        return self.full() and not self.is_stuck()

    def is_stuck(self) -> bool:
        """Every seat is taken, but somebody does not reveal what they bring; or the game begins in another room."""
        return self.full() and (self.offer is not None or any(seat.owes_entropy for seat in self.seats))

    def full(self) -> bool:
        """Every seat is taken and the game has not begun: whoever has committed to something reveals it now."""
        return self.match is None and all(seat.taken for seat in self.seats)

    def role(self, key: str) -> int | None:
        """The seat that a token of this hash opens, or None for somebody who may watch. Refused if it opens nothing."""
        seat = seat_of(self.seats, key)
        if seat is not None or self.knows(key):
            return seat
        raise Refused("link-used" if key in self.links else "token-unknown")

    def knows(self, key: str) -> bool:
        """Whether a token of this hash opens anything now."""
        return key in (self.row.watch, self.row.host) or any(
            key == seat.link or seat.is_claimed_by(key) for seat in self.seats
        )

    def asked(self) -> int | None:
        """The seat whose question is open."""
        question = None if self.match is None or self.agreements.ended else self.match.question
        return None if question is None else question.seat

    def people(self) -> list[int]:
        """The seats that persons play."""
        return [number for number, seat in enumerate(self.seats) if seat.is_played_by_person]

    def played(self) -> Match:
        if self.match is None:
            raise Refused("room-not-begun")
        return self.match

    def open_view(self) -> View | None:
        """What everybody sees, once there is something to see."""
        return None if self.match is None else self.match.view()

    def own_view(self, seat: int) -> View | None:
        """What a seat knows besides."""
        return None if self.match is None else self.match.own(seat)

    def players(self) -> tuple[str, ...]:
        """Who sits here, as records name them."""
        return tuple(seat.player for seat in self.seats)

    def speakers(self) -> list[str]:
        """What the notation calls each seat; before the game, by what is settled already, so that people can choose."""
        return self._at_first if self.match is None else speakers_in(self.match)

    @cached_property
    def _at_first(self) -> list[str]:
        return speakers_in(self.begun())

    def winners(self) -> list[str] | None:
        if self.stage != "over":
            return None
        result = None if self.match is None else self.match.result
        best = (
            range(len(self.seats)) if self.agreements.ended == "resigned" else () if result is None else result.winners
        )
        return [self.speakers()[seat] for seat in best if not self.seats[seat].resigned]

    def since(self, number: int) -> list[Happened] | None:
        """What happened after that entry; None if there is no such entry, or it is too long ago."""
        missed = self.number - number
        return self.history[len(self.history) - missed :] if 0 <= missed <= len(self.history) else None

    def watch(self, match: Match) -> Match:
        """Let a match that goes on from ours note what each event changes, if somebody may look on."""
        if self.watched and self.match is not None:
            self.looked = Watching(match, self.looked).looked[0]
        return match

    def forget(self) -> None:
        """All of the past but what live viewers and undo may need. What needs more is worked out from the log."""
        del self.history[:-PAST_KEPT]
        self.talk.forget()
        if self.match is not None:
            self.match.forget(self.earlier[0].answered if self.earlier else self.match.answered - 1)

    def record(self, viewer: int | None, at: int) -> Record:
        """The whole record with the secret of its dice when the game is over; before that, what the viewer may know."""
        match, over = self.played(), self.stage == "over"
        record = record_of(match) if over else record_seen_by(match, viewer)
        return headed(record, self, over, at)

    # What can happen next (`propose.py`)

    def check_goes_on(self) -> None:
        """Refused if nothing can happen here any more."""

    def open_match(self, question: int) -> Match:
        """The match, if the question of that number is still open in it."""
        if self.match is None:
            raise Refused("room-not-begun")
        if self.stage == "over" or self.match.question is None:
            raise Refused("answer-game-over")
        if self.agreements.halted:
            raise Refused("room-halted")
        if question != self.asked_at:
            raise Refused("answer-late", question=question, asked=self.asked_at)
        return self.match

    def open_up(self) -> Opening:
        """Play the record that the room was forked from, once."""
        if self.opening is None:
            match = Match(self.game, self.setting)
            feed(match, read_lines(list(enumerate(self.row.opening, 1))))
            self.opening = Opening(match, count_moments(match.answers))
        return self.opening

    def may_commit(self) -> bool:
        """Until somebody reveals what they brought. From then on nobody commits, nor gets rid of a commitment."""
        return self.match is None and not any(seat.entropy for seat in self.seats)

    def taken_back(self, match: Match, seat: int) -> Match:
        """The match before its last answer; it is played again if it is not remembered but all answers are."""
        if not self.earlier and match.forgotten:
            raise Refused("undo-not-possible")
        return take_back(match, seat, self.earlier[-1] if self.earlier else None)

    def begun(self) -> Match:
        """A match nobody has answered in yet, or one that has come as far as the record it was forked from."""
        if not self.inherited:
            return Match(self.game, self.setting, names=self.players())
        match = self.open_up().match.branch()
        match.names = self.players()
        return match

    def chance(self) -> CheckableChance:
        """Goes on from the outcomes drawn in this room so far."""
        if self._key is None:
            entropies = [seat.entropy for seat in self.seats]
            self._key = mix(bytes.fromhex(self.row.secret), entropies, self.row.dice)
        return CheckableChance(self._key, self.drawn)

    # What has happened

    def apply(self, entry: AnyEntry, worked_out: Match | None = None) -> None:
        """Take the next entry of the log; its lines are played unless a proposal has worked them out already."""
        self.number += 1
        self.last = max(self.last, entry.at)
        happened = Happened(self.number)
        note = note_of(entry, self.seats, self.match is not None)
        if note is not None:
            self.talk.notes.append(Note(self.number, self.moment, entry.at, note))
        agreed = self.agreements.take(entry, self.number, self.moment, self.seats)
        match entry:
            case Played() | Began():
                self._go_on(entry, worked_out)
                self._note(happened)
            case Joined():
                seat = self.seats[entry.seat]
                seat.sit_down(self.talk.name_of(entry.name), entry.key or seat.link)
                if self.may_commit():
                    seat.commitment = entry.commitment
                seat.entropy = entry.entropy or seat.entropy
                self._key = None  # a beginning may have been worked out, but somebody came before it was written
            case Revealed():
                self.seats[entry.seat].entropy = entry.entropy
            case Invited():
                self.seats[entry.seat].link = entry.link
                self.links.add(entry.link)
            case Offered():
                self.offer = entry
            case Declined():
                self.seats[entry.seat].declined = True
            case Returned():
                self.seats[entry.seat].come_back(entry.key)
            case Said():
                self.talk.say(self.number, entry)
            case Retracted():
                self.talk.retract(entry.number)
                happened.went_back = True
            case Renamed():
                self._rename(entry.before, entry.name)
                happened.went_back = True
            case Seated():
                self.seats[entry.seat].bot = entry.level
            case Moved():
                self.seats[entry.seat], self.seats[entry.to] = self.seats[entry.to], self.seats[entry.seat]
            case Resigned():
                seat = self.seats[entry.seat]
                seat.resigned, seat.bot, seat.link = True, entry.level, ""
            case Undone():
                self._go_back(entry, worked_out)
                happened.went_back = True
        if self.match is not None:
            happened.answers = self.match.answered
        self.history.append(happened)
        run_clocks(self, entry)
        if isinstance(entry, ASKING):
            self.asked_at = self.number
        if self.asked() != self.asked_last or isinstance(entry, Seated):
            self.asked_since, self.asked_last = self.number, self.asked()
        if agreed or not isinstance(entry, (*ASKING, Said, Paused)):
            self.arranged = self.number

    def _rename(self, before: str, name: str) -> None:
        self.talk.rename(before, name)
        for seat in self.seats:
            seat.rename(before, name)
        for match in (*self.earlier, *([] if self.match is None else [self.match])):
            match.names = tuple(name if one == before else one for one in match.names)
        if self.offer is not None and self.offer.by == before:
            self.offer = msgspec.structs.replace(self.offer, by=name)

    def _go_on(self, entry: Began | Played, worked_out: Match | None) -> None:
        before, self.match = self.match, worked_out or self._after(entry)
        last = self.match.answers[-1].question if self.match.answers else None
        if before is None or last is None or last.seat == CHANCE:
            self.earlier = []
        else:
            self.earlier.append(before)
            del self.earlier[:-PAST_KEPT]
        if self.opening is not None:
            self.moment, self.opening = self.opening.moments, None
        drawn = sum([line.startswith(CHANCES_LINE) for line in entry.lines])
        self.drawn += drawn
        self.moment += len(entry.lines) - drawn

    def _note(self, happened: Happened) -> None:
        """What was told, and if somebody may look on, what each event has changed."""
        match = self._present()
        events, match.state.sink = match.events, []
        if isinstance(events, Watching):
            happened.told, self.looked = noted(events)
        else:
            happened.told = [Told(event) for event in events]
            happened.watched, self.looked = False, None
        happened.private = private_to(happened.told)

    def _go_back(self, entry: Undone, worked_out: Match | None) -> None:
        agreed = self.earlier[-entry.answers] if entry.agreed else None
        self.match = worked_out or agreed or self.taken_back(self._present(), entry.seat)
        self.looked = None
        del self.earlier[-entry.answers :]
        self.moment -= entry.answers

    def _present(self) -> Match:
        assert self.match is not None  # the log begins a game before it goes on with it
        return self.match

    def _after(self, entry: Began | Played) -> Match:
        """The match after the lines of an entry that was not worked out here."""
        match = self.begun() if isinstance(entry, Began) else self.watch(self._present().branch())
        match.chance = None  # its answers are among the lines
        feed(match, read_lines(list(enumerate(entry.lines, 1))))
        return match


def speakers_in(match: Match) -> list[str]:
    return [match.state.speaker(seat) for seat in range(match.setting.seats)]
