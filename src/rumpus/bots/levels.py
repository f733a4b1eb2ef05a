"""The levels of bots that think. All play on in their minds and take the answer after which that went well; they
differ in how many simulations they make, and how far they look (`Rungs`)."""

from dataclasses import dataclass
from random import Random
from typing import Final

from rumpus.bots.imagining import Imagination, imagine
from rumpus.bots.quick import patience_in, think_quickly
from rumpus.bots.search import Search
from rumpus.kernel.game import AnyGame
from rumpus.kernel.state import State
from rumpus.thinking.bot import Glimpse, Limit
from rumpus.thinking.priors import Priors
from rumpus.thinking.rungs import Effort, Rungs

LONG: Final = 2  # times as long as usual, after which a game is played at a glance now and then
LOOK_UP: Final = 100  # simulations, after which a bot asks itself whether more of them could change its mind


@dataclass(frozen=True)
class Level:
    name: str
    seconds: float  # for an answer, unless somebody says otherwise

    def effort(self, game: AnyGame) -> Effort:
        return Rungs.of(game).effort_of(self.name)

    def choose(self, glimpse: Glimpse, random: Random, limit: Limit) -> int:
        """The place of the best answer found."""
        imagination = imagine(glimpse, random)
        return imagination.question.options.index(self.think(imagination, random, limit))

    def think(self, imagination: Imagination, random: Random, limit: Limit) -> int:
        """The best answer found. Where there is only one, nothing is thought about."""
        options = imagination.question.options
        if len(options) == 1:
            return options[0]
        game, state = imagination.game, imagination.state
        patience = patience_in(game, state, LONG)
        if patience < 1 and random.random() >= patience:
            return think_quickly(game, state, random, character=imagination.character)
        effort = self.effort(game)
        if random.random() < effort.whims:
            return at_a_whim(game, state, random)
        search = Search(imagination, random, effort.turns or imagination.turns)
        budget, done = limit.start(self.seconds), 0
        while done < effort.simulations and budget.goes_on(done):
            search.simulate()
            done += 1
            if done % LOOK_UP == 0 and (search.is_all_the_same() or search.is_settled(budget.left(done))):
                break
        return search.best()


def at_a_whim(game: AnyGame, state: State, random: Random) -> int:
    """Anything that looks promising."""
    return random.choices(state.asked().options, Priors.of(game).priors(state))[0]


EASY: Final = Level("easy", seconds=0.2)
FAIR: Final = Level("fair", seconds=0.5)
GOOD: Final = Level("good", seconds=1.0)
STRONG: Final = Level("strong", seconds=2.0)

choose_easily, choose_fairly, choose_well, choose_strongly = EASY.choose, FAIR.choose, GOOD.choose, STRONG.choose
