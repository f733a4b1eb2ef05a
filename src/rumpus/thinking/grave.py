"""Answers that would almost certainly cost players something of their own, such as a worm that jumps into the sea, and
those that may.

Whoever gives one of the first kind is asked once more, and one of the second is chosen twice, so it has to be known at
once: the game is played on a few times, and only until that is decided. All of it is told from what that player knows.
"""

from typing import Final, NamedTuple

from rumpus.kernel.chance import SeededChance
from rumpus.kernel.conversation import answer
from rumpus.kernel.game import AnyGame
from rumpus.kernel.message import Message
from rumpus.kernel.question import CHANCE
from rumpus.kernel.state import State
from rumpus.thinking.determinization import Determinization
from rumpus.thinking.fates import Fates
from rumpus.thinking.odds import is_settled

PLAYOUTS: Final = 48  # that are tried
HARMLESS: Final = 5  # of them: then it is not grave
MOST_ANSWERS: Final = 1_000  # in all, a few milliseconds; what is undecided then counts as harmless
RISK: Final = "grave-perhaps"


class Costs(NamedTuple):
    """What of their own an answer would cost whoever gives it; nothing, as a rule."""

    grave: tuple[Message, ...] = ()  #: almost certainly
    risk: tuple[Message, ...] = ()  #: perhaps


def costs_of(game: AnyGame, state: State, option: int) -> Costs:
    """Of this answer to the open question."""
    question = state.asked()
    if not Fates.is_given_by(game):
        return Costs()
    hidden = Determinization.of(game)
    known = hidden.gather(state, question.seat)
    if known is None:  # then one of those that look the same
        known = hidden.determinize(state, question.seat, SeededChance("grave"))
    playouts = Playouts(game, known)
    cost = playouts.cost_of(option)
    if cost is None:
        return Costs()
    if cost.id == RISK:
        return Costs(risk=(cost,))
    others = [other for other in question.options if other != option]
    all_are = others and all(playouts.is_grave(other) for other in others)
    return Costs((cost, Message("grave-all")) if all_are else (cost,))


class Playouts:
    """What may follow from a state, up to where something of the player's own is lost, or where it matters no more."""

    def __init__(self, game: AnyGame, known: State) -> None:
        self.fates = Fates.of(game)
        self.known = known
        self.seat = known.asked().seat
        self.chance = SeededChance("grave")
        self.left = MOST_ANSWERS
        self.certain = True  # so far chance had no word in it
        self.losses: list[Message] = []

    def is_grave(self, option: int) -> bool:
        cost = self.cost_of(option)
        return cost is not None and cost.id != RISK

    def cost_of(self, option: int) -> Message | None:
        self.certain, self.losses = True, []
        harmless = 0
        for _ in range(PLAYOUTS):
            harmless += self.spare(chosen(self.known, option))
            if self.certain or (harmless >= HARMLESS and self.losses):
                break
        if not self.losses:
            return None
        likely = "grave-certain" if self.certain else "grave-likely"
        return Message(likely if harmless < HARMLESS else RISK, {"losses": tuple(self.losses)})

    def spare(self, state: State) -> bool:
        """Whether nothing is lost in one playout, if the player chooses for the best on the way."""
        while not (lost := self.fates.losses(self.known, state)):
            if self.left <= 0 or is_settled(self.fates, state, self.seat):
                return True
            self.left -= 1
            question = state.asked()
            if question.seat != CHANCE:
                return any(self.spare(chosen(state, option)) for option in question.options)
            self.certain = False
            answer(state, self.chance.pick(question))
        self.losses += [loss for loss in lost if loss not in self.losses]
        return False


def chosen(state: State, option: int) -> State:
    after = state.copy()
    answer(after, option)
    return after
