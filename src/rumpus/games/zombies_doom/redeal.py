"""Other hands a viewer must reckon with: everything hidden from it, dealt anew.

All cards with the same back that the viewer does not see are alike to it. (Who remembers which cards were shuffled
in again with the discards could know a little more.)
"""

from typing import Final

from rumpus.games.zombies_doom.rules.possible import fight_uses, hand_of, ways_on
from rumpus.games.zombies_doom.state import ZombiesState
from rumpus.games.zombies_doom.things import HAND_SIZE, HIDDEN, KINDS, NO_CARD, PILES, SPELLS
from rumpus.kernel.chance import Chance, draw_unseen
from rumpus.kernel.conversation import run

TRIES: Final = 200
# Questions about hidden cards, and the rule that asks each; what its answer is for are the last arguments of both.
ASKED_BY: Final = {
    "go": "choose_where",
    "go-on": "choose_where",
    "go-from-there": "choose_where",
    "use": "attack",
    "discard": "attack",
}


def redeal(s: ZombiesState, viewer: int | None, chance: Chance) -> ZombiesState:
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


def gather(s: ZombiesState, viewer: int) -> ZombiesState | None:
    """The hidden cards of others back in their piles and in the spell deck."""
    piles, spells = s.setting.cards_in_pile, s.setting.box.spells
    if any(sum(s.bag[card] for card in piles[pile]) < HAND_SIZE for pile in PILES):
        return None
    if any(spells) and not any(s.spell_bag):
        return None
    other = s.copy()
    for slot, card in enumerate(s.weapons):
        if card != NO_CARD and s.known[slot] == HIDDEN and slot // HAND_SIZE != viewer:
            other.bag[card] += 1
            other.weapons[slot] = NO_CARD
    for seat in range(s.setting.seats):
        if seat != viewer:
            for spell in SPELLS:
                other.spell_bag[spell] += other.spells[seat * KINDS + spell]
                other.spells[seat * KINDS + spell] = 0
    return other


def deal_weapons(s: ZombiesState, viewer: int | None, chance: Chance) -> None:
    """Every hidden weapon goes back to its pile, and one with the same back comes instead."""
    slots = [
        slot
        for slot, card in enumerate(s.weapons)
        if card != NO_CARD and s.known[slot] == HIDDEN and slot // HAND_SIZE != viewer
    ]
    for slot in slots:
        s.bag[s.weapons[slot]] += 1
    for slot in slots:
        s.weapons[slot] = draw_unseen(chance, s.bag, s.setting.cards_in_pile[s.setting.pile_of[s.weapons[slot]]])


def deal_spells(s: ZombiesState, viewer: int | None, chance: Chance) -> None:
    counts: list[tuple[int, int]] = []
    for seat in range(s.setting.seats):
        if seat != viewer:
            hand = s.spells[seat * KINDS : seat * KINDS + KINDS]
            counts.append((seat, sum(hand)))
            for spell in SPELLS:
                s.spell_bag[spell] += hand[spell]
                s.spells[seat * KINDS + spell] = 0
    for seat, count in counts:
        for _ in range(count):
            s.spells[seat * KINDS + draw_unseen(chance, s.spell_bag, SPELLS)] += 1


def question_is_about_hidden_cards(s: ZombiesState, viewer: int | None) -> bool:
    question = s.question
    return question is not None and question.seat != viewer and question.kind in ASKED_BY


def could_have_got_here(s: ZombiesState) -> bool:
    """Whoever said where to go, or changed places for an attack, has the weapons for it."""
    assert s.question is not None
    if s.question.kind == "use":
        return bool(fight_uses(s, s.resume[-1], hand_of(s)))
    if s.question.kind == "go-from-there":
        return bool(ways_on(s, hand_of(s)))
    return True


def ask_again(s: ZombiesState) -> None:
    """The question has other options now."""
    assert s.question is not None
    s.stack.append((ASKED_BY[s.question.kind], s.resume[-1]))
    s.question, s.resume = None, ()
    run(s)
