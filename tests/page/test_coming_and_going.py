"""A page that is reloaded, and a table that goes away under it."""

import pytest
from playwright.sync_api import expect

from tests.helpers.in_turn import in_turn
from tests.helpers.page.player import LISTED, Player, name_of, say
from tests.helpers.page.visitors import Table
from tests.page.conftest import Come
from tests.page.test_play import GAMES, play_now

pytestmark = pytest.mark.slow
NAMES = ("Ann", "Bob")
LONGEST_WAIT = 8_000  # milliseconds between two tries of a page to reach its table
DOWN = r"WebSocket connection|ERR_CONNECTION_REFUSED"


def what_is_seen(player: Player) -> list[str]:
    """Everything on the board that has a name."""
    names = player.page.locator(".board [aria-label]").evaluate_all("all => all.map(one => one.ariaLabel)")
    return [str(name) for name in names]


def nothing_but_the_dialog_is_seen(player: Player) -> bool:
    found: bool = player.page.evaluate("""() => {
        for (let x = 5; x < innerWidth; x += 50)
            for (let y = 5; y < innerHeight; y += 50)
                if (!document.elementFromPoint(x, y).closest("dialog")) return false;
        return true;
    }""")
    return found


@pytest.mark.parametrize(("game", "pause"), in_turn(GAMES, (50, 400, 900), turns=2))
def test_a_reload_while_effects_are_played_loses_nothing(come: Come, game: str, pause: int) -> None:
    """At whatever moment of a chain reaction."""
    visitor = come(speed="slow")
    player = play_now(visitor, game)
    visitor.stop_the_clock()
    before = player.question
    player.click_any(player.page.locator(LISTED))
    player.wait_until_it_goes_on(before)
    visitor.let_pass(pause)
    visitor.start_the_clock()
    player.page.reload()
    player.skip_to_a_question()
    if player.state == "asked":
        assert player.question == player.look()["question"]["number"]
    seen = what_is_seen(player)
    player.page.reload()
    player.skip_to_a_question()
    assert what_is_seen(player) == seen


def test_the_table_is_killed_under_an_open_page(come: Come, own_table: Table) -> None:
    visitor = come()
    visitor.expect(DOWN)
    player = play_now(visitor, "zombies-doom")
    player.play_on(5)
    player.wait_until_asked()
    seen, question = what_is_seen(player), player.question
    own_table.kill()
    player.page.get_by_text(say("connection-lost")).wait_for()
    own_table.start_and_wait()
    visitor.let_pass(LONGEST_WAIT)
    player.page.locator("[data-connection=open]").wait_for()
    player.wait_until_asked()
    assert (what_is_seen(player), player.question) == (seen, question)
    player.play_on(5)


def told(player: Player) -> list[str]:
    return player.page.locator(".log .line").all_inner_texts()


def test_at_one_screen_each_hand_is_hidden_from_the_other(come: Come) -> None:
    """Neither the hand nor what the log told its owner is seen by the next one."""
    ann = come()
    ann.go()
    card = ann.page.get_by_role("article", name=name_of("zombies-doom"))
    card.get_by_role("button", name=say("front-play-screen")).click()
    for box, name in zip(ann.page.get_by_role("dialog").get_by_role("textbox").all(), NAMES, strict=True):
        box.fill(name)
    ann.page.get_by_role("button", name=say("new-begin")).click()
    player = Player(ann, "zombies-doom")
    handed: list[str] = []
    while len(handed) < 4:
        state = player.wait_for("asked", "hand-over", "over")
        assert state != "over"
        if state == "hand-over":
            assert nothing_but_the_dialog_is_seen(player)
            take = player.page.get_by_role("dialog").get_by_role("button")
            handed.append(take.inner_text())
            take.click()
        else:
            player.answer_by_a_click()
    assert set(handed) == {say("handover-take", name=name) for name in NAMES}
    player.wait_until_asked()
    seats = ann.page.evaluate("JSON.parse(localStorage.getItem('rumpus-rooms'))[0]")
    alone = come()
    token = next(one["token"] for one in seats["screen"] if say("handover-take", name=NAMES[one["seat"]]) == handed[-1])
    alone.go(f"#/room/{seats['room']}/{token}")
    expect(alone.page.locator(".log .line").first).to_be_visible()
    expect(ann.page.locator(".log .line")).to_have_text(told(Player(alone, "zombies-doom")))
