"""The stack of frames, questions, chance, and the registry."""

from collections import Counter

import pytest

from rumpus.kernel.chance import SeededChance
from rumpus.kernel.conversation import ask, frame, in_order, reveal, rulebook, tell, then
from rumpus.kernel.event import Event, Listener
from rumpus.kernel.question import CHANCE, Question
from rumpus.kernel.registry import find_game, game_ids
from rumpus.kernel.state import Rule
from tests.helpers.betting_pig import Pig, PigSetting, PigState, bet, decided, go_on, rolled, turn
from tests.helpers.refusal import refusal


def test_frames_happen_in_the_order_given_before_those_that_waited() -> None:
    state = PigState(PigSetting(2))
    then(state, turn, 0)
    in_order(state, frame(bet, 0), frame(go_on, 1))
    assert [state.stack.pop() for _ in range(3)] == [("bet", 0), ("go_on", 1), ("turn", 0)]


def test_frames_that_no_rule_could_be_called_with_are_found_by_mypy() -> None:
    """It would call an `ignore` of no use if it found nothing there."""
    state = PigState(PigSetting(2))
    then(state, turn)  # type: ignore[arg-type]
    then(state, turn, 0, 1)  # type: ignore[arg-type]
    then(state, turn, "0")  # type: ignore[arg-type]
    in_order(state, frame(bet, 0), frame(bet))  # type: ignore[arg-type]
    ask(state, Question(0, "go-on", (0, 1)), decided)  # type: ignore[arg-type]


def test_two_rules_cannot_have_one_name() -> None:
    rules: dict[str, Rule] = {}
    rule = rulebook(rules)

    def roll() -> None:
        pass

    rule(roll)
    assert rules == {"roll": roll}
    with pytest.raises(ValueError, match="roll"):
        rule(roll)


def test_a_question_without_options_is_a_mistake_in_the_rules() -> None:
    with pytest.raises(ValueError, match="nothing"):
        ask(PigState(PigSetting(2)), Question(0, "nothing", ()), rolled, 0)


def test_chance_follows_the_weights() -> None:
    question = Question(CHANCE, "draw", (10, 20), weights=(1, 3), stream="deck")
    assert dict(question.probabilities()) == {10: 0.25, 20: 0.75}
    chance = SeededChance("weights")
    drawn = Counter(chance.pick(question) for _ in range(4000))
    assert 2850 < drawn[20] < 3150


def test_streams_of_luck_are_apart() -> None:
    """What one stream gives does not depend on how much was taken from another."""

    def dice(draws_before: int) -> list[int]:
        chance = SeededChance("streams")
        for _ in range(draws_before):
            chance.pick(Question(CHANCE, "draw", (1, 2), stream="deck"))
        return [chance.pick(Question(CHANCE, "die", tuple(range(100)), stream="dice")) for _ in range(10)]

    assert dice(0) == dice(7)


def test_weights_must_leave_something_to_pick() -> None:
    with pytest.raises(ValueError, match="draw"):
        SeededChance("x").pick(Question(CHANCE, "draw", (1,), weights=(0,), stream="deck"))


def test_a_question_survives_json() -> None:
    for question in (
        Question(CHANCE, "draw", (1, 2), weights=(1, 3), stream="deck"),
        Question(1, "bet", (6,), always=True),
    ):
        assert Question.from_json(question.to_json()).to_json() == question.to_json()


def test_games_are_found_by_their_names() -> None:
    assert "worms" in game_ids()
    assert find_game("worms").id == "worms"
    assert refusal(find_game, "chess").args["game"] == "chess"


def test_a_copy_of_a_state_tells_nobody() -> None:
    state = Pig().start(PigSetting(2))
    state.sink = []
    assert state.copy().sink is None


def test_who_does_not_hear_cannot_listen() -> None:
    deaf = type("Deaf", (Listener,), {})
    with pytest.raises(TypeError):
        deaf()


def test_what_is_revealed_says_so_and_is_told_like_anything_else() -> None:
    told: list[Event] = []
    state = PigState(PigSetting(2))
    state.sink = told
    reveal(state, "P1", "bet", seat=1, face=6)
    tell(state, "P1", "bet", seat=1, face=6)
    assert [event.reveals for event in told] == [True, False]
    assert [(event.id, event.args, event.about) for event in told[:1]] == [
        (event.id, event.args, event.about) for event in told[1:]
    ]
    state.sink = None
    reveal(state, "P1", "bet", seat=1, face=6)
