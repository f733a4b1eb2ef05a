"""Everything that may ever be answered in a game of Zombies Doom.

It depends on the box alone: whatever number of players and variants are agreed on, an answer has the same number
(docs/decisions/0013).
"""

from itertools import combinations_with_replacement, product

from rumpus.games.zombies_doom.cards.box import Box
from rumpus.games.zombies_doom.cards.card import SpellEffect
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
from rumpus.games.zombies_doom.setting import SEATS, ZombiesSetting
from rumpus.games.zombies_doom.things import MONSTERS, NONE, PILES
from rumpus.records.vocabulary import Vocabularies, Vocabulary

QUARTERS = 4
MOST_SEATS = max(SEATS)


def vocabulary(setting: ZombiesSetting) -> Vocabulary:
    """Kinds of questions that no spell of the box leads to are left out."""
    box, places = setting.box, range(setting.board.places)
    effects = {effect for spell in box.spells for effect in spell.effects}
    uses = uses_with(box, setting.of_an_attack)
    plain = set(plain_uses(box))
    teleports = [use for use in uses_with(box, setting.to_change_places) if use not in plain]
    swaps = [swap_of(*swap) for swap in product((NONE, *MONSTERS), places, MONSTERS)]
    where = (*places, *(teleport_to(seat, use) for seat in range(MOST_SEATS) for use in teleports))
    return Vocabulary(
        players={
            "start": setting.board.starts,
            "go": (*where, die_with(())),
            "go-on": (*where, STOP),
            "go-from-there": where,
            "use": (*uses, *(both(*pair) for pair in combinations_with_replacement(uses, 2))),
            "discard": (KEEP, *uses),
            **({"lure": swaps} if SpellEffect.SWAP_MONSTERS in effects else {}),
            "camp": (1, 0),
            "throw": (*range(len(box.tasks)), DONE),
            "rise": (STAY, *setting.board.starts),
            "trophies": [option for kept in numbers_kept(box) for option in trophies(kept)],
            "draw": PILES,
            **({"take-trophy": MONSTERS} if SpellEffect.TAKE_TROPHY in effects else {}),
            **({"take-others-trophy": others_trophies()} if SpellEffect.TAKE_OTHERS_TROPHY in effects else {}),
        },
        chance={
            "first": range(MOST_SEATS),
            "tile": range(len(box.tiles)),
            "turn": range(QUARTERS),
            "monster": [8 * place + monster for place, monster in product(places, MONSTERS)],
            "spell": setting.spells,
            "weapon": range(len(box.weapons)),
            "task": range(len(box.tasks)),
        },
    )


def plain_uses(box: Box) -> list[int]:
    """Every weapon; Z2.3, Z2.8: one that stays in the hand after its printed spell was used is another one."""
    spent = [card for card, weapon in enumerate(box.weapons) if box.spells[weapon.spell].may_spare]
    return sorted(
        [*(plain_use(card, False) for card in range(len(box.weapons))), *(plain_use(card, True) for card in spent)]
    )


def uses_with(box: Box, spells: tuple[int, ...]) -> list[int]:
    """Every weapon plainly, with each of these spells, and with its own if it is one of them."""
    loose = [plain + way for plain in plain_uses(box) for way in (0, *spells)]
    itself = [plain_use(card, False) + ITSELF for card, weapon in enumerate(box.weapons) if weapon.spell in spells]
    return sorted([*loose, *itself])


def numbers_kept(box: Box) -> list[int]:
    """How many trophies may be kept, as the box has it and as its variants have it."""
    varied = [variant.changes.get("trophies_kept", box.numbers.trophies_kept) for variant in box.variants]
    return list(dict.fromkeys([box.numbers.trophies_kept, *varied]))


def trophies(kept: int) -> list[int]:
    """Z8.1: which of them are kept; if none are, nobody is asked."""
    if not kept:
        return []
    ways = combinations_with_replacement(MONSTERS, kept)
    return [kept_trophies(trophies.count(monster) for monster in MONSTERS) for trophies in ways]


def others_trophies() -> list[int]:
    """Z2.10: whose, and of which monster."""
    return [8 * seat + monster for seat in range(MOST_SEATS) for monster in MONSTERS]


class ZombiesVocabularies(Vocabularies):
    def vocabulary(self, setting: ZombiesSetting) -> Vocabulary:
        return vocabulary(setting)
