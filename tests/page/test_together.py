"""What goes on beside the game: talk, people who watch, and those who like to think twice."""

import pytest
from playwright.sync_api import expect

from tests.page.conftest import Come
from tests.page.player import LISTED, Player, say
from tests.page.test_play import play_now
from tests.page.visitors import Visitor

pytestmark = pytest.mark.slow


def test_somebody_watches_and_reads_what_is_said(come: Come) -> None:
    ann, eve = come(), come("phone", name="Eve")
    player = play_now(ann, "zombies-doom")
    player.button("menu").click()
    link = ann.page.get_by_label(say("invite-watch")).input_value()
    ann.page.keyboard.press("Escape")
    eve.page.goto(link)
    watching = Player(eve, "zombies-doom")
    watching.wait_for("waiting")
    player.button("tab-chat").first.click()
    ann.page.get_by_label(say("chat-say")).fill("Good luck, everybody!")
    player.button("chat-send").click()
    eve.page.get_by_role("navigation").get_by_role("button", name=say("tab-chat")).click()
    eve.page.get_by_text("Good luck, everybody!").wait_for()
    assert eve.page.get_by_label(say("chat-say")).count() == 0
    question = player.question
    player.answer_by_a_click()
    eve.page.locator(f"[data-state]:not([data-question='{question}'])").wait_for()
    assert watching.options() == []
    expect(ann.page.get_by_text("Eve", exact=False).first).to_be_visible()


def test_who_likes_to_confirm_is_asked_once_more_before_what_cannot_be_taken_back(come: Come) -> None:
    player = play_now(come(confirm=True), "worms")
    confirm = player.button("confirm-yes")
    for _ in range(20):
        player.wait_until_asked()
        question, option = player.question, player.page.locator(LISTED).first
        player.page.mouse.move(0, 0)  # whoever aims moves
        option.click()
        moved_on = player.page.locator(f"[data-state]:not([data-question='{question}'])")
        confirm.or_(moved_on).first.wait_for()
        if confirm.count():
            player.button("cancel").click()
            option.click()
            confirm.wait_for()
            assert player.question == question
            confirm.click()
            player.wait_until_taken(question)
            return
    pytest.fail("nothing had to be confirmed")


def test_settings_are_remembered(ann: Visitor) -> None:
    ann.go()
    ann.page.get_by_role("button", name=say("settings")).click()
    ann.page.get_by_role("radio", name=say("settings-theme-dark")).check()
    expect(ann.page.locator(":root")).to_have_attribute("data-theme", "dark")
    ann.page.reload()
    expect(ann.page.locator(":root")).to_have_attribute("data-theme", "dark")
