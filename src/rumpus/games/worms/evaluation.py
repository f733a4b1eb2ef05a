"""How well each team stands at a moment, for bots, hints and looking back: a few plain terms. Here for two; for more
in `free_for_all.py`.

The weights are those with which the terms tell best how games between bots end (docs/bots.md).
"""

from math import inf
from typing import Final

from rumpus.games.worms.board import WATER
from rumpus.games.worms.free_for_all import appraise_all, nobody_wins
from rumpus.games.worms.state import WormsState
from rumpus.games.worms.things import CRATE, CRATER, DRUM, FIRE, KINDS, STANDING, WORMS_PER_TEAM
from rumpus.thinking.evaluation import Evaluation

TERMS: Final = ("worms", "health", "footing", "arms")

WORM: Final = 0.5
LAST_WORM: Final = -0.6  # nobody wants to be down to it
HEALTHY: Final = 0.3
DRUM_UNDERFOOT: Final = -0.2
FIRE_UNDERFOOT: Final = -0.3
CRATERS_UNDERFOOT: Final = (0.0, -0.3, -0.8, -0.8)  # by their number: the third sinks the hex (W10.6)
COMPANY: Final = -0.1  # for each worm of the team that shares its hex: one blast hits both
CARD: Final = 0.12
SUPERWEAPON: Final = 0.12  # besides
CRATE_UNDERFOOT: Final = 0.05
NEAR_THE_END: Final = 2.5  # once somebody is out there is little time to make up for a worm (W7.2)
# How much all of that tells about who wins: the more, the more worms are gone; less once somebody is out.
TELLS_AT_FIRST: Final = 0.55
TELLS_WHEN_ALL_ARE_GONE: Final = 0.55  # besides
TELLS_NEAR_THE_END: Final = -0.4  # besides


class WormsEvaluation(Evaluation):
    terms = TERMS

    def appraise(self, s: WormsState) -> list[tuple[float, ...]]:
        """Per seat what its worms, their health and footing, and its cards are worth."""
        if s.setting.seats > 2:
            return appraise_all(s)
        urgency, seats = NEAR_THE_END if s.ending else 1.0, s.setting.seats
        tells = how_much_tells(s)
        return [
            (tells * worms, tells * health, tells * footing, tells * arms)
            for worms, health, footing, arms in [appraise_seat(s, seat, urgency) for seat in range(seats)]
        ]

    def nobody(self, s: WormsState) -> float:
        """Of two either wins half a draw. Among more a tie is to be avoided, unless it is shared or played on, or the
        game goes on anyway until one is left."""
        setting = s.setting
        no_ties = setting.tie_is_shared_win or setting.tie_is_played_on or setting.true_elimination
        return -inf if setting.seats == 2 or no_ties else nobody_wins(s)


def how_much_tells(s: WormsState) -> float:
    """Early in a game a worm more says little about who wins (bench/calibration.py)."""
    teams = s.setting.seats * WORMS_PER_TEAM
    gone = s.worm_health.count(0, 0, teams) / teams
    return TELLS_AT_FIRST + TELLS_WHEN_ALL_ARE_GONE * gone + (TELLS_NEAR_THE_END if s.ending else 0.0)


def appraise_seat(s: WormsState, seat: int, urgency: float) -> tuple[float, float, float, float]:
    team = s.team_of_seat[seat]
    if team < 0:
        return (0.0, 0.0, 0.0, 0.0)
    worms = standing = company = 0
    cells: list[int] = []
    for worm in range(team * WORMS_PER_TEAM, (team + 1) * WORMS_PER_TEAM):
        if health := s.worm_health[worm]:
            worms += 1
            standing += health == STANDING
            here = s.ground.cell[s.worm_hex[worm]]
            company += cells.count(here)
            cells.append(here)
    if not worms:
        return (2 * LAST_WORM * urgency, 0.0, 0.0, 0.0)
    footing, arms = 2 * COMPANY * company, arms_of(s, seat)
    for here in cells:
        if here != WATER:  # where it is about to drown
            things = s.on[here * KINDS : here * KINDS + KINDS]
            if any(things):
                footing += DRUM_UNDERFOOT * things[DRUM] + FIRE_UNDERFOOT * things[FIRE]
                footing += CRATERS_UNDERFOOT[things[CRATER]]
                arms += CRATE_UNDERFOOT * things[CRATE]
    return ((WORM * worms + LAST_WORM * (worms == 1)) * urgency, HEALTHY * urgency * standing, footing, arms)


def arms_of(s: WormsState, seat: int) -> float:
    supers = s.setting.superweapons
    count = len(s.open_hand[seat]) + len(s.hidden_hand[seat])
    return CARD * count + SUPERWEAPON * sum([card in supers for card in s.hidden_hand[seat]])
