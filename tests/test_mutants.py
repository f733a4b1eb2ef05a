"""The tool that plants small faults in the rules: tried on a toy, and on faults that were once planted by hand."""

import importlib
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path

import pytest

from rumpus.kernel.registry import find_game
from rumpus.records.scenario import read_scenario, run_scenario
from rumpus.records.scenarios import Scenarios
from tests.helpers.clause_table import SCENARIOS
from tests.helpers.mutants.explained import read_explained
from tests.helpers.mutants.in_child import in_child
from tests.helpers.mutants.modules import RULES, Module, modules_of
from tests.helpers.mutants.mutants import Mutant, mutants_in
from tests.helpers.mutants.planting import codes_in, function_called, plant_in_function, plant_in_import
from tests.helpers.mutants.report import Figures
from tests.helpers.mutants.results import Results
from tests.helpers.mutants.trial import judge, order_of
from tests.helpers.mutants.visits import Story

TOY = '''
"""Z1.1 is not cited here."""
LIMIT = 3  # Z1.2

def steps(wanted: int, most: int = LIMIT) -> int:
    """Z1.1: so many steps, as far as they are allowed."""
    done = 0
    while done < wanted:
        done += 1
    return min(done, most)

class Walker:
    def both(self, one: bool, other: bool) -> tuple[bool, ...]:
        return (one, other) if one and not other else ()
'''
TOY_CHANGES = """
LIMIT | LIMIT = 3 → LIMIT = 4
LIMIT | LIMIT = 3 → LIMIT = 2
steps | done = 0 → nothing
steps | done = 0 → done = 1
steps | done = 0 → done = -1
steps | while done < wanted: → while False:
steps | while done < wanted: → while not done < wanted:
steps | done < wanted → done <= wanted
steps | done < wanted → done >= wanted
steps | done += 1 → done -= 1
steps | done += 1 → nothing
steps | done += 1 → done += 2
steps | done += 1 → done += 0
steps | return min(done, most) → return
steps | min(done, most) → max(done, most)
steps | min(done, most) → done
steps | min(done, most) → most
Walker.both | return (one, other) if one and (not other) else () → return
Walker.both | (one, other) if one and (not other) else () → (one, other)
Walker.both | (one, other) if one and (not other) else () → ()
Walker.both | (one, other) if one and (not other) else () → () if one and (not other) else (one, other)
Walker.both | one and (not other) → one or not other
Walker.both | one and (not other) → not other
Walker.both | one and (not other) → one
Walker.both | not other → other
Walker.both | one → nothing
Walker.both | other → nothing
"""
CHANGES_NOTHING = "steps | done = 0 → done = -1"  # the loop goes round once more
CLAUSES = ("Z1.1", "Z1.2")
STORY = Story("a story", "0123", ("Z1.1",), 0.01, {"toy.py": frozenset(range(1, 20))})
OTHER = Story("another story", "4567", ("Z1.2",), 0.0, {"toy.py": frozenset({13})})


@dataclass(frozen=True)
class Toy(Module):
    folder: Path

    @property
    def path(self) -> Path:
        return self.folder / self.file

    @property
    def name(self) -> str:
        return "toy"


@pytest.fixture
def toy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[dict[str, Mutant]]:
    """The mutants of the toy by function and change."""
    (tmp_path / "toy.py").write_text(TOY, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    found = mutants_in(Toy("toys", "toy.py", tmp_path), CLAUSES)
    yield {f"{mutant.function} | {mutant.text}": mutant for mutant in found}
    sys.modules.pop("toy", None)


def test_every_small_change_of_a_module_is_a_mutant(toy: dict[str, Mutant]) -> None:
    assert list(toy) == TOY_CHANGES.strip().splitlines()


def test_a_mutant_knows_the_clauses_of_its_function(toy: dict[str, Mutant]) -> None:
    clauses = {mutant.function: mutant.clauses for mutant in toy.values()}
    assert clauses == {"LIMIT": ("Z1.2",), "steps": ("Z1.1",), "Walker.both": ()}


def steps_are_right(story: Story) -> bool:
    module = importlib.import_module("toy")
    return [module.steps(wanted) for wanted in (0, 1, 2, 5)] == [0, 1, 2, 3]


def judged(mutant: Mutant, plant: Callable[[Mutant], None]) -> Story | None:
    return judge(mutant, plant, [STORY], steps_are_right)


@pytest.mark.parametrize("change", [line for line in TOY_CHANGES.splitlines() if line.startswith("steps")])
def test_a_planted_mutant_is_noticed_unless_it_changes_nothing(
    change: str, toy: dict[str, Mutant], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Among them are loops without an end."""
    monkeypatch.setattr("tests.helpers.mutants.trial.LEAST_TIME", 0.2)
    importlib.import_module("toy")
    assert judged(toy[change], plant_in_function) == (None if change == CHANGES_NOTHING else STORY)
    assert steps_are_right(STORY), "the mutant outlives its process"


def test_what_stands_outside_of_functions_is_planted_before_the_import(toy: dict[str, Mutant]) -> None:
    mutant = toy["LIMIT | LIMIT = 3 → LIMIT = 2"]
    assert judged(mutant, plant_in_import) == STORY
    importlib.import_module("toy")
    with pytest.raises(ValueError, match="cannot be planted"):
        judged(mutant, plant_in_import)


def test_nobody_notices_what_is_not_looked_at(toy: dict[str, Mutant]) -> None:
    importlib.import_module("toy")
    assert judged(toy["Walker.both | not other → other"], plant_in_function) is None


def test_scenarios_of_the_clause_come_first_and_only_those_that_visit_it(toy: dict[str, Mutant]) -> None:
    mutant = toy["steps | done = 0 → nothing"]
    elsewhere = Story("elsewhere", "89ab", ("Z1.1",), 0.0, {"toy.py": frozenset({1})})
    quick = Story("quick", "cdef", ("Z1.2",), 0.0, STORY.lines)
    assert order_of(mutant, [elsewhere, quick, STORY], everything=False) == [STORY, quick]
    assert order_of(mutant, [elsewhere, quick, STORY], everything=True) == [elsewhere, STORY, quick]


def test_results_hold_until_what_they_rest_on_changes(
    toy: dict[str, Mutant], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tests.helpers.mutants.results.BUILD", tmp_path)
    noticed, by_another, missed = list(toy.values())[2:5]
    results = Results("toys", "rules", [STORY, OTHER])
    results.begin()
    for mutant, story in ((noticed, STORY), (by_another, OTHER), (missed, None)):
        results.add(mutant, story)
    found = Results("toys", "rules", [STORY, OTHER]).known
    assert {key: (one.noticed_by, one.of_its_clause) for key, one in found.items()} == {
        noticed.key: ("a story", True),
        by_another.key: ("another story", False),
        missed.key: ("", False),
    }
    assert Results("toys", "other rules", [STORY, OTHER]).known == {}
    changed = replace(STORY, digest="a new one")
    later = Results("toys", "rules", [changed, OTHER])
    keys = (noticed.key, by_another.key, missed.key)
    assert [later.get(key) for key in keys] == [None, None, None], "what has changed may notice more"
    assert [later.untried(key, [changed, OTHER]) for key in keys] == [[changed, OTHER], [changed], [changed]]
    later.begin()
    for mutant in (by_another, missed):
        later.add(mutant, None)
    assert [result and result.noticed_by for result in map(later.get, keys)] == [None, "another story", ""]
    figures = Figures()
    for key in (*found, "a mutant without a result"):
        figures.count(found.get(key), explained=False)
    assert (figures.mutants, figures.of_its_clause, figures.by_another, figures.open, figures.untried) == (
        4,
        1,
        1,
        1,
        1,
    )
    assert round(figures.noticed, 1) == 66.7


@pytest.mark.parametrize("game", RULES)
def test_every_explained_mutant_exists(game: str) -> None:
    clauses = Scenarios.of(find_game(game)).lexicon().clauses
    keys = {mutant.key for module in modules_of(game) for mutant in mutants_in(module, clauses)}
    assert set(read_explained(game)) <= keys


# Planted by hand once, when no scenario noticed them: game, file, function, what was written there and what instead.
PLANTED = {
    "keywords/blast-spares-a-mine-that-comes-later": (
        ("worms", "rules/blast.py", "throw_next"),
        ("if mines and s.count(MINE, hex_):", "if s.count(MINE, hex_):"),
    ),
    "things/drum-misses-what-got-away": (
        ("worms", "rules/damage.py", "hit_next"),
        ("s.worm_hex[thing] in hexes if is_worm(thing) else movement", "movement"),
    ),
    "ending/a-frozen-worm-is-healthy": (
        ("worms", "rules/ending.py", "strength"),
        ("s.worm_health[worm] == STANDING for", "s.worm_health[worm] == STANDING and not s.frozen[worm] for"),
    ),
    "documented/freeze-frozen-and-free-differ": (
        ("worms", "rules/movement.py", "one_of_alike"),
        ("s.worm_health[worm], s.frozen[worm], ", "s.worm_health[worm], 0, "),
    ),
    "cards/starters/baseball-bat-far-out": (
        ("worms", "rules/effects.py", "push_it"),
        ("if s.victim >= 0 and s.worm_health[s.victim]:", "if s.victim >= 0:"),
    ),
    "turn/die-on-a-start-tile": (
        ("zombies-doom", "rules/turn.py", "die"),
        (" if place != s.figure[seat]]", "]"),
    ),
    "tasks/neighbours-in-the-row": (
        ("zombies-doom", "rules/tasks.py", "take_completed_tasks"),
        ("s.row.copy()", "s.row"),
    ),
    "rest/how-likely-each-monster-is": (
        ("zombies-doom", "rules/rest.py", "summon_next"),
        ("weights=weights", "weights=None"),
    ),
}


@pytest.mark.parametrize("name", PLANTED)
def test_a_scenario_notices_what_was_planted_by_hand(name: str) -> None:
    (game, file, function), (right, wrong) = PLANTED[name]
    scenario = read_scenario(SCENARIOS / game / f"{name}.toml")
    module = Module(game, file)

    def notices() -> bool:
        source = module.path.read_text(encoding="utf-8")
        assert source.count(right) == 1
        changed = codes_in(compile(source.replace(right, wrong), file, "exec"))
        planted = function_called(vars(importlib.import_module(module.name)), function)
        planted.__code__ = next(code for code in changed if code.co_qualname == function)
        return run_scenario(scenario) != []

    assert run_scenario(scenario) == []
    assert in_child(notices)
