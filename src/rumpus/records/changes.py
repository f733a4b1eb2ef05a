"""A game event by event: what each of them changed in what is to be seen (kernel/event.py says what that means)."""

from collections.abc import Callable, Sequence
from functools import cache
from itertools import pairwise
from typing import Any, NamedTuple, TypeAlias

import msgspec
from msgspec.structs import astuple

from rumpus.kernel.event import Event
from rumpus.kernel.game import View
from rumpus.kernel.match import Match
from rumpus.records.looking import Looked, Looking

Patch: TypeAlias = dict[str, Any]
TABLES, LISTS = (dict, msgspec.Struct), (list, tuple)
NEW = object()  # in the place of what was not there before
GONE = "-"  # in a patch: the keys taken away; no view has such a key itself


class Change(NamedTuple):
    """What makes what is seen now out of what was seen before."""

    view: Patch
    own: tuple[Patch, ...]  # by seat

    def own_of(self, viewer: int | None) -> Patch | None:
        """Nothing, where nothing has changed."""
        return None if viewer is None else self.own[viewer] or None


class Watching(list[Event]):
    """Listens to a match in the place of its list of events, and looks at the table whenever something is told. All
    that follows the last event goes with it, so of what was seen when that was told nothing is left in the end."""

    def __init__(self, match: Match, before: Looked | None = None) -> None:
        """`before` is what is to be seen now, if somebody knows."""
        super().__init__()
        self.match = match
        self.looking = Looking.of(match.game)
        self.looked = [before or self.looking.look(match.state)]
        match.state.sink = self

    def append(self, event: Event) -> None:
        super().append(event)
        self.looked.append(self.looking.look(self.match.state, self.looked[-1]))

    def finish(self) -> tuple[list[Change], Looked]:
        """What each event has changed, and what is to be seen now; where nothing was told, what has changed all the
        same, if anything has."""
        now = self.looking.look(self.match.state, self.looked[-1])
        seen = (*self.looked[:-1], now) if self else (*self.looked, now)
        changes = [change(old, new) for old, new in pairwise(seen)]
        return changes if self or changes[0].view or any(changes[0].own) else [], now


def change(old: Looked, new: Looked) -> Change:
    view = {} if old.view is new.view else patch(old.view, new.view)
    if old.own is new.own:
        return Change(view, ({},) * len(new.own))
    own = [{} if mine is other else patch(mine, other) for mine, other in zip(old.own, new.own, strict=True)]
    return Change(view, tuple(own))


def patch(old: View, new: View) -> Patch:
    """What makes the new out of the old: of each table only what differs, and the keys that are gone. A merge patch
    (RFC 7396) cannot say that something has become None."""
    if old.__class__ is new.__class__ and (keys := _keys(new.__class__)):
        return patch_fields(old, new, keys)
    old, new = table_of(old), table_of(new)
    gone = [key for key in old if key not in new]
    changed: Patch = {}
    for key, value in new.items():
        before = old.get(key, NEW)
        if before is NEW:
            changed[key] = value
        elif before is not value and before != value:
            changed[key] = patch(before, value) if are_tables(before, value) else value
            if isinstance(before, LISTS) and isinstance(value, TABLES):
                gone.append(key)  # or it would be taken for what has changed in the list
    return {GONE: gone, **changed} if gone else changed


def patch_fields(old: msgspec.Struct, new: msgspec.Struct, keys: Sequence[str]) -> Patch:
    """The same for two Structs of a kind that is always written with all its fields, each of one type."""
    changed: Patch = {}
    for key, before, value in zip(keys, astuple(old), astuple(new), strict=True):
        if before is not value and before != value:
            changed[key] = patch(before, value) if are_tables(before, value) else value
    return changed


def are_tables(old: Any, new: Any) -> bool:
    """Whether only what differs need be told: both are tables, or lists of as many tables, such as the seats."""
    if isinstance(old, LISTS) and isinstance(new, LISTS):
        return len(old) == len(new) and isinstance(old[0], TABLES) and isinstance(new[0], TABLES)
    return isinstance(old, TABLES) and isinstance(new, TABLES)


def table_of(value: Any) -> dict[str, Any]:
    """The keys and values of what is written as a table; of a list, by their places."""
    if isinstance(value, dict):
        return value
    if isinstance(value, LISTS):
        return {str(place): one for place, one in enumerate(value)}
    return _writer(value.__class__)(value)


@cache
def _keys(kind: type) -> tuple[str, ...]:
    """As which the fields of a Struct are written; none, if some may be missing."""
    if not issubclass(kind, msgspec.Struct) or kind.__struct_config__.omit_defaults:
        return ()
    return kind.__struct_encode_fields__


@cache
def _writer(kind: type[msgspec.Struct]) -> Callable[[msgspec.Struct], dict[str, Any]]:
    """How a Struct becomes a table: with its tag, and perhaps without what is as usual."""
    config, fields = kind.__struct_config__, msgspec.structs.fields(kind)
    tag = {} if config.tag is None else {str(config.tag_field): config.tag}
    names = [(field.name, field.encode_name) for field in fields]
    if not config.omit_defaults:
        return lambda value: {**tag, **{key: getattr(value, name) for name, key in names}}
    usual = {field.encode_name: default_of(field) for field in fields}

    def write(value: msgspec.Struct) -> dict[str, Any]:
        table = {key: getattr(value, name) for name, key in names}
        return {**tag, **{key: there for key, there in table.items() if there != usual[key]}}

    return write


def default_of(field: msgspec.structs.FieldInfo) -> Any:
    return field.default if field.default_factory is msgspec.NODEFAULT else field.default_factory()
