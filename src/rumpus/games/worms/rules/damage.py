"""W8.4, W8.9, W8.10, W10: damage, destruction, placing, craters and drums."""

from typing import TYPE_CHECKING

from rumpus.games.worms.rules import blast, ending, movement
from rumpus.games.worms.rules.book import DIE, choose, roll_dice, rule, speaks_of_worms
from rumpus.games.worms.things import (
    CRATE,
    CRATER,
    DICE,
    DRUM,
    FIRE,
    FULL,
    KINDS,
    LYING,
    MINE,
    STANDING,
    WATER_TILE,
    hex_of,
    is_worm,
    kind_of,
    thing_on,
)
from rumpus.kernel.conversation import ask, frame, in_order, tell, then
from rumpus.parts.hexgrid import NOWHERE, STEP

if TYPE_CHECKING:
    from rumpus.games.worms.state import WormsState

CRATERS_THAT_SINK = 3  # W10.6


@rule
def damage(s: "WormsState", thing: int, by_blast: bool) -> None:
    """W8.4: what damage does depends on the Thing. Fire and craters take none."""
    if is_worm(thing):
        damage_worm(s, thing, by_blast)
    elif kind_of(thing) in (FIRE, CRATER):
        tell(s, "W8.4", "unharmed", thing=thing)
    elif movement.still_there(s, thing):
        kind, hex_ = kind_of(thing), hex_of(thing)
        s.remove(kind, hex_)
        s.pool[kind] += 1
        tell(s, "W8.4", "destroyed", thing=thing, hex=hex_)
        if kind == MINE:  # W10.4
            then(s, blast.blast, hex_)
        elif kind == DRUM:  # W10.3: five dice are rolled
            roll_dice(s, DICE, drum_bursts, hex_)


def damage_worm(s: "WormsState", worm: int, by_blast: bool) -> None:
    """W8.4: healthy becomes damaged, damaged is destroyed; W14: ice saves it."""
    if not s.worm_health[worm]:
        return
    if s.frozen[worm]:
        tell(s, "W14", "ice-holds", worm=worm)
    elif s.shielded[s.owner_of(worm)]:
        s.frozen[worm] = 1
        tell(s, "W14", "frozen", worm=worm)
    elif s.worm_health[worm] == STANDING:
        s.worm_health[worm] = LYING
        tell(s, "W8.4", "damaged", worm=worm)
        if worm == s.worm and s.setting.cut_when_damaged:
            cut_turn(s)
    else:
        then(s, destroy_worm, worm, s.worm_hex[worm], by_blast)


def cut_turn(s: "WormsState") -> None:
    """W3.10: finish the effects in progress and the text being resolved, then go straight to step 6."""
    if s.step <= 5 and not s.cut:
        s.cut = True
        tell(s, "W3.10", "turn-cut-short", worm=s.worm)


@rule
def destroy_worm(s: "WormsState", worm: int, hex_: int, by_blast: bool) -> None:
    """W8.10: remove it; W1.2: worms do not come back. `hex_` is where it met its end."""
    s.put_worm(worm, NOWHERE)
    s.worm_health[worm] = 0
    s.frozen[worm] = 0
    tell(s, "W8.10", "worm-destroyed", worm=worm, hex=hex_)
    if worm == s.worm:
        cut_turn(s)
    if s.setting.parting_gifts:
        then(s, parting_gift, worm, hex_, by_blast)
    then(s, ending.eliminate_if_last, s.owner_of(worm))


@rule
def parting_gift(s: "WormsState", worm: int, hex_: int, by_blast: bool) -> None:
    """W11.1: a blast in its hex; if a blast destroyed it, first roll where it would have been scattered."""
    if by_blast:
        ask(s, DIE, parting_gift_flies, worm, hex_)
    else:
        tell(s, "W11.1", "parting-gift", worm=worm, hex=hex_)
        then(s, blast.blast, hex_)


@rule
def parting_gift_flies(s: "WormsState", face: int, worm: int, hex_: int) -> None:
    there = hex_ + STEP[s.heading(face)]
    tell(s, "W11.1", "parting-gift", worm=worm, hex=there)
    then(s, blast.blast, there)


@rule
def place(s: "WormsState", kind: int, hex_: int) -> None:
    """W8.9: take the Thing from the pool into the hex. That may fill the hex (W4.8)."""
    then(s, movement.full_hex, hex_)
    put_from_pool(s, kind, hex_)


def put_from_pool(s: "WormsState", kind: int, hex_: int) -> None:
    """W1.2: what has run out cannot be placed; W4.7: what is placed in water is destroyed."""
    if not s.pool[kind]:
        tell(s, "W1.2", "none-left", kind=kind)
    elif not s.is_land(hex_):
        tell(s, "W4.7", "placed-in-water", kind=kind, hex=hex_)
    else:
        s.pool[kind] -= 1
        s.add(kind, hex_)
        tell(s, "W8.9", "placed", kind=kind, hex=hex_)
        if kind == CRATER and s.count(CRATER, hex_) >= CRATERS_THAT_SINK:
            sink(s, hex_)


def sink(s: "WormsState", hex_: int) -> None:
    """W10.6: everything in it is destroyed, craters included, and it is covered by a water hex if one is left."""
    for worm in s.worms_on(hex_):
        then(s, destroy_worm, worm, hex_, False)
        s.put_worm(worm, NOWHERE)
    for kind in range(KINDS):
        while s.count(kind, hex_):
            s.remove(kind, hex_)
            s.pool[kind] += 1
    tell(s, "W10.6", "sinks-whole", hex=hex_)
    if s.pool[WATER_TILE]:
        s.pool[WATER_TILE] -= 1
        s.ground = s.ground.sunk(hex_)
        tell(s, "W10.6", "covered-by-water", hex=hex_)


@rule
def drum_bursts(s: "WormsState", shown: tuple[int, ...], hex_: int) -> None:
    """W10.3: the hexes shown are hit: every Thing in them is damaged, and then a fire is placed in each."""
    tell(s, "W10.3", "drum-bursts", hex=hex_, faces=shown)
    hexes = hexes_shown(s, hex_, shown)
    in_order(s, frame(hit_next, things_on(s, hexes), hexes), frame(kindle_next, hexes))


def hexes_shown(s: "WormsState", hex_: int, shown: tuple[int, ...]) -> tuple[int, ...]:
    """W10.3: a number – the neighbour that way; wind – down-wind; bullseye – its own hex; each counts once."""
    hexes: list[int] = []
    for face in shown:
        there = hex_ + STEP[s.heading(face)]
        if there not in hexes:
            hexes.append(there)
    return tuple(there for there in hexes if s.is_land(there))


def things_on(s: "WormsState", hexes: tuple[int, ...]) -> tuple[int, ...]:
    """Every Thing in these hexes that damage does something to."""
    things: list[int] = []
    for hex_ in hexes:
        things += s.worms_on(hex_)
        for kind in (MINE, DRUM, CRATE):
            things += [thing_on(kind, hex_)] * s.count(kind, hex_)
    return tuple(things)


@rule
@speaks_of_worms
def hit_next(s: "WormsState", things: tuple[int, ...], hexes: tuple[int, ...]) -> None:
    """W10.3: every Thing in the hexes is damaged; W3.8: in the order chosen, where it can matter."""
    left = tuple(
        thing for thing in things if (s.worm_hex[thing] in hexes if is_worm(thing) else movement.still_there(s, thing))
    )
    if not left:
        return
    if order_can_matter(s, left):
        choose(s, "next", list(dict.fromkeys(left)), hit_first, left, hexes)
    else:
        in_order(s, *(frame(damage, thing, False) for thing in left))


def order_can_matter(s: "WormsState", things: tuple[int, ...]) -> bool:
    """Whether damaging one of them can set something off."""
    return s.setting.parting_gifts or any(not is_worm(thing) and kind_of(thing) != CRATE for thing in things)


@rule
def hit_first(s: "WormsState", thing: int, things: tuple[int, ...], hexes: tuple[int, ...]) -> None:
    at = things.index(thing)
    in_order(s, frame(damage, thing, False), frame(hit_next, things[:at] + things[at + 1 :], hexes))


@rule
def kindle_next(s: "WormsState", hexes: tuple[int, ...]) -> None:
    """W10.3: then a fire is placed in each; in the order chosen, where fires run short or a hex gets full."""
    if not hexes or not s.pool[FIRE]:
        return
    if s.pool[FIRE] < len(hexes) or any(s.things_on(hex_) >= FULL and movement.proddable(s, hex_) for hex_ in hexes):
        choose(s, "next", [thing_on(FIRE, hex_) for hex_ in hexes], kindle, hexes)
    else:
        in_order(s, *(frame(place, FIRE, hex_) for hex_ in hexes))


@rule
def kindle(s: "WormsState", fire: int, hexes: tuple[int, ...]) -> None:
    at = hexes.index(hex_of(fire))
    in_order(s, frame(place, FIRE, hexes[at]), frame(kindle_next, hexes[:at] + hexes[at + 1 :]))


@rule
def spray_fire(s: "WormsState", dice: int, hex_: int) -> None:
    """Roll dice read as for an oil drum (W10.3), place fire in each hex shown."""
    roll_dice(s, dice, fire_sprays, hex_)


@rule
def fire_sprays(s: "WormsState", shown: tuple[int, ...], hex_: int) -> None:
    tell(s, "W10.3", "fire-sprays", hex=hex_, faces=shown)
    then(s, kindle_next, hexes_shown(s, hex_, shown))
