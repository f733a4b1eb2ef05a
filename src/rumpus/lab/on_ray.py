"""The same games on the machines of a Ray cluster, on which Rumpus must be installed too. Where none is running, or
named by RAY_ADDRESS, Ray starts one on this machine."""

from collections.abc import Generator, Iterator
from functools import lru_cache
from itertools import islice
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from rumpus.kernel.message import Refused
from rumpus.lab.experiment import Experiment
from rumpus.lab.plan import DoneTask, Task
from rumpus.lab.running import AHEAD, Workers, play_task

Files = tuple[tuple[str, bytes], ...]  # those of the boxes made for an experiment, by their paths


def by_ray(processes: int | None) -> Workers:
    """At most so many games at the same time, or as many as the cluster has processors."""
    ray = find_ray()

    def work(experiment: Experiment, boxes: Path, tasks: Iterator[Task]) -> Generator[DoneTask, None, None]:
        if joins := not ray.is_initialized():
            ray.init(include_dashboard=False, log_to_driver=False, logging_level="error")
        play, shipped = ray.remote(play_shipped), ray.put((experiment, read_files(boxes)))
        at_once = AHEAD * (processes or int(ray.cluster_resources()["CPU"]))
        try:
            waiting = [play.remote(shipped, task) for task in islice(tasks, at_once)]
            while waiting:
                done, waiting = ray.wait(waiting)
                yield from ray.get(done)
                waiting += [play.remote(shipped, task) for task in islice(tasks, len(done))]
        finally:
            if joins:
                ray.shutdown()

    return work


def find_ray() -> Any:
    """An extra that hardly anybody needs."""
    try:
        import ray
    except ImportError:
        raise Refused("lab-no-ray", extra="rumpus[cluster]") from None
    return ray


def read_files(boxes: Path) -> Files:
    files = sorted(file for file in boxes.rglob("*") if file.is_file())
    return tuple((file.relative_to(boxes).as_posix(), file.read_bytes()) for file in files)


def play_shipped(shipped: tuple[Experiment, Files], task: Task) -> DoneTask:
    """On a machine of the cluster."""
    experiment, files = shipped
    return play_task(experiment, Path(write_files(files).name), task)


@lru_cache(maxsize=8)
def write_files(files: Files) -> "TemporaryDirectory[str]":
    """The boxes come along: the folder they were made in may be on another machine. Gone with this process."""
    folder = TemporaryDirectory(prefix="rumpus-boxes-")
    for name, content in files:
        file = Path(folder.name) / name
        file.parent.mkdir(exist_ok=True)
        file.write_bytes(content)
    return folder
