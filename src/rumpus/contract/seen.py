"""What a seat sees of a state, as its view and as its row of numbers."""

import json
from typing import Any

import msgspec

from rumpus.kernel.game import AnyGame
from rumpus.kernel.state import State
from rumpus.learning.observation import Observation


def what_is_seen(game: AnyGame, observation: Observation[Any], state: State, seat: int) -> tuple[str, bytes]:
    """By a seat, as its view and as its row."""
    view = msgspec.to_builtins([game.open_view(state), game.own_view(state, seat)])
    return json.dumps(in_any_order(view), sort_keys=True), observation.row(state, seat).tobytes()


def in_any_order(seen: Any) -> Any:
    """Cards lie in no order, and neither do things on a hex."""
    if isinstance(seen, dict):
        return {key: in_any_order(value) for key, value in seen.items()}
    if isinstance(seen, list):
        return sorted((in_any_order(value) for value in seen), key=repr)
    return seen
