"""What a test leaves behind in the process is found, named and put back."""

import logging
import os
import signal
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from rumpus.table.web.logs import set_up_logs
from tests.helpers.process_state import ProcessState

LEAKS: dict[str, Callable[[], object]] = {
    "log_handlers": lambda: logging.root.addHandler(logging.NullHandler()),
    "log_levels": lambda: logging.getLogger("uvicorn.error").setLevel(7),
    "environment": lambda: os.environ.update({"LEFT_BEHIND": "yes"}),
    "folder": lambda: os.chdir(Path(__file__).parent / "data"),
    "path": lambda: sys.path.append("left behind"),
    "signals": lambda: signal.signal(signal.SIGHUP, signal.SIG_IGN),
    "clocks": lambda: setattr(time, "time_ns", lambda: 0),
}


@pytest.mark.parametrize("what", LEAKS)
def test_what_is_left_behind_is_named_and_put_back(what: str) -> None:
    logging.getLogger("uvicorn.error")
    before = ProcessState.now()
    LEAKS[what]()
    assert before.changed_in(ProcessState.now()) == [what]
    before.put_back()
    assert before.changed_in(ProcessState.now()) == []


def test_the_logs_of_a_server_are_its_own() -> None:
    """Until now those of a test that served went to a stream that was closed, in every test after it."""
    before = ProcessState.now()
    set_up_logs("json")
    assert "log_handlers" in before.changed_in(ProcessState.now())
    before.put_back()
    assert tuple(logging.root.handlers) == before.log_handlers
