"""One room as its log tells it: who sits where, the match, the chat, the clocks. No waiting, no disk, no network."""

from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from rumpus.kernel.dice import CheckableChance, commitment, mix, seat_commitment
from rumpus.kernel.event import Event
from rumpus.kernel.match import SPEAKERS, Match
from rumpus.kernel.message import Message, Refused
from rumpus.kernel.question import CHANCE, TABLE
from rumpus.kernel.record import Record, read_lines
from rumpus.kernel.registry import bot_levels, find_game
from rumpus.kernel.replay import feed
from rumpus.kernel.seen import record_seen_by
from rumpus.kernel.story import count_moments
from rumpus.kernel.undo import take_back
from rumpus.kernel.verify import BROUGHT_NOTHING
from rumpus.table.boxes import without_folder
from rumpus.table.clocks import Clocks, day_of, read_clock
from rumpus.table.entries import (
    AnyEntry,
    Began,
    Declined,
    Invited,
    Joined,
    Offered,
    Paused,
    Played,
    Returned,
    Revealed,
    Said,
    Seated,
    Undone,
)
from rumpus.table.names import check_name, check_said
from rumpus.table.notes import Note, note_of
from rumpus.table.seats import PEOPLE, seat_claimed_by, seat_invited_to, seat_of, seats_for
from rumpus.table.store.base import RoomRow

PAST_KEPT = 40  # entries, and as many matches, that a room in memory remembers of its past; the store has all of it
CHAT_KEPT = NOTES_KEPT = 100


@dataclass(frozen=True)
class Proposal:
    """Something that can happen next in a room, worked out but not yet written."""

    entry: AnyEntry
    match: Match | None = None


@dataclass
class Happened:
    """What an entry brought, for those who catch up."""

    number: int
    answers: int = 0  # how many the match had had by then, chance's included
    events: list[Event] = field(default_factory=list)
    went_back: bool = False  # an answer was taken back: what was told before no longer holds


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
        self.asked_at = 0  # the entry that brought the open question: the question's number
        self.seats = seats_for(row.seats, row.keys, row.names)
        self.links = {*row.keys}  # all that there ever were, used or not
        self.inherited = len(row.opening)  # answers of the game that this room was forked from
        self.opening: Opening | None = None  # of a room that was forked, until its game begins here
        self.match: Match | None = None
        self.moment = 0  # how many answers of players have brought the match here
        self.earlier: list[Match] = []  # what the match was, answer by answer, the latest last; not all of its past
        self.drawn = 0  # how many outcomes of chance were drawn here; undo never crosses one
        self._key: bytes | None = None
        self.history: list[Happened] = []  # the last entries; how many is PAST_KEPT's business
        self.chat: list[tuple[int, Said]] = []
        self.notes: list[Note] = []
        self.offer: Offered | None = None  # of a rematch
        self.paused = False  # the table has closed, and nobody was asked anew since
        self.clocks = Clocks(read_clock(row.clock), len(row.seats))

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
        return "running" if self.match.result is None else "over"

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
        question = None if self.match is None else self.match.question
        return None if question is None else question.seat

    def who_may_undo(self) -> int | None:
        """The seat that could take back the last answer now. A card that it turned over forbids it, even if chance was
        not asked for it because only one could come: that it was not would tell what is left in the deck."""
        last = self.match.answers[-1].question if self.match is not None and self.match.answers else None
        if last is None or last.seat == CHANCE:
            return None
        try:
            self.propose_undo(last.seat, 0)
        except Refused:
            return None
        return last.seat

    def played(self) -> Match:
        if self.match is None:
            raise Refused("room-not-begun")
        return self.match

    def open_view(self) -> dict[str, Any] | None:
        """What everybody sees, once there is something to see."""
        return None if self.match is None else self.game.open_view(self.match.state)

    def own_view(self, seat: int, seen: dict[str, Any]) -> dict[str, Any]:
        """What a seat sees in place of parts of the open view."""
        return {} if self.match is None else self.game.own_view(self.match.state, seat, seen)

    def players(self) -> tuple[str, ...]:
        """Who sits here, as records name them."""
        return tuple(seat.player for seat in self.seats)

    def speakers(self) -> list[str]:
        """What the notation calls each seat, once the game has begun."""
        state = None if self.match is None else self.match.state
        return ["" if state is None else state.speaker(seat) for seat in range(len(self.row.seats))]

    def winners(self) -> list[str] | None:
        result = None if self.match is None else self.match.result
        return None if result is None else [self.speakers()[seat] for seat in result.winners]

    def since(self, number: int) -> list[Happened] | None:
        """What happened after that entry; None if there is no such entry, or it is too long ago."""
        missed = self.number - number
        return self.history[len(self.history) - missed :] if 0 <= missed <= len(self.history) else None

    def begun_by(self, number: int) -> bool:
        """Whether the game had begun by that entry, one of the last."""
        missed = self.since(number - 1)
        return missed is None or not missed or bool(missed[0].answers)

    def match_after(self, number: int) -> Match | None:
        """The match as it was after that entry, if nothing was taken back since and it is remembered."""
        missed = self.since(number - 1)
        answers = missed[0].answers if missed else 0
        for match in reversed(self.earlier):
            if match.answered == answers:
                then = match.branch()
                then.chance = None  # what it answered is known
                return then
        return None

    def size(self) -> int:
        """About how many bytes it takes in memory."""
        answers = 0 if self.match is None else len(self.match.answers)
        events = sum(len(happened.events) for happened in self.history)
        said = len(self.chat) + len(self.notes) + len(self.row.opening) // 4
        return 8_000 + (3_500 + 8 * answers) * (1 + len(self.earlier)) + 250 * answers + 600 * events + 400 * said

    def forget(self) -> None:
        """All of the past but what live viewers and undo may need. What needs more is worked out from the log."""
        del self.history[:-PAST_KEPT], self.chat[:-CHAT_KEPT], self.notes[:-NOTES_KEPT]
        if self.match is not None:
            self.match.forget(self.earlier[0].answered if self.earlier else self.match.answered - 1)

    def record(self, viewer: int | None, at: int) -> Record:
        """The whole record with the secret of its dice when the game is over; before that, what the viewer may know."""
        match, over = self.played(), self.stage == "over"
        record = match.record() if over else record_seen_by(match, viewer)
        return self._headed(record, over, at)

    def _headed(self, record: Record, over: bool, at: int) -> Record:
        """With the options as everybody may know them, and what lets anybody check the dice."""
        record.options = self.options
        record.proof = {"dice-commitment": self.commitment, "dice-opening": str(len(self.row.opening))}
        if self.row.dice > 1:
            committed = ", ".join(seat.commitment or BROUGHT_NOTHING for seat in self.seats)
            record.proof = {"dice-scheme": str(self.row.dice), **record.proof, "dice-committed": committed}
        if self.row.daily:
            record.proof["dice-day"] = f"{self.row.daily} {self.row.again}".rstrip()
        if over and self.row.daily < day_of(at):  # the secret of a day is everybody's until the day is over
            brought = ", ".join(seat.entropy.encode().hex() or BROUGHT_NOTHING for seat in self.seats)
            record.proof |= {"dice-entropy": brought, "dice-secret": self.row.secret}
        return record

    # What can happen next

    def check_goes_on(self) -> None:
        """Refused if nothing can happen here any more."""

    def propose_join(self, link: str, name: str, commitment: str, key: str, at: int) -> Proposal:
        """Somebody with a link takes its seat, if need be from a bot that has sat there meanwhile."""
        check_name(name)
        seat = seat_invited_to(self.seats, link)
        if seat is None:
            self.role(link)  # refused, if it opens nothing
            raise Refused("seat-needed")
        return Proposal(Joined(at, seat=seat, name=name, commitment=self._in_time(commitment), key=key))

    def propose_sitting_down(self, name: str, commitment: str, key: str, at: int) -> Proposal:
        """A stranger takes the first free seat of a public room."""
        check_name(name)
        open_to_all = [seat.kind == "person" and not seat.taken and not seat.is_kept for seat in self.seats]
        free = [number for number, is_open in enumerate(open_to_all) if is_open]
        if not self.row.public or not free:
            raise Refused("no-free-seat")
        if seat_of(self.seats, key) is not None:
            raise Refused("seat-yours-already")
        return Proposal(Joined(at, seat=free[0], name=name, commitment=self._in_time(commitment), key=key))

    def propose_following(self, seat: int, name: str, commitment: str, key: str, at: int) -> Proposal:
        """Somebody who sat at the table before this rematch comes along."""
        if self.seats[seat].joined:
            raise Refused("seat-given-away", name=self.seats[seat].name)
        return Proposal(Joined(at, seat=seat, name=name, commitment=self._in_time(commitment), key=key))

    def propose_declining(self, seat: int, at: int) -> Proposal:
        if not self.seats[seat].is_kept:
            raise Refused("seat-not-kept")
        return Proposal(Declined(at, seat=seat))

    def propose_offer(self, key: str, room: str, secret: str, at: int) -> Proposal:
        """Somebody at the table offers a rematch, when the game is over or cannot begin."""
        seat = seat_of(self.seats, key)
        if seat is None and key != self.row.host:
            raise Refused("seat-needed")
        if self.offer is not None or not (self.stage == "over" or self.is_stuck()):
            raise Refused("rematch-not-yet")
        by = "" if seat is None else self.seats[seat].name
        return Proposal(Offered(at, by=by, room=room, secret=secret, host=key))

    def propose_return(self, key: str, at: int) -> Proposal:
        """Somebody takes back the seat that they have sat down in, whoever plays there now."""
        seat = seat_claimed_by(self.seats, key)
        if key == self.seats[seat].key and not self.seats[seat].bot:
            raise Refused("seat-yours-already")
        return Proposal(Returned(at, self.clocks.left, seat=seat, key=key))

    def propose_invitation(self, seat: int, link: str, at: int) -> Proposal:
        """The host makes a new link to a seat. Whoever sits there stays until somebody comes by it."""
        self._check_for_people(seat)
        return Proposal(Invited(at, seat=seat, link=link))

    def _in_time(self, commitment: str) -> str:
        """Nothing, where the dice are everybody's of the day, or where somebody has revealed theirs already."""
        return "" if self.row.daily or self.row.dice == 1 or not self._may_commit() else commitment

    def _may_commit(self) -> bool:
        """Until somebody reveals what they brought. From then on nobody commits, nor gets rid of a commitment."""
        return self.match is None and not any(seat.entropy for seat in self.seats)

    def propose_reveal(self, seat: int, entropy: str, at: int) -> Proposal:
        """A seat says what it had committed to, once every seat is taken."""
        if self.match is not None or not self.seats[seat].owes_entropy:
            raise Refused("reveal-not-awaited")
        if not self.full():
            raise Refused("reveal-too-early")
        if seat_commitment(entropy) != self.seats[seat].commitment:
            raise Refused("reveal-other")
        return Proposal(Revealed(at, seat=seat, entropy=entropy))

    def propose_beginning(self, at: int) -> Proposal:
        """All seats are taken and nothing is left to reveal: chance decides what comes before the first question."""
        if not self.may_begin():
            raise Refused("room-not-begun")
        match = self._begun()
        known = len(match.answers)
        match.chance = self._chance()
        match.let_chance_answer()
        return Proposal(Began(at, self.clocks.left, lines=lines_since(match, known)), match)

    def propose_answer(self, seat: int, question: int, text: str, at: int) -> Proposal:
        """The person of a seat answers the question of that number."""
        if self.seats[seat].bot:
            raise Refused("seat-played-by-bot", seat=seat + 1)
        return self._answer(seat, question, text, at)

    def propose_answer_of_bot(self, seat: int, level: str, question: int, text: str, at: int) -> Proposal:
        """A bot has thought of an answer, if it is still the one to answer."""
        if self.seats[seat].bot != level:
            raise Refused("answer-not-yours")
        return self._answer(seat, question, text, at)

    def _answer(self, seat: int, question: int, text: str, at: int) -> Proposal:
        match = self.open_match(question)
        if match.question is None or seat != match.question.seat:
            raise Refused("answer-not-yours")
        option = match.read(match.question, text)
        after = match.branch()
        after.chance = self._chance()
        after.answer(option)
        return self._played(match, after, seat, at)

    def propose_interruption(self, question: int, text: str, at: int) -> Proposal:
        """The table says something while that question is open, such as that the time is up."""
        match = self.open_match(question)
        after = match.branch()
        after.chance = self._chance()
        after.interrupt(text)
        # What the rules still leave to the player (W11.9: finishing a text) is not for a bot to decide at once.
        return self._played(match, after, TABLE, at, self.clocks.wound_up())

    def propose_undo(self, seat: int, at: int) -> Proposal:
        """Somebody takes back their last answer, unless it was given in the game this room was forked from."""
        match = self.open_match(self.asked_at)
        if self.seats[seat].bot or match.answered <= self.inherited:
            raise Refused("undo-not-possible")
        return Proposal(Undone(at, self.clocks.left, seat=seat), self._taken_back(match, seat))

    def propose_chat(self, seat: int, text: str, at: int) -> Proposal:
        check_said(text)
        return Proposal(Said(at, who=self.seats[seat].name, text=text))

    def propose_seating(self, seat: int, level: str, at: int) -> Proposal:
        """The host lets a bot answer for an absent player, or hands the seat back."""
        self._check_for_people(seat)
        if level:
            check_level(level)
        return Proposal(Seated(at, self.clocks.left, seat=seat, level=level))

    def _check_for_people(self, seat: int) -> None:
        if seat >= len(self.seats):
            raise Refused("seat-unknown", seat=seat + 1)
        if self.seats[seat].kind not in PEOPLE:
            raise Refused("seat-is-a-bots", seat=seat + 1)

    def propose_simpler_bot(self, seat: int, failed: str, level: str, at: int) -> Proposal:
        """A simpler bot takes the place of one that failed."""
        if self.seats[seat].bot != failed:
            raise Refused("answer-not-yours")
        return Proposal(Seated(at, self.clocks.left, seat=seat, level=level, by="table"))

    def goes_on_after(self, proposal: Proposal) -> bool:
        """Whether somebody must see to the room after that, though nobody comes: a clock runs, or the game is over and
        that is to be noted."""
        match = proposal.match or self.match
        return match is not None and (match.question is None or self.clocks.runs)

    def propose_pause(self, at: int) -> Proposal:
        """The table closes: how much time everybody has left is noted."""
        return Proposal(Paused(at, self.clocks.left))

    def _played(self, before: Match, after: Match, seat: int, at: int, left: tuple[int, ...] | None = None) -> Proposal:
        lines = lines_since(after, len(before.answers))
        return Proposal(Played(at, self.clocks.left if left is None else left, seat=seat, lines=lines), after)

    def open_match(self, question: int) -> Match:
        """The match, if the question of that number is still open in it."""
        if self.match is None:
            raise Refused("room-not-begun")
        if self.match.question is None:
            raise Refused("answer-game-over")
        if question != self.asked_at:
            raise Refused("answer-late", question=question, asked=self.asked_at)
        return self.match

    def _taken_back(self, match: Match, seat: int) -> Match:
        """The match before its last answer; it is played again if it is not remembered but all answers are."""
        if not self.earlier and match.forgotten:
            raise Refused("undo-not-possible")
        return take_back(match, seat, self.earlier[-1] if self.earlier else None)

    def _begun(self) -> Match:
        """A match nobody has answered in yet, or one that has come as far as the record it was forked from."""
        if not self.inherited:
            return Match(self.game, self.setting, names=self.players())
        match = self.open_up().match.branch()
        match.names = self.players()
        return match

    def open_up(self) -> Opening:
        """Play the record that the room was forked from, once."""
        if self.opening is None:
            match = Match(self.game, self.setting)
            feed(match, read_lines(list(enumerate(self.row.opening, 1))))
            self.opening = Opening(match, count_moments(match.answers))
        return self.opening

    def _chance(self) -> CheckableChance:
        """Goes on from the outcomes drawn in this room so far."""
        if self._key is None:
            entropies = [seat.entropy for seat in self.seats]
            self._key = mix(bytes.fromhex(self.row.secret), entropies, self.row.dice)
        return CheckableChance(self._key, self.drawn)

    # What has happened

    def apply(self, entry: AnyEntry, worked_out: Match | None = None) -> None:
        """Take the next entry of the log; its lines are played unless a proposal has worked them out already."""
        self.number += 1
        happened = Happened(self.number)
        note = note_of(entry, self.seats, self.match is not None)
        if note is not None:
            self.notes.append(Note(self.number, self.moment, entry.at, note))
        match entry:
            case Joined():
                seat = self.seats[entry.seat]
                seat.sit_down(entry.name, entry.key or seat.link)
                if self._may_commit():
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
                self.chat.append((self.number, entry))
            case Seated():
                self.seats[entry.seat].bot = entry.level
            case Paused():
                self._run_clocks(entry)
            case Undone():
                self._go_back(entry, worked_out)
                happened.went_back = True
            case Began() | Played():
                happened.events = self._go_on(entry, worked_out)
                self.drawn += sum(line.startswith(f"{SPEAKERS[CHANCE]}:") for line in entry.lines)
        if self.match is not None:
            happened.answers = self.match.answered
        self.history.append(happened)
        if isinstance(entry, Began | Played | Undone):
            self.asked_at = self.number
            self._run_clocks(entry)

    def _go_on(self, entry: Began | Played, worked_out: Match | None) -> list[Event]:
        before, self.match = self.match, worked_out or self._after(entry)
        self.earlier = [] if before is None else [*self.earlier[1 - PAST_KEPT :], before]
        if self.opening is not None:
            self.moment, self.opening = self.opening.moments, None
        self.moment += sum(not line.startswith(f"{SPEAKERS[CHANCE]}:") for line in entry.lines)
        return self.match.events

    def _go_back(self, entry: Undone, worked_out: Match | None) -> None:
        self.match = worked_out or self._taken_back(self._present(), entry.seat)
        del self.earlier[-1:]
        self.moment -= 1

    def _run_clocks(self, entry: Began | Played | Undone | Paused) -> None:
        turn = 0 if self.match is None else self.match.state.turns
        self.clocks.go_on(entry.left, self.asked(), turn)
        self.paused = isinstance(entry, Paused)

    def _present(self) -> Match:
        assert self.match is not None  # the log begins a game before it goes on with it
        return self.match

    def _after(self, entry: Began | Played) -> Match:
        """The match after the lines of an entry that was not worked out here."""
        match = self._begun() if isinstance(entry, Began) else self._present().branch()
        match.chance = None  # its answers are among the lines
        feed(match, read_lines(list(enumerate(entry.lines, 1))))
        return match


def check_level(level: str) -> None:
    if level not in bot_levels():
        raise Refused("bot-unknown", level=level, known=tuple(bot_levels()))


def lines_since(match: Match, answers: int) -> tuple[str, ...]:
    return tuple(f"{entry.speaker}: {match.write(entry)}" for entry in match.answers[answers:])
