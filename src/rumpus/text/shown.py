"""A match for people: its table drawn, and what happened in words. What makes sentences of messages takes longer to
load than everything else, so it is loaded only for those who want to read something."""

from typing import TYPE_CHECKING

from rumpus.kernel.drawing import Drawing
from rumpus.kernel.match import Match
from rumpus.kernel.message import Message

if TYPE_CHECKING:
    from rumpus.text.words import Words


def draw(match: Match, seat: int | None = None, *, language: str = "en") -> str:
    """The table as text, as the terminal shows it: what everybody may see, and what that seat sees besides. Refused
    with the languages there are, if it is none of them."""
    words = words_of(match, language, in_notation=True)  # as an option is written, so is its place on the board
    return Drawing.of(match.game).draw(match.view(), match.own(seat), words.say)


def words_of(match: Match, language: str = "en", *, in_notation: bool = False) -> "Words":
    """What makes sentences of a match's messages: `words.say(event.message())` for each of its events, and the same for
    `Odds.messages()`. Places are called by their names, or as options write them (`in_notation`). Refused with the
    languages there are, if it is none of them."""
    from rumpus.text.words import known, words_with

    return words_with(known(language), match.game, match.setting, in_notation=in_notation)


def in_english(message: Message) -> str:
    """Why something was refused, for those who write programs."""
    from rumpus.text.words import sentence

    return sentence(message, "en")
