"""W8.1, W8.5, W8.7, W8.8: the target token."""

from typing import TYPE_CHECKING

from rumpus.games.worms.notation import STOP
from rumpus.games.worms.rules.book import DIE, choose, roll_dice, rule
from rumpus.games.worms.things import FULL
from rumpus.kernel.conversation import ask, in_order, tell, then
from rumpus.kernel.state import Frame
from rumpus.parts.hexgrid import DIRECTIONS, NOWHERE, STEP, distance, neighbours

if TYPE_CHECKING:
    from rumpus.games.worms.state import WormsState

AIRSTRIKE_HEXES = 3  # W8.8


@rule
def target(s: "WormsState", shape: str, within: int, new: int) -> None:
    """W8.7: put the target token on a hex the card allows."""
    here = s.worm_last_on
    ground = s.ground
    if shape == "direct":
        hexes = ground.direct(here, within)
    elif shape == "own" or shape == "last":
        hexes = (here,) if here != NOWHERE else ()
    elif shape == "non-full":  # W8.11
        hexes = tuple(
            hex_ for hex_ in ground.land if s.things_on(hex_) < FULL and (not within or distance(here, hex_) <= within)
        )
    else:
        hexes = ground.within(here, within) if within else ground.reach()
    if new:
        hexes = tuple(hex_ for hex_ in hexes if hex_ != s.target)
    if hexes:
        choose(s, "target", hexes, targeted, shape == "airstrike")
    else:
        s.target = NOWHERE


@rule
def targeted(s: "WormsState", hex_: int, airstrike: bool) -> None:
    s.target, s.arrow = hex_, 0
    tell(s, "W8.7", "targets", seat=s.seat, hex=hex_)
    if airstrike:
        choose(s, "aim", DIRECTIONS, aimed)


@rule
def aimed(s: "WormsState", direction: int) -> None:
    """W8.8: its arrow points in one of six directions."""
    s.arrow = direction
    tell(s, "W8.8", "aims", seat=s.seat, direction=direction)


@rule
def accuracy(s: "WormsState", dice: int, steady: int) -> None:
    """W8.1: farther away than adjacent, there are fewer dice, but never less than one."""
    if s.target == NOWHERE:
        return
    if not steady:
        dice = max(1, dice - max(0, distance(s.worm_last_on, s.target) - 1))
    tell(s, "W8.1", "accuracy", dice=dice)
    roll_dice(s, dice, choose_die)


@rule
def choose_die(s: "WormsState", shown: tuple[int, ...]) -> None:
    """W8.1: choose one of the dice."""
    tell(s, "W8.1", "dice-show", dice=len(shown), faces=shown)
    choose(s, "die", list(dict.fromkeys(shown)), die_chosen)


@rule
def die_chosen(s: "WormsState", face: int) -> None:
    """W8.1: a number moves the token that way, wind with the wind, bullseye leaves it."""
    tell(s, "W8.1", "die-chosen", seat=s.seat, face=face)
    move_token(s, s.heading(face))


@rule
def scatter_target(s: "WormsState") -> None:
    """W8.5: roll for the token. W8.8: an airstrike keeps its arrow."""
    if s.target != NOWHERE:
        ask(s, DIE, target_scattered)


@rule
def target_scattered(s: "WormsState", face: int) -> None:
    tell(s, "W8.5", "target-scatters", face=face)
    move_token(s, s.heading(face))


def move_token(s: "WormsState", direction: int) -> None:
    if direction:
        origin = s.target
        s.target += STEP[direction]
        tell(s, "W8.7", "target-moves", hex=s.target, origin=origin)


@rule
def steer_target(s: "WormsState", steps: int) -> None:
    """Move the target over land, step by step, as far as you like up to so many hexes."""
    if s.target != NOWHERE and steps:
        land = [hex_ for hex_ in neighbours(s.target) if s.is_land(hex_)]
        choose(s, "steer", (STOP, *land), steered, steps)


@rule
def steered(s: "WormsState", hex_: int, steps: int) -> None:
    if hex_ != STOP:
        origin, s.target = s.target, hex_
        tell(s, "W8.7", "target-moves", hex=hex_, origin=origin)
        then(s, steer_target, steps - 1)


@rule
def in_each_hex(s: "WormsState", verbs: tuple[Frame, ...]) -> None:
    """W8.8: in the token's hex and, of an airstrike, the next two along the arrow, in order."""
    if s.target == NOWHERE:
        return
    hexes = [s.target + STEP[s.arrow] * step for step in range(AIRSTRIKE_HEXES if s.arrow else 1)]
    in_order(s, *((*verb, hex_) for hex_ in hexes for verb in verbs))


@rule
def in_token_hex(s: "WormsState", verbs: tuple[Frame, ...]) -> None:
    """Only in the hex of the token, airstrike or not."""
    if s.target != NOWHERE:
        in_order(s, *((*verb, s.target) for verb in verbs))
