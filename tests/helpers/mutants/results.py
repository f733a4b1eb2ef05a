"""What became of each mutant, a line for each in a file under `build/`, so that a run can go on where it stopped."""

import hashlib
import json
import os
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

from tests.helpers.mutants.mutants import Mutant
from tests.helpers.mutants.visits import BUILD, Story


@dataclass(frozen=True)
class Result:
    key: str
    rules: str  # the digest of the rules it was tried with
    stories: str  # the digest of the scenario that noticed it, or of all of them if another could say more
    noticed_by: str  # the path of that scenario; empty if it survived
    of_its_clause: bool  # that scenario cites a clause of the function, or the function cites none


def file_of(game: str) -> Path:
    return BUILD / f"{game}.jsonl"


def digest_of_all(stories: Iterable[Story]) -> str:
    return hashlib.sha256("".join(sorted(story.path + story.digest for story in stories)).encode()).hexdigest()[:16]


def result_of(mutant: Mutant, story: Story | None, rules: str, stories: Sequence[Story]) -> Result:
    of_its_clause = story is not None and (not mutant.clauses or story.cites_one(mutant.clauses))
    digest = story.digest if story is not None and of_its_clause else digest_of_all(stories)
    return Result(mutant.key, rules, digest, story.path if story else "", of_its_clause)


def add_result(game: str, result: Result) -> None:
    """One write, so that several processes may add to the file."""
    line = json.dumps(asdict(result), ensure_ascii=False) + "\n"
    descriptor = os.open(file_of(game), os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o644)
    os.write(descriptor, line.encode())
    os.close(descriptor)


def read_results(game: str, rules: str, stories: Sequence[Story]) -> dict[str, Result]:
    """Those that still hold: of these rules, and of the scenarios as they are now."""
    file = file_of(game)
    if not file.exists():
        return {}
    by_path = {story.path: story.digest for story in stories}
    all_stories = digest_of_all(stories)
    found: dict[str, Result] = {}
    for line in file.read_text(encoding="utf-8").splitlines():
        result = Result(**json.loads(line))
        final = result.noticed_by and result.of_its_clause
        now = by_path.get(result.noticed_by) if final else all_stories
        if (result.rules, result.stories) == (rules, now):
            found[result.key] = result
    return found
