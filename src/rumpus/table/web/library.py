"""The games themselves over HTTP: what can be chosen, what is in their boxes, their lessons and their words."""

from collections.abc import Mapping
from functools import cache, lru_cache, partial
from typing import Any

from litestar import Controller, MediaType, Request, Response, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import FromPath, RequestBody

from rumpus.boxes.boxes import BOX
from rumpus.boxes.naming import Naming
from rumpus.boxes.reference import Reference
from rumpus.kernel.game import AnyGame
from rumpus.kernel.message import Refused
from rumpus.kernel.registry import find_game, game_ids
from rumpus.kernel.setting import Choice
from rumpus.records.lesson import lesson_files
from rumpus.records.practice import Practices
from rumpus.table.hall.hall import Hall
from rumpus.table.rooms.clocks import day_of, now
from rumpus.table.rooms.day_results import finished_on
from rumpus.table.store.base import RoomRow
from rumpus.table.web.built_page import PageFile
from rumpus.table.web.documentation import is_built
from rumpus.table.wire.library_messages import (
    BoxInfo,
    ChoiceInfo,
    DayInfo,
    GameInfo,
    GamesInfo,
    LessonInfo,
    PracticeInfo,
    Practising,
    SheetInfo,
)
from rumpus.table.wire.refusals import RESPONSES
from rumpus.table.wire.teaching import lesson, practice
from rumpus.table.wire.told import message_info
from rumpus.text.words import LANGUAGES, source, spoken_by
from rumpus.thinking.registry import bot_levels

EMBLEM = "emblem.svg"  # beside the code of a game whose pictures are not among the page's own
SHELL = "shell"  # the words of the page itself, which belong to no game

reading = partial(get, responses=RESPONSES)


class LibraryController(Controller):
    path = "/api/games"

    @reading("/", summary="call-games")
    async def games(self, hall: NamedDependency[Hall]) -> GamesInfo:
        games = [game_info(game, hall.boxes.offered(game)) for game in map(find_game, game_ids())]
        return GamesInfo(games, list(bot_levels()), list(LANGUAGES), is_built())

    @reading("/{game:str}/box", summary="call-box")
    async def box(self, game: FromPath[str]) -> BoxInfo:
        """The standard one."""
        found = find_game(game)
        return box_of(found, found.seats[0])

    @reading("/{game:str}/emblem", media_type="image/svg+xml", summary="call-emblem")
    async def emblem(self, request: Request[Any, Any, State], game: FromPath[str]) -> Response[bytes]:
        """Of a game that brings one."""
        return emblem_file(find_game(game)).answer(request)

    @reading("/{game:str}/day", summary="call-day")
    async def day(self, game: FromPath[str], hall: NamedDependency[Hall]) -> DayInfo:
        day = day_of(now())
        return DayInfo(day, await finished_on(hall.store, day, find_game(game).id))

    @reading("/{game:str}/lessons/{lesson_id:str}", summary="call-lesson")
    async def lesson(self, game: FromPath[str], lesson_id: FromPath[str]) -> LessonInfo:
        return lesson(find_game(game), lesson_id)

    @post("/{game:str}/practice", responses=RESPONSES, summary="call-practice")
    async def practice(self, game: FromPath[str], data: RequestBody[Practising]) -> PracticeInfo:
        """Of a card of the standard box."""
        return practice(find_game(game), {}, data)


@reading("/words/{language:str}/{part:str}", media_type=MediaType.TEXT, summary="call-words")
async def fluent_words(
    request: Request[Any, Any, State], language: FromPath[str], part: FromPath[str]
) -> Response[bytes]:
    """Project Fluent files, one after another. A game that does not speak the language answers in English."""
    answer = words_file(language, part).answer(request)
    answer.headers["Content-Language"] = spoken_by(language, None if part == SHELL else part)
    return answer


@cache
def words_file(language: str, part: str) -> PageFile:
    text = source(language, None if part == SHELL else find_game(part).id)
    return PageFile(text.encode(), ".ftl", forever=False)


@cache
def emblem_file(game: AnyGame) -> PageFile:
    for file in game.files(ending=EMBLEM):
        return PageFile(file.read_bytes(), ".svg", forever=False)
    raise Refused("game-without-emblem", game=game.id)


def game_info(game: AnyGame, boxes: Mapping[str, str]) -> GameInfo:
    """With the boxes that this table has, by name, and what they call themselves."""
    choices = [choice_info(choice, {}) for choice in game.choices if not choice.open_ended]
    offered = [choice_info(choice, boxes) for choice in game.choices if choice.key == BOX and boxes]
    usual, anew, lessons = dict(game.at_once), dict(game.anew), list(lesson_files(game))
    emblem = bool(game.files(ending=EMBLEM))
    return GameInfo(game.id, list(game.seats), [*choices, *offered], usual, anew, lessons, emblem)


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


def box_in(row: RoomRow) -> BoxInfo:
    """The one that a room is played with; where it is gone, as it may be in a room of the past, the standard one."""
    game = find_game(row.game)
    try:
        return box_of(game, len(row.seats), tuple(row.options.items()))
    except Refused:
        return box_of(game, game.seats[0])


def practice_in(row: RoomRow, wanted: Practising) -> PracticeInfo:
    """Of a card of the box that a room is played with."""
    return practice(find_game(row.game), {BOX: row.options[BOX]} if BOX in row.options else {}, wanted)


@lru_cache(maxsize=64)
def box_of(game: AnyGame, seats: int, options: tuple[tuple[str, str], ...] = ()) -> BoxInfo:
    """The box that such a game is played with."""
    setting = game.setting(seats, dict(options))
    words = Naming.of(game).box_words(setting)
    sheets = [
        SheetInfo(sheet.id, sheet.kind, [message_info(line) for line in sheet.lines], dict(sheet.facts))
        for sheet in Reference.of(game).sheets(setting)
    ]
    return BoxInfo(
        names=dict(words.names),
        renamed=sorted(words.renamed),
        numbers=dict(words.numbers),
        sheets=sheets,
        keywords=dict(Reference.of(game).keywords()),
        practised=list(Practices.of(game).cards(setting)),
    )
