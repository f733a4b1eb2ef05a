"""Rules that are listened to: each must change, then tell (kernel/event.py)."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from rumpus.kernel.event import Event
from rumpus.kernel.game import AnyGame
from rumpus.kernel.state import Rule, State


class Noting(list[Event]):
    """The events of one rule, and what could be seen when the last of them was told."""

    def __init__(self, game: AnyGame, state: State) -> None:
        super().__init__()
        self.game = game
        self.state = state
        self.seen: object = None

    def append(self, event: Event) -> None:
        super().append(event)
        self.seen = self.look()

    def look(self) -> object:
        """The view and what each seat knows besides, whatever is asked: the next question is no change of a rule's."""
        game, state = self.game, self.state
        asked = state.question, state.resume
        state.question, state.resume = None, ()
        try:
            return game.open_view(state), [game.own_view(state, seat) for seat in range(state.setting.seats)]
        finally:
            state.question, state.resume = asked


def listened_to(game: AnyGame, rule: Rule) -> Rule:
    def applied(state: State, *args: Any) -> None:
        events = state.sink
        if not isinstance(events, list):
            rule(state, *args)
            return
        state.sink = noting = Noting(game, state)
        rule(state, *args)
        state.sink = events
        assert not noting or noting.look() == noting.seen, (rule.__name__, noting[-1])
        for event in noting:
            events.append(event)

    return applied


@contextmanager
def every_rule_changes_then_tells(game: AnyGame, state: type[State]) -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(state, "rules", {name: listened_to(game, rule) for name, rule in state.rules.items()})
        yield
