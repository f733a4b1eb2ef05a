"""What cards can do besides blasting: the verbs of the box (`cards.md` calls them the card's text)."""

from typing import TYPE_CHECKING

from rumpus.games.worms.rules import damage, movement
from rumpus.games.worms.rules.book import COIN, choose, rule, speaks_of_worms
from rumpus.games.worms.things import (
    DANGER,
    KIND_NAMES,
    KINDS,
    LYING,
    STANDING,
    WATER_TILE,
    is_worm,
    thing_on,
)
from rumpus.kernel.conversation import ask, frame, in_order, tell, then
from rumpus.kernel.state import Frame
from rumpus.parts.hexgrid import NOWHERE, directions_away, distance, neighbours

if TYPE_CHECKING:
    from rumpus.games.worms.state import WormsState

REMOVABLE = (*KIND_NAMES, "water")


@rule
def damage_a_thing(s: "WormsState", hex_: int) -> None:
    """Damage a Thing in the hex, any Thing: even fire or a crater, which take none (W8.4)."""
    others = [thing_on(kind, hex_) for kind in range(KINDS) if s.count(kind, hex_)]
    hit_one_of(s, [*movement.one_of_alike(s, s.worms_on(hex_)), *others])


@rule
def damage_a_worm(s: "WormsState", hex_: int) -> None:
    hit_one_of(s, movement.one_of_alike(s, s.worms_on(hex_)))


def hit_one_of(s: "WormsState", things: list[int]) -> None:
    s.victim = -1
    if things:
        choose(s, "hit", things, hit)


@rule
def hit(s: "WormsState", thing: int) -> None:
    s.victim = thing if is_worm(thing) else -1
    tell(s, "W5.2", "hit", thing=thing)
    then(s, damage.damage, thing, False)


@rule
def push_a_worm(s: "WormsState", hexes: int, hex_: int) -> None:
    """Choose a worm in the hex and push it."""
    worms = movement.one_of_alike(s, s.worms_on(hex_))
    if worms:
        choose(s, "push", worms, pushed, hexes)


@rule
def pushed(s: "WormsState", worm: int, hexes: int) -> None:
    s.victim = worm
    then(s, push_it, hexes)


@rule
def push_it(s: "WormsState", hexes: int) -> None:
    """Directly away from your worm; from your own hex you choose the direction."""
    if s.victim >= 0 and s.worm_health[s.victim]:
        ways = directions_away(s.worm_last_on, s.worm_hex[s.victim])
        choose(s, "direction", ways, push_on, s.victim, hexes)


@rule
@speaks_of_worms
def push_on(s: "WormsState", direction: int, worm: int, hexes: int) -> None:
    """One hex at a time, each entered hex resolved, stopping when it is gone."""
    if hexes and s.worm_health[worm]:
        tell(s, "W4.3", "pushed", worm=worm, direction=direction)
        then(s, push_on, direction, worm, hexes - 1)
        movement.move_one_hex(s, worm, direction)


@rule
def knockback_it(s: "WormsState") -> None:
    if s.victim >= 0:
        then(s, movement.knockback_scatter, s.victim)


@rule
def knockback_every_other_worm(s: "WormsState", within: int) -> None:
    """In the order you choose."""
    here = s.worm_hex[s.worm]
    others = [
        worm
        for worm, health in enumerate(s.worm_health)
        if health and worm != s.worm and distance(here, s.worm_hex[worm]) <= within
    ]
    then(s, knockback_next, tuple(others))


@rule
@speaks_of_worms
def knockback_next(s: "WormsState", worms: tuple[int, ...]) -> None:
    waiting = [worm for worm in worms if s.worm_health[worm]]
    if waiting:
        choose(s, "next", waiting, knockback_first, tuple(waiting))


@rule
def knockback_first(s: "WormsState", worm: int, worms: tuple[int, ...]) -> None:
    rest = tuple(other for other in worms if other != worm)
    in_order(s, frame(movement.knockback_scatter, worm), frame(knockback_next, rest))


@rule
def move_worm_to_target(s: "WormsState") -> None:
    if s.target != NOWHERE:
        then(s, movement.move_worm_to, s.worm, s.target)


@rule
def remove_one(s: "WormsState", removable: tuple[str, ...], hex_: int) -> None:
    """Take one of these off the hex without setting it off, or a water tile off the land it covers."""
    there = [
        what
        for what, name in enumerate(REMOVABLE)
        if name in removable and (s.ground.was_land(hex_) if what == WATER_TILE else s.count(what, hex_))
    ]
    if there:
        choose(s, "remove", there, removed, hex_)


@rule
def removed(s: "WormsState", what: int, hex_: int) -> None:
    s.pool[what] += 1
    if what == WATER_TILE:
        s.ground = s.ground.raised(hex_)
    else:
        s.remove(what, hex_)
    tell(s, "W5.2", "removed", kind=what, hex=hex_)


@rule
def smooth_jumps(s: "WormsState") -> None:
    """This card's jumps do not scatter."""
    s.smooth_card = s.card


@rule
def ice_cubes(s: "WormsState") -> None:
    """W14: until the start of your next turn, when one of your worms would be damaged it is frozen instead."""
    s.shielded[s.seat] = 1
    tell(s, "W14", "ice-ready", seat=s.seat)


@rule
def ice_cubes_go(s: "WormsState") -> None:
    """W14: at the start of your next turn your ice cubes go."""
    s.shielded[s.seat] = 0
    for worm in s.worms_of(s.seat):
        if s.frozen[worm]:
            s.frozen[worm] = 0
            tell(s, "W14", "thawed", worm=worm)


@rule
def at_end_of_turn(s: "WormsState", ops: tuple[Frame, ...]) -> None:
    """W3.6: it happens in step 6, at the hex remembered."""
    s.at_end.append((s.card, s.target, s.arrow, ops))


@rule
def lay_every_worm(s: "WormsState") -> None:
    """Every worm is laid on its side."""
    for worm, health in enumerate(s.worm_health):
        if health == STANDING:
            s.worm_health[worm] = LYING
            tell(s, "W6.1", "laid-down", worm=worm)


@rule
def place_next_to_water(s: "WormsState", kind: int) -> None:
    """On a land hex next to water, your choice."""
    shore = [hex_ for hex_ in s.ground.land if not all(s.is_land(near) for near in neighbours(hex_))]
    if shore:
        choose(s, "place", shore, place_chosen, kind)


@rule
def place_chosen(s: "WormsState", hex_: int, kind: int) -> None:
    then(s, damage.place, kind, hex_)


@rule
def flip_for_healthy_worms(s: "WormsState") -> None:
    """Flip for each of your healthy worms; danger damages it."""
    healthy = [worm for worm in s.worms_of(s.seat) if s.worm_health[worm] == STANDING]
    in_order(s, *(frame(flip_for_worm, worm) for worm in healthy))


@rule
@speaks_of_worms
def flip_for_worm(s: "WormsState", worm: int) -> None:
    if s.worm_health[worm]:
        ask(s, COIN, worm_flipped, worm)


@rule
def worm_flipped(s: "WormsState", side: int, worm: int) -> None:
    tell(s, "W6.1", "flipped-for", worm=worm, danger=side)
    if side == DANGER:
        then(s, damage.damage, worm, False)
