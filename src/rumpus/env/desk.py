"""A game as agreed on, in numbers: every answer has one, and what a seat sees is a row of them."""

from collections.abc import Mapping
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from rumpus.kernel.message import Refused
from rumpus.kernel.question import Question
from rumpus.kernel.registry import find_game
from rumpus.kernel.sight import Fields, OneOf
from rumpus.kernel.state import State
from rumpus.kernel.vocabulary import Answers

Observation: TypeAlias = NDArray[np.float32]


class Codebook:
    """A number for every answer by how it is written: what is written alike is the same answer."""

    def __init__(self, state: State, answers: Answers) -> None:
        """Any state of the setting will do: how an option is written depends on nothing else."""
        self.state = state
        texts = (self.write(kind, option) for kind, options in answers.items() for option in options)
        self.texts = tuple(dict.fromkeys(texts))
        self.numbers = {text: number for number, text in enumerate(self.texts)}
        self.found: dict[tuple[str, int], int] = {}

    def __len__(self) -> int:
        return len(self.texts)

    def write(self, kind: str, option: int) -> str:
        return self.state.write(Question(0, kind, ()), option)

    def number(self, kind: str, option: int) -> int:
        found = self.found.get((kind, option))
        if found is None:
            found = self.found[kind, option] = self.numbers[self.write(kind, option)]
        return found

    def options(self, question: Question) -> dict[int, int]:
        """The options of a question by their numbers, in their order."""
        kind = question.kind
        return dict(sorted((self.number(kind, option), option) for option in question.options))

    def option(self, question: Question, number: int) -> int:
        """The option of that number."""
        options = self.options(question)
        if number not in options:
            possible = tuple(self.texts[other] for other in options)
            raise Refused("answer-not-possible", text=str(number), possible=possible)
        return options[number]


class Desk:
    def __init__(self, game: str, seats: int, options: Mapping[str, str]) -> None:
        """With the options of somebody who just wants to play, unless others are given."""
        self.game = find_game(game)
        self.setting = self.game.setting(seats, {**self.game.at_once, **options})
        vocabulary = self.game.vocabulary(self.setting)
        new = self.game.start(self.setting)
        self.actions = Codebook(new, vocabulary.players)
        self.chances = Codebook(new, vocabulary.chance)
        asked = {"asked": OneOf(range(seats)), "kind": OneOf(vocabulary.players)}
        self.sight = Fields({"view": self.game.sight(self.setting), "question": Fields(asked)})
        self.pieces = dict(self.sight.pieces("", 0))

    def __deepcopy__(self, memo: object) -> "Desk":
        """Nothing of it ever changes, so copies of what is played at it share it."""
        return self

    def observe(self, state: State, seat: int) -> Observation:
        """What a seat sees: its view, and who is asked what, seats being counted from its own."""
        question, seats = state.question, self.setting.seats
        asked: dict[str, int | str | None] = {"asked": None, "kind": None}
        if question is not None and question.seat >= 0:
            asked = {"asked": (question.seat - seat) % seats, "kind": question.kind}
        row = self.sight.look({"view": self.game.view(state, seat), "question": asked})
        return np.frombuffer(row, np.float32)

    def gains(self, state: State) -> list[float]:
        """What the game has brought each seat, 0 in all: 1 for who wins alone, -1 for who loses to one opponent,
        nothing in a draw."""
        result, seats = state.result(), self.setting.seats
        winners = result.winners if result is not None else ()
        if not winners:
            return [0.0] * seats
        return [((seat in winners) * seats / len(winners) - 1) / (seats - 1) for seat in range(seats)]
