"""The page that is its own table, where not all is well: hosts that are plain or silent, browsers that keep nothing,
workers that break."""

import re
import shutil
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Route, expect

from tests.helpers.page.player import say
from tests.helpers.page.site import ALL_KEPT, SITE, StaticHost
from tests.helpers.page.visitors import Visitor
from tests.helpers.waiting import until
from tests.page.test_site import A_FEW, host, play_now

__all__ = ["host"]  # a fixture
pytestmark = pytest.mark.slow

ASKED = "[data-state=asked]"
KEEPS_NOTHING = "Object.defineProperty(self, 'indexedDB', { get() { throw new DOMException('', 'SecurityError') } });"
FULL = """() => {
    self.put = IDBObjectStore.prototype.put
    IDBObjectStore.prototype.put = function (page, name) {
        if (name === "count") this.transaction.abort() // the last of them
    }
}"""
ROOM_AGAIN = "() => { IDBObjectStore.prototype.put = self.put }"
BREAK = "setTimeout(() => { throw new Error('out of memory') })"
VERSION_OF_THE_PAGE = "document.querySelector('meta[name=version]')?.content ?? 'first'"


def come(browser: Browser, host: StaticHost, size: str = "desk", **more: str) -> Visitor:
    return Visitor(browser, host, size, **more)  # type: ignore[arg-type]


def question_of(visitor: Visitor) -> str | None:
    return visitor.page.locator(ASKED).get_attribute("data-question")


def test_a_school_plays_by_plain_http_below_a_path_and_a_file_says_what_to_do(browser: Browser, tmp_path: Path) -> None:
    """What needs other browsers is not offered there, and says so."""
    (tmp_path / "games").mkdir()
    (tmp_path / "games" / "rumpus").symlink_to(SITE)
    school = StaticHost(tmp_path / "games")
    visitor = come(browser, school, "phone")
    visitor.page.goto(f"http://school.test:{school.port}/rumpus/")
    assert not visitor.page.evaluate("isSecureContext")
    expect(visitor.page.get_by_text(say("site-alone", kept="no"))).to_be_visible()
    no_new_game_needs_other_browsers(visitor)
    player = play_now(visitor, "worms")
    no_room_needs_other_browsers(visitor)
    player.play_on(A_FEW)
    question = question_of(visitor)
    visitor.page.reload()
    expect(visitor.page.locator(f"{ASKED}[data-question='{question}']")).to_be_attached()
    assert visitor.leave() == []
    school.close()

    opened = come(browser, school)
    opened.expect("CORS policy|ERR_FAILED")
    opened.page.goto((SITE / "index.html").as_uri())
    for language in ("en", "cs", "uk"):
        expect(opened.page.locator(f"p[lang={language}]:has-text('python3 -m http.server')")).to_be_visible()
    assert opened.leave() == []


def no_new_game_needs_other_browsers(visitor: Visitor) -> None:
    page, dialog = visitor.page, visitor.page.get_by_role("dialog")
    page.get_by_role("button", name=say("front-options")).first.click()
    expect(dialog.get_by_text(say("site-friends"))).to_be_visible()
    assert dialog.locator("option[value=person]").count() == 0
    expect(dialog.get_by_label(say("new-public"))).not_to_be_attached()
    page.keyboard.press("Escape")


def no_room_needs_other_browsers(visitor: Visitor) -> None:
    page, dialog = visitor.page, visitor.page.get_by_role("dialog")
    page.get_by_role("button", name=say("menu")).click()
    expect(dialog.get_by_text(say("site-friends"))).to_be_visible()
    expect(dialog.get_by_text(say("invite-watch"))).not_to_be_attached()
    expect(dialog.get_by_role("button", name=say("chat-silence"))).not_to_be_attached()
    page.keyboard.press("Escape")


def test_what_is_kept_opens_while_its_host_is_silent_and_by_the_name_of_its_file(browser: Browser) -> None:
    host = StaticHost()
    visitor = come(browser, host, service_workers="allow")
    visitor.page.goto("/index.html")
    until(lambda: visitor.page.evaluate(ALL_KEPT))
    host.fall_silent()
    visitor.page.reload()
    expect(visitor.page.get_by_text(say("site-alone", kept="yes"))).to_be_visible()
    play_now(visitor, "worms")
    assert visitor.leave() == []
    host.close()


def test_a_newer_version_comes_as_a_whole_and_loses_no_game(browser: Browser, tmp_path: Path) -> None:
    folder = tmp_path / "site"
    shutil.copytree(SITE, folder)
    host = StaticHost(folder)
    visitor = come(browser, host, service_workers="allow")
    page = visitor.page
    visitor.go()
    until(lambda: page.evaluate(ALL_KEPT))
    play_now(visitor, "worms").play_on(A_FEW)
    question = question_of(visitor)
    index, worker = folder / "index.html", folder / "worker.js"
    index.write_text(index.read_text().replace("<title>", '<meta name="version" content="second" /><title>'))
    missing = next((folder / "assets").glob("told-*/words-uk-worms.ftl"))
    words = missing.read_bytes()
    new = missing.parent.with_name("told-newer")
    missing.parent.rename(new)
    (new / missing.name).unlink()
    for file in (index, worker):
        file.write_text(file.read_text().replace(missing.parent.name, new.name))
    worker.write_text(re.sub('VERSION = "[0-9a-f]+"', 'VERSION = "222222222222"', worker.read_text()))

    look = "navigator.serviceWorker.getRegistration().then((found) => found.update()).catch(() => {})"
    page.evaluate(look)
    until(lambda: page.evaluate("navigator.serviceWorker.getRegistration().then((found) => !found.installing)"))
    page.reload()
    assert page.evaluate(VERSION_OF_THE_PAGE) == "first"
    expect(page.locator(f"{ASKED}[data-question='{question}']")).to_be_attached()

    (new / missing.name).write_bytes(words)
    page.evaluate(look)
    load = page.get_by_role("button", name=say("app-reload"))
    expect(load).to_be_visible()
    visitor.context.set_offline(True)
    with page.expect_navigation():
        load.click()
    assert page.evaluate(VERSION_OF_THE_PAGE) == "second"
    expect(page.locator(f"{ASKED}[data-question='{question}']")).to_be_attached()
    visitor.expect("Failed to load|404")
    assert visitor.leave() == []
    host.close()


@pytest.mark.soak
def test_a_browser_that_keeps_nothing_says_so_and_plays(browser: Browser, host: StaticHost) -> None:
    visitor = come(browser, host)

    def forgetful(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=KEEPS_NOTHING + answer.text())

    visitor.context.route("**/table.worker-*.js", forgetful)
    visitor.go()
    play_now(visitor, "worms").play_on(A_FEW)
    expect(visitor.page.get_by_role("alert")).to_contain_text(say("site-unkept"))
    assert visitor.leave() == []


def test_a_full_browser_says_so_and_a_table_that_breaks_says_so_and_what_was_played_is_there(
    browser: Browser, host: StaticHost
) -> None:
    visitor = come(browser, host)
    visitor.go()
    page, player = visitor.page, play_now(visitor, "worms")
    worker = next(one for one in page.workers if "table.worker" in one.url)
    worker.evaluate(FULL)
    player.play_on(A_FEW)
    expect(page.get_by_role("alert")).to_contain_text(say("site-unkept"))
    worker.evaluate(ROOM_AGAIN)
    player.play_on(A_FEW)
    expect(page.get_by_role("alert")).not_to_be_attached()
    player.wait_until_asked()
    question = question_of(visitor)

    worker.evaluate(BREAK)
    expect(page.get_by_role("alert")).to_contain_text(say("site-broken"))
    page.get_by_role("alert").get_by_role("button").click()
    expect(page.locator(f"{ASKED}[data-question='{question}']")).to_be_attached()
    visitor.expect("out of memory")
    assert visitor.leave() == []


@pytest.mark.soak
def test_a_game_goes_on_although_whoever_thinks_cannot_begin(browser: Browser, host: StaticHost) -> None:
    visitor = come(browser, host)
    visitor.expect("ERR_FAILED|Failed to fetch|a bot failed|nothing was found out")
    once = iter([True])

    def lost_after_the_first(route: Route) -> None:
        if next(once, False):
            route.continue_()
        else:
            route.abort()

    visitor.context.route("**/rumpus.tar.xz", lost_after_the_first)
    visitor.go()
    player = play_now(visitor, "worms")
    player.play_on(6)
    assert visitor.leave() == []
