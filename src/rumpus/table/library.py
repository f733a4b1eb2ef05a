"""The games themselves over HTTP: what can be chosen, what is in their boxes, their lessons and their words."""

from functools import cache, partial
from typing import Any

from litestar import Controller, MediaType, Request, Response, get
from litestar.datastructures import State
from litestar.params import FromPath

from rumpus.kernel.game import AnyGame, Choice
from rumpus.kernel.lesson import lesson_ids
from rumpus.kernel.registry import bot_levels, find_game, game_ids
from rumpus.table.built_page import PageFile
from rumpus.table.refusals import RESPONSES
from rumpus.table.teaching import lesson
from rumpus.table.updates import message_info
from rumpus.table.wire_library import ChoiceInfo, GameInfo, GamesInfo, Lesson, Sheet
from rumpus.text.words import LANGUAGES, source

SHELL = "shell"  # the words of the page itself, which belong to no game

reading = partial(get, responses=RESPONSES)


class LibraryController(Controller):
    path = "/api/games"

    @reading("/", summary="call-games")
    async def games(self) -> GamesInfo:
        return GamesInfo([game_info(find_game(id)) for id in game_ids()], list(bot_levels()), list(LANGUAGES))

    @reading("/{game:str}/sheets", summary="call-sheets")
    async def sheets(self, game: FromPath[str]) -> list[Sheet]:
        return sheets_of(find_game(game))

    @reading("/{game:str}/lessons/{lesson_id:str}", summary="call-lesson")
    async def lesson(self, game: FromPath[str], lesson_id: FromPath[str]) -> Lesson:
        return lesson(find_game(game), lesson_id)


@reading("/words/{language:str}/{part:str}", media_type=MediaType.TEXT, summary="call-words")
async def fluent_words(
    request: Request[Any, Any, State], language: FromPath[str], part: FromPath[str]
) -> Response[bytes]:
    """Project Fluent files, one after another."""
    return words_file(language, part).answer(request)


@cache
def words_file(language: str, part: str) -> PageFile:
    text = source(language, None if part == SHELL else find_game(part).id)
    return PageFile(text.encode(), ".ftl", forever=False)


def game_info(game: AnyGame) -> GameInfo:
    standard = game.setting(game.seats[0], {})
    choices = [choice_info(choice) for choice in game.choices if not choice.open_ended]
    return GameInfo(
        game.id,
        list(game.seats),
        choices,
        dict(game.at_once),
        game.names(standard),
        dict(game.numbers(standard)),
        list(lesson_ids(game)),
    )


def choice_info(choice: Choice) -> ChoiceInfo:
    return ChoiceInfo(
        choice.key,
        list(choice.values),
        choice.default,
        dict(choice.by_language),
        choice.several,
        dict(choice.turn_clocks),
    )


@cache
def sheets_of(game: AnyGame) -> list[Sheet]:
    standard = game.setting(game.seats[0], {})
    return [
        Sheet(sheet.id, sheet.kind, [message_info(line) for line in sheet.lines], dict(sheet.facts))
        for sheet in game.sheets(standard)
    ]
