"""Learning a policy, round by round: games are played by the champion, a search looks at some of their questions,
weights are fitted to what it found, and whoever is certainly better in a match is champion from then on.

Everything is kept in a folder, so that it goes on after an interruption, with the same outcome:

    learning.json           what is learnt, and how
    policy.toml             the champion's policy, once there is one
    rounds.jsonl            how each round ended
    round-1/lessons.jsonl   the games that were learnt from
    round-1/policy.toml     what came of it
    round-1/match           its match against the champion
"""

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any, Final, Protocol

import msgspec

from rumpus.arena.lessons import LessonJob, PlayedLesson, examples_in
from rumpus.arena.match import BotMatch
from rumpus.arena.playing import MatchTable
from rumpus.arena.results import kept_in
from rumpus.boxes.boxes import BOX
from rumpus.kernel.game import AnyGame
from rumpus.kernel.message import Refused
from rumpus.kernel.registry import find_game
from rumpus.learning.fitting import Example, fit_weights, load_libraries
from rumpus.learning.policy import POLICY, Weights, learnt_for, open_policy, write_policy

PLAN: Final = "learning.json"
ROUNDS: Final = "rounds.jsonl"
LESSONS: Final = "lessons.jsonl"
FIRST_CHAMPION: Final = "quick"  # by the policy that the game brings, or by what looks promising


class LearningPlan(msgspec.Struct, frozen=True):
    game: str
    rules: int
    box: str
    seed: str
    lessons: int  # games to learn from, in a round
    simulations: int  # of a search that looks at a question
    games: int  # of a match, at most


class LearningRound(msgspec.Struct, frozen=True):
    """How it ended."""

    round: int
    lessons: int  # in all rounds so far
    questions: int  # that were looked at in them
    candidate: str
    champion: str
    games: int
    points: float  # the candidate's share of them, and between what it lies
    low: float
    high: float
    promoted: bool


class LessonPool(Protocol):
    def play(self, jobs: Iterator[LessonJob]) -> Iterator[PlayedLesson]: ...


Pools = Callable[[], AbstractContextManager[LessonPool]]
Teller = Callable[[int, str, int, int], None]  # round, what is done, how many of how many


class Learning:
    def __init__(self, folder: Path, plan: LearningPlan, command: str) -> None:
        """Refused if something else is learnt in that folder."""
        load_libraries()
        self.folder, self.plan, self.command = folder, plan, command
        self.game: AnyGame = find_game(plan.game)
        with kept_in(folder):
            folder.mkdir(parents=True, exist_ok=True)
            first, file = msgspec.json.encode(plan), folder / PLAN
            written = file.read_bytes().strip() if file.exists() else b""
            if written and written != first:
                raise Refused("learn-other", folder=str(folder))
            if not written:
                replace(file, first + b"\n")
        self.rounds = [msgspec.json.decode(line, type=LearningRound) for line in whole_lines(folder / ROUNDS)]

    def champion(self) -> str:
        """The bot to beat."""
        return next((each.candidate for each in reversed(self.rounds) if each.promoted), FIRST_CHAMPION)

    def champions_weights(self) -> Weights | None:
        champion = self.champion()
        if champion != FIRST_CHAMPION:
            return open_policy(self.game, Path(champion)).weights
        learnt = learnt_for(self.game)
        return None if learnt is None else learnt.weights

    def play_round(self, pools: Pools, processes: int, tell: Teller) -> LearningRound:
        number = len(self.rounds) + 1
        folder = self.folder / f"round-{number}"
        with kept_in(folder):
            folder.mkdir(exist_ok=True)
            self._play_lessons(number, folder / LESSONS, pools, tell)
            candidate = folder / POLICY
            examples = list(self._examples())
            if not candidate.exists():
                weights = fit_weights(examples)
                replace(candidate, write_policy(self.game, weights, self._made(number, ())).encode())
            ended = self._meet(number, candidate, processes, tell, len(examples))
            if ended.promoted:
                weights = open_policy(self.game, candidate).weights
                text = write_policy(self.game, weights, self._made(number, (*self.rounds, ended)))
                replace(self.folder / POLICY, text.encode())
            with (self.folder / ROUNDS).open("ab") as file:
                file.write(msgspec.json.encode(ended) + b"\n")
        self.rounds.append(ended)
        return ended

    def _play_lessons(self, number: int, file: Path, pools: Pools, tell: Teller) -> None:
        known = {read_lesson(line).number for line in whole_lines(file)}
        weights, plan = self.champions_weights(), self.plan
        seed = f"{plan.seed}/{number}"
        jobs = [
            LessonJob(plan.game, plan.box, seed, each, plan.simulations, weights)
            for each in range(plan.lessons)
            if each not in known
        ]
        if not jobs:
            return
        with pools() as pool, file.open("ab") as lines:
            for played, lesson in enumerate(pool.play(iter(jobs)), len(known) + 1):
                lines.write(msgspec.json.encode(lesson) + b"\n")
                lines.flush()
                tell(number, "lessons", played, plan.lessons)

    def _examples(self) -> Iterator[Example]:
        """In the order of their numbers, whoever was quicker."""
        for number in range(1, len(self.rounds) + 2):
            lines = whole_lines(self.folder / f"round-{number}" / LESSONS)
            for lesson in sorted(map(read_lesson, lines), key=lambda each: each.number):
                yield from examples_in(self.game, lesson)

    def _meet(self, number: int, candidate: Path, processes: int, tell: Teller, questions: int) -> LearningRound:
        plan, champion = self.plan, self.champion()
        table = MatchTable(plan.game, plan.rules, {BOX: plan.box} if plan.box else {}, f"{plan.seed}/{number}/match")
        match = BotMatch(table, (str(candidate), champion), plan.games, candidate.parent / "match")
        match.play(processes, lambda standing, _: tell(number, "match", len(standing.games), plan.games))
        share = match.standing.scores[str(candidate)].share
        return LearningRound(
            round=number,
            lessons=number * plan.lessons,
            questions=questions,
            candidate=str(candidate),
            champion=champion,
            games=len(match.standing.games),
            points=round(share.value, 4),
            low=round(share.low, 4),
            high=round(share.high, 4),
            promoted=match.standing.winner() == str(candidate),
        )

    def _made(self, number: int, rounds: tuple[LearningRound, ...]) -> dict[str, Any]:
        """How a policy came about, for its file."""
        plan = self.plan
        return {
            "command": self.command,
            "seeds": [f"{plan.seed}/{each}" for each in range(1, number + 1)],
            "lessons": number * plan.lessons,
            "simulations": plan.simulations,
            "results": [describe(each) for each in rounds],
        }


def describe(ended: LearningRound) -> str:
    """For the file that it made."""
    against = "the champion" if ended.champion != FIRST_CHAMPION else FIRST_CHAMPION
    kept = "promoted" if ended.promoted else "not promoted"
    points, low, high = (f"{100 * each:.1f}" for each in (ended.points, ended.low, ended.high))
    return f"round {ended.round}: {points} % [{low}–{high}] of {ended.games} games against {against}, {kept}"


read_lesson: Final = msgspec.json.Decoder(PlayedLesson).decode


def whole_lines(file: Path) -> list[bytes]:
    """Those that were written to their end; what was being written when the power went is taken away."""
    if not file.exists():
        return []
    whole, newline, cut_off = file.read_bytes().rpartition(b"\n")
    if cut_off:
        replace(file, whole + newline)
    return whole.split(b"\n") if whole else []


def replace(file: Path, content: bytes) -> None:
    """At once, or not at all."""
    beside = file.with_name(f".{file.name}")
    beside.write_bytes(content)
    beside.replace(file)
