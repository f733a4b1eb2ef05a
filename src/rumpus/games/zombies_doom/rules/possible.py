"""Z6.2 to Z6.4, Z2: which attacks are possible. Nothing here changes anything.

A hand is a list of plain uses (notation.py). What was declared before, by using its teleport, is `held` and must
take part in the attack.
"""

from itertools import product
from typing import TYPE_CHECKING, Final

from rumpus.games.zombies_doom.board import CASTLE_PLACE
from rumpus.games.zombies_doom.notation import ITSELF, both, card_of, is_spent, plain_use, spell_of, teleport_to, way_of
from rumpus.games.zombies_doom.things import (
    BERSERK,
    HAND_SIZE,
    HARDENED,
    KINDS,
    LURE,
    MONSTERS,
    NO_CARD,
    NONE,
    SPENT,
    TELEPORT,
)

if TYPE_CHECKING:
    from rumpus.games.zombies_doom.state import ZombiesState

Here = tuple[int, ...]  # the monsters on the place that is attacked

CASTLE_MONSTERS: Final = 2  # Z4.6
SPELLS_OF_AN_ATTACK: Final = (HARDENED, LURE, BERSERK)  # a teleport comes before it


def hand_of(s: "ZombiesState") -> list[int]:
    """The weapons of the player whose turn it is, as plain uses."""
    first = s.seat * HAND_SIZE
    return [
        plain_use(s.weapons[slot], s.known[slot] == SPENT)
        for slot in range(first, first + HAND_SIZE)
        if s.weapons[slot] != NO_CARD
    ]


def printed_on(s: "ZombiesState", plain: int) -> int:
    """The spell printed on a weapon, if it can still be used."""
    if not s.setting.printed_spells or is_spent(plain):
        return NONE
    return s.setting.spell_on[card_of(plain)]


def uses_with(s: "ZombiesState", plain: int, spells: tuple[int, ...]) -> list[int]:
    """Z2.1, Z2.2: without a spell, or with one of these: a loose one goes on any weapon, a printed one only on its
    own."""
    uses, first, printed = [plain], s.seat * KINDS, printed_on(s, plain)
    for spell in spells:
        if s.spells[first + spell]:
            uses.append(plain + spell)
        if spell == printed:
            uses.append(plain + ITSELF)
    return uses


def kinds_there_are(s: "ZombiesState") -> int:
    """The mask of the monsters of which there is any."""
    return sum(1 << monster for monster in MONSTERS if s.on_map[monster])


def destinations(s: "ZombiesState", here: int, held: list[int], hand: list[int]) -> list[int]:
    """Z6.2 to Z6.4: the neighbouring tiles where there are no monsters, or all of them can be beaten."""
    beats = s.setting.beats
    at_once = with_lure = 0  # the monsters that can be beaten as they stand, or be lured here and beaten
    if held:
        at_once = beats[card_of(held[0])]
    else:
        loose_lure = s.spells[s.seat * KINDS + LURE]
        for plain in hand:
            mask = beats[card_of(plain)]
            at_once |= mask
            if loose_lure or printed_on(s, plain) == LURE:
                with_lure |= mask
        if with_lure:
            with_lure &= kinds_there_are(s)
    found, monsters, room = [], s.monsters, len(held) < CASTLE_MONSTERS
    for place in s.map.ways[here]:
        monster = monsters[place]
        if place == CASTLE_PLACE and monster:
            if castle_uses(s, held, hand):
                found.append(place)
        elif room and (not monster or at_once >> monster & 1 or with_lure & ~(1 << monster)):
            found.append(place)
    return found


def teleports(s: "ZombiesState", figure: list[int], held: list[int], hand: list[int], loose: int) -> list[int]:
    """Z2.4: with whom to change places, and on which weapon; only if it can then be attacked with (Z2.8), perhaps
    after another teleport (Z2.7). Changing places on one and the same tile would change nothing."""
    if not (loose or s.setting.printed_spells):
        return []
    found = []
    for plain in dict.fromkeys(hand):
        uses = [plain + TELEPORT] if loose else []
        if printed_on(s, plain) == TELEPORT:
            uses.append(plain + ITSELF)
        rest = hand.copy()
        rest.remove(plain)
        for use, (seat, place) in product(uses, enumerate(figure)):
            if place != figure[s.seat]:
                moved = figure.copy()
                moved[s.seat], moved[seat] = place, moved[s.seat]
                now_held = [*held, use]
                if destinations(s, place, now_held, rest) or teleports(
                    s, moved, now_held, rest, loose - (way_of(use) == TELEPORT)
                ):
                    found.append(teleport_to(seat, use))
    return found


def ways_on(s: "ZombiesState", hand: list[int]) -> list[int]:
    """Every tile that can be gone to, and every figure that can be changed places with first."""
    where = destinations(s, s.figure[s.seat], s.held, hand)
    where += teleports(s, s.figure, s.held, hand, s.spells[s.seat * KINDS + TELEPORT])
    return where


def fight_uses(s: "ZombiesState", place: int, hand: list[int]) -> list[int]:
    """Every way to beat what is on this place, besides the weapons held already."""
    if place == CASTLE_PLACE:
        return castle_uses(s, s.held, hand)
    monster = s.monsters[place]
    found = []
    for plain in dict.fromkeys(hand):
        mask = s.setting.beats[card_of(plain)]
        for use in uses_with(s, plain, SPELLS_OF_AN_ATTACK):
            there = kinds_there_are(s) & ~(1 << monster) if spell_of(s.setting, use) == LURE else 1 << monster
            if mask & there:
                found.append(use)
    return found


def castle_uses(s: "ZombiesState", held: list[int], hand: list[int]) -> list[int]:
    """Z4.6: both monsters, so two weapons; Z2.7: each perhaps with a spell."""
    if len(held) + len(hand) < CASTLE_MONSTERS:
        return []
    ways = [uses_with(s, plain, SPELLS_OF_AN_ATTACK) for plain in hand[: CASTLE_MONSTERS - len(held)]]
    found: dict[int, None] = {}
    for chosen in product(*ways):
        uses = (*held, *chosen)
        if spells_go_together(s, chosen) and is_won(s, CASTLE_PLACE, uses):
            found[both(*sorted(chosen), *(0,) * len(held))] = None
    return list(found)


def spells_go_together(s: "ZombiesState", chosen: tuple[int, ...]) -> bool:
    """Two loose spells alike need two cards; a second berserk in one attack would change nothing."""
    if len(chosen) < 2:
        return True
    spells = [spell_of(s.setting, use) for use in chosen]
    if not spells[0] or spells[0] != spells[1]:
        return True
    loose = sum(way_of(use) != ITSELF for use in chosen)
    return spells[0] != BERSERK and s.spells[s.seat * KINDS + spells[0]] >= loose


def is_won(s: "ZombiesState", place: int, uses: tuple[int, ...]) -> bool:
    """Whether these weapons beat all monsters on a place, luring as many as they can."""
    here = s.monsters_at(place)
    masks = [s.setting.beats[card_of(use)] for use in uses]
    lures = sum(spell_of(s.setting, use) == LURE for use in uses)
    return can_beat(here, elsewhere(s, place), masks, lures)


def elsewhere(s: "ZombiesState", place: int) -> list[int]:
    """How many monsters of each kind are on the map besides those on this place."""
    counts = list(s.on_map)
    for monster in s.monsters_at(place):
        counts[monster] -= 1
    return counts


def can_beat(here: Here, others: list[int], masks: list[int], lures: int) -> bool:
    """Z6.4: for each monster a weapon of its colour or a bomb, after so many of them were lured here (Z2.5)."""
    if not lures:
        if len(here) == 1:
            return masks[0] >> here[0] & 1 == 1
        first, second = masks
        return (first >> here[0] & second >> here[1] | first >> here[1] & second >> here[0]) & 1 == 1
    for out in here:
        for monster in MONSTERS:
            if (
                monster != out
                and others[monster]
                and can_beat(*after_swap(here, out, monster, others), masks, lures - 1)
            ):
                return True
    return False


def after_swap(here: Here, out: int, monster: int, others: list[int]) -> tuple[Here, list[int]]:
    """What is here and elsewhere when one of those here has changed places with one from elsewhere."""
    at = here.index(out)
    counts = others.copy()
    counts[monster] -= 1
    counts[out] += 1
    return (*here[:at], monster, *here[at + 1 :]), counts
