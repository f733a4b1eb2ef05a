"""The whole of a game of Zombies Doom at one moment: ints, lists of ints, bytes."""

from collections.abc import Mapping
from typing import Any, Self

from rumpus.games.zombies_doom import about, notation, sentences
from rumpus.games.zombies_doom.board import NOWHERE, Map
from rumpus.games.zombies_doom.rules.book import RULES
from rumpus.games.zombies_doom.setting import ZombiesSetting
from rumpus.games.zombies_doom.structs import About
from rumpus.games.zombies_doom.things import HIDDEN, KINDS, NO_CARD, NONE, SPENT
from rumpus.kernel.message import Argument
from rumpus.kernel.question import Question
from rumpus.kernel.state import Result, State
from rumpus.parts.bag import full_bag

# Everything but the map.
_FIELDS = (
    *("laid", "tile_bag", "monsters", "on_map", "pool", "tokens"),
    *("figure", "weapons", "known", "spells", "trophies", "won", "done"),
    *("bag", "discards", "spell_bag", "spell_discards", "task_bag", "task_discards", "row"),
    *("first", "seat", "fought", "held", "winner"),
)


class ZombiesState(State):
    __slots__ = ("map", *_FIELDS)

    rules = RULES
    setting: ZombiesSetting

    # The map
    map: Map  # the board's `unbuilt` until every tile is laid
    laid: list[int]  # until then: the tiles laid so far, in reading order of the places that are not fixed
    tile_bag: bytearray  # per tile of the box: how many are not laid
    monsters: bytearray  # per slot
    on_map: bytearray  # per monster: how many stand on the map
    pool: list[int]  # per monster: tokens neither on the map nor among trophies; below zero if more came than there are
    tokens: bytearray  # per place: victory tokens

    # The players; hands have `hand_size` slots for each seat, tables by monster KINDS, by spell `spell_kinds` entries
    figure: list[int]  # per seat: its place, or NOWHERE
    weapons: bytearray  # per slot: a card, or NO_CARD
    known: bytearray  # per slot: HIDDEN, SHOWN or SPENT
    spells: bytearray
    trophies: bytearray
    won: bytearray  # per seat: victory tokens
    done: bytearray  # per task: 1 + the seat that completed it, or 0

    # Decks: bags of what nobody has seen, and what lies beside them
    bag: bytearray  # per weapon card, all four piles
    discards: bytearray
    spell_bag: bytearray
    spell_discards: bytearray
    task_bag: bytearray
    task_discards: bytearray
    row: list[int]  # the open tasks

    # The turn
    first: int
    seat: int
    fought: bool  # a monster was beaten this turn (Z7.1)
    held: list[int]  # weapons declared for the attack under way, each with its spell (notation.py: a use)
    winner: int  # -1 while the game goes on

    def __init__(self, setting: ZombiesSetting) -> None:
        super().__init__(setting)
        seats, box, board = setting.seats, setting.box, setting.board
        self.map = board.unbuilt
        self.laid = []
        self.tile_bag = full_bag(box.tiles)
        self.monsters = bytearray(board.slots)
        self.on_map = bytearray(KINDS)
        self.pool = list(box.monsters)
        self.tokens = bytearray(board.places)
        self.figure = [NOWHERE] * seats
        self.weapons = bytearray([NO_CARD]) * (setting.hand_size * seats)
        self.known = bytearray(len(self.weapons))
        self.spells = bytearray(setting.spell_kinds * seats)
        self.trophies = bytearray(KINDS * seats)
        self.won = bytearray(seats)
        self.done = bytearray(len(box.tasks))
        self.bag = bytearray(setting.weapon_copies)
        self.discards = bytearray(len(box.weapons))
        self.spell_bag = bytearray(setting.spell_copies)
        self.spell_discards = bytearray(len(box.spells))
        self.task_bag = bytearray([1]) * len(box.tasks)
        self.task_discards = bytearray(len(box.tasks))
        self.row = []
        self.first, self.seat = 0, 0
        self.fought = False
        self.held = []
        self.winner = -1

    def copy(self) -> Self:
        other = type(self).__new__(type(self))
        self.copy_conversation(other)
        other.map = self.map
        other.laid = self.laid.copy()
        other.tile_bag = self.tile_bag[:]
        other.monsters = self.monsters[:]
        other.on_map = self.on_map[:]
        other.pool = self.pool.copy()
        other.tokens = self.tokens[:]
        other.figure = self.figure.copy()
        other.weapons = self.weapons[:]
        other.known = self.known[:]
        other.spells = self.spells[:]
        other.trophies = self.trophies[:]
        other.won = self.won[:]
        other.done = self.done[:]
        other.bag = self.bag[:]
        other.discards = self.discards[:]
        other.spell_bag = self.spell_bag[:]
        other.spell_discards = self.spell_discards[:]
        other.task_bag = self.task_bag[:]
        other.task_discards = self.task_discards[:]
        other.row = self.row.copy()
        other.first = self.first
        other.seat = self.seat
        other.fought = self.fought
        other.held = self.held.copy()
        other.winner = self.winner
        return other

    def to_json(self) -> dict[str, Any]:
        return {**self.conversation_to_json(), **self.fields_to_json(_FIELDS), "map": list(self.map.tiles)}

    @classmethod
    def from_json(cls, setting: ZombiesSetting, data: dict[str, Any]) -> Self:
        state = cls(setting)
        state.conversation_from_json(data)
        state.map = Map(setting.board, tuple(data["map"]))
        state.fields_from_json(_FIELDS, data)
        return state

    def result(self) -> Result | None:
        return None if self.winner < 0 else Result((self.winner,))

    def write(self, question: Question, option: int) -> str:
        return notation.WRITERS[question.kind](self.setting, option)

    def spell(self, name: str, value: Any) -> Argument:
        return self.speaker(value) if name in ("seat", "other") else notation.spell(self.setting, name, value)

    def besides(self, id: str, args: Mapping[str, Any]) -> dict[str, Argument]:
        return sentences.besides(self, id, args)

    def option_args(self, question: Question, option: int) -> Mapping[str, Argument]:
        return sentences.option_args(self, question, option)

    def question_args(self, question: Question) -> Mapping[str, Argument]:
        return sentences.question_args(self)

    def about(self, question: Question, option: int) -> About:
        return about.OPTIONS[question.kind](self, question.seat, option)

    def about_question(self, question: Question) -> About:
        return about.about_question(self, question)

    def about_event(self, id: str, args: Mapping[str, Any]) -> About:
        return about.about_event(self.setting, id, args)

    # What is where

    def monsters_at(self, place: int) -> tuple[int, ...]:
        """The monsters on a place: none, one, or the two of the castle."""
        first = self.monsters[place]
        if not first:
            return ()
        second = self.monsters[self.map.second_slot] if place == self.map.castle else NONE
        return (first, second) if second else (first,)

    def score(self, seat: int) -> int:
        """Z8.3: victory tokens and tasks together."""
        return self.won[seat] + self.done.count(seat + 1)

    def hand(self, seat: int) -> list[int]:
        """The weapons of a seat."""
        size = self.setting.hand_size
        return [card for card in self.weapons[seat * size : seat * size + size] if card != NO_CARD]

    # The only ways monsters and weapons come and go

    def put_monster(self, slot: int, monster: int) -> None:
        """From the pool onto the map."""
        self.monsters[slot] = monster
        self.on_map[monster] += 1
        self.pool[monster] -= 1

    def take_monster(self, slot: int, seat: int) -> None:
        """From the map to a player's trophies."""
        monster = self.monsters[slot]
        self.monsters[slot] = 0
        self.on_map[monster] -= 1
        self.trophies[seat * KINDS + monster] += 1

    def give_weapon(self, seat: int, card: int, known: int = HIDDEN) -> None:
        """Into a free slot of the hand."""
        slot = self.weapons.index(NO_CARD, seat * self.setting.hand_size)
        self.weapons[slot] = card
        self.known[slot] = known

    def take_weapon(self, seat: int, card: int, spent: bool) -> None:
        """Out of the hand; one that everybody knows of, if there is one."""
        hand, known = self.setting.hands[seat], self.known
        slots = [slot for slot in hand if self.weapons[slot] == card and (known[slot] == SPENT) == spent]
        slot = max(slots, key=known.__getitem__)
        self.weapons[slot], self.known[slot] = NO_CARD, HIDDEN
