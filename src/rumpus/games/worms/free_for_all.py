"""How well each of three or four teams stands, and how likely it is that nobody wins.

Among more than two most is decided by who leads when the last round comes (W7.2, W7.3), and whoever stands near the
others is shot at. The weights come from games of quick bots, as those for two do (docs/bots.md).
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from rumpus.games.worms.rules import ending
from rumpus.games.worms.rules.damage import CRATERS_THAT_SINK
from rumpus.games.worms.sight import FOR_LYING, NEAR
from rumpus.games.worms.state import WormsState
from rumpus.games.worms.things import CRATER, LYING, STANDING, TEAM_NAMES, WORMS_PER_TEAM
from rumpus.parts.hexgrid import distance

WORM: Final = 0.945
WORM_WHEN_ALL_ARE_GONE: Final = 0.133  # besides: the more worms are gone, the more one tells
LAST_WORM: Final = -0.711
HEALTHY: Final = 0.187
NO_WORMS: Final = -3.45
CARD: Final = 0.043
SUPERWEAPON: Final = 0.096  # besides
NEAR_THE_OTHERS: Final = -0.197  # for each of their worms, the less the farther
COMPANY: Final = -0.366  # for each pair that shares a hex: one blast hits both
ABOUT_TO_SINK: Final = -0.1  # with the next crater (W10.6)

# Once somebody is out (W7.2), what counts is who is ahead.
WORM_AT_THE_END: Final = -0.375  # besides
BEHIND: Final = -2.049  # for each worm, two at most
AHEAD: Final = 0.414
LAST_TURN: Final = 0.277  # for whoever still has it …
LAST_TURN_AHEAD: Final = -0.489  # … and less if they are ahead: the others have theirs, too

# That nobody wins, where a tie is a draw.
NOBODY: Final = 1.648
NOBODY_PER_STRENGTH: Final = 0.319  # of the strongest
NOBODY_FOR_EACH_LEVEL: Final = 0.22  # with the strongest, two at most
NOBODY_AT_THE_END: Final = -3.467
NOBODY_PER_LAST_TURN: Final = 0.452
LEVEL_AT_THE_END: Final = 4.711
LEVEL_PER_LAST_TURN: Final = -0.711
THREE_LEVEL_AT_THE_END: Final = 0.971
AS_MANY_WORMS_AT_THE_END: Final = 2.702  # but not as many healthy ones

HEALTHY_TO_WORMS: Final = 0.25  # so that all of a team's being healthy never outweighs a worm (W7.3)


class Team(NamedTuple):
    """What is left of it; worms that are still to be placed count as well."""

    worms: int
    healthy: int

    @property
    def strength(self) -> float:
        """W7.3 as one number."""
        return self.worms + HEALTHY_TO_WORMS * self.healthy


def team_of_seat(s: WormsState, seat: int) -> Team:
    team = s.team_of_seat[seat]
    if team < 0:
        return Team(WORMS_PER_TEAM, WORMS_PER_TEAM)
    first, to_come = team * WORMS_PER_TEAM, s.pile[team]
    health = s.worm_health[first : first + WORMS_PER_TEAM]
    return Team(WORMS_PER_TEAM - health.count(0) + to_come, health.count(STANDING) + to_come)


def appraise_all(s: WormsState) -> list[tuple[float, ...]]:
    """What its worms, their health, their footing and its cards are worth to each seat."""
    seats = s.setting.seats
    teams = [team_of_seat(s, seat) for seat in range(seats)]
    gone = 1 - sum([team.worms for team in teams]) / (seats * WORMS_PER_TEAM)
    footing = footing_of_teams(s)
    found: list[tuple[float, ...]] = []
    for seat, (worms, healthy) in enumerate(teams):
        at_the_end = standing_at_the_end(s, seat, teams) if s.ending else 0.0
        if not worms:
            found.append((NO_WORMS + at_the_end, 0.0, 0.0, 0.0))
            continue
        worth = (WORM + WORM_WHEN_ALL_ARE_GONE * gone) * worms + LAST_WORM * (worms == 1) + at_the_end
        team = s.team_of_seat[seat]
        found.append((worth, HEALTHY * healthy, footing[team] if team >= 0 else 0.0, arms_of(s, seat)))
    return found


def standing_at_the_end(s: WormsState, seat: int, teams: Sequence[Team]) -> float:
    """What it is worth to be ahead, or not behind, once somebody is out."""
    own = teams[seat].strength
    lead = own - max([team.strength for other, team in enumerate(teams) if other != seat])
    if not teams[seat].worms:
        return BEHIND * min(2.0, -lead)
    worth = WORM_AT_THE_END * teams[seat].worms + (BEHIND * min(2.0, -lead) if lead < 0 else AHEAD * (lead > 0))
    if has_last_turn(s, seat):
        worth += LAST_TURN + (LAST_TURN_AHEAD if lead > 0 else 0.0)
    return worth


def has_last_turn(s: WormsState, seat: int) -> bool:
    """W7.2: once somebody is out everyone has one more, from the next turn on."""
    return s.owed[seat] > 0 if s.ending == ending.LAST_ROUND else s.ending == ending.LAST_ROUND_COMES


def footing_of_teams(s: WormsState) -> list[float]:
    """Who stands near the others, together, or where the ground is about to go."""
    standing = [
        (worm // WORMS_PER_TEAM, s.worm_hex[worm], FOR_LYING if life == LYING else 1.0)
        for worm, life in enumerate(s.worm_health)
        if life
    ]
    found = [0.0] * len(TEAM_NAMES)
    for at, (team, hex_, worth) in enumerate(standing):
        if s.count(CRATER, hex_) >= CRATERS_THAT_SINK - 1:
            found[team] += ABOUT_TO_SINK
        for other, there, other_worth in standing[:at]:
            if other == team:
                found[team] += COMPANY * (there == hex_)
            elif (steps := distance(hex_, there)) <= NEAR:
                found[team] += NEAR_THE_OTHERS * other_worth / (1 + steps)
                found[other] += NEAR_THE_OTHERS * worth / (1 + steps)
    return found


def arms_of(s: WormsState, seat: int) -> float:
    supers, hidden = s.setting.superweapons, s.hidden_hand[seat]
    return CARD * (len(s.open_hand[seat]) + len(hidden)) + SUPERWEAPON * sum([card in supers for card in hidden])


def nobody_wins(s: WormsState) -> float:
    """W7.3: a tie is a draw: what that is worth beside the seats."""
    teams = [team_of_seat(s, seat) for seat in range(s.setting.seats)]
    best = max(teams, key=lambda team: team.strength)
    level = teams.count(best)
    worth = NOBODY + NOBODY_PER_STRENGTH * best.strength
    if not s.ending:
        return worth + NOBODY_FOR_EACH_LEVEL * min(2, level - 1)
    turns = sum([team.worms > 0 and has_last_turn(s, seat) for seat, team in enumerate(teams)])
    worth += NOBODY_AT_THE_END + NOBODY_PER_LAST_TURN * turns
    if level > 1:
        return worth + LEVEL_AT_THE_END + LEVEL_PER_LAST_TURN * turns + THREE_LEVEL_AT_THE_END * (level > 2)
    if sum([team.worms == best.worms for team in teams]) > 1:
        return worth + AS_MANY_WORMS_AT_THE_END
    return worth
