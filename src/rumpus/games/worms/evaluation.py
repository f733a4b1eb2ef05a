"""How well each team stands at a moment, for bots, hints and looking back: a few plain terms.

The weights are those with which the terms tell best how games between bots end (docs/bots.md).
"""

from collections.abc import Mapping
from typing import Final

from rumpus.games.worms.board import WATER
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


CHARACTERS: Final[Mapping[str, Mapping[str, float]]] = {
    "racer": {"worms": 2.0, "footing": 0.3, "arms": 0.3},  # to the end, whatever it costs
    "fighter": {"health": 2.5, "footing": 0.5},
    "collector": {"arms": 4.0},
    "careful": {"footing": 3.0, "health": 0.7},
}


class WormsEvaluation(Evaluation):
    terms = TERMS
    characters = CHARACTERS

    def appraise(self, s: WormsState) -> list[tuple[float, ...]]:
        """Per seat what its worms, their health and footing, and its cards are worth; nothing until teams are dealt."""
        urgency = NEAR_THE_END if s.ending else 1.0
        return [appraise_seat(s, seat, urgency) for seat in range(s.setting.seats)]


def appraise_seat(s: WormsState, seat: int, urgency: float) -> tuple[float, ...]:
    team = s.team_of_seat[seat]
    if team < 0:
        return (0.0,) * len(TERMS)
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
