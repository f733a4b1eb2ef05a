"""What the editions of the rulebook say differently (W12), of which a box may have its own: `rules:` in its box.txt."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Final, Literal, NamedTuple

from rumpus.boxes.outline import OutlineEntry, Page, read_choice, read_entries, read_number


@dataclass(frozen=True, slots=True)
class Edition:
    """One column of W12."""

    drops_per_player: int
    drops_besides: int
    turn_ends_when: Literal["damaged", "destroyed"]
    jump_to: Literal["any hex", "land"]
    without_worms: Literal["may prod", "prod"]
    full_tie: Literal["draw", "shared win", "another round"]
    longer_game: int | Literal["all"]


@cache
def editions() -> dict[str, Edition]:
    text = (files("rumpus.games.worms") / "editions.toml").read_text(encoding="utf-8")
    return {name: Edition(**table) for name, table in tomllib.loads(text).items()}


class Rule(NamedTuple):
    """A key of `rules:`: words of which it is one, or else a number from `least` to `most`."""

    name: str
    words: tuple[str, ...] = ()
    least: int = 0
    most: int = 99

    @property
    def field(self) -> str:
        """Of `Edition`."""
        return self.name.replace(" ", "_")

    def read(self, page: Page, entry: OutlineEntry) -> str | int:
        numeric = self.most >= self.least and (not self.words or entry.value.isdecimal())
        if numeric:
            return read_number(page, entry.line, entry.value, self.most, least=self.least)
        return read_choice(page, entry.line, entry.value, self.words)


WORDS_ONLY: Final = -1  # as the most: no number will do
RULES: Final = (
    Rule("drops per player", most=20),
    Rule("drops besides"),
    Rule("longer game", ("all",), least=1, most=20),
    Rule("turn ends when", ("damaged", "destroyed"), most=WORDS_ONLY),
    Rule("jump to", ("any hex", "land"), most=WORDS_ONLY),
    Rule("without worms", ("may prod", "prod"), most=WORDS_ONLY),
    Rule("full tie", ("draw", "shared win", "another round"), most=WORDS_ONLY),
)


def read_rules(page: Page, block: OutlineEntry) -> Mapping[str, Any]:
    """What a block says otherwise than the edition, by the fields of `Edition`."""
    entries = read_entries(page, block.line, block.inside, required=(), optional=[rule.name for rule in RULES])
    given = {rule: entries[rule.name] for rule in RULES if rule.name in entries}
    return {rule.field: rule.read(page, entry) for rule, entry in given.items() if entry.value}
