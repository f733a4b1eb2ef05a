"""The games themselves, as the table tells of them: choices, sheets, lessons, words."""

import shutil
from pathlib import Path

import pytest

from rumpus.boxes.boxes import Boxes
from rumpus.kernel.registry import find_game, game_ids
from rumpus.text.words import LANGUAGES, folder_files
from tests.helpers.table.served import Served, texts_of

every_game = pytest.mark.parametrize("game", game_ids())


def test_a_room_can_be_opened_with_all_that_is_offered(table: Served) -> None:
    library = table.client.get("/api/games").json()
    assert [game["id"] for game in library["games"]] == game_ids()
    for game in library["games"]:
        for choice in game["choices"]:
            for value in choice["values"]:
                options = {choice["key"]: value}
                said = table.post("/api/rooms", game=game["id"], seats=["person", "person"], options=options)
                assert said.status_code == 201, (options, said.text)
        said = table.post("/api/rooms", game=game["id"], seats=["person", library["bots"][0]], options=game["at_once"])
        assert said.status_code == 201


@every_game
def test_everything_that_has_a_name_has_a_sheet(table: Served, game: str) -> None:
    box = table.client.get(f"/api/games/{game}/box").json()
    ids = [(sheet["kind"], sheet["id"]) for sheet in box["sheets"]]
    assert len(set(ids)) == len(ids)
    assert box["names"].keys() <= {id for _, id in ids}
    assert box["renamed"] == []
    assert all(sheet["lines"] for sheet in box["sheets"])


def test_a_room_tells_of_the_box_that_it_is_played_with(tmp_path: Path) -> None:
    """And the table of the boxes that it has."""
    mine = tmp_path / "boxes" / "mine"
    mine.mkdir(parents=True)
    (tmp_path / "boxes" / "no-box").mkdir()
    shutil.copytree(mine, tmp_path / "boxes" / "standard")  # takes nobody's place
    for file, content in Boxes.of(find_game("worms")).files("standard").items():
        text = (
            content.decode()
            .replace("name: Standard", "name: Mine\nname cs: Moje")
            .replace("name: Bazooka", "name: Pea Shooter")
        )
        (mine / file).write_text(text.replace("accuracy 4", "accuracy 1", 1), encoding="utf-8")
    with (mine / "box.txt").open("a") as box_file:
        box_file.write("variant blitz\n    name: Blitz\n    name cs: Blesk\n    rules:\n        drops besides: 1\n")
    (mine / "pictures").mkdir()
    (mine / "pictures" / "bazooka.svg").write_text(drawing := '<svg xmlns="http://www.w3.org/2000/svg"/>')
    table = Served(tmp_path / "rooms.db", boxes=tmp_path / "boxes")
    try:
        choices = {
            game["id"]: {choice["key"]: choice for choice in game["choices"]}
            for game in table.client.get("/api/games").json()["games"]
        }
        assert choices["worms"]["box"]["values"] == ["standard", "mine"]
        titles = {"en": {"mine": "Mine"}, "cs": {"mine": "Moje"}, "uk": {"mine": "Mine"}}
        assert choices["worms"]["box"]["called"] == titles
        assert choices["worms"]["variants"]["values"][-1] == "blitz"
        variants = [choices["worms"]["variants"]["called"][language]["blitz"] for language in ("en", "cs", "uk")]
        assert variants == ["Blitz · Mine", "Blesk · Moje", "Blitz · Mine"]
        assert "box" not in choices["zombies-doom"]
        room = table.open("person", "random", game="worms", options={"box": "mine", "variants": "blitz"})
        box = table.client.get(f"/api/rooms/{room.id}/box").json()
        assert box["renamed"] == ["bazooka"]
        address = next(sheet["facts"]["picture"] for sheet in box["sheets"] if sheet["id"] == "bazooka")
        shutil.rmtree(mine)  # the room goes on with what it began with
        picture = table.client.get(address)
        assert (picture.text, picture.headers["Content-Type"]) == (drawing, "image/svg+xml")
        assert "default-src 'none'" in picture.headers["Content-Security-Policy"]
        assert table.client.get(f"/api/rooms/{room.id}/pictures/uzi").json()["id"] == "box-without-picture"
        assert not [sheet for sheet in box["sheets"] if sheet["id"] == "uzi" and "picture" in sheet["facts"]]
        assert box["translated"] == {"cs": {"blitz": "Blesk"}}
        assert box["names"]["bazooka"] == "Pea Shooter"
        lines = next(sheet["lines"] for sheet in box["sheets"] if sheet["id"] == "bazooka")
        assert [line["args"]["text"]["args"] for line in lines[1:]] == [{}, {"n": 1}, {}]  # target, accuracy, blast
        assert str(tmp_path) not in str(box)
    finally:
        table.stop()


@every_game
def test_every_lesson_can_be_followed_to_its_end(table: Served, game: str) -> None:
    lessons = next(one["lessons"] for one in table.client.get("/api/games").json()["games"] if one["id"] == game)
    assert lessons
    for id in lessons:
        lesson = table.client.get(f"/api/games/{game}/lessons/{id}").json()
        for step in lesson["steps"]:
            assert step["answer"] in texts_of(step["question"])
            assert step["question"]["speaker"] == lesson["learner"]
        assert lesson["steps"][-1]["events"]


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_reads_the_same_words_as_the_terminal(table: Served, game: str, language: str) -> None:
    parts = [table.client.get(f"/words/{language}/{part}").text for part in ("shell", game)]
    for file in (*folder_files(language, None), *folder_files(language, game)):
        assert any(file.read_text(encoding="utf-8") in part for part in parts)


def test_words_travel_packed_and_only_if_they_are_new(table: Served) -> None:
    first = table.client.get("/words/en/worms")
    assert first.headers["Content-Encoding"] == "gzip"
    again = table.client.get("/words/en/worms", headers={"If-None-Match": first.headers["ETag"]})
    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize(
    ("path", "why"),
    [
        ("/api/games/chess/box", "game-unknown"),
        ("/api/games/worms/lessons/second-turn", "lesson-unknown"),
        ("/words/xx/shell", "language-unknown"),
        ("/words/en/chess", "game-unknown"),
    ],
)
def test_what_there_is_not_is_said_by_name(table: Served, path: str, why: str) -> None:
    said = table.client.get(path)
    assert (said.status_code, said.json()["id"]) == (404, why)


def test_a_card_is_practised_answer_by_answer(table: Served) -> None:
    """Nothing is kept between the answers: all of them are sent again with each."""
    path, card, answers = "/api/games/worms/practice", "homing-missile", ["play homing-missile", "target 4,-1"]
    begun = table.post(path, card=card, seed="s", answers=[]).json()
    assert not begun["played"]
    assert begun["events"] == []
    for number, answer in enumerate(answers, 1):
        assert answer in texts_of(begun["question"])
        begun = table.post(path, card=card, seed="s", answers=answers[:number]).json()
        assert begun["events"]
        assert begun["played"]
    assert begun == table.post(path, card=card, seed="s", answers=answers).json()
    assert begun["question"]["kind"] == "place"  # of the drop card: the turn goes on


def test_what_an_answer_would_lead_to_is_told_in_a_practice(table: Served) -> None:
    wanted = {"card": "bazooka", "seed": "s", "answers": ["play bazooka"]}
    plain = table.post("/api/games/worms/practice", **wanted).json()
    told = table.post("/api/games/worms/practice", **wanted, considered="target 3,-3").json()
    assert plain["prospects"] == []
    assert len(told["prospects"]) > 3


def test_a_lesson_shows_where_shots_may_go(table: Served) -> None:
    steps = table.client.get("/api/games/worms/lessons/first-turn").json()["steps"]
    shot = next(step for step in steps if step["answer"].startswith("target"))
    assert len(shot["prospects"][shot["answer"]]) > 3


def test_a_card_of_a_rooms_own_box_is_practised(tmp_path: Path) -> None:
    mine = tmp_path / "boxes" / "mine"
    mine.mkdir(parents=True)
    for file, content in Boxes.of(find_game("worms")).files("standard").items():
        text = content.decode().replace("card homing-missile", "card pea").replace("name: Homing Missile", "name: Pea")
        (mine / file).write_text(text, encoding="utf-8")
    table = Served(tmp_path / "rooms.db", boxes=tmp_path / "boxes")
    try:
        room = table.open("person", "random", game="worms", options={"box": "mine"})
        said = table.post(f"/api/rooms/{room.id}/practice", card="pea", seed="s", answers=["play pea"])
        assert said.status_code == 201
        assert said.json()["played"]
        assert table.post("/api/games/worms/practice", card="pea", seed="s", answers=[]).status_code == 404
    finally:
        table.stop()
