"""What a machine can check of accessibility: on every page, in both colour schemes."""

import pytest
from axe_playwright_python.sync_playwright import Axe

from tests.page.conftest import Come
from tests.page.player import say
from tests.page.states import RECORDS, STATES
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
def test_a_room_from_its_beginning_to_its_end(come: Come, game: str, scheme: str) -> None:
    visitor = come(scheme=scheme)
    player = play_now(visitor, game)
    assert complaints(visitor) == []
    player.play_on(3)
    player.wait_for("asked", "over")
    assert complaints(visitor) == []
    visitor.go("#/records")
    visitor.page.get_by_label(say("record-file")).set_input_files(RECORDS / game / "1.record")
    player.wait_for("over")
    assert complaints(visitor) == []


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("scheme", SCHEMES)
def test_a_lesson(come: Come, game: str, scheme: str) -> None:
    visitor = come(scheme=scheme)
    STATES[f"lesson-{game}"](visitor)
    assert complaints(visitor) == []


@pytest.mark.parametrize("game", GAMES)
def test_a_room_on_a_phone(come: Come, game: str) -> None:
    visitor = come("phone")
    player = play_now(visitor, game)
    assert complaints(visitor) == []
    for tab in ("hand", "players", "side", "log", "chat"):
        player.page.get_by_role("navigation").get_by_role("button", name=say(f"tab-{tab}")).click()
        assert complaints(visitor) == []
