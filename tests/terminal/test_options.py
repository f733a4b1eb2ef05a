"""Options as they are listed and as they are typed."""

import pytest

from rumpus.kernel.message import Refused
from rumpus.terminal.options import list_options, read_option

MOVES = ["stay", "inch 0,1", "inch 1,0", "jump -1,2", "jump 0,1", "jump 0,10"]


def test_options_with_the_same_beginning_stand_together() -> None:
    assert list(list_options(MOVES, 100)) == [
        "  stay  1",
        "  inch  2: 0,1  3: 1,0",
        "  jump  4: -1,2  5: 0,1   6: 0,10",
    ]


def test_many_options_stand_in_columns() -> None:
    targets = [f"target {q},{r}" for q in range(-5, 6) for r in range(-5, 6)]
    lines = list(list_options(targets, 100))
    assert len(lines) == 18
    assert max(map(len, lines)) <= 100
    assert lines[0].startswith("  target    1: -5,-5    2: -5,-4")
    assert len({line.index(":") for line in lines}) == 1


def test_a_narrow_screen_gets_one_option_a_line() -> None:
    assert list(list_options(["hit red A", "hit blue B"], 4)) == ["  hit  1: red A", "       2: blue B"]


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("1", "stay"),
        ("6", "jump 0,10"),
        ("inch 1,0", "inch 1,0"),
        ("INCH 1,0", "inch 1,0"),
        ("i 1,0", "inch 1,0"),
        ("s", "stay"),
        ("jump 0,1", "jump 0,1"),
        ("j 0,1", "jump 0,1"),
        ("  j   0,10 ", "jump 0,10"),
    ],
)
def test_what_is_meant(typed: str, meant: str) -> None:
    index = read_option(MOVES, typed)
    assert index is not None
    assert MOVES[index] == meant


@pytest.mark.parametrize("typed", ["walk", "inch 0,1 now", "jump 0", "1,0", ",", "stay1"])
def test_what_means_nothing(typed: str) -> None:
    assert read_option(MOVES, typed) is None


@pytest.mark.parametrize(
    ("typed", "reason"), [("0", "play-no-such-number"), ("7", "play-no-such-number"), ("jump", "play-not-unique")]
)
def test_what_is_refused(typed: str, reason: str) -> None:
    with pytest.raises(Refused, match=reason):
        read_option(MOVES, typed)
