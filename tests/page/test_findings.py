"""What machines can find wrong with a page: nothing, in any state, language or light, and nothing sticks out."""

from itertools import product
from pathlib import Path

import pytest
from _pytest.mark import ParameterSet

from rumpus.text.words import LANGUAGES
from tests.helpers.page.states import STATES
from tests.helpers.page.valid_html import invalid_html
from tests.helpers.page.visitors import SIZES
from tests.page.conftest import SCREENSHOTS, Come
from tests.page.test_accessible import complaints_in_any_light

SCREENS = {"desk": [(1280, 800), (900, 700), (2560, 1440)], "phone": [(390, 844), (768, 1024), (844, 390)]}


def every_state() -> list[ParameterSet]:
    """Once: on screens of all sizes and in all languages in turn. The rest is left to a soak."""
    screens = list(product(SIZES, LANGUAGES))
    return [
        pytest.param(name, *screen, marks=pytest.mark.slow if number % len(screens) == place else pytest.mark.soak)
        for number, name in enumerate(STATES)
        for place, screen in enumerate(screens)
    ]


@pytest.mark.parametrize(("name", "size", "language"), every_state())
def test_nothing_is_found_wrong(come: Come, tmp_path: Path, name: str, size: str, language: str) -> None:
    visitor = come(size, locale=language, taught=[])
    STATES[name](visitor)
    assert complaints_in_any_light(visitor) == []
    file = tmp_path / "seen.html"
    file.write_text(visitor.page.content(), encoding="utf-8")
    assert invalid_html([file]) == ""
    SCREENSHOTS.mkdir(exist_ok=True)
    for scheme in ("light", "dark"):
        visitor.page.emulate_media(color_scheme=scheme)
        visitor.page.screenshot(path=SCREENSHOTS / f"{name}-{size}-{language}-{scheme}.png")
    for width, height in SCREENS[size]:
        visitor.page.set_viewport_size({"width": width, "height": height})
        assert visitor.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), f"too wide for {width}"


@pytest.mark.slow
def test_the_validator_finds_what_is_wrong(tmp_path: Path) -> None:
    file = tmp_path / "wrong.html"
    file.write_text("<!doctype html><html lang=en><title>A</title><ul><p>B</p></ul></html>", encoding="utf-8")
    assert "element-permitted-content" in invalid_html([file])
