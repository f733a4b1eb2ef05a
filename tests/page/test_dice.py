"""The page brings something to the dice, notes what it was shown, and says at the end whether that still holds."""

import pytest
from playwright.sync_api import expect

from tests.helpers.page.player import Player, name_of, say
from tests.helpers.page.visitors import Visitor, give_up, kept
from tests.page.conftest import Come
from tests.page.test_play import play_now

pytestmark = pytest.mark.slow


def test_the_page_notes_what_it_was_shown_and_compares_it_at_the_end(come: Come) -> None:
    ann = come()
    player = play_now(ann, "worms")
    noted = kept(ann)
    info = player.look()["info"]
    assert noted["commitment"] == info["commitment"]
    assert noted["committed"] == [seat["commitment"] for seat in info["seats"]]
    assert [bool(one) for one in noted["committed"]] == [True, False]
    give_up(ann)
    player.wait_for("over")
    expect(ann.page.get_by_text(say("dice-as-noted"))).to_be_visible()
    player.button("over-dice").click()
    expect(ann.page.get_by_text(say("dice-ours-there"))).to_be_visible()
    # A table that has shown something else before is found out, without being asked to prove anything.
    noted["committed"][0] = "f" * 64
    ann.page.evaluate("rooms => localStorage.setItem('rumpus-rooms', JSON.stringify(rooms))", [noted])
    ann.page.reload()
    player.wait_for("over")
    expect(ann.page.get_by_text(say("dice-other-commitment"))).to_be_visible()


def test_a_page_that_was_closed_in_between_reveals_when_it_comes_back(come: Come) -> None:
    """The game waits for what it brings, and everybody sees for whom."""
    ann, bob = come(), come(name="Bob")
    links = ann.table.post("/api/rooms", game="worms", seats=["person", "person"], options={"setup": "first-game"})
    for visitor, link in zip((ann, bob), links["seats"], strict=True):
        visitor.go(f"#/room/{links['room']}/{link['token']}")
        visitor.page.get_by_role("button", name=say("waiting-sit-down")).click()
        if visitor is ann:
            ann.page.get_by_text(say("waiting-about")).wait_for()
            back = ann.page.url
            ann.go()
    bob.page.get_by_text(say("waiting-for-dice", names="Ann")).wait_for()
    ann.page.goto(back)
    for visitor in (ann, bob):
        Player(visitor, "worms").wait_for("asked", "waiting")


def test_a_second_try_at_the_game_of_the_day_is_marked_where_it_is_shown(ann: Visitor) -> None:
    for first in (True, False):
        ann.go()
        card = ann.page.get_by_role("article", name=name_of("worms"))
        card.get_by_role("button", name=say("front-daily")).click()
        player = Player(ann, "worms")
        player.wait_for("asked", "playing", "waiting")
        player.button("menu").click()
        ann.page.get_by_role("dialog").get_by_text(say("room-agreed", what="")[:8]).first.wait_for()
        marked = ann.page.get_by_role("dialog").get_by_text(say("daily-again", again="browser"))
        assert marked.count() == (0 if first else 1)
        ann.page.keyboard.press("Escape")
    give_up(ann)
    player.wait_for("over")
    expect(ann.page.locator(".options .over")).to_contain_text(say("daily-again", again="browser"))
