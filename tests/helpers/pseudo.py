"""A language nobody speaks, made from English: accented and longer, so that whatever was not translated stands out."""

import shutil
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Transformer

from tests.helpers.message_ids import SOURCE

PLAIN = "aceghijlnorsuyzACEGHIJLNORSUYZ"
ACCENTED = "áčéğĥíĵľñőŕšúýžÁČÉĞĤÍĴĽÑŐŔŠÚÝŽ"
ACCENTS = str.maketrans(PLAIN, ACCENTED)
LONGER = str.maketrans({vowel: vowel * 2 for vowel in "áéíőú"})


def pseudo(text: str) -> str:
    """`The map` becomes `Tĥéé mááp`: half as long again, as some languages are."""
    return text.translate(ACCENTS).translate(LONGER)


class Disguise(Transformer):
    def visit_TextElement(self, node: fluent.TextElement) -> fluent.TextElement:  # noqa: N802
        node.value = pseudo(node.value)
        return node


def write_language(source: Path, language: str) -> None:
    """Adds it to a copy of the source, as docs/translating.md says: folders, and nothing else."""
    for english in [*source.rglob("text/en")]:
        shutil.copytree(english, english.parent / language)
        for file in (english.parent / language).glob("*.ftl"):
            resource = Disguise().visit(FluentParser().parse(file.read_text(encoding="utf-8")))
            file.write_text(FluentSerializer().serialize(resource), encoding="utf-8")


def copy_source(folder: Path) -> Path:
    """Without the page, which a new language does not change."""
    copy = folder / SOURCE.name
    shutil.copytree(SOURCE, copy, ignore=shutil.ignore_patterns("__pycache__", "page"))
    return copy
