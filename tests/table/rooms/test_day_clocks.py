"""Clocks in days: a rhythm of the week, holidays, and nobody loses by a night in which the table was closed."""

from collections.abc import Iterator

import msgspec
import pytest

from rumpus.kernel.message import Refused
from rumpus.kernel.registry import find_game
from rumpus.table.rooms import acts, propose
from rumpus.table.rooms.calendar import DAY, runs_out_at, time_running
from rumpus.table.rooms.clocks import TimeLimit, read_clock
from rumpus.table.rooms.day_clocks import DayClocks
from rumpus.table.rooms.entries import Resigned, Seated, read_entry, write_entry
from rumpus.table.rooms.holidays import EVERYBODY
from rumpus.table.rooms.room import Proposal, Room
from tests.helpers.table.passing import MONDAY, Passing, passing
from tests.helpers.table.rooms import NOON, QUICK, begin, options_in, row_for
from tests.helpers.table.served import Opened, Served
from tests.helpers.waiting import until

HOUR = DAY // 24
WEEKEND = frozenset({5, 6})


@pytest.fixture
def time() -> Iterator[Passing]:
    with passing() as time:
        time.begin(MONDAY)
        yield time


# What is agreed on


def test_a_clock_in_days_says_what_was_agreed_on() -> None:
    assert read_clock("answer 3d") == TimeLimit("answer", 3 * 86_400)
    agreed = read_clock("answer 14d off sat,sun holidays 20 then lose")
    assert agreed == TimeLimit("answer", 14 * 86_400, WEEKEND, 20, "lose")


@pytest.mark.parametrize(
    "text",
    [
        "answer 3",
        "answer 0d",
        "answer 31d",
        "answer 3d off",
        "answer 3d off sat,sat",
        "answer 3d off someday",
        "answer 3d off mon,tue,wed,thu,fri,sat,sun",
        "answer 3d holidays 61",
        "answer 3d then win",
        "answer 3d then lose holidays 4",
        "answer 3d ",
        "answer ٣d",
    ],
)
def test_what_is_no_clock_is_refused(text: str) -> None:
    with pytest.raises(Refused) as refused:
        read_clock(text)
    assert refused.value.message.id == "clock-unknown"


# The calendar


def test_days_off_do_not_count() -> None:
    friday_evening = MONDAY + 4 * DAY + 18 * HOUR
    monday_noon = MONDAY + 7 * DAY + 12 * HOUR
    assert time_running(friday_evening, monday_noon, WEEKEND, []) == 18 * HOUR
    assert runs_out_at(friday_evening, 18 * HOUR, WEEKEND, []) == monday_noon
    assert runs_out_at(friday_evening, 6 * HOUR, WEEKEND, []) == MONDAY + 5 * DAY  # at midnight, before the days off


def test_breaks_that_overlap_count_once() -> None:
    breaks = [(MONDAY + 4 * DAY, MONDAY + 8 * DAY), (MONDAY + DAY, MONDAY + 2 * DAY), (MONDAY + DAY, MONDAY + DAY)]
    assert time_running(MONDAY, MONDAY + 9 * DAY, WEEKEND, breaks) == 4 * DAY
    assert runs_out_at(MONDAY, 4 * DAY, WEEKEND, breaks) == MONDAY + 9 * DAY


# A room


class InDays:
    """A room of its own, and moments at which something happens in it."""

    def __init__(self, clock: str, game: str = "zombies-doom") -> None:
        setting = find_game(game).setting(2, QUICK[game])
        self.room = Room(msgspec.structs.replace(row_for(find_game(game), setting), clock=clock))
        self.at = NOON
        begin(self.room)

    @property
    def clocks(self) -> DayClocks:
        assert isinstance(self.room.clocks, DayClocks)
        return self.room.clocks

    def later(self, days: float) -> None:
        self.at += int(days * DAY)
        self.clocks.advance(self.at)

    def take(self, proposal: Proposal) -> None:
        self.room.apply(read_entry(write_entry(proposal.entry)), proposal.match)

    def answer(self) -> None:
        seat = self.asked
        self.take(propose.answer(self.room, seat, self.room.asked_at, options_in(self.room)[0], self.at))

    @property
    def asked(self) -> int:
        seat = self.room.asked()
        assert seat is not None
        return seat

    @property
    def days_left(self) -> float:
        return self.clocks.left_at(self.at)[self.asked] / DAY


def test_each_answer_begins_with_a_full_clock_and_nobody_has_to_be_ready() -> None:
    room = InDays("answer 3d")
    assert not room.room.agreements.unready
    room.later(2)
    assert room.days_left == 1
    room.answer()
    assert room.days_left == 3


def test_who_answers_and_undoes_gains_nothing() -> None:
    room = InDays("answer 3d", "worms")
    while propose.who_may_undo(room.room) is None:
        room.later(2)
        room.answer()
    room.later(0.5)
    room.take(propose.undo(room.room, room.asked, room.at))
    assert room.days_left == 1


def test_holidays_stop_the_clock_until_they_are_over() -> None:
    room = InDays("answer 3d holidays 10")
    room.later(1)
    room.take(acts.rest(room.room, room.asked, 5, room.at))
    assert room.clocks.due() == room.at + 7 * DAY
    room.later(5)
    assert room.days_left == 2
    room.later(1)
    assert room.days_left == 1


def test_who_is_back_early_has_the_rest_of_their_days_again() -> None:
    room = InDays("answer 3d holidays 10")
    seat = room.asked
    room.take(acts.rest(room.room, seat, 8, room.at))
    room.later(2)
    room.take(acts.rest(room.room, seat, 0, room.at))
    assert room.clocks.holidays.days_left(seat, room.at) == 8
    with pytest.raises(Refused) as refused:
        acts.rest(room.room, seat, 9, room.at)
    assert refused.value.message.id == "holiday-too-long"
    room.later(1)
    assert room.days_left == 2


def test_a_year_later_there_are_holidays_again() -> None:
    room = InDays("answer 3d holidays 10")
    seat = room.asked
    room.take(acts.rest(room.room, seat, 10, room.at))
    room.later(10)
    assert room.clocks.holidays.days_left(seat, room.at) == 0
    room.later(364)
    assert room.clocks.holidays.days_left(seat, room.at) == 0
    room.later(2)
    assert room.clocks.holidays.days_left(seat, room.at) == 10


def test_holidays_of_one_do_not_stop_the_clock_of_another_but_the_hosts_break_does() -> None:
    room = InDays("answer 3d holidays 10")
    room.take(acts.rest(room.room, 1 - room.asked, 5, room.at))
    room.later(1)
    assert room.days_left == 2
    room.take(acts.rest(room.room, EVERYBODY, 5, room.at))
    room.later(4)
    assert room.days_left == 2


def test_holidays_are_for_games_over_days_that_have_agreed_on_some() -> None:
    for clock in ("turn 60", "answer 3d"):
        room = Room(
            msgspec.structs.replace(row_for(find_game("worms"), find_game("worms").setting(2, {})), clock=clock)
        )
        with pytest.raises(Refused):
            acts.rest(room, 0, 1, NOON)


def test_a_pause_that_all_agreed_on_stops_it_too() -> None:
    room = InDays("answer 3d")
    room.take(acts.act(room.room, 0, "pause", 0, room.at))
    wish = room.room.agreements.wish
    assert wish is not None
    room.take(acts.act(room.room, 1, "agree", wish.number, room.at))
    room.later(30)
    assert room.days_left == 3
    room.take(acts.act(room.room, 0, "resume", 0, room.at))
    room.later(1)
    assert room.days_left == 2


@pytest.mark.parametrize(("then", "entry"), [("bot", Seated), ("lose", Resigned)])
def test_who_runs_out_is_replaced_or_loses_as_was_agreed(then: str, entry: type) -> None:
    room = InDays(f"answer 3d then {then}")
    seat, question = room.asked, room.room.asked_at
    room.later(2.9)
    with pytest.raises(Refused):
        acts.run_out_of_days(room.room, seat, question, room.at)
    room.later(0.2)
    proposal = acts.run_out_of_days(room.room, seat, question, room.at)
    assert isinstance(proposal.entry, entry)
    room.take(proposal)
    assert room.room.talk.notes[-1].message.id == ("told-time-up-bot" if then == "bot" else "told-time-lost")
    if then == "lose":
        assert room.room.stage == "over"
        assert room.room.winners() == [room.room.speakers()[1 - seat]]


def test_who_comes_back_after_a_bot_has_all_their_days() -> None:
    room = InDays("answer 3d then bot")
    seat = room.asked
    key = room.room.seats[seat].key
    room.later(4)
    room.take(acts.run_out_of_days(room.room, seat, room.room.asked_at, room.at))
    room.later(4)
    room.take(propose.come_back(room.room, key, room.at))
    assert room.days_left == 3


# At a table


def left(room: Opened) -> list[float]:
    return [ms / DAY for ms in room.spectator.look()["clocks"]]


def look_around(table: Served) -> None:
    table.run(table.server.hall.deadlines.look())


def test_a_bot_takes_over_and_the_game_goes_on_though_nobody_is_there(time: Passing, own_table: Served) -> None:
    room = own_table.begin("person", "person", "easy", clock="answer 3d off sat,sun")
    asked = next(seat for seat, guest in room.seats.items() if guest is room.asked())
    assert own_table.server.hall.live[room.id].alarm is None  # it need not be in memory
    time.days(2.9)
    look_around(own_table)
    assert room.info()["seats"][asked]["bot"] == ""
    time.days(0.2)
    look_around(own_table)
    until(lambda: room.info()["seats"][asked]["bot"] == "fair")
    other = until(
        lambda: next((seat for seat, guest in room.seats.items() if seat != asked and options_of(guest)), None)
    )
    assert left(room)[other] > 2.9
    assert room.seats[asked].post("return").status_code == 201
    assert room.info()["seats"][asked]["bot"] == ""


def options_of(guest: object) -> bool:
    question = guest.look()["question"]  # type: ignore[attr-defined]
    return question is not None and "options" in question


def test_where_all_wait_nothing_happens(time: Passing, own_table: Served) -> None:
    room = own_table.begin("person", "person", clock="answer 3d then wait")
    number = room.spectator.look()["number"]
    time.days(5)
    look_around(own_table)
    assert left(room)[0] == 0
    assert room.spectator.look()["number"] == number
    assert room.asked().answer().status_code == 201


def test_days_off_are_asked_for_at_the_table(time: Passing, own_table: Served) -> None:
    room = own_table.begin("person", "person", clock="answer 3d holidays 7")
    mine = room.asked()
    seat = next(seat for seat, guest in room.seats.items() if guest is mine)
    assert mine.post("holiday", days=8).json()["id"] == "holiday-too-long"
    assert mine.post("holiday", days=7).status_code == 201
    assert room.info()["seats"][seat]["holiday"] is not None
    assert mine.post("holiday", days=1, everybody=True).json()["id"] == "host-only"
    assert room.host.post("holiday", days=2, everybody=True).status_code == 201
    assert (room.info()["holiday"] or 0) > 0
    time.days(9.5)
    look_around(own_table)
    assert room.info()["seats"][seat]["bot"] == ""
    time.days(1)
    look_around(own_table)
    until(lambda: room.info()["seats"][seat]["bot"] == "fair")


def test_a_night_in_which_the_table_was_closed_costs_nobody_time(time: Passing, own_table: Served) -> None:
    room = own_table.begin("person", "person", clock="answer 1d then lose")
    time.days(0.5)
    look_around(own_table)
    before = left(room)[0]
    own_table.stop()
    time.asleep(30)
    own_table.start()
    look_around(own_table)
    assert room.info()["stage"] == "running"
    assert left(room)[0] == pytest.approx(before, abs=0.02)
    assert room.spectator.look()["due"] == pytest.approx(MONDAY + 31 * DAY, abs=0.05 * DAY)
    assert [ends - begins for begins, ends in own_table.server.hall.hours.closings] == [
        pytest.approx(30 * DAY, abs=HOUR)
    ]
    time.days(0.6)
    look_around(own_table)
    until(lambda: room.info()["stage"] == "over")


def test_a_machine_that_slept_was_closed_too(time: Passing, own_table: Served) -> None:
    room = own_table.begin("person", "person", clock="answer 1d then lose")
    look_around(own_table)
    time.asleep(2)
    look_around(own_table)
    assert room.info()["stage"] == "running"
    assert left(room)[0] == pytest.approx(1, abs=0.01)


def test_rooms_with_days_are_not_read_before_their_time(time: Passing, own_table: Served) -> None:
    """However many there are, a start costs nothing."""
    room = own_table.begin("person", "person", clock="answer 3d then lose")
    room.asked().answer()
    own_table.restart()
    until(lambda: room.id in own_table.server.hall.deadlines.dues)
    assert room.id not in own_table.server.hall.live
    time.days(3.1)
    look_around(own_table)
    until(lambda: room.info()["stage"] == "over")
