"""A run: every mutant of a game that has no result yet is judged, by several processes."""

import gc
import importlib
import os
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from rumpus.kernel.registry import find_game
from rumpus.records.scenario import Scenario, read_scenario, run_scenario
from rumpus.records.scenarios import Scenarios
from tests.helpers.mutants.in_child import in_child
from tests.helpers.mutants.modules import Module, modules_of
from tests.helpers.mutants.mutants import Mutant, mutants_in
from tests.helpers.mutants.planting import can_be_planted_in_function, plant_in_function, plant_in_import
from tests.helpers.mutants.results import Results
from tests.helpers.mutants.trial import judge, order_of
from tests.helpers.mutants.visits import Lines, Story, paths_of, read_visits, rules_digest
from tests.helpers.places import ROOT


@dataclass(frozen=True)
class Plan:
    """What there is to be tried of a game."""

    game: str
    rules: str
    stories: Sequence[Story]
    imported: Lines
    mutants: Sequence[Mutant]
    beside: Sequence[str]  # modules that come with the game and are not its own

    def results(self) -> Results:
        return Results(self.game, self.rules, self.stories)

    def at_import(self, mutant: Mutant) -> bool:
        """Whether it is at work as soon as the game is imported, so that any scenario may notice it."""
        lines = self.imported.get(mutant.module.file, frozenset())
        return not mutant.in_function or not lines.isdisjoint(mutant.lines)

    def goes_into_import(self, mutant: Mutant) -> bool:
        """Whether the game has to be imported with it."""
        return self.at_import(mutant) or not can_be_planted_in_function(mutant)


def make_plan(game: str, modules: Sequence[Module], wanted: Callable[[Mutant], bool]) -> Plan:
    def look() -> tuple[list[Story], Lines, tuple[str, ...], list[str]]:
        before = set(sys.modules)
        stories, imported = read_visits(game, modules_of(game))
        beside = [name for name in sys.modules if name not in before and not name.startswith("rumpus.games")]
        return stories, imported, Scenarios.of(find_game(game)).lexicon().clauses, beside

    stories, imported, clauses, beside = in_child(look)
    mutants = [mutant for module in modules for mutant in mutants_in(module, clauses) if wanted(mutant)]
    return Plan(game, rules_digest(game), stories, imported, mutants, beside)


def judge_all(plan: Plan, processes: int, say: Callable[[str], None]) -> None:
    """Those without a result, divided among the processes."""
    results = plan.results()
    results.begin()
    left = [mutant for mutant in plan.mutants if results.get(mutant.key) is None]
    say(f"{plan.game}: {len(plan.mutants)} mutants, {len(left)} to be tried")
    children = []
    for number in range(processes):
        child = os.fork()
        if not child:
            status = 1
            try:
                judge_some(plan, results, left[number::processes])
                status = 0
            except BaseException:
                sys.excepthook(*sys.exc_info())
            finally:
                sys.stderr.flush()
                os._exit(status)
        children.append(child)
    statuses = [os.waitpid(child, 0)[1] for child in children]
    if any(statuses):
        raise RuntimeError("a process of the run has failed")


def judge_some(plan: Plan, results: Results, mutants: Sequence[Mutant]) -> None:
    """First those with which the game has to be imported; then it is imported for all the others."""

    def judge_one(mutant: Mutant, plant: Callable[[Mutant], None], holds: Callable[[Story], bool]) -> None:
        stories = order_of(mutant, results.untried(mutant.key, plan.stories), everything=plan.at_import(mutant))
        results.add(mutant, judge(mutant, plant, stories, holds))

    for name in plan.beside:
        importlib.import_module(name)
    gc.freeze()
    for mutant in mutants:
        if plan.goes_into_import(mutant):
            judge_one(mutant, plant_in_import, holds)
    scenarios = {path.relative_to(ROOT).as_posix(): read_scenario(path) for path in paths_of(plan.game)}
    gc.freeze()
    for mutant in mutants:
        if not plan.goes_into_import(mutant):
            judge_one(mutant, plant_in_function, lambda story: is_so(scenarios[story.path]))


def holds(story: Story) -> bool:
    return is_so(read_scenario(ROOT / story.path))


def is_so(scenario: Scenario) -> bool:
    return not run_scenario(scenario)
