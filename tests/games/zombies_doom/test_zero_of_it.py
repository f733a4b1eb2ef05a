"""Zero of whatever the rules can do without: no task, no spell, nobody in the castle."""

from collections.abc import Mapping
from pathlib import Path
from random import Random

import pytest

from rumpus.bots.levels import choose_fairly
from rumpus.boxes.boxes import Boxes
from rumpus.boxes.printing import Printing
from rumpus.games.zombies_doom import GAME
from rumpus.games.zombies_doom.cards.box import SHELF, STANDARD
from rumpus.kernel.chance import SeededChance
from rumpus.kernel.match import Match
from rumpus.kernel.message import Message
from rumpus.learning.encoder import Encoder
from rumpus.records.practice import Practices
from rumpus.records.scenarios import Scenarios
from rumpus.text.words import LANGUAGES, words_with
from rumpus.thinking.bot import Limit, glimpse_of

NO_SPELL = "pile {pile}\n    cards:\n        9 {pile}\n        0 bomb\n"
PILES = ("bow", "sword", "mace", "spear")
PLAIN_WEAPONS = "".join(NO_SPELL.format(pile=pile) for pile in PILES).encode()
BOX = STANDARD / "box.txt"


def rules(**said: object) -> bytes:
    lines = "".join(f"    {key.replace('_', ' ')}: {value}\n" for key, value in said.items())
    return BOX.read_bytes() + b"rules:\n" + lines.encode()


NOTHING_MUCH: Mapping[str, bytes | None] = {
    "tasks.txt": None,
    "spells.txt": None,
    "weapons.txt": PLAIN_WEAPONS,
    "box.txt": rules(castle_monsters=0, trophies_kept=0, starting_spells=0, starting_weapons=0, castle_tokens=0),
}
CASES: dict[str, Mapping[str, bytes | None]] = {
    "no file of tasks": {"tasks.txt": None},
    "no tasks in the file": {"tasks.txt": b"# none\n"},
    "no spells": {"spells.txt": None, "weapons.txt": PLAIN_WEAPONS},
    "nobody in the castle": {"box.txt": rules(castle_monsters=0)},
    "nothing that can be done without": NOTHING_MUCH,
}


def box_with(files: Mapping[str, bytes | None]) -> str:
    changed = {**SHELF.contents(STANDARD), **files}
    return f"less@{SHELF.bring({name: content for name, content in changed.items() if content is not None})}"


@pytest.mark.parametrize("case", CASES)
def test_it_is_played_to_the_end_by_programs_and_bots_and_told_in_every_language(case: str) -> None:
    options = {"box": box_with(CASES[case])}
    setting = GAME.setting(2, options)
    random, encoder = Random(1), Encoder(GAME.id, 2, options)
    match = Match(GAME, setting, SeededChance("1"))
    bots = 12  # answers that a bot gives; the others are random
    while (question := match.question) is not None:
        if question.seat >= 0 and bots and not question.is_forced:
            bots -= 1
            assert encoder.mask(match.state, question.seat).sum() == len(question.options)
            assert encoder.observe(match.state, question.seat).any()
            glimpse = glimpse_of(GAME, setting, match.state, SeededChance("other hands"))
            match.answer(question.options[choose_fairly(glimpse, random, Limit(simulations=4))])
        else:
            match.answer(random.choice(question.options))
    for language in LANGUAGES:
        words = words_with(language, GAME, setting)
        assert all(words.say(Message(id)) for id in words.ids("rule-"))
        assert words.say(Boxes.of(GAME).count(setting.box))


@pytest.mark.parametrize("monsters", [0, 1, 2])
def test_what_can_be_practised_has_its_monsters(monsters: int) -> None:
    setting = GAME.setting(2, {"box": box_with({"box.txt": rules(castle_monsters=monsters)})})
    practices = Practices.of(GAME)
    for card in practices.cards(setting):
        exercise = practices.exercise(setting, card)
        assert Scenarios.of(GAME).position({"box": setting.header()["box"], **exercise.options}, exercise.position)
    assert ("surrounded" in practices.cards(setting)) == (monsters == 2)


def test_more_open_tasks_than_there_are_is_a_mistake_only_if_the_box_says_so() -> None:
    files = {**SHELF.contents(STANDARD), "tasks.txt": b"", "box.txt": rules(open_tasks=2)}
    assert [problem.id for problem in SHELF.read(files)[1]] == ["box-too-few-tasks"]


def test_a_box_that_leaves_out_the_file_of_spells_has_ordinary_weapons(tmp_path: Path) -> None:
    (tmp_path / "box.txt").write_text(
        "name: Plain\nfrom: standard\nleave out: spells.txt, tasks.txt\n", encoding="utf-8"
    )
    setting = GAME.setting(2, {"box": str(tmp_path)})
    assert (len(setting.spells), len(setting.box.tasks), setting.numbers.open_tasks) == (0, 0, 0)
    assert not any(weapon.spell for weapon in setting.box.weapons)
    assert "no spell" in words_with("en", GAME, setting).say(Message("rule-Z5-4"))
    assert words_with("en", GAME, setting).say(Message("rule-Z2-1")).startswith("With this box there are no spells")
    assert [note.id for note in Printing.of(GAME).notes(setting)] == ["print-zombies-bag"]  # no two ways to play
