"""A real browser at a table that really serves."""

from collections.abc import Callable, Generator, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Playwright, expect, sync_playwright

from tests.helpers.luck import LUCK
from tests.helpers.page.chromium import launch
from tests.helpers.page.short_games import write_short_box
from tests.helpers.page.visitors import MOST, StillTable, Table, Visitor
from tests.helpers.table.passing import passing

HERE = Path(__file__).parent
SCREENSHOTS = HERE.parents[1] / "screenshots"  # what was seen, and how it looked where a test failed; not in git
expect.set_options(timeout=MOST)
OTHER_TABLES = ("own_table", "short_games", "still_table")
FAILED = pytest.StashKey[bool]()
OPEN = pytest.StashKey[tuple[Playwright, Browser]]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    item.stash[FAILED] = item.stash.get(FAILED, False) or report.failed
    return report


@pytest.fixture
def browser(request: pytest.FixtureRequest) -> Browser:
    """One for all tests of this folder, each of which has a context of its own in it."""
    stash = request.session.stash
    if OPEN not in stash:
        playwright = sync_playwright().start()
        stash[OPEN] = playwright, launch(playwright)
    return stash[OPEN][1]


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(item: pytest.Item, nextitem: pytest.Item | None) -> Generator[None]:
    """Not for the whole session: while Playwright runs, nobody else in this process can run an event loop."""
    try:
        return (yield)
    finally:
        stash = item.session.stash
        if OPEN in stash and (nextitem is None or HERE not in nextitem.path.parents):
            playwright, browser = stash[OPEN]
            del stash[OPEN]
            browser.close()
            playwright.stop()


@pytest.fixture(scope="session")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Table]:
    """One for all tests that only open rooms in it."""
    table = Table(tmp_path_factory.mktemp("table"))
    yield table
    table.close()


@pytest.fixture(scope="session")
def short_games(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Table]:
    """One for all tests that play to the end, with a box for games that are soon over."""
    folder = tmp_path_factory.mktemp("table")
    table = Table(folder, boxes=write_short_box(folder / "boxes"))
    yield table
    table.close()


@pytest.fixture
def own_table(tmp_path: Path) -> Iterator[Table]:
    """One that a test may kill."""
    table = Table(tmp_path)
    yield table
    table.close()


@pytest.fixture
def still_table(tmp_path: Path) -> Iterator[StillTable]:
    """One whose clock, and those of the pages that it shows, a test alone moves on."""
    with passing(still=True) as time:
        table = StillTable(tmp_path / "rooms.db", time)
        yield table
        table.stop()


Come = Callable[..., Visitor]


@pytest.fixture
def come(browser: Browser, request: pytest.FixtureRequest) -> Iterator[Come]:
    """Visitors come as they are called; at the end nothing may have gone wrong in their browsers."""
    here: list[Visitor] = []
    # Asked for first, it goes last: a page that is still open when its table goes complains of it.
    table = request.getfixturevalue(next((one for one in OTHER_TABLES if one in request.fixturenames), "table"))

    def come(*args: object, **more: object) -> Visitor:
        luck = f"{LUCK} {request.node.name} {len(here)}"
        here.append(Visitor(browser, table, *args, **{"luck": luck, **more}))  # type: ignore[arg-type]
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
