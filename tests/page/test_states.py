"""The main states of the page on screens of all sizes: nothing sticks out, and pictures of all are left behind."""

import pytest

from tests.helpers.page.states import STATES
from tests.helpers.page.visitors import SIZES
from tests.page.conftest import SCREENSHOTS, Come

SCREENS = {"desk": [(1280, 800), (900, 700), (2560, 1440)], "phone": [(390, 844), (768, 1024), (844, 390)]}
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
    for width, height in SCREENS[size]:
        visitor.page.set_viewport_size({"width": width, "height": height})
        assert visitor.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), f"too wide for {width}"
