"""Options that may also be set elsewhere, as whoever runs a program for others likes to: `--port` as `RUMPUS_PORT` in
the environment, or as `port` in a file of TOML. What is typed wins over the environment, and that over the file."""

import argparse
import os
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from rumpus.boxes.toml_file import TomlFile, open_toml
from rumpus.kernel.message import Argument, Message, Refused

FILE = "RUMPUS_SETTINGS"  # where the file is, for whoever does not type it
OFF = ("", "0", "false", "no", "off")  # of an option that is there or not


def key_of(option: argparse.Action) -> str:
    return option.option_strings[0].lstrip("-")


def variable_of(option: argparse.Action) -> str:
    return "RUMPUS_" + key_of(option).replace("-", "_").upper()


def is_flag(option: argparse.Action) -> bool:
    return option.nargs == 0


def is_list(option: argparse.Action) -> bool:
    """It may be given several times."""
    return isinstance(option.default, list)


def is_table(option: argparse.Action) -> bool:
    """Several times, each time a name with its value."""
    return is_list(option) and "=" in str(option.metavar)


def with_settings(parser: argparse.ArgumentParser, typed: list[str], given: argparse.Namespace) -> argparse.Namespace:
    """What was typed, and what is set elsewhere before it, so that what is typed wins."""
    if not given.settable:
        return given
    file = given.settings or os.environ.get(FILE)
    settable = arguments_of(given.settable, Path(file) if file else None)
    place = typed.index(given.name) + 1
    return parser.parse_args([*typed[:place], *settable, *typed[place:]])


def arguments_of(options: Iterable[argparse.Action], file: Path | None) -> list[str]:
    """What somebody would have typed instead of setting what is set. Of what may be given several times all counts."""
    options = list(options)
    written = {} if file is None else values_in(open_toml(file), options)
    arguments = []
    for option in options:
        variable = os.environ.get(variable_of(option), "")
        values = values_of(option, variable)
        if is_list(option) or not variable:
            values = written.get(key_of(option), []) + values
        name = option.option_strings[0]
        arguments += [name for _ in values] if is_flag(option) else [f"{name}={value}" for value in values]
    return arguments


def values_of(option: argparse.Action, variable: str) -> list[str]:
    """What a variable says. An option that may be given several times has several values in it, with spaces between."""
    if is_flag(option):
        return [] if variable.lower() in OFF else [variable]
    return variable.split() if is_list(option) else [variable] if variable else []


def values_in(file: TomlFile, options: Iterable[argparse.Action]) -> dict[str, list[str]]:
    """What a file says, by its keys. Refused, with the line, if an option would be."""
    known = {key_of(option): option for option in options}
    file.check_keys(list(known))
    return {key: [checked(file, known[key], one) for one in values_at(file, known[key])] for key in file.table}


def values_at(file: TomlFile, option: argparse.Action) -> list[Any]:
    key = key_of(option)
    if is_flag(option):
        return ["1"] if file.flag(key) else []
    if is_table(option):
        return [f"{name}={value}" for name, value in file.section(key).items()]
    return file.entries(key) if is_list(option) else [file.given(key)]


def checked(file: TomlFile, option: argparse.Action, value: Any) -> str:
    """By what checks the option where it is typed."""
    key, written = key_of(option), str(value)
    if not isinstance(value, str) and (isinstance(value, bool) or not isinstance(value, int)):
        raise file.refuse(key, "value-not-text", key=key)
    why: Argument | None = None
    if option.choices is not None and written not in option.choices:
        why = Message("usage-invalid-choice", {"value": written, "choices": tuple(option.choices)})
    elif callable(option.type):
        try:
            option.type(written)
        except argparse.ArgumentTypeError as error:
            why = str(error)
    if why is not None:
        at = (key, written.partition("=")[0]) if is_table(option) else (key,)
        raise file.located(Refused("setting-wrong", key=key, why=why).under(*at))
    return written
