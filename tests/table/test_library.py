"""The games themselves, as the table tells of them: choices, sheets, lessons, words."""

import pytest

from rumpus.kernel.registry import game_ids
from rumpus.text.words import LANGUAGES, fluent_files
from tests.table.served import Served

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
    sheets = table.client.get(f"/api/games/{game}/sheets").json()
    ids = [(sheet["kind"], sheet["id"]) for sheet in sheets]
    assert len(set(ids)) == len(ids)
    names = next(one["names"] for one in table.client.get("/api/games").json()["games"] if one["id"] == game)
    assert names.keys() <= {id for _, id in ids}
    assert all(sheet["lines"] for sheet in sheets)


@every_game
def test_every_lesson_can_be_followed_to_its_end(table: Served, game: str) -> None:
    lessons = next(one["lessons"] for one in table.client.get("/api/games").json()["games"] if one["id"] == game)
    assert lessons
    for id in lessons:
        lesson = table.client.get(f"/api/games/{game}/lessons/{id}").json()
        for step in lesson["steps"]:
            assert step["answer"] in step["question"]["options"]
            assert step["question"]["speaker"] == lesson["learner"]
        assert lesson["steps"][-1]["events"]


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_reads_the_same_words_as_the_terminal(table: Served, game: str, language: str) -> None:
    parts = [table.client.get(f"/words/{language}/{part}").text for part in ("shell", game)]
    for file in fluent_files(language, game):
        assert any(file.read_text(encoding="utf-8") in part for part in parts)


def test_words_travel_packed_and_only_if_they_are_new(table: Served) -> None:
    first = table.client.get("/words/en/worms")
    assert first.headers["Content-Encoding"] == "gzip"
    again = table.client.get("/words/en/worms", headers={"If-None-Match": first.headers["ETag"]})
    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize(
    ("path", "why"),
    [
        ("/api/games/chess/sheets", "game-unknown"),
        ("/api/games/worms/lessons/second-turn", "lesson-unknown"),
        ("/words/xx/shell", "language-unknown"),
        ("/words/en/chess", "game-unknown"),
    ],
)
def test_what_there_is_not_is_said_by_name(table: Served, path: str, why: str) -> None:
    said = table.client.get(path)
    assert (said.status_code, said.json()["id"]) == (404, why)
