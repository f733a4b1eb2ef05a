"""Positions that make no sense are refused by name."""

from typing import Any

import pytest

from rumpus.games.worms import GAME
from rumpus.games.worms.board import GROUNDS_KEPT, Map
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


def test_a_map_does_not_pile_up_grounds() -> None:
    land = tuple(pack(0, r) for r in range(10))
    map_ = Map(land)
    for number in range(2 * GROUNDS_KEPT):
        dry = bytes(number >> bit & 1 for bit in range(10))
        ground = map_.ground(dry)
        assert ground.land == tuple(hex_ for hex_, is_dry in zip(land, dry, strict=True) if is_dry)
        assert map_.ground(dry) is ground
