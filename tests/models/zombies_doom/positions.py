"""Random positions of Zombies Doom: crossroads and rock everywhere, few kinds of monsters, decks that run out."""

from collections import Counter
from random import Random
from typing import Any

from rumpus.contract.model import Position
from tests.models.zombies_doom.table import (
    CASTLE,
    MONSTERS,
    PILES,
    ROCKS,
    SIDES,
    SPELLS,
    SQUARES,
    STARTS,
    TARGETS,
    Square,
    cards_of,
    write,
)
from tests.models.zombies_doom.tasks import TASKS

STEPS = ("go", "go", "go", "go", "go-on", "rest", "trophies", "tasks", "tasks", "row")
SELDOM = 0.15


def some_position(random: Random) -> Position:
    """Any moment from which a turn can begin or go on."""
    players = [f"player {number + 1}" for number in range(random.choice((2, 2, 3, 4)))]
    table: dict[str, Any] = {"seats": len(players), "turn": random.choice(players)}
    variants = random.choice(("", "printed-spells"))
    tiles = {square: some_tile(random, square) for square in SQUARES}
    table["tiles"] = {write(square): tile for square, tile in tiles.items()}
    monsters = some_monsters(random, tiles)
    table["monsters"] = {write(square): ", ".join(names) for square, names in monsters.items()}
    table["tokens"] = {write(square): 0 for square in monsters if random.random() < SELDOM}
    free = [square for square, tile in tiles.items() if tile.split()[0].strip(",") not in ("rock", "crossroads")]
    free = [square for square in free if square not in monsters]
    table["figures"] = {player: write(random.choice(free)) for player in players}
    step = random.choice(STEPS)
    if step != "go":
        table["step"], table["fought"] = step, random.random() < 0.5
    add_cards(random, table, players, variants == "printed-spells")
    add_tasks(random, table, players)
    add_scores(random, table, players, step)
    return Position({"variants": variants}, table)


def some_tile(random: Random, square: Square) -> str:
    """Z4: those of the middle lie fixed (Z5.1), the others are any."""
    for fixed, kind in ((STARTS, "start"), (ROCKS, "rock"), ((CASTLE,), "castle")):
        if square in fixed:
            return kind
    kind = random.choice(("normal", "normal", "normal", "normal", "camp", "crossroads"))
    piles = random.sample(PILES, random.randint(0, 2)) if kind == "normal" else []
    rock = random.sample(list(SIDES), random.choice((0, 0, 1, 2)))
    return " ".join([kind, *piles]) + (f", rock {' '.join(rock)}" if rock else "")


def some_monsters(random: Random, tiles: dict[Square, str]) -> dict[Square, list[str]]:
    """Where they belong (Z5.3), now many, now few, and sometimes of two kinds only."""
    kinds = random.sample(MONSTERS, random.choice((2, 3, 4)))
    often = random.choice((0.3, 0.6, 0.9))
    found = {}
    for square, tile in tiles.items():
        if tile.startswith(("normal", "castle")) and random.random() < often:
            found[square] = [random.choice(kinds) for _ in range(2 if tile == "castle" else 1)]
    return found


def add_cards(random: Random, table: dict[str, Any], players: list[str], has_printed_spells: bool) -> None:
    """Hands, and piles and decks of which some have run out."""
    cards = sum([cards_of(pile, has_printed_spells) for pile in PILES], Counter[str]())
    spells = Counter(dict.fromkeys(SPELLS, 4))
    hands = {}
    for player in players:
        weapons = []
        for card in take(random, cards, random.choice((0, 1, 2, 2, 2))):
            known = random.choice(("", "", " shown", " spent" if "+" in card else ""))
            weapons.append(card + known)
        hands[player] = ", ".join([*weapons, *take(random, spells, random.choice((0, 1, 2, 3)))])
    table["hands"] = {player: hand for player, hand in hands.items() if hand}
    table["piles"] = {}
    for pile in PILES:
        left = cards & cards_of(pile, has_printed_spells)
        table["piles"][pile] = ", ".join(take(random, left, random.choice((0, 1, 5, 99))))
    table["spells"] = ", ".join(take(random, spells, random.choice((0, 1, 5, 99))))


def add_tasks(random: Random, table: dict[str, Any], players: list[str]) -> None:
    """Z3.1: up to three lie open; the others anywhere, or nowhere."""
    tasks = random.sample(list(TASKS), len(TASKS))
    for key, most in (("tasks", 3), ("task_deck", 4), ("thrown", 4)):
        some = [tasks.pop() for _ in range(random.choice((0, most, random.randint(0, most))))]
        table[key] = ", ".join(some)
    table["done"] = {player: ", ".join(tasks.pop() for _ in range(random.randint(0, 2))) for player in players}


def add_scores(random: Random, table: dict[str, Any], players: list[str], step: str) -> None:
    """Z8.1, Z8.3: only in a turn that has begun are there more than three trophies, or enough to win."""
    table["trophies"], table["won"] = {}, {}
    for player in players:
        has_begun = player == table["turn"] and step != "go"
        most = 5 if has_begun and step != "tasks" else 3
        kinds = random.sample(MONSTERS, random.randint(1, 4))
        table["trophies"][player] = ", ".join(random.choice(kinds) for _ in range(random.randint(0, most)))
        done = len(table["done"][player].split())
        enough = TARGETS[len(players)] + has_begun - done - 1
        table["won"][player] = random.randint(max(0, enough - 4), enough)


def take(random: Random, cards: Counter[str], count: int) -> list[str]:
    """So many cards out of these."""
    taken = random.sample(sorted(cards.elements()), min(count, cards.total()))
    cards.subtract(taken)
    return taken
