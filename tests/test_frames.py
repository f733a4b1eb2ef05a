"""What the rules push: mypy checks that a frame fits its rule; here, that a rule is what it is made of."""

import ast
import inspect
import sys
from collections.abc import Iterator
from pathlib import Path
from types import FunctionType, ModuleType

import pytest

import rumpus
from rumpus.kernel.registry import find_game, game_ids
from rumpus.kernel.state import Rule, State

SOURCE = Path(rumpus.__file__).parent


def rules_of(game_id: str) -> dict[str, Rule]:
    game = find_game(game_id)
    state: State = game.start(game.setting(game.seats[0], {}))
    return state.rules


def functions_given_to_others(module: ModuleType) -> Iterator[tuple[str, FunctionType]]:
    """Every function of ours that is given to another, such as `blast` in `then(s, blast, hex_)`."""

    def named(node: ast.expr) -> FunctionType | None:
        name, _, attribute = ast.unparse(node).partition(".")
        value = getattr(module, name, None)
        value = getattr(value, attribute, None) if isinstance(value, ModuleType) else value
        return value if isinstance(value, FunctionType) else None

    for call in ast.walk(ast.parse(inspect.getsource(module))):
        if isinstance(call, ast.Call) and named(call.func):
            for given in call.args:
                if function := named(given):
                    yield f"{module.__name__}, line {given.lineno}", function


@pytest.mark.parametrize("game_id", game_ids())
def test_whatever_is_pushed_or_waits_for_an_answer_was_entered_into_the_rules(game_id: str) -> None:
    """A function without `@rule` fits as well, for mypy, but the stack would not find it by its name."""
    rules = rules_of(game_id)
    modules = [sys.modules[name] for name in sorted({rule.__module__ for rule in rules.values()})]
    given = [found for module in modules for found in functions_given_to_others(module)]
    assert given
    assert [where for where, function in given if rules.get(function.__name__) is not function] == []


def test_nobody_but_the_kernel_reads_a_waiting_frame_by_place() -> None:
    """`waiting()` gives what a rule waits with by the rule's own parameters."""
    games = [path.read_text(encoding="utf-8") for path in (SOURCE / "games").rglob("*.py")]
    assert [text for text in games if ".resume" in text] == []
