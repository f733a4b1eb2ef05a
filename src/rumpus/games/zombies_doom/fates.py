"""What matters of an option's consequences: which fights could be won next."""

from typing import Final

from rumpus.games.zombies_doom.common import wins_castle
from rumpus.games.zombies_doom.state import ZombiesState
from rumpus.kernel.message import Message
from rumpus.kernel.question import Question
from rumpus.thinking.fates import Fate, Fates

# Where a player decides anew. Which weapon is used, or which pile drawn from, belongs to what was decided before.
DECISIONS: Final = ("go", "go-on", "go-from-there", "throw")


class ZombiesFates(Fates):
    def is_decision(self, question: Question) -> bool:
        return question.kind in DECISIONS

    def fates(self, before: ZombiesState, after: ZombiesState) -> list[Fate]:
        """For each tile with monsters that the player could go to: whether the weapons in hand would win there.
        Where they cannot in any case, nothing is said."""
        seat = before.asked().seat
        hand, beats = after.hand(seat), after.setting.beats
        found = []
        for place in after.map.ways[after.figure[seat]]:
            monsters = after.monsters_at(place)
            if not monsters:
                continue
            if len(monsters) > 1:
                wins = wins_castle(after, hand)
            else:
                wins = any(beats[card] >> monsters[0] & 1 for card in hand)
            found.append(
                Fate(after.setting.board.names[place], "fate-can-win" if wins else "fate-cannot-win", notable=wins)
            )
        return found

    def losses(self, before: ZombiesState, now: ZombiesState) -> tuple[Message, ...]:
        """Z6.5: whoever dies loses all weapons, and is asked where to rise."""
        question = now.question
        dead = question is not None and question.kind == "rise" and before.asked().kind != "rise"
        return (Message("loss-life"),) if dead else ()
