"""What viewers are sent at once: put together once for all who may know the same."""

from random import Random

import msgspec
import pytest

from rumpus.table.rooms import propose
from rumpus.table.rooms.live import LiveRoom
from rumpus.table.wire.updates import shown_in, update_at_once, update_for
from tests.helpers.table.rooms import NOON, begin, new_room, play_on, take

VIEWERS = (None, 0, 1)


@pytest.mark.parametrize("game", ["worms", "zombies-doom"])
def test_what_is_sent_at_once_is_what_each_viewer_would_be_sent_alone(game: str) -> None:
    """Chat and undo come in between; some are told after every entry, others after several."""
    random, live = Random(game), LiveRoom(new_room(game))
    begin(live.room)
    sent = dict.fromkeys(VIEWERS, live.room.number)
    shared = set()
    for _ in range(150):
        play_on(live.room, random, 1)
        if random.random() < 0.1:
            take(live.room, propose.chat(live.room, 0, "Well.", NOON))
        told = set()
        for viewer, since in sent.items():
            if random.random() < 0.7:
                told.add(written := update_at_once(shown_in(live), viewer, since, shown_in(live).info))
                assert {"seat": viewer, **msgspec.json.decode(written)} == alone(live, viewer, since)
                sent[viewer] = live.room.number
        shared.add(len(told))
    assert {1, 2, 3} <= shared  # sometimes everybody gets the same, and sometimes nobody does


def alone(live: LiveRoom, viewer: int | None, since: int) -> dict[str, object]:
    update = update_for(live, viewer, since, True, shown_in(live).info)
    return msgspec.json.decode(msgspec.json.encode(update), type=dict[str, object])
