"""Bots play in processes of their own; one that fails is replaced by a simpler one, and the log tells."""

import logging
import os
import signal
from pathlib import Path

import pytest

from rumpus.thinking.registry import bot_levels
from tests.helpers.installed import install_bots
from tests.helpers.table.minds import workers_of
from tests.helpers.table.served import Opened, Served
from tests.helpers.waiting import PATIENCE, until

SICK_BOTS = """
import os, signal
from rumpus.kernel.message import Refused

def steady(glimpse, random, limit):
    return len(glimpse.options) - 1

def raises(glimpse, random, limit):
    raise RuntimeError(f"my hand is {glimpse.own}")

def refuses(glimpse, random, limit):
    raise Refused("this-cannot-be-sent-back", why="it has arguments")

def cheats(glimpse, random, limit):
    return len(glimpse.options)

def mumbles(glimpse, random, limit):
    return "bazooka"

def dies(glimpse, random, limit):
    os._exit(1)

def dawdles(glimpse, random, limit):
    signal.alarm(0)  # which would end its process
    while True:
        signal.pause()
"""
# From the simplest on, as ours are.
LEVELS = ("steady", "raises", "refuses", "cheats", "mumbles", "dies", "dawdles")


@pytest.fixture
def sick_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody has installed bots that do everything wrong."""
    install_bots(tmp_path / "site", monkeypatch, SICK_BOTS, LEVELS)
    assert tuple(bot_levels()[-len(LEVELS) :]) == LEVELS
    monkeypatch.setattr("rumpus.table.hall.asking.PACE_OF_OTHERS", 0.0)


@pytest.fixture
def sick_table(sick_bots: None, own_table: Served) -> Served:
    return own_table


def level_in(room: Opened, seat: int) -> str:
    return str(room.info()["seats"][seat]["bot"])


def failures(caplog: pytest.LogCaptureFixture) -> list[tuple[str, str]]:
    found = [record.__dict__ for record in caplog.records if record.getMessage() == "a bot failed"]
    return [(record["level"], record["why"]) for record in found]


def test_bots_play_a_game_by_themselves(table: Served) -> None:
    worms = table.begin("random", "random", "random", options={"setup": "full"})
    zombies = table.begin("random", "random", game="zombies-doom", options={})
    until(lambda: worms.info()["stage"] == zombies.info()["stage"] == "over")


@pytest.mark.parametrize(
    ("level", "why"),
    [("raises", "RuntimeError"), ("cheats", "IndexError"), ("mumbles", "TypeError"), ("dies", "EOFError")],
)
def test_a_bot_that_fails_is_replaced_by_a_simpler_one(
    sick_table: Served, caplog: pytest.LogCaptureFixture, level: str, why: str
) -> None:
    room = sick_table.begin("person", level)
    room.host.post("seating", seat=0, level="steady")
    until(lambda: level_in(room, 1) == "steady")  # the nearest one below that does its work
    assert room.info()["stage"] in ("running", "over")
    assert (level, why) in failures(caplog)
    # And it was written down with the room: it is still so after a restart.
    sick_table.restart()
    assert level_in(room, 1) == "steady"


def test_whatever_a_bot_raises_the_next_one_has_a_process_to_think_in(
    sick_table: Served, caplog: pytest.LogCaptureFixture
) -> None:
    for level in ("refuses", "dies", "raises"):
        room = sick_table.begin("person", level)
        room.host.post("seating", seat=0, level="steady")
        until(lambda room=room: level_in(room, 1) == "steady")  # type: ignore[misc]
    fine = sick_table.begin("random", "random")
    until(lambda: fine.info()["stage"] == "over")
    assert "random" not in [level for level, _ in failures(caplog)]


def test_the_log_tells_nothing_of_the_game(sick_table: Served, caplog: pytest.LogCaptureFixture) -> None:
    room = sick_table.begin("person", "raises")
    room.host.post("seating", seat=0, level="steady")
    until(lambda: level_in(room, 1) == "steady")
    told = "".join(f"{record.getMessage()} {record.__dict__}" for record in caplog.records)
    assert "my hand is" not in told
    assert room.id in told


def test_a_bot_that_never_comes_to_an_end_is_stopped(
    sick_table: Served, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("rumpus.table.thinking.processes.LONGEST_THOUGHT", 1)
    room = sick_table.begin("dawdles", "person")
    # On a busy machine others, too, may take longer than that.
    until(lambda: level_in(room, 0) != "dawdles")
    assert ("dawdles", "TimeoutError") in failures(caplog)


def test_a_room_goes_on_while_a_bot_thinks(sick_table: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rumpus.table.hall.asking.DRAINED_WITHIN", 0.1)
    monkeypatch.setattr("rumpus.table.thinking.processes.LONGEST_THOUGHT", PATIENCE)
    room, other = sick_table.begin("dawdles", "person"), sick_table.begin("person", "person")
    number = room.seats[1].look()["question"]["number"]
    assert room.seats[1].post("chat", text="take your time").status_code == 201
    assert other.asked().answer().status_code == 201
    assert room.seats[1].look()["question"]["number"] == number
    # Nor does it keep the table from closing, or from going on afterwards.
    sick_table.restart()
    assert level_in(room, 0) == "dawdles"


def test_a_seat_that_is_handed_back_gets_no_late_answer_of_its_bot(
    sick_table: Served, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("rumpus.table.thinking.processes.LONGEST_THOUGHT", PATIENCE)
    caplog.set_level(logging.INFO)
    room = sick_table.begin("person", "person")
    before = room.asked().question()
    room.host.post("seating", seat=0, level="dawdles")
    room.host.post("seating", seat=0, level="")
    for worker in workers_of(sick_table.server.hall.asking.bots.minds):
        os.kill(worker.process.pid, signal.SIGKILL)  # another one answers in place of this bot
    until(lambda: "what was meant to happen came late" in [record.getMessage() for record in caplog.records])
    assert room.asked().question() == before
    assert level_in(room, 0) == ""


def test_a_worker_that_is_killed_is_replaced(own_table: Served) -> None:
    """As by a machine that runs out of memory."""
    for worker in workers_of(own_table.server.hall.asking.bots.minds):
        os.kill(worker.process.pid, signal.SIGKILL)
    room = own_table.begin("random", "random")
    until(lambda: room.info()["stage"] == "over")


def test_bots_go_on_after_a_restart(own_table: Served) -> None:
    room = own_table.begin("random", "random", "random", "random", options={"setup": "full"})
    own_table.restart()
    until(lambda: room.info()["stage"] == "over")


def test_workers_end_with_the_table(own_table: Served) -> None:
    workers = workers_of(own_table.server.hall.asking.bots.minds)
    assert [worker.process.poll() for worker in workers] == [None]
    own_table.stop()
    assert all(worker.process.returncode is not None for worker in workers)
