"""Whole games, played by clicks at what the page outlines and lists."""

from collections.abc import Mapping

import pytest

from rumpus.kernel.registry import find_game
from tests.helpers.in_turn import in_turn
from tests.helpers.page.player import Player, name_of, say
from tests.helpers.page.short_games import SHORT
from tests.helpers.page.visitors import Visitor, finish_quickly
from tests.page.conftest import Come

pytestmark = pytest.mark.slow
GAMES = ("worms", "zombies-doom")
SMALLEST = 40  # pixels: what is smaller is hard to tap


def play_now(visitor: Visitor, game: str, seed: int = 1) -> Player:
    """From the front page to the first question in one click."""
    visitor.go()
    card = visitor.page.get_by_role("article", name=name_of(game))
    card.get_by_role("button", name=say("front-play-now")).click()
    player = Player(visitor, game, seed)
    player.wait_until_asked()
    return player


def come_by_a_link(visitor: Visitor, game: str, options: Mapping[str, str] | None = None) -> None:
    """To a table with the simplest of bots: it is quick, and can be beaten."""
    if options is None:
        options = find_game(game).at_once
    links = visitor.table.post("/api/rooms", game=game, seats=["person", "random"], options=options)
    visitor.go(f"#/room/{links['room']}/{links['seats'][0]['token']}")
    visitor.page.get_by_role("button", name=say("waiting-sit-down")).wait_for()


def sit_down(visitor: Visitor, game: str, options: Mapping[str, str] | None = None) -> Player:
    come_by_a_link(visitor, game, options)
    visitor.page.get_by_role("button", name=say("waiting-sit-down")).click()
    player = Player(visitor, game)
    player.wait_until_asked()
    return player


@pytest.mark.usefixtures("short_games")
@pytest.mark.parametrize(("game", "size"), in_turn(GAMES, ["phone", "desk"]))
def test_a_game_is_played_to_its_end_by_clicks(come: Come, game: str, size: str) -> None:
    wisely = size == "phone"
    visitor = come(size)
    player = sit_down(visitor, game, SHORT[game])
    sizes = set[float]()
    while player.wait_until_asked():
        sizes.add(player.scale_of_the_map())
        player.play_on(1, wisely=wisely)
    assert player.state == "over"
    assert len(sizes) == 1, "the map keeps its scale for the whole game"
    assert sizes.pop() >= SMALLEST
    assert player.look()["winners"] is not None


@pytest.mark.parametrize("game", GAMES)
def test_one_click_on_the_front_page_and_one_plays(ann: Visitor, game: str) -> None:
    assert play_now(ann, game).play_on(2) > 0


def test_two_browsers_in_one_room(come: Come) -> None:
    """Ann opens a room and gives Bob the link; what one does the other sees."""
    ann, bob = come(), come("phone", name="Bob")
    ann.go()
    card = ann.page.get_by_role("article", name=name_of("worms"))
    card.get_by_role("button", name=say("front-invite")).click()
    ann.page.get_by_role("button", name=say("new-open")).click()
    link = ann.page.get_by_label(say("invite-seat", n=2)).input_value()
    bob.page.goto(link)
    bob.page.get_by_role("button", name=say("waiting-sit-down")).click()
    players = [Player(ann, "worms", 3), Player(bob, "worms", 4)]
    asked = set[Player]()
    while len(asked) < len(players):
        for player in players:
            if player.wait_for("asked", "waiting", "over") == "asked":
                asked.add(player)
                player.answer_by_a_click()
    finish_quickly(ann, bob)
    for player in players:
        player.wait_for("over")


def test_a_click_that_can_do_nothing_says_why(ann: Visitor) -> None:
    player = play_now(ann, "worms")
    before = player.question
    player.page.locator(".hex:not(.option)").first.click()
    toast = player.page.locator(".toasts p")
    toast.wait_for()
    assert player.page.locator("#question .what").inner_text() in toast.inner_text()
    player.assert_unanswered(before)
