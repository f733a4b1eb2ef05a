"""What a machine can check of accessibility: on every page, in both colour schemes."""

import pytest
from axe_playwright_python.sync_playwright import Axe

from tests.page.conftest import Come
from tests.page.player import say
from tests.page.test_play import GAMES, play_now
from tests.page.visitors import Visitor

pytestmark = pytest.mark.slow
SCHEMES = ("light", "dark")


def complaints(visitor: Visitor) -> list[str]:
    """In words, with where to look."""
    found = Axe().run(visitor.page).response["violations"]
    return [
        f"{one['id']}: {one['help']}: {node['html']} {node['failureSummary']}" for one in found for node in one["nodes"]
    ]


@pytest.mark.parametrize("scheme", SCHEMES)
def test_the_pages_around_a_room(come: Come, scheme: str) -> None:
    visitor = come(scheme=scheme, taught=[])
    visitor.go()
    visitor.page.get_by_role("article").first.wait_for()
    assert complaints(visitor) == []
    visitor.page.get_by_role("button", name=say("settings")).click()
    visitor.page.get_by_role("dialog").wait_for()
    assert complaints(visitor) == []
    visitor.page.keyboard.press("Escape")
    for way in ("front-invite", "front-play-screen", "front-options"):
        visitor.page.get_by_role("button", name=say(way)).first.click()
        visitor.page.get_by_role("dialog").wait_for()
        assert complaints(visitor) == []
        visitor.page.keyboard.press("Escape")
    for game in GAMES:
        visitor.go(f"#/rules/{game}")
        visitor.page.get_by_role("heading", level=2).first.wait_for()
        assert complaints(visitor) == []


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("scheme", SCHEMES)
def test_a_room_and_a_lesson(come: Come, game: str, scheme: str) -> None:
    visitor = come(scheme=scheme)
    player = play_now(visitor, game)
    assert complaints(visitor) == []
    player.play_on(6)
    player.wait_until_asked()
    assert complaints(visitor) == []
    player.play_on()
    assert complaints(visitor) == []
    info = visitor.table.client.get("/api/games").json()
    lesson = next(one["lessons"][0] for one in info["games"] if one["id"] == game)
    visitor.go(f"#/lesson/{game}/{lesson}")
    visitor.page.get_by_role("progressbar").wait_for()
    assert complaints(visitor) == []


@pytest.mark.parametrize("game", GAMES)
def test_a_room_on_a_phone(come: Come, game: str) -> None:
    visitor = come("phone")
    player = play_now(visitor, game)
    assert complaints(visitor) == []
    for tab in ("hand", "players", "side", "log", "chat"):
        player.page.get_by_role("navigation").get_by_role("button", name=say(f"tab-{tab}")).click()
        assert complaints(visitor) == []
