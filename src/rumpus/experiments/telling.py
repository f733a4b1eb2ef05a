"""How an experiment is getting on, in every language, written into its folder where the table reads it."""

import time
from typing import Final

import msgspec

from rumpus.kernel.message import Message
from rumpus.kernel.registry import find_game
from rumpus.lab.answer_section import tell_answer, tell_evidence
from rumpus.lab.answering import answer_all
from rumpus.lab.formatting import Formatter
from rumpus.lab.gathering import Found, gather
from rumpus.lab.measures import Figure, wins_of
from rumpus.lab.plan import CellPlan, Plan
from rumpus.lab.results import Results
from rumpus.lab.running import Progress as Pace
from rumpus.lab.statistics import Estimate
from rumpus.table.studio.laboratory import PROGRESS_FILE, PlayProgress, ToldSoFar
from rumpus.table.studio.saved_states import write_whole
from rumpus.table.wire.lab_messages import AnswerInfo, CellInfo, EstimateInfo
from rumpus.text.words import LANGUAGES, Words, words_with

EVERY: Final = 1.0  # seconds
MORE_GAMES: Final = 1.5  # times as many as before, until answers are looked for again: it takes a while
TURNS: Final = Figure("turns", "number")


class ProgressTeller:
    def __init__(self, results: Results) -> None:
        self.results = results
        experiment = results.experiment
        game, settings = find_game(experiment.game), results.settings()
        self.speakers = {language: words_with(language, game, *settings) for language in LANGUAGES}
        self.titles = {language: results.titles(language) for language in LANGUAGES}
        self.answers: dict[str, list[AnswerInfo]] = {language: [] for language in LANGUAGES}
        self.answered_at = 0  # games
        self.due = 0.0

    def tell(self, pace: Pace) -> None:
        """Now and then."""
        if time.monotonic() < self.due:
            return
        if pace.done >= MORE_GAMES * self.answered_at:
            self.look_for_answers(pace.done)
        self.write(pace.plan, round(60 * pace.per_second), round(pace.seconds_left))
        self.due = time.monotonic() + EVERY

    def tell_end(self, plan: Plan) -> None:
        self.look_for_answers(plan.done)
        self.write(plan, finished=plan.done >= plan.wanted)

    def tell_refusal(self, plan: Plan, why: Message) -> None:
        self.write(plan, refused=why)

    def look_for_answers(self, games: int) -> None:
        self.answered_at = games
        if not self.results.experiment.asks:
            return
        found = gather(self.results)
        self.answers = {language: answers_in(found, self.fmt(words)) for language, words in self.speakers.items()}

    def fmt(self, speaker: Words) -> Formatter:
        return Formatter(speaker.say, self.results.experiment.game, self.titles[speaker.language])

    def write(
        self,
        plan: Plan,
        per_minute: int = 0,
        seconds_left: int = 0,
        finished: bool = False,
        refused: Message | None = None,
    ) -> None:
        told = {
            language: ToldSoFar(
                [cell_info(cell, self.fmt(speaker)) for cell in plan.cells.values()],
                self.answers[language],
                "" if refused is None else speaker.say(refused),
            )
            for language, speaker in self.speakers.items()
        }
        progress = PlayProgress(plan.done, plan.wanted, per_minute, seconds_left, finished, told)
        write_whole(self.results.folder / PROGRESS_FILE, msgspec.json.encode(progress))


def answers_in(found: Found, fmt: Formatter) -> list[AnswerInfo]:
    return [
        AnswerInfo(
            answer.ask.question,
            answer.verdict,
            fmt.say(tell_answer(answer)),
            [fmt.say(tell_evidence(answer, one, found.experiment, fmt)) for one in answer.evidence],
        )
        for answer in answer_all(found)
    ]


def cell_info(plan: CellPlan, fmt: Formatter) -> CellInfo:
    wins = [
        estimate_info(Message("report-wins-of", {"place": place}), wins_of(place), rate, fmt)
        for place, rate in enumerate(plan.win_rates(), 1)
    ]
    turns = estimate_info(Message("report-figure-turns"), TURNS, plan.length(), fmt) if plan.counted else None
    name = fmt.say(fmt.levels(plan.cell.levels))
    return CellInfo(plan.cell.id, name, plan.done, plan.games, wins if plan.counted else [], turns)


def estimate_info(what: Message, figure: Figure, estimate: Estimate, fmt: Formatter) -> EstimateInfo:
    said = Message("lab-estimated", {"value": fmt.value(figure, estimate.value), "range": fmt.range(figure, estimate)})
    return EstimateInfo(fmt.say(what), estimate.value, estimate.low, estimate.high, fmt.say(said))
