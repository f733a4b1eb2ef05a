"""Z6: a turn and its parts, and where to go."""

from functools import cache
from typing import TYPE_CHECKING

from rumpus.games.zombies_doom.notation import DIE, STAY, STOP, TO_FIGURE, die_with, read_teleport
from rumpus.games.zombies_doom.rules import decks, ending, fight, rest, spells, tasks
from rumpus.games.zombies_doom.rules.book import rule
from rumpus.games.zombies_doom.rules.possible import hand_of, ways_on
from rumpus.games.zombies_doom.things import HIDDEN, NO_CARD
from rumpus.kernel.conversation import ask, begin_turn, frame, in_order, tell
from rumpus.kernel.question import Question
from rumpus.kernel.state import Frame

if TYPE_CHECKING:
    from rumpus.games.zombies_doom.state import ZombiesState


@rule
def take_turn(s: "ZombiesState", seat: int) -> None:
    """Z6.1: fight, monsters' rest, end of turn (Z8.1, in its order)."""
    s.seat = seat
    s.fought = False
    begin_turn(s, "Z6.1", seat)
    in_order(s, *parts_of_a_turn())


@cache
def parts_of_a_turn() -> tuple[Frame, ...]:
    return (
        frame(choose_where, False),
        frame(rest.monsters_rest),
        frame(ending.keep_trophies),
        frame(tasks.take_completed_tasks),
        frame(decks.refill_row),
        frame(ending.draw_for_next_turn),
        frame(ending.win_or_next_turn),
    )


@rule
def choose_where(s: "ZombiesState", goes_on: bool) -> None:
    """Z6.2: to a neighbouring tile, or die. Z2.6: with some spells, perhaps to another one. Z2.8: a weapon with which
    you changed places must be attacked with. Asked even if a single answer is left, which would tell of the hand."""
    hand = hand_of(s)
    where = ways_on(s, hand)
    if s.held:
        question = Question(s.seat, "go-from-there", tuple(where), always=True)
    elif goes_on:
        question = Question(s.seat, "go-on", (*where, STOP), always=True)
    else:
        question = Question(s.seat, "go", (*where, die_with(hand)), always=True)
    ask(s, question, where_chosen, goes_on)


@rule
def where_chosen(s: "ZombiesState", option: int, goes_on: bool) -> None:
    if option == STOP:
        tell(s, "Z2.6", "stops", seat=s.seat)
    elif option >= DIE:
        die(s)
    elif option >= TO_FIGURE:
        in_order(s, frame(spells.change_places, *read_teleport(option)), frame(choose_where, goes_on))
    else:
        fight.attack(s, option)


@rule
def die(s: "ZombiesState") -> None:
    """Z6.5: discard all weapons, keep all spells, and either stay or go to a start tile of your choice."""
    seat = s.seat
    tell(s, "Z6.5", "dies", seat=seat)
    for card, slot in sorted((s.weapons[slot], slot) for slot in s.setting.hands[seat]):
        if card != NO_CARD:
            s.weapons[slot], s.known[slot] = NO_CARD, HIDDEN
            s.discards[card] += 1
            tell(s, "Z6.5", "discards", seat=seat, card=card, weapon=s.setting.box.weapons[card].weapon)
    starts = [place for place in s.setting.board.starts if place != s.figure[seat]]
    ask(s, Question(seat, "rise", (STAY, *starts)), risen)


@rule
def risen(s: "ZombiesState", place: int) -> None:
    """Z4.5: going there by dying gives nothing."""
    if place != STAY:
        s.figure[s.seat] = place
    tell(s, "Z6.5", "rises", seat=s.seat, place=s.figure[s.seat])
