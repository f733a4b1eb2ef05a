"""A database that stalls: whoever has answered is told that nobody knows, never “no”; what was written counts."""

import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import psycopg
import pytest

from rumpus.table.store import steady
from rumpus.table.store.postgres import PostgresStore
from tests.helpers.table.served import Served
from tests.helpers.waiting import until


@pytest.fixture
def table(postgres_url: str, tmp_path: Path) -> Iterator[Served]:
    table = Served(tmp_path / "none", store=postgres_url)
    yield table
    if table.thread.is_alive():
        table.stop()


@contextmanager
def impatience() -> Iterator[None]:
    """Inside, a table soon gives up. Only there: on a busy machine any database may take some seconds."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(steady, "PATIENCE", 1.0)
        yield


@contextmanager
def writer_stopped(table: Served) -> Iterator[None]:
    """The process of PostgreSQL that writes our entries stands still; what is sent to it arrives nevertheless."""
    store = table.server.hall.store
    assert isinstance(store, PostgresStore)
    pid = store.writing.pid
    os.kill(pid, signal.SIGSTOP)
    try:
        yield
    finally:
        os.kill(pid, signal.SIGCONT)


@contextmanager
def entries_locked(onlooker: "psycopg.Connection[Any]") -> Iterator[None]:
    """Nobody can write an entry, or read one."""
    with onlooker.transaction():
        onlooker.execute("LOCK TABLE entries IN ACCESS EXCLUSIVE MODE")
        yield


@pytest.mark.slow
@pytest.mark.parametrize("way", ["http", "socket"])
def test_an_answer_that_is_written_late_was_not_refused(table: Served, way: str) -> None:
    room = table.begin("person", "person")
    asked = room.asked()
    number = asked.question()["number"]
    with room.spectator.watch() as onlooker, asked.watch() as viewer:
        onlooker.update(), viewer.update()
        with writer_stopped(table), impatience():
            if way == "http":
                said = asked.answer("activate A", number)
                assert (said.status_code, said.json()["id"]) == (504, "outcome-unknown")
                assert "does not know" in said.json()["text"]
            else:
                nack = viewer.ask(type="answer", question=number, text="activate A")
                assert nack["why"]["id"] == "outcome-unknown"
        # It was on its way: it is written, and everybody hears of it without asking.
        assert onlooker.update_number(number + 1)["events"][0]["id"]
        assert "blue: activate A" in room.spectator.record()
        again = asked.answer("activate A", number)
        assert (again.status_code, again.json()["id"]) == (409, "answer-late")  # done once
    assert room.asked().answer("stay").status_code == 201


@pytest.mark.slow
def test_an_answer_that_never_arrived_can_be_given_again(table: Served, onlooker: "psycopg.Connection[Any]") -> None:
    room = table.begin("person", "person")
    asked = room.asked()
    number = asked.question()["number"]
    with entries_locked(onlooker), impatience():
        assert asked.answer("activate A", number).json()["id"] == "outcome-unknown"
        said = asked.get("look")  # nobody is shown what may not be so
        assert (said.status_code, said.json()["id"]) == (503, "store-silent")
    look = until(lambda: asked.get("look").json().get("question") and asked.look())
    if look["number"] == number:
        assert asked.answer("activate A", number).status_code == 201
    assert room.spectator.record().count("blue: activate A") == 1


@pytest.mark.slow
def test_one_process_of_the_database_that_is_stuck_keeps_nobody_waiting_for_ever(table: Served) -> None:
    """What it does when it wakes up changes nothing that was written meanwhile."""
    room = table.begin("person", "random")
    with writer_stopped(table):
        asked = room.asked()
        number = asked.question()["number"]
        with impatience():
            assert asked.answer("activate A", number).json()["id"] == "outcome-unknown"
        assert asked.answer("activate B", number).status_code == 201
    room.play_to_the_end()
    assert room.spectator.record().partition("blue: ")[2].startswith("activate B")
