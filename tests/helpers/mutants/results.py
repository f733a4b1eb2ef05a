"""What became of each mutant, a line for each in a file under `build/`, so that a run can go on where it stopped."""

import hashlib
import json
import os
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

from tests.helpers.mutants.mutants import Mutant
from tests.helpers.mutants.visits import BUILD, Story


@dataclass(frozen=True)
class Result:
    key: str
    rules: str  # the digest of the rules it was tried with
    tried: str  # the digest of all scenarios that there were
    noticed_by: str  # the path of the scenario that noticed it; empty if it survived
    digest: str  # of that scenario
    of_its_clause: bool  # that scenario cites a clause of the function, or the function cites none

    @property
    def final(self) -> bool:
        """Whether no other scenario can say more."""
        return bool(self.noticed_by) and self.of_its_clause


class Results:
    """Those of a game that still hold: of these rules, and of scenarios that are as they were."""

    def __init__(self, game: str, rules: str, stories: Sequence[Story]) -> None:
        self.file = BUILD / f"{game}.jsonl"
        self.tried_file = BUILD / f"{game}-tried.json"
        self.rules = rules
        self.digests = {story.path: story.digest for story in stories}
        self.now = hashlib.sha256("".join(sorted(self.digests.values())).encode()).hexdigest()[:16]
        self.tried: dict[str, list[str]] = read_json(self.tried_file)
        self.known = {result.key: result for result in self.read() if self.holds(result)}

    def read(self) -> Iterator[Result]:
        if self.file.exists():
            for line in self.file.read_text(encoding="utf-8").splitlines():
                yield Result(**json.loads(line))

    def holds(self, result: Result) -> bool:
        same = self.digests.get(result.noticed_by, "") == result.digest
        return same and result.rules == self.rules and (result.final or result.tried in self.tried)

    def get(self, key: str) -> Result | None:
        """What became of a mutant, if every scenario that could say more was tried."""
        result = self.known.get(key)
        return result if result and (result.final or result.tried == self.now) else None

    def untried(self, key: str, stories: Sequence[Story]) -> list[Story]:
        """Those of these scenarios that were not there when the mutant was tried."""
        result = self.known.get(key)
        tried = frozenset(self.tried[result.tried]) if result else frozenset()
        return [story for story in stories if story.digest not in tried]

    def begin(self) -> None:
        """Note which scenarios there are, before they are tried."""
        self.tried[self.now] = sorted(self.digests.values())
        self.tried_file.parent.mkdir(parents=True, exist_ok=True)
        self.tried_file.write_text(json.dumps(self.tried), encoding="utf-8")

    def add(self, mutant: Mutant, story: Story | None) -> None:
        """What the untried scenarios have brought. One write, so that several processes may add to the file."""
        before = self.known.get(mutant.key)
        if story is None and before is not None:
            result = Result(before.key, self.rules, self.now, before.noticed_by, before.digest, before.of_its_clause)
        else:
            path, digest = (story.path, story.digest) if story else ("", "")
            of_its_clause = story is not None and (not mutant.clauses or story.cites_one(mutant.clauses))
            result = Result(mutant.key, self.rules, self.now, path, digest, of_its_clause)
        self.known[mutant.key] = result
        descriptor = os.open(self.file, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o644)
        os.write(descriptor, (json.dumps(asdict(result), ensure_ascii=False) + "\n").encode())
        os.close(descriptor)


def forget(game: str) -> None:
    (BUILD / f"{game}.jsonl").unlink(missing_ok=True)


def read_json(file: Path) -> dict[str, list[str]]:
    found: dict[str, list[str]] = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
    return found
