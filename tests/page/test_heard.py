"""The page as those know it who do not see it: what is said by itself, and where the focus is."""

import re

import pytest
from playwright.sync_api import expect

from tests.helpers.in_turn import in_turn
from tests.helpers.page.listening import Ear, words_in
from tests.helpers.page.player import MOST_ANSWERS, asked_after, name_of, say
from tests.helpers.page.states import short_record
from tests.helpers.page.visitors import Visitor
from tests.page.conftest import Come
from tests.page.test_advice import LONG
from tests.page.test_keyboard import Typist, digits_of
from tests.page.test_play import GAMES, come_by_a_link, play_now

pytestmark = pytest.mark.slow
MOST_PIECES = 3
MOST_WORDS = 120
MANY_LINES = 10  # of the log: more than one player has done something


def typist_at(visitor: Visitor, game: str) -> Typist:
    play_now(visitor, game)
    return Typist(visitor, game)


def focused(typist: Typist) -> str:
    found: str = typist.page.evaluate("(document.activeElement.outerHTML ?? '').slice(0, 200)")
    return found


@pytest.mark.parametrize("key", ["Tab", "Shift+Tab"])
def test_no_answer_holds_the_focus(ann: Visitor, key: str) -> None:
    """Whatever becomes of the odds that were shown with it."""
    typist = typist_at(ann, "worms")
    typist.tab_to(".options [data-option]")
    ann.let_settle()
    typist.press("Enter")
    typist.wait_until_options_change("activate A")
    typist.page.locator("h1").evaluate("heading => heading.focus()")
    typist.press("Tab")
    typist.tab_to(".options [data-option=stay]")
    ann.page.locator(".odds li").wait_for(timeout=LONG)
    typist.press(key)
    assert not typist.is_at("[data-option=stay]")
    ann.wait_until_answered()
    assert not typist.is_at("[data-option=stay]")


@pytest.mark.parametrize("game", in_turn(GAMES, turns=1))
def test_focus_never_falls_on_an_answer(ann: Visitor, game: str) -> None:
    """Enter pressed once too often answers once."""
    typist = typist_at(ann, game)
    for _ in range(2):
        if not typist.wait_until_asked():
            break
        before = typist.question
        safe = typist.wise_options()[0]
        typist.tab_to(f".options [data-option='{safe}']")
        ann.let_settle()
        typist.press("Enter", "Enter", "Enter")
        typist.wait_until_taken(before)
        typist.wait_until_asked()
        asked = typist.question
        typist.press("Enter", "Enter")
        ann.let_settle()
        assert not typist.is_at("[data-option]"), focused(typist)
        typist.press("Enter", "Enter")
        typist.assert_unanswered(asked)


def begin_by_ear(typist: Typist) -> None:
    come_by_a_link(typist.visitor, typist.game)
    typist.button("waiting-sit-down").click()
    typist.page.mouse.move(0, 0)  # it points at nothing


@pytest.mark.parametrize("game", in_turn(GAMES, turns=1))
def test_another_players_turn_is_told_in_few_words(come: Come, game: str) -> None:
    """What the own answer brought, what somebody else did with all of a turn, and the question, last."""
    visitor = come(speed="fast")
    ear = Ear(visitor)
    typist = Typist(visitor, game)
    begin_by_ear(typist)
    for _ in range(MOST_ANSWERS):
        if typist.let_play() != "asked":  # a game may be over before much has happened
            begin_by_ear(typist)
            continue
        before, line = typist.question, typist.log_length()
        visitor.let_settle()
        visitor.page.locator("#question").focus()
        ear.forget()
        options = typist.options()
        digits = digits_of(1 + options.index(typist.wise_options()[0]), len(options))
        typist.press(*digits)
        typist.wait_until_it_goes_on(before)
        if typist.let_play() != "asked":
            continue
        ear.wait_for(typist.page.locator("#question .what").inner_text())
        half_typed = visitor.say("digits-more", digits=digits[0], count=1)
        pieces = ear.pieces()
        heard = [one["text"] for one in pieces if one["text"] != half_typed and not one["option"]]
        assert not any(piece["rude"] for piece in pieces)
        assert heard[-1] == typist.page.locator("#question .what").inner_text()
        assert words_in(heard) <= MOST_WORDS, heard
        assert len(heard) <= MOST_PIECES, heard
        if typist.log_length() - line > MANY_LINES:
            return
    pytest.fail("nobody else has played")


def test_what_is_said_twice_is_heard_twice(ann: Visitor) -> None:
    ear = Ear(ann)
    player = play_now(ann, "worms")
    sea = player.page.locator(".hex:not(.option)").first
    why = say("pick-none", question=player.page.locator("#question .what").inner_text())
    for _ in range(2):
        ear.forget()
        sea.click()
        ear.wait_for(why)


@pytest.mark.parametrize("game", in_turn(GAMES, turns=1))
def test_after_a_hint_the_hinted_answer_has_the_focus_or_none(ann: Visitor, game: str) -> None:
    typist = typist_at(ann, game)
    ann.let_settle()
    typist.tab_to_button(say("hint"))
    asked = typist.question
    typist.press("Enter", "Enter", "Enter")
    ann.page.locator(".hint").wait_for(timeout=LONG)
    typist.assert_unanswered(asked)
    assert typist.is_at("[data-option].considered, button:not([data-option])"), focused(typist)


def test_what_is_to_be_confirmed_is_told_and_no_second_enter_does_it(come: Come) -> None:
    visitor = come(confirm=True)
    typist = typist_at(visitor, "worms")
    typist.tab_to(".options [data-option]")
    visitor.let_settle()
    typist.press("Enter")
    typist.wait_until_options_change("activate A")
    visitor.let_settle()
    before = typist.question
    typist.tab_to(".options [data-option^=jump]")
    typist.press("Enter", "Enter", "Enter")
    prompt = visitor.page.get_by_role("alertdialog", name=say("confirm-answer", answer="").strip())
    prompt.wait_for()
    visitor.let_settle()
    typist.press("Enter")
    typist.assert_unanswered(before)
    assert typist.is_at("[role=alertdialog]")
    typist.press("Escape")
    prompt.wait_for(state="detached")
    typist.wait_to_be_at(".options [data-option^=jump]")
    visitor.let_settle()
    typist.press("Enter")
    prompt.wait_for()
    typist.confirm()
    visitor.page.locator(asked_after(before)).wait_for(state="attached")


def test_a_remark_is_heard_and_seen_over_a_dialog(ann: Visitor) -> None:
    """A link that is copied, in the menu of a room."""
    ear = Ear(ann)
    ann.context.grant_permissions(["clipboard-read", "clipboard-write"])
    play_now(ann, "worms")
    ann.page.get_by_role("button", name=say("menu")).click()
    ann.page.get_by_role("button", name=say("invite-copy")).first.click()
    ear.wait_for(say("invite-copied"))
    toast = ann.page.locator(".toasts p")
    toast.wait_for()
    assert ann.page.locator("dialog:modal").count() == 1
    assert toast.evaluate("toast => toast.parentElement.matches(':popover-open')")


def test_odds_are_heard_where_one_of_several_is_chosen(ann: Visitor) -> None:
    ear = Ear(ann)
    player = play_now(ann, "worms")
    player.click_option("activate A")
    player.wait_until_options_change("activate A")
    inch = next(option for option in player.options() if option.startswith("inch"))
    ann.page.mouse.move(0, 0)
    ann.page.locator(f"[data-hex='{inch.split()[1]}'].option").click()
    ann.page.locator("dialog [data-option]").first.wait_for()
    ear.forget()
    ann.page.locator("dialog [data-option]").last.focus()
    ann.page.wait_for_function("() => window.heard.some(piece => /\\d+%/.test(piece.text))", timeout=LONG)


def test_digits_answer_only_where_they_are_meant_to(ann: Visitor) -> None:
    typist = typist_at(ann, "worms")
    ann.let_settle()
    before = typist.question
    assert typist.page.locator(".options [data-option]").first.get_attribute("aria-keyshortcuts") == "1"
    ann.page.get_by_role("button", name=say("settings")).click()
    ann.page.get_by_role("dialog").wait_for()
    typist.press("1")
    ann.page.evaluate("document.activeElement.blur()")
    typist.press("1")
    digits = ann.page.get_by_label(say("settings-shortcuts"), exact=True)
    digits.uncheck()
    typist.press("Escape")
    for place in ("#question", ".log .line", "main"):
        ann.page.locator(place).first.focus()
        typist.press("1")
    typist.assert_unanswered(before)
    assert typist.page.locator(".options [data-option]").first.get_attribute("aria-keyshortcuts") is None
    ann.page.get_by_role("button", name=say("settings")).click()
    digits.check()
    typist.press("Escape")
    ann.page.locator(".log .line").first.focus()
    typist.press("1")
    typist.assert_unanswered(before)
    ann.page.locator(".board svg [role=button]").first.focus()
    typist.press("1")
    typist.wait_until_taken(before)


def test_the_focus_follows_changes_of_page_and_titles_are_true(ann: Visitor) -> None:
    ann.expect("404")
    typist = typist_at(ann, "worms")
    typist.wait_to_be_at("h1")
    assert ann.page.title() == say("room-title-mine", game=name_of("worms"))
    ann.page.get_by_role("link", name=say("top-home")).click()
    ann.page.get_by_role("article").first.wait_for()
    typist.wait_to_be_at("h1")
    assert ann.page.title() == say("front-title")
    ann.page.get_by_role("link", name=say("front-rules")).first.click()
    ann.page.get_by_role("heading", level=1, name=say("rules-title", game=name_of("worms"))).wait_for()
    typist.wait_to_be_at("h1")
    ann.page.go_back()
    ann.page.get_by_role("article").first.wait_for()
    ann.page.go_back()
    typist.wait_until_asked()
    ann.go("#/room/nowhere/nothing")
    ann.page.get_by_role("heading", name=say("room-closed")).wait_for()
    typist.wait_to_be_at("h1")
    assert say("room-closed") in ann.page.title()


def test_the_focus_follows_the_end_of_a_game(ann: Visitor) -> None:
    """To the result; to what a look back finds; and a check of the dice leaves it where it is."""
    links = ann.table.post("/api/records", record=short_record())
    ann.go(f"#/room/{links['room']}/{links['watch']}")
    typist = Typist(ann, "worms")
    typist.wait_for("over")
    ann.page.get_by_role("button", name=say("over-dice")).focus()
    typist.press("Enter")
    ann.page.get_by_role("main").get_by_role("status").filter(has_text=" ").first.wait_for()
    typist.wait_to_be_at("button")
    ann.page.get_by_role("button", name=say("over-lookback")).focus()
    typist.press("Enter")
    ann.page.get_by_role("heading", name=say("lookback-players")).wait_for(timeout=LONG)
    typist.wait_to_be_at("h2")
    before = ann.page.url
    ann.page.get_by_role("button", name=say("over-rematch")).focus()
    typist.press("Enter")
    ann.page.wait_for_url(lambda url: url != before)
    typist.wait_until_asked()
    typist.wait_to_be_at("h1")


def test_what_is_wrong_with_the_options_is_said_beside_them(ann: Visitor) -> None:
    """It used to be said behind the dialog: the button looked dead."""
    ann.expect("400")
    ann.go()
    ann.page.get_by_role("article").first.wait_for()
    ann.page.get_by_role("button", name=say("front-options")).first.click()
    larger = ann.page.get_by_role("checkbox", name=re.compile("larger", re.IGNORECASE))
    larger.check()
    ann.page.get_by_role("button", name=say("new-begin")).click()
    refused = ann.page.locator("dialog .refused")
    refused.wait_for()
    assert refused.is_visible()
    expect(larger).to_be_focused()
    expect(larger).to_have_accessible_description(refused.inner_text())
    box, beside = larger.bounding_box(), refused.bounding_box()
    assert box is not None
    assert beside is not None
    assert abs(box["y"] - beside["y"]) < 80
    larger.uncheck()
    refused.wait_for(state="detached")
    ann.page.get_by_role("button", name=say("new-begin")).click()
    Typist(ann, "worms").wait_until_asked()
