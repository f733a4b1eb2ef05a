"""What is agreed before a game of Zombies Doom: variants and box."""

from collections.abc import Mapping

from rumpus.boxes.box import write_box_name
from rumpus.boxes.boxes import box_choice
from rumpus.boxes.variants import varied, with_variants
from rumpus.games.zombies_doom.cards.box import OWN, SHELF, VARIANTS_OF_THE_GAME
from rumpus.games.zombies_doom.cards.card import SpellEffect
from rumpus.games.zombies_doom.open_tasks import OpenTasks, begun_with
from rumpus.games.zombies_doom.structs import show_places_of, show_weapon
from rumpus.games.zombies_doom.things import MONSTERS, NO_CARD, PILES, beaten_by
from rumpus.kernel.question import Question
from rumpus.kernel.setting import Choice, check_options, check_seats

SEATS = (2, 3, 4)  # Z1.1
VARIANTS = Choice("variants", VARIANTS_OF_THE_GAME, "", several=True)  # Z9.1
BOX = box_choice(*OWN)
CHOICES = (VARIANTS, BOX)
# What a spell brings to whoever has beaten a monster with it (Z2.10).
BROUGHT = (SpellEffect.DRAW_SPELL, SpellEffect.DRAW_WEAPON, SpellEffect.TAKE_TROPHY, SpellEffect.TAKE_OTHERS_TROPHY)


class ZombiesSetting:
    """The agreed options, and tables by card number and by spell, as the rules read them."""

    def __init__(self, seats: int, variants: tuple[str, ...], box_name: str) -> None:
        self.seats = seats
        self.variants = variants
        self.box = box = SHELF.find(box_name)
        self.box_name = write_box_name(box_name, box)
        self.every_variant = with_variants(VARIANTS, box.variants).values  # that could have been agreed on
        self.numbers = numbers = varied(box.numbers, box.variants, variants)
        self.hand_size = size = numbers.hand_size
        self.hands = tuple([range(seat * size, (seat + 1) * size) for seat in range(seats)])  # whose slots are which
        self.printed_spells = "printed-spells" in variants
        self.board = box.board
        self.shown_places = show_places_of(box.board)
        self.target = numbers.target(seats)
        self.monsters = tuple([monster for monster in MONSTERS if box.monsters[monster]])  # that there are
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
        self.lay_out_spells()
        self.open_tasks: dict[tuple[int, ...], OpenTasks] = {}
        self.begun_by: dict[bytes, int] = {}
        self.useful_with: dict[bytes, float] = {}
        self.draw_questions: dict[tuple[int, tuple[int, ...]], Question] = {}

    def lay_out_spells(self) -> None:
        """Numbers of spells by what can be done with them, and by spell, from none on, what it does."""
        spells = self.box.spells
        self.spells = tuple(range(1, len(spells)))
        self.spell_kinds = len(spells)  # how many entries a table by spell has, none included
        self.spell_copies = bytes(spell.copies for spell in spells)
        self.changes_places = tuple(SpellEffect.CHANGE_PLACES in spell.effects for spell in spells)
        self.swaps_monsters = tuple(SpellEffect.SWAP_MONSTERS in spell.effects for spell in spells)
        self.keeps_weapon = tuple(SpellEffect.KEEP_WEAPON in spell.effects for spell in spells)
        self.goes_on = tuple(SpellEffect.GO_ON in spell.effects for spell in spells)
        self.brings = tuple(tuple(effect for effect in spell.effects if effect in BROUGHT) for spell in spells)
        self.to_change_places = tuple(spell for spell in self.spells if self.changes_places[spell])
        self.of_an_attack = tuple(spell for spell in self.spells if not self.changes_places[spell])
        self.to_swap_monsters = tuple(spell for spell in self.of_an_attack if self.swaps_monsters[spell])
        self.on_empty_tiles = tuple(spell for spell in self.of_an_attack if not self.swaps_monsters[spell])

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
    box_name = BOX.read(options)
    variants = with_variants(VARIANTS, SHELF.find(box_name).variants).read_several(options)
    return ZombiesSetting(seats, variants, box_name)
