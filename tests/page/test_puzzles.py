"""Puzzles on the page: found from the front, tried, solved by keyboard or by touch, told aloud, and remembered."""

import pytest
from playwright.sync_api import expect

from rumpus.kernel.message import Message
from rumpus.kernel.registry import find_game
from rumpus.records.puzzle import GRADES, find_puzzle, puzzles_of
from rumpus.text.words import ENGLISH, words
from tests.helpers.page.player import name_of, say
from tests.page.conftest import SCREENSHOTS, Come
from tests.page.test_players import become, key_of

pytestmark = pytest.mark.slow


@pytest.mark.parametrize(("game", "size"), [("worms", "desk"), ("zombies-doom", "phone")])
def test_the_puzzle_of_the_day_is_found_tried_and_solved(come: Come, game: str, size: str) -> None:
    visitor = come(size)
    visitor.go()
    page = visitor.page
    card = page.get_by_role("article", name=name_of(game))
    card.get_by_role("link", name=say("puzzles-list")).click()
    page.get_by_role("link", name=say("puzzles-today")).wait_for()
    page.screenshot(path=SCREENSHOTS / f"puzzles-{game}.png")
    page.get_by_role("link", name=say("puzzles-today")).click()
    page.locator(".rest [data-option]").first.wait_for()
    page.screenshot(path=SCREENSHOTS / f"puzzle-{game}.png")
    puzzle = find_puzzle(find_game(game), page.url.rsplit("/", 1)[1])

    def answer(text: str) -> None:
        option = page.locator(f'.rest [data-option="{text}"]')
        if size == "phone":
            option.tap()  # as in a game: the first tap is to look at it
            visitor.let_settle()
            page.get_by_role("button", name=say("told-do")).tap()
        else:
            option.focus()
            option.press("Enter")

    answer(puzzle.obvious)
    teacher = page.get_by_role("region", name=say("lesson-teacher"))
    expect(teacher).to_contain_text(say("puzzle-obvious"))
    answer(puzzle.solution)
    skip = page.get_by_role("button", name=say("skip-effects"))
    following = page.get_by_role("button", name=say("puzzle-next"))
    skip.or_(following).first.wait_for()
    if skip.count():
        skip.click()
    expect(teacher).to_contain_text(say("puzzle-right"))
    for reason in puzzle.why:
        expect(teacher).to_contain_text(words(ENGLISH, game).say(Message(reason)))
    expect(teacher).to_contain_text(f"{puzzle.cost} %")
    following.wait_for()
    page.screenshot(path=SCREENSHOTS / f"puzzle-solved-{game}.png")
    following.click()
    expect(page).not_to_have_url(f"{visitor.page.url.rsplit('/', 1)[0]}/{puzzle.id}")
    page.locator(".rest [data-option]").first.wait_for()
    page.get_by_role("button", name=say("puzzle-show")).click()
    skip.or_(following).first.wait_for()
    if skip.count():
        skip.click()
    following.wait_for()
    page.get_by_role("link", name=say("puzzles-list")).click()
    page.get_by_role("link", name=say("puzzles-today")).wait_for()
    assert page.evaluate("JSON.parse(localStorage['rumpus-settings']).puzzles")[f"{game}/{puzzle.id}"] == "wrong"


def test_where_there_is_no_puzzle_it_is_said(come: Come) -> None:
    known = puzzles_of(find_game("worms")).values()
    theme = min(puzzle.theme for puzzle in known)
    missing = next(grade for grade in GRADES if not any((one.theme, one.grade) == (theme, grade) for one in known))
    visitor = come()
    visitor.go("#/puzzles/worms")
    page = visitor.page
    page.get_by_label(say("puzzles-theme")).select_option(theme)
    page.get_by_label(say("puzzles-grade")).select_option(str(missing))
    expect(page.get_by_text(say("puzzles-none-such"))).to_be_visible()
    page.get_by_label(say("puzzles-grade")).select_option("0")
    expect(page.get_by_role("button", name=say("puzzles-start"))).to_be_visible()


def test_a_player_is_rated_by_puzzles_and_trains_with_those_that_suit(come: Come) -> None:
    """By keyboard alone, on a page that somebody hears."""
    ann = come()
    become(ann, "Ann")
    known = puzzles_of(find_game("worms"))
    ann.go(f"#/puzzles/worms/{next(iter(known))}")
    page = ann.page

    def solve() -> str:
        """The puzzle that is there; what is told of ratings then."""
        page.locator(".rest [data-option]").first.wait_for()
        id = page.url.rsplit("/", 1)[1]
        option = page.locator(f'.rest [data-option="{known[id].solution}"]')
        option.focus()
        option.press("Enter")
        skip = page.get_by_role("button", name=say("skip-effects"))
        following = page.get_by_role("button", name=say("puzzle-next"))
        skip.or_(following).first.wait_for()
        if skip.count():
            skip.press("Enter")
        following.wait_for()
        told = page.get_by_role("region", name=say("lesson-teacher")).locator("[aria-live]")
        expect(told).to_contain_text("±")
        return told.inner_text()

    assert "one first try" in solve()
    page.get_by_role("link", name=say("puzzles-list")).press("Enter")
    grade = page.get_by_label(say("puzzles-grade"))
    grade.select_option("near")
    expect(page.get_by_text("one first try")).to_be_visible()
    page.get_by_role("button", name=say("puzzles-start")).press("Enter")
    page.get_by_role("button", name=say("puzzle-show")).wait_for()
    told = ann.table.client.get("/api/games/worms/puzzles", headers={"Authorization": f"Bearer {key_of(ann)}"}).json()
    left = [one for one in told["puzzles"] if not one["tries"]]
    left.sort(key=lambda one: abs(one["rating"] - told["own"]["value"]))
    assert page.url.rsplit("/", 1)[1] in {one["id"] for one in left[:5]}
    assert "2 first tries" in solve()


def test_who_is_no_player_is_told_of_no_rating(come: Come) -> None:
    visitor = come()
    visitor.go("#/puzzles/worms")
    page = visitor.page
    page.get_by_role("button", name=say("puzzles-start")).wait_for()
    assert page.get_by_label(say("puzzles-grade")).locator("option").count() == 6
    page.get_by_role("button", name=say("puzzles-start")).click()
    page.get_by_role("button", name=say("puzzle-show")).click()
    page.get_by_role("button", name=say("puzzle-next")).or_(
        page.get_by_role("button", name=say("skip-effects"))
    ).first.wait_for()
    expect(page.get_by_text("±")).to_have_count(0)
