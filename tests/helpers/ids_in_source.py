"""Which ids stand in the source, of the house and of the page: literally, or as a pattern: `choice-{key}-title`."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
HOUSE, PAGE = ROOT / "src" / "rumpus", ROOT / "web" / "src"
OF_OPENAPI = ("path", "query", "header")  # where a parameter can be
QUOTED = re.compile(r"""(["'`])([A-Za-z0-9][\w. -]*)\1""")
TEMPLATE = re.compile(r"`([a-z]+-(?:[^`$]|\$\{[^}]*\})*)`")
SAID = re.compile(r"""(?:\bsay|\bfind|\binGame|sayIn\([\w.]+\))\(\s*"([a-z][\w-]*)["]""")


def page_files() -> list[Path]:
    return [file for file in sorted(PAGE.rglob("*")) if file.suffix in (".ts", ".svelte") and ".test." not in file.name]


@cache
def page_source() -> str:
    return "\n".join(file.read_text(encoding="utf-8") for file in page_files())


@cache
def trees() -> tuple[ast.Module, ...]:
    return tuple(ast.parse(file.read_text(encoding="utf-8")) for file in sorted(HOUSE.rglob("*.py")))


@cache
def literals() -> frozenset[str]:
    """Every short text that is written out in code or data."""
    constants = (node for tree in trees() for node in ast.walk(tree) if isinstance(node, ast.Constant))
    in_code = {node.value for node in constants if isinstance(node.value, str)}
    data = "\n".join(file.read_text(encoding="utf-8") for file in sorted(HOUSE.rglob("*.toml")))
    in_templates = re.findall(r"\$([\w-]+)", "\n".join(file.read_text() for file in HOUSE.rglob("static/*.html")))
    return frozenset(in_code | {text for _, text in QUOTED.findall(page_source() + data)} | set(in_templates))


@cache
def words() -> frozenset[str]:
    """What can fill the holes of a pattern: words of the code, not of its comments."""
    names = {node.id for tree in trees() for node in ast.walk(tree) if isinstance(node, ast.Name)}
    keys = re.findall(r"[{,] (\w+):", page_source())
    return frozenset(
        {
            *OF_OPENAPI,
            *names,
            *keys,
            *(word for text in literals() if len(text) < 60 for word in re.findall(r"\w+", text)),
        }
    )


@cache
def patterns() -> tuple[re.Pattern[str], ...]:
    written = [node for tree in trees() for node in ast.walk(tree) if isinstance(node, ast.JoinedStr)]
    in_house = ["".join(map(constant_or_hole, node.values)) for node in written]
    in_page = [re.sub(r"\$\{[^}]*\}", "\0", text) for text in TEMPLATE.findall(page_source())]
    ids = {text for text in (*in_house, *in_page) if re.fullmatch(r"[a-z]+-[\w\0-]*", text)}
    return tuple(re.compile(re.escape(text).replace("\0", "(.*)")) for text in sorted(ids))


def constant_or_hole(part: ast.expr) -> str:
    return str(part.value) if isinstance(part, ast.Constant) else "\0"


def is_in_source(id: str) -> bool:
    return id in literals() or any(fills(pattern, id) for pattern in patterns())


def fills(pattern: re.Pattern[str], id: str) -> bool:
    found = pattern.fullmatch(id)
    return found is not None and all(part in words() for hole in found.groups() for part in hole.split("-") if part)


def said_by_the_page() -> Iterator[str]:
    """The ids that stand literally where the page says something."""
    yield from sorted(set(SAID.findall(page_source())))
