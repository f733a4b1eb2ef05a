"""What can be looked up while playing Worms."""

import pytest

from rumpus.boxes.boxes import Boxes
from rumpus.boxes.naming import Naming
from rumpus.boxes.reference import Reference
from rumpus.games.worms import GAME
from rumpus.games.worms.cards.box import STANDARD
from rumpus.games.worms.state import WormsState
from rumpus.kernel.chance import SeededChance
from rumpus.kernel.match import Match
from rumpus.text.words import words_with

SETTING = GAME.setting(2, {"setup": "first-game"})
SAY = words_with("en", GAME, SETTING).say


@pytest.fixture(scope="module")
def state() -> WormsState:
    state = Match(GAME, SETTING, SeededChance("1")).state
    assert isinstance(state, WormsState)
    return state


def look_up(state: WormsState, word: str, viewer: int | None = None) -> list[str]:
    return [SAY(message) for message in Reference.of(GAME).describe(state, viewer, word)]


def test_a_weapon_with_its_action_line_and_text(state: WormsState) -> None:
    assert look_up(state, "bazooka") == [
        "Bazooka (bazooka) – Starter weapon, 4 copies – do in order: card text, move",
        "    Target a direct hex.",
        "    Accuracy 4.",
        "    Blast.",
    ]


def test_cards_without_an_action_line(state: WormsState) -> None:
    assert look_up(state, "supplies")[0].startswith("Supplies (supplies) – Drop card")
    assert look_up(state, "high-explosive")[0].startswith(
        "High Explosive (high-explosive) – Sudden death card, one copy"
    )


def test_a_tile_in_each_way_it_can_be_turned(state: WormsState) -> None:
    lines = look_up(state, "propeller")
    assert lines[0] == "Map tile propeller, 4 hexes as seen from its anchor:"
    assert lines[1:] == ["    turn 0: 0,0 0,-1 1,0 -1,1", "    turn 1: 0,0 1,-1 0,1 -1,0"]


def test_the_hand_is_the_viewers_own(state: WormsState) -> None:
    for viewer in (0, 1):
        held = GAME.own_view(state, viewer).hand
        headings = [line for line in look_up(state, "hand", viewer) if not line.startswith(" ")]
        assert sorted(line.partition("(")[2].partition(")")[0] for line in headings) == sorted({*held})
    assert look_up(state, "hand", None) == []


@pytest.mark.parametrize("word", ["", "sausage", "Bazooka"])
def test_other_words_mean_nothing(state: WormsState, word: str) -> None:
    assert look_up(state, word) == []


def test_every_card_has_its_name() -> None:
    names = Naming.of(GAME).names(SETTING)
    assert names["ninja-rope"] == "Ninja Rope"
    assert {*SETTING.box.weapon_index} <= names.keys()


def test_what_a_box_holds() -> None:
    box = SETTING.box
    weapons = sum(card.copies for card in box.weapons)
    said = SAY(Boxes.of(GAME).contents(STANDARD))
    assert said.startswith(f"“Standard”: {weapons} weapons, ")
    assert said.endswith(f", {len(box.tiles)} map tiles.")
