"""What is compared with what, and what comes of it."""

from pathlib import Path

import msgspec
import pytest

from rumpus.lab.comparing import axes_of, compare
from rumpus.lab.gathering import gather
from rumpus.lab.rows import GameRow, UseCount
from tests.helpers.made_up import PLAIN, SWEPT, a_row, at_random, many, results_with

DIAGONAL = """game = "zombies-doom"
bots = "random"
[sweep]
table = [{ seats = 2, variants = "" }, { seats = 3, variants = "printed-spells" }]
"""
LADDER = """game = "zombies-doom"
bots = "random"
baseline = "seats=3 variants=none"
[sweep]
table = [
    { seats = 2, variants = "" },
    { seats = 2, variants = "printed-spells" },
    { seats = 3, variants = "" },
]
"""


@pytest.mark.parametrize(
    ("experiment", "axes"),
    [
        (SWEPT, [("seats",), ("variants",)]),
        (DIAGONAL, [("seats", "variants")]),
        (LADDER, [("seats",), ("variants",)]),
        (PLAIN, []),
    ],
)
def test_axes_are_what_can_be_compared_by_itself(tmp_path: Path, experiment: str, axes: list[tuple[str, ...]]) -> None:
    assert axes_of(results_with(tmp_path, [], experiment).experiment) == axes


def test_cells_are_compared_within_each_setting_and_in_all_together(tmp_path: Path) -> None:
    changes = compare(gather(many(tmp_path, 40))).changes
    turns = [change for change in changes if change.figure.id == "turns"]
    assert [(change.axis, change.base, change.level, change.others, change.part) for change in turns] == [
        (("seats",), ("2",), ("3",), None, False),
        (("seats",), ("2",), ("3",), {"variants": "none"}, True),
        (("seats",), ("2",), ("3",), {"variants": "printed-spells"}, True),
        (("variants",), ("none",), ("printed-spells",), None, False),
        (("variants",), ("none",), ("printed-spells",), {"seats": "2"}, True),
        (("variants",), ("none",), ("printed-spells",), {"seats": "3"}, True),
    ]


def test_where_the_baseline_has_no_counterpart_the_first_level_is_it(tmp_path: Path) -> None:
    changes = compare(gather(many(tmp_path, 40, LADDER))).changes
    assert {(change.base, change.level, str(change.others), change.part) for change in changes} == {
        (("3",), ("2",), "{'variants': 'none'}", False),
        (("none",), ("printed-spells",), "{'seats': '2'}", False),
    }


def test_shared_luck_makes_a_small_difference_clear(tmp_path: Path) -> None:
    """Two turns more, always: with the luck of the same numbers there is no doubt about it."""
    found = compare(gather(many(tmp_path, 60)))
    change = next(c for c in found.changes if c.figure.id == "turns" and c.axis == ("variants",))
    assert change.estimate == pytest.approx((2.0, 2.0, 2.0, 60))
    assert change.after - change.before == pytest.approx(2.0)
    assert change.significant
    other = next(c for c in found.changes if c.figure.id == "turns" and c.axis == ("seats",))
    assert other.estimate.value == 0.0
    assert not other.significant


def test_only_games_that_both_have_are_compared(tmp_path: Path) -> None:
    def make(cell: str, seats: int, number: int) -> GameRow:
        row = at_random(cell, seats, number)
        return msgspec.structs.replace(row, luck=None) if seats == 3 else row

    found = compare(gather(many(tmp_path, 40, make=make)))
    luck = [(change.axis, change.estimate.n) for change in found.changes if change.figure.id == "luck"]
    assert luck == [(("variants",), 4)] * 2  # of all settings together, and of the one that has it


def test_a_bot_that_always_wins_is_ahead(tmp_path: Path) -> None:
    rows = [a_row(number=number, bots=("easy", "random"), order=(0, 1)) for number in range(40)]
    found = compare(gather(results_with(tmp_path, rows)))
    assert {bot.bot: (bot.estimate.value, bot.significant) for bot in found.bots} == {
        "easy": (0.5, True),
        "random": (-0.5, True),
    }


def test_of_two_places_one_tells_of_the_other(tmp_path: Path) -> None:
    found = compare(gather(many(tmp_path, 40)))
    assert [(place.seats, place.place) for place in found.places] == [(2, 0), (3, 0), (3, 1), (3, 2)]


def test_what_winners_use_is_found_out(tmp_path: Path) -> None:
    """In every game both use teleport, and whoever wins lure as well."""

    def make(cell: str, seats: int, number: int) -> GameRow:
        row = at_random(cell, seats, number)
        uses = [UseCount("spell", "teleport", seat, 1) for seat in range(seats)]
        return msgspec.structs.replace(row, uses=(*uses, *(UseCount("spell", "lure", seat, 1) for seat in row.winners)))

    worth = {one.thing[1]: one for one in compare(gather(many(tmp_path, 100, PLAIN, make))).things}
    assert worth["lure"].significant
    assert worth["lure"].estimate.value == pytest.approx(-worth["teleport"].estimate.value)
    assert worth["lure"].estimate.value == pytest.approx(0.5, abs=0.05)  # 1 less a half, beside a half less a half


def test_all_comparisons_are_corrected_together(tmp_path: Path) -> None:
    found = compare(gather(many(tmp_path, 60)))
    everything = found.all()
    least = min(everything, key=lambda one: one.p)
    assert least.corrected == pytest.approx(min(1.0, least.p * len(everything)))
    assert all(one.corrected >= one.p for one in everything)
