"""Rematch: whoever presses first, everybody at the table comes to the same room, each at their own browser."""

import pytest
from playwright.sync_api import expect

from tests.helpers.page.player import Player, say
from tests.helpers.page.visitors import Visitor, give_up, kept
from tests.page.conftest import Come
from tests.page.test_play import play_now
from tests.page.test_seats import sit_together

pytestmark = pytest.mark.slow


def room_of(visitor: Visitor) -> str:
    return visitor.page.url.split("#/")[1].split("/")[1]


def test_both_press_and_play_in_one_room_and_who_watched_watches_on(come: Come) -> None:
    ann, bob, eve = come(), come("phone", name="Bob"), come(name="Eve")
    _, players = sit_together(ann, bob)
    players[0].button("menu").click()
    eve.page.goto(ann.page.get_by_label(say("invite-watch")).input_value())
    ann.page.keyboard.press("Escape")
    before = room_of(ann)
    give_up(bob)
    watching = Player(eve, "worms")
    for player in (*players, watching):
        player.wait_for("over")
    assert eve.page.get_by_role("button", name=say("over-rematch")).count() == 0
    ann.page.get_by_role("button", name=say("over-rematch")).click()
    bob.page.get_by_text(say("told-rematch", name="Ann")).first.wait_for()
    bob.page.get_by_role("button", name=say("rematch-come")).click()
    eve.page.get_by_role("link", name=say("rematch-watch")).click()
    for player in (*players, watching):
        player.wait_for("asked", "waiting")
    assert room_of(ann) == room_of(bob) == room_of(eve) != before
    # Bob, who sat second, now sits first.
    for visitor in (ann, bob, eve):
        expect(visitor.page.locator(".players strong")).to_have_text(["Bob", "Ann"])
    assert {player.wait_for("asked", "waiting") for player in players} == {"asked", "waiting"}


def test_two_presses_at_the_same_moment_make_one_room(come: Come) -> None:
    ann, bob = come(), come(name="Bob")
    _, players = sit_together(ann, bob)
    give_up(bob)
    for player in players:
        player.wait_for("over")
    press = "document.querySelector('.over .primary, .awaits .primary').click()"  # whoever has heard of it comes along
    for visitor in (ann, bob):
        visitor.page.evaluate(press)
    for player in players:
        player.wait_for("asked", "waiting")
    assert room_of(ann) == room_of(bob)


def test_who_declines_is_seen_and_replaced(come: Come) -> None:
    ann, bob, cleo = come(), come(name="Bob"), come(name="Cleo")
    _, players = sit_together(ann, bob)
    give_up(bob)
    for player in players:
        player.wait_for("over")
    ann.page.get_by_role("button", name=say("over-rematch")).click()
    expect(ann.page.locator(".waiting li").first).to_contain_text(say("seat-kept"))
    bob.page.get_by_role("button", name=say("rematch-decline")).click()
    expect(ann.page.locator(".waiting li").first).to_contain_text(say("seat-declined"))
    ann.page.get_by_role("button", name=say("waiting-make-link")).click()
    cleo.page.goto(ann.page.get_by_label(say("invite-seat", n=1)).input_value())
    cleo.page.get_by_role("button", name=say("waiting-sit-down")).click()
    for visitor in (ann, cleo):
        Player(visitor, "worms").wait_for("asked", "waiting")
        expect(visitor.page.locator(".players strong")).to_have_text(["Cleo", "Ann"])


def test_against_a_bot_a_rematch_begins_at_once(ann: Visitor) -> None:
    player = play_now(ann, "worms")
    before = kept(ann)["room"]
    give_up(ann)
    player.wait_for("over")
    ann.page.get_by_role("button", name=say("over-rematch")).click()
    ann.page.wait_for_url(lambda url: before not in url)
    player.wait_for("asked", "waiting", "playing")
    assert kept(ann)["mine"]["seat"] == 1
