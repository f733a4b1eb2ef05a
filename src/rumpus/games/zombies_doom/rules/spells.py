"""Z2.4, Z2.5: the spells that come before the attack."""

from typing import TYPE_CHECKING

from rumpus.games.zombies_doom.board import CASTLE_PLACE, SECOND_SLOT, SLOTS
from rumpus.games.zombies_doom.notation import card_of, read_swap, swap_of
from rumpus.games.zombies_doom.rules import fight
from rumpus.games.zombies_doom.rules.book import rule
from rumpus.games.zombies_doom.rules.possible import after_swap, can_beat, elsewhere
from rumpus.kernel.conversation import ask, tell
from rumpus.kernel.question import Question

if TYPE_CHECKING:
    from rumpus.games.zombies_doom.state import ZombiesState


@rule
def teleport(s: "ZombiesState", other: int, use: int) -> None:
    """Z2.4: your figure changes places with another player's. Neither enters its new tile."""
    fight.declare(s, use, fights=True)
    seat, figure = s.seat, s.figure
    figure[seat], figure[other] = figure[other], figure[seat]
    tell(s, "Z2.4", "teleports", seat=seat, other=other, place=figure[seat], there=figure[other])


@rule
def lure(s: "ZombiesState", place: int, lures: int) -> None:
    """Z2.5: one monster on the target tile changes places with any other on the map, so that the attack is won."""
    ask(s, Question(s.seat, "lure", tuple(swaps(s, place, lures))), lured, place)


def swaps(s: "ZombiesState", place: int, lures: int) -> list[int]:
    """The swaps after which the weapons held, and the lures left, can beat what is there. Monsters of one kind
    changing places would change nothing."""
    here, others = s.monsters_at(place), elsewhere(s, place)
    masks = [s.setting.beats[card_of(use)] for use in s.held]
    found: dict[int, None] = {}
    for out in dict.fromkeys(here):
        for slot in range(SLOTS):
            there, monster = place_of(slot), s.monsters[slot]
            if not monster or there == place or monster == out:
                continue
            if can_beat(*after_swap(here, out, monster, others), masks, lures - 1):
                found[swap_of(out if len(set(here)) > 1 else 0, there, monster)] = None
    return list(found)


def place_of(slot: int) -> int:
    return CASTLE_PLACE if slot == SECOND_SLOT else slot


def slot_of(s: "ZombiesState", place: int, monster: int) -> int:
    """The slot in which such a monster stands on a place."""
    return SECOND_SLOT if place == CASTLE_PLACE and s.monsters[place] != monster else place


@rule
def lured(s: "ZombiesState", option: int, place: int) -> None:
    out, there, monster = read_swap(option)
    out = out or s.monsters[place]
    one, other = slot_of(s, place, out), slot_of(s, there, monster)
    s.monsters[one], s.monsters[other] = s.monsters[other], s.monsters[one]
    tell(s, "Z2.5", "lures", seat=s.seat, monster=out, place=place, lured=monster, there=there)
