"""Turns messages into sentences of a language, from Project Fluent files.

The shell's files are in `rumpus/text/<language>/`, a game's in `text/<language>/` of its own package. A language is
there as soon as it has such folders: see `docs/translating.md`.
"""

import re
from collections.abc import Iterable, Mapping
from functools import cache, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from fluent.runtime.types import FluentInt

from rumpus.boxes.naming import BoxWords, Naming, together
from rumpus.kernel.game import AnyGame
from rumpus.kernel.message import Argument, Message, Named, Refused
from rumpus.kernel.registry import find_game, game_ids
from rumpus.kernel.setting import Setting
from rumpus.text.sentences import TERM, Bundle, Sentence, sentences_in

ENGLISH = "en"
NAME_OF_GAME = "game-name"  # the message of a game that says what it is called
OF_A_VIEW = "view-"  # what of a view has no sentence is drawn without one (kernel/drawing.py)
PARTS = re.compile("[+@]")
BETWEEN = ", "  # the items of a list
LARGEST = 10**15
LONGEST = 800  # characters of an argument that are said
UNNAMED = "unnamed"  # what PLAYER says of somebody of whom no name is known, for sentences to select by


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
    """`box` is what the box in play calls its cards, and its numbers, which any sentence may use. Places are said by
    their names, or as the notation writes them to whoever is to type it. `players` are those who have a name, by what
    the notation calls them. `sources` are Fluent files from elsewhere, the shell's and the game's, instead of ours: the
    game need not be installed here then."""

    def __init__(
        self,
        language: str,
        game: str | None = None,
        box: BoxWords | None = None,
        *,
        in_notation: bool = False,
        players: Mapping[str, str] | None = None,
        sources: tuple[str, str] | None = None,
    ) -> None:
        self.language = language
        self.in_notation = in_notation
        self.box = box or BoxWords()
        self.numbers = {name: self._argument(counted) for name, counted in self.box.numbers.items()}
        self.players = players or {}
        functions: dict[str, Any] = {"NAME": self._names, "ITEM": self._item, "PLAYER": self._player}
        functions |= {"WORD": word, "KEYWORD": keyword, "USUAL": self._usual}
        spoken = language if sources else spoken_by(language, game)
        self.sentences = first_of_each(*map(sentences_from, sources)) if sources else sentences_of(language, game)
        self.bundle = Bundle(language, functions, self.sentences)
        # A game that does not speak the language says its sentences in its own, with that one's plurals and words.
        self.instead = Words(spoken, game, box, in_notation=in_notation) if spoken != language else None
        self.said_instead = frozenset(folder_sentences(spoken, game) if spoken != language else ())
        silent = not sources[1] if sources else game is not None and not folder_files(spoken, game)
        self.wordless = game if silent else None

    def has(self, id: str) -> bool:
        return self.bundle.has_message(id)

    def ids(self, prefix: str) -> list[str]:
        """The messages whose ids begin so, in the order of the files: the clauses of a section, for example."""
        return [id for id in self.sentences if id.startswith(prefix) and not id.startswith(TERM)]

    def say(self, message: Message) -> str:
        """The sentence; arguments that are messages or lists are said first."""
        if self.instead is not None and message.id in self.said_instead:
            return self.instead.say(message)
        if not self.bundle.has_message(message.id):
            if self.wordless is None or message.id.startswith(OF_A_VIEW):
                raise UnknownMessage(message.id)
            return self._plainly(self.wordless, message)
        try:
            pattern = self.bundle.get_message(message.id).value
        except LookupError:  # what begins like a message, and is none
            pattern = None
        if pattern is None:
            raise UnknownMessage(message.id)
        args = self.numbers | {name: shortened(self._argument(value)) for name, value in message.args.items()}
        text, errors = self.bundle.format_pattern(pattern, args)
        if errors:
            raise UnknownMessage(f"{message.id}: {errors[0]}")
        return str(text)

    def _plainly(self, game: str, message: Message) -> str:
        """What somebody is told by a game that has no words: ids and arguments, as they are."""
        what, _, id = message.id.partition("-")
        if what == "event":
            about = tuple(message.args.values())
            return self.say(Message("plain-event", {"event": id, "about": about, "count": len(about)}))
        if what == "ask":
            return self.say(Message("plain-ask", {"kind": id}))
        return game if message.id == NAME_OF_GAME else id or message.id

    def _argument(self, value: Argument) -> str | int | float:
        if isinstance(value, Message):
            return self.say(value)
        if isinstance(value, Named):
            return str(value) if self.in_notation else value.name
        if isinstance(value, tuple):
            return BETWEEN.join(str(self._argument(item)) for item in value)
        return value

    def _names(self, ids: str) -> str:
        """NAME($card): what an id is called, or those of a list."""
        return BETWEEN.join(map(self.name, ids.split(BETWEEN)))

    def name(self, id: str) -> str:
        """What the box calls an id in this language, or else the game, or else the box in English, or else
        itself. What a box calls otherwise than the standard box does, the game has no word for."""
        id = self.box.alike.get(id, id)
        if translated := self.box.translated.get(self.language, {}).get(id):
            return translated
        own = f"name-{id}"
        if self.has(own) and id not in self.box.renamed:
            return self.say(Message(own))
        return self.box.names.get(id, id)

    def _usual(self, id: str | int) -> str | int:
        """USUAL($spell): the id, for sentences that decline its name; nothing to select by where the box calls it
        otherwise than the game does."""
        return "" if id in self.box.renamed or id in self.box.translated.get(self.language, {}) else id

    def _item(self, items: str | int) -> str:
        """ITEM($faces): a word of the notation such as `wind` or `player 2`, or a list of them, in this language. Only
        where a sentence asks for it: what people are to type stays as it is."""
        ids = ((item, f"item-{item.replace(' ', '-')}") for item in str(items).split(BETWEEN))
        return BETWEEN.join(self.say(Message(id)) if self.has(id) else item for item, id in ids)

    def _player(self, speaker: str) -> str:
        """PLAYER($seat): the name of somebody whom the notation calls `blue` or `player 2`."""
        return self.players.get(speaker, UNNAMED)


def shortened(argument: str | int | float) -> str | int | float:
    """Whatever somebody wrote can be quoted: Fluent itself says nothing very long, and no very large number."""
    if not isinstance(argument, str) and abs(argument) > LARGEST:
        argument = str(argument)
    return f"{argument[:LONGEST]}…" if isinstance(argument, str) and len(argument) > LONGEST else argument


def word(text: str, n: int, after: str = "", part: int = 0) -> str | FluentInt:
    """WORD($worm, n: 1): one word of an argument such as `blue A`, so that a sentence can select by it; empty if there
    are not so many, a number if it is one. With `after: "and"` words are counted from that one on; with `part: 2` it is
    what a word such as `sword+lure@bow` has between its signs."""
    words = text.split()
    if after:
        words = words[words.index(after) + 1 :] if after in words else []
    found = nth(words, n)
    piece = nth(PARTS.split(found), part) if part else found
    return FluentInt(int(piece)) if re.fullmatch("[0-9]{1,9}", piece) else piece


def keyword(id: str, text: str) -> str:
    """KEYWORD("blast", "blasts"): a word that the page explains, as `keyword-blast` says. Elsewhere just the word."""
    return text


def nth(items: list[str], n: int) -> str:
    return items[n - 1] if n <= len(items) else ""


def spoken_by(language: str, game: str | None) -> str:
    """The language, or English where a game speaks that and not this one."""
    has_no_other = game is None or folder_files(language, game) or not folder_files(ENGLISH, game)
    return language if has_no_other else ENGLISH


def folder_files(language: str, game: str | None) -> list[Traversable]:
    """Those of the shell, or of a game."""
    if game is not None:
        return find_game(game).files("text", language, ending=".ftl")
    found = [file for file in (files("rumpus.text") / language).iterdir() if file.name.endswith(".ftl")]
    return sorted(found, key=lambda file: file.name)


def first_of_each(*several: Mapping[str, Sentence]) -> dict[str, Sentence]:
    """In their order; of several with one id, the first."""
    found: dict[str, Sentence] = {}
    for sentences in several:
        found |= {id: sentence for id, sentence in sentences.items() if id not in found}
    return found


def sentences_of(language: str, game: str | None) -> Mapping[str, Sentence]:
    """The shell's, then the game's if there is one."""
    shell = folder_sentences(language, None)
    return shell if game is None else first_of_each(shell, folder_sentences(spoken_by(language, game), game))


@cache
def folder_sentences(language: str, game: str | None) -> Mapping[str, Sentence]:
    """What is in the files, read once."""
    return first_of_each(*(sentences_in(file.read_text(encoding="utf-8")) for file in folder_files(language, game)))


@lru_cache(maxsize=16)
def sentences_from(source: str) -> Mapping[str, Sentence]:
    """From elsewhere, read once as well."""
    return sentences_in(source)


def source(language: str, game: str | None) -> str:
    """The Fluent files of the shell, or of a game alone, one after another, as the page reads them."""
    spoken = spoken_by(known(language), game)
    return "\n".join(file.read_text(encoding="utf-8") for file in folder_files(spoken, game))


def known(language: str) -> str:
    """The same, if it is one of ours."""
    if language not in LANGUAGES:
        raise Refused("language-unknown", language=language, known=LANGUAGES)
    return language


def words_with(language: str, game: AnyGame, *settings: Setting, in_notation: bool = False) -> Words:
    """The words of a game, with the names and numbers of the box that it is played with. Of several boxes the first
    one's words count, and the others add what it has none for."""
    naming = Naming.of(game)
    return Words(language, game.id, together([naming.box_words(one) for one in settings]), in_notation=in_notation)


@cache
def words(language: str, game: str | None = None, *, in_notation: bool = False) -> Words:
    """The words of a language, for whoever has no names to give."""
    return Words(language, game, in_notation=in_notation)


def sentence(message: Message, language: str) -> str:
    """What is refused, in the words of the house, or of the game that refuses."""
    speakers = (words(language, game) for game in (None, *game_ids()))
    speaker = next((one for one in speakers if one.has(message.id)), None)
    return message.id if speaker is None else speaker.say(message)
