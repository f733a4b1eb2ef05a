"""The table in text: what is drawn where, at every point of a game."""

import re
from random import Random
from typing import Any

import pytest

from rumpus.games.worms import GAME
from rumpus.games.worms.structs import Hex
from rumpus.kernel.chance import SeededChance
from rumpus.kernel.drawing import Drawing
from rumpus.kernel.match import Match
from rumpus.parts.hexcanvas import ROOM
from rumpus.records.scenarios import Scenarios
from rumpus.text.words import words

SAY = words("en", "worms", in_notation=True).say  # as in the terminal
DRAWING = Drawing.of(GAME)


def draw(position: dict[str, Any], viewer: int | None = 0) -> str:
    state = Scenarios.of(GAME).position({}, position)
    own = None if viewer is None else GAME.own_view(state, viewer)
    return DRAWING.draw(GAME.open_view(state), own, SAY)


def in_hex(drawing: str, hex_: str) -> list[str]:
    """The two lines below a hex's coordinates, within its outline."""
    lines = drawing.splitlines()
    row = next(row for row, line in enumerate(lines) if f"/ {hex_} " in line or f"/{hex_} " in line)
    left = lines[row].index(hex_) - (ROOM - len(hex_)) // 2
    return [line[left : left + ROOM].strip() for line in lines[row + 1 : row + 3]]


def unwrapped(drawing: str) -> str:
    return re.sub(r"\n {20}", " ", drawing)


SMALL_MAP = r"""
        ~0,-1~

~-1,0~  ______  ~1,-1~
       / 0,0  \
      /~ ↘ 3 ~ \______  ~2,-1~
      \ ~ ~ ~  / 1,0  \
~-1,1~ \______/  rB_   \
       / 0,1  \  c o   /
      /   bA   \______/ ~2,0~
      \   m    /
~-1,2~ \______/ ~1,1~

        ~0,2~
"""


def test_the_map_of_a_small_position() -> None:
    things = {"0,1": "blue A, mine", "1,0": "red B lying, crate, crater"}
    drawing = draw({"wind": 3, "land": "0,1 1,0", "things": things})
    assert drawing.startswith(SMALL_MAP.lstrip("\n"))


@pytest.mark.parametrize(
    ("things", "drawn"),
    [
        ("blue A", ["bA", ""]),
        ("blue A lying", ["bA_", ""]),
        ("blue A frozen", ["bA*", ""]),
        ("blue A lying frozen", ["bA_*", ""]),
        ("blue A, green C lying, drum", ["bA gC_", "d"]),
        ("2 craters, fire", ["", "f o o"]),
        ("blue A lying, blue B lying, red C lying", ["bA_ bB_", "rC_"]),
        ("mine, drum, crate, fire", ["", "m d c f"]),
    ],
)
def test_what_is_on_a_hex(things: str, drawn: list[str]) -> None:
    drawing = draw({"seats": "blue, red, green", "land": "0,1 4,1", "things": {"0,1": things, "4,1": "blue D"}})
    assert in_hex(drawing, "0,1") == drawn


def test_what_does_not_fit_in_a_hex_is_written_out_below() -> None:
    """No limit holds while the Things are placed in the English edition."""
    crowd = "blue A, blue B, blue C, blue D, red A, red B, mine, crate"
    drawing = draw({"land": "0,1", "things": {"0,1": crowd}})
    assert in_hex(drawing, "0,1") == ["bA bB bC", "bD rA r…"]
    assert "0,1 bA bB bC bD rA rB m c" in drawing.splitlines()


def test_covered_land_is_water_within_an_outline() -> None:
    drawing = draw({"land": "0,1", "covered": "1,0", "things": {"0,1": "blue A"}})
    assert in_hex(drawing, "1,0") == ["~ ~ ~ ~", "~ ~ ~ ~"]


def match_of(position: dict[str, Any]) -> Match:
    state = Scenarios.of(GAME).position({}, position)
    return Match(GAME, state.setting, state=state)


def test_the_target_token_on_land_in_water_and_with_its_arrow() -> None:
    match = match_of(
        {
            "land": "0,1 1,0",
            "things": {"0,1": "blue A", "1,0": "red A"},
            "hands": {"blue": "air-strike"},
        }
    )
    for answer in ("stay", "stay", "play air-strike", "target 1,0"):
        match.say("blue", answer)
    assert in_hex(DRAWING.draw(match.view(), match.own(0), SAY), "1,0") == ["(+) rA", ""]
    match.say("blue", "aim 2")
    assert "(+)↗ rA" in DRAWING.draw(match.view(), match.own(0), SAY)

    view = match.view()
    view.map.target = Hex(2, 1)  # nothing but water there
    lines = DRAWING.draw(view, None, SAY).splitlines()
    row = next(row for row, line in enumerate(lines) if "~2,1~" in line)
    assert "(+)↗" in lines[row + 1]


def test_players_are_told_of_their_own_cards_and_of_the_others_what_all_know() -> None:
    match = Match(GAME, GAME.setting(2, {"setup": "first-game"}), SeededChance("1"))
    (dealt,) = {*match.game.own_view(match.state, 0).hand} - {*match.view().seats[0].known_cards}
    own, others, nobodys = (DRAWING.draw(match.view(), match.own(viewer), SAY) for viewer in (0, 1, None))
    assert f"you have {', '.join(sorted([dealt, 'bazooka', 'girder', 'ninja-rope', 'uzi']))}" in own
    assert dealt not in nobodys
    line = "> blue      A B     bazooka, uzi, ninja-rope, girder; unseen: one starter, 0 supplies"
    assert line in others
    assert line in nobodys


def test_ice_sudden_death_and_the_last_round_are_told() -> None:
    position = {
        "land": "0,1 1,0",
        "things": {"0,1": "blue A", "1,0": "red A"},
        "ice": "red",
        "sudden_death": "high-explosive",
    }
    match = match_of(position)
    drawing = DRAWING.draw(match.view(), match.own(0), SAY)
    assert "protected by ice" in next(line for line in drawing.splitlines() if line.startswith("  red"))
    assert "Sudden death: high-explosive" in drawing
    view = match.view()
    view.turn.last_round = True
    assert DRAWING.draw(view, None, SAY).splitlines()[-1] == "Turn 1: blue, first move, worm blue A. The last round."


def test_the_sudden_death_draft_shows_each_player_their_own_cards() -> None:
    setting = GAME.setting(2, {"setup": "first-game", "variants": "sudden-death-draft"})
    match = Match(GAME, setting, SeededChance("1"))
    dealt = match.game.own_view(match.state, 0).sudden_deaths
    assert f"sudden death cards dealt to you: {', '.join(dealt)}" in unwrapped(
        DRAWING.draw(match.view(), match.own(0), SAY)
    )
    assert "sudden death cards" not in DRAWING.draw(match.view(), None, SAY)
    match.say("blue", f"keep {dealt[0]}")
    assert f"the sudden death card you keep: {dealt[0]}" in unwrapped(DRAWING.draw(match.view(), match.own(0), SAY))


@pytest.mark.parametrize("options", [{"setup": "full"}, {"setup": "quick", "variants": "larger-map"}], ids=str)
@pytest.mark.parametrize("seats", [2, 3])
def test_every_moment_of_a_game_can_be_drawn(seats: int, options: dict[str, str]) -> None:
    """From the bare dial through tiles partly laid to the end, for everybody."""
    random = Random(seats)
    match = Match(GAME, GAME.setting(seats, options), SeededChance("drawing"))
    moments = set()
    while (question := match.question) is not None:
        drawing = DRAWING.draw(match.view(), match.own(random.choice([None, *range(seats)])), SAY)
        moments.add(drawing.splitlines()[-1].split()[0])
        assert all(in_hex(drawing, hex_.text) for hex_ in match.view().map.land)
        match.answer(random.choice(question.options))
    assert DRAWING.draw(match.view(), None, SAY).splitlines()[-1] == "The game is over."
    assert moments == ({"The", "Turn"} if options["setup"] == "full" else {"Turn"})


def test_four_players_on_the_map_of_the_first_game_fit_a_screen() -> None:
    match = Match(GAME, GAME.setting(4, {"setup": "first-game"}), SeededChance("1"))
    assert max(map(len, DRAWING.draw(match.view(), match.own(0), SAY).splitlines())) <= 100


def test_a_map_too_wide_for_the_screen_goes_without_the_water_around_it() -> None:
    wide = " ".join(f"{q},{-(q // 2)}" for q in range(1, 12))
    drawing = draw({"land": wide, "things": {"1,0": "blue A", "2,-1": "red A"}})
    assert "~1,1~" not in drawing
    assert max(map(len, drawing.splitlines())) <= 100
