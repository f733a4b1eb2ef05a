"""Pig with secret bets, and with something of all that a game can give: what the tests of the house are about.

On your turn, before anything else, you secretly bet on a face. Then roll as often as you like and add up, or
hold and score the sum; a 1 ends the turn with nothing. Whoever has ten or more points after holding wins.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from rumpus.boxes.written import Written
from rumpus.kernel.about import AnyAbout
from rumpus.kernel.capability import Capability
from rumpus.kernel.conversation import ask, frame, in_order, rulebook, tell, tell_secretly, then
from rumpus.kernel.game import Game, Structs
from rumpus.kernel.interruptions import Interruptions
from rumpus.kernel.question import CHANCE, Question
from rumpus.kernel.setting import Choice, check_seats
from rumpus.kernel.state import Result, Rule, State
from rumpus.learning.observation import Observation, Observations, Row, squeeze
from rumpus.records.lexicon import Lexicon
from rumpus.records.scenarios import Scenarios
from rumpus.records.vocabulary import Vocabularies, Vocabulary
from rumpus.thinking.evaluation import Evaluation
from rumpus.thinking.fates import Fate, Fates

HOLD, ROLL = 0, 1
TARGET = 10
RULES: dict[str, Rule] = {}
rule = rulebook(RULES)
DIE = Question(CHANCE, "die", (1, 2, 3, 4, 5, 6), stream="dice")


@dataclass(frozen=True)
class PigSetting:
    seats: int
    bets: bool = False

    def header(self) -> dict[str, str]:
        return {"bets": "yes"} if self.bets else {}


class PigAbout(AnyAbout, omit_defaults=True):
    seat: int | None = None
    face: int | None = None
    points: int = 0


class PigState(State):
    rules = RULES
    fields = ("scores", "bets", "sum", "stopped")
    setting: PigSetting

    def __init__(self, setting: PigSetting) -> None:
        super().__init__(setting)
        self.scores = [0] * setting.seats
        self.bets = [0] * setting.seats
        self.sum = 0
        self.stopped = False

    def result(self) -> Result | None:
        winners = tuple(seat for seat, score in enumerate(self.scores) if score >= TARGET)
        return Result(winners) if winners or self.stopped else None

    def speaker(self, seat: int) -> str:
        return f"pig {seat + 1}"

    def write(self, question: Question, option: int) -> str:
        return {"bet": f"bet {option}", "die": str(option), "go-on": ("hold", "roll")[option % 2]}[question.kind]

    def about(self, question: Question, option: int) -> PigAbout:
        return PigAbout(question.kind, face=option) if question.kind != "go-on" else PigAbout(("hold", "roll")[option])

    def about_question(self, question: Question) -> PigAbout:
        return PigAbout(question.kind, points=self.sum)

    def about_event(self, id: str, args: Mapping[str, Any]) -> PigAbout:
        return PigAbout(id, **args)


@rule
def turn(s: PigState, seat: int) -> None:
    s.sum = 0
    if s.setting.bets and not s.bets[seat]:
        in_order(s, frame(bet, seat), frame(go_on, seat))
    else:
        then(s, go_on, seat)


@rule
def bet(s: PigState, seat: int) -> None:
    ask(s, Question(seat, "bet", (6,), always=True), betted, seat)


@rule
def betted(s: PigState, face: int, seat: int) -> None:
    s.bets[seat] = face
    tell_secretly(s, seat, "P1", "bet", {"face": face}, seat=seat)


@rule
def go_on(s: PigState, seat: int) -> None:
    ask(s, Question(seat, "go-on", (HOLD, ROLL) if s.sum else (ROLL,)), decided, seat)


@rule
def decided(s: PigState, option: int, seat: int) -> None:
    if option == ROLL:
        ask(s, DIE, rolled, seat)
        return
    s.scores[seat] += s.sum
    tell(s, "P3", "held", seat=seat, points=s.sum)
    if s.result() is None:
        then(s, turn, (seat + 1) % len(s.scores))


@rule
def rolled(s: PigState, face: int, seat: int) -> None:
    tell(s, "P2", "rolled", seat=seat, face=face)
    s.sum += face
    if face == 1:
        then(s, turn, (seat + 1) % len(s.scores))
    else:
        then(s, go_on, seat)


class PigEvaluation(Evaluation):
    terms = ("points",)

    def appraise(self, state: PigState) -> list[tuple[float, ...]]:
        return [(score / 2,) for score in state.scores]


class PigFates(Fates):
    def is_decision(self, question: Question) -> bool:
        return question.kind == "go-on"

    def fates(self, before: PigState, after: PigState) -> list[Fate]:
        return [Fate("sum", f"fate-{after.sum}")]


class PigInterruptions(Interruptions):
    def possible(self, state: PigState) -> tuple[str, ...]:
        return () if state.question is None else ("stop",)

    def interrupt(self, state: PigState, text: str) -> None:
        state.stopped = True
        state.stack.clear()
        state.question = None


class PigScenarios(Scenarios):
    def lexicon(self) -> Lexicon:
        return Lexicon(("P1", "P2", "P3"), ("bet", "rolled", "held"), frozenset({"seat", "face", "points"}))

    def position(self, options: Mapping[str, str], table: Mapping[str, Any]) -> PigState:
        state = PigState(self.game.setting(2, options))
        state.scores = Written(table).entries("scores")
        then(state, turn, 0)
        return state

    def facts(self, state: PigState) -> dict[str, Any]:
        return {
            "sum": state.sum,
            "scores": {str(seat): str(score) for seat, score in enumerate(state.scores)},
            "names": "pig 1, pig 2",
        }


class PigVocabularies(Vocabularies):
    def vocabulary(self, setting: PigSetting) -> Vocabulary:
        return Vocabulary({"bet": (6,), "go-on": (HOLD, ROLL)}, {"die": DIE.options}, ("stop",))


class PigObservation(Observation[PigState]):
    def __init__(self, seats: int) -> None:
        super().__init__(seats, max(Pig.seats), ("bet", "go-on"))
        self.scores = self.layout.add("scores", max(Pig.seats))
        self.sum = self.layout.add("sum")
        self.bet = self.layout.add("bet")

    def row(self, state: PigState, seat: int) -> Row:
        row = self.layout.blank()
        for other, score in enumerate(state.scores):
            row[self.scores + (other - seat) % self.seats] = squeeze(score, 10)
        row[self.sum], row[self.bet] = squeeze(state.sum, 10), squeeze(state.bets[seat], 1)
        return row


class PigObservations(Observations):
    def observation(self, setting: PigSetting) -> PigObservation:
        return PigObservation(setting.seats)


class Pig(Game[PigSetting, PigState]):
    id = "pig"
    rules_version = 3
    seats = (2, 3)
    structs = Structs(about=PigAbout)
    choices = (Choice("bets", ("no", "yes"), "no"),)
    capabilities: tuple[type[Capability], ...] = (
        PigEvaluation,
        PigFates,
        PigInterruptions,
        PigObservations,
        PigScenarios,
        PigVocabularies,
    )

    def setting(self, seats: int, options: Mapping[str, str]) -> PigSetting:
        check_seats(seats, self.seats)
        return PigSetting(seats, options.get("bets") == "yes")

    def start(self, setting: PigSetting) -> PigState:
        state = PigState(setting)
        then(state, turn, 0)
        return state

    def open_view(self, state: PigState) -> dict[str, Any]:
        return {"scores": state.scores.copy(), "sum": state.sum}

    def own_view(self, state: PigState, seat: int) -> dict[str, Any]:
        return {"seat": seat, "bet": state.bets[seat]}
