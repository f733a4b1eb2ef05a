"""The options of a question, as a numbered list and as somebody types one of them."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby

from rumpus.boxes.written import whole_number
from rumpus.kernel.message import Refused

INDENT = "  "
MOST_LINES = 2  # of options that begin with the same word; if there are more, they are put into smaller groups
ANY_PLACE = "…"

Group = tuple[str, dict[int, str]]  # what options have in common, and what each of them is besides


def list_options(texts: Sequence[str], width: int, notes: Mapping[int, str] | None = None) -> Iterator[str]:
    """Numbered lines. Options that begin with the same word stand behind it: in columns, or, where there are notes
    on what they mean, one on a line."""
    notes = notes or {}
    groups = list(group_options(texts, width, notes))
    column = max(len(head) for head, _ in groups)
    for head, group in groups:
        cells = align([(index + 1, rest) for index, rest in group.items()])
        noted = any(index in notes for index in group)
        if noted:
            cells = [f"{cell}{INDENT}{notes.get(index, '')}" for cell, index in zip(cells, group, strict=True)]
        beginning = f"{INDENT}{head:<{column}}"
        per_line = 1 if noted else cells_per_line(cells, width - len(beginning))
        for start in range(0, len(cells), per_line):
            yield INDENT.join([beginning, *cells[start : start + per_line]]).rstrip()
            beginning = " " * len(beginning)


def group_options(texts: Sequence[str], width: int, notes: Mapping[int, str]) -> Iterator[Group]:
    """Options that begin with the same word; many of them are grouped by more words, where that brings some together.
    The numbers of a group may then have gaps."""
    for verb, indexes in groupby(range(len(texts)), key=lambda index: texts[index].partition(" ")[0]):
        group = {index: texts[index].partition(" ")[2] for index in indexes}
        smaller: dict[str, dict[int, str]] = {}
        for index in group:
            head, rest = divide(texts[index])
            smaller.setdefault(head, {})[index] = rest
        cells = align([(index + 1, rest) for index, rest in group.items()])
        many = len(group) > MOST_LINES * cells_per_line(cells, width - len(verb))
        if many and len(group) >= 2 * len(smaller) and not any(index in notes for index in group):
            yield from smaller.items()
        else:
            yield verb, group


def divide(text: str) -> tuple[str, str]:
    """What an option may have in common with others, and the rest: `lure demon`, `3,2`; `use bow`, `and mace`."""
    words = text.split(" ")
    for at, word in enumerate(words):
        if "," in word:
            behind = [ANY_PLACE, *words[at + 1 :]] if words[at + 1 :] else []
            return " ".join([*words[:at], *behind]), word
    at = words.index("and") if "and" in words else 2
    return " ".join(words[:at]), " ".join(words[at:])


def cells_per_line(cells: Sequence[str], width: int) -> int:
    return max(1, width // (max(map(len, cells)) + len(INDENT)))


def align(entries: Sequence[tuple[int, str]]) -> list[str]:
    """`3: 1,-1`, all of the same length; only the number of an option that has nothing more to say."""
    digits = max(len(str(number)) for number, _ in entries)
    longest = max(len(rest) for _, rest in entries)
    if not longest:
        return [f"{number:>{digits}}" for number, _ in entries]
    return [f"{number:>{digits}}{':' if rest else ' '} {rest:<{longest}}" for number, rest in entries]


def read_option(texts: Sequence[str], typed: str) -> int | None:
    """Which option is meant: by its number, its text, or the beginning of each word of it. None, if none is."""
    if typed.isdecimal():
        number = whole_number(typed)
        if number is None or not 1 <= number <= len(texts):
            raise Refused("play-no-such-number", number=typed, most=len(texts))
        return number - 1
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
