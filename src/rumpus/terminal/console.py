"""Speaking with a person at a terminal, in their language."""

import os
import shutil
import sys
import textwrap

from rumpus.kernel.event import Event
from rumpus.kernel.game import AnyGame
from rumpus.kernel.message import Argument, Message
from rumpus.kernel.setting import Setting
from rumpus.text.words import first_we_speak, words, words_with

WIDEST = 100  # what the games' drawings keep to
CLEAR = "\033[2J\033[3J\033[H"  # the screen and what has scrolled off it
BLANK = "\n" * 60  # the same where there is no screen to clear


class Console:
    def __init__(self, language: str) -> None:
        self.language = language
        self.words = words(language)

    def speak_of(self, game: AnyGame, *settings: Setting) -> None:
        """From now on the game's own words are known too, and with settings what their boxes say. Places are called as
        they are drawn and typed here."""
        if not settings:
            self.words = words(self.language, game.id, in_notation=True)
        else:
            self.words = words_with(self.language, game, *settings, in_notation=True)

    def text(self, id: str, **args: Argument) -> str:
        return self.words.say(Message(id, args))

    def say(self, id: str, **args: Argument) -> None:
        print(self.text(id, **args))

    def announce(self, id: str, **args: Argument) -> None:
        """Said at once, even to whoever reads through a pipe."""
        print(self.text(id, **args), flush=True)

    def paragraph(self, id: str) -> None:
        """Something longer, in lines that fit the screen."""
        print(textwrap.fill(self.text(id), self.width))

    def tell(self, message: Message) -> None:
        print(self.words.say(message))

    def log(self, event: Event) -> None:
        """One line of the log, with the clause it follows."""
        print(f"{self.words.say(event.message())} [{event.clause}]")

    def complain(self, message: Message) -> None:
        print(f"rumpus: {self.words.say(message)}", file=sys.stderr)

    def hear(self, prompt: str) -> str:
        """What the person types. EOFError when there is nobody left to type."""
        return input(f"{prompt}> ").strip()

    def clear(self) -> None:
        print(CLEAR if sys.stdout.isatty() else BLANK)

    @property
    def width(self) -> int:
        return min(WIDEST, shutil.get_terminal_size((WIDEST, 24)).columns)


def language_of_locale() -> str:
    """The language the environment asks for, if we have it; else English."""
    asked = (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    return first_we_speak([next(filter(None, asked), "")])
