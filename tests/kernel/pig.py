"""Pig, a dice game of three rules, on the kernel: the smallest game the kernel's own tests can be about.

On your turn, before anything else, you secretly bet on a face. Then roll as often as you like and add up, or
hold and score the sum; a 1 ends the turn with nothing. Whoever has ten or more points after holding wins.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Self

from rumpus.kernel.chance import Chance
from rumpus.kernel.conversation import ask, rulebook, tell, tell_secretly, then
from rumpus.kernel.game import Choice, Fate, Game, Prospect, Sheet
from rumpus.kernel.lexicon import Lexicon
from rumpus.kernel.message import Argument, Message, Refused, Say
from rumpus.kernel.question import CHANCE, Question
from rumpus.kernel.sight import Count, Each, Fields, Part
from rumpus.kernel.state import Result, Rule, State
from rumpus.kernel.vocabulary import Vocabulary
from rumpus.kernel.written import Written

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


class PigState(State):
    rules = RULES

    def __init__(self, setting: PigSetting) -> None:
        super().__init__()
        self.setting = setting
        self.scores = [0] * setting.seats
        self.bets = [0] * setting.seats
        self.sum = self.turns = 0
        self.stopped = False

    def copy(self) -> Self:
        other = type(self)(self.setting)
        self.copy_conversation(other)
        other.scores, other.bets = self.scores.copy(), self.bets.copy()
        other.sum, other.turns, other.stopped = self.sum, self.turns, self.stopped
        return other

    def to_json(self) -> dict[str, Any]:
        own = {"scores": self.scores, "bets": self.bets, "sum": self.sum, "turns": self.turns, "stopped": self.stopped}
        return self.conversation_to_json() | own

    def result(self) -> Result | None:
        winners = tuple(seat for seat, score in enumerate(self.scores) if score >= TARGET)
        return Result(winners) if winners or self.stopped else None

    def speaker(self, seat: int) -> str:
        return f"pig {seat + 1}"

    def write(self, question: Question, option: int) -> str:
        return {"bet": f"bet {option}", "die": str(option), "go-on": ("hold", "roll")[option % 2]}[question.kind]

    def spell(self, name: str, value: Any) -> Argument:
        return self.speaker(value) if name == "seat" else str(value)


@rule
def turn(s: PigState, seat: int) -> None:
    s.sum = 0
    s.turns += 1
    if s.setting.bets and not s.bets[seat]:
        then(s, ("bet", seat), ("go_on", seat))
    else:
        then(s, ("go_on", seat))


@rule
def bet(s: PigState, seat: int) -> None:
    ask(s, Question(seat, "bet", (6,), always=True), "betted", seat)


@rule
def betted(s: PigState, face: int, seat: int) -> None:
    s.bets[seat] = face
    tell_secretly(s, seat, "P1", "bet", {"face": face}, seat=seat)


@rule
def go_on(s: PigState, seat: int) -> None:
    ask(s, Question(seat, "go-on", (HOLD, ROLL) if s.sum else (ROLL,)), "decided", seat)


@rule
def decided(s: PigState, option: int, seat: int) -> None:
    if option == ROLL:
        ask(s, DIE, "rolled", seat)
        return
    s.scores[seat] += s.sum
    tell(s, "P3", "held", seat=seat, points=s.sum)
    if s.result() is None:
        then(s, ("turn", (seat + 1) % len(s.scores)))


@rule
def rolled(s: PigState, face: int, seat: int) -> None:
    tell(s, "P2", "rolled", seat=seat, face=face)
    s.sum += face
    then(s, ("turn", (seat + 1) % len(s.scores)) if face == 1 else ("go_on", seat))


class Pig(Game[PigSetting, PigState]):
    id = "pig"
    rules_version = 3
    seats = (2, 3)
    choices = (Choice("bets", ("no", "yes"), "no"),)
    terms = ("points",)
    decisions = ("go-on",)

    def setting(self, seats: int, options: Mapping[str, str]) -> PigSetting:
        if seats not in self.seats:
            raise Refused("seats-not-possible", seats=seats, possible=("2", "3")).under("seats")
        return PigSetting(seats, options.get("bets") == "yes")

    def start(self, setting: PigSetting) -> PigState:
        state = PigState(setting)
        state.stack = [("turn", 0)]
        return state

    def load(self, setting: PigSetting, data: dict[str, Any]) -> PigState:
        state = PigState(setting)
        state.conversation_from_json(data)
        state.scores, state.bets = list(data["scores"]), list(data["bets"])
        state.sum, state.turns, state.stopped = data["sum"], data["turns"], data["stopped"]
        return state

    def open_view(self, state: PigState) -> dict[str, Any]:
        return {"scores": state.scores, "sum": state.sum, "bet": None}

    def own_view(self, state: PigState, seat: int, seen: dict[str, Any]) -> dict[str, Any]:
        return {"bet": state.bets[seat]}

    def redeal(self, state: PigState, viewer: int | None, chance: Chance) -> PigState:
        return state.copy()

    def gather(self, state: PigState, viewer: int) -> PigState | None:
        return state.copy()

    def fates(self, before: PigState, after: PigState) -> list[Fate]:
        return [Fate("sum", f"fate-{after.sum}")]

    def appraise(self, state: PigState) -> list[tuple[float, ...]]:
        return [(score / 2,) for score in state.scores]

    def promise(self, state: PigState) -> list[float]:
        return [1.0] * len(state.question.options) if state.question else []

    def vocabulary(self, setting: PigSetting) -> Vocabulary:
        return Vocabulary({"bet": (6,), "go-on": (HOLD, ROLL)}, {"die": DIE.options}, ("stop",))

    def sight(self, setting: PigSetting) -> Part:
        return Fields({"scores": Each(range(setting.seats), Count(10)), "sum": Count(10), "bet": Count()})

    def interruptions(self, state: PigState) -> tuple[str, ...]:
        return () if state.question is None else ("stop",)

    def interrupt(self, state: PigState, text: str) -> None:
        state.stopped = True
        state.stack.clear()
        state.question = None

    def lexicon(self) -> Lexicon:
        return Lexicon(("P1", "P2", "P3"), ("bet", "rolled", "held"), frozenset({"seat", "face", "points"}))

    def position(self, options: Mapping[str, str], table: Mapping[str, Any]) -> PigState:
        state = PigState(self.setting(2, options))
        state.scores = Written(table).entries("scores")
        state.stack = [("turn", 0)]
        return state

    def facts(self, state: PigState) -> dict[str, Any]:
        return {
            "sum": state.sum,
            "scores": {str(seat): str(score) for seat, score in enumerate(state.scores)},
            "names": "pig 1, pig 2",
        }

    def draw(self, view: dict[str, Any], say: Say) -> str:
        return str(view)

    def describe(self, state: PigState, viewer: int | None, word: str) -> tuple[Message, ...]:
        return ()

    def sheets(self, setting: PigSetting) -> list[Sheet]:
        return []

    def outlook(self, state: PigState, option: int) -> list[Prospect]:
        return []

    def names(self, setting: PigSetting) -> dict[str, str]:
        return {}

    def box_files(self, name: str) -> dict[str, bytes]:
        return {}

    def check_box(self, folder: Path) -> list[Message]:
        return []

    def count_box(self, folder: Path) -> Message:
        return Message("pig-has-no-box")
