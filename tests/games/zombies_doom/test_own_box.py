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
from rumpus.games.zombies_doom.things import SPELL_NAMES
from rumpus.kernel.chance import SeededChance
from rumpus.kernel.match import Match
from rumpus.kernel.message import Message
from rumpus.text.words import LANGUAGES, words_with
from rumpus.thinking.bot import Limit, glimpse_of
from rumpus.thinking.determinization import Determinization

NO_LURES = {"    lure: 4": "    lure: 0"}
NO_SPELLS = {f"    {spell}: 4": f"    {spell}: 0" for spell in SPELL_NAMES[1:]}


def box_with(folder: Path, changes: dict[str, str], file: str = "box.txt") -> ZombiesSetting:
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
    changes = {"2 players: 10": "2 players: 14", "demon: 12": "demon: 17", "lure: 4": "lure: 0"}
    words = words_with(language, GAME, box_with(tmp_path, changes))
    standard = words_with(language, GAME, GAME.setting(2, {}))

    for id, ours, theirs in (
        ("rule-Z8-3", r"\b10\b", r"\b14\b"),
        ("rule-Z10-monsters", r"\b12,.* 12,.* 12,.* 12\.", r"\b17,.* 12,.* 12,.* 12\."),
        ("rule-Z10-cards", r"\b16\b", r"\b12\..* 4,.* 4,.* 0,.* 4\."),
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
    assert words.say(Message("rule-Z10-tiles")).startswith("Map tiles besides the five in the middle row: 35. Normal")
    setting = box_with(
        tmp_path / "more", {"    kind: camp\n    copies: 3": "    kind: camp\n    copies: 5"}, "tiles.txt"
    )
    assert "3 are left over." in words_with("en", GAME, setting).say(Message("rule-Z5-1"))


@pytest.mark.parametrize("changes", [NO_LURES, NO_SPELLS], ids=["no lures", "no spells"])
@given(seed=st.integers(0, 10**6))
def test_games_without_a_spell_come_to_their_end(
    tmp_path_factory: pytest.TempPathFactory, changes: dict[str, str], seed: int
) -> None:
    random = Random(seed)
    match = Match(GAME, box_with(tmp_path_factory.getbasetemp() / str(len(changes)), changes), SeededChance(str(seed)))
    play_on(match, random)
    assert match.result is not None
    drawn = [event for event in match.events if event.id == "draws-spell"]
    assert bool(drawn) == (changes is NO_LURES)
    assert not [event for event in match.events if event.id == "spells-made-anew" and changes is NO_SPELLS]


def test_bots_odds_and_other_hands_do_without_spells(tmp_path: Path) -> None:
    match, random = Match(GAME, box_with(tmp_path, NO_SPELLS), SeededChance("no spells")), Random(1)
    for _ in range(40):
        question = match.asked()
        assert Determinization.of(match.game).gather(match.state, question.seat) is not None
        glimpse = glimpse_of(GAME, match.setting, match.state, SeededChance("other hands"))
        match.answer(question.options[choose_fairly(glimpse, random, Limit(simulations=4))])


def test_a_spell_that_is_nowhere_has_no_sheet(tmp_path: Path) -> None:
    setting = box_with(tmp_path, NO_LURES)
    assert next(sheet.facts for sheet in Reference.of(GAME).sheets(setting) if sheet.id == "lure") == {
        "copies": 0
    }  # but printed
    weapons = tmp_path / "weapons.txt"
    lines = [line for line in weapons.read_text().splitlines() if "lure" not in line or line.startswith("#")]
    other = tmp_path / "other"
    shutil.copytree(tmp_path, other)
    (other / "weapons.txt").write_text("\n".join(lines))
    assert "lure" not in [sheet.id for sheet in Reference.of(GAME).sheets(GAME.setting(2, {"box": str(other)}))]
