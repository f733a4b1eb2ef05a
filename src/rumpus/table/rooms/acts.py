"""What those who play may do besides answering: be ready, give up, and ask each other for a draw, a pause or to take
something back. Each is worked out as a proposal, or refused, as in `propose.py`."""

from collections.abc import Callable, Iterator

from rumpus.kernel.message import Refused
from rumpus.kernel.question import CHANCE, TABLE
from rumpus.table.rooms.agreements import Wish
from rumpus.table.rooms.calendar import DAY
from rumpus.table.rooms.day_clocks import DayClocks
from rumpus.table.rooms.entries import (
    Agreed,
    AnyEntry,
    Drawn,
    Halted,
    Moved,
    Opposed,
    Readied,
    Resigned,
    Rested,
    Resumed,
    Seated,
    Undone,
    Wished,
)
from rumpus.table.rooms.room import Proposal, Room
from rumpus.thinking.registry import bot_levels

PLAYS_ON = "fair"  # for whoever has resigned, so that the others still have somebody to play against


def act(room: Room, seat: int, what: str, wish: int, at: int) -> Proposal:
    """What the person of a seat does. `wish` is the number of the one that is agreed to or opposed."""
    if room.match is None:
        raise Refused("room-not-begun")
    if room.stage == "over":
        raise Refused("answer-game-over")
    if room.seats[seat].resigned:
        raise Refused("seat-resigned")
    if room.seats[seat].bot:
        raise Refused("seat-played-by-bot", seat=seat + 1)
    return ACTS[what](room, seat, wish, at)


def be_ready(room: Room, seat: int, _: int, at: int) -> Proposal:
    if seat not in room.agreements.unready:
        raise Refused("ready-already")
    return Proposal(Readied(at, room.clocks.left, seat=seat))


def wait_no_longer(room: Room, at: int) -> Proposal:
    """The clocks run, though somebody has not said that they are ready."""
    if not room.agreements.unready:
        raise Refused("ready-already")
    return Proposal(Readied(at, room.clocks.left, seat=TABLE))


def resign(room: Room, seat: int, _: int, at: int) -> Proposal:
    return given_up(room, seat, at)


def given_up(room: Room, seat: int, at: int, late: bool = False) -> Proposal:
    """The game is over if one is left, or only bots; otherwise a bot plays on, and cannot win."""
    others = [number for number, one in enumerate(room.seats) if not one.resigned and number != seat]
    ends = len(others) == 1 or not any(number != seat for number in room.people())
    level = "" if ends else level_that_plays_on()
    return Proposal(Resigned(at, room.clocks.left, seat=seat, level=level, late=late))


def level_that_plays_on() -> str:
    return PLAYS_ON if PLAYS_ON in bot_levels() else bot_levels()[0]


# Over days


def run_out_of_days(room: Room, seat: int, question: int, at: int) -> Proposal:
    """Somebody has not answered in time: a bot plays on in their place until they come back, or they lose, as was
    agreed."""
    room.open_match(question)
    if seat != room.asked() or room.seats[seat].bot or room.clocks.left[seat]:
        raise Refused("answer-not-yours")
    if room.clocks.limit.then == "lose":
        return given_up(room, seat, at, late=True)
    return Proposal(Seated(at, room.clocks.left, seat=seat, level=level_that_plays_on(), by="clock"))


def rest(room: Room, seat: int, days: int, at: int) -> Proposal:
    """Somebody takes days off, or (EVERYBODY, by the host) gives all a break; without any days they are back."""
    if not isinstance(room.clocks, DayClocks):
        raise Refused("holiday-without-days")
    if room.stage == "over":
        raise Refused("answer-game-over")
    holidays = room.clocks.holidays
    if not days and holidays.until(seat, at) is None:
        raise Refused("holiday-none")
    left = holidays.days_left(seat, at)
    if days > left:
        raise Refused("holiday-too-long", left=left)
    return Proposal(Rested(at, room.clocks.left, seat=seat, until=at + days * DAY))


# Wishes


def wish_for_draw(room: Room, seat: int, _: int, at: int) -> Proposal:
    if len(room.people()) < 2:
        raise Refused("draw-with-bots")
    return wished(room, seat, Wished(at, room.clocks.left, seat=seat, what="draw"))


def wish_for_pause(room: Room, seat: int, _: int, at: int) -> Proposal:
    if not room.clocks.runs:
        raise Refused("pause-without-clock")
    return wished(room, seat, Wished(at, room.clocks.left, seat=seat, what="pause"))


def wish_to_take_back(room: Room, seat: int, _: int, at: int) -> Proposal:
    answers_back(room, seat)
    return wished(room, seat, Wished(at, room.clocks.left, seat=seat, what="take-back"))


def wished(room: Room, seat: int, entry: Wished) -> Proposal:
    """Where there is nobody else to ask, it is granted."""
    if room.agreements.halted:
        raise Refused("room-halted")
    if room.agreements.wish is not None:
        raise Refused("wish-open")
    if room.agreements.opposed.get((seat, entry.what)) == room.moment:
        raise Refused("wish-opposed")
    if room.people() == [seat]:
        return granted(room, Wish(room.number + 1, entry.what, seat, {seat}), seat, entry.at)
    return Proposal(entry)


def agree(room: Room, seat: int, number: int, at: int) -> Proposal:
    wish = open_wish(room, number)
    if seat in wish.agreed:
        raise Refused("wish-agreed-already")
    if {*room.people()} <= {*wish.agreed, seat}:
        return granted(room, wish, seat, at)
    return Proposal(Agreed(at, room.clocks.left, seat=seat))


def oppose(room: Room, seat: int, number: int, at: int) -> Proposal:
    wish = open_wish(room, number)
    return Proposal(Opposed(at, room.clocks.left, seat=seat, withdrawn=seat == wish.seat))


def open_wish(room: Room, number: int) -> Wish:
    wish = room.agreements.wish
    if wish is None or wish.number != number:
        raise Refused("wish-late")
    return wish


def granted(room: Room, wish: Wish, last: int, at: int) -> Proposal:
    left = room.clocks.left
    if wish.what == "take-back":
        answers = answers_back(room, wish.seat)
        return Proposal(Undone(at, left, seat=wish.seat, answers=answers, agreed=True), room.earlier[-answers])
    entry: AnyEntry = Drawn(at, left, seat=last) if wish.what == "draw" else Halted(at, left, seat=last)
    return Proposal(entry)


def answers_back(room: Room, seat: int) -> int:
    """How many answers must be taken back to come before the last one of a seat."""
    room.open_match(room.asked_at)
    if room.row.daily:
        raise Refused("take-back-not-daily")
    for answers, answered in enumerate(answered_since_chance(room), 1):
        if answered == seat:
            return answers
    raise Refused("take-back-not-possible")


def answered_since_chance(room: Room) -> Iterator[int]:
    """Who has given the last answers, the last one first. Chance's are never taken back, not even one that was forced:
    whoever could go back behind a die or a card would know how it falls, or have another go."""
    after = room.match
    for before in reversed(room.earlier):
        last = None if after is None else after.answers[-1].question
        if after is None or last is None or last.seat == CHANCE or CHANCE in after.unasked:
            return
        if after.answered <= room.inherited:
            return
        yield last.seat
        after = before


def who_may_ask_to_take_back(room: Room) -> frozenset[int]:
    """The people who could wish it now."""
    if not room.earlier or room.row.daily or room.agreements.halted or room.agreements.wish is not None:
        return frozenset()
    if room.stage != "running":
        return frozenset()
    opposed = {
        seat for (seat, what), at in room.agreements.opposed.items() if what == "take-back" and at == room.moment
    }
    people, answered = {*room.people()}, set[int]()
    for seat in answered_since_chance(room):
        answered.add(seat)
        if people <= answered:  # nobody is left to be found further back
            break
    return frozenset(answered & people - opposed)


def resume(room: Room, seat: int, _: int, at: int) -> Proposal:
    if not room.agreements.halted:
        raise Refused("not-halted")
    return Proposal(Resumed(at, room.clocks.left, seat=seat))


ACTS: dict[str, Callable[[Room, int, int, int], Proposal]] = {
    "ready": be_ready,
    "resign": resign,
    "draw": wish_for_draw,
    "pause": wish_for_pause,
    "take-back": wish_to_take_back,
    "agree": agree,
    "oppose": oppose,
    "resume": resume,
}


# Before the game


def move(room: Room, seat: int, to: int, at: int) -> Proposal:
    """Somebody who sits here already takes another seat, as long as one is free."""
    if room.match is not None or not room.may_commit():
        raise Refused("move-too-late")
    if to >= len(room.seats):
        raise Refused("seat-unknown", seat=to + 1)
    if room.seats[seat].kind != "person" or not room.seats[to].is_free:
        raise Refused("no-free-seat")
    return Proposal(Moved(at, seat=seat, to=to))
