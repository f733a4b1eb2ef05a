"""The studio over HTTP: boxes are worked on while the table runs. Whatever takes long is done in a thread."""

import asyncio
import time
from collections.abc import Callable
from contextlib import AsyncExitStack
from functools import partial
from typing import Any, TypeVar

from litestar import Controller, Request, Response, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath, RequestBody

from rumpus.boxes.box import fingerprint
from rumpus.boxes.boxes import BOX, Boxes
from rumpus.boxes.pictures import picture_id, pictures_in
from rumpus.kernel.game import AnyGame
from rumpus.kernel.registry import find_game, game_ids
from rumpus.table.guests.limits import visitor
from rumpus.table.hall.hall import Hall
from rumpus.table.studio.checking import check
from rumpus.table.studio.studio import Studio
from rumpus.table.studio.workshop import BoxSummary, Workshop, shelf_of
from rumpus.table.web.keys import Authorization, token_in
from rumpus.table.wire.library_messages import PracticeInfo, Practising
from rumpus.table.wire.messages import Done
from rumpus.table.wire.refusals import RESPONSES, language_of
from rumpus.table.wire.studio_messages import (
    Beginning,
    BoxText,
    CheckInfo,
    Checking,
    PrintOrder,
    Removing,
    Restoring,
    Saving,
    StateInfo,
    StateText,
    StudioBox,
    StudioGame,
    StudioInfo,
    Unpacking,
)
from rumpus.table.wire.teaching import practice
from rumpus.text.words import first_we_speak, words

MOST_BODY = 4_000_000  # bytes: a box in Base64, or its texts in JSON

TheWorkshop = NamedDependency[Workshop]
TheHall = NamedDependency[Hall]
Language = NamedDependency[str]
Game = FromPath[str]
Box = FromPath[str]
Result = TypeVar("Result")

reading = partial(get, responses=RESPONSES)
changing = partial(post, responses=RESPONSES, request_max_body_size=MOST_BODY)


async def enter(studio: NamedDependency[Studio], authorization: Authorization = None) -> Workshop:
    """Refused for whoever may not."""
    return studio.enter(token_in(authorization))


async def reader_of(request: Request[Any, Any, State]) -> str:
    """The language that whoever asks reads."""
    return language_of(request)


class StudioController(Controller):
    path = "/api/studio"
    dependencies = {"workshop": Provide(enter), "language": Provide(reader_of)}  # noqa: RUF012 - as Litestar declares it

    @reading("/", summary="call-studio")
    async def boxes(self, hall: TheHall, workshop: TheWorkshop) -> StudioInfo:
        return await work(hall, lambda: studio_info(workshop))

    @reading("/{game:str}/{box:str}", summary="call-studio-box")
    async def box(self, game: Game, box: Box, hall: TheHall, workshop: TheWorkshop) -> BoxText:
        return await work(hall, lambda: box_text(workshop, find_game(game), box))

    @changing("/{game:str}/{box:str}/check", summary="call-studio-check", status_code=200)
    async def check(
        self,
        game: Game,
        box: Box,
        data: RequestBody[Checking],
        hall: TheHall,
        workshop: TheWorkshop,
        language: Language,
    ) -> CheckInfo:
        def checked() -> CheckInfo:
            return check(workshop, find_game(game), with_pictures(workshop, game, box, data.files), language)

        return await work(hall, checked)

    @changing("/{game:str}/{box:str}/save", summary="call-studio-save")
    async def save(
        self,
        game: Game,
        box: Box,
        data: RequestBody[Saving],
        hall: TheHall,
        workshop: TheWorkshop,
    ) -> BoxText:
        def saved() -> BoxText:
            workshop.save(find_game(game), box, with_pictures(workshop, game, box, data.files), data.seen)
            return box_text(workshop, find_game(game), box)

        return await work(hall, saved)

    @changing("/{game:str}/{box:str}/begin", summary="call-studio-begin")
    async def begin(
        self,
        game: Game,
        box: Box,
        data: RequestBody[Beginning],
        hall: TheHall,
        workshop: TheWorkshop,
        language: Language,
    ) -> BoxText:
        def begun() -> BoxText:
            workshop.begin(find_game(game), box, data.base, data.title, words(language, game).say)
            return box_text(workshop, find_game(game), box)

        return await work(hall, begun)

    @changing("/{game:str}/{box:str}/unpack", summary="call-studio-unpack")
    async def unpack(
        self,
        game: Game,
        box: Box,
        data: RequestBody[Unpacking],
        hall: TheHall,
        workshop: TheWorkshop,
    ) -> BoxText:
        def brought() -> BoxText:
            workshop.bring(find_game(game), box, data.packed)
            return box_text(workshop, find_game(game), box)

        return await work(hall, brought)

    @reading("/{game:str}/{box:str}/pack", summary="call-studio-pack", media_type="application/zip")
    async def pack(self, game: Game, box: Box, hall: TheHall, workshop: TheWorkshop) -> Response[bytes]:
        packed = await work(hall, lambda: workshop.pack(find_game(game), box))
        return Response(packed, media_type="application/zip")

    @changing("/{game:str}/{box:str}/print", summary="call-studio-print", status_code=200, media_type="application/pdf")
    async def print(
        self,
        game: Game,
        box: Box,
        data: RequestBody[PrintOrder],
        hall: TheHall,
        workshop: TheWorkshop,
        studio: NamedDependency[Studio],
    ) -> Response[bytes]:
        printer, language = studio.printer, first_we_speak([data.language])
        written = await work(hall, lambda: with_pictures(workshop, game, box, data.files))
        async with printer.one_at_a_time, AsyncExitStack() as stack:
            hall.workload.check(visitor.get())
            stack.callback(charge, hall, time.monotonic())
            draft = await asyncio.to_thread(stack.enter_context, workshop.draft(find_game(game), written))
            printed = await printer.print(game, draft, language, data.paper)
        return Response(printed, media_type="application/pdf")

    @changing("/{game:str}/{box:str}/remove", summary="call-studio-remove")
    async def remove(
        self,
        game: Game,
        box: Box,
        data: RequestBody[Removing],
        hall: TheHall,
        workshop: TheWorkshop,
    ) -> Done:
        await work(hall, lambda: workshop.remove(find_game(game), box, data.seen))
        return Done(0)

    @reading("/{game:str}/{box:str}/history", summary="call-studio-history")
    async def history(self, game: Game, box: Box, hall: TheHall, workshop: TheWorkshop) -> list[StateInfo]:
        workshop.place(box)
        return [StateInfo(one.id, one.at) for one in await work(hall, lambda: workshop.past.states(box))]

    @reading("/{game:str}/{box:str}/history/{moment:str}", summary="call-studio-state")
    async def then(
        self,
        game: Game,
        box: Box,
        moment: FromPath[str],
        hall: TheHall,
        workshop: TheWorkshop,
        language: Language,
    ) -> StateText:
        def found() -> StateText:
            files = workshop.kept(find_game(game), box, moment)
            return StateText(texts(files), changes(workshop, find_game(game), box, files, language))

        return await work(hall, found)

    @changing("/{game:str}/{box:str}/restore", summary="call-studio-restore")
    async def restore(
        self,
        game: Game,
        box: Box,
        data: RequestBody[Restoring],
        hall: TheHall,
        workshop: TheWorkshop,
    ) -> BoxText:
        def restored() -> BoxText:
            files = workshop.kept(find_game(game), box, data.id)
            workshop.save(find_game(game), box, files, data.seen)
            return box_text(workshop, find_game(game), box)

        return await work(hall, restored)

    @changing("/{game:str}/{box:str}/practice", summary="call-studio-practice", status_code=200)
    async def practice(
        self,
        game: Game,
        box: Box,
        data: RequestBody[Practising],
        hall: TheHall,
        workshop: TheWorkshop,
    ) -> PracticeInfo:
        """As the box was saved."""
        place = workshop.place(box)
        return await work(hall, lambda: practice(find_game(game), {BOX: str(place)}, data))


async def work(hall: Hall, wanted: Callable[[], Result]) -> Result:
    """Nobody else waits for it, and nobody may have more of it than their share."""
    hall.workload.check(visitor.get())
    began = time.monotonic()
    try:
        return await asyncio.to_thread(wanted)
    finally:
        charge(hall, began)


def charge(hall: Hall, began: float) -> None:
    hall.workload.charge(visitor.get(), time.monotonic() - began)


def studio_info(workshop: Workshop) -> StudioInfo:
    boxed = [game for game in map(find_game, game_ids()) if Boxes.is_given_by(game)]
    games = [StudioGame(game.id, list(Boxes.of(game).own), list(shelf_of(game).files)) for game in boxed]
    return StudioInfo(games, [studio_box(one) for one in workshop.boxes()])


def studio_box(one: BoxSummary) -> StudioBox:
    return StudioBox(one.name, one.game, dict(one.titles), one.base, one.changed)


def box_text(workshop: Workshop, game: AnyGame, box: str) -> BoxText:
    files = workshop.files(game, box)
    return BoxText(
        game=game.id,
        name=box,
        titles=dict(next((one.titles for one in workshop.boxes() if one.name == box), {})),
        files=texts(files),
        pictures=list(pictures_in(files)),
        possible=list(shelf_of(game).files),
        state=fingerprint(files),
    )


def changes(workshop: Workshop, game: AnyGame, box: str, before: dict[str, bytes], language: str) -> list[str]:
    """What the box has otherwise now."""
    with workshop.draft(game, before) as folder:
        found = Boxes.of(game).differences(str(folder), str(workshop.place(box)))
    return [words(language, game.id).say(one) for one in found]


def texts(files: dict[str, bytes]) -> dict[str, str]:
    """What is no text is shown as far as it is one; nothing is lost when it is saved, because the history has it."""
    return {file: text.decode("utf-8-sig", "replace") for file, text in files.items() if not picture_id(file)}


def with_pictures(workshop: Workshop, game: str, box: str, files: dict[str, str]) -> dict[str, bytes]:
    """The texts of a box as somebody has written them, and the pictures that are there."""
    pictures = pictures_in(workshop.files(find_game(game), box))
    return pictures | {file: text.encode() for file, text in files.items()}
