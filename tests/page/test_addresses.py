"""The address of the page: what may be in it, what must not stay there, and where the page may be."""

import re

import pytest

from tests.helpers.page.player import Player
from tests.helpers.page.reverse_proxy import proxy_for
from tests.helpers.page.visitors import Table, Visitor
from tests.page.conftest import Come

pytestmark = pytest.mark.slow

GAMES = ("worms", "zombies-doom")


def open_room(table: Table, *seats: str) -> dict[str, str]:
    links = table.post("/api/rooms", game="worms", seats=seats, options={"setup": "first-game"})
    return {"room": links["room"], "seat": links["seats"][0]["token"], "watch": links["watch"]}


NOTHING = ["#/room/%", "#/watch/%E0%A4%A", "#/room/%00", "#/lesson/%/%", "#/%", "#/rules/%"]


@pytest.mark.parametrize("fragment", NOTHING, ids=range(len(NOTHING)))
def test_an_address_that_means_nothing_is_no_blank_page(ann: Visitor, fragment: str) -> None:
    ann.expect("404|400")
    ann.go(fragment)
    ann.page.locator("main", has_text=re.compile(r"\w")).wait_for()


def test_no_token_stays_in_the_address(come: Come) -> None:
    """Nor in what “back” leads to; and whoever reloads, or closes the page and comes back, is who they were."""
    ann = come()
    room = open_room(ann.table, "person", "random")
    ann.go(f"#/room/{room['room']}/{room['seat']}")
    ann.page.get_by_role("button", name=ann.say("waiting-sit-down")).wait_for()
    assert ann.page.url == f"{ann.table.url}/#/room/{room['room']}"
    ann.go()  # where one's games are looked at by the link as well
    ann.page.get_by_role("heading", name=ann.say("front-yours")).wait_for()
    ann.page.go_back()
    ann.page.reload()  # still by the link: nobody has sat down
    ann.page.get_by_role("button", name=ann.say("waiting-sit-down")).click()
    player = Player(ann, "worms")
    player.wait_until_asked()
    key = ann.room_and_token()[1]
    seen = {ann.page.url}
    ann.page.reload()
    player.wait_until_asked()
    ann.page.get_by_role("link", name=ann.say("top-home")).first.click()
    ann.page.get_by_role("heading", name=ann.say("front-yours")).wait_for()
    ann.page.go_back()
    player.wait_until_asked()
    seen.add(ann.page.url)
    another = ann.context.new_page()  # what this page was given, another one does not have; but the key is kept
    another.goto("/#/")
    link = another.locator("section", has_text=ann.say("front-yours")).get_by_role("link")
    assert key not in str(link.get_attribute("href"))
    link.click()
    another.locator("[data-state=asked]").wait_for()
    seen.add(another.url)
    assert seen == {f"{ann.table.url}/#/room/{room['room']}"}


def test_a_spectators_token_does_not_stay_either(come: Come) -> None:
    eve = come()
    room = open_room(eve.table, "random", "person")
    eve.go(f"#/watch/{room['room']}/{room['watch']}")
    eve.page.get_by_text("English draft").wait_for()
    assert eve.page.url == f"{eve.table.url}/#/watch/{room['room']}"
    eve.page.reload()
    eve.page.get_by_text("English draft").wait_for()


@pytest.mark.parametrize("game", GAMES)
def test_the_page_works_under_a_path_behind_a_proxy(come: Come, game: str) -> None:
    ann = come()
    with proxy_for(ann.table.url) as address:
        links = ann.table.post("/api/rooms", game=game, seats=["person", "random"])
        ann.page.goto(f"{address}/#/room/{links['room']}/{links['seats'][0]['token']}")
        ann.page.get_by_role("button", name=ann.say("waiting-sit-down")).click()
        player = Player(ann, game)
        player.wait_until_asked()
        before = player.look()["moment"]
        player.answer_by_a_click()
        assert player.look()["moment"] > before
        assert ann.page.url == f"{address}/#/room/{links['room']}"
        ann.go()  # the proxy goes
