"""Maps of another shape: everything that knows places works on them."""

from random import Random

import pytest

from rumpus.bots.levels import choose_fairly
from rumpus.boxes.reference import Reference
from rumpus.games.zombies_doom import GAME
from rumpus.games.zombies_doom.cards.box import SHELF, STANDARD
from rumpus.games.zombies_doom.facts import write_tile
from rumpus.games.zombies_doom.relation import beside
from rumpus.games.zombies_doom.state import ZombiesState
from rumpus.kernel.chance import SeededChance
from rumpus.kernel.drawing import Drawing
from rumpus.kernel.match import Match
from rumpus.kernel.message import Message
from rumpus.learning.encoder import Encoder
from rumpus.text.words import LANGUAGES, words_with
from rumpus.thinking.bot import Limit, glimpse_of

CROSS = """
    - - S . . - -
    - - . . . - -
    . . . . . . .
    . . . H . C .
    . . . . R . .
    - - . . . - -
    - - . . S - -
"""
BLOCK = """
    S . . . . .
    . . . X . .
    . . . . . .
    . . . . . .
    . . . . . S
    . . . . . .
"""  # without a castle
WITH_SIGNS = """
    - - S . . - -
    - - . A . - -
    . . . . . . .
    . . . H . T .
    . . . . . . .
    - - . . . - -
    - - . . S - -
"""
SIGNED = """
tile home
    kind: start
    sign: S
    weapons: bow, mace
tile keep
    kind: castle
    sign: H
    weapons: sword
    rock: north, east, west
tile arsenal
    kind: normal
    sign: A
    weapons: spear
    rock: south
tile tents
    kind: camp
    sign: T
    weapons: bow
"""


def box_with_map(rows: str, tiles: str = "") -> str:
    files = {name: content.decode() for name, content in SHELF.contents(STANDARD).items()}
    for old, new in (
        ("2 players: 10", "2 players: 5"),
        ("3 players: 8", "3 players: 4"),
        ("4 players: 7", "4 players: 3"),
    ):
        files["box.txt"] = files["box.txt"].replace(old, new)
    files["box.txt"] += f"map:{rows}"
    files["tiles.txt"] += tiles
    return f"shape@{SHELF.bring({name: text.encode() for name, text in files.items()})}"


@pytest.mark.parametrize(
    ("rows", "tiles"), [(CROSS, ""), (BLOCK, ""), (WITH_SIGNS, SIGNED)], ids=["cross", "block", "signs"]
)
@pytest.mark.parametrize("seed", range(3))
def test_games_on_another_map_come_to_their_end_and_can_be_seen(rows: str, tiles: str, seed: int) -> None:
    options = {"box": box_with_map(rows, tiles)}
    setting = GAME.setting(2 + seed, options)
    match, random, encoder = (
        Match(GAME, setting, SeededChance(str(seed))),
        Random(seed),
        Encoder(GAME.id, 2 + seed, options),
    )
    say = words_with("en", GAME, setting, in_notation=True).say
    while (question := match.question) is not None:
        if question.seat >= 0 and len(match.answers) % 9 == 0:
            assert encoder.mask(match.state, question.seat).sum() == len(question.options)
            assert encoder.observe(match.state, question.seat).any()
            screen = Drawing.of(GAME).draw(match.view(), match.own(question.seat), say)
            assert max(map(len, screen.splitlines())) <= 100
        match.answer(random.choice(question.options))
    again = GAME.load(setting, match.state.to_json())
    assert again.digest() == match.state.digest()


def test_bots_play_on_another_map() -> None:
    match = Match(GAME, GAME.setting(3, {"box": box_with_map(CROSS)}), SeededChance("bots"))
    random = Random(1)
    for _ in range(30):
        if match.question is None:
            break
        glimpse = glimpse_of(GAME, match.setting, match.state, SeededChance("other hands"))
        match.answer(match.asked().options[choose_fairly(glimpse, random, Limit(simulations=4))])


def test_places_are_named_after_what_is_there() -> None:
    s = ZombiesState(GAME.setting(2, {"box": box_with_map(CROSS)}))
    board = s.setting.board
    assert beside(s, board.read("4,3")) == {"beside": "1 north castle"}
    assert beside(s, board.read("3,2")) == {"beside": "none"}  # below a start that has no name
    without = ZombiesState(GAME.setting(2, {"box": box_with_map(BLOCK)}))
    assert beside(without, without.setting.board.read("2,2")) == {"beside": "none"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_tell_the_shape(language: str) -> None:
    words = words_with(language, GAME, GAME.setting(2, {"box": box_with_map(CROSS)}))
    told = words.say(Message("rule-Z5-1"))
    assert "33" in told
    assert "9, 7, 5" not in told


def test_any_kind_of_tile_shows_weapons_and_rock_where_the_map_has_its_sign() -> None:
    match = Match(GAME, GAME.setting(2, {"box": box_with_map(WITH_SIGNS, SIGNED)}), SeededChance("1"))
    while match.asked().kind != "go":
        match.answer(match.asked().options[0])
    s = match.state
    assert isinstance(s, ZombiesState)
    board = s.setting.board
    shown = {board.write(place): write_tile(s.setting.box, s.map.tiles[place]) for place in board.fixed}
    assert shown == {
        "3,1": "start bow mace",
        "4,2": "normal spear, rock south",
        "4,4": "castle sword, rock north east west",
        "6,4": "camp bow",
        "5,7": "start bow mace",
    }
    castle = board.read("4,4")
    assert s.map.near[castle] == [board.read("4,5")]  # a single way leads in
    assert s.tokens[board.read("4,2")] == 1  # a normal tile has its token, wherever it lies
    match.answer("die")  # on a start tile, whose piles give the first weapon
    match.answer("stay")
    while match.asked().kind != "draw":
        match.answer(match.asked().options[0])
    assert match.options == ("draw bow", "draw mace")


def test_the_usual_map_may_have_other_starts_and_another_castle() -> None:
    files = {name: content.decode() for name, content in SHELF.contents(STANDARD).items()}
    files["tiles.txt"] += "tile home\n    kind: start\n    sign: s\n    weapons: sword\n"
    box = f"home@{SHELF.bring({name: text.encode() for name, text in files.items()})}"
    setting = GAME.setting(2, {"box": box})
    assert [write_tile(setting.box, setting.board.fixed[start]) for start in setting.board.starts] == [
        "start sword"
    ] * 2
    assert "diamond" in words_with("en", GAME, setting).say(Message("rule-Z5-1"))
    [sheet] = [sheet for sheet in Reference.of(GAME).sheets(setting) if sheet.id == "home"]
    assert (sheet.facts["kind"], sheet.facts["weapons"], sheet.facts["copies"]) == ("start", ("sword",), 2)
