"""Tiles that are turned."""

from rumpus.parts.tiles import different_turns


def test_a_turn_after_which_a_tile_looks_as_it_did_before_is_left_out() -> None:
    assert different_turns(["straight", "across", "straight", "across"]) == (0, 1)
    assert different_turns([(1, 2), (2, 3), (3, 4), (4, 1)]) == (0, 1, 2, 3)
    assert different_turns(["round"] * 6) == (0,)
