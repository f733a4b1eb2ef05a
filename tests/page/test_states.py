"""The main states of the page on a laptop and on a phone: nothing sticks out, and pictures of all are left behind."""

import pytest

from tests.page.conftest import SCREENSHOTS, Come
from tests.page.states import STATES
from tests.page.visitors import SIZES

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", STATES)
def test_a_state_fits_and_is_pictured(come: Come, name: str, size: str) -> None:
    visitor = come(size, taught=[])
    STATES[name](visitor)
    SCREENSHOTS.mkdir(exist_ok=True)
    for scheme in ("light", "dark"):
        visitor.page.emulate_media(color_scheme=scheme)
        visitor.page.screenshot(path=SCREENSHOTS / f"{name}-{size}-{scheme}.png")
    assert visitor.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
