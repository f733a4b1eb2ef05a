"""A game as agreed on, in numbers: every answer has one, and what a seat sees is a row of them."""

from collections.abc import Callable, Mapping
from functools import partial

import numpy as np
from numpy.typing import NDArray

from rumpus.kernel.message import Refused
from rumpus.kernel.question import Question
from rumpus.kernel.registry import find_game
from rumpus.kernel.state import State
from rumpus.learning.observation import Observations
from rumpus.records.vocabulary import Answers, Vocabularies


class NumbersOfKind(dict[int, int]):
    """The numbers of what is answered to one kind of question. An option that is written like another has its number
    and is found when it first comes up."""

    def __init__(self, write: Callable[[int], str], numbers: dict[str, int]) -> None:
        super().__init__()
        self.write = write
        self.numbers = numbers

    def __missing__(self, option: int) -> int:
        number = self[option] = self.numbers[self.write(option)]
        return number


class Codebook:
    """A number for every answer by how it is written: what is written alike is the same answer."""

    def __init__(self, state: State, answers: Answers) -> None:
        """Any state of the setting will do: how an option is written depends on nothing else."""
        self.numbers: dict[str, int] = {}
        self.of_kind: dict[str, NumbersOfKind] = {}
        for kind, options in answers.items():
            write = partial(state.write, Question(0, kind, ()))
            found = self.of_kind[kind] = NumbersOfKind(write, self.numbers)
            for option in options:
                found[option] = self.numbers.setdefault(write(option), len(self.numbers))
        self.texts = tuple(self.numbers)
        self.latest: tuple[Question | None, tuple[int, ...]] = None, ()

    def __len__(self) -> int:
        return len(self.texts)

    def of(self, question: Question) -> tuple[int, ...]:
        """The numbers of a question's options, in their order. They are asked for twice: to choose, and when one is
        chosen."""
        latest, numbers = self.latest
        if latest is not question:
            numbers = tuple(map(self.of_kind[question.kind].__getitem__, question.options))
            self.latest = question, numbers
        return numbers

    def number(self, kind: str, option: int) -> int:
        return self.of_kind[kind][option]

    def option(self, question: Question, number: int) -> int:
        """The option of that number."""
        numbers = self.of(question)
        try:
            return question.options[numbers.index(number)]
        except ValueError:
            possible = tuple(self.texts[other] for other in numbers)
            raise Refused("answer-not-possible", text=str(number), possible=possible) from None


class Encoder:
    def __init__(self, game: str, seats: int, options: Mapping[str, str]) -> None:
        """With the options of somebody who just wants to play, unless others are given."""
        self.agreed = game, seats, dict(options)
        self.game = find_game(game)
        self.setting = self.game.setting(seats, {**self.game.at_once, **options})
        vocabulary = Vocabularies.of(self.game).vocabulary(self.setting)
        if vocabulary is None:
            raise Refused("game-without-vocabulary", game=game)
        new = self.game.start(self.setting)
        self.actions = Codebook(new, vocabulary.players)
        self.no_action = bytearray(len(self.actions))
        self.chances = Codebook(new, vocabulary.chance)
        self.observation = Observations.of(self.game).observation(self.setting)
        self.layout = self.observation.layout

    def __deepcopy__(self, memo: object) -> "Encoder":
        """Nothing of it ever changes, so copies of what is played with it share it."""
        return self

    def __reduce__(self) -> tuple[type["Encoder"], tuple[str, int, dict[str, str]]]:
        """In another process it is made anew."""
        return Encoder, self.agreed

    def observe(self, state: State, seat: int) -> NDArray[np.float32]:
        return np.frombuffer(self.observation.observe(state, seat), np.float32)

    def mask(self, state: State, seat: int) -> NDArray[np.int8]:
        """A 1 for each action that this seat may choose now."""
        mask, question = self.no_action[:], state.question
        if question is not None and question.seat == seat:
            for number in self.actions.of(question):
                mask[number] = 1
        return np.frombuffer(mask, np.int8)

    def gains(self, state: State) -> list[float]:
        """What the game has brought each seat, 0 in all: 1 for who wins alone, -1 for who loses to one opponent,
        nothing in a draw."""
        result, seats = state.result(), self.setting.seats
        winners = result.winners if result is not None else ()
        if not winners:
            return [0.0] * seats
        return [((seat in winners) * seats / len(winners) - 1) / (seats - 1) for seat in range(seats)]
