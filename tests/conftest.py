"""What holds for every test: the luck it draws from, how Hypothesis searches, and which tests share a worker."""

import os
from collections.abc import Generator, Iterator
from itertools import groupby
from random import Random

import pytest
from hypothesis import settings

from tests.helpers.luck import LUCK, USUAL, seed_luck, seed_of_test
from tests.helpers.process_state import ProcessState

# Machines are noisy, so no example has a deadline. With the usual luck every run tries the same examples.
settings.register_profile("rumpus", deadline=None, derandomize=LUCK == USUAL, database=None)
settings.load_profile("rumpus")


def pytest_report_header() -> str:
    return f"luck: LUCK={LUCK}"


@pytest.hookimpl(tryfirst=True)
def pytest_configure(config: pytest.Config) -> None:
    if LUCK != USUAL:
        config.option.hypothesis_seed = LUCK


# What tests need, `make fetch` has brought: a registry that is asked nevertheless is an error.
os.environ |= {"PIP_NO_INDEX": "1", "NPM_CONFIG_OFFLINE": "true"}


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    share_what_a_module_makes(items)
    if LUCK != USUAL:
        items[:] = in_another_order(items)


def share_what_a_module_makes(items: list[pytest.Item]) -> None:
    """Otherwise each worker would make it, a table with its processes for instance, for its own share of the tests."""
    for item in items:
        made = getattr(item, "_fixtureinfo").name2fixturedefs.values()  # noqa: B009
        if any(one.scope == "module" for several in made for one in several):
            item.add_marker(pytest.mark.xdist_group(str(item.path)))


def in_another_order(items: list[pytest.Item]) -> list[pytest.Item]:
    """Files in any order, and the tests of each; all workers find the same one."""
    random = Random(LUCK)
    files = [list(tests) for _, tests in groupby(items, key=lambda item: item.path)]
    random.shuffle(files)
    for tests in files:
        random.shuffle(tests)
    return [test for tests in files for test in tests]


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> Generator[None]:
    """Before any fixture, which may draw as well."""
    seed_luck(seed_of_test(item))
    return (yield)


LOGS = {"log_handlers", "log_levels"}  # what a server sets up for its own process, and a test that serves changes


@pytest.fixture(autouse=True)
def nothing_is_left_behind() -> Iterator[None]:
    """The next test finds the process as this one did."""
    before = ProcessState.now()
    yield
    changed = before.changed_in(ProcessState.now())
    before.put_back()
    assert {*changed} <= LOGS, f"the test has left behind: {', '.join(changed)}"


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.failed:
        report.sections.append(("luck", f"LUCK={LUCK}, seed {seed_of_test(item)!r}"))
    return report
