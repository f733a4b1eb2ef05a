"""Positions and facts of Worms, as scenarios write them."""

from collections.abc import Mapping
from typing import Any

from rumpus.games.worms.facts import facts
from rumpus.games.worms.notation import without_hexes
from rumpus.games.worms.position import KEYS, read_position
from rumpus.games.worms.state import WormsState
from rumpus.records.scenarios import Scenarios


class WormsScenarios(Scenarios):
    keys = KEYS

    def position(self, options: Mapping[str, str], table: Mapping[str, Any]) -> WormsState:
        return read_position(options, table)

    def facts(self, state: WormsState) -> dict[str, Any]:
        return facts(state)

    def without_places(self, text: str) -> str:
        return without_hexes(text)
