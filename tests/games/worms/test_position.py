"""Positions that make no sense are refused by name."""

import gc
from typing import Any

import pytest

from rumpus.games.worms import GAME
from rumpus.games.worms.board import GROUNDS_KEPT, Ground, Map, ground_of
from rumpus.parts.hexgrid import pack
from tests.refusal import refusal


@pytest.mark.parametrize(
    ("position", "id"),
    [
        ({"weather": "fair"}, "position-unknown-key"),
        ({"seats": "blue, pink"}, "position-unknown-name"),
        ({"land": "0,1 here"}, "position-bad-hex"),
        ({"land": "0,1", "things": {"5,5": "mine"}}, "position-not-land"),
        ({"land": "0,1", "things": {"0,1": "wizard"}}, "position-unknown-thing"),
        ({"land": "0,1", "hands": {"blue": "wand"}}, "position-unknown-name"),
        ({"land": "0,1", "hands": {"green": "uzi"}}, "position-unknown-name"),
        ({"land": "0,1", "drops": "rain"}, "position-unknown-name"),
        ({"land": "0,1", "pool": {"worm": 3}}, "position-unknown-name"),
        ({"land": "0,1", "pool": {"mine": 7}}, "position-too-many"),
        ({"land": "0,1", "things": {"0,1": "7 mines"}}, "position-too-many"),
        ({"covered": "0,1 0,2 0,3 0,4 0,5 0,6 0,7 0,8 0,9 0,10"}, "position-too-many"),
    ],
)
def test_a_position_that_makes_no_sense_is_refused(position: dict[str, Any], id: str) -> None:
    assert refusal(GAME.position, {}, position).id == id


def test_what_a_position_says_can_be_read_back() -> None:
    position = {
        "seats": "red, blue",
        "wind": 5,
        "land": "0,1 1,0",
        "covered": "1,1",
        "things": {"0,1": "red A lying, 2 craters", "1,0": "blue B frozen, fire"},
        "hands": {"blue": "uzi"},
        "ice": "blue",
    }
    facts = GAME.facts(GAME.position({}, position))
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
    try:
        for r in range(2 * GROUNDS_KEPT):
            Map((pack(0, r % 10), pack(1, r // 10 % 10))).all_dry().sunk(pack(0, r % 10))
        assert sum(type(one) is Ground for one in gc.get_objects()) <= GROUNDS_KEPT + 10  # tests before this hold some
    finally:
        gc.enable()
