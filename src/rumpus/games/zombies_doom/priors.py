"""Which options look promising at a glance, before anything is thought through: where bots look first."""

from typing import Final

from rumpus.games.zombies_doom.notation import DIE
from rumpus.games.zombies_doom.state import ZombiesState
from rumpus.thinking.priors import Priors

ELSEWHERE: Final = 0.4  # where there is no token
TELEPORT: Final = 0.3
DYING: Final = 0.1


class ZombiesPriors(Priors):
    def priors(self, s: ZombiesState) -> list[float]:
        """A weight for each option of the open question: whoever goes somewhere goes for a token."""
        question = s.asked()
        if question.kind not in ("go", "go-on", "go-from-there"):
            return [1.0] * len(question.options)
        weights = []
        for option in question.options:
            if 0 <= option < s.setting.board.places:
                weights.append(1.0 if s.tokens[option] else ELSEWHERE)
            else:
                weights.append(DYING if option >= DIE else TELEPORT)
        return weights
