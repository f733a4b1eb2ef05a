"""Where an answer may lead, on the map of the first game (W13)."""

import pytest

from rumpus.kernel.match import Match
from rumpus.kernel.registry import find_game
from rumpus.records.record import read_lines
from rumpus.records.replay import feed
from rumpus.records.scenarios import Scenarios
from rumpus.text.words import words
from rumpus.thinking.outlook import Outlooks

GAME = find_game("worms")
DEALT = ["chance: draw grenade", "chance: draw shotgun", "chance: draw baseball-bat", "chance: draw grenade"]
WALKED = ["blue: activate A", "blue: inch -1,1", "blue: meet crate", "chance: draw sheep", "chance: flip safe"]
AIMING = [*WALKED, "blue: stay", "blue: play bazooka"]
ROLLED = [*AIMING, "blue: target 1,1", "chance: roll 5", "chance: roll wind", "chance: roll 3"]


def outlook(lines: list[str], text: str) -> dict[str, str]:
    return outlook_in(Match(GAME, GAME.setting(4, {"setup": "first-game"})), [*DEALT, *lines], text)


def outlook_in(match: Match, lines: list[str], text: str) -> dict[str, str]:
    feed(match, read_lines(list(enumerate(lines, 1))))
    prospects = Outlooks.of(GAME).outlook(match.state, match.read(match.asked(), text))
    return {prospect.spot: words("en", "worms").say(prospect.message) for prospect in prospects}


def test_a_shot_goes_where_a_die_takes_it() -> None:
    shown = outlook(AIMING, "target 1,1")
    assert shown == {
        "1,0": "Here on north.",
        "2,0": "Here on north-east or the wind.",
        "2,1": "Here on south-east.",
        "1,2": "Here on south.",
        "0,2": "Here on south-west.",
        "0,1": "Here on north-west.",
        "1,1": "Here on a bullseye.",
    }


@pytest.mark.parametrize(("die", "hex_"), [("wind", "2,0"), ("5", "0,2"), ("3", "2,1")])
def test_a_die_that_may_be_chosen_shows_where_it_takes_the_target(die: str, hex_: str) -> None:
    assert outlook(ROLLED, f"choose die {die}") == {hex_: "It goes here."}


def test_a_jump_scatters_perhaps_into_the_water() -> None:
    shown = outlook(["blue: activate A"], "jump -1,0")
    assert shown["-1,0"] == "Here on a bullseye."
    assert shown["0,0"] == "Into the water on south-east."  # the dial is water


def test_what_a_crate_holds_does_not_matter_for_where_one_lands() -> None:
    assert len(outlook(["blue: activate A"], "jump 0,1")) == 7


def test_a_jump_into_the_water_ends_there() -> None:
    assert outlook(["blue: activate A"], "jump 0,0") == {"0,0": "Into the water!"}


def test_walking_is_certain_and_a_mine_must_be_waited_for() -> None:
    assert outlook(["blue: activate A"], "inch -1,-1") == {}
    assert outlook(["blue: activate A"], "stay") == {}


def test_leaving_a_full_hex_leads_nowhere_whatever_is_thrown_next() -> None:
    options = {"edition": "english", "variants": "reduced-blast"}
    things = {"0,1": "blue A", "0,2": "crate, mine", "0,3": "drum, 2 craters", "5,5": "red A"}
    table = {"land": "0,1 0,2 0,3 5,5", "things": things, "hands": {"blue": "homing-missile"}}
    state = Scenarios.of(GAME).position(options, table)
    lines = ["blue: stay", "blue: stay", "blue: play homing-missile", "blue: target 0,2", "blue: next crate 0,2"]
    match = Match(GAME, state.setting, state=state)
    assert outlook_in(match, [*lines, "chance: roll 4"], "leave") == {}
    assert "0,2" in outlook_in(match, [], "prod crate 0,3")
