"""A game from another package, which nobody has drawn: its words, its emblem, a plain board and its bids in groups."""

import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.examples.test_add_a_game import EXAMPLE
from tests.helpers.installed import install_package
from tests.helpers.page.player import Player, say
from tests.helpers.page.visitors import Table, Visitor
from tests.page.conftest import Come

pytestmark = pytest.mark.slow
ID = "liars-dice"
FACES = "⚀⚁⚂⚃⚄⚅"


@pytest.fixture
def own_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Table]:
    monkeypatch.setenv("PYTHONPATH", install_package(EXAMPLE, tmp_path / "site"), prepend=os.pathsep)
    table = Table(tmp_path)
    yield table
    table.close()


def own_dice(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("region", name=visitor.say("plain-own"))


def faces_shown(visitor: Visitor) -> list[int]:
    return [FACES.index(sign) + 1 for sign in own_dice(visitor).inner_text() if sign in FACES]


def answer(player: Player) -> None:
    """Mostly a doubt, so that it does not take long."""
    before, options = player.question, player.page.locator(".options [data-option]")
    doubts = options.first.get_attribute("data-option") == "liar" and player.random.random() < 0.9
    player.visitor.let_settle()  # who aims at the next question does not mean the one before
    player.choose(options.nth(0 if doubts else player.random.randrange(min(7, options.count()))))
    player.wait_until_taken(before)


def test_it_is_begun_from_the_front_page_with_its_own_emblem_and_words(own_table: Table, ann: Visitor) -> None:
    ann.go()
    card = ann.page.get_by_role("article", name="Liar’s Dice")
    emblem = card.locator("img")
    expect(emblem).to_have_js_property("complete", True)
    assert emblem.evaluate("one => one.naturalWidth") > 0
    card.get_by_role("button", name=say("front-play-now")).click()
    player = Player(ann, ID)
    player.wait_until_asked()
    assert faces_shown(ann) == player.look()["own"]["dice"]
    three = ann.page.get_by_role("list", name="3 ×")
    assert three.get_by_role("button").count() == 6
    expect(three.get_by_role("button", name="3 × ⚅")).to_be_visible()
    expect(ann.page.get_by_role("region", name=say("room-hand"))).to_have_count(0)  # there is nothing to be shown there


@pytest.mark.soak
def test_two_people_and_a_bot_play_it_to_its_end_each_in_their_language(own_table: Table, come: Come) -> None:
    links = own_table.post("/api/rooms", game=ID, seats=["person", "person", "random"], options={"ones": "plain"})
    visitors = come(speed="fast"), come("phone", "dark", locale="cs", name="Bára", speed="fast")
    for visitor, seat in zip(visitors, links["seats"], strict=False):
        visitor.page.goto(f"/#/room/{links['room']}/{seat['token']}")
        visitor.page.get_by_role("button", name=visitor.say("waiting-sit-down")).click()
    players = [Player(visitor, ID, seed) for seed, visitor in enumerate(visitors)]
    for player in players:
        player.wait_for("asked", "waiting")
        assert faces_shown(player.visitor) == player.look()["own"]["dice"]
    expect(visitors[1].page.get_by_text("Hráč 3: 5 kostek").first).to_be_visible()
    for _ in range(300):
        player = next((one for one in players if one.state == "asked"), players[0])
        if player.state == "over":
            break
        if player.state == "asked":
            answer(player)
        for one in visitors:
            one.let_pass(1000)
    for player in players:
        player.wait_for("over")
        finale = player.page.get_by_role("group", name=player.visitor.say("finale"))
        expect(finale).to_contain_text(re.compile("loses a die|přichází o kostku"))


def test_at_one_screen_nobody_sees_the_dice_of_whoever_sat_there_before(own_table: Table, ann: Visitor) -> None:
    ann.go()
    card = ann.page.get_by_role("article", name="Liar’s Dice")
    card.get_by_role("button", name=say("front-play-screen")).click()
    ann.page.get_by_role("dialog").get_by_role("button", name=say("new-begin")).click()
    player = Player(ann, ID)
    seen = []
    for _ in range(2):  # the first to bid, and the next
        assert player.wait_for("hand-over", "asked") == "hand-over"
        expect(own_dice(ann)).to_have_count(0)
        ann.page.get_by_role("dialog").get_by_role("button").first.click()
        player.wait_for("asked")
        seen.append(faces_shown(ann))
        answer(player)
    assert [len(dice) for dice in seen] == [5, 5]
