"""The state of the process that tests share: kept before each test, compared and put back after it."""

import logging
import os
import signal
import sys
import threading
import time
from contextlib import suppress
from dataclasses import dataclass, fields
from typing import Any, Self

OUR_OWN = ("PYTEST_CURRENT_TEST", "TEST_LUCK")  # in the environment: they change with every test
SIGNALS = (signal.SIGINT, signal.SIGTERM, signal.SIGALRM, signal.SIGPROF, signal.SIGCHLD, signal.SIGHUP)
CLOCKS = ("time", "time_ns", "monotonic", "monotonic_ns", "perf_counter", "sleep")


@dataclass(frozen=True)
class ProcessState:
    """What one test could leave behind for the next."""

    log_handlers: tuple[logging.Handler, ...]
    log_levels: dict[str, int]
    environment: dict[str, str]
    folder: str
    path: tuple[str, ...]
    signals: dict[int, Any]
    clocks: dict[str, Any]

    @classmethod
    def now(cls) -> Self:
        names = [name for name, logger in logging.root.manager.loggerDict.items() if isinstance(logger, logging.Logger)]
        return cls(
            log_handlers=tuple(logging.root.handlers),
            log_levels={name: logging.getLogger(name).level for name in ("", *names)},
            environment={name: value for name, value in os.environ.items() if name not in OUR_OWN},
            folder=folder_now(),
            path=tuple(sys.path),
            signals={number: signal.getsignal(number) for number in SIGNALS},
            clocks={name: getattr(time, name) for name in CLOCKS},
        )

    def changed_in(self, later: "ProcessState") -> list[str]:
        """What differs, by name. Loggers that were new to the process are no change."""
        told = dict(later.log_levels)
        same = {name: told.get(name, level) for name, level in self.log_levels.items()} == self.log_levels
        named = [] if same else ["log_levels"]
        others = [field.name for field in fields(self) if field.name != "log_levels"]
        return named + [name for name in others if getattr(self, name) != getattr(later, name)]

    def put_back(self) -> None:
        logging.root.handlers[:] = self.log_handlers
        for name, level in self.log_levels.items():
            logging.getLogger(name).setLevel(level)
        for name in os.environ.keys() - self.environment.keys() - {*OUR_OWN}:
            del os.environ[name]
        os.environ.update(self.environment)
        os.chdir(self.folder)
        sys.path[:] = self.path
        if threading.current_thread() is threading.main_thread():
            for number, handler in self.signals.items():
                with suppress(TypeError):  # one that was not set from Python
                    signal.signal(number, handler)
        for name, clock in self.clocks.items():
            setattr(time, name, clock)


def folder_now() -> str:
    """A test may have removed the folder in which it stands."""
    try:
        return os.getcwd()
    except FileNotFoundError:
        return "?"
