"""Being recognised, in real browsers: on a desk and a phone, by a link and by a passkey."""

import json

import pytest
from playwright.sync_api import expect

from tests.helpers.page.visitors import Visitor, give_up, kept
from tests.page.conftest import SCREENSHOTS, Come

pytestmark = pytest.mark.slow


def become(visitor: Visitor, name: str) -> None:
    visitor.go("#/me")
    form = visitor.page.get_by_role("form", name=visitor.say("me-become"))
    form.get_by_label(visitor.say("new-your-name")).fill(name)
    form.get_by_role("button", name=visitor.say("me-become-do")).click()
    expect(visitor.page.get_by_role("heading", level=1)).to_have_text(name)


def play_at_once(visitor: Visitor) -> str:
    """Against a bot, as a player does who clicks the first button."""
    visitor.go("#/")
    visitor.page.get_by_role("button", name=visitor.say("front-play-now")).first.click()
    visitor.page.locator("[data-state]").wait_for()
    return visitor.room_and_token()[0]


def key_of(visitor: Visitor) -> str:
    return str(visitor.page.evaluate("JSON.parse(localStorage.getItem('rumpus-player')).key"))


def shoot(visitor: Visitor, name: str) -> None:
    SCREENSHOTS.mkdir(exist_ok=True)
    visitor.page.screenshot(path=SCREENSHOTS / f"{name}.png", full_page=True)


def test_a_game_is_found_again_on_a_second_device_and_played_on(come: Come) -> None:
    desk, phone = come(), come("phone", locale="cs")
    become(desk, "Annabel")
    room = play_at_once(desk)
    desk.go("#/me")
    games = desk.page.get_by_role("region", name=desk.say("front-yours"))
    expect(games.get_by_role("link")).to_have_count(1)
    desk.page.get_by_role("button", name=desk.say("me-bring")).click()
    link = desk.page.locator("input[readonly]").input_value()
    assert key_of(desk) not in link
    shoot(desk, "player-desk")
    phone.go(link.partition("/")[2].partition("/")[2].partition("/")[2])
    assert link.rpartition("/")[2] not in phone.page.url  # it is not there to be seen
    phone.page.get_by_role("button", name=phone.say("me-along-do")).click()
    expect(phone.page.get_by_role("heading", level=1)).to_have_text("Annabel")
    assert key_of(phone) != key_of(desk)
    shoot(phone, "player-phone")
    phone.page.get_by_role("region", name=phone.say("front-yours")).get_by_role("link").click()
    phone.page.locator("[data-state]").wait_for()
    assert phone.room_and_token() == (room, key_of(phone))
    give_up(phone)
    desk.page.reload()
    expect(games.get_by_role("link")).to_contain_text(desk.say("me-result", result="lost"))
    expect(desk.page.get_by_role("region", name=desk.say("me-figures"))).to_be_visible()
    shoot(desk, "player-over")
    desk.page.get_by_role("button", name=desk.say("me-leave"), exact=True).click()
    desk.page.get_by_role("button", name=desk.say("me-leave-do")).click()
    expect(desk.page.get_by_role("form", name=desk.say("me-become"))).to_be_visible()
    phone.expect("40[13]")  # 403 if its page still asks something about the room
    phone.go("#/me")
    expect(phone.page.get_by_text(phone.say("me-forgotten", name="Annabel"))).to_be_visible()
    expect(phone.page.get_by_role("form", name=phone.say("me-become"))).to_be_visible()


def open_me(desk: Visitor) -> None:
    """As it is now: its list of devices is as old as the page."""
    desk.go("#/me")
    desk.page.reload()


def bring_along(desk: Visitor, phone: Visitor) -> None:
    open_me(desk)  # without a link that was used before
    desk.page.get_by_role("button", name=desk.say("me-bring")).click()
    phone.page.goto(desk.page.locator("input[readonly]").input_value())
    phone.page.get_by_role("button", name=phone.say("me-along-do")).click()
    expect(phone.page.get_by_role("heading", level=1)).to_have_text("Annabel")


def remove_the_other(desk: Visitor) -> None:
    open_me(desk)
    remove = desk.page.get_by_role("button", name=desk.say("me-device-remove"))
    remove.click()
    expect(remove).to_have_count(0)


def expect_a_guest(visitor: Visitor) -> None:
    """Told once, and no more."""
    told = visitor.page.get_by_text(visitor.say("me-forgotten", name="Annabel"))
    expect(told).to_be_visible()
    assert visitor.page.evaluate("localStorage.getItem('rumpus-player')") is None
    visitor.page.get_by_role("button", name=visitor.say("close")).click()
    expect(told).to_have_count(0)
    visitor.page.reload()
    visitor.page.locator("main").wait_for()
    expect(told).to_have_count(0)


def test_a_device_that_was_removed_while_it_slept_goes_on_as_a_guest(come: Come) -> None:
    desk, phone = come(), come("phone", locale="uk")
    become(desk, "Annabel")
    bring_along(desk, phone)
    phone.page.goto("/health")  # anything that is not the page
    remove_the_other(desk)
    phone.expect("401")
    phone.go("#/puzzles/worms")
    expect(phone.page.get_by_role("button", name=phone.say("puzzles-start"))).to_be_visible()
    shoot(phone, "player-forgotten-phone")
    expect_a_guest(phone)
    play_at_once(phone)  # with a key that is nobody's but this browser's


def test_who_sits_at_a_table_when_their_device_is_removed_is_told_and_stays_as_a_guest(come: Come) -> None:
    desk, phone, other = come(), come("phone", locale="cs"), come()
    become(desk, "Annabel")
    room = play_at_once(desk)
    for device in (phone, other):
        bring_along(desk, device)
        device.expect("40[13]")
    phone.page.get_by_role("region", name=phone.say("front-yours")).get_by_role("link").click()
    phone.page.locator("[data-state]").wait_for()
    own = play_at_once(other)
    for _ in range(2):
        desk.page.reload()
        desk.page.get_by_role("button", name=desk.say("me-device-remove")).first.click()
    # One has nothing but the player's key to the room; the other one has opened the room, and looks on.
    expect(phone.page.get_by_text(phone.say("me-forgotten", name="Annabel"))).to_be_visible()
    shoot(phone, "player-forgotten-room")
    expect(other.page.get_by_text(other.say("me-forgotten", name="Annabel"))).to_be_visible()
    other.page.locator("[data-state]").wait_for()
    shoot(other, "player-forgotten-own-room")
    assert kept(other).get("mine") is None
    assert kept(other)["room"] == own
    assert room not in str(phone.page.evaluate("localStorage.getItem('rumpus-rooms')"))
    expect_a_guest(phone)


def test_a_passkey_brings_a_player_back(come: Come) -> None:
    """With Chromium's own authenticator, to a browser that has forgotten everything else."""
    ann = come()
    client = ann.context.new_cdp_session(ann.page)
    client.send("WebAuthn.enable")
    options = {
        "protocol": "ctap2",
        "transport": "internal",
        "hasResidentKey": True,
        "hasUserVerification": True,
        "isUserVerified": True,
        "automaticPresenceSimulation": True,
    }
    client.send("WebAuthn.addVirtualAuthenticator", {"options": options})
    # A passkey belongs to a name, and an address is none.
    url = ann.table.url.replace("127.0.0.1", "localhost")
    ann.page.goto(f"{url}/#/me")
    form = ann.page.get_by_role("form", name=ann.say("me-become"))
    form.get_by_label(ann.say("new-your-name")).fill("Passepartout")
    form.get_by_role("button", name=ann.say("me-become-do")).click()
    ann.page.get_by_role("button", name=ann.say("me-passkey-keep")).click()
    expect(ann.page.get_by_text(ann.say("me-passkeys", count=1))).to_be_visible()
    before = json.loads(ann.page.evaluate("localStorage.getItem('rumpus-player')"))
    ann.page.evaluate("localStorage.clear()")
    ann.page.reload()
    ann.page.get_by_role("button", name=ann.say("me-passkey-come")).click()
    expect(ann.page.get_by_role("heading", level=1)).to_have_text("Passepartout")
    after = json.loads(ann.page.evaluate("localStorage.getItem('rumpus-player')"))
    assert (after["id"], after["key"] != before["key"]) == (before["id"], True)
    expect(ann.page.get_by_role("button", name=ann.say("me-device-remove"))).to_have_count(1)
