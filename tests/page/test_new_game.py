"""What can be agreed on the page before a game."""

import pytest
from playwright.sync_api import expect

from rumpus.kernel.message import Message
from rumpus.text.words import words
from tests.helpers.page.player import Player, name_of, say
from tests.helpers.page.visitors import Visitor

pytestmark = pytest.mark.slow


def test_a_rule_that_limits_a_turn_brings_its_clock_along(ann: Visitor) -> None:
    ann.go()
    card = ann.page.get_by_role("article", name=name_of("worms"))
    card.get_by_role("button", name=say("front-options")).click()
    clock = ann.page.get_by_label(say("new-clock"))
    expect(clock).to_have_value("none")
    timer = ann.page.get_by_label(words("en", "worms").say(Message("choice-variants-timer")), exact=True)
    timer.check()
    expect(clock).to_have_value("turn 60")
    assert clock.locator("option").evaluate_all("all => all.map(one => one.value)") == ["turn 60", "turn 180"]
    timer.uncheck()
    expect(clock).to_have_value("none")
    timer.check()
    ann.page.get_by_role("button", name=say("new-begin")).click()
    player = Player(ann, "worms")
    player.wait_until_asked()
    assert player.look()["info"]["clock"] == "turn 60"
