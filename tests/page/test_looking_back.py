"""Undo, the past, a fork of a game that is over, and records from elsewhere."""

import pytest
from playwright.sync_api import expect

from tests.helpers.page.player import Player, say
from tests.helpers.page.states import RECORDS, STATES
from tests.helpers.page.visitors import Visitor, finish_quickly
from tests.page.conftest import Come
from tests.page.test_advice import box_of
from tests.page.test_play import GAMES, play_now, sit_down

pytestmark = pytest.mark.slow


def test_an_answer_is_taken_back(ann: Visitor) -> None:
    player = play_now(ann, "zombies-doom")
    for _ in range(50):
        player.wait_until_asked()
        options = player.options()
        player.answer_by_a_click()
        if player.wait_for("asked", "over") == "asked" and player.button("undo").count():
            player.button("undo").click()
            player.wait_until_options_are(options)
            return
    pytest.fail("nothing could be taken back")


def test_a_line_of_the_log_shows_its_moment_and_its_clause_opens_the_rules(ann: Visitor) -> None:
    player = play_now(ann, "zombies-doom")
    player.play_on(10)
    player.wait_until_asked()
    options = player.options()
    log = player.page.get_by_role("region", name=say("tab-log"))
    log.locator(".line").first.click()
    player.button("past-leave").first.wait_for()
    assert player.options() == []
    player.button("past-leave").first.click()
    player.wait_until_options_are(options)
    log.locator(".clause").first.click()
    player.page.get_by_role("dialog").get_by_text("Z", exact=False).first.wait_for()
    player.page.keyboard.press("Escape")
    expect(player.page.get_by_role("dialog")).to_have_count(0)


def test_a_game_that_is_over_is_looked_at_again_checked_and_forked(ann: Visitor) -> None:
    player = sit_down(ann, "worms")
    finish_quickly(ann)
    player.wait_for("over")
    over = ann.page.url
    player.button("over-dice").click()
    verdict = player.page.locator(".over [role=status] p")
    verdict.first.wait_for()
    assert verdict.and_(player.page.locator(".bad")).count() == 0
    player.button("replay-first").click()
    for _ in range(2):
        player.button("replay-forward").click()
    player.button("over-fork").click()
    ann.page.wait_for_url(lambda url: url != over)
    forked = Player(ann, "worms", 7)
    assert forked.play_on(2) == 2
    finish_quickly(ann)
    forked.wait_for("over")
    assert forked.look()["winners"] is not None


@pytest.mark.parametrize("game", GAMES)
def test_a_record_is_opened(ann: Visitor, game: str) -> None:
    ann.go("#/records")
    ann.page.get_by_label(say("record-file")).set_input_files(RECORDS / game / "1.record")
    player = Player(ann, game)
    player.wait_for("over")
    player.button("replay-first").click()
    player.button("replay-forward").click()
    player.page.get_by_role("slider").press("End")
    expect(player.button("replay-forward")).to_be_disabled()


def test_on_a_phone_the_map_is_not_hidden_by_what_is_said_of_the_round(come: Come) -> None:
    phone = come("phone")
    STATES["over"](phone)
    flags = phone.page.locator(".flag")
    board = box_of(phone.page.locator(".board svg[role=application]"))
    assert flags.count() > 0
    for flag in map(box_of, flags.all()):
        assert flag["y"] + flag["height"] <= board["y"] or flag["y"] >= board["y"] + board["height"]
