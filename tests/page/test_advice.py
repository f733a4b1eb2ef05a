"""Odds while somebody considers an option, a hint for the asking, and a look back when the game is over."""

import re

import pytest
from playwright.sync_api import FloatRect, Locator, expect

from rumpus.parts.hexgrid import name_hex, read_hex
from tests.helpers.in_turn import in_turn
from tests.helpers.page.player import Player, say
from tests.helpers.page.states import STATES, look_back_at, short_record
from tests.helpers.page.visitors import MOST, Visitor
from tests.page.conftest import Come
from tests.page.test_accessible import complaints
from tests.page.test_play import GAMES, play_now, sit_down

pytestmark = pytest.mark.slow
PERCENT = re.compile(r"\d+%")
LONG = 2 * MOST  # milliseconds: a bot thinks about it first, and the machine may be busy


def odds_in(player: Player) -> Locator:
    return player.page.locator(".outlook .odds")


@pytest.mark.parametrize("size", in_turn(["desk", "phone"], turns=1))
def test_whoever_points_at_an_option_sees_its_odds(come: Come, size: str) -> None:
    player = play_now(come(size), "worms")
    while not any(option.startswith("jump") for option in player.options()):
        player.page.locator(".options [data-option]:visible").first.click()
        player.wait_until_asked()
    player.page.mouse.move(0, 0)  # it points at nothing
    player.page.locator(".options [data-option^=jump]").first.focus()
    expect(odds_in(player)).to_contain_text(PERCENT, timeout=LONG)
    player.page.locator(".options [data-option=stay]").focus()
    expect(odds_in(player)).to_contain_text("100%", timeout=LONG)


@pytest.mark.parametrize("size", in_turn(["desk", "phone"], turns=1))
def test_what_is_said_of_an_option_stands_beside_the_board(come: Come, size: str) -> None:
    visitor = come(size)
    STATES["worms"](visitor)
    visitor.page.mouse.move(0, 0)  # it points at nothing while options scroll by
    board, told = visitor.page.locator(".board").first, visitor.page.locator(".told .box")
    before = box_of(board)
    for option in Player(visitor, "worms").options()[::4]:
        consider(visitor, option)
        assert not overlap(told, board), option
    expect(told.locator(".odds")).to_contain_text(PERCENT, timeout=LONG)
    assert not overlap(told, board)
    assert box_of(board) == before


def consider(visitor: Visitor, option: str) -> None:
    visitor.page.locator(f".options [data-option='{option}']").focus()
    expect(visitor.page.locator(".outlook")).to_contain_text(
        name_hex(read_hex(option.removeprefix("target "))), timeout=LONG
    )


def overlap(one: Locator, other: Locator) -> bool:
    here, there = box_of(one), box_of(other)
    beside = here["x"] >= there["x"] + there["width"] or there["x"] >= here["x"] + here["width"]
    above = here["y"] >= there["y"] + there["height"] or there["y"] >= here["y"] + here["height"]
    return not (beside or above)


def box_of(shown: Locator) -> FloatRect:
    box = shown.bounding_box()
    assert box is not None
    return box


def test_what_waits_to_be_confirmed_shows_its_odds(come: Come) -> None:
    player = play_now(come(confirm=True), "worms")
    player.page.locator(".options [data-option]").first.click()
    player.wait_until_asked()
    jumps = player.page.locator(".options [data-option^=jump]")
    jumps.first.wait_for()
    jumps.last.click()
    player.button("confirm-yes").wait_for()
    player.page.mouse.move(0, 0)
    expect(odds_in(player)).to_contain_text(PERCENT, timeout=LONG)
    player.button("cancel").click()


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_is_given_and_taken(ann: Visitor, game: str) -> None:
    player = play_now(ann, game)
    while len(player.options()) < 2:
        player.answer_by_a_click()
        player.wait_until_asked()
    player.button("hint").click()
    told = player.page.locator(".outlook .hint")
    told.wait_for(timeout=LONG)
    player.page.mouse.move(0, 0)
    hinted = player.page.locator(".options [data-option].considered")
    expect(hinted).to_have_count(1)
    expect(told).to_contain_text(hinted.locator("span").inner_text())
    assert complaints(ann) == []
    before = player.question
    hinted.click()
    player.wait_until_taken(before)
    expect(told).to_have_count(0)


def test_friends_have_no_hints_unless_they_want_them(ann: Visitor) -> None:
    ann.go()
    ann.page.get_by_role("button", name=say("front-invite")).first.click()
    ann.page.get_by_text(say("new-details")).click()
    wanted = ann.page.get_by_label(say("new-hints"))
    expect(wanted).not_to_be_checked()
    kinds = ann.page.get_by_label(say("new-seat", n=2))
    levels = kinds.locator("option").evaluate_all("all => all.map(one => one.value)")
    assert levels == ["person", "screen", "beginner", "easy", "casual", "regular", "fair", "good", "strong"]
    kinds.select_option("strong")
    expect(wanted).to_be_checked()
    ann.page.keyboard.press("Escape")
    player = sit_down(ann, "worms")
    assert player.button("hint").count() == 0


@pytest.mark.parametrize(("size", "scheme"), in_turn(["phone", "desk"], ["dark", "light"], turns=1))
def test_a_game_that_is_over_is_looked_back_at(come: Come, size: str, scheme: str) -> None:
    visitor = come(size, scheme)
    STATES["lookback"](visitor)
    assert complaints(visitor) == []
    page = visitor.page
    graph = page.get_by_role("img", name=say("graph-about"))
    assert graph.locator("polyline").count() == 2
    assert page.get_by_role("table", name=say("graph")).get_by_role("row").count() > 3
    slider = page.get_by_role("slider")
    moments = int(slider.input_value())
    box = graph.bounding_box()
    assert box is not None
    graph.click(position={"x": box["width"] / 2, "y": box["height"] / 2})
    expect(slider).not_to_have_value(str(moments))
    assert abs(int(slider.input_value()) - moments / 2) <= 2
    costliest = page.locator(".over ol button").first
    costliest.click()
    expect(slider).not_to_have_value(str(moments // 2))
    page.get_by_role("button", name=say("past-leave-over")).click()
    expect(slider).to_have_value(str(moments))


def test_among_more_than_two_the_graph_leaves_room_for_nobody(ann: Visitor) -> None:
    look_back_at(ann, short_record(seats=3))
    page = ann.page
    player = Player(ann, "worms")
    player.wait_for("over")
    page.get_by_role("slider").press("Home")
    shares = page.locator("figcaption .player b")
    expect(shares).to_have_count(4)
    said = [int(re.sub(r"\D", "", text)) for text in shares.all_inner_texts()]
    assert said[-1] > 5
    assert 98 <= sum(said) <= 102
    heads = page.get_by_role("table", name=say("graph")).get_by_role("columnheader")
    expect(heads.last).to_have_text(say("graph-nobody"))
