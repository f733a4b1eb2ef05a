"""Turns messages into sentences of a language, from Project Fluent files.

The shell's files are in `rumpus/text/<language>/`, a game's in `rumpus/games/<game>/text/<language>/`. A language is
there as soon as it has such folders: see `docs/translating.md`.
"""

import re
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast as fluent

from rumpus.kernel.game import AnyGame, BoxWords, Setting
from rumpus.kernel.message import Argument, Message, Refused

ENGLISH = "en"
PARTS = re.compile("[+@]")
BETWEEN = ", "  # the items of a list
LARGEST = 10**15
LONGEST = 800  # characters of an argument that are said


def find_languages() -> tuple[str, ...]:
    """Those that have a folder here, English first."""
    found = [folder.name for folder in files("rumpus.text").iterdir() if folder.is_dir() and folder.name[0].isalpha()]
    return (ENGLISH, *sorted(set(found) - {ENGLISH}))


LANGUAGES = find_languages()


def first_we_speak(wanted: Iterable[str]) -> str:
    """The first of the languages somebody would like (`cs-CZ`, `uk`) that we have, or English."""
    short = (re.split("[-_.]", language.lower())[0] for language in wanted)
    return next((language for language in short if language in LANGUAGES), ENGLISH)


class UnknownMessage(LookupError):
    """A message has no sentence, or the sentence wants an argument the message does not have."""


class Words:
    """`box` is what the box in play calls its cards, and its numbers, which any sentence may use."""

    def __init__(self, language: str, game: str | None = None, box: BoxWords | None = None) -> None:
        self.language = language
        self.box = box or BoxWords()
        self.numbers: dict[str, str | int | float] = dict(self.box.numbers)
        functions: dict[str, Any] = {"NAME": self._name, "ITEM": self._item, "WORD": word}
        self.bundle = FluentBundle([language], functions=functions, use_isolating=False)
        self.resources = fluent_resources(language, game)
        for resource in self.resources:
            self.bundle.add_resource(resource)

    def has(self, id: str) -> bool:
        return self.bundle.has_message(id)

    def ids(self, prefix: str) -> list[str]:
        """The messages whose ids begin so, in the order of the files: the clauses of a section, for example."""
        entries = [entry for resource in self.resources for entry in resource.body if isinstance(entry, fluent.Message)]
        return [entry.id.name for entry in entries if entry.id.name.startswith(prefix)]

    def say(self, message: Message) -> str:
        """The sentence; arguments that are messages or lists are said first."""
        if not self.bundle.has_message(message.id):
            raise UnknownMessage(message.id)
        pattern = self.bundle.get_message(message.id).value
        if pattern is None:
            raise UnknownMessage(message.id)
        args = self.numbers | {name: shortened(self._argument(value)) for name, value in message.args.items()}
        text, errors = self.bundle.format_pattern(pattern, args)
        if errors:
            raise UnknownMessage(f"{message.id}: {errors[0]}")
        return str(text)

    def _argument(self, value: Argument) -> str | int | float:
        if isinstance(value, Message):
            return self.say(value)
        if isinstance(value, tuple):
            return BETWEEN.join(str(self._argument(item)) for item in value)
        return value

    def _name(self, id: str) -> str:
        """NAME($card): what an id is called in this language, or else in the box, or else itself. What a box calls
        otherwise than the standard box does is in no language."""
        own = f"name-{id}"
        if self.has(own) and id not in self.box.renamed:
            return self.say(Message(own))
        return self.box.names.get(id, id)

    def _item(self, items: str) -> str:
        """ITEM($faces): a word of the notation such as `wind` or `player 2`, or a list of them, in this language. Only
        where a sentence asks for it: what people are to type stays as it is."""
        ids = ((item, f"item-{item.replace(' ', '-')}") for item in items.split(BETWEEN))
        return BETWEEN.join(self.say(Message(id)) if self.has(id) else item for item, id in ids)


def shortened(argument: str | int | float) -> str | int | float:
    """Whatever somebody wrote can be quoted: Fluent itself says nothing very long, and no very large number."""
    if not isinstance(argument, str) and abs(argument) > LARGEST:
        argument = str(argument)
    return f"{argument[:LONGEST]}…" if isinstance(argument, str) and len(argument) > LONGEST else argument


def word(text: str, n: int, after: str = "", part: int = 0) -> str:
    """WORD($worm, n: 1): one word of an argument such as `blue A`, so that a sentence can select by it; empty if there
    are not so many. With `after: "and"` words are counted from behind that one; with `part: 2` it is what a word such
    as `sword+lure@bow` has between its signs."""
    words = text.split()
    if after:
        words = words[words.index(after) + 1 :] if after in words else []
    found = nth(words, n)
    return nth(PARTS.split(found), part) if part else found


def nth(items: list[str], n: int) -> str:
    return items[n - 1] if n <= len(items) else ""


def folder_files(language: str, game: str | None) -> list[Traversable]:
    room = files("rumpus") if game is None else files("rumpus.games") / game.replace("-", "_")
    found = [file for file in (room / "text" / language).iterdir() if file.name.endswith(".ftl")]
    return sorted(found, key=lambda file: file.name)


def fluent_resources(language: str, game: str | None) -> tuple[fluent.Resource, ...]:
    """The shell's, then the game's if there is one."""
    own = () if game is None else folder_resources(language, game)
    return (*folder_resources(language, None), *own)


@cache
def folder_resources(language: str, game: str | None) -> tuple[fluent.Resource, ...]:
    """What is in the files, read once: that takes a while."""
    return tuple(FluentResource(file.read_text(encoding="utf-8")) for file in folder_files(language, game))


def source(language: str, game: str | None) -> str:
    """The Fluent files of the shell, or of a game alone, one after another, as the page reads them."""
    if language not in LANGUAGES:
        raise Refused("language-unknown", language=language, known=LANGUAGES)
    return "\n".join(file.read_text(encoding="utf-8") for file in folder_files(language, game))


def words_with(language: str, game: AnyGame, setting: Setting) -> Words:
    """The words of a game, with the names and numbers of the box that it is played with."""
    return Words(language, game.id, game.box_words(setting))


@cache
def words(language: str, game: str | None = None) -> Words:
    """The words of a language, for whoever has no names to give."""
    return Words(language, game)
