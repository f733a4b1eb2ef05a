"""How Hypothesis searches: machines are noisy, so no example has a deadline; CI repeats what it found. And who runs
what: tests that share something which their module makes are run by one worker."""

import os

import pytest
from hypothesis import settings

settings.register_profile("here", deadline=None)
settings.register_profile("ci", deadline=None, derandomize=True)
settings.load_profile("ci" if os.environ.get("CI") else "here")


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Otherwise each worker would make it, a table with its processes for instance, for its own share of the tests."""
    for item in items:
        made = getattr(item, "_fixtureinfo").name2fixturedefs.values()  # noqa: B009
        if any(one.scope == "module" for several in made for one in several):
            item.add_marker(pytest.mark.xdist_group(str(item.path)))
