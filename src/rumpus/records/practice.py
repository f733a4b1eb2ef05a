"""Practice: any card of a box, played once on a small board against somebody who does nothing."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from rumpus.kernel.capability import Capability
from rumpus.kernel.chance import SeededChance
from rumpus.kernel.event import Event
from rumpus.kernel.game import AnyGame
from rumpus.kernel.match import Match
from rumpus.kernel.message import Refused
from rumpus.records.scenarios import Scenarios

LEARNER: Final = 0  # the seat that practises


@dataclass(frozen=True)
class Exercise:
    """A position as scenarios write it, in which the first seat can play the card."""

    say: str  # the id of what the learner is told, with the card as `$card`
    position: Mapping[str, Any]
    options: Mapping[str, str] = field(default_factory=dict)  # agreed on besides the box
    turns: int = 1  # of all players, after which it is over


class Practices(Capability):
    """Without: no card can be practised."""

    def cards(self, setting: Any) -> Sequence[str]:
        """The ids of those that can be, as sheets have them."""
        return ()

    def exercise(self, setting: Any, card: str) -> Exercise:
        """One for a card among those above."""
        raise NotImplementedError

    def is_played(self, event: Event, card: str) -> bool:
        """Whether this is the moment for which the card was practised."""
        return False


class Practice:
    """One card being practised: the learner answers, the others do the first thing they may, chance goes by a seed."""

    def __init__(self, game: AnyGame, seats: int, options: Mapping[str, str], card: str, seed: str) -> None:
        practices = Practices.of(game)
        setting = game.setting(seats, options)
        if card not in practices.cards(setting):
            raise Refused("practice-unknown", card=card)
        self.card = card
        self.exercise = practices.exercise(setting, card)
        state = Scenarios.of(game).position({**options, **self.exercise.options}, self.exercise.position)
        self.match = Match(game, state.setting, SeededChance(seed), state=state)
        self.last_turn = state.turns + self.exercise.turns - 1

    @property
    def is_over(self) -> bool:
        return self.match.question is None or self.match.state.turns > self.last_turn

    def answer(self, text: str) -> None:
        """What the learner answers, and all that follows until they are asked again."""
        if self.is_over:
            raise Refused("answer-game-over")
        self.match.say(self.match.state.speaker(LEARNER), text)
        while not self.is_over and self.match.asked().seat != LEARNER:
            self.match.answer(self.match.asked().options[0])

    def was_played(self) -> bool:
        """In what the match has told so far."""
        practices = Practices.of(self.match.game)
        return any(practices.is_played(event, self.card) for event in self.match.events)
