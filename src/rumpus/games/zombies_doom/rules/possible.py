"""Z6.2 to Z6.4, Z2: which attacks are possible. Nothing here changes anything.

A hand is a list of plain uses (notation.py). What was declared before, by changing places with its spell, is `held` and
must take part in the attack.
"""

from collections.abc import Iterable
from itertools import combinations, product
from typing import TYPE_CHECKING

from rumpus.games.zombies_doom.notation import ITSELF, both, card_of, is_spent, plain_use, spell_of, teleport_to, way_of
from rumpus.games.zombies_doom.things import MONSTERS, NO_CARD, NONE, SPENT

if TYPE_CHECKING:
    from rumpus.games.zombies_doom.state import ZombiesState

Here = tuple[int, ...]  # the monsters on the place that is attacked


def hand_of(s: "ZombiesState") -> list[int]:
    """The weapons of the player whose turn it is, as plain uses."""
    return [
        plain_use(s.weapons[slot], s.known[slot] == SPENT)
        for slot in s.setting.hands[s.seat]
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
    uses, first, printed = [plain], s.seat * s.setting.spell_kinds, printed_on(s, plain)
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
    setting = s.setting
    beats, swaps = setting.beats, setting.swaps_monsters
    at_once = with_swap = 0  # the monsters that can be beaten as they stand, or be brought here and beaten
    empty_too = True
    if held:
        mask = beats[card_of(held[0])]
        if swaps[spell_of(setting, held[0])]:
            with_swap, empty_too = mask, False
        else:
            at_once = mask
    else:
        first, to_swap, loose = s.seat * setting.spell_kinds, setting.to_swap_monsters, 0
        for spell in to_swap:
            loose += s.spells[first + spell]
        for plain in hand:
            mask = beats[card_of(plain)]
            at_once |= mask
            if loose or printed_on(s, plain) in to_swap:
                with_swap |= mask
    if with_swap:
        with_swap &= kinds_there_are(s)
    found, monsters, castle, room = [], s.monsters, s.map.castle, len(held) < 2
    for place in s.map.ways[here]:
        monster = monsters[place]
        if place == castle and monster:
            if castle_uses(s, held, hand):
                found.append(place)
        elif room and (at_once >> monster & 1 or with_swap & ~(1 << monster) if monster else empty_too):
            found.append(place)
    return found


def teleports(s: "ZombiesState", figure: list[int], held: list[int], hand: list[int], loose: list[int]) -> list[int]:
    """Z2.4: with whom to change places, and on which weapon; only if it can then be attacked with (Z2.8), perhaps
    after changing places again (Z2.7). Doing so on one and the same tile would change nothing. `loose` are the spell
    cards for it."""
    if len(held) == max(s.setting.numbers.castle_monsters, 1) or not (loose or s.setting.printed_spells):
        return []
    found = []
    for plain in dict.fromkeys(hand):
        uses = [plain + spell for spell in dict.fromkeys(loose)]
        if s.setting.changes_places[printed_on(s, plain)]:
            uses.append(plain + ITSELF)
        rest = hand.copy()
        rest.remove(plain)
        for use, (seat, place) in product(uses, enumerate(figure)):
            if place != figure[s.seat]:
                moved = figure.copy()
                moved[s.seat], moved[seat] = place, moved[s.seat]
                now_held, left = [*held, use], loose.copy()
                if way_of(use) != ITSELF:
                    left.remove(way_of(use))
                if destinations(s, place, now_held, rest) or teleports(s, moved, now_held, rest, left):
                    found.append(teleport_to(seat, use))
    return found


def ways_on(s: "ZombiesState", hand: list[int]) -> list[int]:
    """Every tile that can be gone to, and every figure that can be changed places with first."""
    where = destinations(s, s.figure[s.seat], s.held, hand)
    first = s.seat * s.setting.spell_kinds
    loose = [spell for spell in s.setting.to_change_places for _ in range(s.spells[first + spell])]
    where += teleports(s, s.figure, s.held, hand, loose)
    return where


def fight_uses(s: "ZombiesState", place: int, hand: list[int]) -> list[int]:
    """Every way to beat what is on this place, besides the weapons held already."""
    if place == s.map.castle:
        return castle_uses(s, s.held, hand)
    monster, setting = s.monsters[place], s.setting
    found = []
    for plain in dict.fromkeys(hand):
        mask = setting.beats[card_of(plain)]
        for use in uses_with(s, plain, setting.of_an_attack):
            swaps = setting.swaps_monsters[spell_of(setting, use)]
            if mask & (kinds_there_are(s) & ~(1 << monster) if swaps else 1 << monster):
                found.append(use)
    return found


def castle_uses(s: "ZombiesState", held: list[int], hand: list[int]) -> list[int]:
    """Z4.6: all its monsters, for each a weapon; Z2.7: each perhaps with a spell."""
    missing = len(s.monsters_at(s.map.castle)) - len(held)
    if not 0 <= missing <= len(hand):
        return []
    ways = {plain: uses_with(s, plain, s.setting.of_an_attack) for plain in hand}
    found: dict[int, None] = {}
    for weapons in combinations(hand, missing):
        for chosen in product(*map(ways.__getitem__, weapons)):
            if spells_go_together(s, held, chosen) and is_won(s, s.map.castle, (*held, *chosen)):
                found[both(*(*sorted(chosen), 0, 0)[:2])] = None
    return list(found)


def spells_go_together(s: "ZombiesState", held: list[int], chosen: tuple[int, ...]) -> bool:
    """Two loose spells alike need two cards; going on twice after one attack (Z2.6) would change nothing."""
    setting = s.setting
    if sum([setting.goes_on[spell_of(setting, use)] for use in (*held, *chosen)]) > 1:
        return False
    if len(chosen) < 2:
        return True
    first, second = map(way_of, chosen)
    return first in (0, ITSELF) or first != second or s.spells[s.seat * s.setting.spell_kinds + first] > 1


def is_won(s: "ZombiesState", place: int, uses: tuple[int, ...]) -> bool:
    """Whether these weapons beat all monsters on a place, swapping as many as their spells say."""
    here = s.monsters_at(place)
    masks = [s.setting.beats[card_of(use)] for use in uses]
    return can_beat(here, elsewhere(s, place), masks, count_swaps(s, uses))


def count_swaps(s: "ZombiesState", uses: Iterable[int]) -> int:
    """Z2.5: how many monsters these bring to the tile that is attacked."""
    return sum([s.setting.swaps_monsters[spell_of(s.setting, use)] for use in uses])


def elsewhere(s: "ZombiesState", place: int) -> list[int]:
    """How many monsters of each kind are on the map besides those on this place."""
    counts = list(s.on_map)
    for monster in s.monsters_at(place):
        counts[monster] -= 1
    return counts


def can_beat(here: Here, others: list[int], masks: list[int], swaps: int) -> bool:
    """Z6.4: for each monster a weapon of its colour or a bomb, after so many of them were brought here (Z2.5)."""
    if not swaps:
        if len(here) == 1:
            return masks[0] >> here[0] & 1 == 1
        first, second = masks
        return (first >> here[0] & second >> here[1] | first >> here[1] & second >> here[0]) & 1 == 1
    for out in here:
        for monster in MONSTERS:
            if (
                monster != out
                and others[monster]
                and can_beat(*after_swap(here, out, monster, others), masks, swaps - 1)
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
