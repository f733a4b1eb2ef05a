"""The page as an app: it opens without a connection, under a path too, tells of a newer version and loads it."""

import re
import threading

import pytest
from playwright.sync_api import Browser, BrowserContext, expect

from tests.helpers.page.reverse_proxy import PREFIX, proxy_for
from tests.helpers.page.visitors import Table
from tests.helpers.waiting import until

pytestmark = pytest.mark.slow

KEPT = """async () => {
    const {scope} = await navigator.serviceWorker.ready
    const fetched = performance.getEntriesByType("resource").map(({name}) => name)
    const wanted = [scope, ...fetched.filter((name) => /[/](assets|words)[/]|api[/]games$/.test(name))]
    const kept = await Promise.all(wanted.map((name) => caches.match(name, {ignoreVary: true})))
    const opens = ["/words/", "api/games"].every((part) => wanted.some((name) => name.includes(part)))
    return opens && kept.every(Boolean)
}"""


def fresh(browser: Browser) -> BrowserContext:
    return browser.new_context(locale="en", service_workers="allow")


def test_it_opens_without_a_connection_and_lets_a_newer_version_in(browser: Browser, own_table: Table) -> None:
    context = fresh(browser)
    with proxy_for(own_table.url) as address:
        page = context.new_page()
        page.goto(f"{address}/")
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        until(lambda: bool(page.evaluate(KEPT)))
        assert page.evaluate("navigator.serviceWorker.ready.then(({scope}) => scope)") == f"{address}/"
        assert PREFIX in address

        context.set_offline(True)
        page.reload()
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        expect(page.get_by_text("There is no connection to the table")).to_be_visible()
        context.set_offline(False)
        page.reload()

        worker = own_table.client.get("/worker.js").text
        assert re.search(r'VERSION = "[0-9a-f]{12}"', worker)
        page.evaluate("localStorage.setItem('kept', 'yes')")
        page.evaluate(
            "navigator.serviceWorker.register('worker.js?newer')"
        )  # to a browser another worker is a newer one
        load = page.get_by_role("button", name="Load it")
        expect(load).to_be_visible()
        with page.expect_navigation():
            load.click()
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        assert page.evaluate("localStorage.getItem('kept')") == "yes"
    context.close()


def test_it_opens_while_the_table_is_silent(browser: Browser, own_table: Table) -> None:
    context, silent = fresh(browser), threading.Event()
    with proxy_for(own_table.url, silent) as address:
        page = context.new_page()
        page.goto(f"{address}/")
        until(lambda: bool(page.evaluate(KEPT)))
        silent.set()
        page.reload(wait_until="commit")
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        context.close()
