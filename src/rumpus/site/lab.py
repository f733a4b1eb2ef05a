"""The lab in a page: its games are played by other workers of the browser, and so are its reports written.

Imported once somebody comes to the lab, or has left something that goes on."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Protocol, TypeVar

import msgspec

from rumpus.experiments.at_table import LabAtTable
from rumpus.kernel.message import Message, Refused
from rumpus.lab.experiment import Experiment
from rumpus.lab.plan import DoneTask, Task
from rumpus.lab.results import open_results
from rumpus.lab.running import ExperimentRun
from rumpus.lab.shipping import Files, read_files
from rumpus.site.lab_jobs import DoErrand, Observe, PlayGames, write_files
from rumpus.site.minds import Elsewhere
from rumpus.table.studio.bench import Bench
from rumpus.table.studio.experiments import SUFFIX, Experiments
from rumpus.table.studio.laboratory import PROGRESS_FILE
from rumpus.table.studio.studio import Studio
from rumpus.table.thinking.jobs import Job

log = logging.getLogger("rumpus.site")

MOST_GAMES = 2_000  # of an experiment: they are kept in the browser, and a phone is slow
MOST_BYTES = 30_000_000
TELL_EVERY = 2.0  # seconds
KEEP_EVERY = 6.0  # seconds: what is lost when a page is closed is played again
LINGER = 30.0  # seconds for which workers wait for more: to begin takes them a while

Found = TypeVar("Found")


class Crew(Protocol):
    """Workers of the browser, which begin when they are first given something to do."""

    size: int

    async def work(self, place: int, job: bytes) -> bytes: ...

    def dismiss(self) -> None:
        """Whatever they are at; others begin when there is something to do again."""


def open_lab(folder: Path, crew: Crew, keep: Callable[[], Awaitable[None]]) -> Studio:
    lab = LabAtTable(most_games=MOST_GAMES, most_bytes=MOST_BYTES)
    return Studio(folder, "everybody", lab, partial(PageBench, crew=crew, keep=keep))


class PageBench(Bench):
    def __init__(self, experiments: Experiments, crew: Crew, keep: Callable[[], Awaitable[None]]) -> None:
        super().__init__(experiments)
        self.crew = crew
        self.keep = keep
        self.needed = 0  # by how many the crew is
        self.going: asyncio.TimerHandle | None = None

    async def _play(self, id: str) -> bool:
        self.experiments.under_way.add(id)
        with self._crew_at_hand():
            game = Playing(self.experiments.place(id), self)
            playing = asyncio.ensure_future(game.play())
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

    async def ask(self, place: int, job: Job[Found]) -> Found:
        return await Elsewhere(partial(self.crew.work, place)).think(job)

    async def _say(self, errand: list[str]) -> bytes:
        folder = Path(errand[1])
        with self._crew_at_hand():
            done = await self.ask(0, DoErrand(errand, folder, read_files(folder)))
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


class Playing:
    """An experiment while it is played."""

    def __init__(self, folder: Path, bench: PageBench) -> None:
        self.folder = folder
        self.bench = bench
        self.results = open_results(folder)
        self.run = ExperimentRun(self.results)
        self.shipped: tuple[Experiment, Files] = (self.results.experiment, read_files(self.results.boxes))
        self.untold: list[DoneTask] = []
        self.tell_at = self.keep_at = time.monotonic()

    async def play(self) -> bool:
        """Whether nothing went wrong."""
        try:
            await self._observe(files=read_files(self.folder))
            if (again := self.run.first_again) is not None:
                self.run.check_that_it_is_the_same(await self._played(0, again))
            await self._play_together()
            self.run.end()
            await self._observe(ended=True)
        except Refused as refused:
            await self._observe(refused=refused.message)
            return False
        except Exception as failed:  # as a process that ends
            log.error("an experiment failed", exc_info=failed)
            return False
        except asyncio.CancelledError:
            self._tell_stop()
            raise
        return True

    async def _play_together(self) -> None:
        tasks = self.run.tasks()
        playing = [asyncio.ensure_future(self._play_some(place, tasks)) for place in range(self.bench.crew.size)]
        try:
            await asyncio.gather(*playing)
        finally:
            for one in playing:
                one.cancel()

    async def _play_some(self, place: int, tasks: Iterator[Task]) -> None:
        for task in tasks:
            played = await self._played(place, task)
            self.run.add(played)
            self.untold.append(played)
            if place == 0:
                await self._tell_and_keep()

    async def _tell_and_keep(self) -> None:
        """Now and then."""
        if time.monotonic() > self.tell_at:
            self.tell_at = time.monotonic() + TELL_EVERY
            await self._observe()
        if time.monotonic() > self.keep_at:
            self.keep_at = time.monotonic() + KEEP_EVERY
            await self.bench.keep()

    async def _played(self, place: int, task: Task) -> DoneTask:
        played = await self.bench.ask(place, PlayGames(self.shipped, task))
        if isinstance(played, Message):
            raise Refused(played.id, **played.args)
        return played

    async def _observe(self, files: Files = (), ended: bool = False, refused: Message | None = None) -> None:
        played, self.untold = self.untold, []
        told = await self.bench.ask(0, Observe(self.folder.name, files, played, ended, refused))
        if told:
            (self.folder / PROGRESS_FILE).write_bytes(told)

    def _tell_stop(self) -> None:
        """Whoever observes it may be at a game that takes long."""
        if self.folder.exists():
            experiments = self.bench.experiments
            before = experiments.progress(self.folder.name.removesuffix(SUFFIX))
            now = msgspec.structs.replace(before, done=self.run.plan.done, per_minute=0, seconds_left=0)
            (self.folder / PROGRESS_FILE).write_bytes(msgspec.json.encode(now))
