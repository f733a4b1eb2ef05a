"""A game that somebody else has installed: one file and an entry point, and nothing of all that a game may give."""

import json
import re
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from random import Random
from typing import Any

import pytest

import rumpus as rumpus_package
from rumpus.bots.hint import advise
from rumpus.kernel.capability import Capability
from rumpus.kernel.chance import SeededChance
from rumpus.kernel.match import Match
from rumpus.kernel.message import Refused
from rumpus.kernel.registry import find_game, game_ids
from rumpus.learning.encoder import Encoder
from rumpus.text.words import LANGUAGES, words
from rumpus.thinking.bot import Limit, glimpse_of
from rumpus.thinking.evaluation import Evaluation, evaluate
from rumpus.thinking.grave import costs_of
from rumpus.thinking.odds import odds_of
from rumpus.thinking.registry import find_bot
from tests.helpers.installed import install, install_pig
from tests.helpers.places import ROOT
from tests.helpers.table.served import Served
from tests.helpers.waiting import until
from tests.helpers.writing import write_experiment
from tests.terminal.conftest import Rumpus, match_in, rumpus

__all__ = ["rumpus"]  # a fixture
ROLL = 1
PIG = ROOT / "tests" / "helpers" / "pig.py"


@pytest.fixture(autouse=True)
def _installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    install_pig(tmp_path / "site", monkeypatch)
    assert "pig" in game_ids()


def test_people_play_it_at_the_terminal(rumpus: Rumpus, tmp_path: Path) -> None:
    saved = tmp_path / "game.txt"
    typed = ["help", "rules", "board", "hint", "odds 1", "roll", "undo", *["1"] * 200]
    said = rumpus("play", "pig", "--seats", "person,person", "--seed", "1", "--save", saved, typed=typed)
    assert (said.code, said.err) == (0, "")
    assert "What do you choose? (go-on)" in said.out
    assert "\nscores: 0, 0\nsum: 2\n\n" in said.out
    assert "rolled: player 1, 3" in said.out
    assert match_in(saved).result is not None


@pytest.mark.parametrize("language", LANGUAGES)
def test_bots_play_it_and_whatever_they_did_is_replayed_in_every_language(
    rumpus: Rumpus, tmp_path: Path, language: str
) -> None:
    saved = tmp_path / "game.txt"
    bots = "easy,quick,fair,strong"
    said = rumpus("--lang", language, "play", "pig", "--seats", bots, "--simulations", "10", "--save", saved)
    assert (said.code, said.err) == (0, "")
    assert match_in(saved).result is not None
    assert rumpus("--lang", language, "replay", saved).code == 0
    assert json.loads(rumpus("replay", saved, "--json").out)
    looked_back = json.loads(rumpus("analyse", saved, "--simulations", "4").out)
    assert looked_back["game"] == "pig"


def test_it_has_no_box(rumpus: Rumpus, tmp_path: Path) -> None:
    saved = tmp_path / "game.txt"
    rumpus("play", "pig", "--seats", "random,random", "--save", saved)
    wanted = "rumpus: “pig” is played without a box: you cannot bring one of your own.\n"
    assert rumpus("box", "check", tmp_path, "--game", "pig").err == wanted
    assert rumpus("replay", saved, "--box", tmp_path).err == wanted


def near_the_end(sum_: int) -> Match:
    """Whoever holds now has won."""
    game = find_game("pig")
    match = Match(game, game.setting(2, {}), listen=False)
    match.answer(2)
    match.state.scores, match.state.sum = [18, 19], sum_  # type: ignore[attr-defined]
    return match


@pytest.mark.parametrize("level", ["fair", "strong"])
def test_without_an_evaluation_bots_play_on_and_find_the_win(level: str) -> None:
    match = near_the_end(4)
    for seed in range(10):
        glimpse = glimpse_of(match.game, match.setting, match.state, SeededChance(str(seed)))
        assert glimpse.options[find_bot(level)(glimpse, Random(seed), Limit(simulations=40))] == "hold"


def test_hints_and_odds_say_what_there_is_to_say() -> None:
    match = near_the_end(4)
    glimpse = glimpse_of(match.game, match.setting, match.state, SeededChance("1"))
    hint = advise(glimpse, Random(1), Limit(simulations=60))
    assert (glimpse.options[hint.place], [reason.id for reason in hint.reasons]) == ("hold", ["hint-wins"])
    assert odds_of(match.game, match.state, ROLL, SeededChance("1")).messages() == ()
    assert costs_of(match.game, match.state, ROLL) == ((), ())


def test_people_and_bots_play_it_at_the_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rumpus.table.hall.asking.PACE_OF_OTHERS", 0.0)
    table = Served(tmp_path / "rooms.db")
    try:
        games = {game["id"]: game for game in table.client.get("/api/games").json()["games"]}
        assert games["pig"]["choices"] == games["pig"]["lessons"] == []
        assert table.client.get("/api/games/pig/box").json()["sheets"] == []
        assert table.client.get("/words/en/pig").text == ""
        room = table.begin("person", "fair", game="pig", options={})
        asked = room.asked()
        assert len(asked.look()["view"]["scores"]) == 2
        assert asked.post("consider", question=asked.question()["number"], text="roll").status_code < 500
        room.play_to_the_end()
        until(lambda: room.info()["stage"] == "over")
        assert room.spectator.record().startswith("rumpus record 1\ngame: pig\nrules: 1\n")
        refused = table.post("/api/rooms", game="pig", seats=["random", "random"], options={"box": "mine"})
        assert (refused.status_code, refused.json()["id"]) == (400, "game-has-no-boxes")
    finally:
        table.stop()


def test_the_lab_plays_it_and_writes_a_report(rumpus: Rumpus, tmp_path: Path) -> None:
    path = write_experiment(tmp_path, "seats = 2\nlook_closely = 2\n", game="pig", games=6)
    out, report = tmp_path / "results", tmp_path / "report"
    assert rumpus("lab", "run", path, "--processes", "1", "--out", out).code == 0
    written = rumpus("lab", "report", out, "--out", report)
    assert (written.code, written.err) == (0, "")
    assert "pig" in next(report.glob("*.html")).read_text(encoding="utf-8")


TALKING = {
    "name.ftl": "game-name = Talking Pig\ngame-in-brief = Roll until you dare no more.\n",
    "events.ftl": "event-rolled = { $seat } rolls { $face }.\nevent-held = { $seat } holds.\nevent-turn = Next!\n",
    "questions.ftl": "ask-go-on = Once more?\nask-go-on-other = { $speaker } thinks.\n",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_brings_its_words_in_its_own_package_and_speaks_english_where_it_has_no_others(
    rumpus: Rumpus, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    site = tmp_path / "more"
    source = PIG.read_text(encoding="utf-8").replace('id = "pig"', 'id = "talking-pig"')
    install(site, monkeypatch, "talking_pig", source, "rumpus.games", {"talking-pig": "GAME"})
    package = site / "talking_pig"
    (package / "text" / "en").mkdir(parents=True)
    (site / "talking_pig.py").rename(package / "__init__.py")
    for name, text in TALKING.items():
        (package / "text" / "en" / name).write_text(text, encoding="utf-8")
    typed = ["2", "2", "quit"]
    said = rumpus("--lang", language, "play", "talking-pig", "--seed", "1", typed=typed)
    assert (said.code, said.err) == (0, "")
    assert said.out.startswith("Roll until you dare no more.\n")
    assert "Once more?\n" in said.out
    assert " rolls " in said.out


def test_who_trains_agents_is_told_what_it_lacks() -> None:
    with pytest.raises(Refused) as refused:
        Encoder("pig", 2, {})
    assert words("en").say(refused.value.message)


def test_the_document_shows_this_very_game() -> None:
    text = (ROOT / "docs" / "game.md").read_text(encoding="utf-8")
    game, more = re.findall(r"^```python\n(.*?)^```", text, re.MULTILINE | re.DOTALL)
    assert game == PIG.read_text(encoding="utf-8")
    found: dict[str, Any] = {"Evaluation": Evaluation}
    exec(game + more, found)
    sensible = found["PigWithSense"]()
    assert evaluate(sensible, Match(sensible, sensible.setting(2, {})).state) == (0.5, 0.5)


def test_the_document_names_every_capability_where_it_is_declared() -> None:
    for module in walk_packages(rumpus_package.__path__, "rumpus."):
        if not module.name.startswith(
            ("rumpus.cli", "rumpus.table", "rumpus.games", "rumpus.lab", "rumpus.env", "rumpus.site")
        ):
            import_module(module.name)
    text = (ROOT / "docs" / "game.md").read_text(encoding="utf-8")
    declared = {
        f"| `{one.__name__}` | `src/{one.__module__.replace('.', '/')}.py` |"
        for one in Capability.__subclasses__()
        if one.__module__.startswith("rumpus.") and not one.__module__.startswith("rumpus.games.")
    }
    assert declared == {line for line in declared if line in text}
    assert len(re.findall(r"^\| `\w+` \| `src/", text, re.MULTILINE)) == len(declared)


@pytest.mark.parametrize(("possible", "names"), [((3, 5), ("person", "fair", "fair")), ((1,), ("person",))])
def test_whoever_names_no_seats_plays_with_as_few_as_can(
    rumpus: Rumpus, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, possible: tuple[int, ...], names: tuple[str, ...]
) -> None:
    monkeypatch.setattr(find_game("pig"), "seats", possible)
    saved = tmp_path / "game.txt"
    said = rumpus("play", "pig", "--seed", "1", "--simulations", "4", "--save", saved, typed=["1"] * 300)
    assert (said.code, said.err) == (0, "")
    assert match_in(saved).names == names
