"""The page that is its own table: loaded once, and played with the network off."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.helpers.page.player import Player, name_of, say
from tests.helpers.page.site import ALL_KEPT, StaticHost
from tests.helpers.page.visitors import Visitor
from tests.helpers.table.served import until

pytestmark = pytest.mark.slow
A_FEW = 1  # answer: whoever plays at random may soon have lost


@pytest.fixture(scope="session")
def host() -> Iterator[StaticHost]:
    host = StaticHost()
    yield host
    host.close()


def come_offline(browser: Browser, host: StaticHost, size: str) -> Visitor:
    """Somebody who has loaded the page once, and has no network since."""
    visitor = Visitor(browser, host, size, service_workers="allow")  # type: ignore[arg-type]
    visitor.go()
    until(lambda: visitor.page.evaluate(ALL_KEPT))
    visitor.context.set_offline(True)
    visitor.page.reload()
    return visitor


def play_now(visitor: Visitor, game: str) -> Player:
    card = visitor.page.get_by_role("article", name=name_of(game))
    card.get_by_role("button", name=say("front-play-now")).click()
    player = Player(visitor, game)
    player.wait_until_asked()
    return player


@pytest.mark.parametrize(
    ("game", "size"), [("worms", "desk"), pytest.param("zombies-doom", "phone", marks=pytest.mark.soak)]
)
def test_a_game_goes_on_after_a_reload_offline(browser: Browser, host: StaticHost, game: str, size: str) -> None:
    visitor = come_offline(browser, host, size)
    player = play_now(visitor, game)
    player.play_on(A_FEW)
    assert player.wait_until_asked()
    question, options = player.question, player.options()
    visitor.page.reload()
    assert player.wait_until_asked()
    assert (player.question, player.options()) == (question, options)
    player.play_on(A_FEW)
    assert visitor.leave() == []


@pytest.mark.soak
@pytest.mark.parametrize("size", ["desk", "phone"])
@pytest.mark.parametrize("game", ["worms", "zombies-doom"])
def test_whole_games_are_played_without_a_network(browser: Browser, host: StaticHost, game: str, size: str) -> None:
    visitor = come_offline(browser, host, size)
    player = play_now(visitor, game)
    player.play_on()
    assert player.state == "over"
    assert visitor.leave() == []
