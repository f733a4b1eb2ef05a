"""The page that is its own table: loaded once, and played with the network off."""

import json
import threading
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from rumpus.table.studio.packing import pack
from tests.helpers.page.player import Player, name_of, say
from tests.helpers.page.reverse_proxy import proxy_for
from tests.helpers.page.site import ALL_KEPT, StaticHost
from tests.helpers.page.states import OWN_CARD, RECORDS
from tests.helpers.page.visitors import Table, Visitor
from tests.helpers.waiting import until
from tests.page.conftest import Come

pytestmark = pytest.mark.slow
PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle cx="4" cy="4" r="4" /></svg>'
BACKYARD = {
    "box.txt": "name: Backyard\nfrom: standard\n",
    "weapons.cards": OWN_CARD,
    "pictures/acorn-mortar.svg": PICTURE,
}
DOWN = r"WebSocket connection|ERR_CONNECTION_(REFUSED|RESET)"
LONGEST_LAB = 600_000  # milliseconds, for workers that begin and play on a busy machine
# Milliseconds on the page: most connections are back sooner; then it goes over, and looks whether the table is back.
COMES_BACK, GOES_OVER, LOOKS_AGAIN = 3_000, 12_000, 5_000
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


@pytest.mark.soak
@pytest.mark.parametrize(("game", "size"), [("worms", "desk"), ("zombies-doom", "phone")])
def test_a_game_goes_on_after_a_reload_offline(browser: Browser, host: StaticHost, game: str, size: str) -> None:
    visitor = come_offline(browser, host, size)
    play_through_a_reload(visitor, game)
    assert visitor.leave() == []


def play_through_a_reload(visitor: Visitor, game: str) -> None:
    player = play_now(visitor, game)
    player.play_on(A_FEW)
    assert player.wait_until_asked()
    question, options = player.question, player.options()
    visitor.page.reload()
    assert player.wait_until_asked()
    assert (player.question, player.options()) == (question, options)
    player.play_on(A_FEW)


@pytest.mark.soak
def test_a_box_of_ones_own_is_brought_kept_changed_played_and_taken_along_offline(
    browser: Browser, host: StaticHost, tmp_path: Path
) -> None:
    file = tmp_path / "backyard.zip"
    file.write_bytes(pack({name: text.encode() for name, text in BACKYARD.items()}, "backyard"))
    renamed = OWN_CARD.replace("Acorn Mortar", "Acorn Cannon")
    visitor = come_offline(browser, host, "desk")
    page = visitor.page
    page.get_by_role("link", name=say("studio")).click()
    form = page.get_by_role("form", name=say("studio-import"))
    form.get_by_label(say("studio-import-file")).set_input_files(file)
    form.get_by_role("button", name=say("studio-import-do")).click()
    status = page.get_by_role("main").get_by_role("status")
    expect(status).to_contain_text(say("studio-sound", holds="").strip())
    page.get_by_role("button", name="weapons.cards").click()
    area = page.get_by_role("textbox", name="weapons.cards")
    area.fill(OWN_CARD.replace("accuracy 3", "accurasy 3"))
    expect(page.get_by_role("list", name=say("studio-remarks"))).to_contain_text("accurasy")
    area.fill(renamed)
    page.get_by_role("button", name=say("studio-save"), exact=True).click()
    expect(page.get_by_text(say("studio-saved")).first).to_be_visible()

    visitor.go()
    page.reload()
    card = page.get_by_role("article", name=name_of("worms"))
    card.get_by_role("button", name=say("front-options")).click()
    page.get_by_label("Box").select_option("Backyard")
    page.get_by_role("button", name=say("new-begin")).click()
    Player(visitor, "worms").wait_until_asked()
    dealt = page.locator(".hand .card", has_text="Acorn Cannon").first
    expect(dealt.locator("[src^='data:image/svg+xml'], [href^='data:image/svg+xml']")).to_be_attached()

    visitor.go("#/studio/worms/backyard")
    with page.expect_download() as taken:
        page.get_by_role("button", name=say("studio-export")).click()
    changed = BACKYARD | {"weapons.cards": renamed}
    packed = pack({name: text.encode() for name, text in changed.items()}, "backyard")
    assert Path(taken.value.path()).read_bytes() == packed
    assert visitor.leave() == []


def test_games_are_taken_along_to_a_table_and_are_there_once_however_often_they_are_brought(
    browser: Browser, host: StaticHost, come: Come, tmp_path: Path
) -> None:
    records = {game: (RECORDS / game / "1.record").read_text(encoding="utf-8") for game in ("worms", "zombies-doom")}
    games = json.dumps([{"room": f"a-room-of-{game}", "record": record} for game, record in records.items()])
    alone = come_offline(browser, host, "phone")
    bring(alone, tmp_path, games, brought=2, here=0)
    bring(alone, tmp_path, games, brought=0, here=2)
    with alone.page.expect_download() as taken:
        alone.page.get_by_role("button", name=say("along-take")).click()
    along = Path(taken.value.path()).read_text(encoding="utf-8")
    assert [answers_in(game["record"]) for game in json.loads(along)] == [answers_in(one) for one in records.values()]
    served = come()
    served.go()
    bring(served, tmp_path, along, brought=2, here=0)
    bring(served, tmp_path, along, brought=0, here=2)
    assert alone.leave() == []


def answers_in(record: str) -> str:
    """A room that shows a game again has dice of its own, of which the head of its record tells."""
    return record.partition("\n\n")[2]


def bring(visitor: Visitor, folder: Path, games: str, **told: int) -> None:
    """A file of games, and what the page says of it."""
    file = folder / "games.json"
    file.write_text(games, encoding="utf-8")
    chosen = visitor.page.get_by_label(say("record-file"))
    expect(chosen).to_be_enabled()
    chosen.set_input_files(file)
    expect(visitor.page.get_by_text(say("along-brought", refused=0, **told)).first).to_be_visible()


@pytest.mark.soak
def test_a_table_offers_its_guests_to_play_offline(come: Come) -> None:
    visitor = come(service_workers="allow")
    visitor.go()
    visitor.page.get_by_role("link", name=say("front-offline")).click()
    until(lambda: visitor.page.evaluate(ALL_KEPT))
    visitor.context.set_offline(True)
    visitor.page.reload()
    play_through_a_reload(visitor, "worms")
    visitor.context.set_offline(False)
    visitor.go()
    expect(visitor.page.get_by_role("heading", name=say("front-watch"))).to_be_visible()
    expect(visitor.page.get_by_role("heading", name=say("front-yours"))).not_to_be_attached()


def test_a_game_against_bots_whose_table_is_gone_is_one_offline_until_the_table_is_back(
    browser: Browser, come: Come, own_table: Table
) -> None:
    visitor = come(service_workers="allow")
    visitor.expect(DOWN)
    page = visitor.page
    visitor.go()
    page.get_by_role("link", name=say("front-offline")).click()
    until(lambda: page.evaluate(ALL_KEPT))
    visitor.go()
    player = play_now(visitor, "worms")
    place, question, options = page.url, player.question, player.options()
    own_table.kill()
    page.get_by_text(say("connection-lost")).wait_for()
    visitor.let_pass(COMES_BACK)
    expect(page.get_by_text(say("away-soon"))).to_be_visible()
    visitor.let_pass(GOES_OVER)
    page.get_by_text(say("away", reached="no")).wait_for(timeout=LONGEST_LAB)
    player.wait_until_asked()
    assert "/offline/" in page.url
    player.play_on(A_FEW)
    own_table.start_and_wait()
    visitor.let_pass(LOOKS_AGAIN)
    page.get_by_role("link", name=say("away-back")).click(timeout=LONGEST_LAB)
    player.wait_until_asked()
    assert (page.url, player.question, player.options()) == (place, question, options)
    assert not page.get_by_text(say("away", reached="yes")).is_visible()


@pytest.mark.soak
def test_a_game_against_bots_in_a_tunnel_is_one_offline_although_nothing_says_that_the_connection_is_gone(
    browser: Browser, own_table: Table
) -> None:
    silent = threading.Event()
    with proxy_for(own_table.url, silent) as address:
        visitor = Visitor(browser, own_table, "phone", service_workers="allow")
        visitor.expect("WebSocket connection")
        page = visitor.page
        page.goto(f"{address}/offline/")
        until(lambda: page.evaluate(ALL_KEPT))
        page.goto(f"{address}/")
        player = play_now(visitor, "worms")
        place, question = page.url, player.question
        silent.set()
        page.get_by_text(say("away", reached="no")).wait_for(timeout=LONGEST_LAB)
        player.wait_until_asked()
        player.play_on(A_FEW)
        silent.clear()
        page.get_by_role("link", name=say("away-back")).click(timeout=LONGEST_LAB)
        player.wait_until_asked()
        assert (page.url, player.question) == (place, question)
        assert visitor.leave() == []


@pytest.mark.parametrize(("games", "interrupted"), [(3, False), pytest.param(100, True, marks=pytest.mark.soak)])
def test_two_boxes_are_compared_stopped_gone_on_with_read_and_watched_offline(
    browser: Browser, host: StaticHost, games: int, interrupted: bool
) -> None:
    visitor = come_offline(browser, host, "phone")
    page = visitor.page
    visitor.go("#/lab/new/zombies-doom/fairer")
    page.get_by_label(say("lab-games")).fill(str(games))
    page.get_by_label(say("lab-bots")).select_option("random")
    page.get_by_role("button", name=say("lab-start"), exact=True).click()
    if interrupted:
        page.get_by_role("button", name=say("lab-stop")).click()
        page.get_by_role("button", name=say("lab-go-on"), exact=True).click()
        page.get_by_role("button", name=say("lab-stop")).wait_for()
        page.reload()
    page.get_by_text(say("lab-state", state="done", done=2 * games, wanted=2 * games)).wait_for(timeout=LONGEST_LAB)
    expect(page.get_by_role("row").nth(2)).to_contain_text(say("lab-cell-progress", done=games, wanted=games))
    with page.expect_download() as taken:
        page.get_by_role("button", name=say("lab-take-results")).click()
    with zipfile.ZipFile(taken.value.path()) as archive:
        assert any(name.endswith("games.db") for name in archive.namelist())
    page.get_by_role("button", name=say("lab-report")).click()
    page.get_by_role("heading", name=say("report-findings")).wait_for(timeout=LONGEST_LAB)
    expect(page.locator("section.answer").first).to_contain_text(say("lab-ask-alike-turns"))
    page.get_by_role("link", name=say("report-game-watch")).first.click()
    page.locator("[data-state=over]").wait_for(timeout=LONGEST_LAB)
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
