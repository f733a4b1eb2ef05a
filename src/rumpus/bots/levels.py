"""The levels of bots that think. All play on in their minds and take the answer after which that went well; they
differ in how many simulations they make, and how far they look."""

from dataclasses import dataclass
from random import Random
from typing import Final

from rumpus.bots.imagining import Imagination, imagine
from rumpus.bots.quick import patience_in, think_quickly
from rumpus.bots.search import Search
from rumpus.thinking.bot import Glimpse, Limit
from rumpus.thinking.priors import Priors

LONG: Final = 2  # times as long as usual, after which a game is played at a glance now and then
LOOK_UP: Final = 100  # simulations, after which a bot asks itself whether more of them could change its mind


@dataclass(frozen=True)
class Level:
    seconds: float  # for an answer, unless somebody says otherwise
    most_simulations: int  # however much time there is
    turns: int | None  # how far a simulation goes: the rest of the own turn, and those after it; or as the game says
    whims: float = 0.0  # how often it does not think at all, but anything that looks promising

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
        if random.random() < self.whims:
            return random.choices(options, Priors.of(game).priors(state))[0]
        search = Search(imagination, random, self.turns or imagination.turns)
        budget, done = limit.start(self.seconds), 0
        while done < self.most_simulations and budget.goes_on(done):
            search.simulate()
            done += 1
            if done % LOOK_UP == 0 and (search.is_all_the_same() or search.is_settled(budget.left(done))):
                break
        return search.best()


EASY: Final = Level(seconds=0.2, most_simulations=4, turns=1, whims=0.6)
FAIR: Final = Level(seconds=0.5, most_simulations=12, turns=1)
GOOD: Final = Level(seconds=1.0, most_simulations=100, turns=None)
STRONG: Final = Level(seconds=2.0, most_simulations=1_000_000, turns=None)

choose_easily, choose_fairly, choose_well, choose_strongly = EASY.choose, FAIR.choose, GOOD.choose, STRONG.choose
