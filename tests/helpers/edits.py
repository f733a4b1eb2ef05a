"""States that differ from another by one number: what of it is seen, and what of it is written in rows."""

import json
from collections.abc import Callable, Iterator
from typing import Any

from rumpus.contract.seen import what_is_seen
from rumpus.kernel.game import AnyGame
from rumpus.kernel.state import State
from rumpus.learning.observation import Observations

CONVERSATION = ("stack", "question", "resume")


def edits(game: AnyGame, state: State, without: tuple[str, ...]) -> Iterator[tuple[str, State]]:
    """Every number of a state one more or one less, and every list one shorter or longer, one at a time, as far as
    there can be such a state; with the name of the field. `without`: fields that are never edited by themselves."""
    data = json.loads(json.dumps(state.to_json()))
    for name in data:
        if name in (*CONVERSATION, *without):
            continue
        for value in others(data[name]):
            if has_fixed_length(state, name) and len(value) != len(data[name]):
                continue
            try:
                yield name, game.load(state.setting, data | {name: value})
            except (IndexError, KeyError, TypeError, ValueError):
                continue


def has_fixed_length(state: State, name: str) -> bool:
    """Whether it has an entry for each thing of some kind, or for each seat."""
    value = getattr(state, name, None)
    return isinstance(value, bytearray) or (isinstance(value, list) and len(value) == state.setting.seats)


def others(value: Any) -> Iterator[Any]:
    """What differs from a value in one place."""
    if isinstance(value, bool):
        yield not value
    elif isinstance(value, int):
        yield value + 1
        if value > 0:
            yield value - 1
    elif isinstance(value, list):
        for at, item in enumerate(value):
            yield from ([*value[:at], other, *value[at + 1 :]] for other in others(item))
        if not any(isinstance(item, list) for item in value):
            yield from ([*value, 0], value[:-1])


def mistakes(
    game: AnyGame, state: State, without: tuple[str, ...] = (), can_be: Callable[[Any], bool] = lambda edited: True
) -> list[str]:
    """Fields whose edits a seat would see and not find in its row, or find there and not see. `can_be` sets right what
    follows from the edited field, and says whether there can be such a state."""
    observation, found = Observations.of(game).observation(state.setting), []
    seen = [what_is_seen(game, observation, state, seat) for seat in range(state.setting.seats)]
    for name, edited in edits(game, state, without):
        if not can_be(edited):
            continue
        for seat, (view, row) in enumerate(seen):
            try:
                other_view, other_row = what_is_seen(game, observation, edited, seat)
            except (IndexError, KeyError, ValueError):
                continue  # no such state can be
            if (other_view == view) != (other_row == row):
                found.append(f"{name}: {'hidden' if other_view == view else 'left out'}")
    return sorted(set(found))
