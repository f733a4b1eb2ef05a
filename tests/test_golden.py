"""Stored games play as they did when they were stored."""

from pathlib import Path

import pytest

from rumpus.kernel.registry import game_ids
from rumpus.records.record import read_record
from rumpus.records.replay import replay
from tests.helpers.golden import RECORDS, story

PATHS = [path.relative_to(RECORDS) for path in sorted(RECORDS.rglob("*.record"))]


@pytest.mark.parametrize("path", PATHS, ids=str)
def test_a_stored_game_tells_the_same_story(path: Path) -> None:
    record = read_record((RECORDS / path).read_text(encoding="utf-8"))
    match = replay(record)
    assert story(match) == (RECORDS / path.with_suffix(".story")).read_text(encoding="utf-8")
    assert match.result is not None


def test_every_game_has_stored_games() -> None:
    assert {path.parts[0] for path in PATHS} == set(game_ids())
