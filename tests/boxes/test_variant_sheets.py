"""The optional rules that a box declares are told: what they are called, and what each of them changes."""

from pathlib import Path

import pytest

from rumpus.boxes.reference import Reference, Sheet
from rumpus.boxes.variants import VARIANT
from rumpus.games.worms.cards.edition import RULES
from rumpus.games.zombies_doom.cards.numbers import KEYS, TARGETS
from rumpus.kernel.registry import find_game
from rumpus.kernel.setting import Setting
from rumpus.printing.document import Document
from rumpus.printing.layout import PAPERS
from rumpus.text.words import LANGUAGES, words_with

# Every word that a key may have, and every key with a number, each in a variant of its own.
VARIANTS = {
    "worms": [
        *(f"rules:\n        {rule.name}: {word}" for rule in RULES for word in rule.words),
        *(f"rules:\n        {rule.name}: 2" for rule in RULES if rule.most >= rule.least),
    ],
    "zombies-doom": [
        *(
            f"rules:\n        {key.name}: {value}"
            for key in KEYS
            for value in ("no", "yes")
            if key.default in (True, False)
        ),
        "rules:\n        starting spells: 0, 1, 2",
        *(
            f"rules:\n        {key.name}: {3 if key.name == 'trophies kept' else 2}"
            for key in KEYS
            if key.default not in (True, False)
        ),
        *(f"targets:\n        {key}: 4" for key in TARGETS),
    ],
}


def setting_with(game: str, folder: Path) -> Setting:
    lines = [
        f"variant v-{letter}\n    name: Variant {letter}\n    name cs: Obměna {letter}\n    {change}\n"
        for letter, change in zip("abcdefghijklmnopqrstuvwxyz", VARIANTS[game], strict=False)
    ]
    (folder / "box.txt").write_text("name: Mine\nfrom: standard\n" + "".join(lines), encoding="utf-8")
    setting: Setting = find_game(game).setting(2, {"box": str(folder)})
    return setting


def sheets_of(game: str, setting: Setting) -> list[Sheet]:
    return [sheet for sheet in Reference.of(find_game(game)).sheets(setting) if sheet.kind == VARIANT]


@pytest.mark.parametrize("game", VARIANTS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_each_has_a_sentence_for_what_it_changes_in_every_language(game: str, language: str, tmp_path: Path) -> None:
    setting = setting_with(game, tmp_path)
    words, sheets = words_with(language, find_game(game), setting), sheets_of(game, setting)
    assert len(sheets) == len(VARIANTS[game])
    told = [words.say(line) for sheet in sheets for line in sheet.lines[1:]]
    assert len(set(told)) == len(told)
    assert words.name("v-a") == ("Obměna a" if language == "cs" else "Variant a")


@pytest.mark.parametrize(
    ("game", "first"),
    [
        ("worms", "In a longer game all drop cards are in the deck (W11.6)."),
        ("zombies-doom", "Whoever reaches the target wins at once (Z8.3)."),
    ],
)
def test_the_printed_rules_end_with_them(game: str, first: str, tmp_path: Path) -> None:
    setting = setting_with(game, tmp_path)
    words = words_with("en", find_game(game), setting)
    *_, section = Document(find_game(game), setting, words, PAPERS["A4"]).rules()
    assert section["title"] == "Optional rules of this box"
    assert section["clauses"][0] == ("Variant a", first)
    usual = find_game(game).setting(2, {})
    *_, last = Document(find_game(game), usual, words_with("en", find_game(game), usual), PAPERS["A4"]).rules()
    assert last["label"]
