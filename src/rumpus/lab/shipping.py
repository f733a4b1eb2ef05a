"""Games of an experiment, played where its folder is not: the boxes that were made for it come along."""

from functools import lru_cache
from pathlib import Path
from tempfile import TemporaryDirectory

from rumpus.lab.experiment import Experiment
from rumpus.lab.plan import DoneTask, Task
from rumpus.lab.running import play_task

Files = tuple[tuple[str, bytes], ...]  # those of the boxes made for an experiment, by their paths


def read_files(boxes: Path) -> Files:
    files = sorted(file for file in boxes.rglob("*") if file.is_file())
    return tuple((file.relative_to(boxes).as_posix(), file.read_bytes()) for file in files)


def play_shipped(shipped: tuple[Experiment, Files], task: Task) -> DoneTask:
    """On another machine, or in another worker of a browser."""
    experiment, files = shipped
    return play_task(experiment, Path(write_files(files).name), task)


@lru_cache(maxsize=8)
def write_files(files: Files) -> "TemporaryDirectory[str]":
    """Gone with this process."""
    folder = TemporaryDirectory(prefix="rumpus-boxes-")
    for name, content in files:
        file = Path(folder.name) / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(content)
    return folder
