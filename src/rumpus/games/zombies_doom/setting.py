"""What is agreed before a game of Zombies Doom: variants and box."""

from collections.abc import Mapping

from rumpus.boxes.box import write_box_name
from rumpus.boxes.boxes import box_choice
from rumpus.games.zombies_doom.cards.box import SHELF
from rumpus.games.zombies_doom.open_tasks import OpenTasks, begun_with
from rumpus.games.zombies_doom.structs import show_weapon
from rumpus.games.zombies_doom.things import NO_CARD, PILES, beaten_by
from rumpus.kernel.question import Question
from rumpus.kernel.setting import Choice, check_options, check_seats

SEATS = (2, 3, 4)  # Z1.1
VARIANTS = Choice("variants", ("printed-spells",), "", several=True)  # Z9.1
BOX = box_choice("standard")
CHOICES = (VARIANTS, BOX)


class ZombiesSetting:
    """The agreed options, and tables by card number, as the rules read them."""

    def __init__(self, seats: int, variants: tuple[str, ...], box_name: str) -> None:
        self.seats = seats
        self.variants = variants
        self.box = box = SHELF.find(box_name)
        self.box_name = write_box_name(box_name, box)
        self.printed_spells = "printed-spells" in variants
        self.target = box.targets[seats]
        self.beats = tuple(beaten_by(card.weapon) for card in box.weapons)
        self.beats_from_slot = (*self.beats, *(0,) * (NO_CARD + 1 - len(self.beats)))  # an empty one beats nothing
        self.spell_on = tuple(card.spell for card in box.weapons)
        self.pile_of = tuple(card.pile for card in box.weapons)
        self.weapon_copies = bytes(
            card.copies_with_printed_spells if self.printed_spells else card.copies for card in box.weapons
        )
        self.cards_in_pile = tuple(
            tuple(card for card, pile in enumerate(self.pile_of) if pile == which and self.weapon_copies[card])
            for which in (0, *PILES)
        )
        self.faces = tuple([(show_weapon(card, False), show_weapon(card, True)) for card in box.weapons])  # if spent
        self.open_tasks: dict[tuple[int, ...], OpenTasks] = {}
        self.begun_by: dict[bytes, int] = {}
        self.draw_questions: dict[tuple[int, tuple[int, ...]], Question] = {}

    def header(self) -> dict[str, str]:
        return {"variants": ", ".join(self.variants), "box": self.box_name}

    def tasks_together(self, row: list[int]) -> OpenTasks:
        key = tuple(row)
        tasks = self.open_tasks.get(key)
        if tasks is None:
            tasks = self.open_tasks[key] = OpenTasks(self.box.tasks, key)
        return tasks

    def tasks_begun(self, trophies: bytes) -> int:
        """The mask of the tasks that take one more than these."""
        begun = self.begun_by.get(trophies)
        if begun is None:
            begun = self.begun_by[trophies] = begun_with(trophies, self.box.tasks)
        return begun

    def draw_question(self, seat: int, piles: tuple[int, ...]) -> Question:
        """From which of these piles a weapon is drawn (Z8.2)."""
        question = self.draw_questions.get((seat, piles))
        if question is None:
            question = self.draw_questions[seat, piles] = Question(seat, "draw", piles)
        return question


def read_setting(seats: int, options: Mapping[str, str]) -> ZombiesSetting:
    """The agreed options, checked one by one."""
    check_options(options, CHOICES)
    check_seats(seats, SEATS)
    return ZombiesSetting(seats, VARIANTS.read_several(options), BOX.read(options))
