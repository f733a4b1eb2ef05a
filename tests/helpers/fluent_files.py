"""The Fluent files as Fluent's own parser reads them, whole."""

from functools import cache

from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from rumpus.text.words import folder_files, spoken_by


@cache
def parsed_files(language: str, game: str | None) -> tuple[fluent.Resource, ...]:
    """Of the shell, or of a game alone."""
    return tuple(FluentParser().parse(file.read_text(encoding="utf-8")) for file in folder_files(language, game))


def fluent_resources(language: str, game: str | None) -> tuple[fluent.Resource, ...]:
    """The shell's, then the game's if there is one."""
    own = () if game is None else parsed_files(spoken_by(language, game), game)
    return (*parsed_files(language, None), *own)
