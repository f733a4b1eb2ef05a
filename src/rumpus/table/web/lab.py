"""The lab over HTTP: boxes are measured at the table where they are worked on. Who may come in there may here."""

import asyncio
from functools import partial
from pathlib import Path
from typing import Any, Final

from litestar import Controller, Request, Response, get, post
from litestar.background_tasks import BackgroundTask
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath, RequestBody
from litestar.response import File

from rumpus.boxes.boxes import Boxes
from rumpus.kernel.message import Refused
from rumpus.kernel.registry import find_game
from rumpus.records.record import read_record
from rumpus.table.hall.hall import Hall
from rumpus.table.hall.opening import open_record
from rumpus.table.store.schema import box_key
from rumpus.table.studio.experiment_files import pack, readable, report_is_current, report_page
from rumpus.table.studio.experiments import Experiments
from rumpus.table.studio.laboratory import BOXES, Recorded, ReportWritten
from rumpus.table.studio.studio import Studio
from rumpus.table.web.everywhere import Everywhere
from rumpus.table.web.forwarding import address_of
from rumpus.table.web.http import looked_at
from rumpus.table.web.keys import Authorization, token_in
from rumpus.table.web.studio import work
from rumpus.table.wire.lab_messages import (
    Composed,
    Designing,
    ExperimentCheck,
    Experimenting,
    ExperimentStatus,
    LabInfo,
    Reported,
    WatchingGame,
)
from rumpus.table.wire.messages import Done
from rumpus.table.wire.refusals import RESPONSES, language_of
from rumpus.table.wire.room_messages import Importing, RoomLinks

RESULTS: Final = "results.zip"
MEDIA_TYPES: Final = {".html": "text/html", ".toml": "text/plain", ".zip": "application/zip"}
DOWNLOADED: Final = "application/octet-stream"  # records and tables
# A report has its styles and drawings in itself, and no script at all.
POLICY: Final = (
    "default-src 'none'; img-src data:; style-src 'unsafe-inline'; "
    "frame-ancestors 'none'; base-uri 'none'; form-action 'none'"
)

TheStudio = NamedDependency[Studio]
TheHall = NamedDependency[Hall]
TheExperiments = NamedDependency[Experiments]
Id = FromPath[str]
AnyRequest = Request[Any, Any, State]

reading = partial(get, responses=RESPONSES)
changing = partial(post, responses=RESPONSES)


async def come_in(studio: TheStudio, authorization: Authorization = None) -> Experiments:
    """Refused for whoever may not."""
    studio.enter(token_in(authorization))
    if not studio.experiments.is_open:
        raise Refused("lab-not-here")
    return studio.experiments


class LabController(Controller):
    path = "/api/lab"
    dependencies = {"experiments": Provide(come_in)}  # noqa: RUF012 - as Litestar declares it

    @reading("/", summary="call-lab")
    async def all(self, request: AnyRequest, hall: TheHall, experiments: TheExperiments) -> LabInfo:
        language = language_of(request)
        found = await work(hall, lambda: [experiments.info(id, language) for id in experiments.all()])
        return LabInfo(found, experiments.lab.figures, experiments.lab.bots, experiments.lab.most_games)

    @changing("/compose", summary="call-lab-compose", status_code=200)
    async def compose(self, data: RequestBody[Designing], experiments: TheExperiments) -> Composed:
        return Composed(experiments.lab.compose(data))

    @changing("/check", summary="call-lab-check", status_code=200)
    async def check(
        self, request: AnyRequest, data: RequestBody[Experimenting], hall: TheHall, experiments: TheExperiments
    ) -> ExperimentCheck:
        language = language_of(request)
        return await work(hall, lambda: experiments.lab.check(data.text, experiments.boxes, language))

    @changing("/", summary="call-lab-begin")
    async def begin(
        self,
        request: AnyRequest,
        data: RequestBody[Experimenting],
        hall: TheHall,
        studio: TheStudio,
        experiments: TheExperiments,
    ) -> ExperimentStatus:
        id = await work(hall, lambda: experiments.begin(data.text))
        studio.bench.wake()
        return experiments.status(id, language_of(request))

    @reading("/{id:str}", summary="call-lab-experiment")
    async def experiment(
        self, request: AnyRequest, id: Id, hall: TheHall, experiments: TheExperiments
    ) -> ExperimentStatus:
        language = language_of(request)
        return await work(hall, lambda: experiments.status(id, language))

    @changing("/{id:str}/stop", summary="call-lab-stop")
    async def stop(self, id: Id, studio: TheStudio, experiments: TheExperiments) -> Done:
        experiments.want(id, "stop")
        studio.bench.wake()
        return Done(0)

    @changing("/{id:str}/go-on", summary="call-lab-go-on")
    async def go_on(self, id: Id, studio: TheStudio, experiments: TheExperiments) -> Done:
        experiments.want(id, "play")
        studio.bench.wake()
        return Done(0)

    @changing("/{id:str}/remove", summary="call-lab-remove")
    async def remove(self, id: Id, studio: TheStudio, experiments: TheExperiments) -> Done:
        experiments.want(id, "gone")
        studio.bench.wake()
        return Done(0)

    @changing("/{id:str}/report", summary="call-lab-report")
    async def report(self, request: AnyRequest, id: Id, studio: TheStudio, experiments: TheExperiments) -> Reported:
        """As far as it is; written anew only if games have been played since."""
        language = language_of(request)
        folder = experiments.place(id)
        page, key = report_page(folder, language), experiments.wish(id).key
        if not report_is_current(folder, language):
            writing = experiments.lab.report(folder, page.parent, language, f"../../../../#/lab/{id}")
            await studio.bench.run(writing, ReportWritten)
        return Reported(f"lab/{id}/{key}/{page.relative_to(folder).as_posix()}")

    @changing("/{id:str}/watch", summary="call-lab-watch")
    async def watch(
        self,
        request: AnyRequest,
        id: Id,
        data: RequestBody[WatchingGame],
        hall: TheHall,
        studio: TheStudio,
        experiments: TheExperiments,
        everywhere: NamedDependency[Everywhere],
    ) -> RoomLinks:
        """Any game, by its cell and number: it is played again."""
        experiments.wish(id)
        folder = experiments.place(id)
        await everywhere.new_room(address_of(request))
        again = experiments.lab.record(folder, data.cell, data.number, language_of(request))
        recorded = await studio.bench.run(again, Recorded)
        if recorded.box:
            await keep_box(hall, recorded, folder / BOXES / recorded.box)
        return looked_at(request, hall, await open_record(hall, Importing(recorded.record)))


async def keep_box(hall: Hall, recorded: Recorded, folder: Path) -> None:
    """The room finds the box by what is in it, whatever a box of that name is now."""
    record = read_record(recorded.record)
    key = box_key(record.game, record.options)
    assert key is not None
    files = await asyncio.to_thread(lambda: Boxes.of(find_game(record.game)).files(str(folder)))
    await hall.store.keep_box(key, files)


@get("/lab/{id:str}/{key:str}/{name:path}", include_in_schema=False, sync_to_thread=True)
def lab_file(studio: TheStudio, id: Id, key: FromPath[str], name: FromPath[Path]) -> Response[Any]:
    """What can be read of an experiment without coming in: the address is the key, and may be passed on."""
    folder = studio.experiments.read(id, key)
    wanted = str(name).lstrip("/")
    if wanted == RESULTS:
        packed = pack(folder, id)
        away = BackgroundTask(packed.unlink)
        return File(packed, filename=f"{id}.zip", media_type=MEDIA_TYPES[".zip"], background=away)
    file = readable(folder).get(wanted)
    if file is None:
        raise Refused("path-unknown", path=wanted)
    return File(
        file,
        filename=file.name,
        media_type=MEDIA_TYPES.get(file.suffix, DOWNLOADED),
        content_disposition_type="inline" if file.suffix == ".html" else "attachment",
        headers={"Content-Security-Policy": POLICY} if file.suffix == ".html" else None,
    )
