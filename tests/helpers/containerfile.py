"""A Containerfile, read as far as ours goes, and built without a registry: on a Debian that `debootstrap` made."""

import json
import re
import shlex
import shutil
import subprocess
from dataclasses import dataclass, field
from pathlib import Path

from tests.helpers.places import ROOT

FILE = ROOT / "hosting" / "Containerfile"


@dataclass
class Stage:
    image: str
    name: str = ""
    steps: list[tuple[str, str]] = field(default_factory=list)  # COPY and RUN, in their order
    environment: dict[str, str] = field(default_factory=dict)
    user: str = "root"
    volumes: list[str] = field(default_factory=list)
    entry: list[str] = field(default_factory=list)
    command: list[str] = field(default_factory=list)
    health: list[str] = field(default_factory=list)


def read_stages(text: str) -> list[Stage]:
    stages: list[Stage] = []
    lines = re.sub(r"\\\n\s*", "", re.sub(r"^#.*\n", "", text, flags=re.MULTILINE)).splitlines()
    for line in filter(None, lines):
        word, _, rest = line.partition(" ")
        match word:
            case "FROM":
                image, _, name = rest.partition(" AS ")
                stages.append(Stage(image, name))
            case "COPY" | "RUN":
                stages[-1].steps.append((word, rest))
            case "ENV":
                stages[-1].environment |= dict(one.split("=", 1) for one in shlex.split(rest))
            case "USER":
                stages[-1].user = rest
            case "VOLUME":
                stages[-1].volumes.append(rest)
            case "ENTRYPOINT":
                stages[-1].entry = json.loads(rest)
            case "CMD":
                stages[-1].command = json.loads(rest)
            case "HEALTHCHECK":
                stages[-1].health = json.loads(rest.partition(" CMD ")[2])
            case "EXPOSE" | "STOPSIGNAL":
                pass
            case _:
                raise AssertionError(f"{word} is not known here")
    return stages


def build(folder: Path, base: Path, source: Path, environment: dict[str, str]) -> Path:
    """Stage by stage, each in a copy of the base; where the last one is."""
    built: dict[str, Path] = {}
    for number, stage in enumerate(read_stages(FILE.read_text(encoding="utf-8"))):
        root = folder / f"stage-{number}"
        subprocess.run(["cp", "--archive", base, root], check=True)
        for word, rest in stage.steps:
            if word == "RUN":
                subprocess.run(inside(root, "sh", "-c", rest), check=True, env=environment)
            else:
                copy(root, rest, source, built)
        built[stage.name] = root
    return root


def copy(root: Path, rest: str, source: Path, built: dict[str, Path]) -> None:
    *options, what, to = rest.split()
    begin = built[options[0].removeprefix("--from=")] if options else source
    place = root / to.lstrip("/")
    place.parent.mkdir(parents=True, exist_ok=True)
    shutil.rmtree(place, ignore_errors=True)
    subprocess.run(["cp", "--archive", begin / what.lstrip("/"), place], check=True)


def inside(root: Path, *command: str, user: str = "root", read_only: bool = False) -> list[str]:
    """In a root and a process namespace of its own, as a container has them; read-only but for volumes and /tmp."""
    stage = read_stages(FILE.read_text(encoding="utf-8"))[-1]
    script = [f"mount --bind {root} {root}", f"mount --rbind /dev {root}/dev", f"mount -t proc proc {root}/proc"]
    if read_only:
        script += [f"mount --bind {root}{volume} {root}{volume}" for volume in stage.volumes]
        script += [f"mount -t tmpfs tmpfs {root}/tmp", f"mount -o remount,bind,ro {root}"]
    script.append(f"exec chroot --userspec={user}:{user} {root} {shlex.join(command)}")
    namespaces = ["unshare", "--mount", "--pid", "--fork", "--kill-child", "--propagation", "private"]
    return [*namespaces, "sh", "-ec", "\n".join(script)]
