"""What the rules of a game can cite and tell of, by name, as its own English texts have it: so that whoever writes a
clause or an event that does not exist is told so."""

import re
from dataclasses import dataclass
from functools import cache
from typing import Final

from rumpus.kernel.game import AnyGame

_CLAUSE: Final = re.compile(r"^rule-([A-Z][0-9]+(?:-[0-9]+)?) =", re.MULTILINE)
_EVENT: Final = re.compile(r"^event-([a-z0-9-]+) =", re.MULTILINE)
_ARGUMENT: Final = re.compile(r"\$([a-z_]+)")
_OWN: Final = "-own"  # how the owner of a secret is told of it: the same event


@dataclass(frozen=True)
class Lexicon:
    clauses: tuple[str, ...]  # in their order; the heading of several is not one itself
    events: tuple[str, ...]
    arguments: frozenset[str]  # of any event


@cache
def read_lexicon(game: AnyGame) -> Lexicon:
    """From `rules.ftl` and `events.ftl` in the game's own folder `text/en`; nothing, if it has none."""
    texts = {file.name: file.read_text(encoding="utf-8") for file in game.files("text", "en", ending=".ftl")}
    rules, events = (texts.get(name, "") for name in ("rules.ftl", "events.ftl"))
    found = [id.replace("-", ".") for id in _CLAUSE.findall(rules)]
    clauses = (clause for clause in found if not any(other.startswith(f"{clause}.") for other in found))
    ids = (id for id in _EVENT.findall(events) if not id.endswith(_OWN))
    return Lexicon(tuple(clauses), tuple(ids), frozenset(_ARGUMENT.findall(events)))
