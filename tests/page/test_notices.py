"""Notices as a browser gets them: an address is confirmed by a link in a mail, a push is shown and opens its game."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from rumpus.table.notices.sending import NoticeSettings
from tests.helpers.page.visitors import Table, Visitor
from tests.helpers.table.receivers import Mailbox, mail_server
from tests.helpers.table.served import Served
from tests.page.test_players import become

pytestmark = pytest.mark.slow

# A headless Chromium has nowhere to show notices, and no badge: it is noted what would be shown.
PUSH = """async (told) => {
    const shown = []
    registration.showNotification = async (title, {body, data}) => { shown.push({title, body, data}) }
    dispatchEvent(new PushEvent("push", {data: told}))
    const [{data}] = shown
    const notification = {data, close: () => shown.push("closed")}
    dispatchEvent(Object.assign(new ExtendableEvent("notificationclick"), {notification}))
    return shown
}"""


@pytest.fixture
def mailing(tmp_path: Path) -> Iterator[tuple[Served, Mailbox]]:
    with mail_server() as (address, mailbox):
        settings = NoticeSettings("https://games.example/club", address, "Rumpus <table@games.example>")
        table = Served(tmp_path / "rooms.db", notices=settings)
        yield table, mailbox
        table.stop()


def test_an_address_is_confirmed_by_a_link_in_a_mail(browser: Browser, mailing: tuple[Served, Mailbox]) -> None:
    table, mailbox = mailing
    ann = Visitor(browser, table, "phone", locale="cs")  # type: ignore[arg-type]
    become(ann, "Anna")
    mail = ann.page.get_by_label(ann.say("notices-mail"))
    mail.fill("ann@example.org")
    mail.press("Enter")
    expect(ann.page.get_by_text(ann.say("notices-unconfirmed"))).to_be_visible()
    (asked,) = mailbox.mails
    found = re.search(r"https://games.example/club/(#/confirm/\S+)", asked.get_content())
    assert found
    ann.go(found[1])
    expect(ann.page.get_by_text(ann.say("notices-confirmed"))).to_be_visible()
    ann.go("#/me")
    expect(ann.page.get_by_text("ann@example.org")).to_be_visible()
    expect(ann.page.get_by_text(ann.say("notices-unconfirmed"))).to_have_count(0)
    ann.expect("40[0-9]")
    ann.go(found[1])
    ann.page.reload()
    expect(ann.page.get_by_text(ann.say("confirmation-unknown"))).to_be_visible()
    assert ann.leave() == []


def test_a_push_is_shown_and_opens_the_game_in_the_window_that_is_there(browser: Browser, table: Table) -> None:
    """How it gets to the browser is a service of its maker."""
    context = browser.new_context(locale="en", service_workers="allow")
    page = context.new_page()
    page.goto(f"{table.url}/")
    page.wait_for_function("navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null)")
    told = {"title": "A game is over", "body": "Worms: you have won.", "link": "#/rules/worms", "turns": 0}
    shown = context.service_workers[0].evaluate(PUSH, json.dumps(told))
    assert shown == [{"title": told["title"], "body": told["body"], "data": {"link": told["link"]}}, "closed"]
    page.wait_for_url(f"{table.url}/#/rules/worms")
    context.close()
