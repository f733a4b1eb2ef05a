"""The lab in a page: its games are played by other workers of the browser, and so are its reports written.

Imported once somebody comes to the lab, or has left something that goes on."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple, Protocol

from rumpus.experiments.at_table import LabAtTable
from rumpus.experiments.errands import answer
from rumpus.experiments.telling import ProgressTeller
from rumpus.kernel.message import Message, Refused
from rumpus.lab.experiment import Experiment
from rumpus.lab.plan import DoneTask, Task
from rumpus.lab.results import open_results
from rumpus.lab.running import Run
from rumpus.lab.shipping import Files, play_shipped, read_files
from rumpus.site.minds import Elsewhere
from rumpus.table.studio.bench import Bench
from rumpus.table.studio.experiments import Experiments
from rumpus.table.studio.studio import Studio
from rumpus.thinking.bot import Limit

log = logging.getLogger("rumpus.site")

MOST_GAMES = 2_000  # of an experiment: they are kept in the browser, and a phone is slow
MOST_BYTES = 30_000_000
KEEP_EVERY = 5.0  # seconds: what is lost when a page is closed is played again
LINGER = 30.0  # seconds for which workers wait for more: to begin takes them a while


class Crew(Protocol):
    """Workers of the browser, which begin when they are first given something to do."""

    size: int

    async def work(self, place: int, job: bytes) -> bytes: ...

    def dismiss(self) -> None:
        """Whatever they are at; others begin when there is something to do again."""


def open_lab(folder: Path, crew: Crew, keep: Callable[[], Awaitable[None]]) -> Studio:
    lab = LabAtTable(most_games=MOST_GAMES, most_bytes=MOST_BYTES)
    return Studio(folder, "everybody", lab, partial(PageBench, crew=crew, keep=keep))


@dataclass
class PlayGames:
    shipped: tuple[Experiment, Files]
    task: Task

    def run(self, _: Limit) -> object:
        try:
            return play_shipped(self.shipped, self.task)
        except Refused as refused:
            return refused.message

    def accept(self, found: object) -> DoneTask | Message:
        if not isinstance(found, DoneTask | Message):
            raise TypeError
        return found


class ErrandDone(NamedTuple):
    said: bytes
    files: Files  # that are new


@dataclass
class DoErrand:
    errand: list[str]
    folder: Path  # which the errand is about
    files: Files

    def run(self, _: Limit) -> object:
        with TemporaryDirectory() as elsewhere:
            folder = Path(elsewhere) / self.folder.name
            write_files(folder, self.files)
            said = answer([word.replace(str(self.folder), str(folder)) for word in self.errand])
            return ErrandDone(said, tuple(file for file in read_files(folder) if file not in self.files))

    def accept(self, found: object) -> ErrandDone:
        if not isinstance(found, ErrandDone):
            raise TypeError
        return found


class PageBench(Bench):
    def __init__(self, experiments: Experiments, crew: Crew, keep: Callable[[], Awaitable[None]]) -> None:
        super().__init__(experiments)
        self.crew = crew
        self.keep = keep
        self.kept_at = 0.0
        self.needed = 0  # by how many the crew is
        self.going: asyncio.TimerHandle | None = None

    async def _play(self, id: str) -> bool:
        self.experiments.under_way.add(id)
        with self._crew_at_hand():
            playing = asyncio.ensure_future(self._play_what_is_missing(self.experiments.place(id)))
            playing.add_done_callback(lambda _: self.wake())
            try:
                while not playing.done() and self._is_wanted(id):
                    await self._look_up()
            finally:
                stopped = playing.cancel()
                with suppress(asyncio.CancelledError):
                    await playing
                self.experiments.under_way.discard(id)
        done = stopped or playing.result()
        if (stopped or not done) and not self.needed:
            self.crew.dismiss()
        await self.keep()
        return done

    async def _play_what_is_missing(self, folder: Path) -> bool:
        results = open_results(folder)
        run, teller = Run(results), ProgressTeller(results)
        shipped = results.experiment, read_files(results.boxes)
        try:
            if (again := run.first_again) is not None:
                run.check_that_it_is_the_same(await self._played(0, shipped, again))
            await self._play_together(shipped, run, teller)
            run.end()
        except Refused as refused:
            teller.tell_refusal(run.plan, refused.message)
            return False
        except Exception as failed:  # as a process that ends
            log.error("an experiment failed", exc_info=failed)
            return False
        except asyncio.CancelledError:
            teller.tell_end(run.plan)
            raise
        teller.tell_end(run.plan)
        return True

    async def _play_together(self, shipped: tuple[Experiment, Files], run: Run, teller: ProgressTeller) -> None:
        tasks = run.tasks()
        playing = [
            asyncio.ensure_future(self._play_some(place, shipped, tasks, run, teller))
            for place in range(self.crew.size)
        ]
        try:
            await asyncio.gather(*playing)
        finally:
            for one in playing:
                one.cancel()

    async def _play_some(
        self,
        place: int,
        shipped: tuple[Experiment, Files],
        tasks: Iterator[Task],
        run: Run,
        teller: ProgressTeller,
    ) -> None:
        for task in tasks:
            teller.tell(run.add(await self._played(place, shipped, task)))
            if time.monotonic() > self.kept_at + KEEP_EVERY:
                self.kept_at = time.monotonic()
                await self.keep()

    async def _played(self, place: int, shipped: tuple[Experiment, Files], task: Task) -> DoneTask:
        played = await Elsewhere(partial(self.crew.work, place)).think(PlayGames(shipped, task))
        if isinstance(played, Message):
            raise Refused(played.id, **played.args)
        return played

    async def _say(self, errand: list[str]) -> bytes:
        folder = Path(errand[1])
        with self._crew_at_hand():
            job = DoErrand(errand, folder, read_files(folder))
            done = await Elsewhere(partial(self.crew.work, 0)).think(job)
        write_files(folder, done.files)
        return done.said

    @contextmanager
    def _crew_at_hand(self) -> Iterator[None]:
        if self.going is not None:
            self.going.cancel()
        self.needed += 1
        try:
            yield
        finally:
            self.needed -= 1
            if not self.needed:
                self.going = asyncio.get_running_loop().call_later(LINGER, self.crew.dismiss)


def write_files(folder: Path, files: Files) -> None:
    for name, content in files:
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(content)
