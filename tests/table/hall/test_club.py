"""Some days of a small club, in compressed time; `make soak-club` is a large one for a week."""

from pathlib import Path
from random import Random

import pytest

from tests.helpers.club.judging import faults_in, histories_of, plant, problems
from tests.helpers.club.weeks import club_for

pytestmark = pytest.mark.anyio


@pytest.mark.slow
async def test_a_club_loses_nothing_by_a_restart_and_a_full_disk(tmp_path: Path) -> None:
    async with club_for(12, tmp_path, seed=1) as club:
        await club.week(days=2)
        histories = await histories_of(club)
        assert await problems(club, histories) == []
        for kind, planted in plant(histories, Random(1)):
            assert kind in {fault.kind for _, fault in faults_in(club, planted)}
        assert club.told.troubled  # the disk was full for somebody
        assert club.receivers.sent()
