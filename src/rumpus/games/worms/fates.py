"""What matters of an option's consequences: what becomes of each worm."""

from typing import Final

from rumpus.games.worms.state import ALL_WORMS, WormsState
from rumpus.games.worms.things import worm_name
from rumpus.kernel.message import Message
from rumpus.kernel.question import Question
from rumpus.thinking.fates import Fate, Fates

# Where a player decides anew. What is asked besides, such as which die to take, belongs to what was decided before.
DECISIONS: Final = ("activate", "move", "weapon", "target", "place")


class WormsFates(Fates):
    def is_decision(self, question: Question) -> bool:
        return question.kind in DECISIONS

    def fates(self, before: WormsState, after: WormsState) -> list[Fate]:
        """Unharmed, hurt or destroyed, for each worm there was; of the active one it is said in any case."""
        found = []
        for worm in range(ALL_WORMS):
            health = before.worm_health[worm]
            if not health:
                continue
            if after.worm_health[worm] >= health:
                fate = Fate(worm_name(worm), "fate-unharmed", notable=worm == before.worm)
            else:
                fate = Fate(worm_name(worm), "fate-hurt" if after.worm_health[worm] else "fate-destroyed")
            found.append(fate)
        return found

    def losses(self, before: WormsState, now: WormsState) -> tuple[Message, ...]:
        """The worms of whoever was asked that have been destroyed."""
        own = before.worms_of(before.asked().seat)
        return tuple(Message("loss-worm", {"worm": worm_name(worm)}) for worm in own if not now.worm_health[worm])
