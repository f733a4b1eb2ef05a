"""A game played beside a model of it, from random positions: both must ask the same and come to the same.

A difference is written as a scenario, which `rumpus scenario` can run.
"""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from rumpus.contract.games import tries
from rumpus.contract.model import NOBODY, Model, ModelQuestion, NotModelledError, Position
from rumpus.contract.model_scenario import write_scenario
from rumpus.kernel.match import Match
from rumpus.kernel.question import Question
from rumpus.records.expectation import compare_fact, write_result
from rumpus.records.scenarios import Scenarios

MOST_ANSWERS = 40  # from one position
ORDERS = 3  # tried where the game leaves out a question about an order
MOST_BEGINNINGS = 100  # of an order, tried where the game asks for the rest of it


class Story:
    """A model under way, with the answers that it was given."""

    def __init__(self, model: Model, position: Position, answers: Sequence[str] = ()) -> None:
        self.answers: list[str] = []
        self.tale = model.tale(position)
        self.asked = next(self.tale)
        for answer in answers:
            self.answer(answer)

    def answer(self, option: str) -> None:
        self.answers.append(option)
        self.asked = self.tale.send(option)


class Beside:
    """A match and a model that are given the same answers, chance included."""

    story: Story

    def __init__(self, model: Model, seed: int) -> None:
        self.model = model
        self.random = Random(f"{model.game.id} {seed}")
        self.position = model.position(self.random)
        state = Scenarios.of(model.game).position(*self.position)
        self.match = Match(model.game, state.setting, state=state, listen=False)
        self.facts = self.facts_of_game()
        self.clauses: list[str] = []  # under which something was asked

    def play(self, most: int = MOST_ANSWERS) -> str:
        """Play on and compare after each answer. Returns why the model stopped before, or nothing."""
        try:
            self.story = Story(self.model, self.position)
            self.compare()
            while self.match.question is not None and len(self.match.answers) < most:
                text = self.model.answer(self.story.asked, self.match.options, self.random)
                self.match.answer(text)
                self.facts = self.facts_of_game()
                self.story.answer(text)
                self.compare()
        except NotModelledError as reason:
            return str(reason)
        return ""

    def compare(self) -> None:
        """What is asked, and how things stand."""
        self.catch_up()
        asked = self.story.asked
        self.clauses.append(asked.clause)
        if not fits(self.match, asked):
            self.fail("Something else is asked", asked)
        wrong = self.wrong_fact(asked)
        if wrong is not None:
            self.fail(f"The game says of {wrong}: {self.facts[wrong]}", asked)

    def catch_up(self) -> None:
        """Answer what the model asks and the game does not. Where that is an order, others must come to the same."""
        before = self.story.answers.copy()
        if self.pass_over(self.story, next):
            for _ in range(ORDERS):
                other = Story(self.model, self.position, before)
                self.pass_over(other, lambda options: self.random.choice(list(options)))
                if other.asked != self.story.asked:
                    self.fail("The game asks for no order, though it matters", other.asked)
        if self.story.asked.is_partly_asked and not self.agrees(self.story.asked):
            self.story = self.find_beginning()

    def find_beginning(self) -> Story:
        """The story in which an order begins as it did in the game, or the first one that went another way."""
        waiting, reason = [self.story.answers], None
        for _ in range(MOST_BEGINNINGS):
            if not waiting:
                break
            try:
                story = Story(self.model, self.position, waiting.pop())
                self.pass_over(story, next)
            except NotModelledError as not_modelled:
                reason = not_modelled
                continue
            if self.agrees(story.asked):
                return story
            if story.asked.is_partly_asked:
                waiting += [[*story.answers, option] for option in reversed([*story.asked.options])]
        if reason is not None or waiting:
            raise reason or NotModelledError("too many ways to begin an order")
        return self.story

    def pass_over(self, story: Story, pick: Callable[[Any], str]) -> bool:
        """Up to the question that the game asks. Returns whether there was an order to choose."""
        orders = 0
        while story.asked.is_silent and not self.agrees(story.asked):
            orders += len(set(story.asked.options.values())) > 1
            story.answer(pick(iter(story.asked.options)))
        return orders > 0

    def agrees(self, asked: ModelQuestion) -> bool:
        return fits(self.match, asked) and self.wrong_fact(asked) is None

    def wrong_fact(self, asked: ModelQuestion) -> str | None:
        """The first that is not so in the game."""
        for name, fact in asked.facts.items():
            found = self.facts[name]
            if fact != found and any(compare_fact(name, fact, found)):
                return name
        return None

    def facts_of_game(self) -> dict[str, Any]:
        return {**Scenarios.of(self.match.game).facts(self.match.state), "result": write_result(self.match)}

    def fail(self, why: str, asked: ModelQuestion) -> None:
        question = self.match.question
        says = (
            "The game is over" if question is None else f"The game asks {self.match.speaker(question)} {question.kind}"
        )
        raise AssertionError(
            f"{why}. {says}: {', '.join(self.match.options)}\n\n{write_scenario(self.match, self.position, asked)}\n"
        )


def fits(match: Match, asked: ModelQuestion) -> bool:
    """Whether this is what the game asks, but for options that are alike."""
    question = match.question
    if question is None or asked.speaker == NOBODY:
        return question is None and asked.speaker == NOBODY
    if (match.speaker(question), question.kind) != (asked.speaker, asked.kind):
        return False
    offered = match.options
    if not set(offered) <= set(asked.options):
        return False
    alike = {asked.options[text] for text in offered} == set(asked.options.values())
    return alike and likely_as(question, offered, asked.weights)


def likely_as(question: Question, offered: tuple[str, ...], weights: Mapping[str, int]) -> bool:
    """Whether chance answers as likely as the model says."""
    told = question.weights or (1,) * len(offered)
    wanted = [weights.get(text, 0) if weights else 1 for text in offered]
    return all(one * sum(wanted) == other * sum(told) for one, other in zip(told, wanted, strict=True))


@tries(300)
@given(seed=st.integers(0, 10**9))
def test_the_game_says_the_same_as_a_model_of_it(model: Model, seed: int) -> None:
    Beside(model, seed).play()
