"""The hex grid: flat-topped hexes, directions clockwise from the top."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rumpus.parts.hexgrid import (
    DIRECTIONS,
    EAST,
    ORIGIN,
    STEP,
    WEST,
    bearing,
    directions_away,
    disk,
    distance,
    line_direction,
    name_hex,
    neighbours,
    pack,
    read_hex,
    rotate,
    unpack,
    write_hex,
)
from tests.helpers.places import DATA

coordinates = st.integers(-20, 20)
hexes = st.builds(pack, coordinates, coordinates)


def test_directions_go_clockwise_from_the_top() -> None:
    assert [unpack(near) for near in neighbours(ORIGIN)] == [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)]
    for direction in DIRECTIONS:
        assert rotate(ORIGIN + STEP[direction], 1) == ORIGIN + STEP[direction % 6 + 1]


@given(hexes)
def test_packing_and_writing_keep_a_hex(hex_: int) -> None:
    assert pack(*unpack(hex_)) == hex_
    assert read_hex(write_hex(hex_)) == hex_


@pytest.mark.parametrize("text", ["", "1", "1,2,3", "a,b"])
def test_what_is_no_hex_is_not_read(text: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011 - the callers name the text
        read_hex(text)


@given(hexes, hexes)
def test_distance_is_the_length_of_the_shortest_way(a: int, b: int) -> None:
    assert distance(a, b) == distance(b, a)
    assert (distance(a, b) == 0) == (a == b)
    if a != b:
        assert min(distance(near, b) for near in neighbours(a)) == distance(a, b) - 1


@given(hexes, st.integers(0, 4))
def test_a_disk_holds_just_what_is_near(centre: int, radius: int) -> None:
    found = disk(centre, radius)
    assert len(found) == len(set(found)) == 1 + 3 * radius * (radius + 1)
    assert all(distance(centre, hex_) <= radius for hex_ in found)
    assert found == sorted(found)


@given(hexes, st.sampled_from(DIRECTIONS), st.integers(1, 5))
def test_a_line_has_a_direction(hex_: int, direction: int, steps: int) -> None:
    there = hex_ + STEP[direction] * steps
    assert line_direction(hex_, there) == direction
    assert directions_away(hex_, there) == [direction]
    assert line_direction(hex_, hex_) == 0


@pytest.mark.parametrize(
    ("q", "r", "wind"),
    [
        *[(0, 0, 0), (0, -2, 1), (1, -2, 2), (2, -2, 2), (2, -1, EAST), (2, 0, 3), (1, 1, 3), (0, 5, 4), (-1, 2, 5)],
        *[(-2, 1, WEST), (-2, 0, 6), (-1, -1, 6), (8, -4, EAST), (9, -5, EAST)],
    ],
)
def test_whatever_lies_somewhere_lies_to_one_of_eight_winds(q: int, r: int, wind: int) -> None:
    assert bearing(pack(3, 4), pack(3 + q, 4 + r)) == wind


@given(hexes, st.sampled_from(DIRECTIONS), st.integers(1, 5))
def test_a_line_leads_to_the_wind_it_is_called_by(hex_: int, direction: int, steps: int) -> None:
    assert bearing(hex_, hex_ + STEP[direction] * steps) == direction


def test_between_two_lines_there_are_two_ways_away() -> None:
    assert directions_away(ORIGIN, pack(2, -1)) == [2, 3]
    assert line_direction(ORIGIN, pack(2, -1)) == 0
    assert directions_away(ORIGIN, ORIGIN) == list(DIRECTIONS)


@given(hexes)
def test_six_turns_come_back(hex_: int) -> None:
    assert rotate(hex_, 6) == hex_
    assert distance(ORIGIN, rotate(hex_, 2)) == distance(ORIGIN, hex_)


@pytest.mark.parametrize(("q", "r", "name"), json.loads((DATA / "names.json").read_text(encoding="utf-8"))["hexes"])
def test_a_hex_is_called_by_its_column_and_row(q: int, r: int, name: str) -> None:
    """The page calls them the same: worms.test.ts reads the same list."""
    assert name_hex(pack(q, r)) == name


def test_no_two_hexes_have_the_same_name_and_none_has_a_sign() -> None:
    names = [name_hex(pack(q, r)) for q in range(-64, 64) for r in range(-64, 64)]
    assert len(set(names)) == len(names)
    assert all(name.isalnum() for name in names)
