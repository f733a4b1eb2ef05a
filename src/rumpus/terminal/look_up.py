"""What a person can look up while playing: clauses of the rules, and words of the notation."""

import textwrap
from itertools import count

from rumpus.kernel.match import Match
from rumpus.kernel.message import Refused
from rumpus.terminal.console import Console


def look_up_rule(console: Console, clause: str) -> None:
    """A clause (`W4.8`), or a section (`W4`) with all its clauses."""
    if not clause:
        raise Refused("play-which-rule")
    name = clause.upper()
    if not console.words.has(rule_id(name)):
        raise Refused("play-no-such-rule", clause=name)
    say_clause(console, name)
    for number in count(1):
        if not console.words.has(rule_id(f"{name}.{number}")):
            return
        say_clause(console, f"{name}.{number}")


def say_clause(console: Console, name: str) -> None:
    print(textwrap.fill(f"{name}  {console.text(rule_id(name))}", console.width, subsequent_indent="      "))


def rule_id(clause: str) -> str:
    return f"rule-{clause.replace('.', '-')}"


def look_up_word(console: Console, match: Match, viewer: int, typed: str) -> None:
    """A card by its id or name, or the `hand`."""
    messages = match.game.describe(match.state, viewer, "-".join(typed.casefold().split()))
    if not messages:
        raise Refused("play-not-understood", text=typed)
    for message in messages:
        console.tell(message)
