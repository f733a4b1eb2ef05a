"""What was read from a log is kept for whoever asks next, as long as there is room for it."""

import pytest

from rumpus.table.hall.hall import Hall
from rumpus.table.store import open_store
from rumpus.table.thinking import readers, readings
from tests.helpers.table.stores import some_room

pytestmark = pytest.mark.anyio


async def test_many_short_ones_take_room_as_well(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each takes more than its few bytes."""
    monkeypatch.setattr(readers, "KEPT_BYTES", 5_000)
    hall = Hall(open_store("sqlite:///:memory:"))
    await hall.open(serves=False)
    for number in range(20):
        live = await hall.create(some_room(f"{number}", seats=("random", "random")))
        await hall.readers.read(live.room, readings.cards)
    assert 1 < len(hall.readers.kept) < 10
    await hall.close()
