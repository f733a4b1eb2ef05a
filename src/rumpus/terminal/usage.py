"""argparse's own words – usage, headings, what is wrong with what was typed – in the language of the terminal."""

import argparse
import re

from rumpus.terminal.console import Console

# argparse passes what it says through gettext, so that it can be said otherwise. Where a Python has a sentence that is
# not here, that one is said in English.
OURS = {
    "usage:": "usage-line",
    "positional arguments": "usage-positionals",
    "options": "usage-options",
    "show this help message and exit": "usage-help",
    "%(prog)s: error: %(message)s": "usage-error",
    "argument %(argument_name)s: %(message)s": "usage-argument",
    "the following arguments are required: %s": "usage-required",
    "unrecognized arguments: %s": "usage-unrecognized",
    "invalid choice: %(value)r (choose from %(choices)s)": "usage-invalid-choice",
    "invalid %(type)s value: %(value)r": "usage-invalid-value",
    "expected one argument": "usage-expected-one",
    "expected at least one argument": "usage-expected-some",
    "ambiguous option: %(option)s could match %(matches)s": "usage-ambiguous",
    "ignored explicit argument %r": "usage-takes-nothing",
    "not allowed with argument %s": "usage-not-with",
    "one of the arguments %s is required": "usage-one-of",
}
FILLED_IN = re.compile(r"%(?:\((\w+)\))?[rs]")


def speak_as_argparse(console: Console) -> None:
    """From now on argparse speaks the console's language."""

    def said(english: str | None) -> str | None:
        words = (english or "").strip()
        if words not in OURS:
            return english
        # What argparse fills in afterwards stays to be filled in; the quotes around it are ours.
        args = {name or "what": f"%({name})s" if name else "%s" for name in FILLED_IN.findall(words)}
        return (english or "").replace(words, console.text(OURS[words], **args))

    vars(argparse)["_"] = said
