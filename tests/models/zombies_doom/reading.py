"""Reading a position of Zombies Doom into the model."""

from collections import Counter

from rumpus.contract.model import Position
from tests.models.zombies_doom.table import PILES, SPELLS, Player, Table, Tile, Weapon, cards_of, read, words, write


def read_tile(text: str) -> Tile:
    what, _, rock = text.partition(", rock ")
    kind, *piles = what.split()
    return Tile(kind, piles, rock.split())


def read_weapon(text: str) -> Weapon:
    card, _, known = text.partition(" ")
    return Weapon(card, known)


def read_table(position: Position) -> Table:
    """What a position of this model says; it describes every tile and leaves nothing out."""
    options, table = position
    printed = options["variants"] == "printed-spells"
    players = []
    for name, square in table["figures"].items():
        hand = words(table["hands"].get(name, ""))
        players.append(
            Player(
                name,
                read(square),
                [read_weapon(card) for card in hand if card not in SPELLS],
                [card for card in hand if card in SPELLS],
                words(table["trophies"].get(name, "")),
                table["won"].get(name, 0),
                words(table["done"].get(name, "")),
            )
        )
    piles = {pile: Counter(words(table["piles"][pile])) for pile in PILES}
    held = Counter(weapon.card for player in players for weapon in player.weapons)
    discards = {}
    for pile in PILES:
        cards = cards_of(pile, printed)
        discards[pile] = cards - piles[pile] - Counter({card: held[card] for card in cards})
    monsters = {read(text): words(names) for text, names in table["monsters"].items()}
    deck = Counter(words(table["spells"]))
    in_hands = Counter(spell for player in players for spell in player.spells)
    return Table(
        printed,
        {read(text): read_tile(tile) for text, tile in table["tiles"].items()},
        monsters,
        {square: table["tokens"].get(write(square), len(names)) for square, names in monsters.items()},
        players,
        [player.name for player in players].index(table["turn"]),
        table.get("step", "go"),
        table.get("fought", False),
        piles,
        discards,
        deck,
        Counter(dict.fromkeys(SPELLS, 4)) - deck - in_hands,
        words(table["tasks"]),
        words(table["task_deck"]),
        words(table["thrown"]),
    )
