"""What a machine can check of accessibility: on every page, in both colour schemes."""

from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe

from tests.helpers.in_turn import in_turn
from tests.helpers.page.player import say
from tests.helpers.page.states import RECORDS
from tests.helpers.page.visitors import Visitor
from tests.page.conftest import Come
from tests.page.test_play import GAMES, play_now

AXE = Axe()
COLOURS = ["color-contrast", "link-in-text-block"]  # the rules about them
FIND = "async options => (await axe.run(options)).violations"


def complaints(visitor: Visitor, **options: Any) -> list[str]:
    """In words, with where to look."""
    if visitor.page.evaluate("typeof axe") == "undefined":
        visitor.page.evaluate(AXE.axe_script)
    found = visitor.page.evaluate(FIND, {"resultTypes": ["violations"], **options})
    return [
        f"{one['id']}: {one['help']}: {node['html']} {node['failureSummary']}" for one in found for node in one["nodes"]
    ]


def complaints_in_any_light(visitor: Visitor) -> list[str]:
    """The dark changes nothing but colours."""
    visitor.page.emulate_media(color_scheme="dark")
    found = complaints(visitor, runOnly=COLOURS)
    visitor.page.emulate_media(color_scheme="light")
    return [*complaints(visitor), *(f"in the dark: {one}" for one in found)]


@pytest.mark.soak
def test_the_pages_around_a_room(come: Come) -> None:
    visitor = come(taught=[])
    visitor.go()
    visitor.page.get_by_role("article").first.wait_for()
    assert complaints_in_any_light(visitor) == []
    visitor.page.get_by_role("button", name=say("settings")).click()
    visitor.page.get_by_role("dialog").wait_for()
    assert complaints_in_any_light(visitor) == []
    visitor.page.keyboard.press("Escape")
    for way in ("front-invite", "front-play-screen", "front-options"):
        visitor.page.get_by_role("button", name=say(way)).first.click()
        visitor.page.get_by_role("dialog").wait_for()
        assert complaints_in_any_light(visitor) == []
        visitor.page.keyboard.press("Escape")
    for game in GAMES:
        visitor.go(f"#/rules/{game}")
        visitor.page.get_by_role("heading", level=2).first.wait_for()
        assert complaints_in_any_light(visitor) == []


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
def test_a_room_from_its_beginning_to_its_end(ann: Visitor, game: str) -> None:
    player = play_now(ann, game)
    assert complaints_in_any_light(ann) == []
    player.play_on(3)
    player.wait_for("asked", "over")
    assert complaints_in_any_light(ann) == []
    ann.go("#/records")
    ann.page.get_by_label(say("record-file")).set_input_files(RECORDS / game / "1.record")
    player.wait_for("over")
    assert complaints_in_any_light(ann) == []


@pytest.mark.slow
@pytest.mark.parametrize("game", in_turn(GAMES, turns=1))
def test_a_room_on_a_phone(come: Come, game: str) -> None:
    visitor = come("phone")
    player = play_now(visitor, game)
    assert complaints(visitor) == []
    for tab in ("hand", "players", "side", "log", "chat"):
        player.page.get_by_role("navigation").get_by_role("button", name=say(f"tab-{tab}")).click()
        assert complaints(visitor) == []
