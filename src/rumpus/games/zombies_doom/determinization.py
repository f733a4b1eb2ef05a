"""Other hands a viewer must reckon with: everything hidden from it, dealt anew.

All cards with the same back that the viewer does not see are alike to it. (Who remembers which cards were shuffled
in again with the discards could know a little more.)
"""

from typing import Final

from rumpus.games.zombies_doom.rules.fight import attack, discard_chosen, place_attacked, weapons_chosen
from rumpus.games.zombies_doom.rules.possible import fight_uses, hand_of, ways_on
from rumpus.games.zombies_doom.rules.turn import choose_where, where_chosen
from rumpus.games.zombies_doom.state import ZombiesState
from rumpus.games.zombies_doom.things import HIDDEN, NO_CARD, PILES
from rumpus.kernel.chance import Chance
from rumpus.kernel.conversation import is_waiting, then, waiting, withdraw
from rumpus.parts.bag import count_in, deal_anew, put_back
from rumpus.thinking.determinization import Determinization

TRIES: Final = 200
ABOUT_HIDDEN_CARDS: Final = (where_chosen, weapons_chosen, discard_chosen)  # the rules that wait for such answers


class ZombiesDeterminization(Determinization):
    def determinize(self, s: ZombiesState, viewer: int | None, chance: Chance) -> ZombiesState:
        """Another state the viewer cannot tell from this one, which must be waiting for a player."""
        for _ in range(TRIES):
            other = s.copy()
            deal_weapons(other, viewer, chance)
            deal_spells(other, viewer, chance)
            if question_is_about_hidden_cards(s, viewer):
                if not could_have_got_here(other):
                    continue
                ask_again(other)
            return other
        return s.copy()  # hardly any other hand could have come as far as this one

    def gather(self, s: ZombiesState, viewer: int) -> ZombiesState | None:
        """The hidden cards of others back in their piles and in the spell deck."""
        piles, spells = s.setting.cards_in_pile, s.setting.spell_copies
        if any(count_in(s.bag, piles[pile]) < s.setting.hand_size for pile in PILES):
            return None
        if any(spells) and not any(s.spell_bag):
            return None
        other = s.copy()
        for slot in hidden_slots(s, viewer):
            put_back(other.bag, [s.weapons[slot]])
            other.weapons[slot] = NO_CARD
        put_back(other.spell_bag, [spell for _, spell in take_spells(other, viewer)])
        return other


def hidden_slots(s: ZombiesState, viewer: int | None) -> list[int]:
    """Where others hold weapons that the viewer has not seen."""
    return [
        slot
        for slot, card in enumerate(s.weapons)
        if card != NO_CARD and s.known[slot] == HIDDEN and slot // s.setting.hand_size != viewer
    ]


def take_spells(s: ZombiesState, viewer: int | None) -> list[tuple[int, int]]:
    """The others' spells out of their hands, each with its owner."""
    taken: list[tuple[int, int]] = []
    for seat in range(s.setting.seats):
        if seat != viewer:
            for spell in s.setting.spells:
                taken += [(seat, spell)] * s.spells[seat * s.setting.spell_kinds + spell]
                s.spells[seat * s.setting.spell_kinds + spell] = 0
    return taken


def deal_weapons(s: ZombiesState, viewer: int | None, chance: Chance) -> None:
    """Every hidden weapon goes back to its pile, and one with the same back comes instead."""
    slots = hidden_slots(s, viewer)
    hidden = [s.weapons[slot] for slot in slots]
    same_back = {card: s.setting.cards_in_pile[s.setting.pile_of[card]] for card in hidden}
    dealt = deal_anew(chance, s.bag, hidden, same_back)
    for slot, card in zip(slots, dealt, strict=True):
        s.weapons[slot] = card


def deal_spells(s: ZombiesState, viewer: int | None, chance: Chance) -> None:
    spells, taken = s.setting.spells, take_spells(s, viewer)
    dealt = deal_anew(chance, s.spell_bag, [spell for _, spell in taken], dict.fromkeys(spells, spells))
    for (seat, _), spell in zip(taken, dealt, strict=True):
        s.spells[seat * s.setting.spell_kinds + spell] += 1


def question_is_about_hidden_cards(s: ZombiesState, viewer: int | None) -> bool:
    return is_waiting(s, *ABOUT_HIDDEN_CARDS) and s.question is not None and s.question.seat != viewer


def could_have_got_here(s: ZombiesState) -> bool:
    """Whoever said where to go, or changed places for an attack, has the weapons for it."""
    if (attacks := waiting(s, weapons_chosen)) is not None:
        (place,) = attacks
        return bool(fight_uses(s, place, hand_of(s)))
    if s.held and is_waiting(s, where_chosen):
        return bool(ways_on(s, hand_of(s)))
    return True


def ask_again(s: ZombiesState) -> None:
    """The question has other options now."""
    if (goes := waiting(s, where_chosen)) is not None:
        then(s, choose_where, *goes)
    elif (place := place_attacked(s)) is not None:
        then(s, attack, place)
    withdraw(s)
