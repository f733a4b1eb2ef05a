"""Answers that are taken back because the others agree: nobody goes back behind chance."""

import msgspec
import pytest

from rumpus.kernel.message import Refused
from rumpus.kernel.question import CHANCE
from rumpus.table.rooms import acts, propose
from rumpus.table.rooms.entries import Undone
from rumpus.table.rooms.room import Room
from tests.helpers.table.agreeing import act, begun, refusal, told
from tests.helpers.table.rooms import NOON, answer, options_in, take


def answer_until_both_have(room: Room) -> int:
    """Until somebody has answered right after the other, with no chance in between; returns who answered before."""
    first = room.asked()
    assert first is not None
    while room.asked() == first:
        answer(room, options_in(room)[0])
    answer(room, options_in(room)[0])
    return first


def test_what_another_has_answered_since_is_taken_back_if_they_agree() -> None:
    room = begun()
    first = answer_until_both_have(room)
    before = room.earlier[-2].state.digest()
    with pytest.raises(Refused, match="undo-not-possible"):
        propose.undo(room, first, NOON)
    act(room, first, "take-back")
    entry = act(room, 1 - first, "agree")
    assert isinstance(entry, Undone)
    assert (entry.answers, entry.agreed, room._present().state.digest()) == (2, True, before)
    assert (room.asked(), told(room)) == (first, ["told-wish", "told-taken-back"])


def test_a_wish_to_take_back_is_gone_when_anybody_answers() -> None:
    room = begun()
    first = answer_until_both_have(room)
    act(room, first, "take-back")
    answer(room, options_in(room)[0])
    assert room.agreements.wish is None


def test_whoever_could_ask_to_take_back_is_told_so() -> None:
    room = begun()
    assert acts.who_may_ask_to_take_back(room) == set()
    first = answer_until_both_have(room)
    assert acts.who_may_ask_to_take_back(room) == {0, 1}
    act(room, first, "take-back")
    assert acts.who_may_ask_to_take_back(room) == set()  # one wish at a time
    act(room, 1 - first, "oppose")
    assert acts.who_may_ask_to_take_back(room) == {1 - first}
    take(room, propose.seat_bot(room, 1 - first, "random", NOON))
    assert acts.who_may_ask_to_take_back(room) == set()


def test_nobody_goes_back_behind_chance_though_all_agree() -> None:
    """Whoever could would know how the die falls, or roll it anew."""
    room = begun(options={"setup": "first-game"})
    blue = room.asked()
    assert blue is not None
    for text in ("activate A", "jump -1,0"):  # a jump scatters
        answer(room, text)
    assert refusal(room, blue, "take-back") == "take-back-not-possible"
    assert acts.who_may_ask_to_take_back(room) == set()


def test_a_card_that_had_to_come_stands_too() -> None:
    room = begun()
    first = answer_until_both_have(room)
    room._present().unasked.append(CHANCE)
    assert refusal(room, first, "take-back") == "take-back-not-possible"


def test_nobody_takes_back_what_they_have_not_answered() -> None:
    room = begun()
    assert refusal(room, 0, "take-back") == refusal(room, 1, "take-back") == "take-back-not-possible"


def test_in_a_game_of_the_day_bots_are_not_asked_again() -> None:
    room = begun()
    first = answer_until_both_have(room)
    room.row = msgspec.structs.replace(room.row, daily="2026-01-01")
    assert refusal(room, first, "take-back") == "take-back-not-daily"
