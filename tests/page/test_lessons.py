"""The first lesson of each game, by doing what the teacher says."""

import pytest

from tests.page.conftest import Come
from tests.page.player import Player, say
from tests.page.test_play import GAMES

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", ["desk", "phone"])
def test_a_lesson_is_found_and_taken_to_its_end(come: Come, game: str, size: str) -> None:
    visitor = come(size, taught=[])
    visitor.go()
    page = visitor.page
    card = page.get_by_role("article", name=say("game-name", game=game))
    card.get_by_role("link", name=say("front-lesson-take")).click()
    progress = page.get_by_role("progressbar")
    progress.wait_for()
    steps = int(progress.get_attribute("max") or 0)
    lesson = visitor.table.client.get(f"/api/games/{game}/lessons/{page.url.rsplit('/', 1)[1]}").json()
    assert steps == len(lesson["steps"]) > 3
    for number, step in enumerate(lesson["steps"]):
        page.locator(f"progress[value='{number}']").wait_for()
        page.locator(f"[data-option='{step['answer']}']").first.click()
    page.get_by_role("button", name=say("front-play-now")).click()
    Player(visitor, game).wait_until_asked()
    visitor.go()
    assert card.get_by_role("link", name=say("front-lesson-take")).count() == 0
    assert card.get_by_role("link", name=say("front-lesson")).count() > 0
