"""The map: who is whose neighbour, and that every tile can be reached (Z4, Z5.2)."""

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from rumpus.games.zombies_doom import GAME
from rumpus.games.zombies_doom.board import (
    CROSSROADS,
    DIAMOND,
    NORMAL,
    NOWHERE,
    ROCK,
    Map,
    kind_of,
    open_neighbours,
    rocks_of,
    symbols_of,
    tile_of,
    turned,
)
from rumpus.games.zombies_doom.cards.box import SHELF, Box
from rumpus.games.zombies_doom.position import read_tile
from rumpus.games.zombies_doom.reach import guilty, open_every_way, unreached
from rumpus.games.zombies_doom.rules.setup import build_map
from rumpus.games.zombies_doom.state import ZombiesState
from rumpus.kernel.conversation import run, then

Tiles = tuple[int, ...]

BOX = SHELF.find("standard")


def plain_map(**changed: str) -> Tiles:
    """Normal tiles everywhere, but for those described: `p1_4="camp, rock east"`."""
    tiles = [tile_of(DIAMOND.fixed.get(place, NORMAL)) for place in range(DIAMOND.places)]
    for name, described in changed.items():
        tiles[DIAMOND.read(name[1:].replace("_", ","))] = read_tile(BOX, described)
    return tuple(tiles)


def random_map(box: Box, random: Random) -> Tiles:
    bag = [tile.tile for tile in box.tiles for _ in range(tile.copies)]
    random.shuffle(bag)
    laid = iter(turned(tile, random.randrange(4)) for tile in bag)
    return tuple(
        tile_of(DIAMOND.fixed[place]) if place in DIAMOND.fixed else next(laid) for place in range(DIAMOND.places)
    )


def test_a_diamond_of_39_places() -> None:
    assert [DIAMOND.write(place) for place in (0, 2, 3, 38)] == ["4,1", "6,1", "3,2", "6,7"]
    assert (DIAMOND.places, len(DIAMOND.others)) == (39, 34)
    assert DIAMOND.write(DIAMOND.castle) == "5,4"
    assert [DIAMOND.write(place) for place in DIAMOND.starts] == ["3,4", "7,4"]
    assert DIAMOND.next[0] == (NOWHERE, 1, 4, NOWHERE)


def test_a_tile_is_one_int_and_can_be_turned() -> None:
    tile = read_tile(BOX, "normal bow spear, rock north east")
    assert (kind_of(tile), symbols_of(tile), rocks_of(tile)) == (NORMAL, 0b10010, 0b0011)
    assert turned(tile, 1) == read_tile(BOX, "normal bow spear, rock east south")
    assert turned(tile, 3) == read_tile(BOX, "normal bow spear, rock west north")
    assert turned(tile, 4) == tile


@given(seed=st.integers(0, 10**6))
def test_ways_lead_back_and_never_to_rock_crossroads_or_oneself(box: Box, seed: int) -> None:
    map_ = Map(DIAMOND, random_map(box, Random(seed)))
    for place in range(DIAMOND.places):
        for there in map_.ways[place]:
            assert place in map_.ways[there]
            assert there != place
            assert map_.kinds[there] not in (ROCK, CROSSROADS)
        assert map_.ways[place] == tuple(sorted(set(map_.ways[place])))


def test_a_tile_shut_off_by_its_own_rock_is_turned_until_it_opens() -> None:
    tiles = plain_map(p1_4="normal, rock east")
    assert unreached(DIAMOND, tiles) == (DIAMOND.read("1,4"),)
    assert guilty(DIAMOND, tiles, unreached(DIAMOND, tiles)) == [DIAMOND.read("1,4")]
    assert open_every_way(DIAMOND, tiles) == plain_map(p1_4="normal, rock south")


def test_a_half_turn_if_a_quarter_is_not_enough() -> None:
    tiles = plain_map(p4_1="normal, rock east south")
    assert open_every_way(DIAMOND, tiles) == plain_map(p4_1="normal, rock south west")
    tiles = plain_map(p2_4="normal, rock south west")
    assert open_every_way(DIAMOND, tiles) == plain_map(p2_4="normal, rock north east")


def test_rock_of_a_neighbour_is_guilty_too() -> None:
    tiles = plain_map(p2_4="camp, rock west")
    assert open_every_way(DIAMOND, tiles) == plain_map(p2_4="camp, rock north")


def test_both_sides_of_an_edge_may_have_to_be_turned() -> None:
    tiles = plain_map(p1_4="normal, rock east", p2_4="normal, rock west")
    assert open_every_way(DIAMOND, tiles) == plain_map(p1_4="normal, rock south", p2_4="normal, rock north")


def test_crossroads_make_a_shut_off_corner_reachable() -> None:
    """Whoever enters one crossroads can leave from any other, so nothing is turned."""
    walled = {"p4_1": "normal, rock east", "p4_2": "crossroads, rock east south west"}
    assert unreached(DIAMOND, plain_map(**walled)) == (DIAMOND.read("4,1"), DIAMOND.read("4,2"))
    assert unreached(DIAMOND, plain_map(**walled, p7_6="crossroads")) == ()


def test_a_crossroads_is_reached_by_an_edge_of_its_own_only() -> None:
    tiles = plain_map(p4_1="crossroads, rock east south", p7_6="crossroads")
    assert unreached(DIAMOND, tiles) == (DIAMOND.read("4,1"),)
    assert open_every_way(DIAMOND, tiles) == plain_map(p4_1="crossroads, rock south west", p7_6="crossroads")


def test_two_crossroads_walled_in_together_are_not_reached_by_each_other() -> None:
    walled = {"p4_1": "crossroads, rock east", "p4_2": "crossroads, rock east south west"}
    assert unreached(DIAMOND, plain_map(**walled, p7_6="crossroads")) == (DIAMOND.read("4,1"), DIAMOND.read("4,2"))


# Where this was found, in a box with more rock than ours: no turning helps.
HOPELESS = plain_map(
    p3_3="normal, rock north south",
    p2_4="normal, rock north east",
    p3_5="crossroads, rock east west",
    p2_5="camp",
)


def test_where_no_turning_helps_all_tiles_are_laid_anew() -> None:
    assert open_every_way(DIAMOND, HOPELESS) is None
    s = ZombiesState(GAME.setting(2, {}))
    s.laid = [HOPELESS[place] for place in DIAMOND.others]
    s.tile_bag = bytearray(len(s.tile_bag))
    s.sink = []
    then(s, build_map, 1)
    run(s)
    assert s.asked().kind == "tile"
    assert s.laid == []
    assert sum(s.tile_bag) == 35
    assert [event.id for event in s.sink] == ["tiles-laid-anew"]


@settings(max_examples=200)
@given(seed=st.integers(0, 10**6))
def test_every_place_can_be_reached_and_only_guilty_tiles_were_turned(box: Box, seed: int) -> None:
    tiles = random_map(box, Random(seed))
    opened = open_every_way(DIAMOND, tiles)
    assert opened is not None
    assert unreached(DIAMOND, opened) == ()
    near = open_neighbours(DIAMOND, opened)
    assert all(near[place] for place in range(DIAMOND.places) if kind_of(opened[place]) != ROCK)
    changed = [place for place in range(DIAMOND.places) if opened[place] != tiles[place]]
    assert bool(changed) == bool(unreached(DIAMOND, tiles))
    assert all(rocks_of(tiles[place]) for place in changed)
    assert all(opened[place] in [turned(tiles[place], quarters) for quarters in range(4)] for place in changed)
    if len(changed) == 1:
        assert changed[0] in guilty(DIAMOND, tiles, unreached(DIAMOND, tiles))
