"""What documents name: functions, classes, methods and fields, and the files that they are in."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]


def names_in(path: Path) -> set[str]:
    """All that a file defines by name; what belongs to a class also as `Class.name`."""
    text = path.read_text(encoding="utf-8")
    return set(_in_python(ast.parse(text).body)) if path.suffix == ".py" else set(_in_typescript(text))


def _in_python(body: list[ast.stmt], within: str = "") -> Iterator[str]:
    for node in body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            yield within + node.name
        if isinstance(node, ast.ClassDef):
            yield from _in_python(node.body, f"{node.name}.")
        elif isinstance(node, ast.FunctionDef) and node.name == "__init__":
            yield from (within + name for name in re.findall(r"self\.(\w+) = ", ast.unparse(node)))
        elif isinstance(node, ast.AnnAssign):
            yield within + ast.unparse(node.target)
        elif isinstance(node, ast.Assign):
            yield from (within + ast.unparse(target) for target in node.targets)


def _in_typescript(text: str) -> Iterator[str]:
    """By the look of the lines: prettier writes them, so what belongs to a class is indented by two."""
    within = ""
    for line in text.splitlines():
        line = line.removeprefix("  ") if "<script" in text else line
        if declared := re.match(r"(?:export )?(?:async )?(class|interface|function|const|let|type) (\w+)", line):
            within = declared[2]
            yield within
        elif member := re.match(r"  (?:(?:private|readonly|async|get|set) )*(\w+)(?:[(<?:;]| =)", line):
            yield f"{within}.{member[1]}"
