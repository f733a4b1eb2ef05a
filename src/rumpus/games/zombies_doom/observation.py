"""What a seat sees of a game of Zombies Doom in numbers, straight from the state: what its view (view.py) shows, and no
more."""

from functools import lru_cache
from itertools import compress

from rumpus.games.zombies_doom.board import (
    KIND_NAMES,
    NOWHERE,
    Map,
    called_of,
    kind_of,
    rocks_of,
    symbols_of,
)
from rumpus.games.zombies_doom.rules.fight import place_attacked
from rumpus.games.zombies_doom.setting import ZombiesSetting
from rumpus.games.zombies_doom.state import ZombiesState
from rumpus.games.zombies_doom.things import HIDDEN, KINDS, MONSTERS, NO_CARD, PILES, SPENT
from rumpus.games.zombies_doom.view import tiles_laid
from rumpus.games.zombies_doom.vocabulary import MOST_SEATS, uses_with, vocabulary
from rumpus.learning.observation import HALVES, Observation, Observations, Row, count, scatter, squeeze
from rumpus.parts.squaregrid import DIRECTIONS

USUAL_TURNS = 40
USUAL_DECK = 10
USUAL_SCORE = 4
MAPS_KEPT = 50
DECK = tuple(squeeze(number, USUAL_DECK) for number in range(256))
SCORES = tuple(squeeze(number, USUAL_SCORE) for number in range(256))


class ZombiesObservation(Observation[ZombiesState]):
    def __init__(self, setting: ZombiesSetting) -> None:
        super().__init__(setting.seats, MOST_SEATS, vocabulary(setting).players)
        self.setting = setting
        self.places = setting.board.places
        # Weapons in hands: the cards, and after them those whose printed spell may be used up (Z2.3, Z2.8).
        cards = setting.box.weapons
        may_be_spent = [card for card, weapon in enumerate(cards) if setting.box.spells[weapon.spell].may_spare]
        self.spent = {card: place for place, card in enumerate(may_be_spent, len(cards))}
        self.in_hand = len(cards) + len(may_be_spent)
        self.lay_out_agreed()
        self.lay_out_cards(setting)
        self.lay_out_map()
        self.lay_out_turn(setting)
        self.agreed = self.layout.blank()
        self.write_agreed(setting)
        self.on_map = lru_cache(MAPS_KEPT)(self.write_map)
        self.pile_of_cards = [slice(min(pile), max(pile) + 1) for pile in map(setting.cards_in_pile.__getitem__, PILES)]

    # What stands where. Tables by monster, weapon or spell begin with none, which has no place: hence the - 1.

    def lay_out_agreed(self) -> None:
        self.players = self.layout.add("agreed.seats", MOST_SEATS)
        self.variants = self.layout.add("agreed.variants", len(self.setting.every_variant))
        self.goal = self.layout.add("agreed.target")

    def lay_out_cards(self, setting: ZombiesSetting) -> None:
        add, add_each, box = self.layout.add, self.layout.add_each, setting.box
        self.weapons = add("weapons", self.in_hand)
        self.spells = add("spells", len(setting.spells)) - 1
        self.seat = [self.lay_out_seat(f"seats.{after}", len(box.tasks)) for after in range(MOST_SEATS)]
        self.tasks = add("tasks", len(box.tasks))
        self.piles = add("decks.piles", len(PILES))
        self.discards = add_each("decks.discards", len(box.weapons))
        self.spells_left = add("decks.spells")
        self.spell_discards = add_each("decks.spell_discards", len(setting.spells))
        self.tasks_left = add("decks.tasks")
        self.task_discards = add_each("decks.task_discards", len(box.tasks))
        self.monsters_left = add("decks.monsters", len(MONSTERS)) - 1

    def lay_out_seat(self, name: str, tasks: int) -> tuple[int, int, int, int, int, int, int]:
        add = self.layout.add
        return (
            add(f"{name}.place", self.places),
            add(f"{name}.unknown_weapons", len(PILES)) - 1,
            add(f"{name}.known_weapons", self.in_hand),
            add(f"{name}.spell_count"),
            add(f"{name}.trophies", len(MONSTERS)) - 1,
            add(f"{name}.tasks", tasks),
            add(f"{name}.tokens_and_score", 2),
        )

    def lay_out_map(self) -> None:
        add = self.layout.add
        self.kinds_of_tiles = add("map.kind", self.places * len(KIND_NAMES))
        self.symbols = add("map.weapons", self.places * len(PILES)) - 1
        self.rocks = add("map.rock", self.places * len(DIRECTIONS))
        self.called_tiles = len(self.setting.box.called) - 1
        self.called = add("map.called", self.places * self.called_tiles) - 1
        monsters = add("map.monsters", self.places * len(MONSTERS)) - 1
        self.monsters = tuple(monsters + place * len(MONSTERS) for place in range(self.places))
        self.tokens = self.layout.add_each("map.tokens", self.places)
        self.figures = add("map.figures", self.places * MOST_SEATS)

    def lay_out_turn(self, setting: ZombiesSetting) -> None:
        add, uses = self.layout.add, uses_with(setting.box, setting.spells)
        self.number = add("turn.number")
        self.turn_of = add("turn.seat", MOST_SEATS)
        self.fought = add("turn.fought")
        self.held = {use: place for place, use in enumerate(uses, add("turn.held", len(uses)))}
        self.target = add("turn.target", self.places)
        self.winner = add("winner", MOST_SEATS)

    # What is written there

    def write_agreed(self, setting: ZombiesSetting) -> None:
        row = self.agreed
        row[self.players + setting.seats - 1] = 1
        for variant in setting.variants:
            row[self.variants + setting.every_variant.index(variant)] = 1
        row[self.goal] = squeeze(setting.target, USUAL_SCORE)

    def write_map(self, map_: Map) -> Row:
        """What the tiles of a map show."""
        return self.write_tiles(list(map_.tiles))

    def write_tiles(self, tiles: list[int | None]) -> Row:
        row = self.agreed[:]
        for place, tile in enumerate(tiles):
            if tile is not None:
                row[self.kinds_of_tiles + place * len(KIND_NAMES) + kind_of(tile)] = 1
                for pile in PILES:
                    row[self.symbols + place * len(PILES) + pile] = symbols_of(tile) >> pile & 1
                for way in DIRECTIONS:
                    row[self.rocks + place * len(DIRECTIONS) + way] = rocks_of(tile) >> way & 1
                if called := called_of(tile):
                    row[self.called + place * self.called_tiles + called] = 1
        return row

    def row(self, s: ZombiesState, seat: int) -> Row:
        row = self.on_map(s.map)[:] if s.map.built else self.write_tiles(tiles_laid(s))
        self.write_things(row, s)
        self.write_own(row, s, seat)
        for other in range(self.seats):
            self.write_seat(row, s, other, (other - seat) % self.seats)
        self.write_decks(row, s)
        self.write_turn(row, s, seat)
        return row

    def write_things(self, row: Row, s: ZombiesState) -> None:
        """Monsters and tokens."""
        monsters = s.monsters[: self.places]
        for at, monster in zip(compress(self.monsters, monsters), filter(None, monsters), strict=True):
            row[at + monster] = HALVES[1]
        if second := s.monsters[s.map.second_slot]:
            count(row, self.monsters[s.map.castle], (second,))
        scatter(row, self.tokens, s.tokens)

    def write_own(self, row: Row, s: ZombiesState, seat: int) -> None:
        """What only this seat knows."""
        slots = self.setting.hands[seat]
        count(row, self.weapons, [self.place_of(s, slot) for slot in slots if s.weapons[slot] != NO_CARD])
        for spell in self.setting.spells:
            row[self.spells + spell] = HALVES[s.spells[seat * s.setting.spell_kinds + spell]]

    def place_of(self, s: ZombiesState, slot: int) -> int:
        """Of a weapon among those in hands."""
        card = s.weapons[slot]
        return self.spent[card] if s.known[slot] == SPENT else card

    def write_seat(self, row: Row, s: ZombiesState, seat: int, after: int) -> None:
        """What everybody knows of a seat, so many places after the one who looks."""
        place_at, unknown_at, known_at, spells_at, trophies_at, tasks_at, score_at = self.seat[after]
        place = s.figure[seat]
        if place != NOWHERE:
            row[place_at + place] = 1
            row[self.figures + place * MOST_SEATS + after] = 1
        for slot in self.setting.hands[seat]:
            card = s.weapons[slot]
            if card != NO_CARD:
                if s.known[slot] == HIDDEN:
                    count(row, unknown_at, (self.setting.pile_of[card],))
                else:
                    count(row, known_at, (self.place_of(s, slot),))
        first = seat * KINDS
        row[spells_at] = HALVES[sum(s.spells[seat * s.setting.spell_kinds : (seat + 1) * s.setting.spell_kinds])]
        for monster in MONSTERS:
            row[trophies_at + monster] = HALVES[s.trophies[first + monster]]
        done = s.done.count(seat + 1)
        if done:
            for task, owner in enumerate(s.done, tasks_at):
                if owner == seat + 1:
                    row[task] = 1
        row[score_at] = SCORES[s.won[seat]]
        row[score_at + 1] = SCORES[s.won[seat] + done]

    def write_decks(self, row: Row, s: ZombiesState) -> None:
        for task in s.row:
            row[self.tasks + task] = 1
        for at, pile in enumerate(self.pile_of_cards, self.piles):
            row[at] = squeeze(sum(s.bag[pile]), USUAL_DECK)
        scatter(row, self.discards, s.discards)
        row[self.spells_left] = squeeze(sum(s.spell_bag), USUAL_DECK)
        scatter(row, self.spell_discards, s.spell_discards[1:])
        row[self.tasks_left] = squeeze(sum(s.task_bag), USUAL_DECK)
        for at in compress(self.task_discards, s.task_discards):
            row[at] = 1
        for monster in MONSTERS:
            row[self.monsters_left + monster] = DECK[max(s.pool[monster], 0)]

    def write_turn(self, row: Row, s: ZombiesState, seat: int) -> None:
        row[self.number] = squeeze(s.turns, USUAL_TURNS)
        if s.turns:
            row[self.turn_of + (s.seat - seat) % self.seats] = 1
        row[self.fought] = s.fought
        if s.held:
            count(row, 0, map(self.held.__getitem__, s.held))
        attacked = place_attacked(s)
        if attacked is not None:
            row[self.target + attacked] = 1
        if s.winner >= 0:
            row[self.winner + (s.winner - seat) % self.seats] = 1


class ZombiesObservations(Observations):
    def observation(self, setting: ZombiesSetting) -> ZombiesObservation:
        return ZombiesObservation(setting)
