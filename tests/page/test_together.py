"""An evening at the table: two who play and one who watches, each at their own browser."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.helpers.page.player import Player, say
from tests.helpers.page.visitors import Visitor
from tests.page.conftest import SCREENSHOTS, Come
from tests.page.test_accessible import complaints
from tests.page.test_seats import open_for_two, sit_together

pytestmark = pytest.mark.slow


def menu(visitor: Visitor, wanted: str) -> None:
    visitor.page.get_by_role("button", name=say("menu")).click()
    visitor.page.get_by_role("dialog").get_by_role("button", name=say(wanted)).click()


def resign(visitor: Visitor) -> None:
    menu(visitor, "together-resign")
    visitor.page.get_by_role("dialog").get_by_role("button", name=say("together-resign")).click()


def seat_of(visitor: Visitor, name: str) -> Locator:
    return visitor.page.locator(".players li").filter(has_text=name)


def chat_tab(visitor: Visitor) -> Locator:
    return (
        visitor.page.locator(".column-tabs button, .tabs button")
        .filter(has_text=say("tab-chat"))
        .locator("visible=true")
    )


def test_an_evening_of_two_games_with_somebody_who_watches(come: Come) -> None:
    ann, bob, eve = come(), come("phone", name="Bob"), come(name="Eve")
    _, players = sit_together(ann, bob)
    players[0].button("menu").click()
    eve.page.goto(ann.page.get_by_label(say("invite-watch")).input_value())
    ann.page.keyboard.press("Escape")
    watching = Player(eve, "worms")
    watching.wait_for("waiting")

    # Who watches speaks, and it is seen that nobody has read it.
    chat_tab(eve).click()
    eve.page.get_by_label(say("chat-say")).fill("Good luck, both")
    eve.page.get_by_role("button", name=say("chat-send")).click()
    expect(chat_tab(ann)).to_contain_text("1")
    chat_tab(ann).click()
    expect(ann.page.locator(".chat li")).to_contain_text("Good luck, both")
    ann.page.get_by_role("button", name=say("chat-pictures")).click()
    ann.page.get_by_role("group", name=say("chat-pictures")).get_by_role("button").first.click()
    expect(seat_of(eve, "Ann").get_by_role("img", name=say("picture-called", picture="clap"))).to_be_visible()
    ann.page.reload()  # neither what was read nor what we said ourselves is new
    players[0].wait_for("asked", "waiting")
    expect(chat_tab(ann)).to_have_text(say("tab-chat"))

    # One leaves and comes back.
    address = bob.page.url
    bob.expect("404")  # that page has no icon
    bob.page.goto("/health")
    expect(seat_of(ann, "Bob")).to_contain_text("away since")
    bob.page.goto(address)
    players[1].wait_for("asked", "waiting")
    expect(seat_of(ann, "Bob")).not_to_contain_text("away since")

    # A draw that is declined, then one resigns: the other has won.
    menu(ann, "together-draw")
    bob.page.get_by_text(say("told-wish", name="Ann", what="draw")).first.wait_for()
    bob.page.get_by_role("button", name=say("wish-oppose")).click()
    expect(ann.page.get_by_role("button", name=say("wish-withdraw"))).to_have_count(0)
    resign(bob)
    for player in (*players, watching):
        player.wait_for("over")
    expect(eve.page.locator(".status")).to_contain_text(say("over-resigned", names=("Bob",)))

    # Another game in the same company, which ends in a draw.
    ann.page.get_by_role("button", name=say("over-rematch")).click()
    bob.page.get_by_role("button", name=say("rematch-come")).click()
    eve.page.get_by_role("link", name=say("rematch-watch")).click()
    for player in (*players, watching):
        player.wait_for("asked", "waiting")
    menu(bob, "together-draw")
    ann.page.get_by_role("button", name=say("wish-agree"), exact=True).click()
    for player in (*players, watching):
        player.wait_for("over")
    expect(eve.page.locator(".status")).to_contain_text(say("over-agreed"))


def test_a_player_hides_what_one_spectator_says(come: Come) -> None:
    ann, bob, eve = come(), come(name="Bob"), come(name="Eve")
    _, players = sit_together(ann, bob)
    players[0].button("menu").click()
    eve.page.goto(ann.page.get_by_label(say("invite-watch")).input_value())
    ann.page.keyboard.press("Escape")
    Player(eve, "worms").wait_for("waiting")
    chat_tab(eve).click()
    eve.page.get_by_label(say("chat-say")).fill("Jump, jump!")
    eve.page.keyboard.press("Enter")
    chat_tab(bob).click()
    bob.page.get_by_role("button", name=say("chat-mute", name="Eve")).click()
    expect(bob.page.locator(".chat ol")).not_to_contain_text("Jump, jump!")
    chat_tab(ann).click()
    expect(ann.page.locator(".chat ol")).to_contain_text("Jump, jump!")
    menu(ann, "chat-silence")
    eve.page.locator(".chat").get_by_text(say("chat-muted")).wait_for()


def test_people_meet_in_the_waiting_room_and_choose_their_seats_by_colour(come: Come) -> None:
    ann, bob = come("phone"), come(name="Bob")
    ann.page.set_viewport_size({"width": 360, "height": 640})
    open_for_two(ann)
    seats = ann.page.locator(".waiting li:has(svg)")
    expect(seats).to_contain_text([say("waiting-colour", colour="blue"), say("waiting-colour", colour="red")])
    ann.page.get_by_role("button", name=say("waiting-move")).click()
    link = ann.page.get_by_label(say("invite-seat", n=1)).input_value()
    bob.page.goto(link)
    bob.page.get_by_label(say("chat-say")).fill("Who else is coming?")
    bob.page.get_by_role("button", name=say("chat-send")).click()
    unread = ann.page.locator(".unread")
    expect(unread).to_be_visible()
    SCREENSHOTS.mkdir(exist_ok=True)
    ann.page.screenshot(path=SCREENSHOTS / "waiting-small.png")
    bob.page.screenshot(path=SCREENSHOTS / "waiting-desk.png")
    unread.click()  # on a phone the chat is below what is in sight
    expect(ann.page.locator(".chat ol")).to_contain_text("Who else is coming?")
    expect(unread).to_have_count(0)
    assert complaints(ann) == []
    bob.page.get_by_role("button", name=say("waiting-sit-down")).click()
    for visitor in (ann, bob):
        Player(visitor, "worms").wait_for("asked", "waiting")
        expect(visitor.page.locator(".players strong")).to_have_text(["Bob", "Ann"])
        expect(seat_of(visitor, "Ann")).to_contain_text("Red")


def open_and_sit(visitors: tuple[Visitor, Visitor], **more: object) -> list[Player]:
    links = visitors[0].table.post("/api/rooms", game="worms", seats=["person", "person"], **more)
    for visitor, seat in zip(visitors, links["seats"], strict=True):
        visitor.page.goto(f"/#/room/{links['room']}/{seat['token']}")
        visitor.page.get_by_role("button", name=say("waiting-sit-down")).click()
    players = [Player(visitor, "worms") for visitor in visitors]
    for player in players:
        player.wait_for("asked", "waiting")
    return players


def test_who_cannot_undo_any_more_asks_beside_undo_to_take_back(come: Come) -> None:
    ann, bob = come(), come("phone", name="Bob")
    players = open_and_sit((ann, bob), options={"setup": "full"})  # the map is laid by turns, without chance
    first, second = sorted(players, key=lambda player: player.state != "asked")
    ask = first.button("together-take-back")
    while first.wait_for("asked", "waiting") == "asked":
        first.answer_by_a_click()
    expect(first.page.get_by_role("button", name=say("undo"), exact=True)).to_be_visible()
    expect(ask).to_have_count(0)
    second.answer_by_a_click()
    ask.click()
    second.page.get_by_role("button", name=say("wish-agree"), exact=True).click()
    first.wait_for("asked")
    expect(ask).to_have_count(0)


def test_clocks_wait_for_everybody_to_be_ready(come: Come) -> None:
    ann, bob = come(), come("phone", name="Bob")
    open_and_sit((ann, bob), clock="game 600", options={"setup": "first-game"})
    expect(ann.page.get_by_role("timer").first).to_have_text("10:00")
    ann.page.get_by_role("button", name=say("ready-yes")).click()
    expect(ann.page.locator(".together")).to_contain_text(say("ready-waiting", names=("Bob",)))
    bob.page.get_by_role("button", name=say("ready-yes")).click()
    expect(ann.page.get_by_role("timer").filter(has_text=re.compile("^9:")).first).to_be_visible()
    menu(ann, "together-pause")
    bob.page.get_by_role("button", name=say("wish-agree"), exact=True).click()
    ann.page.get_by_text(say("halted-about")).first.wait_for()
    ann.page.get_by_role("button", name=say("halted-resume")).click()
    expect(bob.page.get_by_role("button", name=say("halted-resume"))).to_have_count(0)
