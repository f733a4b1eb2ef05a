"""Which messages the code uses, read from its source: the ids that stand there literally, and their arguments."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

SOURCE = Path(__file__).parents[2] / "src" / "rumpus"


@dataclass(frozen=True)
class Use:
    """A message used in the code, and the arguments it is given there; None if the source does not spell them out."""

    id: str
    args: frozenset[str] | None
    file: Path
    line: int

    def __str__(self) -> str:
        return f"{self.id} ({self.file.relative_to(SOURCE)}:{self.line})"


def find_uses() -> list[Use]:
    return [use for file in sorted(SOURCE.rglob("*.py")) for use in find_uses_in(file)]


def find_uses_in(file: Path) -> Iterator[Use]:
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call):
            for id, args in messages_of(node):
                yield Use(id, args, file, node.lineno)


def messages_of(call: ast.Call) -> Iterator[tuple[str, frozenset[str] | None]]:
    """The messages that a call of one of the functions we know asks for."""
    name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
    given = keywords(call)
    in_file = None if given is None else given | {"file", "line"}
    match name:
        case "tell":
            yield from ((f"event-{id}", given) for id in literal(call, 2))
        case "tell_secretly":
            for id in literal(call, 3):
                yield f"event-{id}", given
                yield f"event-{id}-own", union(given, keys(call.args[4]))
        case "begin_turn":
            yield "event-turn", frozenset(("seat", "turn"))
        case "Refused":
            yield from ((id, given) for id in literal(call, 0))
        case "Message":
            args = keys(call.args[1]) if len(call.args) > 1 else frozenset[str]()
            yield from ((id, args) for id in literal(call, 0))
        case "wrong" | "_wrong":
            yield from ((id, in_file) for id in literal(call, 1))
        case "wrong_word":
            for id in literal(call, 2):
                yield id, frozenset(("file", "line", "found"))
                yield f"{id}-like", frozenset(("file", "line", "found", "closest"))
        case "choose" | "Question" if not is_chance(call):
            for kind in literal(call, 1):
                yield f"ask-{kind}", None
                yield f"ask-{kind}-other", None


def literal(call: ast.Call, place: int) -> Iterator[str]:
    """The text that stands at this place among the arguments, or nothing."""
    argument = call.args[place] if place < len(call.args) else None
    if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
        yield argument.value


def keywords(call: ast.Call) -> frozenset[str] | None:
    names = [keyword.arg for keyword in call.keywords]
    return None if None in names else frozenset(name for name in names if name is not None)


def keys(node: ast.expr) -> frozenset[str] | None:
    """The keys of a dict that is written out."""
    if not isinstance(node, ast.Dict):
        return None
    names = [key.value for key in node.keys if isinstance(key, ast.Constant) and isinstance(key.value, str)]
    return frozenset(names) if len(names) == len(node.keys) else None


def union(some: frozenset[str] | None, more: frozenset[str] | None) -> frozenset[str] | None:
    return None if some is None or more is None else some | more


def is_chance(call: ast.Call) -> bool:
    return bool(call.args) and isinstance(call.args[0], ast.Name) and call.args[0].id == "CHANCE"
