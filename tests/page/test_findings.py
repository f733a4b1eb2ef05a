"""What machines can find wrong with a page: nothing, in any state, language or light, and nothing sticks out."""

from collections.abc import Iterator

import pytest

from rumpus.games.zombies_doom.cards.box import SHELF
from rumpus.kernel.message import Message
from rumpus.text.words import LANGUAGES, words
from tests.helpers.in_turn import in_turn
from tests.helpers.page.states import STATES
from tests.helpers.page.valid_html import Validator, validating
from tests.helpers.page.visitors import SIZES
from tests.page.conftest import SCREENSHOTS, Come
from tests.page.test_accessible import complaints_in_any_light

SCREENS = {"desk": [(1280, 800), (900, 700), (2560, 1440)], "phone": [(390, 844), (768, 1024), (844, 390)]}

# What is too long for its button, heading or tab.
TOO_LONG = """() => [...document.querySelectorAll("button, .button, summary, legend, h1, h2, h3")]
    .filter((one) => one.checkVisibility() && !one.matches(".unseen") && one.scrollWidth > one.clientWidth + 1)
    .filter((one) => getComputedStyle(one).display !== "inline")
    .map((one) => one.textContent.trim())"""


@pytest.fixture(scope="session")
def validator() -> Iterator[Validator]:
    with validating() as validator:
        yield validator


@pytest.mark.slow
@pytest.mark.parametrize(("name", "size", "language"), in_turn(STATES, SIZES, LANGUAGES))
def test_nothing_is_found_wrong(come: Come, validator: Validator, name: str, size: str, language: str) -> None:
    visitor = come(size, locale=language, taught=[])
    STATES[name](visitor)
    assert visitor.page.locator(":root").get_attribute("lang") == language
    assert visitor.page.evaluate(TOO_LONG) == []
    assert complaints_in_any_light(visitor) == []
    assert validator.complaints(visitor.page.content()) == ""
    SCREENSHOTS.mkdir(exist_ok=True)
    for scheme in ("light", "dark"):
        visitor.page.emulate_media(color_scheme=scheme)
        visitor.page.screenshot(path=SCREENSHOTS / f"{name}-{size}-{language}-{scheme}.png")
    for width, height in SCREENS[size]:
        visitor.page.set_viewport_size({"width": width, "height": height})
        assert visitor.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), f"too wide for {width}"


@pytest.mark.slow
def test_every_spell_has_room_for_its_name_however_low_the_hand(come: Come) -> None:
    """Which spell is dealt is luck, so each name takes the place of the one that was."""
    visitor = come("desk")
    STATES["daily-over"](visitor)
    title = visitor.page.locator(".hand .title").last
    for language in LANGUAGES:
        for spell in SHELF.find("standard").spells:
            title.evaluate(
                "(title, name) => { title.textContent = name }",
                words(language, "zombies-doom").say(Message("zombies-spell-title", {"spell": spell.id})),
            )
            assert visitor.page.evaluate(TOO_LONG) == []


@pytest.mark.slow
def test_the_validator_finds_what_is_wrong(validator: Validator) -> None:
    wrong = "<!doctype html><html lang=en><title>A</title><ul><p>B</p></ul></html>"
    assert "element-permitted-content" in validator.complaints(wrong)
    assert validator.complaints(wrong.replace("p>", "li>")) == ""
