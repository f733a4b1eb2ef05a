"""A real browser at a table that really serves."""

from collections.abc import Callable, Generator, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.page.chromium import launch
from tests.page.visitors import Table, Visitor

ROOT = Path(__file__).parents[2]
SCREENSHOTS = ROOT / "screenshots"  # what was seen, and how it looked where a test failed; not in git


FAILED = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    item.stash[FAILED] = item.stash.get(FAILED, False) or report.failed
    return report


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Not for the whole session: while Playwright runs, nobody else in this process can run an event loop."""
    with sync_playwright() as playwright:
        browser = launch(playwright)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Table]:
    """One for all tests that only open rooms in it."""
    table = Table(tmp_path_factory.mktemp("table"))
    yield table
    table.close()


@pytest.fixture
def own_table(tmp_path: Path) -> Iterator[Table]:
    """One that a test may kill."""
    table = Table(tmp_path)
    yield table
    table.close()


Come = Callable[..., Visitor]


@pytest.fixture
def come(browser: Browser, request: pytest.FixtureRequest) -> Iterator[Come]:
    """Visitors come as they are called; at the end nothing may have gone wrong in their browsers."""
    here: list[Visitor] = []

    def come(*args: object, **more: object) -> Visitor:
        table = request.getfixturevalue("own_table" if "own_table" in request.fixturenames else "table")
        here.append(Visitor(browser, table, *args, **more))  # type: ignore[arg-type]
        return here[-1]

    yield come
    if request.node.stash.get(FAILED, False):
        SCREENSHOTS.mkdir(exist_ok=True)
        for number, visitor in enumerate(here):
            visitor.page.screenshot(path=SCREENSHOTS / f"failed-{request.node.name}-{number}.png")
    troubles = {f"visitor {number}": visitor.leave() for number, visitor in enumerate(here)}
    assert {who: what for who, what in troubles.items() if what} == {}


@pytest.fixture
def ann(come: Come) -> Visitor:
    return come()
