"""Why something is refused."""

from collections.abc import Callable
from typing import Any

import pytest

from rumpus.kernel.message import Message, Refused


def refusal(action: Callable[..., Any], *args: Any) -> Message:
    """The reason given; it must be refused."""
    with pytest.raises(Refused) as refused:
        action(*args)
    return refused.value.message
