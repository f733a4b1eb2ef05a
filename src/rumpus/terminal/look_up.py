"""What a person can look up while playing: clauses of the rules, and words of the notation."""

import textwrap

from rumpus.boxes.reference import Reference
from rumpus.kernel.match import Match
from rumpus.kernel.message import Message, Refused
from rumpus.terminal.console import Console

RULE = "rule-"
INDENT = 8  # of what a clause says, behind its label


def look_up_rule(console: Console, clause: str) -> None:
    """A clause (`W4.8`), a section (`W4`) with all that belongs to it, or which sections there are."""
    name = clause.upper()
    if not name:
        list_sections(console)
    elif not console.words.has(rule_id(name)):
        raise Refused("play-no-such-rule", clause=name)
    else:
        say_clause(console, name, name)
        for id in console.words.ids(f"{rule_id(name)}-"):
            number = id.removeprefix(f"{rule_id(name)}-")
            say_clause(console, f"{name}.{number}", f"{name}.{number}" if number.isdecimal() else "")


def list_sections(console: Console) -> None:
    sections = [id.removeprefix(RULE) for id in console.words.ids(RULE) if "-" not in id.removeprefix(RULE)]
    if not sections:
        raise Refused("play-no-rules")
    for name in sections:
        say_clause(console, name, name)
    console.say("play-which-rule", section=sections[0], clause=f"{sections[0]}.1")


def say_clause(console: Console, name: str, label: str) -> None:
    """A clause behind its label; what stands in a section without a number has none."""
    text = f"{label:<{INDENT - 2}}  {console.text(rule_id(name))}"
    print(textwrap.fill(text, console.width, subsequent_indent=" " * INDENT))


def rule_id(clause: str) -> str:
    return RULE + clause.replace(".", "-")


def look_up_word(console: Console, match: Match, viewer: int, typed: str) -> None:
    """A card by its id or name, or the `hand`."""
    messages = describe(match, viewer, typed)
    if not messages:
        raise Refused("play-not-understood", text=typed)
    for message in messages:
        print(textwrap.fill(console.words.say(message), console.width, subsequent_indent=" " * INDENT))


def note_on(console: Console, match: Match, viewer: int, option: str) -> str | None:
    """What an option means, where the game has one line to say about it."""
    messages = describe(match, viewer, option)
    return console.words.say(messages[0]) if len(messages) == 1 else None


def describe(match: Match, viewer: int, text: str) -> tuple[Message, ...]:
    return Reference.of(match.game).describe(match.state, viewer, "-".join(text.casefold().split()))
