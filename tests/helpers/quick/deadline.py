"""A plugin of pytest: starts no test after a deadline, and says what was left out."""

import time

import pytest

HEAVY_FIXTURES = {"own_table", "postgres", "table"}
NAMED = 8  # files that are listed


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--deadline", type=float, default=float("inf"), help="seconds since the epoch")
    parser.addoption("--at-least", type=float, default=0.0, help="seconds left for tests, however late it is")


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(Deadline(config.getoption("--deadline"), config.getoption("--at-least")), "deadline")


def is_heavy(item: pytest.Item) -> bool:
    """Whether a test asks for a server or a database."""
    fixtures = set(getattr(item, "fixturenames", ()))
    parameters = getattr(getattr(item, "callspec", None), "params", {})
    return bool(fixtures & HEAVY_FIXTURES) or "postgres" in map(str, parameters.values())


class Deadline:
    def __init__(self, end: float, least: float) -> None:
        self.end, self.least = end, least
        self.waiting: dict[str, None] = {}  # ids of tests, in their order

    def pytest_collection_modifyitems(self, config: pytest.Config, items: list[pytest.Item]) -> None:
        heavy = [item for item in items if is_heavy(item)]
        if heavy:
            config.hook.pytest_deselected(items=heavy)
            items[:] = [item for item in items if not is_heavy(item)]

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        self.waiting |= dict.fromkeys(item.nodeid for item in session.items)
        self.end = max(self.end, time.time() + self.least)

    @pytest.hookimpl(optionalhook=True)
    def pytest_xdist_node_collection_finished(self, ids: list[str]) -> None:
        self.waiting |= dict.fromkeys(ids)

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_protocol(self) -> bool | None:
        """Passes over a test when the time is up."""
        return True if time.time() > self.end else None

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.waiting.pop(report.nodeid, None)

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        stopped = terminalreporter.stats.keys() & {"failed", "error"}
        if self.waiting and not stopped:
            files = list(dict.fromkeys(name.partition("::")[0] for name in self.waiting))
            more = f" and {len(files) - NAMED} more files" if len(files) > NAMED else ""
            listed = ", ".join(files[:NAMED])
            terminalreporter.write_line(f"No time left for {len(self.waiting)} tests in {listed}{more}.")
