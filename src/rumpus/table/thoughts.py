"""What goes between the table and the processes that think for it."""

from typing import Any, NamedTuple


class Asked(NamedTuple):
    """Something to think about: a bot's answer (by its level), or advice (by its kind)."""

    for_bot: bool
    who: str
    given: Any
    seed: int


class Said(NamedTuple):
    thought: Any
    failed: str = ""  # the kind of error that came instead
