"""Seats on the page: who has one keeps it, and sees what the host does to it."""

import pytest
from playwright.sync_api import expect

from tests.helpers.page.player import Player, name_of, say
from tests.helpers.page.visitors import Visitor
from tests.page.conftest import Come

pytestmark = pytest.mark.slow


def open_for_two(ann: Visitor, game: str = "worms") -> str:
    """Ann opens a room and sits in it; returns the link for somebody else."""
    ann.go()
    card = ann.page.get_by_role("article", name=name_of(game))
    card.get_by_role("button", name=say("front-invite")).click()
    ann.page.get_by_role("button", name=say("new-open")).click()
    return ann.page.get_by_label(say("invite-seat", n=2)).input_value()


def come_by(link: str, visitor: Visitor) -> None:
    visitor.page.goto(link)
    visitor.page.get_by_role("button", name=say("waiting-sit-down")).click()


def sit_together(ann: Visitor, bob: Visitor, game: str = "worms") -> tuple[str, list[Player]]:
    link = open_for_two(ann, game)
    come_by(link, bob)
    players = [Player(ann, game, 3), Player(bob, game, 4)]
    for player in players:
        player.wait_for("asked", "waiting")
    return link, players


def test_a_link_that_was_used_opens_the_seat_to_nobody_else(come: Come) -> None:
    ann, bob = come(), come(name="Bob")
    ann.expect("409")
    link, players = sit_together(ann, bob)
    players[0].button("menu").click()
    ann.page.get_by_label(say("invite-watch")).wait_for()
    assert ann.page.get_by_label(say("invite-seat", n=2)).count() == 0
    ann.page.goto(link)
    ann.page.reload()
    ann.page.get_by_text(say("link-used")).wait_for()
    # To the browser that has used it, it is the way back.
    bob.page.goto(link)
    bob.page.reload()
    players[1].wait_for("asked", "waiting")
    expect(bob.page.locator(".players .tag").get_by_text(say("seat-you"))).to_be_visible()


def test_what_the_host_does_to_a_seat_is_asked_told_and_undone(come: Come) -> None:
    ann, bob = come(), come("phone", name="Bob")
    sit_together(ann, bob)
    ann.page.get_by_role("button", name=say("seat-let-bot", name="Bob")).click()
    dialog = ann.page.get_by_role("dialog")
    expect(dialog).to_contain_text(say("seat-let-bot-about", name="Bob"))
    dialog.get_by_role("button", name=say("confirm-yes")).click()
    for visitor in (ann, bob):
        visitor.page.get_by_text(say("told-bot-plays", name="Bob")).first.wait_for(state="attached")
    back = bob.page.get_by_role("button", name=say("seat-take-back"))
    back.click()
    expect(back).to_have_count(0)
    expect(ann.page.locator(".log")).to_contain_text(say("told-returned", name="Bob"))


def test_who_has_lost_the_key_gets_a_new_link_and_who_had_it_can_come_back(come: Come) -> None:
    ann, bob, cleo = come(), come(name="Bob"), come(name="Cleo")
    sit_together(ann, bob)
    ann.page.get_by_role("button", name=say("seat-invite", name="Bob")).click()
    ann.page.get_by_role("dialog").get_by_role("button", name=say("confirm-yes")).click()
    come_by(ann.page.get_by_label(say("seat-invite-made", name="Bob")).input_value(), cleo)
    bob.page.get_by_text(say("seat-lost-other", name="Cleo")).wait_for()
    bob.page.get_by_role("button", name=say("seat-take-back")).click()
    cleo.page.get_by_text(say("seat-lost-other", name="Bob")).wait_for()
    expect(cleo.page.locator(".log")).to_contain_text(say("told-sat-anew", name="Cleo", before="Bob"))
