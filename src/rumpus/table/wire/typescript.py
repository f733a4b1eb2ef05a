"""Types for TypeScript, written from the server's by `python -m rumpus.table.wire.typescript` into types/, a package
for npm: all messages, and what each game tells that says in which structs. The page takes them from there."""

import inspect
import re
import sys
import types
import typing
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec
from msgspec.structs import FieldInfo

from rumpus.kernel.game import AnyGame
from rumpus.kernel.registry import find_game, game_ids
from rumpus.table.wire import (
    lab_messages,
    library_messages,
    messages,
    moment_messages,
    notice_messages,
    operator_messages,
    player_messages,
    room_messages,
    studio_messages,
    tournament_messages,
)

PACKAGE = Path("types")
LICENCE = Path("LICENSE")
HEADER = "// Written by `make types` from {source}; do not edit.\n"
PLAIN = {
    str: "string",
    bytes: "string",
    int: "number",
    float: "number",
    bool: "boolean",
    type(None): "null",
    Any: "any",
}
UNIONS = ("FromClient", "FromServer")
NO_WORDS: Mapping[Any, str] = {}
Struct = type[msgspec.Struct]


def type_files() -> dict[Path, str]:
    """What is to be written where, below the folder of the project."""
    games = [game for game in map(find_game, game_ids()) if declared(game)]
    files = {PACKAGE / "games" / f"{game.id}.d.ts": write_game_types(game) for game in games}
    return {PACKAGE / "index.d.ts": write_types(), **files}


def write_types() -> str:
    """Every message of these modules as an interface, in the order in which they are written there."""
    parts = [HEADER.format(source="rumpus/table/wire/*messages.py")]
    for module in (
        messages,
        room_messages,
        moment_messages,
        library_messages,
        studio_messages,
        lab_messages,
        operator_messages,
        player_messages,
        notice_messages,
        tournament_messages,
    ):
        parts += [write_struct(struct, may_be_left_out) for struct in structs_of(module)]
    parts += [f"export type {name} = {write_type(getattr(messages, name))};\n" for name in UNIONS]
    return "\n".join(parts)


def write_game_types(game: AnyGame) -> str:
    """What a game tells, each struct after those that it is made of; sets of words by the names they have there."""
    structs = list(dict.fromkeys(part for struct in declared(game) for part in made_of(struct)))
    modules = sorted({struct.__module__ for struct in structs})
    words = {hint: name for module in modules for name, hint in words_of(sys.modules[module])}
    written = [write_struct(struct, is_left_out, words) for struct in structs]
    used = {name: write_type(hint) for hint, name in words.items() if re.search(rf"\b{name}\b", "".join(written))}
    aliases = [f"export type {name} = {text};\n" for name, text in sorted(used.items())]
    return "\n".join([HEADER.format(source=" and ".join(modules)), *aliases, *written])


def words_of(module: types.ModuleType) -> list[tuple[str, Any]]:
    """The sets of words that a module declares or imports, by their names."""
    return [(name, hint) for name, hint in vars(module).items() if typing.get_origin(hint) is typing.Literal]


def declared(game: AnyGame) -> list[Struct]:
    return [struct for struct in game.structs if struct is not None]


def made_of(struct: Struct) -> Iterator[Struct]:
    """The structs in a struct's fields, and it."""
    for hint in typing.get_type_hints(struct).values():
        for part in structs_in(hint):
            yield from made_of(part)
    yield struct


def structs_in(hint: Any) -> Iterator[Struct]:
    if inspect.isclass(hint) and issubclass(hint, msgspec.Struct):
        yield hint
    for part in typing.get_args(hint):
        yield from structs_in(part)


def structs_of(module: types.ModuleType) -> list[Struct]:
    found = [value for value in vars(module).values() if inspect.isclass(value) and issubclass(value, msgspec.Struct)]
    return [struct for struct in found if struct.__module__ == module.__name__]


def may_be_left_out(_: Struct, field: FieldInfo) -> bool:
    """By whoever sends a message."""
    return not field.required


def is_left_out(struct: Struct, field: FieldInfo) -> bool:
    """By the table, where it says nothing."""
    return struct.__struct_config__.omit_defaults and not field.required


def write_struct(
    struct: Struct, may_be_missing: Callable[[Struct, FieldInfo], bool], words: Mapping[Any, str] = NO_WORDS
) -> str:
    lines = [f"export interface {struct.__name__} {{"]
    tag = struct.__struct_config__.tag
    if tag is not None:
        lines.append(f'  type: "{tag}";')
    hints = typing.get_type_hints(struct)
    for field in msgspec.structs.fields(struct):
        hint, may_be_unset = without_unset(hints[field.name])
        mark = "?" if may_be_unset or may_be_missing(struct, field) else ""
        lines.append(f"  {field.encode_name}{mark}: {write_type(hint, words)};")
    return "\n".join([*lines, "}\n"])


def without_unset(hint: Any) -> tuple[Any, bool]:
    """The type of a field, and whether the field may be left out whatever its value."""
    args = typing.get_args(hint)
    if msgspec.UnsetType not in args:
        return hint, False
    return typing.Union[tuple(arg for arg in args if arg is not msgspec.UnsetType)], True  # noqa: UP007


def write_type(hint: Any, words: Mapping[Any, str] = NO_WORDS) -> str:
    if hint in PLAIN:
        return PLAIN[hint]
    if hint in words:
        return words[hint]
    origin, args = typing.get_origin(hint), typing.get_args(hint)
    if origin in (types.UnionType, typing.Union):
        return " | ".join(write_type(arg, words) for arg in args)
    if origin is typing.Literal:
        return " | ".join(f'"{arg}"' if isinstance(arg, str) else str(arg) for arg in args)
    if origin in (list, tuple):
        item = write_type(args[0], words)
        return f"({item})[]" if " " in item else f"{item}[]"
    if origin is dict:
        return f"Record<{write_type(args[0], words)}, {write_type(args[1], words)}>"
    if inspect.isclass(hint) and issubclass(hint, msgspec.Struct):
        return hint.__name__
    raise TypeError(f"no TypeScript for {hint}")


if __name__ == "__main__":
    for path, text in type_files().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    (PACKAGE / LICENCE).write_bytes(LICENCE.read_bytes())  # npm packs only what is in the folder
