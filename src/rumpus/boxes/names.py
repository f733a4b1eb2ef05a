"""What a box calls its things in which language: `name: Bazooka`, `name cs: Bazuka`."""

from collections.abc import Iterable, Mapping
from typing import Final, TypeAlias

from rumpus.boxes.outline import IN_A_LANGUAGE, OutlineNode, Page, key_of

ENGLISH: Final = "en"

Names: TypeAlias = Mapping[str, Mapping[str, str]]  # by language, then by id


def names_on(pages: Iterable[Page]) -> Names:
    """All names on these pages, of whatever has an id and a name."""
    names: dict[str, dict[str, str]] = {}
    for page in pages:
        for node in page.nodes:
            for language, name in named(node.inside).items():
                names.setdefault(language, {})[node.text.partition(" ")[2]] = name
    return names


def titles_on(page: Page) -> Mapping[str, str]:
    """What the box itself is called, by language."""
    return named(page.nodes)


def named(nodes: Iterable[OutlineNode]) -> dict[str, str]:
    """The names among these lines, by language."""
    found: dict[str, str] = {}
    for node in nodes:
        key = key_of(node.text)
        translated = IN_A_LANGUAGE.fullmatch(key)
        if key == "name" or (translated and translated["key"] == "name"):
            found[translated["language"] if translated else ENGLISH] = node.text.partition(":")[2].strip()
    return found
