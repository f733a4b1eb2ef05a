"""W8.2: blasts, and whatever pushes Things about."""

from typing import TYPE_CHECKING

from rumpus.games.worms.rules import damage, movement, turn, weapons
from rumpus.games.worms.rules.book import DIE, choose, rule, speaks_of_worms
from rumpus.games.worms.things import CRATE, CRATER, DRUM, FIRE, FULL, MINE, hex_of, is_worm, kind_of, thing_on
from rumpus.kernel.conversation import ask, frame, in_order, tell, then
from rumpus.parts.hexgrid import DIRECTIONS, STEP, disk

if TYPE_CHECKING:
    from rumpus.games.worms.state import WormsState


@rule
def blast(s: "WormsState", hex_: int) -> None:
    """W8.2: on water nothing happens. Otherwise place a crater; then each Thing in the hex is thrown."""
    if not s.is_land(hex_):
        tell(s, "W8.2", "blast-in-water", hex=hex_)
        return
    tell(s, "W8.2", "blast", hex=hex_)
    if turn.has_standing_rule(s, "blasts-push-neighbours"):
        then(s, push_neighbours, hex_)
    worms = tuple(s.worms_on(hex_))
    in_order(
        s,
        frame(throw_next, hex_, worms, s.count(MINE, hex_), s.count(DRUM, hex_), s.count(CRATE, hex_)),
        frame(movement.full_hex, hex_),
    )
    damage.put_from_pool(s, CRATER, hex_)


@rule
@speaks_of_worms
def throw_next(s: "WormsState", hex_: int, worms: tuple[int, ...], mines: int, drums: int, crates: int) -> None:
    """W8.2: worms first, otherwise in the order chosen. What has left the hex meanwhile is not thrown."""
    waiting = [worm for worm in worms if s.worm_hex[worm] == hex_]
    if waiting:
        choose(s, "next", movement.one_of_alike(s, waiting), throw_worm, hex_, tuple(waiting), mines, drums, crates)
        return
    others = []
    if mines and s.count(MINE, hex_):
        others.append(thing_on(MINE, hex_))
    if drums and s.count(DRUM, hex_):
        others.append(thing_on(DRUM, hex_))
    if crates and s.count(CRATE, hex_):
        others.append(thing_on(CRATE, hex_))
    if others:
        choose(s, "next", others, throw_thing, hex_, mines, drums, crates)


@rule
def throw_worm(
    s: "WormsState", worm: int, hex_: int, worms: tuple[int, ...], mines: int, drums: int, crates: int
) -> None:
    rest = tuple(other for other in worms if other != worm)
    in_order(s, frame(throw, worm, hex_), frame(throw_next, hex_, rest, mines, drums, crates))


@rule
def throw_thing(s: "WormsState", thing: int, hex_: int, mines: int, drums: int, crates: int) -> None:
    kind = kind_of(thing)
    in_order(
        s,
        frame(throw, thing, hex_),
        frame(throw_next, hex_, (), mines - (kind == MINE), drums - (kind == DRUM), crates - (kind == CRATE)),
    )


@rule
def throw(s: "WormsState", thing: int, hex_: int) -> None:
    """W8.2: it is damaged, and then, if it still exists, moved. W11.7: a reduced blast deals no damage."""
    if s.setting.reduced_blast:
        then(s, roll_for_throw, thing)
    elif is_worm(thing):
        in_order(s, frame(damage.damage, thing, True), frame(roll_for_throw, thing))
    else:
        then(s, damage.damage, thing, True)  # W8.4: no mine, drum or crate outlives that


@rule
@speaks_of_worms
def roll_for_throw(s: "WormsState", thing: int) -> None:
    """W8.2: roll a die for it."""
    if movement.still_there(s, thing):
        ask(s, DIE, thrown, thing)


@rule
def thrown(s: "WormsState", face: int, thing: int) -> None:
    """W8.2: one hex in the rolled direction; wind – with the wind; bullseye – it stays."""
    tell(s, "W8.2", "thrown", thing=thing, face=face)
    if direction := s.heading(face):
        movement.move_one_hex(s, thing, direction)


@rule
def push_neighbours(s: "WormsState", hex_: int) -> None:
    """W14: move every Thing on adjacent hexes one hex directly away."""
    tell(s, "W14", "pushes-neighbours", hex=hex_)
    shifts: list[tuple[int, int]] = []
    for direction in DIRECTIONS:
        shifts += [(thing, direction) for thing in movable_things_on(s, hex_ + STEP[direction])]
    then(s, shift_next, tuple(shifts))


@rule
def blow_other_crates(s: "WormsState") -> None:
    """Every crate but the one just placed moves one hex down-wind."""
    shifts: list[tuple[int, int]] = []
    for hex_ in s.ground.land:
        stays = s.placed and hex_ == s.placed_on
        shifts += [(thing_on(CRATE, hex_), s.wind)] * (s.count(CRATE, hex_) - stays)
    then(s, shift_next, tuple(shifts))


def movable_things_on(s: "WormsState", hex_: int) -> list[int]:
    things = s.worms_on(hex_)
    for kind in (MINE, DRUM, CRATE):
        things += [thing_on(kind, hex_)] * s.count(kind, hex_)
    return things


@rule
@speaks_of_worms
def shift_next(s: "WormsState", shifts: tuple[tuple[int, int], ...]) -> None:
    """Several Things move one hex each, at once; W3.8: in the order chosen, where it can matter."""
    waiting = tuple(shift for shift in shifts if movement.still_there(s, shift[0]))
    if not waiting:
        return
    if supply_is_contested(s, waiting):
        choose_shift(s, waiting)
        return
    trouble = [destination(s, shift) for shift in waiting if not keeps_to_itself(s, shift, waiting)]
    touched = hexes_a_chain_can_touch(s, trouble)
    for safe in waiting:
        if here(s, safe[0]) not in touched and destination(s, safe) not in touched:
            then(s, shift, safe[0], waiting)
            return
    choose_shift(s, waiting)


def choose_shift(s: "WormsState", shifts: tuple[tuple[int, int], ...]) -> None:
    choose(s, "next", list(dict.fromkeys(thing for thing, _ in shifts)), shift, shifts)


def supply_is_contested(s: "WormsState", shifts: tuple[tuple[int, int], ...]) -> bool:
    """Whether it matters which of the worms on their way to crates comes first."""
    crates = sum(s.count(CRATE, destination(s, shift)) for shift in shifts if is_worm(shift[0]))
    return weapons.order_of_draws_matters(s, crates)


@rule
def shift(s: "WormsState", thing: int, shifts: tuple[tuple[int, int], ...]) -> None:
    at = next(place for place, (other, _) in enumerate(shifts) if other == thing)
    then(s, shift_next, shifts[:at] + shifts[at + 1 :])
    movement.move_one_hex(s, thing, shifts[at][1])


def here(s: "WormsState", thing: int) -> int:
    return s.worm_hex[thing] if is_worm(thing) else hex_of(thing)


def destination(s: "WormsState", shift: tuple[int, int]) -> int:
    return here(s, shift[0]) + STEP[shift[1]]


def hexes_a_chain_can_touch(s: "WormsState", trouble: list[int]) -> list[int]:
    """Everything next to what may go off, and on from there wherever something else may."""
    reach = 2 if turn.has_standing_rule(s, "blasts-push-neighbours") else 1
    goes_off = trouble.copy()
    touched: list[int] = []
    for hex_ in goes_off:  # grows while it is read
        for near in disk(hex_, reach):
            if near not in touched:
                touched.append(near)
                if near not in goes_off and can_go_off(s, near):
                    goes_off.append(near)
    return touched


def can_go_off(s: "WormsState", hex_: int) -> bool:
    """Whether a Thing thrown here, or damage done here, can touch the hexes around."""
    explosive = s.count(MINE, hex_) or s.count(DRUM, hex_) or (s.setting.parting_gifts and s.worms_on(hex_))
    return bool(explosive) or s.things_on(hex_) >= FULL


def keeps_to_itself(s: "WormsState", shift: tuple[int, int], shifts: tuple[tuple[int, int], ...]) -> bool:
    """Whether nothing that this move can cause touches another Thing, whenever it is made."""
    to = destination(s, shift)
    if not s.is_land(to):
        return True
    comers = [other[0] for other in shifts if destination(s, other) == to]
    if s.things_on(to) + len(comers) > FULL:
        return False
    fire, mine = s.count(FIRE, to) > 0, s.count(MINE, to) > 0
    if len(comers) > 1:
        alike = all(is_worm(thing) for thing in comers) or not any(is_worm(thing) for thing in comers)
        if fire or not alike or (is_worm(comers[0]) and s.count(CRATE, to)):
            return False
    thing = shift[0]
    if is_worm(thing):
        return not mine and not (fire and s.setting.parting_gifts)
    if kind_of(thing) == MINE:
        return not fire and not s.worms_on(to)
    return not fire or kind_of(thing) == CRATE
