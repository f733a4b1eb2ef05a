"""Two tables on one PostgreSQL are replaced, one after another, while people play: nobody loses anything by it."""

import subprocess
from pathlib import Path
from random import Random

import pytest

from tests.helpers.places import ROOT
from tests.helpers.table.history import faults
from tests.helpers.table.upgrading import club, replace

pytestmark = pytest.mark.anyio

OLDER = "162f72a"  # the last before there were players, clocks in days, notices and tournaments


@pytest.mark.parametrize(
    ("rooms", "rounds"), [pytest.param(2, 1, id="few"), pytest.param(12, 5, id="many", marks=pytest.mark.soak)]
)
async def test_nobody_loses_anything_while_tables_are_replaced(
    postgres_url: str, tmp_path: Path, rooms: int, rounds: int
) -> None:
    async with club(postgres_url, tmp_path, rooms, Random(1)) as everybody:
        await everybody.some_more(5 * rooms)
        for _ in range(rounds):
            for table in everybody.tables:
                await replace(table)
                await everybody.some_more(5 * rooms)
    histories = everybody.histories(postgres_url)
    assert {room: wrong for room, history in histories.items() if (wrong := faults(history))} == {}
    assert sum(len(history.log) for history in histories.values()) >= everybody.acknowledged()


@pytest.mark.soak
async def test_tables_of_older_code_are_replaced_by_ours_on_the_same_store(postgres_url: str, tmp_path: Path) -> None:
    """The older ones serve a database that the first of ours has brought up to date."""
    older = older_sources(tmp_path / "older", OLDER)
    async with club(postgres_url, tmp_path, 6, Random(1), older) as everybody:
        await everybody.some_more(60)
        for table in everybody.tables:
            table.sources = ROOT
            await replace(table)
            await everybody.some_more(60)
    histories = everybody.histories(postgres_url)
    assert {room: wrong for room, history in histories.items() if (wrong := faults(history))} == {}
    assert sum(len(history.log) for history in histories.values()) >= everybody.acknowledged()


def older_sources(folder: Path, commit: str) -> Path:
    """What was committed then; skipped where the history is not at hand."""
    folder.mkdir()
    packed = subprocess.run(["git", "archive", commit], cwd=ROOT, capture_output=True, check=False)
    if packed.returncode:
        pytest.skip(packed.stderr.decode())
    subprocess.run(["tar", "-x", "-C", str(folder)], input=packed.stdout, check=True)
    return folder
