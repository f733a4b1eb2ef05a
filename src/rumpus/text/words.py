"""Turns messages into sentences of a language, from Project Fluent files.

The shell's files are in `rumpus/text/<language>/`, a game's in `rumpus/games/<game>/text/<language>/`.
"""

from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle, FluentResource

from rumpus.kernel.message import Argument, Message

LANGUAGES = ("en",)


class UnknownMessage(LookupError):
    """A message has no sentence, or the sentence wants an argument the message does not have."""


class Words:
    def __init__(self, language: str, game: str | None = None) -> None:
        self.language = language
        self.bundle = FluentBundle([language], use_isolating=False)
        for file in fluent_files(language, game):
            self.bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")), allow_overrides=False)

    def has(self, id: str) -> bool:
        return self.bundle.has_message(id)

    def say(self, message: Message) -> str:
        """The sentence; arguments that are messages or lists are said first."""
        if not self.bundle.has_message(message.id):
            raise UnknownMessage(message.id)
        pattern = self.bundle.get_message(message.id).value
        if pattern is None:
            raise UnknownMessage(message.id)
        args = {name: self._argument(value) for name, value in message.args.items()}
        text, errors = self.bundle.format_pattern(pattern, args)
        if errors:
            raise UnknownMessage(f"{message.id}: {errors[0]}")
        return str(text)

    def _argument(self, value: Argument) -> str | int:
        if isinstance(value, Message):
            return self.say(value)
        if isinstance(value, tuple):
            return ", ".join(str(self._argument(item)) for item in value)
        return value


def fluent_files(language: str, game: str | None) -> Iterator[Traversable]:
    folders = [files("rumpus.text") / language]
    if game is not None:
        folders.append(files("rumpus.games") / game.replace("-", "_") / "text" / language)
    for folder in folders:
        yield from sorted((file for file in folder.iterdir() if file.name.endswith(".ftl")), key=lambda file: file.name)


@cache
def words(language: str, game: str | None = None) -> Words:
    """The words of a language, read once."""
    return Words(language, game)
