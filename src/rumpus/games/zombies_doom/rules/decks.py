"""Z1.2, Z1.4, Z1.6, Z3.1, Z8.2: drawing from piles and decks. They are bags: nobody knows their order."""

from typing import TYPE_CHECKING

from rumpus.games.zombies_doom.rules.book import rule
from rumpus.games.zombies_doom.things import PILES
from rumpus.kernel.conversation import ask, tell, tell_secretly
from rumpus.kernel.question import Question
from rumpus.parts.bag import draw_question, left_in
from rumpus.parts.dice import roll_question

if TYPE_CHECKING:
    from rumpus.games.zombies_doom.state import ZombiesState


@rule
def draw_weapons(s: "ZombiesState", seat: int, piles: tuple[int, ...], up_to: int) -> None:
    """Z8.2: the first weapon from one of these piles, if the tile shows any; the others from any."""
    if len(s.hand(seat)) < up_to:
        ask(s, s.setting.draw_question(seat, piles or PILES), pile_chosen, seat, up_to)


@rule
def pile_chosen(s: "ZombiesState", pile: int, seat: int, up_to: int) -> None:
    ask(s, question_of_pile(s, pile, seat), weapon_drawn, seat, up_to)


def question_of_pile(s: "ZombiesState", pile: int, seat: int) -> Question:
    """Z1.2: the back is no promise. Asked of chance even if one kind is left, which only the drawer may know."""
    cards = s.setting.cards_in_pile[pile]
    if not any(map(s.bag.__getitem__, cards)):
        make_pile_anew(s, pile)
    return draw_question("weapon", s.bag, cards, "weapons", always=True, known_to=seat)


def make_pile_anew(s: "ZombiesState", pile: int) -> None:
    """Z1.6: an empty pile is made anew by shuffling its discards."""
    for card in s.setting.cards_in_pile[pile]:
        s.bag[card], s.discards[card] = s.discards[card], 0
    tell(s, "Z1.6", "pile-made-anew", pile=pile)


@rule
def weapon_drawn(s: "ZombiesState", card: int, seat: int, up_to: int) -> None:
    take_drawn(s, card, seat, "Z8.2")
    draw_weapons(s, seat, (), up_to)


def take_drawn(s: "ZombiesState", card: int, seat: int, clause: str) -> None:
    """Z1.5: seen by its owner only; everybody sees the back."""
    s.bag[card] -= 1
    s.give_weapon(seat, card)
    face = s.setting.box.weapons[card]
    tell_secretly(s, seat, clause, "draws-weapon", {"card": card, "weapon": face.weapon}, seat=seat, pile=face.pile)


@rule
def draw_spell(s: "ZombiesState", seat: int) -> None:
    """Z5.4, Z4.5: a spell from the deck."""
    if not any(s.spell_bag) and any(s.spell_discards):
        make_spell_deck_anew(s)
    if any(s.spell_bag):
        draw = draw_question("spell", s.spell_bag, s.setting.spells, "spells", always=True, known_to=seat)
        ask(s, draw, spell_drawn, seat)


def make_spell_deck_anew(s: "ZombiesState") -> None:
    """Z1.6: an empty spell deck is made anew by shuffling its discards."""
    s.spell_bag, s.spell_discards = s.spell_discards, s.spell_bag
    tell(s, "Z1.6", "spells-made-anew")


@rule
def spell_drawn(s: "ZombiesState", spell: int, seat: int) -> None:
    """Z1.5: seen by its owner only."""
    s.spell_bag[spell] -= 1
    s.spells[seat * s.setting.spell_kinds + spell] += 1
    tell_secretly(s, seat, "Z1.5", "draws-spell", {"spell": spell}, seat=seat)


@rule
def refill_row(s: "ZombiesState") -> None:
    """Z3.1: the row is filled; Z1.6: from the tasks thrown away, when the deck is empty."""
    if len(s.row) == s.setting.numbers.open_tasks:
        return
    if not any(s.task_bag) and any(s.task_discards):
        make_task_deck_anew(s)
    if tasks := left_in(s.task_bag, range(len(s.task_bag))):
        ask(s, roll_question("task", tasks, "tasks"), task_opened)


def make_task_deck_anew(s: "ZombiesState") -> None:
    """Z1.6: an empty task deck is made anew from the tasks thrown away."""
    s.task_bag, s.task_discards = s.task_discards, s.task_bag
    tell(s, "Z1.6", "tasks-made-anew")


@rule
def task_opened(s: "ZombiesState", task: int) -> None:
    s.task_bag[task] = 0
    s.row.append(task)
    tell(s, "Z3.1", "task-opened", task=task)
    refill_row(s)
