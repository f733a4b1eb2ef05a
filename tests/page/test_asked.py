"""A board that can be asked, by keys and in words: answers are said, and stay to be read."""

from typing import Any

import pytest
from playwright.sync_api import expect

from rumpus.kernel.message import Message
from rumpus.text.words import ENGLISH, words
from tests.helpers.page.listening import Ear
from tests.helpers.page.player import say
from tests.helpers.page.visitors import StillTable, Visitor
from tests.helpers.table.served import NAMES
from tests.page.conftest import Come
from tests.page.test_keyboard import ON_THE_BOARD, Typist, digits_of
from tests.page.test_play import play_now

pytestmark = pytest.mark.slow


def in_worms(id: str, **args: Any) -> str:
    return words(ENGLISH, "worms").say(Message(id, dict(args)))


def asker_at(visitor: Visitor, game: str) -> tuple[Typist, Ear]:
    ear = Ear(visitor)
    play_now(visitor, game)
    typist = Typist(visitor, game)
    visitor.page.locator("h1").focus()
    return typist, ear


def name_of_focus(typist: Typist) -> str:
    found: str = typist.page.evaluate("document.activeElement.ariaLabel ?? document.activeElement.textContent.trim()")
    return found


@pytest.mark.parametrize(("game", "pairs"), [("worms", ["ws", "ea", "dq"]), ("zombies-doom", ["ws", "ad"])])
def test_each_direction_has_a_key_and_home_is_ones_own(ann: Visitor, game: str, pairs: list[str]) -> None:
    typist, ear = asker_at(ann, game)
    expect(ann.page.locator(".board [role=application]")).to_have_count(1)
    typist.press("b", "Home")
    home = name_of_focus(typist)
    for pair in pairs:
        there, back = tuple(pair)
        typist.press(there)
        assert typist.is_at(ON_THE_BOARD)
        assert name_of_focus(typist) != home
        typist.press(back)
        assert name_of_focus(typist) == home
    ear.forget()
    typist.press(*["w"] * 12)
    ear.wait_for(say("map-ends"))
    typist.press("n")
    assert typist.is_at(".option, .may"), "where something can be chosen"


def test_the_map_of_worms_is_asked_by_letters_and_in_words(ann: Visitor) -> None:
    typist, ear = asker_at(ann, "worms")
    typist.press("b", "Home")
    for key, wanted in {
        "f": in_worms("worms-way-straight", count=3, way=in_worms("worms-towards", direction=3)),
        "r": in_worms("worms-beside", way=in_worms("worms-towards", direction=1), what=""),
        "l": in_worms("worms-line-empty", way=in_worms("worms-towards", direction=1)),
        "c": say("clock-none"),
        "p": typist.page.locator("#question .what").inner_text(),
        "t": say("query-nothing"),
        "o": in_worms("option-activate-activate", text="activate A", hex=name_of_focus(typist).partition(":")[0]),
    }.items():
        ear.forget()
        typist.press(key)
        ear.wait_for(wanted)
        assert wanted in typist.page.locator(".ask li").first.inner_text().replace("\n", " ")
    typist.press("i")
    typist.wait_to_be_at(".ask input")
    for typed, wanted in {
        "enemies": "Red",
        "around B": in_worms("worms-beside", way=in_worms("worms-towards", direction=4), what=""),
        "how far red A": in_worms("worms-towards", direction=3),
        "what is on nowhere": say("query-no-place", typed="nowhere"),
        "abracadabra": say("query-not-understood", typed="abracadabra"),
        "activate": say("query-several"),
    }.items():
        ear.forget()
        ann.page.keyboard.insert_text(typed)
        typist.press("Enter")
        ear.wait_for(wanted)
    typist.press("Escape")
    typist.wait_to_be_at(ON_THE_BOARD)  # where one came from
    before = typist.question
    typist.press("i")
    ann.page.keyboard.insert_text("activate b")
    typist.press("Enter")
    typist.wait_until_taken(before)


def test_what_was_typed_for_another_question_answers_nothing(ann: Visitor) -> None:
    typist, ear = asker_at(ann, "worms")
    typist.press("i")
    ann.page.keyboard.insert_text("1")
    room, token = ann.room_and_token()
    headers = {"Authorization": f"Bearer {token}"}
    before = typist.question
    body = {"question": before, "text": "activate B"}
    assert ann.table.client.post(f"/api/rooms/{room}/answer", headers=headers, json=body).is_success
    ann.page.locator(f"[data-state=asked]:not([data-question='{before}'])").wait_for(state="attached")
    asked = typist.question
    typist.press("Enter")
    ear.wait_for(say("pick-early"))
    typist.assert_unanswered(asked)


def test_every_option_has_digits_and_letters_find_one(ann: Visitor) -> None:
    typist, ear = asker_at(ann, "worms")
    ann.let_settle()
    typist.press("1")
    typist.wait_until_options_change("activate A")
    ann.let_settle()
    options = typist.options()
    assert len(options) > 9
    typist.tab_to(".options [data-option]")
    typist.press("j", "u")
    typist.wait_to_be_at("[data-option^=jump]")
    assert f'button "{digits_of(2, 10)[0]}' in typist.page.locator(":focus").aria_snapshot()
    before = typist.question
    ear.forget()
    typist.press("0")
    ear.wait_for(say("digits-more", digits="0", count=1))
    typist.press("1")
    typist.wait_until_taken(before)


def test_help_on_keys_is_one_key_away_and_linked_first(ann: Visitor) -> None:
    ann.go()
    ann.page.get_by_role("article").first.wait_for()
    typist = Typist(ann, "worms")
    typist.press("Tab", "Tab")
    assert typist.page.locator(":focus").aria_snapshot().startswith(f'- link "{say("keys-title")}"')
    typist.press("Enter")
    ann.page.get_by_role("heading", name=say("keys-title"), level=1).wait_for()
    typist.wait_to_be_at("h1")
    play_now(ann, "worms")
    ann.page.locator("#question").focus()
    typist.press("?")
    sheet = ann.page.get_by_role("dialog", name=say("keys-title"))
    sheet.get_by_text(say("keys-about")).wait_for()
    typist.press("Escape")
    sheet.wait_for(state="detached")
    typist.wait_to_be_at("#question")


def test_what_others_write_and_how_little_time_is_left_are_heard(come: Come, still_table: StillTable) -> None:
    room = still_table.begin("person", "person", clock="turn 60")
    guest = room.asked()
    [(seat, other)] = [(seat, room.seats[1 - seat]) for seat, one in room.seats.items() if one is guest]
    asked = come()
    ear = Ear(asked)
    asked.stop_the_clock()
    asked.go(f"#/room/{room.id}/{guest.token}")
    asked.page.locator("[data-state]").wait_for()
    still_table.let_pass_until(asked, asked.page.locator("[data-state=asked]").count)
    other.post("chat", text="Hello there")
    ear.wait_for(say("chat-heard", who=NAMES[1 - seat], text="Hello there"))
    for seconds in (30, 15, 5):
        ear.forget()
        still_table.let_pass_until(asked, lambda: f"{seconds} seconds" in " ".join(ear.heard()))  # noqa: B023
    asked.page.locator("h1").focus()
    ear.forget()
    Typist(asked, "worms").press("c")
    ear.wait_for(f"{NAMES[seat]}: ")


def test_hits_in_the_rules_are_heard(ann: Visitor) -> None:
    ear = Ear(ann)
    ann.go("#/rules/worms")
    ann.page.get_by_role("heading", level=2).first.wait_for()
    ann.page.get_by_label(say("rules-search")).fill("W4.8")
    ear.wait_for(say("rules-hits", count=7)[-20:])
