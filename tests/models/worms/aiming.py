"""W5.2, W8: the text of a card, line by line."""

from math import atan2, cos, sqrt

from tests.models.worms import drops, harm, moving, shifting
from tests.models.worms.cards import Line
from tests.models.worms.table import FULL, STEPS, Asking, Hex, Table, apart, disk, read, step, write

PLACED_BY = {"place mine": "mine", "place fire": "fire"}


def do_text(t: Table, card: str, text: tuple[Line, ...]) -> Asking[None]:
    """From top to bottom, every line of it."""
    for line in text:
        yield from do_line(t, card, line[0], line[1] if len(line) > 1 else 0)


def do_line(t: Table, card: str, verb: str, number: int) -> Asking[None]:
    """One line; most of them speak of the target, and do nothing without one."""
    if verb.startswith("target ") or verb.endswith("airstrike"):
        yield from aim(t, verb, number)
    elif verb == "push it":
        yield from push_it(t, number)
    elif verb == "knock it back":
        if t.hit:
            yield from moving.knock_back(t, t.hit)
    elif verb == "earthquake":
        yield from earthquake(t, number)
    elif verb == "ice":
        t.ice.add(t.turn)  # W14
    elif verb == "smooth":
        t.smooth = True
    elif verb in ("crater by water", "mine on emptiest", "flip for worms"):
        yield from drops.sudden_effect(t, verb)
    elif t.target is not None:
        yield from do_at_target(t, card, verb, number, t.target)


def do_at_target(t: Table, card: str, verb: str, number: int, target: Hex) -> Asking[None]:
    if verb in ("accuracy", "steady accuracy"):
        yield from accuracy(t, number, verb.startswith("steady"), target)
    elif verb == "scatter target":  # W8.5; W8.8: the arrow stays
        move_token(t, (yield from t.roll("W8.5")))
    elif verb == "steer":
        yield from steer(t, number)
    elif verb == "move worm":
        if t.worm in t.things and t.worm:
            yield from moving.move(t, t.worm, target)
    elif verb == "later":
        t.at_end.append((card, target, t.arrow))
    elif verb == "blast token hex":
        yield from harm.blast(t, target)
    else:
        for times in range(3 if t.arrow else 1):  # W8.8
            yield from do_in_hex(t, verb, number, step(target, t.arrow, times) if times else target)


def do_in_hex(t: Table, verb: str, number: int, here: Hex) -> Asking[None]:
    if verb == "blast":
        yield from harm.blast(t, here)
    elif verb in ("damage thing", "damage worm", "napalm"):
        yield from hit(t, here, only_worms=verb == "damage worm")
        if verb == "napalm":
            yield from harm.place(t, "fire", here)
    elif verb in PLACED_BY:
        yield from harm.place(t, PLACED_BY[verb], here)
    elif verb == "push worm":
        if worms := t.on(here, "worm"):
            t.hit = yield from t.choose_thing("push", worms, "W14")
            yield from push_it(t, number)
    elif verb == "push neighbours":
        yield from shifting.push_neighbours(t, here)
    elif verb == "spray":
        yield from harm.kindle(t, (yield from harm.spray(t, number, here)))
    else:
        yield from remove(t, here)


def aim(t: Table, verb: str, within: int) -> Asking[None]:
    """W8.7, W8.8: put the token on a hex that the card allows."""
    here = t.last_on
    if here is None:
        t.target = None
        return
    near = {hex_ for land in t.land for hex_ in disk(land, 3)}
    if "direct" in verb:
        far = max([apart(here, hex_) for hex_ in near], default=0)
        lines = {step(here, way, times) for way in STEPS for times in range(1, (within or far) + 1)}
        hexes = lines & near | {here}
    elif verb == "target own":
        hexes = {here}
    elif verb == "target non-full":
        hexes = {hex_ for hex_ in t.land if len(t.on(hex_)) < FULL}
    else:
        hexes = {hex_ for hex_ in near if not within or apart(here, hex_) <= within}
    if "new" in verb:
        hexes.discard(t.target or (99, 99))
    if not hexes:
        t.target = None
        return
    answer = yield from t.choose("target", [f"target {write(hex_)}" for hex_ in sorted(hexes)], "W8.7")
    t.target, t.arrow = read(answer.split()[1]), 0
    if "airstrike" in verb:
        t.arrow = int((yield from t.choose("aim", [f"aim {way}" for way in STEPS], "W8.8")).split()[1])


def accuracy(t: Table, dice: int, steady: bool, target: Hex) -> Asking[None]:
    """W8.1: farther than adjacent there are fewer dice, but one at least; choose one of them."""
    far = apart(t.last_on or target, target)
    if not steady and far > 1:
        dice = max(1, dice - (far - 1))
    shown = []
    for _ in range(dice):
        shown.append((yield from t.roll("W8.1")))
    answer = yield from t.choose("die", [f"choose die {face}" for face in sorted(set(shown))], "W8.1")
    move_token(t, answer.split()[2])


def move_token(t: Table, face: str) -> None:
    direction = t.heading(face)
    if direction and t.target is not None:
        t.target = step(t.target, direction)


def steer(t: Table, hexes: int) -> Asking[None]:
    """Over land, step by step."""
    for _ in range(hexes):
        near = [hex_ for way in STEPS if (hex_ := step(t.target or (0, 0), way)) in t.land]
        answer = yield from t.choose("steer", ["stop", *(f"steer {write(hex_)}" for hex_ in near)], "W8.7")
        if answer == "stop":
            return
        t.target = read(answer.split()[1])


def hit(t: Table, here: Hex, only_worms: bool) -> Asking[None]:
    """Damage a worm, or a Thing, even one that takes none (W8.4)."""
    t.hit = None
    things = t.on(here, "worm") if only_worms else t.on(here)
    if things:
        thing = yield from t.choose_thing("hit", things, "W5.2")
        t.hit = thing if thing.kind == "worm" else None
        yield from harm.damage(t, thing, by_blast=False)


def push_it(t: Table, hexes: int) -> Asking[None]:
    """Directly away from the active worm; hex by hex, as long as it is there."""
    worm = t.hit
    if worm is None or worm.hex is None or t.last_on is None:
        return
    answer = yield from t.choose("direction", [f"direction {way}" for way in ways_away(t.last_on, worm.hex)], "W14")
    for pushed in range(hexes):
        with t.waiting([worm] if pushed + 1 < hexes else []):
            yield from moving.move_one_hex(t, worm, int(answer.split()[1]))


def ways_away(one: Hex, other: Hex) -> list[int]:
    """The directions nearest to the way from one hex on to another, as measured on paper; all, if it is the same."""

    def bearing(hex_: Hex) -> float:
        return atan2(1.5 * hex_[0], -sqrt(3) * (hex_[1] + hex_[0] / 2))

    if one == other:
        return list(STEPS)
    way = bearing((other[0] - one[0], other[1] - one[1]))
    best = max(cos(way - bearing(STEPS[direction])) for direction in STEPS)
    return [direction for direction in STEPS if cos(way - bearing(STEPS[direction])) > best - 1e-9]


def remove(t: Table, here: Hex) -> Asking[None]:
    """Girder: a crater, a fire or a mine is taken off without setting it off, or water off the land it covers."""
    kinds = [kind for kind in ("mine", "fire", "crater") if t.on(here, kind)]
    if here in t.covered:
        kinds.append("water")
    if not kinds:
        return
    kind = (yield from t.choose("remove", [f"remove {kind}" for kind in kinds], "W14")).split()[1]
    if kind == "water":
        t.pool["water"] += 1
        t.covered.remove(here)
        t.land.add(here)
    else:
        t.check_told_apart(t.on(here, kind)[0], t.on(here, kind))
        t.remove(t.on(here, kind)[0])


def earthquake(t: Table, within: int) -> Asking[None]:
    """Every other worm near the active one is knocked back, in the order chosen."""
    worms = [
        thing
        for thing in t.things
        if thing.kind == "worm"
        and thing is not t.worm
        and t.worm
        and apart(t.worm.hex or (99, 99), thing.hex or (0, 0)) <= within
    ]
    worms.sort(key=lambda worm: worm.name)
    while left := [worm for worm in worms if worm in t.things]:
        worms = left
        answer = yield from t.choose("next", [f"next {worm.name}" for worm in worms], "W3.8")
        worm = next(worm for worm in worms if answer == f"next {worm.name}")
        worms.remove(worm)
        with t.waiting(worms):
            yield from moving.knock_back(t, worm)
