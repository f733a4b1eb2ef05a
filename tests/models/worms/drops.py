"""W3.7, W6, W8.3, W8.11: drop cards and sudden death."""

from collections import Counter

from rumpus.contract.model import NotModelledError
from tests.models.worms import harm, shifting
from tests.models.worms.cards import DROP_COPIES, DROPS, SUDDEN_DEATHS
from tests.models.worms.table import STEPS, Asking, Hex, Table, read, step, write


def turn_over_drop(t: Table) -> Asking[None]:
    """W3.7: the top drop card; W6.1: the last one is the sudden death card; W6.2: later only its drop part."""
    if not t.sudden_death and not t.drops_left and "no-sudden-death" in t.variants:  # W11.4
        t.drops = Counter({card: DROP_COPIES.get(card, 1) for card in DROPS})
        t.drops_left = t.drops.total()
    if not t.sudden_death and t.drops_left:
        card = yield from t.draw("turn-drop", "turn", t.drops, "W3.7")
        t.drops[card] -= 1
        t.drops_left -= 1
        parts = DROPS[card]
    else:
        parts = ("crate",)
        if not t.sudden_death:
            names = {f"turn {card}": card for card in SUDDEN_DEATHS}
            t.sudden_death = names[(yield from t.ask("chance", "turn-sudden", dict(names), "W6.1"))]
            for thing in t.things:
                thing.lying = thing.lying or (thing.kind == "worm" and t.sudden_death == "one-health")
    for part in parts:
        yield from resolve_drop(t, part)
    face = yield from t.roll("W8.3")
    t.wind = int(face) if face.isdigit() else t.wind


def resolve_drop(t: Table, part: str) -> Asking[None]:
    if part == "relief":
        yield from relieve(t)
    elif part == "blow crates":
        yield from shifting.blow_crates(t, t.placed)
    elif part.startswith("same "):
        if t.same_hex is not None:
            yield from harm.place(t, part.split()[1], t.same_hex)
    else:
        yield from place_on_emptiest(t, part)


def relieve(t: Table) -> Asking[None]:
    """The card's text: each player with the fewest worms draws a supply card."""
    first = t.teams.index(t.turn)
    left = [team for team in (*t.teams[first:], *t.teams[:first]) if t.worms_of(team)]
    teams = [team for team in left if len(t.worms_of(team)) == min(len(t.worms_of(other)) for other in left)]
    while teams:
        options = {f"relieve {team}": team for team in teams}
        team = options[(yield from t.ask(t.turn, "relieve", dict(options), "W3.8", is_order=True))]
        teams.remove(team)
        yield from harm.draw_supply(t, team)


def sudden_effect(t: Table, verb: str) -> Asking[None]:
    """W6.1: what sudden death cards do at the end of a turn."""
    if verb == "flip for worms":
        worms = [worm for worm in t.worms_of(t.turn) if not worm.lying]
        while worms:
            worm = worms.pop(0)
            with t.waiting(worms):
                if worm in t.things and (yield from t.flip("W6.1")):
                    yield from harm.damage(t, worm, by_blast=False)
    elif verb == "mine on emptiest":
        yield from place_on_emptiest(t, "mine")
    else:
        shore = sorted(hex_ for hex_ in t.land if any(step(hex_, way) not in t.land for way in STEPS))
        yield from place_on_one_of(t, "crater", shore)


def place_on_emptiest(t: Table, kind: str) -> Asking[None]:
    """W8.11: the land hex with the fewest Things."""
    fewest = min([len(t.on(hex_)) for hex_ in t.land], default=0)
    yield from place_on_one_of(t, kind, sorted(hex_ for hex_ in t.land if len(t.on(hex_)) == fewest))


def place_on_one_of(t: Table, kind: str, hexes: list[Hex]) -> Asking[None]:
    """W1.2: no hex is asked for where none is left."""
    if not hexes:
        return
    if not t.pool[kind] and len(hexes) > 1:
        raise NotModelledError("W1.2: the game asks for a hex though nothing can be placed")
    answer = yield from t.choose("place", [f"place {write(hex_)}" for hex_ in hexes], "W8.11")
    t.same_hex = read(answer.split()[1])
    t.placed = None
    yield from harm.place(t, kind, t.same_hex)
