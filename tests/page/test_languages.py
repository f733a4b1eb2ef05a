"""The page in every language: the browser's first, another at once when somebody wants it."""

import pytest
from playwright.sync_api import expect

from rumpus.kernel.message import Message
from rumpus.text.words import LANGUAGES, words
from tests.helpers.page.player import Player
from tests.helpers.page.states import STATES
from tests.helpers.page.visitors import Visitor
from tests.page.conftest import Come
from tests.page.test_findings import TOO_LONG

pytestmark = pytest.mark.slow

NAMES = {"en": "English", "cs": "Čeština", "uk": "Українська"}
TOO_WIDE = "document.documentElement.scrollWidth > innerWidth"
LANG = 'all => all.map((one) => one.getAttribute("lang"))'


@pytest.mark.parametrize("language", LANGUAGES)
def test_on_a_phone_answers_and_what_is_said_of_them_can_be_read_to_their_end(come: Come, language: str) -> None:
    visitor = come("phone", locale=language)
    STATES["zombies-doom"](visitor)
    assert visitor.page.evaluate(TOO_LONG) == []
    visitor.page.locator(".options [data-option]").first.tap()
    visitor.page.locator(".told.held .row button").first.wait_for()
    assert visitor.page.evaluate(TOO_LONG) == []
    assert not visitor.page.evaluate(TOO_WIDE)


def choose(visitor: Visitor, language: str) -> None:
    """In the settings, which every page has."""
    visitor.page.get_by_role("button", name=visitor.say("settings")).click()
    dialog = visitor.page.get_by_role("dialog")
    dialog.get_by_label(visitor.say("settings-language")).select_option(label=NAMES[language])
    visitor.language = language
    expect(dialog.get_by_role("heading", name=visitor.say("settings"))).to_be_visible()
    visitor.page.keyboard.press("Escape")


def test_the_language_is_the_browsers_first_and_then_the_one_that_was_chosen(come: Come) -> None:
    visitor = come(locale="cs-CZ")
    visitor.go()
    play = visitor.page.get_by_role("button", name=visitor.say("front-play-now")).first
    expect(play).to_be_visible()
    options = visitor.page.get_by_label(visitor.say("settings-language")).locator("option")
    assert options.evaluate_all("all => all.map((one) => [one.lang, one.textContent])") == [
        [language, NAMES[language]] for language in LANGUAGES
    ]
    choose(visitor, "uk")
    visitor.page.reload()
    expect(visitor.page.get_by_role("button", name=visitor.say("front-play-now")).first).to_be_visible()
    assert visitor.page.locator(":root").get_attribute("lang") == "uk"


@pytest.mark.parametrize(("locale", "edition"), [("cs", "czech"), ("uk", "ukrainian"), ("en", "english")])
def test_the_usual_edition_is_that_of_the_language(come: Come, locale: str, edition: str) -> None:
    visitor = come(locale=locale)
    visitor.go()
    visitor.page.get_by_role("button", name=visitor.say("front-options")).first.click()
    choices = visitor.page.get_by_role("dialog").locator("select")
    editions = [choices.nth(n) for n in range(choices.count()) if choices.nth(n).locator("[value=czech]").count()]
    assert [one.input_value() for one in editions] == [edition]
    editions[0].select_option("english")
    visitor.page.get_by_role("button", name=visitor.say("new-begin")).click()
    Player(visitor, "worms").wait_for("asked", "playing", "waiting")
    room, token = visitor.room_and_token()
    said = visitor.table.client.get(f"/api/rooms/{room}", headers={"Authorization": f"Bearer {token}"}).json()
    assert said["options"]["edition"] == "english"


def told_to(visitor: Visitor) -> str:
    return words(visitor.language, "zombies-doom").say(Message("event-map-built"))


def test_two_players_of_one_room_read_two_languages_and_one_learns_a_third(come: Come) -> None:
    """What is told and asked changes at once; the game goes on as it was."""
    ann, bob = come(locale="cs"), come(locale="uk", name="Bob")
    links = ann.table.post("/api/rooms", game="zombies-doom", seats=["person", "person"], options={})
    for visitor, seat, name in ((ann, 0, "Ann"), (bob, 1, "Bob")):
        link = links["seats"][seat]["token"]
        joined = ann.table.post(f"/api/rooms/{links['room']}/join", name=name, token=link)
        visitor.go(f"#/room/{links['room']}/{joined['token']}")
    players = {visitor: Player(visitor, "zombies-doom") for visitor in (ann, bob)}
    for player in players.values():
        player.wait_for("asked", "waiting")
    for visitor in (ann, bob):
        expect(visitor.page.get_by_text(told_to(visitor)).first).to_be_attached()
        # Nobody knows in which language somebody is called.
        assert visitor.page.locator(".players strong").evaluate_all(LANG) == ["", ""]
    asked = next(visitor for visitor in (ann, bob) if players[visitor].state == "asked")
    question, options = players[asked].question, players[asked].options()
    choose(asked, "en")
    expect(asked.page.get_by_text(told_to(asked)).first).to_be_attached()
    assert (players[asked].question, players[asked].options()) == (question, options)
    expect(asked.page.get_by_role("button", name=asked.say("menu"))).to_be_visible()
    players[asked].answer_by_a_click()
