"""The lessons of each game, by doing what the teacher says; cards explained, and practised."""

from contextlib import suppress

import pytest
from playwright.sync_api import Response, TimeoutError, expect

from rumpus.kernel.message import Message
from rumpus.text.words import ENGLISH, words
from tests.helpers.in_turn import in_turn
from tests.helpers.page.player import Player, name_of, say
from tests.page.conftest import SCREENSHOTS, Come
from tests.page.test_play import GAMES

pytestmark = pytest.mark.slow
A_MOMENT = 5000  # milliseconds
BLAST = words(ENGLISH, "worms").say(Message("keyword-blast"))


@pytest.mark.parametrize(("game", "size"), in_turn(GAMES, ["desk", "phone"]))
def test_a_lesson_is_found_and_taken_to_its_end(come: Come, game: str, size: str) -> None:
    visitor = come(size, taught=[])
    visitor.go()
    page = visitor.page
    card = page.get_by_role("article", name=name_of(game))
    card.get_by_role("link", name=say("front-lesson-take")).click()
    progress = page.get_by_role("progressbar")
    progress.wait_for()
    steps = int(progress.get_attribute("max") or 0)
    lesson = visitor.table.client.get(f"/api/games/{game}/lessons/{page.url.rsplit('/', 1)[1]}").json()
    assert steps == len(lesson["steps"]) > 3
    for number, step in enumerate(lesson["steps"]):
        page.locator(f"progress[value='{number}']").wait_for()
        option = page.locator(f".rest [data-option='{step['answer']}']")
        if size == "desk" or number > 1:
            option.click()
            continue
        option.tap()  # as in a game: the first tap is to look at it
        visitor.let_settle()
        expect(page.locator(".outlook strong")).to_be_visible()
        assert progress.get_attribute("value") == str(number)
        page.screenshot(path=SCREENSHOTS / f"lesson-held-{game}.png")
        if number:
            option.tap()
        else:
            page.get_by_role("button", name=say("told-do")).tap()
    page.get_by_role("button", name=say("front-play-now")).click()
    Player(visitor, game).wait_until_asked()
    visitor.go()
    assert card.get_by_role("link", name=say("front-lesson-take")).count() == 0
    assert card.locator(f"a[href^='#/lesson/{game}/']").count() == 2


@pytest.mark.parametrize("game", in_turn(GAMES, turns=1))
def test_the_second_lesson_is_taken_by_keyboard(come: Come, game: str) -> None:
    visitor = come("desk")
    lessons = next(
        one["lessons"] for one in visitor.table.client.get("/api/games").json()["games"] if one["id"] == game
    )
    lesson = visitor.table.client.get(f"/api/games/{game}/lessons/{lessons[1]}").json()
    visitor.go(f"#/lesson/{game}/{lessons[1]}")
    page = visitor.page
    for number, step in enumerate(lesson["steps"]):
        page.locator(f"progress[value='{number}']").wait_for()
        option = page.locator(f".rest [data-option='{step['answer']}']")
        option.focus()
        if led := step["prospects"].get(step["answer"]):
            expect(page.locator(".outlook span")).to_have_count(len(led))
        option.press("Enter")
    page.get_by_role("link", name=say("practice-list")).wait_for()


def is_answer(response: Response) -> bool:
    """And not what may come of an option that somebody points at."""
    sent = response.request.post_data_json or {}
    return response.url.endswith("/practice") and not sent.get("considered")


def test_a_card_is_explained_and_practised(come: Come) -> None:
    visitor = come("desk")
    visitor.go("#/rules/worms/cards")
    page = visitor.page
    card = page.locator(".cards li", has_text="Homing Missile")
    blast = card.get_by_role("button", name="Blast")
    blast.focus()
    expect(card.locator(":popover-open")).to_contain_text(BLAST)
    page.keyboard.press("Escape")
    expect(card.locator(":popover-open")).to_have_count(0)
    card.get_by_role("link", name=say("practice-card", card="Homing Missile")).click()
    page.locator("[data-card=homing-missile]").hover()
    expect(page.locator(".peek")).to_contain_text(BLAST)
    page.locator(".rest [data-option='play homing-missile']").click()
    page.locator(".rest [data-option='target 4,-1']").click()
    done, option = page.get_by_text(say("practice-done")), page.locator(".rest [data-option]")
    for _ in range(30):  # what the blast sets off is up to chance
        done.or_(option).first.wait_for()
        if done.count():
            break
        # What was asked may have been answered meanwhile, and the option be gone.
        with suppress(TimeoutError), page.expect_response(is_answer, timeout=A_MOMENT):
            option.last.click(timeout=A_MOMENT)
    done.wait_for()
    page.get_by_role("link", name=say("practice-list")).click()
    page.get_by_role("link", name="Homing Missile").get_by_text(say("practice-was-done")).wait_for()
