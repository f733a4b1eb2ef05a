"""Somebody's own box: the rules say its numbers, and it may lack a spell altogether."""

import re
import shutil
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rumpus.bots.levels import choose_fairly
from rumpus.boxes.reference import Reference
from rumpus.contract.random_play import play_on
from rumpus.games.zombies_doom import GAME
from rumpus.games.zombies_doom.cards.box import SHELF, STANDARD
from rumpus.games.zombies_doom.setting import ZombiesSetting
from rumpus.kernel.chance import SeededChance
from rumpus.kernel.match import Match
from rumpus.kernel.message import Message
from rumpus.text.words import LANGUAGES, words_with
from rumpus.thinking.bot import Limit, glimpse_of
from rumpus.thinking.determinization import Determinization

NO_LURES = {"name: Lure\n    in the deck: 4": "name: Lure\n    in the deck: 0"}
NO_SPELLS = {"    in the deck: 4": "    in the deck: 0"}


def box_with(folder: Path, changes: dict[str, str], file: str) -> ZombiesSetting:
    """The standard box with other lines in it."""
    folder.mkdir(exist_ok=True)
    for name, content in SHELF.contents(STANDARD).items():
        text = content.decode()
        if name == file:
            for old, new in changes.items():
                assert old in text
                text = text.replace(old, new)
        (folder / name).write_text(text, encoding="utf-8")
    return GAME.setting(3, {"box": str(folder)})


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_say_the_numbers_of_the_box_in_play(tmp_path: Path, language: str) -> None:
    changes = {"2 players: 10": "2 players: 14", "demon: 12": "demon: 17"}
    setting = box_with(tmp_path, changes, "box.txt")
    words = words_with(language, GAME, setting)
    standard = words_with(language, GAME, GAME.setting(2, {}))

    for id, ours, theirs in (
        ("rule-Z8-3", r"\b10\b", r"\b14\b"),
        ("rule-Z10-monsters", r"\b12,.* 12,.* 12,.* 12\.", r"\b17,.* 12,.* 12,.* 12\."),
    ):
        assert re.search(ours, standard.say(Message(id)))
        assert not re.search(theirs, standard.say(Message(id)))
        assert re.search(theirs, words.say(Message(id)))
        assert not re.search(ours, words.say(Message(id)))


def test_piles_and_tiles_are_counted(tmp_path: Path) -> None:
    setting = box_with(tmp_path, {"        7 bow\n": "        9 bow\n"}, "weapons.txt")
    words = words_with("en", GAME, setting)
    assert words.say(Message("rule-Z10-bow")) == (
        "Bow pile: cards 17, of them bows 13, other weapons 3, bombs 1. "
        "With printed spells: cards 17, of them with a spell 4."
    )
    assert words.say(Message("rule-Z10-tiles")).startswith(
        "Map tiles besides the 5 that always lie in the same places: 35. Normal"
    )
    setting = box_with(
        tmp_path / "more", {"    kind: camp\n    copies: 3": "    kind: camp\n    copies: 5"}, "tiles.txt"
    )
    assert "3 are left over." in words_with("en", GAME, setting).say(Message("rule-Z5-1"))


@pytest.mark.unmeasured
@pytest.mark.parametrize("changes", [NO_LURES, NO_SPELLS], ids=["no lures", "no spells"])
@given(seed=st.integers(0, 10**6))
def test_games_without_a_spell_come_to_their_end(
    tmp_path_factory: pytest.TempPathFactory, changes: dict[str, str], seed: int
) -> None:
    random = Random(seed)
    match = Match(
        GAME,
        box_with(tmp_path_factory.getbasetemp() / str(changes is NO_LURES), changes, "spells.txt"),
        SeededChance(str(seed)),
    )
    play_on(match, random)
    assert match.result is not None
    drawn = [event for event in match.events if event.id == "draws-spell"]
    assert bool(drawn) == (changes is NO_LURES)
    assert not [event for event in match.events if event.id == "spells-made-anew" and changes is NO_SPELLS]


def test_bots_odds_and_other_hands_do_without_spells(tmp_path: Path) -> None:
    match, random = Match(GAME, box_with(tmp_path, NO_SPELLS, "spells.txt"), SeededChance("no spells")), Random(1)
    for _ in range(40):
        question = match.asked()
        assert Determinization.of(match.game).gather(match.state, question.seat) is not None
        glimpse = glimpse_of(GAME, match.setting, match.state, SeededChance("other hands"))
        match.answer(question.options[choose_fairly(glimpse, random, Limit(simulations=4))])


def test_a_spell_that_is_nowhere_has_no_sheet(tmp_path: Path) -> None:
    setting = box_with(tmp_path, NO_LURES, "spells.txt")
    assert next(sheet.facts for sheet in Reference.of(GAME).sheets(setting) if sheet.id == "lure") == {
        "copies": 0
    }  # but printed
    weapons = tmp_path / "weapons.txt"
    lines = [line for line in weapons.read_text().splitlines() if "lure" not in line or line.startswith("#")]
    other = tmp_path / "other"
    shutil.copytree(tmp_path, other)
    (other / "weapons.txt").write_text("\n".join(lines))
    assert "lure" not in [sheet.id for sheet in Reference.of(GAME).sheets(GAME.setting(2, {"box": str(other)}))]


def test_a_variant_of_the_box_changes_its_numbers(tmp_path: Path) -> None:
    graded = "variant graded\n    name: Graded\n    rules:\n        starting spells: 1, 2, 3\n        hand size: {0}\n"
    (tmp_path / "box.txt").write_text(f"name: Mine\nfrom: standard\n{graded.format(3)}", encoding="utf-8")
    usual, ours = (GAME.setting(3, {"box": str(tmp_path), "variants": given}) for given in ("", "graded"))
    assert (usual.hand_size, ours.hand_size) == (2, 3)
    match = Match(GAME, ours, SeededChance("1"))
    play_on(match, Random(1))
    assert match.result is not None
    assert ours.header()["variants"] == "graded"
    (tmp_path / "box.txt").write_text(f"name: Mine\nfrom: standard\n{graded.format(5)}", encoding="utf-8")
    problems = [words_with("en", GAME, usual).say(problem) for problem in SHELF.check(tmp_path)]
    assert problems == [
        "box.txt, line 3: the box cannot be played with the variant “graded”. standard/weapons.txt, line 7: the bow "
        "pile has 15 cards; it needs 20, so that there is always one to draw when four players hold 5 each."
    ]


def test_a_task_has_names_and_so_have_all_that_are_alike(tmp_path: Path) -> None:
    task = "task march\n    name: The march\n    name cs: Pochod\n    in order with: demon, human\n    copies: 2\n"
    (tmp_path / "box.txt").write_text("name: Mine\nfrom: standard\n", encoding="utf-8")
    (tmp_path / "tasks.txt").write_text(task, encoding="utf-8")
    setting = GAME.setting(2, {"box": str(tmp_path)})
    for language, name in (("en", "The march"), ("cs", "Pochod"), ("uk", "The march")):
        named = words_with(language, GAME, setting)
        assert [named.name(id) for id in ("march", "march-2")] == [name, name]
