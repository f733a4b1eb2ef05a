"""A game event by event: what each of them changed in what somebody sees."""

from itertools import pairwise
from typing import Any

from rumpus.kernel.event import Event
from rumpus.kernel.match import Match

View = dict[str, Any]


class Frames(list[Event]):
    """Listens to a match in the place of its list of events, and looks at the table whenever something is told."""

    def __init__(self, match: Match, viewer: int | None) -> None:
        super().__init__()
        self.match = match
        self.viewer = viewer
        self.views: list[View] = []
        match.state.sink = self

    def append(self, event: Event) -> None:
        self.views.append(self.match.view(self.viewer))
        super().append(event)

    def changes(self, before: View) -> list[View]:
        """For each event, what has become of the view since the one before it; with the last, all that followed."""
        if not self:
            return []
        views = [before, *self.views[:-1], self.match.view(self.viewer)]
        return [patch(old, new) for old, new in pairwise(views)]


def patch(old: View, new: View) -> View:
    """What makes the new out of the old, as a merge patch (RFC 7396): None takes a key away."""
    changed: View = {key: None for key in old if key not in new}
    for key, value in new.items():
        before = old.get(key)
        if isinstance(value, dict) and isinstance(before, dict):
            if within := patch(before, value):
                changed[key] = within
        elif key not in old or before != value:
            changed[key] = value
    return changed
