"""What people are called and what they say: nothing that cannot be seen, and nothing that turns a line around."""

import unicodedata
from typing import Final

from rumpus.kernel.message import Refused

SPACES: Final = " \u00a0"
# Letters and signs that look like nothing; what Unicode itself counts among control, format and blank ones is known by
# its kind.
LOOKS_LIKE_NOTHING: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0")
VARIANTS: Final = frozenset(map(chr, (*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0))))
AS_A_PICTURE: Final = "\ufe0f"  # the sign before it
KEY: Final = "\u20e3"  # around the sign before it
JOINER: Final = "\u200d"  # of two pictures to one
SKINS: Final = frozenset(map(chr, range(0x1F3FB, 0x1F400)))


def check_name(name: str) -> None:
    """A name stands in a list in the head of a record, which it must not break."""
    if name != name.strip() or "," in name or not can_be_read(name):
        raise Refused("name-not-possible", name=name)


def check_said(text: str) -> None:
    if not can_be_read(text):
        raise Refused("text-not-possible")


def can_be_read(text: str) -> bool:
    """Whether there is something to be seen, and nothing besides."""
    return all(is_plain(text, place) for place in range(len(text))) and any(is_seen(sign) for sign in text)


def is_plain(text: str, place: int) -> bool:
    sign = text[place]
    if sign == AS_A_PICTURE:
        return is_picture(text[:place]) or text[place + 1 :].startswith(KEY)
    if sign == JOINER:
        return is_picture(text[:place].rstrip(AS_A_PICTURE)) and is_picture(text[: place + 2])
    if sign in VARIANTS or sign in LOOKS_LIKE_NOTHING:
        return False
    return sign in SPACES or unicodedata.category(sign)[0] in "LMNPS"


def is_picture(text: str) -> bool:
    """Whether it ends with one. That is what most people mean by two of the signs that cannot be seen."""
    return bool(text) and (unicodedata.category(text[-1]) == "So" or text[-1] in SKINS)


def is_seen(sign: str) -> bool:
    return unicodedata.category(sign)[0] in "LNPS"


def alike(name: str) -> str:
    """The same for names that a reader would take for one: letters in capitals or wide, blanks more or fewer."""
    folded = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
    return "".join(folded.split())
