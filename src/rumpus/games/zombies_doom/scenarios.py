"""Positions and facts of Zombies Doom, as scenarios write them."""

from collections.abc import Mapping
from typing import Any

from rumpus.games.zombies_doom.facts import facts
from rumpus.games.zombies_doom.position import KEYS, read_position
from rumpus.games.zombies_doom.state import ZombiesState
from rumpus.records.scenarios import Scenarios


class ZombiesScenarios(Scenarios):
    keys = KEYS

    def position(self, options: Mapping[str, str], table: Mapping[str, Any]) -> ZombiesState:
        return read_position(options, table)

    def facts(self, state: ZombiesState) -> dict[str, Any]:
        return facts(state)
