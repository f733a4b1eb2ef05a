"""The page that is its own table, in Debian's Firefox: whole games, once whoever serves it is gone."""

import json
from pathlib import Path
from random import Random

import pytest

from tests.helpers.page.firefox import Firefox, open_firefox
from tests.helpers.page.player import ONCE_MORE, say
from tests.helpers.page.site import ALL_KEPT, StaticHost
from tests.helpers.page.visitors import DESK, PHONE, SETTINGS
from tests.helpers.waiting import until

pytestmark = [pytest.mark.slow, pytest.mark.soak]
STATE = "document.querySelector('[data-state]')?.dataset.state ?? ''"
# By what is listed: where the mouse is, and how long it has been there, the other tests try.
ANSWER = f"""(() => {{
    const table = document.querySelector("[data-state]")
    if (table?.dataset.state !== "asked") return
    const sure = document.querySelector("{ONCE_MORE} button.primary")
    const all = [...document.querySelectorAll("dialog[open] [data-option], .options [data-option]")]
    dispatchEvent(new PointerEvent("pointermove", {{ clientX: 1, clientY: 1 }}))
    ;(sure ?? all[Math.floor(all.length * CHOSEN)])?.click()
}})()"""


@pytest.mark.parametrize(("game", "size"), [("worms", DESK), ("zombies-doom", PHONE)])
def test_a_whole_game_is_played_in_firefox_without_a_network(game: str, size: dict[str, int], tmp_path: Path) -> None:
    host = StaticHost()
    with open_firefox(tmp_path) as firefox:
        firefox.size(**size)
        firefox.go(f"{host.url}/")
        firefox.evaluate(f"localStorage.setItem('rumpus-settings', JSON.stringify({json.dumps(SETTINGS)}))")
        until(lambda: firefox.evaluate(f"({ALL_KEPT})()"))
        host.close()
        firefox.go(f"{host.url}/")
        play = f"document.querySelector('[aria-labelledby=name-{game}] button.play')"
        until(lambda: firefox.evaluate(f"!!{play}"))
        firefox.evaluate(f"{play}.click()")
        play_to_the_end(firefox)


def play_to_the_end(firefox: Firefox) -> None:
    random = Random(1)
    until(lambda: firefox.evaluate(STATE) == "asked")
    while (state := firefox.evaluate(STATE)) != "over":
        assert state in ("asked", "playing", "waiting")
        firefox.evaluate(ANSWER.replace("CHOSEN", str(random.random())))
    assert say("over-record") in firefox.evaluate("document.body.innerText")
