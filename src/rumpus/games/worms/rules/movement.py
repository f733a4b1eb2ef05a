"""W4: moving, and everything a moving Thing meets."""

from typing import TYPE_CHECKING

from rumpus.games.worms.board import INCH, JUMP, STAY
from rumpus.games.worms.notation import LEAVE
from rumpus.games.worms.rules import blast, damage, turn, weapons
from rumpus.games.worms.rules.book import COIN, DIE, SPEAK_OF_WORMS, choose, rule, speaks_of_worms
from rumpus.games.worms.things import (
    BULLSEYE,
    CRATE,
    DANGER,
    DRUM,
    FIRE,
    FULL,
    MINE,
    WORM,
    hex_of,
    is_worm,
    kind_of,
    team_of,
    thing_on,
)
from rumpus.kernel.conversation import ask, frame, in_order, tell, then
from rumpus.parts.hexgrid import DIRECTIONS, STEP

if TYPE_CHECKING:
    from rumpus.games.worms.state import WormsState


@rule
def moved(s: "WormsState", move: int, smooth: bool) -> None:
    """The active worm inches, jumps or stays."""
    if move == STAY:
        tell(s, "W3.4", "stays", worm=s.worm)
    elif move >= JUMP:
        then(s, jump, s.worm, move - JUMP, smooth)
    else:
        then(s, inch, s.worm, move - INCH)


@rule
def inch(s: "WormsState", worm: int, to: int) -> None:
    """W4.1: move the worm to an adjacent land hex."""
    origin = s.worm_hex[worm]
    move_worm(s, worm, to, told=True)
    tell(s, "W4.1", "inches", worm=worm, to=to, origin=origin)


@rule
def jump(s: "WormsState", worm: int, to: int, smooth: bool) -> None:
    """W4.2: move the worm there, resolve what it meets, then scatter it."""
    origin = s.worm_hex[worm]
    if s.is_land(to):
        s.put_worm(worm, to)
    tell(s, "W4.2", "jumps", worm=worm, to=to, origin=origin)
    if not smooth:
        then(s, scatter_after_jump, worm, s.worm_health[worm])
    move_worm(s, worm, to, told=True)


@rule
@speaks_of_worms
def scatter_after_jump(s: "WormsState", worm: int, health: int) -> None:
    """W4.2: a worm that did not survive the landing does not scatter; W3.10: nor does one whose turn it cut short."""
    hurt = s.worm_health[worm] < health
    if s.worm_health[worm] and not (hurt and s.setting.cut_when_damaged):
        ask(s, DIE, scattered, worm)


@rule
def scattered(s: "WormsState", face: int, thing: int) -> None:
    """W8.5: number – one hex that way; wind – with the wind; bullseye – stays."""
    tell(s, "W8.5", "scatters", thing=thing, face=face)
    if direction := s.heading(face):
        move_one_hex(s, thing, direction)


@rule
def knockback_scatter(s: "WormsState", thing: int) -> None:
    """W8.6: as scatter, but it always moves."""
    if still_there(s, thing):
        ask(s, DIE, knocked_back, thing)


@rule
def knocked_back(s: "WormsState", face: int, thing: int) -> None:
    """W8.6: on bullseye the active player chooses the direction."""
    tell(s, "W8.6", "knocked-back", thing=thing, face=face)
    if face == BULLSEYE:
        choose(s, "direction", DIRECTIONS, move_in_direction, thing)
    else:
        move_one_hex(s, thing, s.heading(face))


@rule
def move_in_direction(s: "WormsState", direction: int, thing: int) -> None:
    move_one_hex(s, thing, direction)


@rule
def move_worm_to(s: "WormsState", worm: int, to: int) -> None:
    """W4.3: moving a Thing puts it into the named hex."""
    if s.worm_health[worm]:
        move_worm(s, worm, to)


def still_there(s: "WormsState", thing: int) -> bool:
    """Whether a Thing spoken of earlier has not been destroyed or moved away since."""
    return s.worm_health[thing] > 0 if is_worm(thing) else s.count(kind_of(thing), hex_of(thing)) > 0


def move_one_hex(s: "WormsState", thing: int, direction: int) -> None:
    if is_worm(thing):
        move_worm(s, thing, s.worm_hex[thing] + STEP[direction])
    else:
        move_thing(s, kind_of(thing), hex_of(thing), hex_of(thing) + STEP[direction])


def move_worm(s: "WormsState", worm: int, to: int, told: bool = False) -> None:
    """W4.3: put it there; then everything it meets there happens, and at last the hex may be full."""
    forget_what_it_was_meeting(s, worm)
    if not s.is_land(to):
        tell(s, "W4.7", "drowns", worm=worm, hex=to)
        then(s, damage.destroy_worm, worm, to, False)
        return
    origin = s.worm_hex[worm]
    s.put_worm(worm, to)
    if not told:
        tell(s, "W4.3", "moves", thing=worm, to=to, origin=origin)
    in_order(s, frame(meet, worm, to, s.count(MINE, to), s.count(FIRE, to), s.count(CRATE, to)), frame(full_hex, to))


def forget_what_it_was_meeting(s: "WormsState", worm: int) -> None:
    """A worm that has moved on no longer meets what lay in the hex it left."""
    for waits in s.stack:
        if waits[0] == meet.__name__ and waits[1] == worm:
            s.stack[:] = [other for other in s.stack if other[:2] != waits[:2]]
            return


@rule
@speaks_of_worms
def meet(s: "WormsState", worm: int, hex_: int, mines: int, fires: int, crates: int) -> None:
    """W4.3: what it meets happens in the order the active player chooses. Only what lay there when it came counts."""
    if s.worm_hex[worm] != hex_:
        return
    waiting = []
    if mines and s.count(MINE, hex_):
        waiting.append(MINE)
    if fires and s.count(FIRE, hex_):
        waiting.append(FIRE)
    if crates and s.count(CRATE, hex_):
        waiting.append(CRATE)
    if waiting:
        choose(s, "meet", waiting, met, worm, hex_, mines, fires, crates)


@rule
def met(s: "WormsState", kind: int, worm: int, hex_: int, mines: int, fires: int, crates: int) -> None:
    if kind == MINE:
        in_order(s, frame(set_off_mine, hex_), frame(meet, worm, hex_, mines - 1, fires, crates))
    elif kind == FIRE:
        in_order(s, frame(walk_into_fire, worm, hex_), frame(meet, worm, hex_, mines, fires - 1, crates))
    else:
        seat = s.team_of_seat.index(team_of(worm))  # W4.6: the worm's owner draws, whoever's turn it is
        in_order(s, frame(open_crate, seat, hex_), frame(meet, worm, hex_, mines, fires, crates - 1))


@rule
def set_off_mine(s: "WormsState", hex_: int) -> None:
    """W4.4: destroy the mine, flip the coin."""
    s.remove(MINE, hex_)
    s.pool[MINE] += 1
    tell(s, "W4.4", "mine-clicks", hex=hex_)
    if turn.has_standing_rule(s, "mines-are-never-duds"):
        then(s, mine_flipped, DANGER, hex_)
    else:
        ask(s, COIN, mine_flipped, hex_)


@rule
def mine_flipped(s: "WormsState", side: int, hex_: int) -> None:
    """W4.4: on danger resolve a blast in that hex."""
    if side == DANGER:
        tell(s, "W4.4", "mine-explodes", hex=hex_)
        then(s, blast.blast, hex_)
    else:
        tell(s, "W4.4", "mine-is-a-dud", hex=hex_)


@rule
def walk_into_fire(s: "WormsState", thing: int, hex_: int) -> None:
    """W4.5: destroy that fire, flip."""
    s.remove(FIRE, hex_)
    s.pool[FIRE] += 1
    tell(s, "W4.5", "into-fire", thing=thing, hex=hex_)
    ask(s, COIN, fire_flipped, thing)


@rule
def fire_flipped(s: "WormsState", side: int, thing: int) -> None:
    """W4.5: on danger the Thing is damaged."""
    if side == DANGER:
        then(s, damage.damage, thing, False)
    else:
        tell(s, "W4.5", "fire-harmless", thing=thing)


@rule
def open_crate(s: "WormsState", seat: int, hex_: int) -> None:
    """W4.6, W3.2: the crate goes to the pool, the seat draws a supply card."""
    s.remove(CRATE, hex_)
    s.pool[CRATE] += 1
    tell(s, "W3.2" if s.step == 1 else "W4.6", "crate-opened", seat=seat, hex=hex_)
    then(s, weapons.draw_supply_card, seat, turn.has_standing_rule(s, "crates-give-superweapons"))


def move_thing(s: "WormsState", kind: int, from_: int, to: int) -> None:
    """W4.3: move a mine, drum or crate; it may sink, burn, or come upon a worm."""
    s.remove(kind, from_)
    if not s.is_land(to):
        s.pool[kind] += 1
        tell(s, "W4.7", "sinks", thing=thing_on(kind, from_), hex=to)
        return
    s.add(kind, to)
    tell(s, "W4.3", "thing-moves", thing=thing_on(kind, from_), hex=from_, to=to)
    in_order(s, frame(thing_meets, kind, to, s.count(FIRE, to)), frame(full_hex, to))


@rule
def thing_meets(s: "WormsState", kind: int, hex_: int, fires: int) -> None:
    """W4.4, W4.5: each fire in turn, and a mine any worm, in the order chosen. A crate is not opened (W4.6)."""
    waiting = []
    if fires and s.count(FIRE, hex_):
        waiting.append(FIRE)
    if kind == MINE and s.worms_on(hex_):
        waiting.append(WORM)
    if waiting:
        choose(s, "meet", waiting, thing_met, kind, hex_, fires)


@rule
def thing_met(s: "WormsState", met_kind: int, kind: int, hex_: int, fires: int) -> None:
    if met_kind == WORM:
        then(s, set_off_mine, hex_)
        return
    s.remove(FIRE, hex_)
    s.pool[FIRE] += 1
    tell(s, "W4.5", "into-fire", thing=thing_on(kind, hex_), hex=hex_)
    ask(s, COIN, thing_flipped, kind, hex_, fires - 1)


@rule
def thing_flipped(s: "WormsState", side: int, kind: int, hex_: int, fires: int) -> None:
    """W4.5: on danger it is damaged, and so gone (W8.4); else it meets what else is there."""
    if side == DANGER:
        then(s, damage.damage, thing_on(kind, hex_), False)
    else:
        tell(s, "W4.5", "fire-harmless", thing=thing_on(kind, hex_))
        then(s, thing_meets, kind, hex_, fires)


@rule
def full_hex(s: "WormsState", hex_: int) -> None:
    """W4.8: with four or more Things in it a worm is prodded; with no worm there, another Thing that can move, or in
    some editions none."""
    if s.things_on(hex_) > FULL and (things := proddable(s, hex_)):
        if s.setting.may_leave_overfull and not is_worm(things[0]):
            things.append(LEAVE)
        choose(s, "prod", things, prod, hex_)


def proddable(s: "WormsState", hex_: int) -> list[int]:
    """W4.8: what can be prodded out of a hex. Craters and fire cannot move (W10.5, W10.6)."""
    if worms := s.worms_on(hex_):
        return one_of_alike(s, worms)
    return [thing_on(kind, hex_) for kind in (MINE, DRUM, CRATE) if s.count(kind, hex_)]


@rule
def prod(s: "WormsState", thing: int, hex_: int) -> None:
    """W4.8: knockback-scatter it. Repeat until three are left, nothing in it can be prodded, or they leave it."""
    if thing == LEAVE:
        tell(s, "W4.8", "left-overfull", seat=s.seat, hex=hex_)
        return
    tell(s, "W4.8", "prodded", thing=thing, hex=hex_)
    in_order(s, frame(knockback_scatter, thing), frame(full_hex, hex_))


def one_of_alike(s: "WormsState", worms: list[int]) -> list[int]:
    """Worms of one team in the same condition are alike, unless one is the active worm: one of them stands for all."""
    if len(worms) == 1 or s.victim in worms or any(waits[0] in SPEAK_OF_WORMS for waits in s.stack):
        return worms
    seen: list[tuple[int, int, int, bool]] = []
    different = []
    for worm in worms:
        likeness = (team_of(worm), s.worm_health[worm], s.frozen[worm], worm == s.worm)
        if likeness not in seen:
            seen.append(likeness)
            different.append(worm)
    return different
