"""The static checks and the tests of what has changed, in thirty seconds.

Changed is what differs from the commit where this branch left origin's main, uncommitted and new files included.
Left out are slow tests, browsers, servers and databases, and tests for which no time remains; make test runs them."""

import argparse
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor

from tests.helpers.places import ROOT
from tests.helpers.quick.changes import base_commit, changed_files
from tests.helpers.quick.checks import checks_of, report
from tests.helpers.quick.project import Project
from tests.helpers.quick.selection import Selection, modules_in, select

LAST_START = 25.0  # seconds after which no further test starts
LEAST = 5.0  # seconds for tests on a machine so busy that finding them takes all the time
MOST_FILES = 50  # collecting more takes time from running them
ENOUGH_FOR_TWO = 4  # files; for fewer a second worker costs more than it brings
NO_TESTS = 5  # pytest's exit code


def main() -> int:
    started = time.time()
    parser = argparse.ArgumentParser("make quick", description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--room", default="", help="run a room's tests, such as games/worms, whatever has changed")
    parser.add_argument("--since", default="", help="compare with this commit instead; HEAD: uncommitted changes only")
    given = parser.parse_args()
    since = given.since or base_commit(ROOT)
    files = changed_files(ROOT, since)
    project = Project(ROOT)
    if given.room:
        room = given.room.strip("/").replace("/", ".")
        try:
            selection = select(project, modules_in(project, room), room)
        except KeyError:
            parser.error(f"no room {given.room}: neither src/rumpus/{given.room} nor tests/{given.room} exists")
        print(f"Testing {given.room}:", end=" ")
    else:
        selection = select(project, {module for file in files for module in project.modules_of(file)})
        print(f"{len(files)} files changed since {since[:8]}:", end=" ")
    print(f"{len(selection.tests)} files of tests; {len(selection.heavy)} more are left to make test.", flush=True)
    with ThreadPoolExecutor() as pool:
        checks = [pool.submit(check) for check in checks_of(files)]
        passed = run_tests(project, selection, started + LAST_START)
        results = [result for check in checks for result in check.result()]
    print(f"{time.time() - started:.0f} seconds.")
    return 0 if report(results) and passed else 1


def run_tests(project: Project, selection: Selection, deadline: float) -> bool:
    if not selection.tests:
        return True
    chosen = selection.tests[:MOST_FILES]
    if left := selection.tests[MOST_FILES:]:
        print(f"{len(left)} files lie too far away, from {project.file(left[0]).relative_to(ROOT)} on.", flush=True)
    workers = ("-n", "2", "--maxschedchunk", "16") if len(chosen) >= ENOUGH_FOR_TWO else ()
    command = [sys.executable, "-m", "pytest", "-x", "-q", "--no-header", "-m", "not slow and not soak", *workers]
    command += ["-p", "tests.helpers.quick.deadline", f"--deadline={deadline}", f"--at-least={LEAST}"]
    done = subprocess.run([*command, *(project.file(test) for test in chosen)], cwd=ROOT, check=False)
    return done.returncode in (0, NO_TESTS)


if __name__ == "__main__":
    sys.exit(main())
