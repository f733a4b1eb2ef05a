"""The page takes no text of the notation apart: what options, events and views are about comes to it as data.

So whatever takes a text apart is named here, with what it is about. What is not named is a mistake, or a reason to add.
"""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.helpers.ids_in_source import PAGE, page_files

APART = re.compile(
    r"""\.(?:split|match|matchAll|exec|test|search|startsWith|endsWith|substring|substr|charAt|charCodeAt|codePointAt
           |replace|replaceAll)\(
      | \.(?:includes|indexOf|lastIndexOf)\(["'`]
      | \b(?:RegExp|parseInt|parseFloat)\(""",
    re.VERBOSE,
)
IN_GAMES = re.compile(r"\.slice\(|\bNumber\(")  # elsewhere there is much that is a list, or typed by somebody
COMMENT = re.compile(r"^\s*(?://|/?\*).*$|<!--.*?-->|\s//\s.*$", re.MULTILINE)

ADDRESS = "the address of a page"
A_LIST = "a list, not a text"
A_COLOUR = "whether a colour is a property of the design"
AGREED = "what was agreed on before the game, as records and clocks write it"
CLAUSES = "the numbers of the rules' clauses, in ids and in sentences"
KEPT = "whether the browser keeps what has an address"
SENTENCES = "WORD and ITEM, functions of the sentences, do here what they do on the server: they make words for people"
TYPED = "what somebody types in their own words, and the words of their language that it is compared with"
WRITTEN = "a file of a box as somebody writes it, line by line"
ALLOWED: dict[str, dict[str, str]] = {
    "away/away.svelte.ts": {'options?.box?.split("@")': AGREED, "caches?.match(": KEPT, "caches.match(": KEPT},
    "engine/engine.ts": {
        ".test(href)": ADDRESS,
        'path.startsWith("words/")': ADDRESS,
        'path.replaceAll("/", "-")': ADDRESS,
    },
    "table/tables.ts": {'.href.replace(/^http/, "ws")': ADDRESS},
    "games/worms/art/invented.ts": {".slice(0, TWO_PLACES.length)": A_LIST},
    "games/worms/board/Land.svelte": {"DIRECTIONS.slice(0, 3)": A_LIST},
    "games/worms/side/Dice.svelte": {"rolls(scene.recent).slice(": A_LIST},
    "games/zombies-doom/names.ts": {"name.slice(0,": "the name of a tile, as far as there is room for it"},
    "lab/WatchGame.svelte": {"location.replace(": ADDRESS},
    "parts/PlayerPicture.svelte": {"sign.charCodeAt(0)": "the id that a picture is drawn from"},
    "player/Notices.svelte": {'known.kinds.includes("push")': A_LIST},
    "parts/SeatMark.svelte": {'look.colour.startsWith("--")': A_COLOUR},
    "shell/Choices.svelte": {'.split(", ").filter(Boolean)': AGREED},
    "shell/NewGame.svelte": {'one.replace(" ", "-")': AGREED},
    "shell/RulesPage.svelte": {'.replaceAll("\\u00a0", " ")': "the sentences of the rules, that somebody searches"},
    "shell/presets.svelte.ts": {'value.split(", ")': AGREED},
    "shell/router.svelte.ts": {
        "hash.replace(": ADDRESS,
        'path.split("/")': ADDRESS,
        ".test(at)": ADDRESS,
    },
    "shell/rules.ts": {
        ".test(id)": CLAUSES,
        'clause.replace(".", "-")': CLAUSES,
        'clause.split(".")': CLAUSES,
        ".exec(id)": CLAUSES,
        "one.startsWith(": CLAUSES,
        "text.split(": CLAUSES,
    },
    "studio/folders.ts": {".replace(/": "the title of a box, of which a folder's name is made"},
    "tournaments/NewTournament.svelte": {'one.replace(" ", "-")': AGREED},
    "studio/BoxList.svelte": {".replace(/": "the name of a file that somebody brings"},
    "studio/TextEditor.svelte": {
        'text.split("\\n")': WRITTEN,
        ".exec(before)": WRITTEN,
    },
    "studio/lines.ts": {
        '.split("\\n")': WRITTEN,
        ".test(one)": WRITTEN,
        "title?.match(TITLE)": WRITTEN,
        "sheet.id.split(/[@+]/)": WRITTEN,
    },
    "table/Agreed.svelte": {'.split(", ")': AGREED, 'value.split("@")': AGREED},
    "table/WinGraph.svelte": {'wanted.startsWith("--")': A_COLOUR},
    "table/asking.svelte.ts": {'.split(", ")': TYPED},
    "table/commands.ts": {
        ".replace(/": TYPED,
        'plain(text).split(" ")': TYPED,
        "text.startsWith(`${word} `)": TYPED,
        "one.startsWith(word)": TYPED,
    },
    "table/dayClock.ts": {
        "WRITTEN.exec(clock)": AGREED,
        'off?.split(",")': AGREED,
        'clock.replace(" ", "-")': AGREED,
    },
    "table/clocks.ts": {'.split(", ")': AGREED, 'clock.startsWith("turn ")': AGREED},
    "table/opening.ts": {'seats.includes("screen")': A_LIST},
    "table/picture.ts": {"parseFloat(": "a length, as a browser tells it"},
    "table/seats.ts": {"UNNAMED.exec(name)": "the name of a seat that nobody has named"},
    "table/sha256.ts": {"hex.match(/../g)": "bytes written in hexadecimal digits"},
    "table/fewWords.ts": {".split(/\\s+/).length": "how many words are said aloud"},
    "words/words.svelte.ts": {
        "name.charAt(0)": "the name of a language",
        "text.split(/\\s+/)": SENTENCES,
        "marked.split(MARK)": "what KEYWORD, a function of the sentences, has marked a moment ago",
        "found.split(/[+@]/)": SENTENCES,
        "/^[0-9]{1,9}$/.test(piece)": SENTENCES,
        'text.replaceAll(" ", "-")': SENTENCES,
        '.toLowerCase().split("-")': "the languages that a browser asks for",
        "id.startsWith(prefix)": "ids of messages",
    },
}


def taken_apart(file: str, source: str) -> Iterator[str]:
    """The lines of a file that take something apart."""
    for line in COMMENT.sub("", source).splitlines():
        if APART.search(line) or (file.startswith("games/") and IN_GAMES.search(line)):
            yield line.strip()


def is_allowed(file: str, line: str) -> bool:
    return any(fragment in line for fragment in ALLOWED.get(file, ()))


def name_of(file: Path) -> str:
    return file.relative_to(PAGE).as_posix()


@pytest.mark.parametrize("file", page_files(), ids=name_of)
def test_no_file_of_the_page_takes_a_text_of_the_notation_apart(file: Path) -> None:
    found = taken_apart(name_of(file), file.read_text(encoding="utf-8"))
    assert [line for line in found if not is_allowed(name_of(file), line)] == []


def test_everything_that_is_allowed_is_still_there() -> None:
    for file, fragments in ALLOWED.items():
        lines = list(taken_apart(file, (PAGE / file).read_text(encoding="utf-8")))
        assert [fragment for fragment in fragments if not any(fragment in line for line in lines)] == [], file


@pytest.mark.parametrize(
    "source",
    [
        'const [verb, hex] = option.text.split(" ");',
        "if (/^aim \\d$/.test(text)) aim();",
        'const may = options.filter(({ text }) => !text.includes(" "));',
        '{#if option.text.startsWith("take ")}',
        "const found = new RegExp(verb).exec(text);",
        "const q = Number(option.text[5]);",
        "const rest = text.slice(4); // the card",
    ],
)
def test_whatever_takes_a_text_apart_is_found(source: str) -> None:
    assert list(taken_apart("games/some.ts", source))


@pytest.mark.parametrize("source", ["// text.split(' ')", "found.includes(option)", "about.hex", "const spots = [];"])
def test_what_takes_nothing_apart_is_not(source: str) -> None:
    assert not list(taken_apart("games/some.ts", source))
