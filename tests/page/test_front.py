"""The front page: a name asked once, another map for those who know the game, favourites, one's own games."""

import pytest
from playwright.sync_api import expect

from tests.helpers.page.player import Player, name_of, say
from tests.helpers.page.visitors import Visitor
from tests.page.conftest import Come

pytestmark = pytest.mark.slow
ICON = "document.querySelector('link[rel=icon]').getAttribute('href')"


def play_now(visitor: Visitor) -> None:
    visitor.go()
    card = visitor.page.get_by_role("article", name=name_of("worms"))
    card.get_by_role("button", name=say("front-play-now")).click()


def setup_of(player: Player) -> str:
    player.wait_until_asked()
    return str(player.look()["info"]["options"]["setup"])


def test_a_name_is_asked_once_and_the_second_map_is_another(come: Come) -> None:
    visitor = come(name="")
    play_now(visitor)
    visitor.page.get_by_label(say("new-your-name")).fill("Zoe")
    visitor.page.keyboard.press("Enter")
    player = Player(visitor, "worms")
    assert setup_of(player) == "first-game"
    seats = player.look()["info"]["seats"]
    assert seats[0]["name"] == "Zoe"
    bot = say("bot-name-fair", persona=seats[1]["persona"])
    expect(visitor.page.get_by_text(bot, exact=True).first).to_be_visible()
    expect(visitor.page).to_have_title(say("room-title-mine", game=name_of("worms")))
    assert visitor.page.evaluate(ICON) == "icon-turn.svg"
    play_now(visitor)
    assert setup_of(player) == "quick"
    assert player.look()["info"]["seats"][0]["name"] == "Zoe"
    visitor.go()
    assert visitor.page.evaluate(ICON) == "icon.svg"
    games = visitor.page.get_by_role("region", name=say("front-yours"))
    expect(games.get_by_text(say("yours-turn-mine"))).to_have_count(2)
    expect(games.get_by_text(bot).last).to_be_visible()  # luck may name both bots alike


def test_a_favourite_is_kept_named_chosen_and_deleted(ann: Visitor) -> None:
    page = ann.page

    def open_dialog() -> None:
        ann.go()
        page.reload()
        page.get_by_role("article", name=name_of("worms")).get_by_role("button", name=say("front-options")).click()

    def named(name: str) -> None:
        page.get_by_label(say("favourite-name")).fill(name)
        page.keyboard.press("Enter")

    open_dialog()
    page.get_by_role("button", name=say("new-more-seats")).click()
    page.get_by_label(say("new-public")).check()
    page.get_by_role("button", name=say("favourite-save")).click()
    named("Three of us")
    open_dialog()
    expect(page.get_by_label(say("new-public"))).not_to_be_checked()
    page.get_by_role("button", name="Three of us", exact=True).click()
    expect(page.get_by_label(say("new-public"))).to_be_checked()
    expect(page.get_by_label(say("new-seat", n=3))).to_be_visible()
    page.get_by_role("button", name=say("favourite-rename", name="Three of us")).click()
    named("Trio")
    page.get_by_role("button", name=say("new-begin")).click()
    player = Player(ann, "worms")
    player.wait_until_asked()
    assert len(player.look()["info"]["seats"]) == 3
    open_dialog()
    page.get_by_role("button", name=say("favourite-last")).click()
    expect(page.get_by_label(say("new-seat", n=3))).to_be_visible()
    page.get_by_role("button", name="Trio", exact=True).click()
    page.get_by_role("button", name=say("favourite-delete", name="Trio")).click()
    expect(page.get_by_role("button", name="Trio", exact=True)).to_have_count(0)
