"""The table in text, for the terminal."""

from typing import Any, TypeGuard

from msgspec import to_builtins

from rumpus.kernel.capability import Capability
from rumpus.kernel.message import Argument, Message, Say


class Drawing(Capability):
    """Without: everything there is to see, line by line, in the game's own words where it has some: `view-<name>`."""

    def draw(self, view: Any, own: Any, say: Say) -> str:
        """The view, and what only a seat knows if one looks; the last line says which moment of the game it is."""
        return list_view(view, own, say)


def list_view(view: Any, own: Any, say: Say) -> str:
    known = {name: part for name, part in to_builtins(own or {}).items() if name != "seat"}
    return "\n".join(lines_within(to_builtins(view) | known, say, 0))


def lines_within(parts: dict[str, object], say: Say, depth: int) -> list[str]:
    """What is nothing is not spoken of."""
    there = {name: part for name, part in parts.items() if part is not None}
    return [line for name, part in there.items() for line in lines_of(name, part, say, depth)]


def lines_of(name: str, part: object, say: Say, depth: int) -> list[str]:
    """In sentences, or as a plain list: what has parts is named, and its parts are set in below it."""
    indent = "  " * depth
    try:
        return [indent + say(sentence) for sentence in sentences(name, part)]
    except LookupError:  # it has no words for it
        parts = {str(n): one for n, one in enumerate(part, 1)} if is_list_of_parts(part) else part
    if isinstance(parts, dict):
        return [f"{indent}{name}:", *lines_within(parts, say, depth + 1)]
    return [f"{indent}{name}: {', '.join(map(str, part)) if isinstance(part, list | tuple) else part}".rstrip()]


def sentences(name: str, part: object) -> list[Message]:
    """What a game that has words for a part of its view says of it: `view-<name>`, which speaks of the entries of a
    table, or of a `value`. A list of tables, such as the players, has a sentence for each, with its number `n`."""
    if is_list_of_parts(part):
        return [Message(f"view-{name}", {"n": n, **arguments(one)}) for n, one in enumerate(part, 1)]
    return [Message(f"view-{name}", arguments(part))]


def arguments(part: object) -> dict[str, Argument]:
    entries: dict[str, Any] = part if isinstance(part, dict) else {"value": part}
    return {name: tuple(entry) if isinstance(entry, list) else entry for name, entry in entries.items()}


def is_list_of_parts(part: object) -> TypeGuard[list[object]]:
    return isinstance(part, list | tuple) and any(isinstance(one, dict | list) for one in part)
