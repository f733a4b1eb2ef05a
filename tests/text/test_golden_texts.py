"""What cards, tasks and tiles say in each language: as it was read and approved, and by the rules of good print."""

import re
from collections.abc import Iterator

import pytest

from rumpus.boxes.reference import Reference
from rumpus.kernel.registry import find_game, game_ids
from rumpus.text.words import ENGLISH, LANGUAGES, folder_files
from tests.helpers.golden_texts import GOLDEN, golden_files, texts

QUOTES = {"en": "“”", "cs": "„“", "uk": "«»"}
ANY_QUOTE = re.compile('["“”„«»‚‘]')
# Any language: (what must not be there, why)
NEVER = [
    (r"  +\S", "two spaces"),
    (r" [,.;:!?)]|\( ", "a space on the wrong side of a sign"),
    (r"[,;]\S", "no space behind a comma"),
    (r"\.\.|,,|;;|,\.", "two signs in a row"),
    (r"[{}]|\$\w", "something of Fluent"),
    (r" - |\w' ?\w", "a typewriter's hyphen or apostrophe"),
    (r"[.:] [a-zà-ž]\w+ \w+[.:]$", "a sentence that begins small"),
]
# One language only: what is seldom meant and easily typed.
NEVER_IN = {
    "en": [(r"\ba [aeio]|\ban [^aeiou\W]", "the wrong article"), (r"’s’|s’s", "a doubled genitive")],
    "cs": [
        (r"(?<![\w\d])[KkSsVvZzOoUu] ", "a preposition at the end of a line"),
        (r"[\u0400-\u04ff]", "a Cyrillic letter"),
        (r" …|\.\.\.", "dots that stand alone"),
    ],
    "uk": [
        (r"[ыэёъ]", "a letter of another language"),
        (r"'", "a typewriter's apostrophe"),
        (r" …|\.\.\.", "dots that stand alone"),
        (r"(^|[ \u00a0])–[ \u00a0]", "a short dash, where this language has a long one"),
    ],
}
HEX = re.compile(r"-?\d,-?\d")
COMMON = {"cs": {"teleport", "berserk"}}  # ids that are words of a language too

every_language = pytest.mark.parametrize("language", LANGUAGES)


def test_the_texts_are_those_that_were_read() -> None:
    """`python -m tests.helpers.golden_texts` writes them anew."""
    files = dict(golden_files())
    assert {file: file.read_text(encoding="utf-8") for file in files} == files
    assert {file for file in GOLDEN.rglob("*") if file.is_file()} == files.keys()


def sheets(game: str, language: str) -> list[str]:
    return texts(find_game(game), language).strip().split("\n\n")


def lines(language: str) -> Iterator[str]:
    for id in game_ids():
        yield from (line.strip() for text in sheets(id, language) for line in text.splitlines())


def mistakes(language: str, line: str) -> list[str]:
    plain = HEX.sub("0", line)
    found = [why for pattern, why in (*NEVER, *NEVER_IN.get(language, ())) if re.search(pattern, plain)]
    quotes = "".join(ANY_QUOTE.findall(plain))
    if quotes.replace(QUOTES.get(language, QUOTES["en"]), ""):
        found.append(f"quotes {quotes}")
    return found


@every_language
def test_texts_keep_the_rules_of_print(language: str) -> None:
    assert {line: found for line in lines(language) if (found := mistakes(language, line))} == {}


@every_language
def test_every_line_below_a_heading_is_a_sentence(language: str) -> None:
    below = [line.strip() for id in game_ids() for text in sheets(id, language) for line in text.splitlines()[1:]]
    for line in below:
        if not re.match(r"\w+ \d: ", line):
            assert re.fullmatch(r"[«„“]?[^\Wa-zа-яіїєґ_].*[^ .]\.", line), line


@pytest.mark.parametrize("language", [one for one in LANGUAGES if one != ENGLISH])
def test_no_id_is_left_in_a_sentence(language: str) -> None:
    """Not in brackets either: whoever reads a sheet types nothing."""
    ids = {sheet.id for id in game_ids() for sheet in Reference.of(find_game(id)).sheets(find_game(id).setting(2, {}))}
    for line in lines(language):
        raw = ids & set(re.findall(r"[a-z]+(?:-[a-z]+)*", line)) - COMMON.get(language, set())
        assert not raw, (line, raw)


@every_language
def test_every_message_keeps_the_rules_of_print(language: str) -> None:
    """In the files too, whatever fills the sentences."""
    wrong = []
    for game in (None, *game_ids()):
        for file in folder_files(language, game):
            text = re.sub(r"^#.*$", "", file.read_text(encoding="utf-8"), flags=re.MULTILINE)
            text = re.sub(r'\{"[^"]*"\}', "", text)
            text = re.sub(r"\b(after|part|n): (\"\w+\"|\d)", "", text)
            for number, line in enumerate(text.splitlines(), start=1):
                wrong += [f"{file.name}:{number}: {why}: {line}" for why in message_mistakes(language, line)]
    assert wrong == []


def message_mistakes(language: str, line: str) -> Iterator[str]:
    if language != ENGLISH:  # the articles of what stands beside a placeable cannot be told
        yield from (why for pattern, why in NEVER_IN.get(language, ()) if re.search(pattern, line))
    quotes = set(ANY_QUOTE.findall(re.sub(r"\{[^{}]*\}", "", line)))
    if quotes - set(QUOTES.get(language, QUOTES["en"])):
        yield f"quotes {quotes}"


def test_the_rules_find_what_they_are_for() -> None:
    assert mistakes("en", "Roll an die .") == ["a space on the wrong side of a sign", "the wrong article"]
    assert mistakes("cs", "Jdi k hradu “tam”.") == ["a preposition at the end of a line", "quotes “”"]
    assert mistakes("uk", "Подвійний  пробіл.") == ["two spaces"]
