"""The games themselves over HTTP: what can be chosen, what is in their boxes, their lessons and their words."""

from collections.abc import Mapping
from functools import cache, lru_cache, partial
from typing import Any

from litestar import Controller, MediaType, Request, Response, get
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import FromPath

from rumpus.kernel.game import AnyGame, Choice
from rumpus.kernel.lesson import lesson_ids
from rumpus.kernel.message import Refused
from rumpus.kernel.registry import bot_levels, find_game, game_ids
from rumpus.table.boxes import KEY as BOX
from rumpus.table.built_page import PageFile
from rumpus.table.hall import Hall
from rumpus.table.refusals import RESPONSES
from rumpus.table.store.base import RoomRow
from rumpus.table.teaching import lesson
from rumpus.table.updates import message_info
from rumpus.table.wire_library import Box, ChoiceInfo, GameInfo, GamesInfo, Lesson, Sheet
from rumpus.text.words import LANGUAGES, source

SHELL = "shell"  # the words of the page itself, which belong to no game

reading = partial(get, responses=RESPONSES)


class LibraryController(Controller):
    path = "/api/games"

    @reading("/", summary="call-games")
    async def games(self, hall: NamedDependency[Hall]) -> GamesInfo:
        games = [game_info(game, hall.boxes.offered(game)) for game in map(find_game, game_ids())]
        return GamesInfo(games, list(bot_levels()), list(LANGUAGES))

    @reading("/{game:str}/box", summary="call-box")
    async def box(self, game: FromPath[str]) -> Box:
        """The standard one."""
        found = find_game(game)
        return box_of(found, found.seats[0])

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


def game_info(game: AnyGame, boxes: Mapping[str, str]) -> GameInfo:
    """With the boxes that this table has, by name, and what they call themselves."""
    choices = [choice_info(choice, {}) for choice in game.choices if not choice.open_ended]
    offered = [choice_info(choice, boxes) for choice in game.choices if choice.key == BOX and boxes]
    return GameInfo(game.id, list(game.seats), [*choices, *offered], dict(game.at_once), list(lesson_ids(game)))


def choice_info(choice: Choice, called: Mapping[str, str]) -> ChoiceInfo:
    return ChoiceInfo(
        choice.key,
        [*choice.values, *called],
        dict(called),
        choice.default,
        dict(choice.by_language),
        choice.several,
        dict(choice.turn_clocks),
    )


def box_in(row: RoomRow) -> Box:
    """The one that a room is played with; where it is gone, as it may be in a room of the past, the standard one."""
    game = find_game(row.game)
    try:
        return box_of(game, len(row.seats), tuple(row.options.items()))
    except Refused:
        return box_of(game, game.seats[0])


@lru_cache(maxsize=64)
def box_of(game: AnyGame, seats: int, options: tuple[tuple[str, str], ...] = ()) -> Box:
    """The box that such a game is played with."""
    setting = game.setting(seats, dict(options))
    words = game.box_words(setting)
    sheets = [
        Sheet(sheet.id, sheet.kind, [message_info(line) for line in sheet.lines], dict(sheet.facts))
        for sheet in game.sheets(setting)
    ]
    return Box(dict(words.names), sorted(words.renamed), dict(words.numbers), sheets)
