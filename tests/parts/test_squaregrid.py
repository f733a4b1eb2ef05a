"""Squares, directions and turned edges."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rumpus.parts.squaregrid import (
    DIRECTIONS,
    EAST,
    GRID_SIZE,
    LAST,
    NORTH,
    STEP,
    WEST,
    name_square,
    opposite,
    pack,
    read_square,
    turn_edges,
    unpack,
    write_square,
)
from tests.helpers.places import DATA

coordinates = st.integers(1, LAST)


@given(column=coordinates, row=coordinates)
def test_a_square_is_packed_and_written_and_read_back(column: int, row: int) -> None:
    square = pack(column, row)
    assert unpack(square) == (column, row)
    assert write_square(square) == f"{column},{row}"
    assert read_square(write_square(square)) == square


@given(column=coordinates, row=coordinates, way=st.sampled_from(DIRECTIONS))
def test_a_step_and_a_step_back(column: int, row: int, way: int) -> None:
    square = pack(column, row)
    there = square + STEP[way]
    assert 0 <= there < GRID_SIZE
    assert there + STEP[opposite(way)] == square
    assert sum(abs(a - b) for a, b in zip(unpack(there), unpack(square), strict=True)) == 1


@pytest.mark.parametrize("text", ["", "1", "1,2,3", "a,1", "0,1", f"{LAST + 1},1", "1,-1"])
def test_what_is_no_square(text: str) -> None:
    with pytest.raises(ValueError, match=r"unpack|invalid literal|,"):
        read_square(text)


@given(edges=st.integers(0, 15), quarters=st.integers(-8, 8))
def test_edges_turn_clockwise(edges: int, quarters: int) -> None:
    turned = turn_edges(edges, quarters)
    assert [turned >> (way + quarters) % 4 & 1 for way in DIRECTIONS] == [edges >> way & 1 for way in DIRECTIONS]
    assert turn_edges(1 << NORTH, 1) == 1 << EAST
    assert turn_edges(1 << NORTH, 3) == 1 << WEST


@pytest.mark.parametrize(
    ("column", "row", "name"), json.loads((DATA / "names.json").read_text(encoding="utf-8"))["squares"]
)
def test_a_square_is_called_as_in_chess(column: int, row: int, name: str) -> None:
    """The page calls them the same: options.test.ts reads the same list."""
    assert name_square(pack(column, row)) == name
