"""Random positions of Worms: small islands, crowded hexes, few pieces left in the pool."""

from collections import Counter
from random import Random
from typing import Any

from rumpus.contract.model import Position
from tests.models.worms.cards import (
    COPIES,
    DROP_COPIES,
    DROPS,
    HARSH_BOX,
    HARSH_WEAPONS,
    SUDDEN_DEATHS,
    WEAPONS,
)
from tests.models.worms.table import LETTERS, MOVABLE, POOL, STEPS, TEAMS, Hex, step, write

EDITIONS = ("english", "ukrainian", "czech")
OFTEN, SELDOM = 0.4, 0.12
VARIANTS = {"parting-gifts": 0.25, "reduced-blast": 0.2, "true-elimination": 0.08}
LOUD = ("uzi", "homing-missile", "grenade", "petrol-bomb", "baseball-bat", "dynamite", *HARSH_WEAPONS)


def some_position(random: Random) -> Position:
    """Any moment from which a turn can begin or go on."""
    teams = random.sample(TEAMS, random.choice((2, 2, 3, 4)))
    variants = [variant for variant, often in VARIANTS.items() if random.random() < often]
    table: dict[str, Any] = {"seats": ", ".join(teams), "turn": random.choice(teams), "wind": random.randint(1, 6)}
    land = some_land(random)
    covered = random.sample(land, random.randint(0, min(2, len(land) - 1))) if random.random() < OFTEN else []
    land = [hex_ for hex_ in land if hex_ not in covered]
    table["land"], table["covered"] = " ".join(map(write, land)), " ".join(map(write, covered))
    out = [team for team in teams if team != table["turn"] and random.random() < SELDOM]
    if out and "true-elimination" not in variants:
        left = [team for team in teams if team not in (*out, table["turn"])]
        table["last_round"] = ", ".join(random.sample(left, random.randint(0, len(left))))
    elif len(out) == len(teams) - 1:
        out = []
    most = random.choice((1, 2, 2, 4))
    worms = {team: random.sample(LETTERS, random.randint(1, most)) for team in teams if team not in out}
    table["things"] = put_things(random, land, worms)
    add_pool(random, table)
    box = HARSH_BOX if random.random() < OFTEN else "standard"
    add_cards(random, table, teams, box)
    if random.random() < SELDOM:
        table["ice"] = random.choice(teams)
    if (first := random.choice((1, 2, 3, 3, 4, 5, 5, 5, 6, 7))) > 1:
        table["step"], table["worm"] = first, random.choice(worms[table["turn"]])
    if "sudden_death" not in table and random.random() < SELDOM:
        variants.append("no-sudden-death")
    return Position({"edition": random.choice(EDITIONS), "variants": ", ".join(variants), "box": box}, table)


def some_land(random: Random) -> list[Hex]:
    """An island that grows from one hex, sometimes with gaps."""
    land: list[Hex] = [(0, 1)]
    size = random.choice((2, 3, 3, 4, 4, 5, 6, 8, 12))
    while len(land) < size:
        there = step(random.choice(land), random.choice(list(STEPS)), random.choice((1, 1, 1, 2)))
        if there not in land:
            land.append(there)
    return sorted(land)


def put_things(random: Random, land: list[Hex], worms: dict[str, list[str]]) -> dict[str, str]:
    """Worms and other Things, gladly where some are already, and some kind of which there are many."""
    on: dict[Hex, list[str]] = {hex_: [] for hex_ in land}
    often = random.choice((("mine", "drum", "crate"), random.sample((*MOVABLE, "fire", "crater"), 2)))
    things = [worm_text(random, team, letter) for team, letters in worms.items() for letter in letters]
    for kind in (*MOVABLE, "fire", "crater"):
        most = min(POOL[kind], 2 * len(land) if kind in often else len(land) // 2)
        things += [kind] * random.randint(kind in often, most)
    crowded, room = random.sample(land, min(2, len(land))), random.choice((3, 4, 6))
    for thing in things:
        here = random.choice(crowded if random.random() < OFTEN else land)
        is_crater_too_many = thing == "crater" and on[here].count("crater") == 2  # W10.6
        if not is_crater_too_many and (len(on[here]) < room or " " in thing):
            on[here].append(thing)
    return {write(hex_): ", ".join(things) for hex_, things in on.items() if things}


def worm_text(random: Random, team: str, letter: str) -> str:
    lying = " lying" if random.random() < OFTEN else ""
    frozen = " frozen" if random.random() < SELDOM else ""
    return f"{team} {letter}{lying}{frozen}"


def add_pool(random: Random, table: dict[str, Any]) -> None:
    """W1.2: sometimes next to nothing is left of a kind."""
    text = " ".join(table["things"].values())
    used = {kind: text.count(kind) for kind in POOL}
    used["crater"], used["crate"] = text.count("crater"), text.count("crate") - text.count("crater")
    used["water"] = len(table["covered"].split())
    few = [kind for kind in POOL if kind != "crate" and random.random() < SELDOM]
    table["pool"] = {kind: min(random.randint(0, 2), POOL[kind] - used[kind]) for kind in few}


def add_cards(random: Random, table: dict[str, Any], teams: list[str], box: str) -> None:
    """Hands, most of all of the team whose turn it is, and decks with few cards."""
    weapons = [*WEAPONS, *(HARSH_WEAPONS if box == HARSH_BOX else [])]
    left = Counter({card: COPIES.get(card, 1) for card in weapons})
    hands: dict[str, str] = {}
    for team in teams:
        loud = Counter({card: left[card] for card in LOUD if random.random() < OFTEN})
        some = take(random, loud, team == table["turn"])
        left.subtract(some)
        hands[team] = ", ".join([*some, *take(random, left, random.randint(0, 2))])
    table["hands"] = {team: hand for team, hand in hands.items() if hand}
    for card in ("bazooka", "uzi", "ninja-rope", "girder", "grenade", "shotgun", "baseball-bat"):
        del left[card]  # W2.6: starters are not in the supply deck
    table["supply"] = ", ".join(take(random, left, random.randint(0, 6)))
    drops = Counter({card: DROP_COPIES.get(card, 1) for card in DROPS})
    table["drops"] = ", ".join(take(random, drops, random.randint(0, 4)))
    if random.random() < OFTEN:
        table["sudden_death"] = random.choice(("high-explosive", "high-explosive", *SUDDEN_DEATHS))


def take(random: Random, cards: Counter[str], count: int) -> list[str]:
    """So many cards out of these."""
    taken = random.sample(sorted(cards.elements()), min(count, cards.total()))
    cards.subtract(taken)
    return taken
