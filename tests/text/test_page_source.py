"""No component of the page contains a sentence."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.helpers.ids_in_source import PAGE

READ_ALOUD = ("aria-label", "aria-description", "title", "placeholder", "alt")
COMPONENTS = sorted(PAGE.rglob("*.svelte"))


def without_braces(source: str) -> str:
    """What stands within {…} is code; strings in it may have braces of their own."""
    kept, depth = [], 0
    for part in re.findall(r'[{}]|(?<=[{( ,?:+])"[^"\n]*"|[^{}"]+|"', source):
        depth += (part == "{") - (part == "}")
        if depth == 0 and part != "}":
            kept.append(part)
    return "".join(kept)


def sentences(source: str) -> Iterator[str]:
    """Letters between tags, and in attributes that are read aloud or shown."""
    markup = re.sub(r"<(script|style)\b.*?</\1>|<!--.*?-->", "", source, flags=re.DOTALL)
    markup = without_braces(markup)
    for name in READ_ALOUD:
        yield from (text for text in re.findall(rf'\s{name}="([^"]*)"', markup) if has_words(text))
    yield from (text.strip() for text in re.split(r"<[^<>]*>", markup) if has_words(text))


def has_words(text: str) -> bool:
    return re.search(r"[^\W\d_]{2}", text) is not None


@pytest.mark.parametrize("component", COMPONENTS, ids=lambda file: file.stem)
def test_a_component_says_everything_by_ids(component: Path) -> None:
    assert list(sentences(component.read_text(encoding="utf-8"))) == []


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ('<p>{say("close")}</p>', []),
        ("<p>Hello there</p>", ["Hello there"]),
        ('<button aria-label="Close it" class="quiet"><Icon name="x" /></button>', ["Close it"]),
        ('<button aria-label={say("a")} onclick={() => (a < 2 ? { b: "}" } : c)}>Yes</button>', ["Yes"]),
        ("{#if a > 1}<b>{a}</b> more{/if}", ["more"]),
        ("<script>const a = 'A sentence';</script><style>p { color: red }</style>{a} × {b}", []),
    ],
)
def test_a_sentence_is_found_wherever_it_stands(source: str, found: list[str]) -> None:
    assert list(sentences(source)) == found
