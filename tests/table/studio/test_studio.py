"""The studio of a table that really serves, with real files: boxes are begun, changed and played while it runs."""

import base64
import io
import os
import stat
import zipfile
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from rumpus.boxes.boxes import Boxes
from rumpus.kernel.registry import find_game
from rumpus.table.studio import saved_states, workshop
from rumpus.table.studio.studio import Studio
from rumpus.table.thinking.readers import brought_with
from tests.helpers.table.serve_command import serving
from tests.helpers.table.served import Served

Json = dict[str, Any]
CARD = """card pea-shooter
    name: Pea Shooter
    name cs: Foukačka
    deck: starter
    copies: 4
    dealt: to everyone
    line: text, move
    text:
        target any hex
        accuracy 1
        blast
"""


@pytest.fixture(scope="module")
def boxes(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("studio") / "boxes"


@pytest.fixture(scope="module")
def table(boxes: Path) -> Iterator[Served]:
    table = Served(boxes.parent / "rooms.db", boxes=boxes, studio="operator")
    yield table
    table.stop()


class Designer:
    """Whoever has the key."""

    def __init__(self, table: Served, boxes: Path, language: str = "en") -> None:
        self.table = table
        self.headers = {"Authorization": f"Bearer {(boxes / '.key').read_text()}", "Accept-Language": language}

    def get(self, path: str = "") -> httpx.Response:
        return self.table.client.get(f"/api/studio{path}", headers=self.headers)

    def post(self, path: str, **body: Any) -> httpx.Response:
        return self.table.client.post(f"/api/studio{path}", headers=self.headers, json=body)

    def begin(self, name: str, game: str = "worms", base: str = "standard") -> Json:
        said = self.post(f"/{game}/{name}/begin", base=base)
        assert said.status_code == 201, said.text
        begun: Json = said.json()
        return begun

    def save(self, box: Json, **files: str) -> httpx.Response:
        changed = {**box["files"], **{file.replace("__", "."): text for file, text in files.items()}}
        return self.post(f"/{box['game']}/{box['name']}/save", files=changed, seen=box["state"])

    def saved(self, box: Json, **files: str) -> Json:
        said = self.save(box, **files)
        assert said.status_code == 201, said.text
        found: Json = said.json()
        return found

    def check(self, box: Json, **files: str) -> Json:
        changed = {**box["files"], **{file.replace("__", "."): text for file, text in files.items()}}
        said = self.post(f"/{box['game']}/{box['name']}/check", files=changed)
        assert said.status_code == 200, said.text
        found: Json = said.json()
        return found


@pytest.fixture
def ann(table: Served, boxes: Path) -> Designer:
    return Designer(table, boxes)


def listed(ann: Designer, name: str) -> Json:
    found: Json = next(one for one in ann.get().json()["boxes"] if one["name"] == name)
    return found


def offered(table: Served, game: str = "worms") -> Json:
    found = next(one for one in table.client.get("/api/games").json()["games"] if one["id"] == game)
    return next((one["called"]["en"] for one in found["choices"] if one["key"] == "box"), {})


def zipped(**files: Any) -> str:
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        for file, content in files.items():
            archive.writestr(file, content)
    return base64.b64encode(packed.getvalue()).decode()


def test_only_whoever_has_the_key_comes_in(table: Served, boxes: Path, ann: Designer) -> None:
    assert stat.S_IMODE((boxes / ".key").stat().st_mode) == 0o600
    assert table.client.get("/api/studio").status_code == 401
    wrong = {"Authorization": "Bearer " + "x" * 32}
    assert table.client.get("/api/studio", headers=wrong).json()["id"] == "studio-key-needed"
    assert table.client.post("/api/studio/worms/a/begin", json={"base": "standard"}).status_code == 401
    assert not (boxes / "a").exists()
    assert ann.get().status_code == 200
    assert table.client.get("/api/games").json()["studio"] == "operator"


def test_whoever_runs_the_table_is_told_where_its_studio_is(tmp_path: Path) -> None:
    """Boxes lie in a folder of their own, which nobody has to name."""
    with serving(tmp_path, "--port", "0") as (process, address):
        assert process.stdout is not None
        told = process.stdout.readline()
        key = (tmp_path / "data" / "rumpus" / "boxes" / ".key").read_text()
        assert f"{address}/#/studio/{key}" in told
        headers = {"Authorization": f"Bearer {key}"}
        assert httpx.get(f"{address}/api/studio", headers=headers).json()["boxes"] == []


def test_the_key_stays_the_same_and_without_a_folder_there_is_no_studio(boxes: Path, table: Served) -> None:
    assert Studio(boxes, "operator").key == (boxes / ".key").read_text()
    assert Studio(None, "everybody").who == "nobody"
    assert Studio(boxes, "everybody").enter(None)


def test_a_box_is_called_as_its_author_calls_it(ann: Designer) -> None:
    titled = ann.post("/worms/muj-dvur/begin", base="standard", title=" Můj\ndvůr # 2 ").json()
    assert (titled["name"], titled["titles"]) == ("muj-dvur", {"en": "Můj dvůr 2"})
    assert ann.begin("muj-dvorek")["titles"] == {"en": "Muj dvorek"}


def test_a_box_is_begun_changed_and_offered_while_the_table_runs(table: Served, ann: Designer) -> None:
    box = ann.begin("peas")
    assert "from: standard" in box["files"]["box.txt"]
    assert offered(table)["peas"] == "Peas"
    ann.saved(box, box__txt="name: Green peas\nname cs: Zelený hrášek\nfrom: standard\n", weapons__cards=CARD)
    assert offered(table)["peas"] == "Green peas"
    assert listed(ann, "peas")["game"] == "worms"
    assert listed(ann, "peas")["titles"] == {"en": "Green peas", "cs": "Zelený hrášek"}  # of which the page shows one


def test_what_is_wrong_is_said_with_its_line_in_the_readers_language_and_nothing_is_written(
    table: Served, boxes: Path, ann: Designer
) -> None:
    box = ann.begin("typing")
    broken = CARD.replace("accuracy 1", "accurasy 1")
    [remark] = [one for one in ann.check(box, weapons__cards=broken)["remarks"] if one["wrong"]]
    assert (remark["file"], remark["line"]) == ("weapons.cards", 10)
    assert "accurasy" in remark["text"]
    czech = Designer(table, boxes, "cs").check(box, weapons__cards=broken)["remarks"][0]
    assert czech["text"] == f"weapons.cards, řádek 10: {czech['brief']}"
    assert ann.get("/worms/typing").json() == box
    assert not [file for file in boxes.iterdir() if file.name.startswith(".draft")]


def test_a_sound_box_is_shown_with_names_in_languages_before_it_is_saved(ann: Designer) -> None:
    found = ann.check(ann.begin("shown"), weapons__cards=CARD)
    assert [one for one in found["remarks"] if one["wrong"]] == []
    assert found["box"]["names"]["pea-shooter"] == "Pea Shooter"
    assert found["box"]["translated"]["cs"]["pea-shooter"] == "Foukačka"
    assert "pea-shooter" in [sheet["id"] for sheet in found["box"]["sheets"]]
    assert "Shown" in found["holds"]
    other = ann.check(ann.begin("shown-too", "zombies-doom"))
    assert [one for one in other["remarks"] if one["wrong"]] == []
    assert "Shown too" in other["holds"]


def test_an_unsound_box_can_be_saved_but_is_not_offered(table: Served, ann: Designer) -> None:
    ann.saved(ann.begin("unsound"), weapons__cards="card\n")
    assert "unsound" not in offered(table)
    assert listed(ann, "unsound")["titles"] == {}


def test_a_box_that_derives_from_a_changed_one_changes_with_it(table: Served, ann: Designer) -> None:
    parent = ann.begin("parent")
    ann.begin("child", base="parent")
    assert "pea-shooter" not in ann.check(ann.get("/worms/child").json())["box"]["names"]
    ann.saved(parent, weapons__cards=CARD)
    assert "pea-shooter" in ann.check(ann.get("/worms/child").json())["box"]["names"]
    room = table.open("person", "random", options={"setup": "quick", "box": "child"})
    assert "pea-shooter" in table.client.get(f"/api/rooms/{room.id}/box").json()["names"]


def test_whoever_saves_over_somebody_elses_work_is_refused_and_nothing_is_lost(ann: Designer) -> None:
    box = ann.begin("shared")
    ours = ann.saved(box, box__txt="name: Ours\nfrom: standard\n")
    said = ann.save(box, box__txt="name: Theirs\nfrom: standard\n")
    assert (said.status_code, said.json()["id"]) == (409, "studio-changed-meanwhile")
    assert ann.get("/worms/shared").json() == ours
    ann.saved(ours, box__txt="name: Theirs\nfrom: standard\n")
    states = ann.get("/worms/shared/history").json()
    texts = [ann.get(f"/worms/shared/history/{one['id']}").json()["files"]["box.txt"] for one in states]
    assert [text.splitlines()[0] for text in texts[:2]] == ["name: Theirs", "name: Ours"]
    assert texts[2] == box["files"]["box.txt"]


def test_a_change_by_another_program_is_kept_before_it_is_replaced(boxes: Path, ann: Designer) -> None:
    box = ann.begin("edited")
    (boxes / "edited" / "box.txt").write_text("name: By hand\nfrom: standard\n")
    assert ann.save(box).status_code == 409
    now = ann.get("/worms/edited").json()
    ann.saved(now, box__txt="name: Here\nfrom: standard\n")
    states = ann.get("/worms/edited/history").json()
    then = ann.get(f"/worms/edited/history/{states[1]['id']}").json()
    assert then["files"]["box.txt"].startswith("name: By hand")
    assert any("By hand" in change and "Here" in change for change in then["changes"])
    back = ann.post("/worms/edited/restore", id=states[1]["id"], seen=ann.get("/worms/edited").json()["state"])
    assert back.json()["files"] == then["files"]


def test_history_has_an_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(saved_states, "MOST_STATES", 3)
    kept = saved_states.SavedStates(tmp_path)
    for number in range(5):
        kept.keep("a", {"box.txt": f"name: {number}\n".encode()})
        kept.keep("a", {"box.txt": f"name: {number}\n".encode()})
    newest = [kept.files("a", one.id, lambda _: True)["box.txt"] for one in kept.states("a")]
    assert newest == [b"name: 4\n", b"name: 3\n", b"name: 2\n"]


def test_a_room_keeps_the_box_it_began_with(tmp_path: Path) -> None:
    """Whatever becomes of the folder, for those who look, for its bots, and when the table starts anew."""
    table = Served(tmp_path / "rooms.db", boxes=tmp_path / "boxes", studio="operator")
    try:
        ann = Designer(table, tmp_path / "boxes")
        box = ann.saved(ann.begin("peas"), weapons__cards=CARD)
        room = table.begin("person", "random", options={"setup": "quick", "box": "peas"})
        looked_up = f"/api/rooms/{room.id}/box"
        before = table.client.get(looked_up).json()
        assert "pea-shooter" in before["names"]
        now = ann.saved(box, weapons__cards=CARD.replace("accuracy 1", "accuracy 5").replace("Pea", "Bean"))
        after = table.begin("person", "random", options={"setup": "quick", "box": "peas"})
        assert table.client.get(f"/api/rooms/{after.id}/box").json()["names"]["pea-shooter"] == "Bean Shooter"
        assert table.client.get(looked_up).json() == before
        assert brought_with(table.server.hall.live[room.id].room) is not None  # for those who think for its bots
        for again in (False, True):
            if again:
                ann.post("/worms/peas/remove", seen=now["state"])
                table.restart()
            asked = room.asked()  # until the bot has answered, who has to know the box
            assert asked.post("answer", question=asked.question()["number"], text=asked.options()[0]).status_code == 201
            assert table.client.get(looked_up).json()["names"] == before["names"]
    finally:
        table.stop()


def test_a_card_of_a_box_is_practised(ann: Designer) -> None:
    ann.saved(ann.begin("tried"), weapons__cards=CARD)
    said = ann.post("/worms/tried/practice", card="pea-shooter", seed="a", answers=[])
    assert said.status_code == 200, said.text
    assert said.json()["question"] is not None


def test_a_box_goes_out_and_comes_in_as_one_file(boxes: Path, ann: Designer) -> None:
    box = ann.saved(ann.begin("packed"), weapons__cards=CARD)
    (boxes / "packed" / "pictures").mkdir()
    picture = b'<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/></svg>'
    (boxes / "packed" / "pictures" / "pea-shooter.svg").write_bytes(picture)
    (boxes / "packed" / "notes.doc").write_text("not of the box")
    shown = next(sheet for sheet in ann.check(box)["box"]["sheets"] if sheet["id"] == "pea-shooter")
    assert shown["facts"]["picture"] == f"data:image/svg+xml;base64,{base64.b64encode(picture).decode()}"
    data = ann.get("/worms/packed/pack").content
    assert "packed/notes.doc" not in zipfile.ZipFile(io.BytesIO(data)).namelist()
    said = ann.post("/worms/unpacked/unpack", packed=base64.b64encode(data).decode())
    assert said.json()["files"] == box["files"]
    assert (boxes / "unpacked" / "pictures" / "pea-shooter.svg").read_bytes() == picture


@pytest.mark.parametrize(
    "file",
    ["../evil.txt", "/evil.txt", "box.txt/../../evil.txt", "pictures/../../evil.svg", ".key", "x/../box.txt"],
)
def test_nothing_outside_of_the_box_is_written_by_a_zip(boxes: Path, ann: Designer, file: str) -> None:
    before = sorted(boxes.parent.rglob("*"))
    name = f"zip{zlib.crc32(file.encode())}"
    said = ann.post(f"/worms/{name}/unpack", packed=zipped(**{"box.txt": "name: A\nfrom: standard\n", file: "evil"}))
    assert said.status_code == 201
    added = {path.relative_to(boxes.parent).parts[:3] for path in boxes.parent.rglob("*") if path not in before}
    history = {("boxes", ".history"), ("boxes", ".history", name)}
    assert added <= history | {("boxes", name), ("boxes", name, "box.txt"), ("boxes", ".lock")}


def test_a_zip_that_is_none_or_too_large_is_refused(boxes: Path, ann: Designer) -> None:
    for packed in (base64.b64encode(b"no zip").decode(), zipped(readme="hello")):
        assert ann.post("/worms/none/unpack", packed=packed).json()["id"] == "studio-not-a-box"
    bomb = zipped(**{"box.txt": "name: A\n", "weapons.cards": b" " * 30_000_000})
    assert ann.post("/worms/none/unpack", packed=bomb).json()["id"] == "studio-too-large"
    assert not (boxes / "none").exists()


@pytest.mark.parametrize("name", [".history", ".key", "A", "a b", "a" * 41, "standard", "%2e%2e", "..%2fa", "ä"])
def test_a_box_has_a_plain_name(boxes: Path, ann: Designer, name: str) -> None:
    before = sorted(boxes.parent.rglob("*"))
    assert ann.post(f"/worms/{name}/begin", base="standard").status_code in (400, 404, 405, 409)
    assert ann.get(f"/worms/{name}").status_code in (404, 405)
    assert [path for path in sorted(boxes.parent.rglob("*")) if path not in before and path.name != ".lock"] == []


def test_only_files_that_a_box_may_have_are_written(boxes: Path, ann: Designer) -> None:
    box = ann.begin("strict")
    for file in ("../evil.txt", "notes.doc", ".key", "tasks.txt"):
        said = ann.post("/worms/strict/save", files={**box["files"], file: "evil"}, seen=box["state"])
        assert (said.status_code, said.json()["id"]) == (400, "studio-no-part")
    long = ann.post("/worms/strict/check", files={"box.txt": "ž" * 150_000})
    assert long.status_code == 413
    assert ann.get("/worms/strict").json() == box


def test_a_box_derives_from_nothing_that_lies_elsewhere(boxes: Path, ann: Designer) -> None:
    (boxes.parent / "secret").mkdir()
    (boxes.parent / "secret" / "box.txt").write_text("name: Secret\nfrom: standard\n")
    box = ann.begin("curious")
    for base in ("../secret", str(boxes.parent / "secret"), "..", ".history"):
        text = f"name: Curious\nfrom: {base}\n"
        [remark] = ann.check(box, box__txt=text)["remarks"]
        assert (remark["file"], remark["line"], remark["wrong"]) == ("box.txt", 2, True)
        assert ann.save(box, box__txt=text).json()["id"] == "studio-base-elsewhere"
        packed = zipped(**{"box.txt": text})
        assert ann.post("/worms/curious-too/unpack", packed=packed).json()["id"] == "studio-base-elsewhere"


def test_a_new_box_never_replaces_one(ann: Designer, monkeypatch: pytest.MonkeyPatch) -> None:
    ann.begin("once")
    assert ann.post("/worms/once/begin", base="standard").status_code == 409
    assert ann.post("/worms/once/unpack", packed=zipped(**{"box.txt": "name: A"})).status_code == 409
    monkeypatch.setattr(workshop, "MOST_BOXES", 1)
    assert ann.post("/worms/twice/begin", base="standard").json()["id"] == "studio-too-many-boxes"


def test_a_removed_box_is_gone_but_for_its_history(boxes: Path, table: Served, ann: Designer) -> None:
    box = ann.begin("gone", "zombies-doom")
    assert ann.post("/zombies-doom/gone/remove", seen=box["state"]).status_code == 201
    assert not (boxes / "gone").exists()
    assert "gone" not in offered(table, "zombies-doom")
    assert len(saved_states.SavedStates(boxes).states("gone")) == 1


def test_a_box_that_changes_is_read_again_and_old_ones_are_forgotten(tmp_path: Path) -> None:
    game = find_game("worms")
    shelf = Boxes.of(game).shelf
    assert shelf is not None
    (tmp_path / "a").mkdir()
    digests = set()
    for number in range(40):
        (tmp_path / "a" / "box.txt").write_text(f"name: A{number}\nfrom: standard\n")
        os.utime(tmp_path / "a" / "box.txt", (0, 0))
        digests.add(game.setting(2, {"box": str(tmp_path / "a")}).header()["box"])
    assert len(digests) == 40
    assert len(shelf.read_last) <= 32
