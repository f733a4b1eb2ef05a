"""Undo: back to one's own last decision, never across chance, a reveal or another player's answer."""

import pytest

from rumpus.records.record import record_of
from tests.helpers.table.served import Guest, Opened, Served
from tests.helpers.waiting import until


def undo(guest: Guest) -> str:
    said = guest.post("undo")
    return "done" if said.status_code == 201 else str(said.json()["id"])


def lines_of(room: Opened) -> list[str]:
    return room.spectator.record().splitlines()


def placing(table: Served) -> Opened:
    """Two people who lay out the map by turns: no chance is asked after the first of all."""
    return table.begin("person", "person", options={"setup": "full"})


@pytest.mark.parametrize("over", ["http", "socket"])
def test_ones_own_answer_is_taken_back(table: Served, over: str) -> None:
    room = table.begin("person", "person")
    blue = room.asked()
    before = table.match(room.id).state.digest(), lines_of(room), blue.look()["view"]
    number = blue.question()["number"]
    assert not blue.look()["may_undo"]
    blue.answer("activate A")
    assert blue.look()["may_undo"]
    if over == "http":
        assert undo(blue) == "done"
    else:
        with blue.watch() as viewer:
            viewer.update()
            assert viewer.ask(type="undo")["type"] == "ack"
            until(lambda: viewer.update()["fresh"])  # one may come before it: of who is there
    assert (table.match(room.id).state.digest(), lines_of(room), blue.look()["view"]) == before
    # It is the same question, but asked anew: an answer to the old one would come from before the undo.
    assert blue.question()["number"] > number
    assert blue.answer("activate B", number).json()["id"] == "answer-late"
    assert blue.answer("activate B").status_code == 201


def test_back_through_several_answers_of_ones_own(table: Served) -> None:
    room = placing(table)
    first = room.asked()
    before = lines_of(room)
    for _ in range(2):
        first.answer()
    assert (undo(first), undo(first)) == ("done", "done")
    assert lines_of(room) == before
    assert undo(first) == "undo-not-possible"  # chance has said who begins


def test_a_die_stands(table: Served) -> None:
    room = table.begin("person", "person")
    blue = room.asked()
    blue.answer("activate A")
    blue.answer("jump -1,0")  # a jump scatters
    lines = lines_of(room)
    assert lines[lines.index("blue: jump -1,0") + 1].startswith("chance: roll")
    before = room.fingerprint()
    assert not blue.look()["may_undo"]
    assert undo(blue) == "undo-not-possible"
    assert room.fingerprint() == before


def test_a_card_that_was_drawn_stands(table: Served) -> None:
    room = table.begin("person", "person")
    blue = room.asked()
    blue.answer("activate B")  # opens a crate
    before = room.fingerprint()
    assert undo(blue) == "undo-not-possible"
    assert room.fingerprint() == before


def test_one_may_think_again_until_the_next_player_has_answered(table: Served) -> None:
    room = placing(table)
    first = room.asked()
    while room.asked() is first:
        before = lines_of(room)
        first.answer()
    second = room.asked()
    assert first.look()["may_undo"]
    assert not second.look()["may_undo"]
    assert undo(second) == "undo-not-possible"
    assert undo(first) == "done"
    assert lines_of(room) == before
    assert room.asked() is first

    first.answer()
    second.answer()
    assert not first.look()["may_undo"]
    assert [guest.look()["may_take_back"] for guest in (first, second, room.spectator)] == [True, True, False]
    assert undo(first) == "undo-not-possible"
    assert undo(second) == "done"


def test_nobody_takes_back_for_others(table: Served) -> None:
    room = table.begin("person", "person")
    blue = room.asked()
    blue.answer("activate A")
    before = room.fingerprint()
    other = next(guest for guest in room.seats.values() if guest is not blue)
    assert undo(other) == "undo-not-possible"
    assert undo(room.spectator) == "seat-needed"
    assert undo(room.host) == "seat-needed"
    assert room.fingerprint() == before


def test_nothing_is_taken_back_once_the_game_is_over(table: Served) -> None:
    room = table.begin("person", "person")
    room.play_to_the_end()
    before = room.fingerprint()
    for guest in room.seats.values():
        assert undo(guest) == "answer-game-over"
    assert room.fingerprint() == before


def test_what_was_taken_back_stays_so_after_a_restart(own_table: Served) -> None:
    room = placing(own_table)
    first = room.asked()
    for _ in range(2):
        first.answer()
    undo(first)
    first.answer(first.options()[-1])
    before = room.fingerprint()
    own_table.restart()
    room.info()
    assert room.fingerprint() == before


def test_luck_after_an_undo_is_the_luck_before_it(table: Served) -> None:
    """Whoever takes an answer back and gives it again gets no other dice: two rooms of the day show it."""
    records = []
    for hesitates in (False, True):
        room = table.begin("person", "random", daily=True)
        blue = room.seats[0]
        blue.answer("activate A")
        if hesitates:
            assert undo(blue) == "done"
            blue.answer("activate A")
        blue.answer("jump -1,0")
        records.append(record_of(table.whole_match(room.id)).lines[:6])
    assert records[0] == records[1]


def test_it_is_told_beforehand_what_could_not_be_taken_back(table: Served) -> None:
    room = table.begin("person", "person")
    blue = room.asked()
    with blue.watch() as viewer:

        def is_final(text: str) -> bool:
            final: bool = viewer.ask(type="consider", question=blue.question()["number"], text=text)["final"]
            return final

        assert not is_final("activate A")
        assert is_final("activate B")  # opens a crate: a card is drawn
        blue.answer("activate A")
        assert not is_final("stay")
        assert is_final("jump -1,0")  # a die is rolled
        blue.answer("jump -1,0")
        assert undo(blue) == "undo-not-possible"
