"""The options of a question, as a numbered list and as somebody types one of them."""

from collections.abc import Iterator, Sequence
from itertools import groupby

from rumpus.kernel.message import Refused

INDENT = "  "


def list_options(texts: Sequence[str], width: int) -> Iterator[str]:
    """Numbered lines. Options that begin with the same word stand behind it, in columns."""
    verbs = [text.partition(" ")[0] for text in texts]
    column = max(map(len, verbs))
    for verb, group in groupby(range(len(texts)), key=lambda index: verbs[index]):
        head = f"{INDENT}{verb:<{column}}"
        cells = align([(index + 1, texts[index].partition(" ")[2]) for index in group])
        per_line = max(1, (width - len(head)) // (len(cells[0]) + len(INDENT)))
        for start in range(0, len(cells), per_line):
            yield INDENT.join([head, *cells[start : start + per_line]]).rstrip()
            head = " " * len(head)


def align(entries: Sequence[tuple[int, str]]) -> list[str]:
    """`3: 1,-1`, all of the same length; only the number of an option that is a single word."""
    numbers = [f"{number}:" if rest else str(number) for number, rest in entries]
    digits = max(map(len, numbers))
    longest = max(len(rest) for _, rest in entries)
    return [f"{number:>{digits}} {rest:<{longest}}" for number, (_, rest) in zip(numbers, entries, strict=True)]


def read_option(texts: Sequence[str], typed: str) -> int | None:
    """Which option is meant: by its number, its text, or the beginning of each word of it. None, if none is."""
    if typed.isdecimal():
        if not 1 <= int(typed) <= len(texts):
            raise Refused("play-no-such-number", number=typed, most=len(texts))
        return int(typed) - 1
    found = [index for index, text in enumerate(texts) if text.casefold() == typed.casefold()]
    if not found:
        found = [index for index, text in enumerate(texts) if begins(text, typed)]
    if len(found) > 1:
        raise Refused("play-not-unique", text=typed, possible=tuple(texts[index] for index in found[:6]))
    return found[0] if found else None


def begins(text: str, typed: str) -> bool:
    """Whether each word typed is the beginning of a word of the text; a hex must be written in full."""
    words, parts = text.casefold().split(), typed.casefold().split()
    return 0 < len(parts) <= len(words) and all(
        word == part if "," in word else word.startswith(part) for word, part in zip(words, parts, strict=False)
    )
