"""Z2.4, Z2.5, Z2.10: what spells do before the attack, and what they bring after it."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from rumpus.games.zombies_doom.cards.card import SpellEffect
from rumpus.games.zombies_doom.notation import card_of, read_swap, swap_of
from rumpus.games.zombies_doom.rules import decks, fight
from rumpus.games.zombies_doom.rules.book import rule
from rumpus.games.zombies_doom.rules.possible import after_swap, can_beat, elsewhere
from rumpus.games.zombies_doom.things import KINDS, MONSTERS, PILES
from rumpus.kernel.conversation import ask, frame, tell
from rumpus.kernel.question import Question
from rumpus.kernel.state import Frame

if TYPE_CHECKING:
    from rumpus.games.zombies_doom.state import ZombiesState


@rule
def change_places(s: "ZombiesState", other: int, use: int) -> None:
    """Z2.4: your figure changes places with another player's. Neither enters its new tile."""
    fight.declare(s, use, fights=True)
    seat, figure = s.seat, s.figure
    figure[seat], figure[other] = figure[other], figure[seat]
    tell(s, "Z2.4", "teleports", seat=seat, other=other, place=figure[seat], there=figure[other])


@rule
def swap_monsters(s: "ZombiesState", place: int, swaps: int) -> None:
    """Z2.5: one monster on the target tile changes places with any other on the map, so that the attack is won."""
    ask(s, Question(s.seat, "lure", tuple(swaps_to_win(s, place, swaps))), monsters_swapped, place)


def swaps_to_win(s: "ZombiesState", place: int, swaps: int) -> list[int]:
    """The swaps after which the weapons held, and the swaps left, can beat what is there. Monsters of one kind
    changing places would change nothing."""
    here, others = s.monsters_at(place), elsewhere(s, place)
    masks = [s.setting.beats[card_of(use)] for use in s.held]
    found: dict[int, None] = {}
    for out in dict.fromkeys(here):
        for slot, monster in enumerate(s.monsters):
            there = place_of(s, slot)
            if not monster or there == place or monster == out:
                continue
            if can_beat(*after_swap(here, out, monster, others), masks, swaps - 1):
                found[swap_of(out if len(set(here)) > 1 else 0, there, monster)] = None
    return list(found)


def place_of(s: "ZombiesState", slot: int) -> int:
    return s.map.castle if slot == s.map.second_slot else slot


def slot_of(s: "ZombiesState", place: int, monster: int) -> int:
    """The slot in which such a monster stands on a place."""
    return s.map.second_slot if place == s.map.castle and s.monsters[place] != monster else place


@rule
def monsters_swapped(s: "ZombiesState", option: int, place: int) -> None:
    out, there, monster = read_swap(option)
    out = out or s.monsters[place]
    one, other = slot_of(s, place, out), slot_of(s, there, monster)
    s.monsters[one], s.monsters[other] = s.monsters[other], s.monsters[one]
    tell(s, "Z2.5", "lures", seat=s.seat, monster=out, place=place, lured=monster, there=there)


# What a spell brings to whoever has beaten a monster with it


@rule
def bring_spell(s: "ZombiesState") -> None:
    """Z2.10: a spell from the deck."""
    decks.draw_spell(s, s.seat)


@rule
def bring_weapon(s: "ZombiesState") -> None:
    """Z2.10: a weapon from any pile, if the hand has room for it."""
    if len(s.hand(s.seat)) < s.setting.hand_size:
        ask(s, s.setting.draw_question(s.seat, PILES), pile_of_spell_chosen)


@rule
def pile_of_spell_chosen(s: "ZombiesState", pile: int) -> None:
    ask(s, decks.question_of_pile(s, pile, s.seat), weapon_of_spell_drawn)


@rule
def weapon_of_spell_drawn(s: "ZombiesState", card: int) -> None:
    decks.take_drawn(s, card, s.seat, "Z2.10")


@rule
def take_trophy(s: "ZombiesState") -> None:
    """Z2.10: one of the monsters that are neither on the map nor among trophies."""
    if left := tuple(monster for monster in MONSTERS if s.pool[monster] > 0):
        ask(s, Question(s.seat, "take-trophy", left), trophy_taken)


@rule
def trophy_taken(s: "ZombiesState", monster: int) -> None:
    s.pool[monster] -= 1
    s.trophies[s.seat * KINDS + monster] += 1
    tell(s, "Z2.10", "takes-trophy", seat=s.seat, monster=monster)


@rule
def take_others_trophy(s: "ZombiesState") -> None:
    """Z2.10: one that lies in front of another player."""
    others = [seat for seat in range(s.setting.seats) if seat != s.seat]
    found = [8 * seat + monster for seat in others for monster in MONSTERS if s.trophies[seat * KINDS + monster]]
    if found:
        ask(s, Question(s.seat, "take-others-trophy", tuple(found)), others_trophy_taken)


@rule
def others_trophy_taken(s: "ZombiesState", option: int) -> None:
    other, monster = divmod(option, 8)
    s.trophies[other * KINDS + monster] -= 1
    s.trophies[s.seat * KINDS + monster] += 1
    tell(s, "Z2.10", "takes-others-trophy", seat=s.seat, other=other, monster=monster)


BRING: Final[Mapping[SpellEffect, Frame]] = {
    SpellEffect.DRAW_SPELL: frame(bring_spell),
    SpellEffect.DRAW_WEAPON: frame(bring_weapon),
    SpellEffect.TAKE_TROPHY: frame(take_trophy),
    SpellEffect.TAKE_OTHERS_TROPHY: frame(take_others_trophy),
}
