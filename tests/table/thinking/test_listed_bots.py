"""Bots that whoever runs the table has listed: guests choose them by name, and name nothing else."""

from pathlib import Path

import httpx
import pytest

from tests.helpers.asked_bot import served_bot
from tests.helpers.table.serve_command import serving
from tests.helpers.waiting import PATIENCE, until

MODULE = "from pathlib import Path\nPath(__file__).with_suffix('.loaded').touch()\ndef choose(*_):\n    return 0\n"


@pytest.mark.slow
def test_a_listed_bot_plays_and_nothing_else_is_loaded(tmp_path: Path) -> None:
    (tmp_path / "not_listed.py").write_text(MODULE, encoding="utf-8")
    with (
        served_bot() as (address, heard),
        serving(tmp_path, "--port", "0", "--bot", f"afar={address}") as (_, url),
        httpx.Client(base_url=url, timeout=PATIENCE) as guest,
    ):
        assert guest.get("/api/games").json()["bots"][-1] == "afar"
        wanted = {"game": "zombies-doom", "seats": ["afar", "random"], "options": {}, "public": True}
        room = guest.post("/api/rooms", json=wanted).json()["room"]
        until(lambda: len(heard) > 2)
        assert guest.get(f"/api/rooms/{room}").json()["seats"][0]["bot"] == "afar"
        for name in ("not_listed:choose", address, "strong@99"):
            refused = guest.post("/api/rooms", json=wanted | {"seats": [name, "random"]})
            assert refused.status_code == 400
            assert refused.json()["id"] in ("bot-unknown", "request-not-understood")  # too long for a name
    assert not (tmp_path / "not_listed.loaded").exists()


@pytest.mark.slow
def test_a_bot_that_cannot_be_loaded_is_told_before_anybody_comes(tmp_path: Path) -> None:
    with serving(tmp_path, "--port", "0", "--bot", "mine=no_such_module:choose") as (process, _):
        assert process.wait(PATIENCE) == 1
    assert "“no_such_module:choose” cannot be loaded: ModuleNotFoundError" in (tmp_path / "log").read_text("utf-8")
