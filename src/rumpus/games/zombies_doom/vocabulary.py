"""Everything that may ever be answered in a game of Zombies Doom."""

from itertools import combinations_with_replacement, product

from rumpus.games.zombies_doom.board import PLACES, STARTS
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
from rumpus.games.zombies_doom.setting import ZombiesSetting
from rumpus.games.zombies_doom.things import MONSTERS, NONE, PILES, SPARING, SPELLS, TELEPORT, TROPHIES_KEPT
from rumpus.kernel.vocabulary import Vocabulary

QUARTERS = 4


def vocabulary(setting: ZombiesSetting) -> Vocabulary:
    box, places = setting.box, range(PLACES)
    uses = uses_with(setting, SPELLS_OF_AN_ATTACK)
    teleports = [use for use in uses_with(setting, (TELEPORT,)) if use not in plain_uses(setting)]
    where = (*places, *(teleport_to(seat, use) for seat in range(setting.seats) for use in teleports))
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
            "first": range(setting.seats),
            "tile": range(len(box.tiles)),
            "turn": range(QUARTERS),
            "monster": [8 * place + monster for place, monster in product(places, MONSTERS)],
            "spell": SPELLS,
            "weapon": range(len(box.weapons)),
            "task": range(len(box.tasks)),
        },
    )


def plain_uses(setting: ZombiesSetting) -> list[int]:
    """Every weapon in play; Z2.3, Z2.8: one that stays in the hand after its printed spell was used is another one."""
    cards = [card for card, copies in enumerate(setting.weapon_copies) if copies]
    spent = [card for card in cards if setting.printed_spells and setting.spell_on[card] in SPARING]
    return sorted([*(plain_use(card, False) for card in cards), *(plain_use(card, True) for card in spent)])


def uses_with(setting: ZombiesSetting, spells: tuple[int, ...]) -> list[int]:
    """Every weapon plainly, with each of these spells, and with its own if it is one of them."""
    loose = [plain + way for plain in plain_uses(setting) for way in (0, *spells)]
    printed = [card for card, copies in enumerate(setting.weapon_copies) if copies and setting.spell_on[card] in spells]
    itself = [plain_use(card, False) + ITSELF for card in printed if setting.printed_spells]
    return sorted([*loose, *itself])


def trophies() -> list[int]:
    """Z8.1: which three are kept."""
    kept = combinations_with_replacement(MONSTERS, TROPHIES_KEPT)
    return [kept_trophies(three.count(monster) for monster in MONSTERS) for three in kept]
