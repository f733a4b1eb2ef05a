"""A game event by event: what each of them changed in what somebody sees."""

from itertools import pairwise
from typing import Any

from rumpus.kernel.event import Event
from rumpus.kernel.match import Match

View = dict[str, Any]
GONE = "-"  # in a patch: the keys taken away; no view has such a key itself


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
    """What makes the new out of the old: of each table only what differs, and the keys that are gone. A merge patch
    (RFC 7396) cannot say that something has become None."""
    changed: View = {GONE: gone} if (gone := [key for key in old if key not in new]) else {}
    for key, value in new.items():
        before = old.get(key)
        if isinstance(value, dict) and isinstance(before, dict):
            if within := patch(before, value):
                changed[key] = within
        elif key not in old or before != value:
            changed[key] = value
    return changed
