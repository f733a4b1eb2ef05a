"""What a view tells so that the page need not know the rules."""

from collections.abc import Callable

import msgspec

from rumpus.games.zombies_doom import GAME
from rumpus.games.zombies_doom.state import ZombiesState
from rumpus.games.zombies_doom.structs import Place, View
from rumpus.kernel.match import Match

PlaceState = Callable[..., ZombiesState]


def test_crossroads_tell_where_one_may_leave_them(place: PlaceState) -> None:
    """Z4.4: all of them the same, as one junction; not across rock."""
    s = place(tiles={"3,3": "crossroads, rock west", "7,6": "crossroads"}, figures={"player 1": "3,4"})
    tiles = GAME.open_view(s).map
    assert sorted(place.text for place in tiles["3,3"].reach) == ["3,2", "3,4", "4,3", "6,6", "7,5"]
    assert tiles["7,6"].reach == tiles["3,3"].reach
    assert tiles["3,2"].reach == ()


def test_the_tile_under_attack_is_told_while_somebody_chooses_how(place: PlaceState) -> None:
    s = place(
        hands={"player 1": "bow, sword, lure"},
        monsters={"2,4": "beast", "3,5": "demon", "4,5": "human"},
        figures={"player 2": "5,5"},
    )
    match = Match(GAME, s.setting, state=s)
    assert match.view().turn.target is None
    match.say("player 1", "go 2,4")
    assert match.view().turn.target == Place(2, 4)
    match.say("player 1", "use bow with lure")
    assert match.view().turn.target is None


def test_and_while_a_monster_is_lured_or_a_weapon_discarded(place: PlaceState) -> None:
    s = place(hands={"player 1": "bow, sword, lure"}, monsters={"2,4": "beast", "5,2": "demon", "6,2": "demon"})
    match = Match(GAME, s.setting, state=s)
    match.say("player 1", "go 2,4")
    match.say("player 1", "use bow with lure")
    assert match.view().turn.target == Place(2, 4)
    match = Match(GAME, s.setting, state=place(hands={"player 1": "bow"}))
    match.say("player 1", "go 2,4")
    assert match.view().turn.target == Place(2, 4)


def test_the_key_of_a_tile_is_its_place(place: PlaceState) -> None:
    """The page finds tiles by it."""
    tiles = GAME.open_view(place()).map
    assert all(key == tile.place.text for key, tile in tiles.items())


def test_whatever_is_sent_is_what_is_declared(place: PlaceState) -> None:
    """So the page's types, and strangers' schemas, can be relied upon."""
    s = place(
        {"variants": "printed-spells"},
        hands={"player 1": "bow, sword+hardened spent, lure"},
        monsters={"2,4": "beast", "5,4": "demon, demon"},
        tasks="surrounded, between-demons",
        trophies={"player 2": "undead"},
        discards={"mace": "mace, mace"},
    )
    sent = msgspec.json.encode(GAME.open_view(s))
    assert msgspec.json.decode(sent, type=View, strict=True) == GAME.open_view(s)
