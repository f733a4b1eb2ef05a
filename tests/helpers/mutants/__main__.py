"""Plant small faults in the rules of a game, one at a time, and list those that no scenario notices.

    python -m tests.helpers.mutants worms zombies-doom
    python -m tests.helpers.mutants worms --part 2/3 --processes 1     a third of them, in one process
    python -m tests.helpers.mutants worms --only rules/blast.py        those whose name contains this

What was found stays under `build/mutants`, so that a run goes on where it stopped. `--fresh` starts over.
"""

import argparse
import sys
from dataclasses import replace

from tests.helpers.mutants import explained, results
from tests.helpers.mutants.modules import READERS, RULES, modules_of
from tests.helpers.mutants.mutants import Mutant
from tests.helpers.mutants.report import BAR, figures_of, open_mutants, table_of
from tests.helpers.mutants.run import Plan, judge_all, make_plan


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.helpers.mutants", allow_abbrev=False)
    parser.add_argument("games", nargs="*", default=list(RULES))
    parser.add_argument("--only", default="", help="mutants whose name contains this: file, function or change")
    parser.add_argument("--part", default="1/1", help="part K of N")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--fresh", action="store_true", help="try all of them again")
    parser.add_argument("--readers", action="store_true", help="also what reads boxes and positions")
    parser.add_argument("--report", action="store_true", help="try none, show what is known")
    given = parser.parse_args(words)
    part, parts = (int(number) for number in given.part.split("/"))
    good = True
    for game in given.games:
        if given.fresh:
            results.forget(game)

        def wanted(mutant: Mutant) -> bool:
            return given.only in mutant.key

        for group in (RULES, READERS) if given.readers else (RULES,):
            plan = make_plan(game, modules_of(game, [group]), wanted)
            some = replace(plan, mutants=plan.mutants[part - 1 :: parts])
            if not given.report:
                judge_all(some, given.processes, say)
            good &= show(some) or group is READERS
    return 0 if good else 1


def show(plan: Plan) -> bool:
    """Whether the bar is reached and every survivor explained."""
    why = explained.read_explained(plan.game)
    figures = figures_of(plan, why)
    left = list(open_mutants(plan, why))
    for line in (*left, "", *table_of(figures)):
        say(line)
    return not left and figures["all"].noticed >= BAR


def say(line: str) -> None:
    print(line, flush=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
