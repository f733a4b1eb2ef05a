"""What happens in a game, to whom and by what, and where its luck comes from."""

from pathlib import Path

import msgspec
import pytest

from rumpus.boxes.happenings import Happenings
from rumpus.kernel.message import Message
from rumpus.kernel.registry import find_game
from rumpus.lab.experiment import read_experiment
from rumpus.lab.gathering import gather, tell_happenings, tell_sources
from rumpus.lab.measuring import Tally
from rumpus.lab.playing import play_game
from rumpus.lab.report import write_report
from rumpus.lab.rows import GameRow, LuckFigures, UseCount
from rumpus.text.words import LANGUAGES, Words
from tests.helpers.made_up import SWEPT, a_row, at_random, many
from tests.helpers.writing import write_experiment


def played(folder: Path, game: str, numbers: range, bots: str = '"random"') -> list[GameRow]:
    experiment = read_experiment(write_experiment(folder, "seats = 2\nlook_closely = 2\n", game=game, bots=bots))
    return [play_game(experiment, experiment.cells[0], number, folder) for number in numbers]


@pytest.mark.parametrize("game", ["zombies-doom", "worms"])
def test_a_game_says_what_happens_in_it(tmp_path: Path, game: str) -> None:
    rows = played(tmp_path, game, range(2))
    assert {one.kind for row in rows for one in row.happened} >= {"death"}
    for row in rows:
        assert row.quiet is not None
        assert 0 <= row.quiet < row.turns


def test_a_turn_in_which_nothing_happens_is_quiet() -> None:
    """Two of three turns: in the first somebody dies, which is no fight; the last is still under way at the end."""
    game = find_game("zombies-doom")
    tally = Tally(game, game.start(game.setting(2, {})))
    for event, args in (
        ("dies", {"seat": 1}),  # before the first turn: of no turn
        ("turn", {"seat": 0}),
        ("dies", {"seat": 0}),
        ("turn", {"seat": 1}),
        ("beats", {"seat": 1, "monster": 1, "place": 3}),
        ("beats", {"seat": 1, "monster": 1, "place": 3}),
        ("turn", {"seat": 0}),
    ):
        tally.hear("Z1", event, args)
    assert tally.quiet() == 2
    assert set(tally.happened()) == {
        UseCount("death", "", 1, 1),
        UseCount("death", "", 0, 1),
        UseCount("fight", "", 1, 2),
    }


def test_a_game_that_says_nothing_of_it_has_no_quiet_turns() -> None:
    assert (Happenings.by_event, Happenings.eventful, Happenings.sources) == ({}, frozenset(), {})


def test_worms_are_hurt_by_weapons(tmp_path: Path) -> None:
    rows = played(tmp_path, "worms", range(3, 5))
    by = {one.id for row in rows for one in row.happened}
    assert {"", "mine", "super-sheep"} <= by  # nothing is what walks into the water
    weapons = {use.id for row in rows for use in row.uses if use.kind == "card"}
    assert by - {""} <= weapons


def test_luck_is_divided_among_its_sources(tmp_path: Path) -> None:
    (row,) = played(tmp_path, "zombies-doom", range(1))
    assert row.luck is not None
    assert sum(row.luck.by_source.values()) == pytest.approx(row.luck.by_chance, abs=0.001)
    assert {"order", "weapons", "monsters"} <= row.luck.by_source.keys()
    assert "set-up" not in row.luck.by_source  # it is the map, or who begins


def test_shares_of_luck_are_of_all_games_together() -> None:
    luck = [
        LuckFigures((0.0, 0.0), 4.0, 1.0, {"dice": 1.0, "draws": 3.0}),
        LuckFigures((0.0, 0.0), 1.0, 1.0, {"dice": 1.0}),
    ]
    found = tell_sources([a_row(luck=one) for one in luck])
    assert {source: estimate.value for source, estimate in found.items()} == {"dice": 0.4, "draws": 0.6}


def test_what_happens_is_told_by_the_order_of_play() -> None:
    rows = [
        a_row(order=(1, 0), happened=(UseCount("death", "bow", 1, 3),)),
        a_row(order=(0, 1), happened=(UseCount("death", "bow", 1, 1),)),
    ]
    (places,) = tell_happenings(rows, 2).values()
    assert [place.value for place in places] == [1.5, 0.5]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_report_tells_it_in_the_games_own_words(tmp_path: Path, language: str) -> None:
    def make(cell: str, seats: int, number: int) -> GameRow:
        row = at_random(cell, seats, number)
        luck = LuckFigures((0.0,) * seats, 1.0, 1.0, {"order": 0.25, "weapons": 0.75})
        return msgspec.structs.replace(row, luck=luck, quiet=3, happened=(UseCount("castle", "", 0, 1),))

    results = many(tmp_path, 40, SWEPT, make)
    words = Words(language, "zombies-doom")
    html = write_report(results, tmp_path, words.say, language).read_text(encoding="utf-8")
    for id in ("report-happening-castle", "report-source-order", "report-figure-quiet", "report-figure-pace"):
        assert words.say(Message(id)) in html
    assert all(cell.sources["weapons"].value == 0.75 for cell in gather(results).cells)
