"""W8.2, W8.4, W8.9, W8.10, W10, W11.1: blasts, damage, placing, and what is destroyed."""

from collections import Counter

from rumpus.contract.model import NotModelledError
from tests.models.worms import moving, shifting
from tests.models.worms.cards import SUPERWEAPONS
from tests.models.worms.table import FULL, MOVABLE, Asking, Hex, Table, Thing, step, write


def blast(t: Table, here: Hex) -> Asking[None]:
    """W8.2: place a crater; then damage and move each Thing that was there and has not left, worms first."""
    if here not in t.land:
        return
    worms, others = t.on(here, "worm"), t.on(here, *MOVABLE)
    with t.waiting(worms), t.waiting(others):
        is_placed = yield from put(t, "crater", here)
        for things in (worms, others):
            while left := still_to_throw(t, things, here):
                things[:] = left
                thing = yield from t.choose_thing("next", left, "W8.2")
                things.remove(thing)
                yield from throw(t, thing)
    if is_placed:
        yield from moving.make_room(t, here)
    else:
        check_room(t, here)
    if t.sudden_death == "high-explosive":  # W14
        yield from shifting.push_neighbours(t, here)


def still_to_throw(t: Table, things: list[Thing], here: Hex) -> list[Thing]:
    """W8.2: those that have not left the hex."""
    left = [thing for thing in things if thing.hex == here]
    gone = {thing.kind for thing in things if thing not in left} - {"worm"}
    if any(thing not in left for thing in t.on(here, *gone) if gone):
        raise NotModelledError("W8.2: the game throws another in the place of one that is gone")
    return left


def throw(t: Table, thing: Thing) -> Asking[None]:
    """W8.2: it is damaged, and if it still exists, moved. W11.7: a reduced blast deals no damage."""
    direction = 0
    with t.waiting([thing]):
        if "reduced-blast" not in t.variants:
            yield from damage(t, thing, by_blast=True)
        if thing in t.things:
            direction = t.heading((yield from t.roll("W8.2")))
    yield from moving.move_one_hex(t, thing, direction)


def damage(t: Table, thing: Thing, by_blast: bool) -> Asking[None]:
    """W8.4: by what it is. W14: ice saves a worm."""
    if thing not in t.things or thing.frozen or thing.kind in ("fire", "crater"):
        return
    here = thing.hex or (0, 0)
    if thing.kind != "worm":
        t.remove(thing)
        if thing.kind == "mine":  # W10.4
            yield from blast(t, here)
        elif thing.kind == "drum":
            yield from burst(t, here)
    elif thing.team in t.ice:
        thing.frozen = True
    elif thing.lying:
        yield from destroy(t, thing, here, by_blast)
    else:
        thing.lying = True
        if thing is t.worm and t.edition != "czech":  # W3.10, W12
            cut_turn(t)


def cut_turn(t: Table) -> None:
    """W3.10: straight to step 6."""
    t.cut = t.cut or t.step <= 5


def destroy(t: Table, thing: Thing, here: Hex, by_blast: bool = False) -> Asking[None]:
    """W8.10, W7.1, W11.1: it met its end in a hex."""
    t.remove(thing)
    if thing.kind != "worm":
        return
    if thing is t.worm:
        cut_turn(t)
    if not t.worms_of(thing.team):
        if "true-elimination" not in t.variants:
            t.ends = t.ends or t.owed is None
        elif sum(bool(t.worms_of(team)) for team in t.teams) < 2:
            raise NotModelledError("W11.2: the game goes on with effects of its last turn")
    if "parting-gifts" in t.variants:
        if by_blast and (direction := t.heading((yield from t.roll("W11.1")))):
            here = step(here, direction)
        yield from blast(t, here)


def place(t: Table, kind: str, here: Hex) -> Asking[None]:
    """W8.9, W4.8: take it from the pool; that may make the hex full. W1.2: not if none is left."""
    if (yield from put(t, kind, here)):
        yield from moving.make_room(t, here)
    else:
        check_room(t, here)


def check_room(t: Table, here: Hex) -> None:
    """W1.2: what was not placed makes no hex full."""
    if len(t.on(here)) > FULL and t.on(here, "worm", *MOVABLE):
        raise NotModelledError("W1.2: the game asks for a prod though nothing was placed")


def put(t: Table, kind: str, here: Hex) -> Asking[bool]:
    """W1.2, W4.7, W10.6. Returns whether it was placed on land."""
    if not t.pool[kind] or here not in t.land:
        return False
    t.pool[kind] -= 1
    thing = Thing(kind, here)
    t.things.append(thing)
    if kind == "crate":
        t.placed = thing
    if len(t.on(here, "crater")) == 3:
        yield from sink(t, here)
    return True


def sink(t: Table, here: Hex) -> Asking[None]:
    """W10.6: everything there is destroyed; a water hex covers it, if one is left."""
    worms = t.on(here, "worm")
    for thing in t.on(here, *MOVABLE, "fire", "crater"):
        t.remove(thing)
    if t.pool["water"]:
        t.pool["water"] -= 1
        t.land.remove(here)
        t.covered.add(here)
    for worm in worms:
        worm.hex = None  # none of them is there any more when the first one leaves its parting gift
    for worm in worms:
        yield from destroy(t, worm, here)


def burst(t: Table, here: Hex) -> Asking[None]:
    """W10.3: five dice show hexes; what stands in them and stays in them is damaged, then each gets a fire."""
    hexes = yield from spray(t, 5, here)
    things = [thing for hex_ in hexes for thing in t.on(hex_, "worm", *MOVABLE)]
    moves = Counter({thing: thing.moves for thing in things if thing.kind != "worm"})
    with t.waiting(things):
        while left := [thing for thing in things if thing.hex in hexes]:
            if any(moves[thing] < thing.moves for thing in left if thing.kind != "worm"):
                raise NotModelledError("W10.3: a burst misses what was thrown from one of its hexes into another")
            things[:] = left
            thing = yield from t.choose_thing("next", left, "W10.3", is_order=True)
            things.remove(thing)
            yield from damage(t, thing, by_blast=False)
    yield from kindle(t, hexes)


def spray(t: Table, dice: int, here: Hex) -> Asking[list[Hex]]:
    """W10.3: a number shows a neighbour, the wind the one down-wind, a bullseye the hex itself. Only land counts."""
    shown: list[Hex] = []
    for _ in range(dice):
        direction = t.heading((yield from t.roll("W10.3")))
        shown.append(step(here, direction) if direction else here)
    return sorted(hex_ for hex_ in set(shown) if hex_ in t.land)


def kindle(t: Table, hexes: list[Hex]) -> Asking[None]:
    """W10.3: a fire is placed in each."""
    left = list(hexes)
    while left and t.pool["fire"]:
        if t.pool["fire"] < len(left) and any(hex_ not in t.land for hex_ in left):
            raise NotModelledError("W10.3: where fire is short, the game offers hexes that are no land any more")
        names = {f"next fire {write(hex_)}": hex_ for hex_ in left}
        answer = yield from t.ask(t.turn, "next", dict(names), "W10.3", is_order=True)
        left.remove(names[answer])
        yield from place(t, "fire", names[answer])


def draw_supply(t: Table, team: str) -> Asking[None]:
    """W4.6, W5.5: a card of the supply deck; Arms Race gives superweapons as long as there are any."""
    superweapons = Counter({card: t.supply[card] for card in SUPERWEAPONS})
    deck = superweapons if t.sudden_death == "arms-race" and superweapons.total() else t.supply
    if deck.total():
        card = yield from t.draw("draw", "draw", deck, "W4.6")
        t.supply[card] -= 1
        t.hands[team].append(card)
