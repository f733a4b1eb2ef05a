"""W4, W8.5, W8.6: moving, and what is met."""

from tests.models.worms import harm
from tests.models.worms.table import FULL, MOVABLE, Asking, Hex, Table, Thing, step


def move(t: Table, thing: Thing, to: Hex) -> Asking[None]:
    """W4.3: put it there, and then everything it meets happens. W4.7: in water it is destroyed."""
    thing.moves += 1
    if to not in t.land:
        yield from harm.destroy(t, thing, to)
        return
    thing.hex = to
    if thing is t.worm:
        t.last_on = to
    if thing.kind == "worm":
        yield from worm_meets(t, thing, to)
    else:
        yield from thing_meets(t, thing, to)
    yield from make_room(t, to)


def worm_meets(t: Table, worm: Thing, here: Hex) -> Asking[None]:
    """W4.3: in the order the active player chooses, as long as the worm stays."""
    met, moves = t.on(here, "mine", "fire", "crate"), worm.moves
    with t.waiting([worm]):
        while worm in t.things and worm.moves == moves and (left := [thing for thing in met if thing.hex == here]):
            kinds = [kind for kind in ("mine", "fire", "crate") if kind in [thing.kind for thing in left]]
            answer = yield from t.choose("meet", [f"meet {kind}" for kind in kinds], "W4.3")
            thing = next(thing for thing in left if answer == f"meet {thing.kind}")
            if thing.kind == "mine":
                yield from set_off(t, thing, here)
            elif thing.kind == "fire":
                yield from burn(t, worm, thing)
            else:
                t.remove(thing)  # W4.6: the worm's owner draws
                yield from harm.draw_supply(t, worm.team)


def thing_meets(t: Table, thing: Thing, here: Hex) -> Asking[None]:
    """W4.4, W4.5: fire, and a mine any worm. W4.6: a crate is not opened."""
    fires = t.on(here, "fire")
    while thing in t.things:
        met = ["fire"] if fires else []
        if thing.kind == "mine" and t.on(here, "worm"):
            met.append("worm")
        if not met:
            return
        if (yield from t.choose("meet", [f"meet {what}" for what in met], "W4.3")) == "meet fire":
            yield from burn(t, thing, fires.pop())
        else:
            yield from set_off(t, thing, here)


def set_off(t: Table, mine: Thing, here: Hex) -> Asking[None]:
    """W4.4: destroy the mine and flip; on danger resolve a blast."""
    t.remove(mine)
    if t.sudden_death == "live-mines" or (yield from t.flip("W4.4")):
        yield from harm.blast(t, here)


def burn(t: Table, thing: Thing, fire: Thing) -> Asking[None]:
    """W4.5: destroy the fire and flip; on danger the Thing is damaged."""
    t.remove(fire)
    if (yield from t.flip("W4.5")):
        yield from harm.damage(t, thing, by_blast=False)


def make_room(t: Table, here: Hex) -> Asking[None]:
    """W4.8: with four Things or more a worm is prodded, with no worm another Thing that can move, until three are left
    or (W12) in two editions the hex is left as it is."""
    while len(t.on(here)) > FULL and (things := t.on(here, "worm") or t.on(here, *MOVABLE)):
        if things[0].kind == "worm" or t.edition == "czech":
            thing = yield from t.choose_thing("prod", things, "W4.8")
        else:
            names = list(dict.fromkeys(f"prod {t.named(thing)}" for thing in things))
            answer = yield from t.choose("prod", [*names, "leave"], "W4.8")
            if answer == "leave":
                return
            thing = next(thing for thing in things if answer == f"prod {t.named(thing)}")
            t.check_told_apart(thing, things)
        yield from knock_back(t, thing)


def knock_back(t: Table, thing: Thing) -> Asking[None]:
    """W8.6: as a scatter, but on a bullseye the active player chooses the direction."""
    if thing not in t.things:
        return
    with t.waiting([thing]):
        direction = t.heading((yield from t.roll("W8.6")))
        if not direction:
            answer = yield from t.choose("direction", [f"direction {way}" for way in range(1, 7)], "W8.6")
            direction = int(answer.split()[1])
    yield from move_one_hex(t, thing, direction)


def scatter(t: Table, thing: Thing) -> Asking[None]:
    """W8.5: a number or the wind moves it one hex, a bullseye leaves it."""
    yield from move_one_hex(t, thing, t.heading((yield from t.roll("W8.5"))))


def move_one_hex(t: Table, thing: Thing, direction: int) -> Asking[None]:
    if direction and thing.hex is not None:
        yield from move(t, thing, step(thing.hex, direction))


def jump(t: Table, worm: Thing, to: Hex, smooth: bool) -> Asking[None]:
    """W4.2: move there, resolve what it meets, then scatter. W3.10: not if that cut the turn short."""
    lay = worm.lying
    yield from move(t, worm, to)
    hurt = worm.lying and not lay and t.edition != "czech"
    if worm in t.things and not smooth and not hurt:
        yield from scatter(t, worm)
