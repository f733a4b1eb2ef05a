"""The page's types, written from the server's: `python -m rumpus.table.typescript` prints web/src/wire.ts."""

import inspect
import types
import typing
from typing import Any

import msgspec

from rumpus.table import wire, wire_library

HEADER = "// Written by `make types` from rumpus/table/wire.py and wire_library.py; do not edit.\n"
PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", type(None): "null", Any: "any"}
UNIONS = ("FromClient", "FromServer")


def write_types() -> str:
    """Every message of both modules as an interface, in the order in which they are written there."""
    parts = [HEADER]
    for module in (wire, wire_library):
        parts += [write_struct(struct) for struct in structs_of(module)]
    parts += [f"export type {name} = {write_type(getattr(wire, name))};\n" for name in UNIONS]
    return "\n".join(parts)


def structs_of(module: types.ModuleType) -> list[type[msgspec.Struct]]:
    found = [value for value in vars(module).values() if inspect.isclass(value) and issubclass(value, msgspec.Struct)]
    return [struct for struct in found if struct.__module__ == module.__name__]


def write_struct(struct: type[msgspec.Struct]) -> str:
    lines = [f"export interface {struct.__name__} {{"]
    tag = struct.__struct_config__.tag
    if tag is not None:
        lines.append(f'  type: "{tag}";')
    hints = typing.get_type_hints(struct)
    for field in msgspec.structs.fields(struct):
        may_be_missing = "" if field.required else "?"
        lines.append(f"  {field.encode_name}{may_be_missing}: {write_type(hints[field.name])};")
    return "\n".join([*lines, "}\n"])


def write_type(hint: Any) -> str:
    if hint in PLAIN:
        return PLAIN[hint]
    origin, args = typing.get_origin(hint), typing.get_args(hint)
    if origin in (types.UnionType, typing.Union):
        return " | ".join(write_type(arg) for arg in args)
    if origin is list:
        item = write_type(args[0])
        return f"({item})[]" if " " in item else f"{item}[]"
    if origin is dict:
        return f"Record<{write_type(args[0])}, {write_type(args[1])}>"
    if inspect.isclass(hint) and issubclass(hint, msgspec.Struct):
        return hint.__name__
    raise TypeError(f"no TypeScript for {hint}")


if __name__ == "__main__":
    print(write_types(), end="")
