"""The same games on the machines of a Ray cluster, on which Rumpus must be installed too. Where none is running, or
named by RAY_ADDRESS, Ray starts one on this machine."""

from collections.abc import Generator, Iterator
from itertools import islice
from pathlib import Path
from typing import Any

from rumpus.kernel.message import Refused
from rumpus.lab.experiment import Experiment
from rumpus.lab.plan import DoneTask, Task
from rumpus.lab.running import AHEAD, Workers
from rumpus.lab.shipping import play_shipped, read_files


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
