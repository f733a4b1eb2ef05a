"""Evenings of somebody who sees nothing, in each language: all that is known is what is said and what has the focus."""

import re

import pytest

from rumpus.text.words import LANGUAGES
from tests.helpers.in_turn import in_turn
from tests.helpers.page.blind import Blind
from tests.helpers.page.short_games import SHORT
from tests.helpers.page.states import short_record
from tests.page.conftest import Come
from tests.page.test_advice import LONG
from tests.page.test_play import GAMES

pytestmark = pytest.mark.slow
RIVAL = {"worms": "random", "zombies-doom": "fair"}  # who makes an end of it soon


@pytest.mark.parametrize(("game", "language"), in_turn(GAMES, LANGUAGES, turns=2))
def test_a_lesson_is_taken(come: Come, game: str, language: str) -> None:
    visitor = come(locale=language)
    blind = Blind(visitor)
    lesson = visitor.table.client.get("/api/games").json()["games"]
    id = next(one["lessons"][0] for one in lesson if one["id"] == game)
    told = visitor.table.client.get(f"/api/games/{game}/lessons/{id}").json()
    visitor.go(f"#/lesson/{game}/{id}")
    blind.listen(0)
    blind.tab_to("link", blind.say("skip-to-main"))
    visitor.page.locator("h1").evaluate("heading => heading.focus()")
    farewell = blind.say(told["farewell"]["id"], game, **told["farewell"]["args"])
    blind.take_the_lesson(farewell)
    blind.press("Escape")
    blind.tab_to("button", blind.say("front-play-now"))


@pytest.mark.usefixtures("short_games")
@pytest.mark.parametrize(("game", "language"), in_turn(GAMES, LANGUAGES, turns=1))
def test_a_game_is_played_to_its_end(come: Come, game: str, language: str) -> None:
    visitor = come(locale=language)
    blind = Blind(visitor)
    room = visitor.table.post("/api/rooms", game=game, seats=["person", RIVAL[game]], options=SHORT[game])
    visitor.go(f"#/room/{room['room']}/{room['seats'][0]['token']}")
    visitor.page.wait_for_function("() => document.querySelector('h1')")
    blind.tab_to("button", blind.say("waiting-sit-down"))
    blind.press("Enter")
    visitor.page.wait_for_function("() => window.heard.length > 0 || document.activeElement.matches('h1')")
    assert blind.play() > 1
    assert blind.is_over()


@pytest.mark.parametrize("language", in_turn(LANGUAGES, turns=1))
def test_a_replay_and_a_look_back_are_heard(come: Come, language: str) -> None:
    visitor = come(locale=language)
    blind = Blind(visitor)
    links = visitor.table.post("/api/records", record=short_record())
    visitor.go(f"#/room/{links['room']}/{links['watch']}")
    visitor.page.wait_for_function("() => document.querySelector('h1')")
    blind.tab_to("button", blind.say("replay-back"))
    for key in ("Enter", "ArrowLeft", "ArrowLeft", "ArrowRight", "Home", "ArrowRight"):
        heard = len(blind.ear.heard())
        blind.press(key)
        said = blind.listen(heard)[0]
        assert where(blind).match(said), said
    assert where(blind).sub("", said).strip(), "what happened then is told"
    blind.tab_to("button", blind.say("over-lookback"))
    blind.press("Enter")
    blind.wait_until_heard(blind.say("lookback-done"), LONG)
    assert blind.is_at("heading", blind.say("lookback-players"))
    assert blind.say("lookback-costliest") in visitor.page.locator("main").aria_snapshot()


def where(blind: Blind) -> re.Pattern[str]:
    """How a moment of a replay is called."""
    return re.compile(re.escape(blind.say("replay-where", moment="@", moments="@")).replace("@", r"\d+"))
