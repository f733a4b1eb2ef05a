"""Who hears of a change when: whoever is asked at once, the others at once or with whatever follows in a moment."""

import asyncio

import pytest

from rumpus.table.guests import audience
from rumpus.table.guests.audience import Audience

pytestmark = pytest.mark.anyio

SPECTATOR = None


class Listener:
    """Counts how often a viewer is told something."""

    def __init__(self, room: Audience, viewer: int | None) -> None:
        self.told = 0
        self.task = asyncio.create_task(self.listen(room, viewer))

    async def listen(self, room: Audience, viewer: int | None) -> None:
        while True:
            await room.wait(viewer)
            self.told += 1


class LoopClock:
    """The clock of the loop, which stands still until a test lets time pass."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.seconds = 1000.0
        monkeypatch.setattr(asyncio.get_running_loop(), "time", lambda: self.seconds)


@pytest.fixture
async def clock(monkeypatch: pytest.MonkeyPatch) -> LoopClock:
    return LoopClock(monkeypatch)


async def settle() -> None:
    for _ in range(5):
        await asyncio.sleep(0)  # pause: the loop's, which comes to all that is due


async def test_a_single_change_is_heard_by_everybody_at_once(clock: LoopClock) -> None:
    room = Audience()
    listeners = [Listener(room, viewer) for viewer in (0, 1, SPECTATOR, SPECTATOR)]
    await settle()
    room.tell(asked=0)
    await settle()
    assert [listener.told for listener in listeners] == [1, 1, 1, 1]


async def test_in_a_flurry_only_whoever_is_asked_hears_each_change(clock: LoopClock) -> None:
    room = Audience()
    zero, one, spectator = (Listener(room, viewer) for viewer in (0, 1, SPECTATOR))
    await settle()
    for asked in (0, 0, 1, 0):
        room.tell(asked)
        await settle()
    assert (zero.told, one.told, spectator.told) == (3, 2, 1)
    clock.seconds += audience.MOMENT
    await settle()
    assert (zero.told, one.told, spectator.told) == (4, 3, 2)


async def test_a_table_that_closes_waits_for_no_moment(clock: LoopClock) -> None:
    room = Audience()
    spectator = Listener(room, SPECTATOR)
    await settle()
    room.tell(asked=0)
    await settle()
    room.tell(asked=0)
    room.tell_everybody()
    await settle()
    assert spectator.told == 2
    clock.seconds += audience.MOMENT
    await settle()
    assert spectator.told == 2


async def test_whoever_leaves_is_forgotten() -> None:
    room = Audience()
    listener = Listener(room, 0)
    await settle()
    listener.task.cancel()
    await settle()
    assert not room.waiting
    room.tell(asked=0)
