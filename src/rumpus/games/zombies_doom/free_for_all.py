"""How well each of three or four players stands. More of them come by before one moves again, so it counts more who is
next, and what a single step would bring. The weights come from games of quick bots, as those for two do (docs/bots.md).
"""

from typing import Final

from rumpus.games.zombies_doom.board import NOWHERE
from rumpus.games.zombies_doom.common import Common, beaten_by, begun_tasks, tokens_around, useful_spells, wins_castle
from rumpus.games.zombies_doom.state import ZombiesState
from rumpus.games.zombies_doom.things import KINDS

POINT: Final = 0.6
LATE_POINT: Final = 0.6  # besides, the nearer the target the more
GAIN: Final = 0.75  # for each point that the best step would bring
WINS_WITH_A_STEP: Final = (5.4, 1.1, 0.3, 0.0)  # besides, by how many move before
TOKEN_NEAR: Final = 0.047
SPELL: Final = 0.46
TASK_BEGUN: Final = 0.27
TROPHY: Final = 0.2
TURN_AWAY: Final = -0.42  # for each who moves before


def appraise_in_a_crowd(s: ZombiesState, seat: int, common: Common) -> tuple[float, ...]:
    """What its points, the tokens within its reach, its spells, its tasks and its turn being near are worth."""
    score, target, before = s.score(seat), s.setting.target, (seat - s.seat) % s.setting.seats
    place = s.figure[seat]
    prey = around = 0.0
    if place != NOWHERE:
        gain = best_gain(s, seat, place, common)
        wins = score + gain >= target and not s.setting.numbers.finish_the_round  # or the others still have their turns
        prey = GAIN * gain + (WINS_WITH_A_STEP[before] if wins else 0.0)
        around = TOKEN_NEAR * tokens_around(s, place, common)
    trophies = s.trophies[seat * KINDS : seat * KINDS + KINDS]
    return (
        POINT * score + LATE_POINT * score * score / target,
        prey,
        around,
        SPELL * useful_spells(s, seat),
        TASK_BEGUN * begun_tasks(s, trophies, common) + TROPHY * sum(trophies),
        TURN_AWAY * before,
    )


def best_gain(s: ZombiesState, seat: int, here: int, common: Common) -> int:
    """How many points one step can bring: the tokens that lie there, and a task that is completed there."""
    monsters, tokens, beaten = s.monsters, s.tokens, beaten_by(s, seat)
    best, castle, spots = 0, s.map.castle, common.spots
    for there in s.map.ways[here]:
        monster = monsters[there]
        if beaten >> monster & 1 and not (there == castle and monster and not wins_castle(s, s.hand(seat))):
            best = max(best, tokens[there] + spots.completes_on(there))
    return best
