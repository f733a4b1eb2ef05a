"""What a seat sees of a game of Worms in numbers, straight from the state: what its view (view.py) shows, no more."""

from array import array
from functools import lru_cache
from itertools import compress

from rumpus.games.worms.board import Ground
from rumpus.games.worms.cards.box import MOST_PLAYERS
from rumpus.games.worms.notation import PILE_NAMES
from rumpus.games.worms.rules import setup
from rumpus.games.worms.rules.tiles import DIAL, laid_hexes, turned
from rumpus.games.worms.rules.weapons import supply_left
from rumpus.games.worms.setting import EDITION, SETUP, WormsSetting
from rumpus.games.worms.state import ALL_WORMS, WormsState
from rumpus.games.worms.things import KINDS, LYING, TEAM_NAMES, WATER_TILE, WORMS_PER_TEAM
from rumpus.games.worms.vocabulary import length, possible_land, vocabulary
from rumpus.kernel.conversation import waiting
from rumpus.learning.observation import HALVES, Observation, Observations, Row, count, scatter, squeeze
from rumpus.parts.hexgrid import DIRECTIONS, NOWHERE, disk, unpack

STEPS = 9  # W3.1, and 0 before the first turn
THINGS = ALL_WORMS + KINDS  # on each hex
USUAL_TURNS = 40
USUAL_DECK = 10
USUAL_DISTANCE = 4
DECK = tuple(squeeze(number, USUAL_DECK) for number in range(256))
GROUNDS_KEPT = 100


@lru_cache
def pool_row(pool: bytes) -> Row:
    """How many Things of each kind are left. The same few numbers come again and again."""
    return array("f", [DECK[left] for left in pool])


class WormsObservation(Observation[WormsState]):
    def __init__(self, setting: WormsSetting) -> None:
        super().__init__(setting.seats, MOST_PLAYERS, vocabulary(setting).players)
        self.setting = setting
        self.starters = len(setting.starters)  # the first weapons of the box
        land = possible_land(setting)
        self.lay_out_agreed(setting)
        self.lay_out_cards(setting)
        self.lay_out_map(land)
        self.lay_out_turn(setting)
        if not setting.first_game:
            self.lay_out_setup(setting)
        self.places_on_map = {hex_: place for place, hex_ in enumerate(land)}
        self.things_on = {hex_: self.things + place * THINGS for hex_, place in self.places_on_map.items()}
        self.agreed = self.layout.blank()
        self.write_agreed(setting)
        self.on_ground = lru_cache(GROUNDS_KEPT)(self.write_ground)

    # What stands where

    def lay_out_agreed(self, setting: WormsSetting) -> None:
        add = self.layout.add
        self.players = add("agreed.seats", MOST_PLAYERS)
        self.edition = add("agreed.edition", len(EDITION.values))
        self.variants = add("agreed.variants", len(setting.every_variant))
        self.setup = add("agreed.setup", len(SETUP.values))
        self.extra_tiles = add("agreed.extra_tiles")

    def lay_out_cards(self, setting: WormsSetting) -> None:
        add, box = self.layout.add, setting.box
        self.hand = add("hand", len(box.weapons))
        self.sudden_deaths = add("sudden_deaths", len(box.sudden_deaths))
        self.sudden_death_kept = add("sudden_death_kept", len(box.sudden_deaths))
        self.seat = [self.lay_out_seat(f"seats.{after}", len(box.weapons)) for after in range(MOST_PLAYERS)]
        self.supply = add("decks.supply")
        self.drop = add("decks.drop")
        self.drops_gone = add("decks.drops_gone", len(box.drops))
        self.weapons_gone = add("decks.weapons_gone", len(box.weapons))
        self.sudden_death = add("decks.sudden_death", len(box.sudden_deaths))
        self.pool = add("pool", WATER_TILE + 1)

    def lay_out_seat(self, name: str, weapons: int) -> tuple[int, int, int, int, int]:
        add = self.layout.add
        return (
            add(f"{name}.team", len(TEAM_NAMES)),
            add(f"{name}.worms", ALL_WORMS),
            add(f"{name}.ice"),
            add(f"{name}.known_cards", weapons),
            add(f"{name}.unknown_cards", 2),  # starters, supplies
        )

    def lay_out_map(self, land: list[int]) -> None:
        add = self.layout.add
        self.wind = add("map.wind", len(DIRECTIONS)) - 1  # they are numbered from 1
        self.land = add("map.land", len(land))
        self.covered = add("map.covered", len(land))
        self.things = add("map.things", len(land) * THINGS)
        self.lying = add("map.lying", ALL_WORMS)
        self.frozen = add("map.frozen", ALL_WORMS)
        self.target = add("map.target", 3)
        self.arrow = add("map.arrow", len(DIRECTIONS)) - 1

    def lay_out_turn(self, setting: WormsSetting) -> None:
        add = self.layout.add
        self.number = add("turn.number")
        self.turn_of = add("turn.seat", MOST_PLAYERS)
        self.step = add("turn.step", STEPS)
        self.worm = add("turn.worm", ALL_WORMS)
        self.card = add("turn.card", len(setting.box.weapons))
        self.last_round = add("turn.last_round")
        self.over = add("over")
        self.winners = add("winners", MOST_PLAYERS)

    def lay_out_setup(self, setting: WormsSetting) -> None:
        add, tiles = self.layout.add, setting.box.tiles
        near = disk(DIAL, max(length(tile) for tile in tiles))
        self.pile = self.layout.add_each("setup.pile", len(PILE_NAMES))
        self.thing_in_hand = add("setup.thing", len(PILE_NAMES))
        self.tile_in_hand = add("setup.tile", len(tiles))
        self.tile_hexes = {hex_: place for place, hex_ in enumerate(near, add("setup.tile_hexes", len(near)))}

    # What is written there

    def write_agreed(self, setting: WormsSetting) -> None:
        row = self.agreed
        row[self.players + setting.seats - 1] = 1
        row[self.edition + EDITION.values.index(setting.edition)] = 1
        for variant in setting.variants:
            row[self.variants + setting.every_variant.index(variant)] = 1
        row[self.setup + SETUP.values.index(setting.setup)] = 1
        row[self.extra_tiles] = squeeze(setting.extra_tiles, 1)

    def write_ground(self, ground: Ground) -> tuple[Row, tuple[int, ...]]:
        """What is land, and for each entry of `WormsState.on` where it stands in the row."""
        row = self.agreed[:]
        for hex_, dry in zip(ground.map.hexes, ground.dry, strict=True):
            row[(self.land if dry else self.covered) + self.places_on_map[hex_]] = 1
        kinds = range(ALL_WORMS, THINGS)
        return row, tuple(self.things_on[hex_] + kind for hex_ in ground.map.hexes for kind in kinds)

    def row(self, s: WormsState, seat: int) -> Row:
        with_ground, places = self.on_ground(s.ground)
        row = with_ground[:]
        scatter(row, places, s.on)
        self.write_map(row, s)
        self.write_own(row, s, seat)
        for other in range(self.seats):
            self.write_seat(row, s, other, (other - seat) % self.seats)
        self.write_decks(row, s)
        self.write_turn(row, s, seat)
        if not self.setting.first_game:
            self.write_setup(row, s)
        return row

    def write_map(self, row: Row, s: WormsState) -> None:
        worm_hex, health, frozen, things_on = s.worm_hex, s.worm_health, s.frozen, self.things_on
        for worm in compress(range(ALL_WORMS), health):
            row[things_on[worm_hex[worm]] + worm] = 1
            if health[worm] == LYING:
                row[self.lying + worm] = 1
            if frozen[worm]:
                row[self.frozen + worm] = 1
        row[self.wind + s.wind] = 1
        if s.arrow:
            row[self.arrow + s.arrow] = 1
        if s.target != NOWHERE:
            across, down = unpack(s.target)
            row[self.target] = 1
            row[self.target + 1] = squeeze(across, USUAL_DISTANCE)
            row[self.target + 2] = squeeze(down, USUAL_DISTANCE)

    def write_own(self, row: Row, s: WormsState, seat: int) -> None:
        """What only this seat knows."""
        count(row, self.hand, s.open_hand[seat] + s.hidden_hand[seat])
        if s.sudden_dealt[seat]:
            count(row, self.sudden_deaths, s.sudden_dealt[seat])
        if s.sudden_kept[seat] >= 0:
            row[self.sudden_death_kept + s.sudden_kept[seat]] = 1

    def write_seat(self, row: Row, s: WormsState, seat: int, after: int) -> None:
        """What everybody knows of a seat, so many places after the one who looks."""
        team_at, worms_at, ice_at, known_at, unknown_at = self.seat[after]
        team = s.team_of_seat[seat]
        if team >= 0:
            row[team_at + team] = 1
            first = team * WORMS_PER_TEAM
            for at, health in enumerate(s.worm_health[first : first + WORMS_PER_TEAM], worms_at + first):
                if health:
                    row[at] = 1
        if s.shielded[seat]:
            row[ice_at] = 1
        if s.open_hand[seat]:
            count(row, known_at, s.open_hand[seat])
        hidden, starters = s.hidden_hand[seat], self.starters
        supplies = len([card for card in hidden if card >= starters])
        row[unknown_at], row[unknown_at + 1] = HALVES[len(hidden) - supplies], HALVES[supplies]

    def write_decks(self, row: Row, s: WormsState) -> None:
        row[self.supply] = squeeze(supply_left(s), USUAL_DECK)
        row[self.drop] = squeeze(s.drops_left, USUAL_DECK)
        count(row, self.drops_gone, s.drops_gone)
        count(row, self.weapons_gone, s.discards)
        if s.sudden >= 0:
            row[self.sudden_death + s.sudden] = 1
        row[self.pool : self.pool + len(s.pool)] = pool_row(bytes(s.pool))

    def write_turn(self, row: Row, s: WormsState, seat: int) -> None:
        row[self.number] = squeeze(s.turns, USUAL_TURNS)
        if s.turns:
            row[self.turn_of + (s.seat - seat) % self.seats] = 1
        row[self.step + s.step] = 1
        if s.worm >= 0:
            row[self.worm + s.worm] = 1
        if s.card >= 0:
            row[self.card + s.card] = 1
        row[self.last_round] = s.ending > 0
        if s.over:
            row[self.over] = 1
            for winner in s.winners:
                row[self.winners + (winner - seat) % self.seats] = 1

    def write_setup(self, row: Row, s: WormsState) -> None:
        """W2.1 to W2.3: what is still to be placed, and the Thing or the tile in hand."""
        if not s.ground.map.hexes:
            for hex_ in laid_hexes(self.setting.box, s.laid):
                row[self.land + self.places_on_map[hex_]] = 1
        scatter(row, self.pile, s.pile)
        if put := waiting(s, setup.thing_put):
            row[self.thing_in_hand + put[0]] = 1
        elif turn := waiting(s, setup.tile_turned):
            self.write_tile(row, turn[0], 0)
        elif lay := waiting(s, setup.tile_laid):
            self.write_tile(row, lay[0], lay[1])

    def write_tile(self, row: Row, tile: int, turns: int) -> None:
        row[self.tile_in_hand + tile] = 1
        for hex_ in turned(self.setting.box.tiles[tile], turns):
            row[self.tile_hexes[hex_]] = 1


class WormsObservations(Observations):
    def observation(self, setting: WormsSetting) -> WormsObservation:
        return WormsObservation(setting)
