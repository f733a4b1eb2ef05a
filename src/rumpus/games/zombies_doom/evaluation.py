"""How well each player stands at a moment, for bots, hints and looking back: a few plain terms. Here for two; for more
in `free_for_all.py`.

The weights are those with which the terms tell best how games between bots end (docs/bots.md).
"""

from typing import Final

from rumpus.games.zombies_doom.board import NOWHERE
from rumpus.games.zombies_doom.common import Common, beaten_by, begun_tasks, tokens_around, useful_spells, wins_castle
from rumpus.games.zombies_doom.free_for_all import appraise_in_a_crowd
from rumpus.games.zombies_doom.state import ZombiesState
from rumpus.games.zombies_doom.things import KINDS
from rumpus.thinking.evaluation import Evaluation

TERMS: Final = ("points", "prey", "around", "spells", "tasks", "move")

POINT: Final = 0.6
LATE_POINT: Final = 0.6  # besides, the nearer the target the more
PREY: Final = 0.75  # a token next door that the hand can win
MORE_PREY: Final = 0.1  # and each one besides
TOKEN_NEAR: Final = 0.05  # whatever guards it: next door, or a step farther
SPELL: Final = 0.6
TASK_AT_HAND: Final = 0.45  # the hand leads to where an open task speaks of
TASK_BEGUN: Final = 0.3  # an open task that takes one more trophy
MOVE: Final = 0.5


class ZombiesEvaluation(Evaluation):
    terms = TERMS
    turns = 3  # what a move is for shows when one moves again (docs/bots.md)

    def appraise(self, s: ZombiesState) -> list[tuple[float, ...]]:
        """Per seat what its points, the tokens within its reach, its spells, its tasks and being next are worth."""
        common, seats = Common(s), s.setting.seats
        appraise = appraise_of_two if seats == 2 else appraise_in_a_crowd
        return [appraise(s, seat, common) for seat in range(seats)]


def appraise_of_two(s: ZombiesState, seat: int, common: Common) -> tuple[float, ...]:
    score, place = s.score(seat), s.figure[seat]
    prey = around = 0
    at_hand = False
    if place != NOWHERE:
        prey, at_hand = look_next_door(s, seat, place, common)
        around = tokens_around(s, place, common)
    return (
        POINT * score + LATE_POINT * score * score / s.setting.target,
        PREY + MORE_PREY * (prey - 1) if prey else 0.0,
        TOKEN_NEAR * around,
        SPELL * useful_spells(s, seat),
        TASK_AT_HAND * at_hand + TASK_BEGUN * begun_tasks(s, s.trophies[seat * KINDS : seat * KINDS + KINDS], common),
        MOVE * (seat == s.seat),
    )


def look_next_door(s: ZombiesState, seat: int, here: int, common: Common) -> tuple[int, bool]:
    """How many tokens next door the hand can win, and whether it leads to a place where an open task is completed."""
    tokens, monsters, beaten = s.tokens, s.monsters, beaten_by(s, seat)
    prey, at_hand, spots, castle = 0, False, common.spots, s.map.castle
    for there in s.map.ways[here]:
        monster = monsters[there]
        if beaten >> monster & 1:
            if there == castle and monster and not wins_castle(s, s.hand(seat)):
                continue
            prey += tokens[there]
            at_hand = at_hand or spots.completes_on(there)
    return prey, at_hand
