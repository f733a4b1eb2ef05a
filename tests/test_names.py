"""One word for one idea, and one idea for one word."""

import ast
from collections import Counter, defaultdict
from pathlib import Path

import pytest

import rumpus

pytestmark = pytest.mark.unmeasured

SOURCE = Path(rumpus.__file__).parent


def test_no_class_is_called_like_another() -> None:
    """But for games among themselves: each has its View, its Box and its Map."""
    of_rooms: Counter[str] = Counter()
    of_games: dict[str, Counter[str]] = defaultdict(Counter)
    for path in SOURCE.rglob("*.py"):
        room, *inside = path.relative_to(SOURCE).parts
        names = of_games[inside[0]] if room == "games" else of_rooms
        names.update(
            node.name for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.ClassDef)
        )
    for names in of_games.values():
        assert [name for name, times in (of_rooms + names).items() if times > 1] == []
