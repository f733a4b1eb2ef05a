"""Options that may also be set in the environment, as whoever runs a program for others likes to: `--port` as
`RUMPUS_PORT`. What is typed comes after them and wins."""

import argparse
import os
from collections.abc import Iterable

OFF = ("", "0", "false", "no", "off")  # of an option that is there or not


def variable_of(action: argparse.Action) -> str:
    return "RUMPUS_" + action.option_strings[0].lstrip("-").replace("-", "_").upper()


def arguments_of(options: Iterable[argparse.Action]) -> list[str]:
    """What somebody would have typed instead of setting the variables that are set."""
    return [argument for option in options for argument in typed_for(option, os.environ.get(variable_of(option), ""))]


def typed_for(option: argparse.Action, value: str) -> list[str]:
    """An option that may be given several times has several values in one variable, with spaces between them."""
    name = option.option_strings[0]
    if option.nargs == 0:
        return [] if value.lower() in OFF else [name]
    several = isinstance(option.default, list)
    return [f"{name}={one}" for one in (value.split() if several else [value]) if one]
