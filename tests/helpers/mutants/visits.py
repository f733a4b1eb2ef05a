"""Which lines of the rules each scenario visits, and how long it takes; kept under `build/`."""

import hashlib
import json
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from types import FrameType
from typing import Any, Final

from rumpus.records.scenario import Scenario, find_scenarios, read_scenario, run_scenario
from tests.helpers.clause_table import SCENARIOS
from tests.helpers.mutants.in_child import in_child
from tests.helpers.mutants.modules import Module, folder_of
from tests.helpers.mutants.mutants import Mutant
from tests.helpers.places import ROOT

BUILD: Final = ROOT / "build" / "mutants"
IMPORT: Final = "import"  # beside the scenarios: what is visited when a game is imported and its scenarios are read

Lines = Mapping[str, frozenset[int]]  # by the file of a module


@dataclass(frozen=True)
class Story:
    """A scenario as the mutants see it."""

    path: str  # below the project
    digest: str
    cites: tuple[str, ...]
    seconds: float
    lines: Lines

    def visits(self, mutant: Mutant) -> bool:
        return not self.lines.get(mutant.module.file, frozenset()).isdisjoint(mutant.lines)

    def cites_one(self, clauses: Iterable[str]) -> bool:
        return not set(self.cites).isdisjoint(clauses)


def digest_of(paths: Iterable[Path]) -> str:
    digest = hashlib.sha256()
    for path in paths:
        digest.update(path.as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()[:16]


def rules_digest(game: str) -> str:
    """A fingerprint of all that a game is made of, boxes included."""
    files = [*folder_of(game).rglob("*.py"), *folder_of(game).glob("box/**/*"), *folder_of(game).glob("*.toml")]
    return digest_of(sorted(file for file in files if file.is_file()))


def paths_of(game: str) -> list[Path]:
    return find_scenarios([SCENARIOS / game])


def read_visits(game: str, modules: Iterable[Module]) -> tuple[list[Story], Lines]:
    """What each scenario of a game visits, and what importing does. Plays those that are new or changed; call it in a
    process of its own, because it imports the game."""
    file, rules = BUILD / f"{game}-visits.json", rules_digest(game)
    kept = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
    if kept.get("rules") != rules:
        kept = {"rules": rules, "stories": {}}
    watched = {str(module.path): module.file for module in modules}
    stories: dict[str, Any] = {}
    imported: dict[str, set[int]] = {}
    with watching(watched, imported):
        scenarios = [read_scenario(path) for path in paths_of(game)]
    for scenario in scenarios:
        name, digest = scenario.path.relative_to(ROOT).as_posix(), digest_of(files_of(scenario))
        if (known := kept["stories"].get(name, {})).get("digest") == digest:
            stories[name] = known
            continue
        stories[name] = {"digest": digest, "cites": scenario.cites, **in_child(partial(play, scenario, watched))}
        if not stories[name]["holds"]:
            raise ValueError(f"{name} does not hold")
    BUILD.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps({"rules": rules, "stories": stories}), encoding="utf-8")
    found = [story_of(name, data) for name, data in stories.items()]
    return found, {name: frozenset(lines) for name, lines in imported.items()}


def files_of(scenario: Scenario) -> list[Path]:
    """The file itself, and those of the box that it names."""
    box = ROOT / str(scenario.table.get("options", {}).get("box", ""))
    return [scenario.path, *sorted(box.glob("*.*"))] if box != ROOT else [scenario.path]


def play(scenario: Scenario, watched: Mapping[str, str]) -> dict[str, Any]:
    """In a process of its own: what another scenario has left in caches would hide what this one visits."""
    visited: dict[str, set[int]] = {}
    begun = time.process_time()
    with watching(watched, visited):
        problems = run_scenario(scenario)
    seconds = round(time.process_time() - begun, 3)
    return {"holds": not problems, "seconds": seconds, "lines": {file: sorted(visited[file]) for file in visited}}


def story_of(name: str, data: Mapping[str, Any]) -> Story:
    lines = {file: frozenset(numbers) for file, numbers in data["lines"].items()}
    return Story(name, data["digest"], tuple(data["cites"]), data["seconds"], lines)


@contextmanager
def watching(watched: Mapping[str, str], visited: dict[str, set[int]]) -> Iterator[None]:
    """Notes the lines of these files that are visited meanwhile."""

    def on_call(frame: FrameType, event: str, arg: Any) -> Callable[..., Any] | None:
        name = watched.get(frame.f_code.co_filename)
        if name is None:
            return None
        lines = visited.setdefault(name, set())
        lines.add(frame.f_lineno)

        def on_line(frame: FrameType, event: str, arg: Any) -> Callable[..., Any]:
            lines.add(frame.f_lineno)
            return on_line

        return on_line

    sys.settrace(on_call)
    try:
        yield
    finally:
        sys.settrace(None)
