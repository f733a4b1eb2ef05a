"""Games on the machines of a Ray cluster, in the place of processes here."""

from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any, Generic, Self, TypeVar

from rumpus.lab.on_ray import find_ray

Job = TypeVar("Job")
Result = TypeVar("Result")
AHEAD = 2  # jobs for every processor, so that none waits for the next one


class RayPool(Generic[Job, Result]):
    def __init__(self, processes: int | None, play: Callable[[Job], Result]) -> None:
        """At most so many games at the same time, or as many as the cluster has processors."""
        self.ray: Any = find_ray()
        self.processes = processes
        self.play_one = play

    def __enter__(self) -> Self:
        self.joins = not self.ray.is_initialized()
        if self.joins:
            self.ray.init(include_dashboard=False, log_to_driver=False, logging_level="error")
        return self

    def __exit__(self, *_: object) -> None:
        if self.joins:
            self.ray.shutdown()

    def play(self, jobs: Iterator[Job]) -> Iterator[Result]:
        ray, play = self.ray, self.ray.remote(self.play_one)
        at_once = AHEAD * (self.processes or int(ray.cluster_resources()["CPU"]))
        waiting = [play.remote(job) for job in islice(jobs, at_once)]
        while waiting:
            done, waiting = ray.wait(waiting)
            yield from ray.get(done)
            waiting += [play.remote(job) for job in islice(jobs, len(done))]
