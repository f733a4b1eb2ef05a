"""The games themselves over HTTP: what can be chosen, what is in their boxes, their lessons and their words."""

import asyncio
from collections.abc import Mapping
from functools import cache, partial
from pathlib import Path
from typing import Any

from litestar import Controller, MediaType, Request, Response, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import FromPath, RequestBody
from msgspec.structs import replace

from rumpus.boxes.boxes import BOX, Boxes
from rumpus.boxes.pictures import whose_picture
from rumpus.boxes.variants import VARIANTS
from rumpus.kernel.game import AnyGame
from rumpus.kernel.message import Refused
from rumpus.kernel.registry import find_game, game_ids
from rumpus.kernel.setting import Choice
from rumpus.records.lesson import lesson_files
from rumpus.records.puzzle import has_puzzles, puzzles_of
from rumpus.table.hall.hall import Hall
from rumpus.table.players.player import is_player
from rumpus.table.rooms.boxes import OfferedBoxes
from rumpus.table.rooms.clocks import day_of, now
from rumpus.table.rooms.day_results import finished_on
from rumpus.table.store.base import RoomRow
from rumpus.table.studio.studio import Studio
from rumpus.table.web.built_page import PageFile
from rumpus.table.web.documentation import is_built
from rumpus.table.web.keys import Authorization, key_in
from rumpus.table.web.offline import OfflineSite
from rumpus.table.wire.box_info import box_of
from rumpus.table.wire.library_messages import (
    BoxInfo,
    ChoiceInfo,
    DayInfo,
    GameInfo,
    GamesInfo,
    LessonInfo,
    PracticeInfo,
    Practising,
    PuzzleInfo,
    PuzzlesInfo,
    SheetInfo,
    TriedInfo,
    Trying,
)
from rumpus.table.wire.puzzles import puzzle_info, puzzles_info, tried
from rumpus.table.wire.refusals import RESPONSES
from rumpus.table.wire.teaching import lesson, practice
from rumpus.text.words import LANGUAGES, source, spoken_by
from rumpus.thinking.registry import bot_levels

EMBLEM = "emblem.svg"  # beside the code of a game whose pictures are not among the page's own
SHELL = "shell"  # the words of the page itself, which belong to no game

reading = partial(get, responses=RESPONSES)


class LibraryController(Controller):
    path = "/api/games"

    @reading("/", summary="call-games")
    async def games(
        self, hall: NamedDependency[Hall], studio: NamedDependency[Studio], offline: NamedDependency[OfflineSite]
    ) -> GamesInfo:
        """Boxes that have changed are read again, which may take a while."""
        games = await asyncio.to_thread(lambda: [game_info(game, hall.boxes) for game in map(find_game, game_ids())])
        return GamesInfo(games, list(bot_levels()), list(LANGUAGES), is_built(), studio.who, offline.is_built)

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

    @reading("/{game:str}/puzzles", summary="call-puzzles")
    async def puzzles(
        self, game: FromPath[str], hall: NamedDependency[Hall], authorization: Authorization = None
    ) -> PuzzlesInfo:
        found, key = await with_puzzles(game), await key_in(hall, authorization)
        try:
            board = await hall.puzzle_ratings.of(found)
        except Refused:  # nothing is rated here
            board = None
        return puzzles_info(found, day_of(now()), board, key)

    @reading("/{game:str}/puzzles/{puzzle_id:str}", summary="call-puzzle")
    async def puzzle(self, game: FromPath[str], puzzle_id: FromPath[str]) -> PuzzleInfo:
        return puzzle_info(await with_puzzles(game), puzzle_id)

    @post("/{game:str}/puzzles/{puzzle_id:str}", responses=RESPONSES, summary="call-puzzle-try", status_code=200)
    async def try_puzzle(
        self,
        game: FromPath[str],
        puzzle_id: FromPath[str],
        data: RequestBody[Trying],
        hall: NamedDependency[Hall],
        authorization: Authorization = None,
    ) -> TriedInfo:
        """The first try of a player counts for both."""
        key = await key_in(hall, authorization)
        found = tried(await with_puzzles(game), puzzle_id, data.answer)
        if key is not None and is_player(key):
            hall.book.check_in(key)
            await hall.puzzle_ratings.note(key, game, puzzle_id, found.right, now())
        return found


async def with_puzzles(id: str) -> AnyGame:
    """They are read when somebody first asks for one, and nobody else waits for that."""
    game = find_game(id)
    await asyncio.to_thread(puzzles_of, game)
    return game


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


def game_info(game: AnyGame, offered_boxes: OfferedBoxes) -> GameInfo:
    """With the boxes that this table has, by name, and what they call themselves and their variants."""
    boxes = {language: offered_boxes.offered(game, language) for language in LANGUAGES}
    variants = {language: offered_boxes.variants(game, language) for language in LANGUAGES}
    choices = [
        choice_info(choice, variants if choice.key == VARIANTS else {})
        for choice in game.choices
        if not choice.open_ended
    ]
    offered = [choice_info(choice, boxes) for choice in game.choices if choice.key == BOX and any(boxes.values())]
    usual, anew, lessons = dict(game.at_once), dict(game.anew), list(lesson_files(game))
    emblem = bool(game.files(ending=EMBLEM))
    return GameInfo(game.id, list(game.seats), [*choices, *offered], usual, anew, lessons, has_puzzles(game), emblem)


def choice_info(choice: Choice, called: Mapping[str, dict[str, str]]) -> ChoiceInfo:
    """`called` by language: every value that no game has a word for."""
    return ChoiceInfo(
        choice.key,
        [*choice.values, *next(iter(called.values()), {})],
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
        told = box_of(game, len(row.seats), tuple(row.options.items()))
        drawn = Boxes.of(game).pictures(row.options[BOX]) if BOX in row.options else {}
    except Refused:
        return box_of(game, game.seats[0])
    return pictured(told, f"/api/rooms/{row.id}/pictures", tuple(drawn)) if drawn else told


def pictured(box: BoxInfo, place: str, drawn: tuple[str, ...]) -> BoxInfo:
    """With the addresses of the pictures that the box brings, among the facts that pictures are made of."""

    def with_its_own(sheet: SheetInfo) -> SheetInfo:
        whose = whose_picture(sheet.kind, sheet.id, drawn, box.alike)
        return replace(sheet, facts={**sheet.facts, "picture": f"{place}/{whose}"}) if whose else sheet

    return replace(box, sheets=[with_its_own(sheet) for sheet in box.sheets])


def picture_in(row: RoomRow, id: str) -> PageFile:
    """Of something of the box that a room is played with. It was looked at before the box was let in."""
    pictures = Boxes.of(find_game(row.game)).pictures(row.options[BOX]) if BOX in row.options else {}
    if id not in pictures:
        raise Refused("box-without-picture", name=id)
    file, content = pictures[id]
    return PageFile(content, Path(file).suffix, forever=False)


def practice_in(row: RoomRow, wanted: Practising) -> PracticeInfo:
    """Of a card of the box that a room is played with."""
    return practice(find_game(row.game), {BOX: row.options[BOX]} if BOX in row.options else {}, wanted)
