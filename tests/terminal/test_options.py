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


def test_many_options_are_grouped_by_all_that_they_have_in_common() -> None:
    """Numbers may have gaps then, but what belongs together stands together."""
    kinds = ("demon", "human", "beast")
    lures = [f"lure {kinds[(column + row) % 3]} {column},{row}" for row in range(1, 5) for column in range(1, 9)]
    assert list(list_options(lures, 100)) == [
        "  lure beast   1: 1,1   4: 4,1   7: 7,1  11: 3,2  14: 6,2  18: 2,3  21: 5,3  24: 8,3  25: 1,4",
        "              28: 4,4  31: 7,4",
        "  lure demon   2: 2,1   5: 5,1   8: 8,1   9: 1,2  12: 4,2  15: 7,2  19: 3,3  22: 6,3  26: 2,4",
        "              29: 5,4  32: 8,4",
        "  lure human   3: 3,1   6: 6,1  10: 2,2  13: 5,2  16: 8,2  17: 1,3  20: 4,3  23: 7,3  27: 3,4",
        "              30: 6,4",
    ]
    for_others = [f"{lure} for undead" for lure in lures]
    assert "  lure beast … for undead " in "\n".join(list_options(for_others, 100))


def test_many_ways_to_use_two_things_are_grouped_by_the_first() -> None:
    spells = ("", " with hardened", " with lure", " with berserk")
    uses = [f"use bow{one} and mace{other}" for one in spells for other in spells]
    lines = list(list_options(uses, 80))
    assert lines[0] == "  use bow                1: and mace                2: and mace with hardened"
    assert [line[2:24].strip() for line in lines[::2]] == [f"use bow{spell}" for spell in spells]


def test_a_group_of_one_thing_used_in_several_ways() -> None:
    uses = [f"use {weapon}{spell}" for weapon in ("bow+lure", "sword@mace") for spell in ("", " itself", " with lure")]
    assert list(list_options(uses, 30)) == [
        "  use bow+lure    1",
        "                  2: itself",
        "                  3: with lure",
        "  use sword@mace  4",
        "                  5: itself",
        "                  6: with lure",
    ]


def test_options_with_notes_stand_on_lines_of_their_own() -> None:
    texts = ["go 3,2", "go 4,2", "draw bow", "draw sword", "die"]
    assert list(list_options(texts, 100, {0: "a demon", 4: "lose your weapons"})) == [
        "  go    1: 3,2  a demon",
        "        2: 4,2",
        "  draw  3: bow    4: sword",
        "  die   5  lose your weapons",
    ]


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
