"""The tables say what can be counted by hand, and Parquet says what CSV says."""

import csv
import sys
from pathlib import Path
from typing import Any

import duckdb
import pytest

from rumpus.lab.comparing import compare
from rumpus.lab.gathering import gather
from rumpus.lab.report import write_report
from rumpus.lab.rows import UseCount
from rumpus.lab.statistics import wilson
from rumpus.lab.tables import Table, all_tables, write_tables
from rumpus.text.words import words
from tests.helpers.made_up import PLAIN, a_row, many, results_with

FIRST, SECOND = (0, 1), (1, 0)  # who begins


@pytest.fixture
def tables(tmp_path: Path) -> Path:
    """Four games: seat 0 begins three of them and wins two of these; seat 1 begins the last, which nobody wins."""
    rows = [
        a_row(number=0, uses=(UseCount("spell", "lure", 0, 2), UseCount("task", "surrounded", 1, 1))),
        a_row(
            number=1,
            uses=(UseCount("spell", "lure", 0, 1), UseCount("spell", "lure", 1, 1)),
            clauses={"Z5.1": 3, "Z4.1": 1},
        ),
        a_row(number=2, winners=(1,), uses=(UseCount("spell", "teleport", 1, 1),), turns=6),
        a_row(number=3, order=SECOND, winners=()),
    ]
    found = gather(results_with(tmp_path, rows))
    write_tables(all_tables(found, compare(found)), tmp_path / "tables")
    return tmp_path / "tables"


def rows_of(folder: Path, name: str) -> list[dict[str, Any]]:
    with duckdb.connect() as db:
        found = db.read_parquet(str(folder / f"{name}.parquet"))
        return [dict(zip(found.columns, row, strict=True)) for row in found.fetchall()]


def test_who_wins(tables: Path) -> None:
    """By place in the order of play, not by seat: who begins wins twice, who comes second once."""
    found = rows_of(tables, "places")
    assert [(row["place"], row["value"], row["games"]) for row in found] == [(1, 0.5, 4), (2, 0.25, 4)]
    assert (found[0]["low"], found[0]["high"]) == pytest.approx(wilson(2, 4)[1:3])


def test_figures(tables: Path) -> None:
    found = {row["figure"]: row for row in rows_of(tables, "figures")}
    assert found["draws"]["value"] == 0.25
    assert (found["draws"]["low"], found["draws"]["high"]) == pytest.approx(wilson(1, 4)[1:3])  # as in the report
    assert found["turns"]["value"] == 4.5
    assert found["turns"]["median"] == 4.0
    assert found["decided"]["games"] == 3
    assert "luck" not in found


def test_clauses(tables: Path) -> None:
    found = {row["clause"]: (row["in_games"], row["times"]) for row in rows_of(tables, "clauses")}
    assert found == {"Z4.1": (0.25, 0.25), "Z5.1": (1.0, 1.5)}


def test_things(tables: Path) -> None:
    """Lure is used by seat 0 in two games that it wins, as the first player who wins half of all games, and once by
    seat 1, who loses as the second player who wins a quarter."""
    found = {row["id"]: row for row in rows_of(tables, "things") if row["cell"] is None}
    lure = found["lure"]
    assert (lure["in_games"], lure["times"]) == (0.5, 1.0)
    assert lure["users_value"] == pytest.approx((0.5 + 0.5 - 0.25) / 3)
    of_lure, of_teleport = (2 * 0.5 + 0.5 - 0.25) / 4, 1 - 0.25
    assert lure["uses_value"] == pytest.approx(of_lure - of_teleport)
    assert found["surrounded"]["users_value"] == pytest.approx(-0.25)
    assert found["surrounded"]["uses_value"] is None  # there is no other task to compare it with


def test_every_game_is_there(tables: Path) -> None:
    found = rows_of(tables, "games")
    assert [(row["cell"], row["number"], row["turns"], row["decided"] is None) for row in found] == [
        ("all", 0, 4.0, False),
        ("all", 1, 4.0, False),
        ("all", 2, 6.0, False),
        ("all", 3, 4.0, True),
    ]


def test_parquet_and_csv_are_the_same(tmp_path: Path) -> None:
    found = gather(many(tmp_path, 30))
    write_tables(all_tables(found, compare(found)), tmp_path)
    names = sorted(file.stem for file in tmp_path.glob("*.csv"))
    together = ["bots", "clauses", "comparisons", "figures", "games", "happenings", "places", "sources", "things"]
    assert names == together
    for name in names:
        with (tmp_path / f"{name}.csv").open(encoding="utf-8", newline="") as file:
            written = list(csv.DictReader(file))
        read = rows_of(tmp_path, name)
        assert [list(row) for row in read[:1]] == [list(row) for row in written[:1]]
        assert len(read) == len(written) > 0
        for ours, theirs in zip(read, written, strict=True):
            told = {key: "" if value is None else str(value) for key, value in ours.items()}
            assert told.keys() == theirs.keys()
            for key, value in ours.items():
                same = float(theirs[key]) == value if isinstance(value, float) else theirs[key] == told[key]
                assert same, (name, key)


def test_a_level_with_commas_stays_one_however_late_it_comes(tmp_path: Path) -> None:
    """After more rows than a reader looks at to guess how a file is written."""
    rows = [*(("as printed", number) for number in range(25_000)), ('0, 1 "spells"', 25_000)]
    write_tables([Table("games", {"cell": "VARCHAR", "number": "BIGINT"}, rows)], tmp_path)
    assert rows_of(tmp_path, "games")[-1] == {"cell": '0, 1 "spells"', "number": 25_000}


def test_cells_are_told_by_their_levels(tmp_path: Path) -> None:
    found = gather(many(tmp_path, 10))
    write_tables(all_tables(found, compare(found)), tmp_path)
    assert {(row["level_seats"], row["level_variants"]) for row in rows_of(tmp_path, "places")} == {
        (seats, variants) for seats in ("2", "3") for variants in ("none", "printed-spells")
    }


def test_an_experiment_without_a_sweep_has_no_levels(tmp_path: Path) -> None:
    found = gather(many(tmp_path, 10, PLAIN))
    write_tables(all_tables(found, compare(found)), tmp_path)
    assert list(rows_of(tmp_path, "places")[0]) == ["cell", "seats", "place", "value", "low", "high", "games"]


def test_without_duckdb_there_are_the_same_tables_as_csv(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever only plays has no extra, and reads reports at the table."""
    monkeypatch.setitem(sys.modules, "duckdb", None)
    results = results_with(tmp_path, [a_row(number=number) for number in range(4)])
    page = write_report(results, tmp_path / "report", words("en", "zombies-doom").say, "en").read_text(encoding="utf-8")
    assert {file.suffix for file in (tmp_path / "report" / "tables").iterdir()} == {".csv"}
    assert "tables/games.csv" in page
    assert ".parquet" not in page
    assert "rumpus[lab]" in page
