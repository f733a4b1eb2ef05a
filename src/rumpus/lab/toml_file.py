"""A TOML file that somebody wrote, and where in it something is wrong."""

import re
import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from rumpus.kernel.message import Argument, Refused

VALUE: Final = re.compile(r"""=\s*("[^"]*"|'[^']*')|#.*""")  # in which something could look like a key
AT_LINE: Final = re.compile(r"at line (\d+), column (\d+)")


@dataclass(frozen=True)
class TomlFile:
    name: str
    lines: list[str]
    table: dict[str, Any]

    def wrong(self, key: str, id: str, /, **args: Argument) -> Refused:
        """To be raised: what is wrong with a key, and in which line it is."""
        return Refused(id, file=self.name, line=self.line_of(key), **args)

    def line_of(self, key: str) -> int:
        """The line where a key is given, or the last one if it is missing."""
        given = re.compile(rf"""(^|[\[{{,.\s])["']?{re.escape(key)}["']?\s*[\]=]""")
        found = (number for number, line in enumerate(self.lines, 1) if given.search(VALUE.sub("=", line)))
        return next(found, len(self.lines))

    def check_keys(self, table: Iterable[str], known: tuple[str, ...]) -> None:
        for key in table:
            if key not in known:
                raise self.wrong(key, "lab-unknown-key", key=key, known=known)

    def text(self, key: str) -> str:
        value = self.given(key)
        if not isinstance(value, str):
            raise self.wrong(key, "lab-not-text", key=key)
        return value

    def number(self, key: str, least: int, most: int) -> int:
        value = self.given(key)
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            raise self.wrong(key, "lab-bad-number", key=key, least=least, most=most)
        return value

    def fraction(self, key: str) -> float:
        value = self.given(key)
        if not isinstance(value, float) or not 0 < value < 0.5:
            raise self.wrong(key, "lab-bad-fraction", key=key)
        return value

    def section(self, key: str) -> dict[str, Any]:
        value = self.table.get(key, {})
        if not isinstance(value, dict):
            raise self.wrong(key, "lab-not-a-table", key=key)
        return value

    def given(self, key: str) -> Any:
        if key not in self.table:
            raise self.wrong(key, "lab-lacks", key=key)
        return self.table[key]


def open_toml(path: Path) -> TomlFile:
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise Refused("lab-not-utf-8", file=str(path)) from None
    except OSError:
        raise Refused("no-such-file", file=str(path)) from None
    lines = text.splitlines()
    try:
        return TomlFile(str(path), lines, tomllib.loads(text))
    except tomllib.TOMLDecodeError as error:
        found = AT_LINE.search(str(error))
        line, column = (int(found[1]), int(found[2])) if found else (len(lines), 1)
        raise Refused("lab-not-toml", file=str(path), line=line, column=column) from None
