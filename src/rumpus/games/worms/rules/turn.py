"""W3: a turn's eight steps."""

from functools import cache
from typing import TYPE_CHECKING

from rumpus.games.worms.notation import SUDDEN_EFFECT
from rumpus.games.worms.rules import drop, effects, ending, movement, weapons
from rumpus.games.worms.rules.book import choose, rule
from rumpus.games.worms.things import CRATE, LYING, STANDING
from rumpus.kernel.conversation import ask, begin_turn, frame, in_order, is_waiting, tell, then, withdraw
from rumpus.kernel.state import Frame
from rumpus.parts.hexgrid import NOWHERE

if TYPE_CHECKING:
    from rumpus.games.worms.state import WormsState

TIME_IS_UP = "time is up"


@rule
def take_turn(s: "WormsState", seat: int) -> None:
    """W3.1: eight steps."""
    s.seat = seat
    s.worm, s.worm_last_on = -1, NOWHERE
    s.cut = False
    s.card, s.smooth_card, s.victim = -1, -1, -1
    s.target, s.arrow = NOWHERE, 0
    s.at_end = []
    begin_turn(s, "W3.1", seat)
    in_order(s, *eight_steps())


@cache
def eight_steps() -> tuple[Frame, ...]:
    """W3.1; W14: ice cubes go before them."""
    return (
        frame(effects.ice_cubes_go),
        frame(activate),
        frame(heal),
        frame(inch_or_jump, 3),
        frame(inch_or_jump, 4),
        frame(weapons.play_weapon),
        frame(end_of_turn),
        frame(drop.turn_over_drop_card),
        frame(pass_token),
    )


@rule
def activate(s: "WormsState") -> None:
    """W3.2: choose one of your worms."""
    s.step = 1
    choose(s, "activate", s.worms_of(s.seat), activated)


@rule
def activated(s: "WormsState", worm: int) -> None:
    """W3.2: each crate it shares its hex with is removed, and you draw a supply card for it."""
    s.worm = worm
    here = s.worm_last_on = s.worm_hex[worm]
    tell(s, "W3.2", "activated", worm=worm, hex=here)
    in_order(s, *[frame(movement.open_crate, s.seat, here)] * s.count(CRATE, here))


@rule
def heal(s: "WormsState") -> None:
    """W3.3: if that worm is damaged, it stands up healthy."""
    if s.cut:
        return
    s.step = 2
    if s.worm_health[s.worm] == LYING and not has_standing_rule(s, "nobody-heals"):
        s.worm_health[s.worm] = STANDING
        tell(s, "W3.3", "healed", worm=s.worm)


@rule
def inch_or_jump(s: "WormsState", step: int) -> None:
    """W3.4: inch, jump, or stay."""
    if s.cut:
        return
    s.step = step
    then(s, may_move, False)


@rule
def may_move(s: "WormsState", smooth: bool) -> None:
    """The active worm may inch or jump (W3.4, W5.2). A smooth jump does not scatter."""
    question = s.ground.move_question(s.seat, s.worm_hex[s.worm], s.setting.jump_to_land_only)
    ask(s, question, movement.moved, smooth)


@rule
def end_of_turn(s: "WormsState") -> None:
    """W3.6: effects that say "at the end of the turn" happen now."""
    s.step = 6
    s.cut = False
    s.card = -1
    if s.ending == ending.ENDS_NOW:
        return
    effects: list[Frame] = list(s.at_end)
    if s.sudden >= 0 and (ops := s.setting.box.sudden_deaths[s.sudden].end_of_turn):
        effects.append((SUDDEN_EFFECT + s.sudden, NOWHERE, 0, ops))
    s.at_end = []
    then(s, next_end_of_turn_effect, tuple(effects))


@rule
def next_end_of_turn_effect(s: "WormsState", effects: tuple[Frame, ...]) -> None:
    """W3.8: when several effects happen at once, the active player chooses their order."""
    if effects:
        options = [place * 2 * SUDDEN_EFFECT + effect[0] for place, effect in enumerate(effects)]
        choose(s, "resolve", options, resolve_end_of_turn_effect, effects)


@rule
def resolve_end_of_turn_effect(s: "WormsState", option: int, effects: tuple[Frame, ...]) -> None:
    """The effect's lines, at the hex remembered."""
    place = option // (2 * SUDDEN_EFFECT)
    source, s.target, s.arrow, ops = effects[place]
    if source >= SUDDEN_EFFECT:
        tell(s, "W6.1", "sudden-death-effect", sudden=source - SUDDEN_EFFECT)
    else:
        tell(s, "W3.6", "end-of-turn-effect", card=source, hex=s.target)
    in_order(s, *ops, frame(next_end_of_turn_effect, effects[:place] + effects[place + 1 :]))


@rule
def pass_token(s: "WormsState") -> None:
    """W3.1: step 8, the target token goes to the left."""
    s.step = 8
    s.target, s.arrow = NOWHERE, 0
    then(s, ending.next_turn_or_end)


def has_standing_rule(s: "WormsState", name: str) -> bool:
    """W6.1: whether the sudden death card lying beside the map makes this rule."""
    return s.sudden >= 0 and name in s.setting.box.sudden_deaths[s.sudden].standing


def may_run_out_of_time(s: "WormsState") -> bool:
    """W11.9: the timer runs from before step 1 until step 6."""
    return s.setting.timer and 1 <= s.step <= 5 and not s.cut and s.question is not None


def time_is_up(s: "WormsState") -> None:
    """W11.9: the turn jumps to step 6 and these choices are lost; whatever else is being asked belongs to an effect,
    and a card text being resolved is finished first."""
    s.cut = True
    tell(s, "W11.9", "time-is-up", seat=s.seat)
    if is_waiting(s, activated, movement.moved, weapons.weapon_chosen):
        withdraw(s)
