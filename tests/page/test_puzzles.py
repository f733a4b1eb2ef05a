"""Puzzles on the page: found from the front, tried, solved by keyboard or by touch, told aloud, and remembered."""

import pytest
from playwright.sync_api import expect

from rumpus.kernel.message import Message
from rumpus.kernel.registry import find_game
from rumpus.records.puzzle import find_puzzle
from rumpus.text.words import ENGLISH, words
from tests.helpers.page.player import TAP_SETTLES, name_of, say
from tests.page.conftest import SCREENSHOTS, Come

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
            page.wait_for_timeout(TAP_SETTLES)
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
