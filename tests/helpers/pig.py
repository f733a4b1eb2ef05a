"""Pig, a dice game: roll as often as you like and add up, or hold and score the sum; a 1 ends the turn with nothing."""

from rumpus.kernel.conversation import ask, begin_turn, rulebook, tell, then
from rumpus.kernel.game import Game
from rumpus.kernel.question import CHANCE, Question
from rumpus.kernel.setting import PlainSetting
from rumpus.kernel.state import Result, Rule, State

RULES: dict[str, Rule] = {}
rule = rulebook(RULES)
HOLD, ROLL = 0, 1
DIE = Question(CHANCE, "die", (1, 2, 3, 4, 5, 6))
TARGET = 20


class PigState(State):
    rules = RULES
    fields = ("scores", "sum")

    def __init__(self, setting: PlainSetting) -> None:
        super().__init__(setting)
        self.scores = [0] * setting.seats
        self.sum = 0

    def result(self) -> Result | None:
        winners = tuple(seat for seat, score in enumerate(self.scores) if score >= TARGET)
        return Result(winners) if winners else None

    def write(self, question: Question, option: int) -> str:
        return ("hold", "roll")[option] if question.kind == "go-on" else str(option)


@rule
def turn(s: PigState, seat: int) -> None:
    s.sum = 0
    begin_turn(s, "P1", seat)
    then(s, go_on, seat)


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
    s.sum = s.sum + face if face > 1 else 0
    tell(s, "P2", "rolled", seat=seat, face=face)
    if face > 1:
        then(s, go_on, seat)
    else:
        then(s, turn, (seat + 1) % len(s.scores))


class Pig(Game[PlainSetting, PigState]):
    id = "pig"
    seats = (2, 3, 4)

    def start(self, setting: PlainSetting) -> PigState:
        state = PigState(setting)
        then(state, turn, 0)
        return state

    def open_view(self, state: PigState) -> dict[str, object]:
        return {"scores": state.scores.copy(), "sum": state.sum}


GAME = Pig()
