"""Positions that make no sense are refused by name."""

import gc
from typing import Any

import pytest

from rumpus.games.worms import GAME
from rumpus.games.worms.board import GROUNDS_KEPT, Ground, Map, ground_of
from rumpus.kernel.conversation import run
from rumpus.kernel.message import Refused
from rumpus.parts.hexgrid import pack
from rumpus.records.scenarios import Scenarios
from rumpus.text.words import words
from tests.helpers.refusal import refusal

SAY = words("en", "worms").say


LAND = "0,1 1,0"
A_WORM = {"0,1": "blue A"}


@pytest.mark.parametrize(
    ("position", "id", "at"),
    [
        ({"weather": "fair"}, "key-unknown", "weather"),
        ({"seats": "blue, pink"}, "position-unknown-name", "seats"),
        ({"seats": "blue, blue"}, "position-twice", "seats"),
        ({"seats": "blue"}, "seats-not-possible", "seats"),
        ({"wind": 9}, "value-not-number", "wind"),
        ({"land": "0,1 here"}, "position-bad-hex", "land"),
        ({"land": "0,1 99,99"}, "position-bad-hex", "land"),
        ({"land": "0,1 0,2 0,1"}, "position-twice", "land"),
        ({"land": " ".join(f"{q},{r}" for q in range(20) for r in range(20))}, "position-too-much-land", "land"),
        ({"land": "0,1 0,2", "covered": "0,2"}, "position-twice", "covered"),
        ({"covered": "0,11 0,2 0,3 0,4 0,5 0,6 0,7 0,8 0,9 0,10"}, "position-too-many", "covered"),
        ({"things": {"5,5": "mine"}}, "position-not-land", "things.5,5"),
        ({"things": {"0,1": "wizard"}}, "position-unknown-thing", "things.0,1"),
        ({"things": {"0,1": "0 mines"}}, "position-unknown-thing", "things.0,1"),
        ({"things": {"0,1": 3}}, "value-not-text", "things.0,1"),
        ({"things": {"0,1": "blue A", "1,0": "red A, blue A"}}, "position-twice", "things.1,0"),
        ({"things": {"0,1": "green A"}}, "position-unknown-name", "things.0,1"),
        ({"things": {"0,1": "3 craters"}}, "position-sunk", "things.0,1"),
        ({"things": {"0,1": "7 mines"}}, "position-too-many", "things.0,1"),
        ({"pool": {"worm": 3}}, "position-unknown-name", "pool.worm"),
        ({"pool": {"mine": 7}}, "position-too-many", "pool.mine"),
        ({"things": {"0,1": "mine"}, "pool": {"mine": 6}}, "position-too-many", "pool.mine"),
        ({"hands": {"blue": "wand"}}, "position-unknown-name", "hands.blue"),
        ({"hands": {"green": "uzi"}}, "position-unknown-name", "hands.green"),
        ({"hands": {"blue": "sheep, sheep", "red": "sheep, sheep, sheep"}}, "position-too-many-copies", "hands.red"),
        ({"supply": "uzi"}, "position-unknown-name", "supply"),
        ({"supply": "sheep, sheep, sheep, sheep, sheep"}, "position-too-many-copies", "supply"),
        (
            {"discards": "holy-hand-grenade, holy-hand-grenade, holy-hand-grenade"},
            "position-too-many-copies",
            "discards",
        ),
        ({"ice": "pink"}, "position-unknown-name", "ice"),
        ({"drops": "rain"}, "position-unknown-name", "drops"),
        ({"drops": "squall, squall"}, "position-too-many-copies", "drops"),
        ({"drops": "squall, relief", "drops_left": 3}, "value-not-number", "drops_left"),
        ({"drops_left": 17}, "value-not-number", "drops_left"),
        ({"sudden_death": "rising-water", "drops_left": 1}, "value-not-number", "drops_left"),
        ({"sudden_death": "plague"}, "position-unknown-name", "sudden_death"),
        ({"kept": {"blue": "rising-water"}}, "position-no-draft", "kept.blue"),
        ({"turn": "green"}, "position-unknown-name", "turn"),
        ({"turn": 3}, "value-not-text", "turn"),
        ({"things": {"0,1": "red A"}}, "position-no-worms", "turn"),
        ({"things": {"0,1": "blue A"}, "turn": "red"}, "position-no-worms", "turn"),
        ({"things": {"0,1": "blue A, red A"}, "last_round": "red"}, "position-no-last-round", "last_round"),
        ({"things": {"0,1": "blue A"}, "last_round": "red"}, "position-no-last-turn", "last_round"),
        ({"things": {"0,1": "blue A"}, "last_round": "blue"}, "position-no-last-turn", "last_round"),
        ({"things": A_WORM, "step": 9}, "value-not-number", "step"),
        ({"things": A_WORM, "worm": "A"}, "position-turn-not-begun", "worm"),
        ({"things": A_WORM, "target": "0,1"}, "position-turn-not-begun", "target"),
        ({"things": A_WORM, "step": 3}, "key-missing", "worm"),
        ({"things": A_WORM, "step": 3, "worm": "B"}, "position-unknown-name", "worm"),
        ({"things": A_WORM, "step": 6}, "key-missing", "worm"),
        ({"things": A_WORM, "step": 6, "last_on": "?"}, "position-bad-hex", "last_on"),
        ({"things": A_WORM, "step": 6, "worm": "A", "last_on": "0,1"}, "position-worm-not-gone", "last_on"),
        ({"things": A_WORM, "step": 6, "worm": "A", "target": "here"}, "position-bad-hex", "target"),
        ({"things": A_WORM, "step": 6, "worm": "A", "arrow": 7}, "value-not-number", "arrow"),
        ({"things": A_WORM, "step": 6, "worm": "A", "waiting": {"0,1": "uzi"}}, "position-unknown-name", "waiting.0,1"),
    ],
)
def test_a_position_that_makes_no_sense_is_refused(position: dict[str, Any], id: str, at: str) -> None:
    with pytest.raises(Refused) as refused:
        Scenarios.of(GAME).position({}, {"land": LAND, **position})
    assert (refused.value.message.id, ".".join(map(str, refused.value.at))) == (id, at)
    assert SAY(refused.value.message)


def test_what_an_optional_rule_rules_out_is_refused() -> None:
    position, read = {"land": LAND, "things": A_WORM}, Scenarios.of(GAME).position
    without = {"variants": "no-sudden-death"}
    assert refusal(read, without, position | {"sudden_death": "rising-water"}).id == "position-no-sudden-death"
    elimination = {"variants": "true-elimination"}
    assert refusal(read, elimination, position | {"last_round": ""}).id == "position-no-last-round"


def test_what_a_position_says_can_be_read_back() -> None:
    position = {
        "seats": "red, blue",
        "wind": 5,
        "land": "0,1 1,0",
        "covered": "1,1",
        "things": {"0,1": "red A lying, 2 craters", "1,0": "blue B frozen, fire"},
        "hands": {"blue": "uzi"},
        "discards": "sheep, bazooka",
        "ice": "blue",
        "step": 6,
        "worm": "A",
        "target": "3,3",
        "arrow": 2,
        "waiting": {"0,1": "dynamite"},
    }
    facts = Scenarios.of(GAME).facts(Scenarios.of(GAME).position({}, position))
    assert (facts["discards"], facts["target"], facts["arrow"]) == ("sheep, bazooka", "3,3", 2)
    assert facts["wind"] == 5
    assert facts["land"] == "0,1 1,0"
    assert facts["things"] == {"0,1": "red A lying, crater, crater", "1,0": "blue B frozen, fire"}
    assert facts["hands"] == {"red": "", "blue": "uzi"}
    assert facts["ice"] == "blue"
    assert facts["pool"] == {"mine": 6, "drum": 6, "crate": 6, "fire": 9, "crater": 18, "water": 8}


def test_grounds_do_not_pile_up() -> None:
    land = tuple(pack(0, r) for r in range(10))
    map_ = Map(land)
    for number in range(2 * GROUNDS_KEPT):
        dry = bytes(number >> bit & 1 for bit in range(10))
        ground = ground_of(map_, dry)
        assert ground.land == tuple(hex_ for hex_, is_dry in zip(land, dry, strict=True) if is_dry)
        assert ground_of(map_, dry) is ground


def test_maps_that_are_no_longer_played_on_do_not_pile_up_either() -> None:
    """Even while nobody looks for things that refer to each other in a circle, as a table hardly ever does."""
    gc.collect()
    gc.disable()
    held = grounds()  # by tests before this one
    try:
        for r in range(2 * GROUNDS_KEPT):
            Map((pack(0, r % 10), pack(1, r // 10 % 10))).all_dry().sunk(pack(0, r % 10))
        assert grounds() - held <= GROUNDS_KEPT
    finally:
        gc.enable()


def grounds() -> int:
    return sum(type(one) is Ground for one in gc.get_objects())


@pytest.mark.parametrize(
    ("step", "kind"),
    [(1, "activate"), (2, "move"), (3, "move"), (4, "move"), (5, "weapon"), (6, "turn-drop"), (7, "turn-drop")],
)
def test_a_position_may_be_any_step_of_a_turn(step: int, kind: str) -> None:
    things = {"0,1": "blue A lying, blue B", "1,0": "red A"}
    worm = {"step": step, "worm": "A"} if step > 1 else {}
    state = Scenarios.of(GAME).position({}, {"land": LAND, "things": things, "hands": {"blue": "uzi"}, **worm})
    run(state)
    assert state.asked().kind == kind
    assert state.step == {1: 1, 2: 3, 6: 7}.get(step, step)


def test_a_worm_that_is_gone_is_remembered_by_its_last_hex() -> None:
    """Firestorm begins there."""
    position = {"land": LAND, "things": A_WORM, "sudden_death": "firestorm", "step": 6, "last_on": "1,0"}
    state = Scenarios.of(GAME).position({}, position)
    run(state)
    assert Scenarios.of(GAME).facts(state)["target"] == "1,0"
