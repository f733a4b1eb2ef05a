"""The lab of a table that really serves: experiments are designed, played by processes of their own, watched, stopped,
read and taken along."""

import io
import os
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from rumpus.experiments.at_table import LabAtTable
from rumpus.table.studio import experiments, processes
from tests.helpers import held_lab
from tests.helpers.table.served import Served
from tests.helpers.waiting import PATIENCE, until

Json = dict[str, Any]
pytestmark = pytest.mark.slow

DESIGN: Json = {
    "question": "Is “yard” better?",
    "game": "zombies-doom",
    "boxes": ["standard", "yard"],
    "seats": [2],
    "bots": "random",
    "games": 40,
    "asks": [{"question": "As long?", "figure": "turns", "claim": "as_in", "low": 2}],
}


class Designer:
    def __init__(self, table: Served, language: str = "en") -> None:
        self.table = table
        assert table.serving.boxes is not None
        key = (table.serving.boxes / ".key").read_text()
        self.headers = {"Authorization": f"Bearer {key}", "Accept-Language": language}

    def get(self, path: str = "") -> Json:
        said = self.table.client.get(f"/api/lab{path}", headers=self.headers)
        assert said.status_code == 200, said.text
        found: Json = said.json()
        return found

    def say(self, path: str, **body: Any) -> httpx.Response:
        return self.table.client.post(f"/api/lab{path}", headers=self.headers, json=body)

    def post(self, path: str, **body: Any) -> Json:
        said = self.say(path, **body)
        assert said.is_success, said.text
        found: Json = said.json()
        return found

    def begin(self, **other: Any) -> str:
        text = self.post("/compose", **{**DESIGN, **other})["text"]
        id: str = self.post("", text=text)["info"]["id"]
        return id

    def state(self, id: str) -> str:
        state: str = self.get(f"/{id}")["info"]["state"]
        return state


@pytest.fixture(scope="module")
def boxes(tmp_path_factory: pytest.TempPathFactory) -> Path:
    boxes = tmp_path_factory.mktemp("lab") / "boxes"
    (boxes / "yard").mkdir(parents=True)
    (boxes / "yard" / "box.txt").write_text("name: Yard\nfrom: standard\n")
    (boxes / "yard" / "tiles.txt").write_text("tile camp\n    copies: 6\n")
    return boxes


@pytest.fixture(scope="module")
def table(boxes: Path) -> Iterator[Served]:
    left = boxes / ".draft-left"
    left.mkdir()
    os.utime(left, (0, 0))
    table = Served(boxes.parent / "rooms.db", boxes=boxes, studio="operator", lab=LabAtTable(priority=0))
    yield table
    table.stop()


@pytest.fixture
def ann(table: Served, monkeypatch: pytest.MonkeyPatch) -> Designer:
    monkeypatch.setattr(processes, "LONGEST", PATIENCE)
    return Designer(table)


def test_two_boxes_are_compared_read_watched_and_taken_along(ann: Designer, boxes: Path, tmp_path: Path) -> None:
    assert not (boxes / ".draft-left").exists()  # of a table that was killed
    id = ann.begin()
    until(lambda: ann.state(id) == "done")
    status = ann.get(f"/{id}")
    assert status["info"]["done"] == status["info"]["wanted"] == 80
    assert [cell["name"] for cell in status["cells"]] == ["Standard", "Yard"]
    wins = status["cells"][0]["wins"][0]
    assert wins["low"] < wins["value"] < wins["high"]
    assert "%" in wins["said"]
    (answer,) = status["info"]["answers"]
    assert answer["verdict"] in ("yes", "no", "unknown")
    assert "compared with Standard" in answer["evidence"][0]
    assert Designer(ann.table, "cs").get(f"/{id}")["info"]["answers"][0]["evidence"] != answer["evidence"]

    report = ann.post(f"/{id}/report")["address"]
    page = ann.table.client.get(f"/{report}")  # without a key: the address is one
    assert page.status_code == 200
    assert "As long?" in page.text
    assert f"#/lab/{id}/box%3D" in page.text
    assert "script" not in page.headers["Content-Security-Policy"]
    assert ann.table.client.get(f"/{report}".replace("index.html", "tables/games.csv")).text.startswith("cell,")
    for other in ("%2e%2e/wish.json", "%2e%2e/%2e%2e/%2e%2e/.key", "nothing"):
        assert ann.table.client.get(f"/{report}".replace("index.html", other)).status_code == 404
    assert ann.table.client.get(f"/{report}".replace(status["place"], f"lab/{id}/guess")).status_code == 404

    (boxes / "yard" / "tiles.txt").write_text("tile camp\n    copies: 5\n")  # it is another box by now
    links = ann.post(f"/{id}/watch", cell="box=yard", number=7)
    shown = ann.table.client.get(
        f"/api/rooms/{links['room']}", headers={"Authorization": f"Bearer {links['host']}"}
    ).json()
    assert shown["stage"] == "over"
    assert shown["options"]["box"].startswith("yard@")

    packed = ann.table.client.get(f"/{status['place']}/results.zip").content
    zipfile.ZipFile(io.BytesIO(packed)).extractall(tmp_path)
    again = [sys.executable, "-m", "rumpus", "lab", "run", f"{id}/{id}.toml"]
    said = subprocess.run(again, cwd=tmp_path, capture_output=True, text=True, check=True)
    assert "80 games" in said.stdout  # it found its boxes, and all that was played


def test_what_is_stopped_goes_on_and_what_was_played_when_the_table_closed_goes_on_too(
    ann: Designer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ann.table.server.studio.experiments.lab, "program", held_lab.__name__)
    wanted = {"boxes": ["standard"], "asks": [], "games": 300}
    id, second = ann.begin(**wanted), ann.begin(**wanted)
    until(lambda: ann.get(f"/{id}")["info"]["done"] > 0)
    assert ann.state(second) == "waiting"  # one after another
    ann.table.restart()
    ann = Designer(ann.table)
    until(lambda: ann.state(id) == "running")
    ann.post(f"/{id}/stop")
    until(lambda: ann.state(second) == "running")
    stopped = ann.get(f"/{id}")["info"]
    assert stopped["state"] == "stopped"
    assert 0 < stopped["done"] < 300
    ann.post(f"/{second}/remove")
    assert ann.say(f"/{second}/go-on").status_code == 404
    ann.post(f"/{id}/go-on")
    until(lambda: ann.state(id) == "running")
    ann.post(f"/{id}/remove")
    assert id not in [one["id"] for one in ann.get()["experiments"]]
    folder = ann.table.server.studio.experiments.place(id)
    until(lambda: not folder.exists())


def test_what_is_wrong_is_told_with_its_line_and_nothing_elsewhere_is_read_or_run(
    ann: Designer, boxes: Path, tmp_path: Path
) -> None:
    text = ann.post("/compose", **DESIGN)["text"]
    sound = ann.post("/check", text=text)
    assert (sound["remarks"], sound["games"], sound["cells"]) == ([], 80, ["Standard", "Yard"])

    def refused(old: str, new: str) -> Json:
        said = ann.post("/check", text=text.replace(old, new))["remarks"]
        assert ann.say("", text=text.replace(old, new)).status_code == 400
        assert len(said) == 1, new
        found: Json = said[0]
        return found

    wrong = refused('"turns"', '"turnips"')
    assert wrong["line"] == 1 + text.splitlines().index('figure = "turns"')
    assert wrong["text"] == f"experiment.toml, line {wrong['line']}: {wrong['brief']}"
    assert refused('"random"', '"os:getcwd"')["line"] == 1 + text.splitlines().index('bots = "random"')
    assert refused('"random"', '"http://127.0.0.1:1/"')["line"]
    text = ann.post("/compose", **{**DESIGN, "asks": []})["text"]
    for elsewhere in ("../boxes/yard", str(boxes / "yard"), ".key", ".."):
        assert "yard" in refused('"yard"]', f'"{elsewhere}"]')["text"]
    outside = f"../../../../../../..{tmp_path}/written.txt: name"
    assert refused("[sweep]", f'[sweep]\n"{outside}" = ["x"]')["line"]
    assert not (tmp_path / "written.txt").exists()
    assert "20,000" in refused("games = 40", "games = 10001")["text"]
    assert "1,000" in refused('"random"', '"strong@2000"')["text"]
    assert "24" in refused("[sweep]", f"[sweep]\nseed = {list(range(20))}")["text"]


def test_nobody_else_comes_in_and_there_is_an_end_to_it(ann: Designer, monkeypatch: pytest.MonkeyPatch) -> None:
    assert ann.table.client.get("/api/lab").json()["id"] == "studio-key-needed"
    assert ann.table.client.post("/api/lab", json={"text": ""}).status_code == 401
    assert ann.say("/compose", **{**DESIGN, "boxes": []}).status_code == 400
    monkeypatch.setattr(experiments, "MOST_EXPERIMENTS", 0)
    text = ann.post("/compose", **DESIGN)["text"]
    assert ann.say("", text=text).json()["id"] == "lab-too-many"
    monkeypatch.undo()
    monkeypatch.setattr(ann.table.server.studio.experiments.lab, "most_bytes", -1)
    assert ann.say("", text=text).json()["id"] == "lab-disk-full"
    assert ann.say("/../etc/stop").status_code == 404
    assert ann.say("/nothing/stop").json()["id"] == "lab-no-such-experiment"


def test_what_plays_has_the_lowest_priority_and_ends_with_the_table() -> None:
    waiting = processes.start(["cat"], LabAtTable().priority)
    try:
        assert os.getpriority(os.PRIO_PROCESS, waiting.pid) == 19
        assert waiting.poll() is None
    finally:
        processes.end(waiting)
    assert waiting.returncode is not None
