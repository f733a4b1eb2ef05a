"""What a run has found: figures for each module, and the mutants that no scenario notices."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from tests.helpers.mutants.results import Result
from tests.helpers.mutants.run import Plan

BAR: Final = 98.0  # of 100 mutants must be noticed
HEAD: Final = ("", "mutants", "its clause", "another", "explained", "open", "untried")


@dataclass
class Figures:
    mutants: int = 0
    of_its_clause: int = 0
    by_another: int = 0
    explained: int = 0
    open: int = 0
    untried: int = 0

    @property
    def noticed(self) -> float:
        """Of 100 that make a difference."""
        able = self.of_its_clause + self.by_another + self.open
        return 100.0 * (able - self.open) / able if able else 100.0

    def count(self, result: Result | None, explained: bool) -> None:
        self.mutants += 1
        if result is None:
            self.untried += 1
        elif result.noticed_by:
            self.of_its_clause += result.of_its_clause
            self.by_another += not result.of_its_clause
        else:
            self.explained += explained
            self.open += not explained

    def cells(self) -> list[str]:
        counts = (self.mutants, self.of_its_clause, self.by_another, self.explained, self.open, self.untried)
        noticed = f"{self.noticed:.1f} %" if self.untried < self.mutants else "untried"
        return [*(str(count) for count in counts), noticed]


def figures_of(plan: Plan, explained: Mapping[str, str]) -> dict[str, Figures]:
    """By module, and of all of them."""
    results = plan.results()
    found = {file: Figures() for file in dict.fromkeys(mutant.module.file for mutant in plan.mutants)}
    found["all"] = Figures()
    for mutant in plan.mutants:
        for name in (mutant.module.file, "all"):
            found[name].count(results.get(mutant.key), mutant.key in explained)
    return found


def table_of(figures: Mapping[str, Figures]) -> Iterator[str]:
    yield f"{HEAD[0]:24}" + "".join(f"{head:>12}" for head in (*HEAD[1:], "noticed"))
    for name, one in figures.items():
        yield f"{name:24}" + "".join(f"{cell:>12}" for cell in one.cells())


def open_mutants(plan: Plan, explained: Mapping[str, str]) -> Iterator[str]:
    """Those that nobody noticed and nobody explained; and what was explained and is noticed all the same."""
    results = plan.results()
    for mutant in plan.mutants:
        result = results.get(mutant.key)
        line = f"src/rumpus/games/…/{mutant.module.file}:{mutant.lines[0]}"
        if result and not result.noticed_by and mutant.key not in explained:
            yield f"{line} {mutant.key}"
        if result and result.noticed_by and mutant.key in explained:
            yield f"{line} {mutant.key}: explained, but {result.noticed_by} notices it"
