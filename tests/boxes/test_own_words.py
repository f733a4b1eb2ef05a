"""What a box calls its things in each language, and the optional rules that it declares."""

from pathlib import Path

import pytest

from rumpus.boxes.boxes import Boxes
from rumpus.boxes.naming import Naming
from rumpus.games.worms import GAME
from rumpus.games.worms.cards.box import SHELF
from rumpus.kernel.message import Message
from rumpus.kernel.setting import turn_clock
from rumpus.text.words import Words, words, words_with
from tests.helpers.boxes import write_box
from tests.helpers.refusal import refusal

BLITZ = """variant blitz
    name: Blitz
    name cs: Blesk
    rules:
        drops per player: 0
        drops besides: 1
"""
BOX = {
    "box.txt": f"name: Mine\nname cs: Moje\nfrom: standard\nrules:\n    full tie: shared win\n{BLITZ}",
    "weapons.cards": "card bazooka\n    name: Pea Shooter\n    name cs: Hrachomet\ncard uzi\n    name uk: Тріскачка\n",
    "tiles.txt": "tile whale\n    name: Fish\n    name uk: Риба\n",
}
say = words("en", GAME.id).say
WRONG = [
    (
        BLITZ.replace("variant blitz", "variant timer"),
        "box.txt, line 1: “timer” is an optional rule of the game itself.",
    ),
    (f"{BLITZ}{BLITZ}", "box.txt, line 7: “blitz” is already described at box.txt:1."),
    (BLITZ.replace("name:", "nmae:"), "box.txt, line 2: “nmae” is not a key that can stand here. The closest: name."),
    (
        "variant blitz\n    name: Blitz\n",
        "box.txt, line 1: the variant “blitz” changes nothing. What it changes stands below “rules:”.",
    ),
    (BLITZ.replace("player: 0", "player: 99"), "box.txt, line 5: “99” should be a number from 0 to 20."),
    ("rules:\n    jump to: mars\n", "box.txt, line 2: “mars” is not possible here, only: any hex, land."),
    ("rules:\n    full tie: 3\n", "box.txt, line 2: “3” is not possible here, only: draw, shared win, another round."),
    ("rules:\n    longer game: some\n", "box.txt, line 2: “some” is not possible here, only: all."),
    ("nams cs: Moje\n", "box.txt, line 1: “nams cs” is not a key that can stand here."),
]


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    write_box(tmp_path, BOX)
    return tmp_path


def named(mine: Path, language: str) -> Words:
    return words_with(language, GAME, GAME.setting(2, {"box": str(mine)}))


def test_a_name_in_a_language_is_used_there_and_english_elsewhere(mine: Path) -> None:
    assert [named(mine, language).name("bazooka") for language in ("en", "cs", "uk")] == [
        "Pea Shooter",
        "Hrachomet",
        "Pea Shooter",
    ]
    assert named(mine, "uk").name("uzi") == "Тріскачка"
    assert named(mine, "cs").name("uzi") == words("cs", GAME.id).name("uzi")
    assert [named(mine, language).name("whale") for language in ("en", "cs", "uk")] == ["Fish", "Fish", "Риба"]
    boxes = Boxes.of(GAME)
    assert [boxes.title(mine, language) for language in ("en", "cs", "uk")] == ["Mine", "Moje", "Mine"]


def test_a_sentence_of_the_log_says_it(mine: Path) -> None:
    head = Message("sheet-weapon", {"id": "bazooka", "copies": 4, "kind": "", "line": ""})
    assert "Hrachomet" in named(mine, "cs").say(Message("look-up-weapon", head.args))


def test_the_standard_box_is_named_as_ever() -> None:
    assert Naming.of(GAME).box_words(GAME.setting(2, {})).translated == {}


def test_a_variant_changes_rules_and_those_of_the_box_count_anyway(mine: Path) -> None:
    usual = GAME.setting(2, {})
    ours = GAME.setting(2, {"box": str(mine)})
    blitz = GAME.setting(2, {"box": str(mine), "variants": "blitz, timer"})
    assert [setting.tie_is_shared_win for setting in (usual, ours, blitz)] == [False, True, True]
    assert [setting.drop_cards for setting in (usual, ours, blitz)] == [6, 6, 1]
    assert blitz.header()["variants"] == "timer, blitz"
    clock = turn_clock(GAME.choices, blitz)
    assert clock is not None
    assert clock.because == "timer"
    assert named(mine, "cs").name("blitz") == "Blesk"
    assert Boxes.of(GAME).variants(mine) == {"blitz": "Blitz"}


def test_only_its_own_box_has_it() -> None:
    assert refusal(GAME.setting, 2, {"variants": "blitz"}).id == "option-value-unknown"


@pytest.mark.parametrize(("box", "said"), WRONG)
def test_a_mistake_in_it_is_said_once(mine: Path, box: str, said: str) -> None:
    write_box(mine, {"box.txt": f"{box}name: Mine\nfrom: standard\n"})
    problems = [say(problem) for problem in SHELF.check(mine) if "“name:” is missing" not in say(problem)]
    assert len(problems) == 1
    assert problems[0].startswith(said)
