"""Which options look promising at a glance, before anything is thought through: where bots look first.

Weights are rough on purpose. What is wrong here costs a bot time, not its judgement.
"""

from collections.abc import Callable
from typing import Final

from rumpus.games.worms.board import INCH, JUMP, STAY
from rumpus.games.worms.notation import PASS, STOP
from rumpus.games.worms.rules.targeting import AIRSTRIKE_HEXES
from rumpus.games.worms.state import ALL_WORMS, WormsState
from rumpus.games.worms.things import CRATE, DRUM, FIRE, LYING, MINE, is_worm, kind_of, team_of
from rumpus.kernel.question import Question
from rumpus.parts.hexgrid import DIRECTIONS, STEP
from rumpus.thinking.priors import Priors

HARDLY: Final = 0.02
STRAYS: Final = (
    "accuracy",
    "scatter_target",
    "steer_target",
)  # lines of a card after which the target may be next door
HARMLESS: Final = ("move_worm_to_target", "remove_one", "place")  # what is not done to anybody who stands there

Weights = list[float]


class WormsPriors(Priors):
    def priors(self, s: WormsState) -> Weights:
        """A weight for each option of the open question."""
        question = s.asked()
        look = LOOKS.get(question.kind)
        return [1.0] * len(question.options) if look is None else look(s, question)


def prizes(s: WormsState) -> dict[int, float]:
    """What hitting a hex is worth to whoever is asked: others' worms, but not the own ones."""
    own = s.team_of_seat[s.asked().seat]
    found: dict[int, float] = {}
    for worm in range(ALL_WORMS):
        if health := s.worm_health[worm]:
            hex_ = s.worm_hex[worm]
            worth = 1.5 if health == LYING else 1.0
            found[hex_] = found.get(hex_, 0.0) + (-1.5 * worth if team_of(worm) == own else worth)
    return found


def look_at_moves(s: WormsState, question: Question) -> Weights:
    """Not into the water; rather to a crate than onto a mine."""
    weights = []
    for move in question.options:
        if move == STAY:
            weights.append(1.0)
            continue
        hex_ = move - (JUMP if move >= JUMP else INCH)
        if not s.is_land(hex_):
            weights.append(HARDLY)
            continue
        weight = 0.5 if move >= JUMP else 1.0
        if s.things_on(hex_):
            weight *= 1 + s.count(CRATE, hex_)
            weight /= 1 + 3 * (s.count(MINE, hex_) + s.count(FIRE, hex_))
        weights.append(weight)
    return weights


def look_at_targets(s: WormsState, question: Question) -> Weights:
    """Where others stand, or next to them if the target may stray."""
    ops = s.setting.box.weapons[s.card].text if s.card >= 0 else ()
    names = {str(op[0]) for op in ops} | {str(verb[0]) for op in ops if op[0] == "in_each_hex" for verb in verbs(op)}
    if names.intersection(HARMLESS):
        return [1.0 if s.is_land(hex_) else HARDLY for hex_ in question.options]
    prize, beside = prizes(s), 0.2 if names.intersection(STRAYS) else 0.0
    around: dict[int, float] = {}
    for hex_, worth in prize.items():
        for direction in DIRECTIONS:
            near = hex_ + STEP[direction]
            around[near] = around.get(near, 0.0) + beside * worth
    return [max(HARDLY, prize.get(hex_, 0.0) + around.get(hex_, 0.0)) for hex_ in question.options]


def verbs(op: tuple[object, ...]) -> tuple[tuple[object, ...], ...]:
    inside = op[1]
    assert isinstance(inside, tuple)
    return inside


def look_at_dice(s: WormsState, question: Question) -> Weights:
    prize = prizes(s)
    return [max(HARDLY, 0.2 + prize.get(s.target + STEP[s.heading(face)], 0.0)) for face in question.options]


def look_along(s: WormsState, question: Question) -> Weights:
    """W8.8: the hexes of an airstrike in each direction."""
    prize = prizes(s)
    lines = [[s.target + STEP[way] * step for step in range(AIRSTRIKE_HEXES)] for way in question.options]
    return [max(HARDLY, 0.2 + sum(prize.get(hex_, 0.0) for hex_ in line)) for line in lines]


def look_for_steering(s: WormsState, question: Question) -> Weights:
    prize = prizes(s)
    return [max(HARDLY, 0.3 + prize.get(s.target if hex_ == STOP else hex_, 0.0)) for hex_ in question.options]


def look_at_things(s: WormsState, question: Question) -> Weights:
    """Rather somebody else's worm than one's own, and rather either than a crate."""
    own = s.team_of_seat[question.seat]
    weights = []
    for thing in question.options:
        if is_worm(thing):
            weights.append(HARDLY if team_of(thing) == own else 1.0 + (s.worm_health[thing] == LYING))
        else:
            weights.append(0.3 if kind_of(thing) in (MINE, DRUM) else 0.1)
    return weights


def look_at_cards(s: WormsState, question: Question) -> Weights:
    return [0.3 if card == PASS else 1.0 for card in question.options]


LOOKS: Final[dict[str, Callable[[WormsState, Question], Weights]]] = {
    "move": look_at_moves,
    "weapon": look_at_cards,
    "target": look_at_targets,
    "die": look_at_dice,
    "aim": look_along,
    "steer": look_for_steering,
    "hit": look_at_things,
    "push": look_at_things,
}
