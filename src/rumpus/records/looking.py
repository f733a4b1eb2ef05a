"""Looking at a game again and again: what is to be seen of it is put together from parts, and what nothing has touched
since the last look is not made again."""

from collections.abc import Callable, Iterable
from functools import cached_property, lru_cache
from itertools import compress
from operator import attrgetter, ne
from typing import Any

import msgspec

from rumpus.kernel.capability import Capability
from rumpus.kernel.game import View
from rumpus.kernel.state import State

SETS_KNOWN = 500  # of fields that change together: the same ones again and again


class Part:
    """A field of the view, and all fields of the state that it is made from."""

    def __init__(self, name: str, reads: Iterable[str], make: Callable[[Any], Any]) -> None:
        self.name = name
        self.reads = tuple(reads)
        self.make = make

    def look_again(self, state: State, changed: frozenset[str], old: Any) -> Any:
        """At least one of those fields is another than it was when `old` was seen."""
        return self.make(state)


class Group(Part):
    """A part that is made of parts, such as the map, or the whole view: a Struct with these fields."""

    def __init__(self, name: str, struct: Callable[..., Any], *parts: Part) -> None:
        self.reading: dict[str, list[Part]] = {}  # by field of the state, the parts that are made from it
        for part in parts:
            for read in part.reads:
                self.reading.setdefault(read, []).append(part)
        super().__init__(name, self.reading, self._make)
        self.struct = struct
        self.parts = parts
        self.parts_made_from = lru_cache(maxsize=SETS_KNOWN)(self._parts_made_from)

    def _make(self, state: State) -> Any:
        return self.struct(**{part.name: part.make(state) for part in self.parts})

    def _parts_made_from(self, fields: frozenset[str]) -> tuple[Part, ...]:
        return tuple(dict.fromkeys(part for name in fields if name in self.reading for part in self.reading[name]))

    def look_again(self, state: State, changed: frozenset[str], old: Any) -> Any:
        """Only parts that are made from such a field are made again; as it was, if none of them is another for it."""
        new = {}
        for part in self.parts_made_from(changed):
            before = getattr(old, part.name)
            if (now := part.look_again(state, changed, before)) is not before:
                new[part.name] = now
        return msgspec.structs.replace(old, **new) if new else old


class Looked(msgspec.Struct, frozen=True):
    """What was to be seen: everybody's view, and what each seat knew besides. Nothing of it is ever changed."""

    view: View
    own: tuple[View, ...]
    fields: tuple[Any, ...] = ()  # of the state, as they were

    def own_of(self, viewer: int | None) -> View | None:
        return None if viewer is None else self.own[viewer]


class Looking(Capability):
    """A game that does not say what its view is made of is looked at whole, each time."""

    view: Group | None = None
    own_reads: tuple[str, ...] = ()  # the fields of the state that what seats know besides is made from

    def look(self, state: State, before: Looked | None = None) -> Looked:
        """What is to be seen now; as much of it as possible is what was seen before, of this state or another."""
        if self.view is None:
            return Looked(self.game.open_view(state), self._own(state, before))
        if before is None:
            return Looked(self.view.make(state), self._own(state, None), tuple(map(kept, self._fields(state))))
        now, known = self._fields(state), before.fields
        differs = list(map(ne, now, known))
        if True not in differs:
            return before
        changed = frozenset(compress(self._names, differs))
        view = self.view.look_again(state, changed, before.view)
        own = before.own if changed.isdisjoint(self.own_reads) else self._own(state, before)
        fields = list(known)
        for place in compress(range(len(now)), differs):
            fields[place] = kept(now[place])
        return Looked(view, own, tuple(fields))

    def _own(self, state: State, before: Looked | None) -> tuple[View, ...]:
        made = tuple([self.game.own_view(state, seat) for seat in range(state.setting.seats)])
        if before is None:
            return made
        return tuple([old if old == new else new for old, new in zip(before.own, made, strict=True)])

    @cached_property
    def _names(self) -> tuple[str, ...]:
        """All fields of the state that something is made from."""
        reads = () if self.view is None else self.view.reads
        return tuple(dict.fromkeys((*reads, *self.own_reads)))

    @cached_property
    def _fields(self) -> Callable[[State], tuple[Any, ...]]:
        return attrgetter(*self._names)


def kept(value: Any) -> Any:
    """As it is now, whatever becomes of it."""
    if isinstance(value, list):
        return [item[:] for item in value] if value and isinstance(value[0], list) else value[:]
    return value[:] if isinstance(value, bytearray) else value
