"""Tiles of a box's own that tasks name: read, told, seen, numbered, and played."""

import pytest

from rumpus.boxes.reference import Reference
from rumpus.boxes.uses import Uses
from rumpus.games.zombies_doom import GAME
from rumpus.games.zombies_doom.board import called_of, turned
from rumpus.games.zombies_doom.cards.box import SHELF, STANDARD
from rumpus.games.zombies_doom.cards.wording import describe_task
from rumpus.games.zombies_doom.reference import describe_tile
from rumpus.games.zombies_doom.setting import ZombiesSetting
from rumpus.games.zombies_doom.state import ZombiesState
from rumpus.games.zombies_doom.view import task_view
from rumpus.kernel.chance import SeededChance
from rumpus.kernel.match import Match
from rumpus.kernel.message import Message
from rumpus.learning.encoder import Encoder
from rumpus.records.vocabulary import Vocabularies
from rumpus.text.words import words_with

SHRINE = """
tile shrine
    kind: normal
    name: Shrine of bones
    name cs: Svatyně
    weapons: bow
    rock: north
    copies: 3
tile old-well
    kind: camp
    copies: 1
"""
TASKS = """
task pilgrimage
    stand on: shrine
task thirst
    stand on: old-well
"""


def written(tiles: str, tasks: str) -> dict[str, bytes]:
    files = SHELF.contents(STANDARD)
    tiles, tasks = files["tiles.txt"].decode() + tiles, files["tasks.txt"].decode() + tasks
    return {**files, "tiles.txt": tiles.encode(), "tasks.txt": tasks.encode()}


def with_tiles(tiles: str = SHRINE, tasks: str = TASKS) -> ZombiesSetting:
    return GAME.setting(2, {"box": f"mine@{SHELF.bring(written(tiles, tasks))}"})


def wrong(tiles: str, tasks: str) -> list[str]:
    """What is wrong with such a box."""
    words = words_with("en", GAME, GAME.setting(2, {}))
    return [words.say(problem) for problem in SHELF.read(written(tiles, tasks))[1]]


@pytest.mark.parametrize(
    ("language", "shrine", "well"),
    [
        ("en", "End your turn on “Shrine of bones”.", "End your turn on “Old well”."),
        ("cs", "Skonči tah na políčku „Svatyně“.", "Skonči tah na políčku „Old well“."),
        ("uk", "Завершіть хід на плитці «Shrine of bones».", "Завершіть хід на плитці «Old well»."),
    ],
)
def test_a_task_says_the_name_of_the_tile(language: str, shrine: str, well: str) -> None:
    setting = with_tiles()
    tasks, index = setting.box.tasks, setting.box.task_index
    words = words_with(language, GAME, setting)
    assert words.say(describe_task(tasks[index["pilgrimage"]])) == shrine
    assert words.say(describe_task(tasks[index["thirst"]])) == well


@pytest.mark.parametrize(
    ("language", "about"),
    [
        ("en", "a normal tile “Shrine of bones”, "),
        ("cs", "normální políčko „Svatyně“"),
        ("uk", "звичайна плитка «Shrine of bones»"),
    ],
)
def test_its_kind_and_its_name_are_one_thing(language: str, about: str) -> None:
    """Not two of a list: nobody reads “a castle and ‘Fort’”."""
    setting = with_tiles()
    (shrine,) = [card for card in setting.box.tiles if card.id == "shrine"]
    assert about in words_with(language, GAME, setting).say(describe_tile(shrine))


def test_a_turned_tile_keeps_its_name() -> None:
    tile = next(card.tile for card in with_tiles().box.tiles if card.id == "shrine")
    assert [called_of(turned(tile, quarters)) for quarters in range(4)] == [called_of(tile)] * 4
    assert called_of(tile)


def test_everybody_sees_which_tile_it_is() -> None:
    setting = with_tiles()
    match = Match(GAME, setting, SeededChance("2"))
    while match.asked().kind != "go":
        match.answer(match.asked().options[0])
    s = match.state
    assert isinstance(s, ZombiesState)
    here = [place for place, tile in enumerate(s.map.tiles) if setting.box.called[called_of(tile)] == "shrine"]
    assert here
    shown = [tile for tile in GAME.open_view(s).map.values() if tile.called == "shrine"]
    assert len(shown) == len(here)
    words = words_with("en", GAME, setting)
    about = Reference.of(GAME).describe(s, 0, setting.board.write(here[0]))
    assert "“Shrine of bones”" in words.say(about[0])
    task = task_view(setting.box.tasks[setting.box.task_index["pilgrimage"]])
    assert (task.tile, task.called) == ("normal", "shrine")
    going = {"seat": 0, "place": here[0], "origin": s.map.near[here[0]][0]}
    assert Uses.of(GAME).by_event["goes"](s, going)[-1].id == "shrine"


def test_numbers_tell_it_apart_and_other_boxes_keep_theirs() -> None:
    """Of a box without such tiles rows are as long as ever; answers have one numbering."""
    setting, plain = with_tiles(), GAME.setting(2, {})
    own, usual = Encoder(GAME.id, 2, {"box": setting.header()["box"]}), Encoder(GAME.id, 2, {})
    assert own.observation.layout.pieces["map.called"].stop - own.observation.layout.pieces["map.called"].start == 78
    assert usual.observation.layout.pieces["map.called"].start == usual.observation.layout.pieces["map.called"].stop
    mine, theirs = Vocabularies.of(GAME).vocabulary(setting), Vocabularies.of(GAME).vocabulary(plain)
    assert mine is not None
    assert theirs is not None
    assert mine.players.keys() == theirs.players.keys()


@pytest.mark.parametrize(
    ("tiles", "tasks", "told"),
    [
        (SHRINE, "task lost\n    stand on: shrin\n", "there is no tile “shrin” in tiles.txt. The closest: shrine."),
        (SHRINE, "task lost\n    stand on: moon\n", "there is no tile “moon” in tiles.txt."),
        ("", "task lost\n    stand on: crossroads-cliff\n", "nobody can ever do “lost”: nobody ends a turn on"),
        (
            "tile shrine\n    kind: normal\n    copies: 0\n",
            "task lost\n    stand on: shrine\n",
            "nobody can ever do “lost”: no map of this box has the tile “shrine” on it.",
        ),
        ("tile lost\n    kind: camp\n    copies: 1\n", "task lost\n    stand on: lost\n", "tasks.txt"),
    ],
    ids=["misspelt", "unknown", "nobody-stops", "none", "one-id-for-two"],
)
def test_what_is_wrong_is_told_in_one_sentence(tiles: str, tasks: str, told: str) -> None:
    (sentence,) = wrong(tiles, tasks)
    assert told in sentence
    assert "line" in sentence


def test_a_word_for_a_kind_is_the_kind() -> None:
    """The standard box has a tile called camp."""
    setting = with_tiles("", "task rest\n    stand on: camp\n")
    assert setting.box.called == ("",)
    words = words_with("en", GAME, setting)
    assert words.say(describe_task(setting.box.tasks[-1])) == "End your turn on a camp."


def test_the_rules_speak_of_tiles_if_there_are_such_tasks() -> None:
    with_them, without = words_with("en", GAME, with_tiles()), words_with("en", GAME, GAME.setting(2, {}))
    assert "only that one" in with_them.say(Message("rule-Z3-2"))
    assert "certain tile" not in without.say(Message("rule-Z3-2"))
