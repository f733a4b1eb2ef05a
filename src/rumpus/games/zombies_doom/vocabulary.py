"""Everything that may ever be answered in a game of Zombies Doom.

It depends on the box alone: whatever number of players and variants are agreed on, an answer has the same number
(docs/decisions/0013).
"""

from itertools import combinations_with_replacement, product

from rumpus.games.zombies_doom.board import PLACES, STARTS
from rumpus.games.zombies_doom.cards.box import Box
from rumpus.games.zombies_doom.notation import (
    DONE,
    ITSELF,
    KEEP,
    STAY,
    STOP,
    both,
    die_with,
    kept_trophies,
    plain_use,
    swap_of,
    teleport_to,
)
from rumpus.games.zombies_doom.rules.possible import SPELLS_OF_AN_ATTACK
from rumpus.games.zombies_doom.setting import SEATS, ZombiesSetting
from rumpus.games.zombies_doom.things import MONSTERS, NONE, PILES, SPARING, SPELLS, TELEPORT, TROPHIES_KEPT
from rumpus.records.vocabulary import Vocabularies, Vocabulary

QUARTERS = 4
MOST_SEATS = max(SEATS)


def vocabulary(setting: ZombiesSetting) -> Vocabulary:
    box, places = setting.box, range(PLACES)
    uses = uses_with(box, SPELLS_OF_AN_ATTACK)
    teleports = [use for use in uses_with(box, (TELEPORT,)) if use not in plain_uses(box)]
    where = (*places, *(teleport_to(seat, use) for seat in range(MOST_SEATS) for use in teleports))
    return Vocabulary(
        players={
            "start": STARTS,
            "go": (*where, die_with(())),
            "go-on": (*where, STOP),
            "go-from-there": where,
            "use": (*uses, *(both(*pair) for pair in combinations_with_replacement(uses, 2))),
            "discard": (KEEP, *uses),
            "lure": [swap_of(*swap) for swap in product((NONE, *MONSTERS), places, MONSTERS)],
            "camp": (1, 0),
            "throw": (*range(len(box.tasks)), DONE),
            "rise": (STAY, *STARTS),
            "trophies": trophies(),
            "draw": PILES,
        },
        chance={
            "first": range(MOST_SEATS),
            "tile": range(len(box.tiles)),
            "turn": range(QUARTERS),
            "monster": [8 * place + monster for place, monster in product(places, MONSTERS)],
            "spell": SPELLS,
            "weapon": range(len(box.weapons)),
            "task": range(len(box.tasks)),
        },
    )


def plain_uses(box: Box) -> list[int]:
    """Every weapon; Z2.3, Z2.8: one that stays in the hand after its printed spell was used is another one."""
    spent = [card for card, weapon in enumerate(box.weapons) if weapon.spell in SPARING]
    return sorted(
        [*(plain_use(card, False) for card in range(len(box.weapons))), *(plain_use(card, True) for card in spent)]
    )


def uses_with(box: Box, spells: tuple[int, ...]) -> list[int]:
    """Every weapon plainly, with each of these spells, and with its own if it is one of them."""
    loose = [plain + way for plain in plain_uses(box) for way in (0, *spells)]
    itself = [plain_use(card, False) + ITSELF for card, weapon in enumerate(box.weapons) if weapon.spell in spells]
    return sorted([*loose, *itself])


def trophies() -> list[int]:
    """Z8.1: which three are kept."""
    kept = combinations_with_replacement(MONSTERS, TROPHIES_KEPT)
    return [kept_trophies(three.count(monster) for monster in MONSTERS) for three in kept]


class ZombiesVocabularies(Vocabularies):
    def vocabulary(self, setting: ZombiesSetting) -> Vocabulary:
        return vocabulary(setting)
