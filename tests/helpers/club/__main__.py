"""A club for a week, in compressed time:

    python -m tests.helpers.club [--players 500] [--days 7] [--seed 1] [--leak]

Its table is a file first, and from the middle of the week on a PostgreSQL with two processes. What happened is told,
and whatever is wrong; then it fails."""

import argparse
import asyncio
import resource
import sys
import tempfile
from pathlib import Path
from random import Random

from tests.helpers.club.judging import faults_in, histories_of, plant, problems, slope_of
from tests.helpers.club.weeks import club_for
from tests.helpers.table.own_postgres import own_postgres


async def play(players: int, days: int, seed: int, folder: Path, postgres: str, leak: bool) -> list[str]:
    async with club_for(players, folder, seed, leak) as club:
        await club.week(days, postgres)
        histories = await histories_of(club)
        found = await problems(club, histories)
        for kind, planted in plant(histories, Random(seed)):
            if kind not in {fault.kind for _, fault in faults_in(club, planted)}:
                found.append(f"a planted fault was not found: {kind}")
        for name, points in club.memory.items():
            slope = slope_of(points)
            told_slope = "too short to tell" if slope is None else f"{slope:.3f} blocks a request"
            rss = " ".join(str(one.memory.kib // 1024) for one in points)
            blocks = f"{points[0].memory.blocks} to {points[-1].memory.blocks} blocks"
            requests = points[-1].requests - points[0].requests
            print(f"{name}: {told_slope}; {blocks} in {requests} requests; MiB {rss}")
        told = club.told
        print(f"{len(club.rooms)} rooms opened, {len(histories)} played in, {len(club.tournaments)} tournaments")
        print(f"{told.acknowledged} acknowledged, {len(told.excused)} not heard of, as a table died or the store stood")
        print(f"{told.troubled} told that it is not possible now, {len(club.receivers.sent())} notices sent")
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description="A club for a week.")
    parser.add_argument("--players", type=int, default=500)
    parser.add_argument("--days", type=int, default=7)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--leak", action="store_true", help="let tables leak, to see it found")
    given = parser.parse_args()
    with own_postgres() as server, tempfile.TemporaryDirectory() as folder:
        found = asyncio.run(play(given.players, given.days, given.seed, Path(folder), server.get_uri(), given.leak))
    used = sum(resource.getrusage(who).ru_utime for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN))
    print(f"{used:.0f} seconds of processor time")
    for problem in found:
        print(f"WRONG: {problem}")
    return bool(found)


if __name__ == "__main__":
    sys.exit(main())
