"""Clocks: none, so long for each turn, or so long for each player's whole game; and what is left survives a restart."""

import time
from itertools import count

import msgspec
import pytest

from rumpus.kernel.registry import find_game
from rumpus.table.rooms import propose
from rumpus.table.rooms.clocks import Clocks, TimeLimit, ticks
from rumpus.table.rooms.room import Room
from tests.helpers.table.rooms import NOON, QUICK, answer, begin, options_in, row_for, take
from tests.helpers.table.served import Opened, Served
from tests.helpers.waiting import until


def lines_of(room: Opened) -> list[str]:
    return room.spectator.record().partition("\n\n")[2].splitlines()


def left(room: Opened) -> list[int]:
    clocks: list[int] = room.spectator.look()["clocks"]
    return clocks


def test_without_a_clock_nothing_runs(table: Served) -> None:
    assert left(table.begin("person", "person")) == []


def test_only_the_clock_of_whoever_is_asked_runs(table: Served) -> None:
    room = table.begin("person", "person", clock="game 600")
    seat = next(seat for seat, guest in room.seats.items() if guest is room.asked())
    until(lambda: left(room)[seat] < 600_000)
    assert left(room)[1 - seat] == 600_000


def test_the_timer_of_worms_ends_the_turn_as_the_rules_say(table: Served) -> None:
    room = table.begin("person", "person", clock="turn 1", options={"setup": "first-game", "variants": "timer"})
    with room.spectator.watch(since=0) as viewer:
        told = [event["id"] for event in viewer.update_number(6)["events"]]
    assert "time-is-up" in told
    lines = until(lambda: lines_of(room) if "table: time is up" in lines_of(room) else None)
    assert lines[2] == "table: time is up"  # after the cards that are dealt, before any answer


def test_the_timer_of_worms_brings_a_clock_along(table: Served) -> None:
    room = table.begin("person", "person", options={"setup": "first-game", "variants": "timer"})
    assert room.info()["clock"] == "turn 60"
    assert max(left(room)) == 60_000
    other = table.begin("person", "person", clock="turn 90", options={"setup": "first-game", "variants": "timer"})
    assert other.info()["clock"] == "turn 90"


@pytest.mark.parametrize("clock", ["none", "game 600"])
def test_where_the_rules_need_a_clock_for_a_turn_none_is_refused(table: Served, clock: str) -> None:
    wanted = {"game": "worms", "seats": ["person", "person"], "options": {"variants": "timer"}, "clock": clock}
    said = table.client.post("/api/rooms", json=wanted)
    assert (said.status_code, said.json()["id"]) == (400, "clock-needed")
    assert said.json()["args"] == {"because": "timer", "seconds": 60}


def test_what_the_rules_leave_to_a_player_when_time_is_up_is_left_to_them() -> None:
    """W11.9: the text of a card is finished, by whoever plays it and not by a bot in no time."""
    game = find_game("worms")
    setting = game.setting(2, {"setup": "first-game", "variants": "timer"})
    room = Room(msgspec.structs.replace(row_for(game, setting), clock="turn 60"))
    begin(room)
    for text in ("activate A", "stay", "stay", "play bazooka"):
        answer(room, text)
    room.clocks.advance(60_000)
    assert room.clocks.runs_out_in(60_000) == 0
    take(room, propose.interrupt(room, room.asked_at, "time is up", NOON))
    assert options_in(room)[0].startswith("target ")
    assert room.clocks.runs_out_in(60_000) == 60_000


def test_where_the_rules_say_nothing_a_bot_answers_when_time_is_up(table: Served) -> None:
    room = table.begin("person", "person", clock="turn 1")
    blue = room.asked()
    until(lambda: any(line.startswith("blue: activate") for line in lines_of(room)))
    assert "table: time is up" not in lines_of(room)
    assert room.info()["seats"][0]["bot"] == ""  # for once only
    assert blue.look()["info"]["stage"] in ("running", "over")


def test_a_clock_for_the_whole_game_is_not_wound_up_again(table: Served) -> None:
    room = table.begin("person", "random", clock="game 1")
    until(lambda: left(room)[0] == 0)
    until(lambda: room.info()["stage"] == "over")  # from then on the simplest bot plays on for Ann
    assert left(room)[0] == 0


def test_the_clock_of_a_person_runs_after_bots_have_answered(table: Served) -> None:
    room = table.begin("random", "person", clock="turn 1")
    until(lambda: any(line.startswith("red: ") for line in lines_of(room)))  # nobody has answered for red but the clock


def test_a_turn_begins_with_a_full_clock() -> None:
    clocks = Clocks(TimeLimit("turn", 60), 2)
    clocks.advance(1_000)
    clocks.go_on((), 0, 1)
    assert clocks.left_at(21_000) == (40_000, 60_000)
    clocks.advance(21_000)
    clocks.go_on(clocks.left, 0, 1)  # the same turn
    assert clocks.left_at(31_000) == (30_000, 60_000)
    clocks.advance(31_000)
    clocks.go_on(clocks.left, 1, 1)  # somebody else is asked in between
    clocks.advance(41_000)
    clocks.go_on(clocks.left, 0, 1)
    assert clocks.left_at(41_000) == (60_000, 50_000)
    assert clocks.left_at(101_001) == (0, 50_000)
    assert clocks.runs_out_in(101_001) == 0


def test_the_second_of_two_turns_in_a_row_begins_with_a_full_clock_too() -> None:
    clocks = Clocks(TimeLimit("turn", 60), 2)
    clocks.advance(1_000)
    clocks.go_on((), 0, 1)
    clocks.advance(21_000)
    clocks.go_on(clocks.left, 0, 2)
    assert clocks.left_at(21_000) == (60_000, 60_000)


@pytest.mark.parametrize("game", ["worms", "zombies-doom"])
def test_every_turn_of_a_game_begins_with_a_full_clock(game: str) -> None:
    setting = find_game(game).setting(2, QUICK[game])
    room = Room(msgspec.structs.replace(row_for(find_game(game), setting), clock="turn 60"))
    begin(room)
    turns = room._present().state.turns
    for at in count(1000, 1000):
        seat = room.asked()
        if seat is None:
            break
        room.clocks.advance(at)
        take(room, propose.answer(room, seat, room.asked_at, options_in(room)[0], NOON))
        if room.asked() is not None and room._present().state.turns != turns:
            turns = room._present().state.turns
            assert room.clocks.runs_out_in(at) == 60_000
        if turns > 6:
            break
    assert turns > 6


def test_time_left_survives_a_restart(own_table: Served) -> None:
    room = own_table.begin("person", "person", clock="game 600")
    room.asked().answer("activate A")
    until(lambda: left(room)[0] < 600_000)
    before = left(room)
    own_table.stop()
    live = own_table.server.hall.live[room.id]
    noted = live.room.clocks.left
    assert noted[0] <= before[0]  # the time used for the open question is not given back
    assert noted[1] == before[1] == 600_000

    opened = ticks()
    own_table.start()
    assert left(room)[0] <= noted[0]
    again = own_table.server.hall.live[room.id]
    assert again.room.clocks.left == noted
    assert again.room.clocks.since >= opened  # while the table was closed no clock ran


def test_an_alarm_is_set_again_after_a_restart(own_table: Served) -> None:
    room = own_table.begin("person", "person", clock="turn 1")
    own_table.restart()
    until(lambda: any(line.startswith("blue: activate") for line in lines_of(room)))


def test_a_pause_is_no_answer(own_table: Served) -> None:
    """What was asked before the table closed can be answered after it has opened again."""
    room = own_table.begin("person", "person", clock="game 600")
    blue = room.asked()
    number = blue.question()["number"]
    own_table.restart()
    assert blue.answer("activate A", number).status_code == 201


# The clock of the machine


HOUR = 3600 * 1_000_000_000  # nanoseconds


def set_clock(monkeypatch: pytest.MonkeyPatch, by: int) -> None:
    """Somebody sets the clock of the machine, forward or back."""
    monkeypatch.setattr(time, "time_ns", lambda: int(time.time() * 1_000_000_000) + by)


@pytest.mark.parametrize("by", [2 * HOUR, -2 * HOUR], ids=["forward", "back"])
def test_setting_the_clock_of_the_machine_gives_and_takes_no_time(
    own_table: Served, monkeypatch: pytest.MonkeyPatch, by: int
) -> None:
    room = own_table.begin("person", "person", clock="game 600")
    room.asked().answer("activate A")
    set_clock(monkeypatch, by)
    before = left(room)[0]
    assert 500_000 < before < 600_000
    until(lambda: left(room)[0] < before)  # it runs on
    room.asked().answer()
    assert 500_000 < left(room)[0] < before
    own_table.stop()
    set_clock(monkeypatch, -by)
    own_table.start()
    assert 500_000 < left(room)[0] < before
    assert room.info()["seats"][0]["bot"] == ""


def test_a_clock_runs_out_although_that_of_the_machine_was_set_back(
    own_table: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = own_table.begin("person", "person", clock="turn 1")
    set_clock(monkeypatch, -2 * HOUR)
    until(lambda: any(line.startswith("blue: activate") for line in lines_of(room)))
