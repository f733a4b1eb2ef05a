"""What machines can find wrong with a page: nothing, in any state, language or colour scheme."""

from pathlib import Path

import pytest

from rumpus.text.words import LANGUAGES
from tests.helpers.page.states import STATES
from tests.helpers.page.valid_html import invalid_html
from tests.page.conftest import Come
from tests.page.test_accessible import complaints_in_any_light

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("name", STATES)
def test_a_state_is_valid_and_accessible(come: Come, tmp_path: Path, name: str) -> None:
    written = []
    for language in LANGUAGES:
        visitor = come(locale=language, taught=[])
        STATES[name](visitor)
        assert complaints_in_any_light(visitor) == [], language
        file = tmp_path / f"{name}-{language}.html"
        file.write_text(visitor.page.content(), encoding="utf-8")
        written.append(file)
    assert invalid_html(written) == ""


def test_the_validator_finds_what_is_wrong(tmp_path: Path) -> None:
    file = tmp_path / "wrong.html"
    file.write_text("<!doctype html><html lang=en><title>A</title><ul><p>B</p></ul></html>", encoding="utf-8")
    assert "element-permitted-content" in invalid_html([file])
