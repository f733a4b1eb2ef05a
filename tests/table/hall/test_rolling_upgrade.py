"""Two tables on one PostgreSQL are replaced, one after another, while people play: nobody loses anything by it."""

from pathlib import Path
from random import Random

import pytest

from tests.helpers.table.history import faults
from tests.helpers.table.upgrading import club, replace

pytestmark = pytest.mark.anyio


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
