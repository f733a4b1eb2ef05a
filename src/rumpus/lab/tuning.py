"""Looking for boxes of which the goals are true, with as few and small changes as possible.

Boxes are proposed by an optimiser, a few at a time; all play the same luck. What it proposes depends on nothing but the
goals and the games, and these are kept: so a search that was interrupted goes through the same boxes again, and plays
only what is missing. The best are looked at more closely, and the best of these once more, on luck nobody has seen.
"""

import shutil
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from hashlib import sha256
from itertools import islice
from math import inf
from pathlib import Path
from statistics import NormalDist
from typing import Final

from rumpus.boxes.boxes import BOX, Boxes
from rumpus.boxes.outline import Page, normal_lines
from rumpus.boxes.toml_file import open_toml
from rumpus.kernel.message import Message, Refused
from rumpus.kernel.registry import find_game
from rumpus.lab.answering import Evidence, evidence_in
from rumpus.lab.asking import Ask
from rumpus.lab.boxes import box_files, change_box, check_setting, make_box, write_box
from rumpus.lab.deriving import derived_files
from rumpus.lab.experiment import LOOK_CLOSELY, NOTHING, BoxChange, Cell, Experiment, read_bots
from rumpus.lab.gathering import CellFound, look_at
from rumpus.lab.goals import Goal, Goals, Values, read_goals
from rumpus.lab.proposing import Proposals
from rumpus.lab.results import BOXES, Results, new_results
from rumpus.lab.running import Progress, Workers, run_experiment
from rumpus.lab.statistics import SIGMAS, Estimate

SUFFIX: Final = ".tuned"
PLAYED: Final = "played"  # a file: for which games the folder is
SEARCH, CHECK = "search", "check"  # folders with games
AT_ONCE: Final = 4  # boxes that are proposed together
FINALISTS: Final = 4
FOR_FINALISTS: Final = 0.4  # of the budget
AS_GOOD: Final = 0.1  # missed by so little more, a box with less changed is the better one
ONE_SIDED: Final = 0.1  # of a limit: what counts as missing it by one, where there is no other to measure by
UNKNOWN: Final = 10.0  # missed by so much, where no game tells
BOX_NAME: Final = "box.txt: name"
ABOUT: Final = "about:"  # what somebody else said of their own box
NORMAL: Final = NormalDist()


@dataclass(frozen=True)
class Tried:
    """A box that was played with, or that the game refuses."""

    values: Values
    cost: float
    missed: float = inf  # by how much the goals are missed, all together
    found: tuple[tuple[Evidence, ...], ...] = ()  # for each goal
    games: int = 0  # at a table of each size
    refused: Message | None = None


@dataclass(frozen=True)
class Tuned:
    goals: Goals
    base: Tried
    winner: Tried
    finalists: list[Tried]  # looked at more closely; the box as it is among them
    tried: list[Tried]  # all of them, as they were proposed
    check: Results
    box: Path | None  # nothing, where none of the box was changed

    @property
    def nothing_better(self) -> bool:
        return self.winner.values == self.base.values


class Tuner:
    """Finds a box of which the goals in a file are true, with a folder to keep what was played."""

    def __init__(self, path: Path, folder: Path, work: Workers, tell: Callable[[Progress], None]) -> None:
        self.goals = read_goals(path)
        self.file = open_toml(path)
        self.beside = path.parent
        self.folder = folder
        self.work = work
        self.tell = tell
        self.game = find_game(self.goals.game)
        self.boxes = folder / SEARCH / BOXES

    def tune(self) -> Tuned:
        goals, proposals = self.goals, Proposals(self.goals)
        self.check_box(goals.base)
        self.begin()
        base = self.look(goals.games, [goals.base])[0]
        tried = self.explore(base, proposals)
        finalists = self.look_closer(tried)
        winner = choose(finalists)
        check = self.check(winner)
        return Tuned(goals, finalists[0], winner, finalists, tried, check, self.hand_over(winner))

    def begin(self) -> None:
        """A new folder, or one in which the same games were begun."""
        mark, kept = self.goals.fingerprint(), self.folder / PLAYED
        if kept.is_file():
            if kept.read_text(encoding="utf-8") != mark:
                raise Refused("lab-other-experiment", folder=str(self.folder), file=self.file.name)
        elif self.folder.exists() and any(one.name != SEARCH for one in self.folder.iterdir()):
            raise Refused("lab-folder-in-use", folder=str(self.folder))
        self.folder.mkdir(parents=True, exist_ok=True)
        kept.write_text(mark, encoding="utf-8")

    def explore(self, base: Tried, proposals: Proposals) -> list[Tried]:
        """Propose, play and tell, as long as there are games for it."""
        goals = self.goals
        for_each = goals.games * len(goals.tables)
        left = int(goals.budget * (1 - FOR_FINALISTS) / for_each) - 1
        tried = {base.values: base}
        proposals.tell(base.values, (base.missed, base.cost))
        while left > 0 and (proposed := list(islice(proposals.fresh(tried), min(AT_ONCE, left)))):
            refused = {values: why for values in proposed if (why := self.why_refused(values))}
            tried |= {values: Tried(values, goals.cost(values), refused=why) for values, why in refused.items()}
            playable = [values for values in proposed if values not in refused]
            tried |= {one.values: one for one in self.look(goals.games, playable)}
            for values in proposed:
                proposals.tell(values, None if values in refused else (tried[values].missed, tried[values].cost))
            left -= len(playable)
        return list(tried.values())

    def look_closer(self, tried: Sequence[Tried]) -> list[Tried]:
        """The box as it is, and the best: those that none beats by being nearer to the goals and changed less."""
        goals, base = self.goals, tried[0]
        best = sorted((one for one in front(tried) if one.values != base.values), key=lambda one: one.missed)
        chosen = [base, *best[:FINALISTS]]
        games = goals.games + int(goals.budget * FOR_FINALISTS / (len(chosen) * len(goals.tables)))
        return self.look(games, [one.values for one in chosen])

    def look(self, games: int, boxes: Sequence[Values]) -> list[Tried]:
        """Play so many games with each of these. The box as it is comes along, so that it shows if rules or bots have
        changed since."""
        goals = self.goals
        cells = {(values, seats): self.cell(values, seats) for values in (goals.base, *boxes) for seats in goals.tables}
        results = new_results(self.folder / SEARCH, self.experiment(tuple(cells.values()), games))
        run_experiment(results, self.work, self.tell)
        tried = []
        for values in boxes:
            played = {
                seats: look_at(cell, [row for row in results.rows(cell.id) if row.number < games])[0]
                for seats in goals.tables
                for cell in (cells[values, seats],)
            }
            tried.append(judged(goals, values, played, games))
        return tried

    def check(self, winner: Tried) -> Results:
        """The winner beside the box as it is, on other luck than it was found with."""
        goals, cells, asks = self.goals, list[Cell](), list[Ask]()
        usual = next(iter(Boxes.of(self.game).own), "")
        ways = {goals.options.get(BOX, usual): goals.base}
        if winner.values != goals.base:
            ways[goals.name] = winner.values
        for seats in goals.tables:
            for name, values in ways.items():
                cells.append(replace(self.cell(values, seats), levels={"seats": str(seats), BOX: name}))
            asks += [Ask(goal.says, goal.claim, cells[-1].id) for goal in goals.goals if goal.seats == seats]
        experiment = self.experiment(tuple(cells), goals.check)
        unseen = f"{goals.seed}, not seen before"
        experiment = replace(experiment, seed=unseen, look_closely=LOOK_CLOSELY, asks=tuple(asks))
        results = new_results(self.folder / CHECK, experiment)
        for box in {cell.own_box for cell in cells if cell.own_box}:
            shutil.copytree(self.boxes / box, results.boxes / box, dirs_exist_ok=True)
        run_experiment(results, self.work, self.tell)
        return results

    def hand_over(self, winner: Tried) -> Path | None:
        """The box to play, under its own name."""
        changes = self.changes(winner.values)
        if not changes:
            return None
        folder = self.folder / self.goals.name
        shutil.rmtree(folder, ignore_errors=True)
        boxes, name = Boxes.of(self.game), self.goals.name
        base = self.goals.options.get(BOX, boxes.own[0])
        before = box_files(boxes, base, self.beside)
        after = change_box(self.file, before, [*changes, BoxChange("name", BOX_NAME, name)])
        assert boxes.shelf is not None
        if base in boxes.own:
            write_box(derived_files(base, before, after, name, boxes.shelf.derivation.replaced), folder)
            if boxes.shelf.check(folder) == [] and said(boxes.files(str(folder))) == said(after):
                return folder
            shutil.rmtree(folder)  # what was changed cannot be said so
        write_box(after, folder)
        return folder

    def changes(self, values: Values) -> tuple[BoxChange, ...]:
        moves = zip(self.goals.moves, values, strict=True)
        return tuple(change for move, value in moves for change in move.changes(value))

    def cell(self, values: Values, seats: int) -> Cell:
        goals, changes = self.goals, self.changes(values)
        moves = list(zip(goals.moves, values, strict=True))
        options = goals.options | {move.name: str(value) for move, value in moves if not move.places}
        levels = {"seats": str(seats)} | {move.name: str(value) or NOTHING for move, value in moves}
        return Cell(
            id=written(levels),
            seats=seats,
            bots=read_bots(self.file, goals.bots, seats),
            options=options,
            levels=levels,
            changes=changes,
            own_box=f"box-{sha256(repr(changes).encode()).hexdigest()[:12]}" if self.is_own(options, changes) else "",
        )

    def is_own(self, options: dict[str, str], changes: Sequence[BoxChange]) -> bool:
        """Whether it is played with a box that is not the game's as it is."""
        known = Boxes.of(self.game).own or ("",)
        return bool(changes) or options.get(BOX, known[0]) not in known

    def experiment(self, cells: tuple[Cell, ...], games: int) -> Experiment:
        goals = self.goals
        return Experiment(
            name=goals.name,
            title=goals.title,
            question=goals.question,
            game=goals.game,
            games=games,
            seed=goals.seed,
            simulations=goals.simulations,
            precision=None,
            look_closely=goals.look_closely,
            baseline=cells[0].id,
            cells=cells,
        )

    def why_refused(self, values: Values) -> Message | None:
        try:
            self.check_box(values)
        except Refused as refused:
            return refused.message
        return None

    def check_box(self, values: Values) -> None:
        """Make it, unless it is there, and see whether it can be played."""
        for seats in self.goals.tables:
            cell = self.cell(values, seats)
            folder = self.boxes / cell.own_box
            if cell.own_box and not folder.exists():
                try:
                    make_box(self.file, self.game, cell, self.beside, folder)
                except Refused:
                    shutil.rmtree(folder, ignore_errors=True)
                    raise
            check_setting(self.file, self.game, cell, self.boxes)


def said(contents: Mapping[str, bytes]) -> dict[str, list[str]]:
    """What the files of a box say, in whatever order."""
    return {
        file: sorted(line for line in normal_lines(Page(file, content).nodes) if not line.startswith(ABOUT))
        for file, content in contents.items()
    }


def written(levels: Mapping[str, str]) -> str:
    return " ".join(f"{key}={value}" for key, value in levels.items())


def judged(goals: Goals, values: Values, played: Mapping[int, CellFound], games: int) -> Tried:
    found = tuple(tuple(evidence_in(goal.claim, played[goal.seats])) for goal in goals.goals)
    missed = sum(miss(goal, evidence) for goal, evidence in zip(goals.goals, found, strict=True))
    return Tried(values, goals.cost(values), missed, found, games)


def miss(goal: Goal, evidence: Sequence[Evidence]) -> float:
    """By how much a goal is to be expected to be missed, in half the way from one limit to the other. Of several
    figures that are all to be within the limits it is the worst that counts."""
    return max((outside(goal, one.estimate) for one in evidence), default=UNKNOWN)


def outside(goal: Goal, estimate: Estimate) -> float:
    low, high = goal.claim.low, goal.claim.high
    if low > -inf and high < inf:
        unit = (high - low) / 2
    else:
        limit = abs(low if high == inf else high)
        unit = ONE_SIDED * limit or (ONE_SIDED if goal.claim.figure.unit == "percent" else 1.0)
    error = (estimate.high - estimate.low) / (2 * SIGMAS)
    return (beyond(low - estimate.value, error) + beyond(estimate.value - high, error)) / unit


def beyond(distance: float, error: float) -> float:
    """How far beyond a limit something is on average, that lies so far beyond it give or take an error: never quite
    nothing, and nothing to worry about well within."""
    if error <= 0 or distance == -inf:
        return max(0.0, distance)
    sigmas = distance / error
    return distance * NORMAL.cdf(sigmas) + error * NORMAL.pdf(sigmas)


def front(tried: Iterable[Tried]) -> list[Tried]:
    """Those that none beats by missing the goals by less with less changed: the trade-offs, the least changed first."""
    kept = list[Tried]()
    for one in sorted((one for one in tried if not one.refused), key=lambda one: (one.cost, one.missed)):
        if not kept or one.missed < kept[-1].missed:
            kept.append(one)
    return kept


def choose(finalists: Sequence[Tried]) -> Tried:
    """The least changed of those that are as good as the best."""
    best = min(one.missed for one in finalists)
    return min((one for one in finalists if one.missed <= best + AS_GOOD), key=lambda one: (one.cost, one.missed))
