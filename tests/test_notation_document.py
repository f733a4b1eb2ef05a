"""`docs/notation.md` and the page of each game beside it are true: their examples run, and they leave nothing out."""

import re
from pathlib import Path
from random import Random

import pytest

from rumpus.contract.random_play import some_option, some_setting
from rumpus.games.zombies_doom.board import DIAMOND
from rumpus.kernel.game import AnyGame
from rumpus.kernel.match import Match
from rumpus.kernel.question import CHANCE, Question
from rumpus.kernel.registry import find_game, game_ids
from rumpus.parts.hexgrid import DIRECTIONS, ORIGIN, STEP, write_hex
from rumpus.records import scenario_form
from rumpus.records.record import FORMAT, read_record
from rumpus.records.replay import replay
from rumpus.records.scenario import Scenario, read_scenario, run_scenario
from rumpus.records.scenarios import Scenarios
from rumpus.records.vocabulary import Vocabularies

DOCS = Path(__file__).parents[1] / "docs"
COMMON = (DOCS / "notation.md").read_text(encoding="utf-8")
GAMES = [find_game(id) for id in game_ids()]
COMPASS = {1: "north", 2: "north-east", 3: "south-east", 4: "south", 5: "south-west", 6: "north-west"}

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


def page_of(id: str) -> str:
    """What is written about the notation of one game."""
    return (DOCS / f"notation-{id}.md").read_text(encoding="utf-8")


def blocks(text: str) -> list[tuple[str, str]]:
    """The examples, each with the language it is written in."""
    return re.findall(r"^```(\w*)\n(.*?)^```", text, re.MULTILINE | re.DOTALL)


def scenarios_of(id: str) -> list[str]:
    return scenarios_in(page_of(id))


def scenarios_in(text: str) -> list[str]:
    return [block for language, block in blocks(text) if language == "toml"]


RECORDS = [
    block for text in (COMMON, *map(page_of, game_ids())) for _, block in blocks(text) if block.startswith(FORMAT)
]


def rows(text: str, heading: str) -> list[list[str]]:
    """The table whose first row begins with this heading, without its head."""
    table = text[text.index(f"\n| {heading} |") :].strip().split("\n\n")[0]
    return [[cell.strip() for cell in line.strip("|").split(" | ")] for line in table.splitlines()[2:]]


def quoted(cell: str) -> list[str]:
    return re.findall(r"`([^`]+)`", cell)


def named(text: str, heading: str) -> set[str]:
    """What stands in backticks in a table's first column."""
    return {word for row in rows(text, heading) for word in quoted(row[0])}


# Examples


@every_game
def test_the_examples_of_scenarios_run(game: AnyGame, tmp_path: Path) -> None:
    for example in scenarios_of(game.id):
        assert read_example(example, tmp_path).game is game
        assert run_scenario(read_example(example, tmp_path)) == []


def test_the_examples_for_all_games_run(tmp_path: Path) -> None:
    examples = scenarios_in(COMMON)
    assert examples
    for example in examples:
        assert run_scenario(read_example(example, tmp_path)) == []


def read_example(example: str, folder: Path) -> Scenario:
    file = folder / "example.toml"
    file.write_text(example, encoding="utf-8")
    return read_scenario(file)


def test_whatever_a_scenario_can_say_is_in_some_example() -> None:
    """A new key is not only described but shown to work."""
    examples = "".join(scenarios_in(COMMON) + [example for id in game_ids() for example in scenarios_of(id)])
    for key in (*scenario_form.EXPECTATIONS, *scenario_form.QUESTION_KEYS, "chance: any"):
        assert re.search(rf"\b{key}\b", examples), key
    for game in GAMES:
        shown = "".join(scenarios_of(game.id))
        for key in Scenarios.of(game).keys:
            assert re.search(rf"^{key}\b", shown, re.MULTILINE), key


@pytest.mark.parametrize("example", RECORDS)
def test_an_example_of_a_record_can_be_replayed(example: str) -> None:
    record = read_record(example)
    assert len(replay(record).answers) == len(record.lines)


@every_game
def test_there_are_examples_of_everything(game: AnyGame) -> None:
    assert f"(notation-{game.id}.md)" in COMMON
    assert "(notation.md)" in page_of(game.id)
    assert len(scenarios_of(game.id)) >= 2
    assert f"game: {game.id}\n" in "".join(RECORDS)


# What all games have in common


def test_every_key_of_a_scenario_is_described() -> None:
    assert {key.strip("[]") for key in named(COMMON, "key | what it says")} == set(scenario_form.KEYS)
    assert named(COMMON, "key | what must be so") == set(scenario_form.EXPECTATIONS)


# Each game


@every_game
def test_every_kind_of_question_is_described(game: AnyGame) -> None:
    described = {kind.strip("`"): written for kind, _, written, _ in rows(page_of(game.id), "kind")}
    state = game.start(game.setting(2, {}))
    vocabulary = Vocabularies.of(game).vocabulary(state.setting)
    assert vocabulary is not None
    answers = {**vocabulary.chance, **vocabulary.players}
    assert described.keys() == answers.keys()
    for kind, written in described.items():
        verb = state.write(Question(0, kind, ()), next(iter(answers[kind]))).split()[0]
        assert f"`{verb} " in written or f"`{verb}`" in written, kind


@every_game
@pytest.mark.parametrize("seed", range(10))
def test_whatever_is_answered_is_written_as_described(game: AnyGame, seed: int) -> None:
    """By whom, and with which words; names of cards, numbers and places are the answer's own."""
    table = {kind.strip("`"): (asked, quoted(written)) for kind, asked, written, _ in rows(page_of(game.id), "kind")}
    random = Random(seed)
    match = Match(game, some_setting(game, random))
    while (question := match.question) is not None:
        asked, examples = table[question.kind]
        assert ("chance" if question.seat == CHANCE else "player") in asked.replace("the same", "player, chance")
        for option in question.options:
            text = match.state.write(question, option)
            assert text.split()[0] in {example.split()[0] for example in examples}, text
            assert {*text.split()} & {"with", "itself", "and", "for"} <= {*" ".join(examples).split()}, text
        match.answer(some_option(question, random))


@every_game
def test_every_key_of_a_position_is_described(game: AnyGame) -> None:
    described = named(page_of(game.id), "key | what it says | if it is left out")
    assert described == set(Scenarios.of(game).keys)


@every_game
def test_every_option_is_described(game: AnyGame) -> None:
    described = {row[0].strip("`"): quoted(row[1]) for row in rows(page_of(game.id), "key | values | default")}
    assert described.keys() == {choice.key for choice in game.choices}
    for choice in game.choices:
        assert {*choice.values} <= {*described[choice.key]}, choice.key


@every_game
def test_every_fact_is_described(game: AnyGame) -> None:
    paragraph = page_of(game.id).partition("\n## Facts\n")[2].partition("\n## ")[0]
    facts = Scenarios.of(game).facts(game.start(game.setting(2, {})))
    assert [fact for fact in facts if f"`{fact}`" not in paragraph and f"`{fact}." not in paragraph] == []


# Where is what


def test_directions_of_worms_are_as_described() -> None:
    described = {
        int(number): (towards, adds.strip("` |")) for number, towards, adds in rows(page_of("worms"), "direction")
    }
    assert described == {way: (COMPASS[way], write_hex(ORIGIN + STEP[way])) for way in DIRECTIONS}
    north, east = STEP[1], STEP[2] + STEP[3]
    assert write_hex(ORIGIN + north) == "0,-1"
    assert write_hex(ORIGIN + east) == "2,-1"


def test_places_of_zombies_doom_are_as_described() -> None:
    text = " ".join(page_of("zombies-doom").split())
    written = [DIAMOND.write(place) for place in range(DIAMOND.places)]
    middle = [place for place in written if place.endswith(",4")]
    assert f"first row is `{' '.join(written[:3])}`, its middle row goes from `{middle[0]}` to `{middle[-1]}`" in text
    assert f"the castle is `{DIAMOND.write(DIAMOND.castle)}`" in text
    assert "The start tiles are `{}` and `{}`".format(*map(DIAMOND.write, DIAMOND.starts)) in text


def test_cards_of_zombies_doom_are_named_as_described() -> None:
    game = find_game("zombies-doom")
    cards = {card.id for card in game.setting(2, {}).box.weapons}
    assert named(page_of("zombies-doom"), "written") <= cards
