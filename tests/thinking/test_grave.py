"""What an answer would almost certainly cost those who give it, and what it may."""

from typing import Any

import pytest

from rumpus.kernel.match import Match
from rumpus.kernel.message import Message
from rumpus.kernel.registry import find_game
from rumpus.text.words import words
from rumpus.thinking.fates import Fates
from rumpus.thinking.grave import MOST_ANSWERS, Playouts, costs_of
from tests.helpers.betting_pig import ROLL, Pig, PigSetting
from tests.thinking.test_odds import worms

# Blue A stands on an island of three hexes, blue B beside it; red is far away.
ISLAND: dict[str, Any] = {"land": "0,0 0,1 0,2 3,0", "things": {"0,1": "blue A, blue B", "3,0": "red A"}}


def costs(match: Match, text: str, language: str = "en") -> list[str]:
    found = costs_of(match.game, match.state, match.read(match.asked(), text)).grave
    return [words(language, match.game.id).say(message) for message in found]


def risks(match: Match, text: str, language: str = "en") -> list[str]:
    found = costs_of(match.game, match.state, match.read(match.asked(), text)).risk
    return [words(language, match.game.id).say(message) for message in found]


def test_a_jump_into_the_sea_is_grave() -> None:
    match = worms("activate A", **ISLAND)
    assert costs(match, "jump 1,0") == ["If you do this, Blue A is destroyed."]
    assert risks(match, "jump 1,0") == []
    assert costs(match, "stay") == risks(match, "stay") == []
    assert costs(match, "inch 0,2") == risks(match, "inch 0,2") == []


def test_it_is_told_as_well_where_odds_cannot_be_counted() -> None:
    """W11.3, W11.5: what others keep lies in no deck, and superweapons lie below the rest."""
    for variants in ("sudden-death-draft", "late-superweapons"):
        match = worms("activate A", variants=variants, **ISLAND)
        assert costs(match, "jump 1,0") == ["If you do this, Blue A is destroyed."]


def test_what_may_as_well_go_well_is_a_risk() -> None:
    """Five faces of eight drown it: somebody may want that."""
    match = worms("activate A", land="0,1 0,2 3,0 0,3", wind=4, things={"0,2": "blue A, blue B", "3,0": "red A"})
    assert costs(match, "jump 0,1") == []
    assert risks(match, "jump 0,1") == ["If you do this, it may be that Blue A is destroyed."]
    for language in ("cs", "uk"):
        assert "grave-" not in risks(match, "jump 0,1", language)[0]


def test_a_small_risk_is_one_too() -> None:
    """Inland, only one face of eight leads to water."""
    land, things = "0,0 0,1 0,2 1,0 1,1 -1,1 -1,2 3,0", {"0,2": "blue A, blue B", "3,0": "red A"}
    assert risks(worms("activate A", land=land, wind=4, things=things), "jump 0,1") == []
    coast = worms("activate A", land=land.replace("-1,1 ", ""), wind=4, things=things)
    assert risks(coast, "jump 0,1") == ["If you do this, it may be that Blue A is destroyed."]


def test_a_lonely_rock_is_nearly_certain_death() -> None:
    """Only a bullseye keeps it there, and then there are the mines."""
    things = {"0,2": "blue A lying, blue B", "0,0": "mine, mine", "3,0": "red A"}
    match = worms("activate A", land="0,0 0,2 3,0", wind=4, things=things)
    assert costs(match, "jump 0,0") == ["If you do this, almost certainly Blue A is destroyed."]


def test_the_worms_of_others_are_no_loss() -> None:
    things = {"0,1": "blue A", "0,3": "red A lying"}
    match = worms("stay; stay; play bazooka", land="0,1 0,2 0,3", things=things)
    assert costs(match, "target 0,3") == risks(match, "target 0,3") == []


class AllIsLost(Fates):
    def losses(self, before: object, now: object) -> tuple[Message, ...]:
        return (Message("loss-all"),)


class Ruin(Pig):
    """Whatever one does."""

    capabilities = (AllIsLost,)


def test_where_everything_is_grave_that_is_said() -> None:
    match = Match(Ruin(), PigSetting(2), listen=False, shows_forced=True)
    match.answer(ROLL)
    said = costs_of(match.game, match.state, match.asked().options[0]).grave
    assert [message.id for message in said] == ["grave-certain", "grave-all"]


@pytest.mark.parametrize("language", ["en", "cs", "uk"])
def test_to_die_in_zombies_doom_is_grave(language: str) -> None:
    game = find_game("zombies-doom")
    match = Match(game, game.setting(2, dict(game.at_once)), listen=False)
    while match.question is not None and match.question.kind != "go":
        match.answer(match.question.options[0])
    (said,) = costs(match, "die", language)
    assert "loss-" not in said
    assert "grave-" not in said
    others = [option for option in match.asked().options if match.state.write(match.asked(), option) != "die"]
    assert all(costs_of(game, match.state, option).grave == () for option in others)


def test_it_is_decided_soon() -> None:
    """Whatever is asked, no more than so many answers are tried."""
    match = worms("activate A", **ISLAND)
    playouts = Playouts(match.game, match.state)
    for option in match.asked().options:
        playouts.cost_of(option)
    assert 0 < playouts.left < MOST_ANSWERS
