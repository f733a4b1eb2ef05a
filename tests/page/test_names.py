"""What is written on the board is what options and those who hear the page call it."""

import re

import pytest

from tests.helpers.page.states import STATES
from tests.page.conftest import Come

pytestmark = pytest.mark.slow

COORDINATES = re.compile(r"\d,-?\d")
NAME = re.compile(r"\b[A-Z]{1,2}\d{1,3}\b")
# Whatever is drawn as text and would be read aloud beside the name of its place.
STRAY = """() => [...document.querySelectorAll("svg[role=group] text")]
    .filter((text) => !text.closest("[aria-hidden=true]")).map((text) => text.textContent)"""


@pytest.mark.parametrize(
    ("game", "places", "language"), [("worms", "[data-hex]", "cs"), ("zombies-doom", "[data-place]", "uk")]
)
def test_a_place_has_one_name_wherever_it_is_read_or_heard(come: Come, game: str, places: str, language: str) -> None:
    visitor = come(locale=language)
    STATES[game](visitor)
    offered = " ".join(visitor.page.locator(".options [data-option]").all_text_contents())
    named = set(NAME.findall(offered))
    heard = visitor.page.locator(places).evaluate_all("all => all.map((one) => one.getAttribute('aria-label'))")
    assert len(named) > 3
    assert named <= set(visitor.page.locator(".names text").all_text_contents())
    assert named <= {label.partition(":")[0] for label in heard}
    assert not COORDINATES.search(" ".join([offered, *heard, visitor.page.locator("body").inner_text()]))
    assert visitor.page.evaluate(STRAY) == []
