"""How long the site's bots think."""

import pickle
from dataclasses import dataclass

from rumpus.site.minds import SLOWER, think
from rumpus.thinking.bot import Limit

USUAL = 2.0  # seconds


@dataclass
class Timed:
    """Finds out for how long it might think."""

    limit: Limit | None = None

    def run(self, limit: Limit) -> object:
        budget = (self.limit or limit).start(USUAL)
        return budget.ends - budget.began

    def accept(self, found: object) -> object:
        return found


def test_a_bot_thinks_longer_where_python_is_slower() -> None:
    assert SLOWER > 1
    found = pickle.loads(think(pickle.dumps(Timed())))
    assert abs(found - USUAL * SLOWER) < 1e-6


def test_seconds_that_somebody_has_named_are_meant() -> None:
    found = pickle.loads(think(pickle.dumps(Timed(Limit(seconds=5, slower=SLOWER)))))
    assert abs(found - 5) < 1e-6
