"""Work that must leave nothing behind in this process, such as an imported game."""

import os
import pickle
import sys
from collections.abc import Callable
from typing import TypeVar

Found = TypeVar("Found")


def in_child(work: Callable[[], Found]) -> Found:
    """What the work returns, done in a process of its own."""
    sys.stdout.flush()
    reading, writing = os.pipe()
    child = os.fork()
    if not child:
        try:
            os.close(reading)
            with os.fdopen(writing, "wb") as pipe:
                pickle.dump(work(), pipe)
        except BaseException:
            sys.excepthook(*sys.exc_info())
        finally:
            sys.stdout.flush()
            sys.stderr.flush()
            os._exit(0)
    os.close(writing)
    with os.fdopen(reading, "rb") as pipe:
        data = pipe.read()
    os.waitpid(child, 0)
    if not data:
        raise RuntimeError("the process has failed")
    found: Found = pickle.loads(data)
    return found
