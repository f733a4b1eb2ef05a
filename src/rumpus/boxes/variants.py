"""Optional rules that a box declares: blocks `variant ID` of its box.txt, a name and the numbers they change."""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, TypeAlias, TypeVar

from rumpus.boxes.names import ENGLISH, names_on
from rumpus.boxes.outline import OutlineEntry, OutlineNode, Page, read_entries, read_title
from rumpus.kernel.setting import Choice

VARIANTS: Final = "variants"  # the choice that says which are agreed on
VARIANT: Final = "variant"
RULES: Final = "rules"

Rules = TypeVar("Rules")  # the game's own dataclass of numbers and choices
# What a block such as `rules:` says, by the fields of that dataclass.
ReadRules: TypeAlias = Callable[[Page, OutlineEntry], Mapping[str, Any]]


@dataclass(frozen=True, slots=True)
class BoxVariant:
    id: str
    line: int
    changes: Mapping[str, Any]


def without_variants(page: Page) -> list[OutlineNode]:
    """The outermost lines that are none."""
    return [node for node in page.nodes if not _is_variant(node)]


def read_variants(page: Page, blocks: Mapping[str, ReadRules], known: Collection[str]) -> tuple[BoxVariant, ...]:
    """Those on this page; `blocks` are what a variant may change, `known` the optional rules of the game itself, which
    mean the same in every box."""
    variants: dict[str, BoxVariant] = {}
    for node in page.nodes:
        id = read_title(page, node, VARIANT) if _is_variant(node) else None
        if id is None:
            continue
        entries = read_entries(
            page, node.line, node.inside, required=("name",), optional=tuple(blocks), blocks=tuple(blocks)
        )
        if entries.keys().isdisjoint(blocks):
            page.wrong(node.line, "box-variant-changes-nothing", name=id, known=tuple(blocks))
        if id in known:
            page.wrong(node.line, "box-variant-of-the-game", name=id)
        elif id in variants:
            page.wrong(node.line, "box-duplicate-id", name=id, first=f"{page.file}:{variants[id].line}")
        else:
            read = [reader(page, entries[key]) for key, reader in blocks.items() if key in entries]
            variants[id] = BoxVariant(id, node.line, {field: value for part in read for field, value in part.items()})
    return tuple(variants.values())


def variants_named(page: Page, language: str = ENGLISH) -> dict[str, str]:
    """What each is called there, or else in English, of a page that was understood."""
    ids = [node.text.partition(" ")[2] for node in page.nodes if _is_variant(node)]
    names = names_on([page])
    called = {**names.get(ENGLISH, {}), **names.get(language, {})}
    return {id: called.get(id, id) for id in ids}


def with_variants(choice: Choice, variants: Iterable[BoxVariant]) -> Choice:
    """The game's optional rules, and those of the box."""
    return replace(choice, values=(*choice.values, *(variant.id for variant in variants)))


def varied(rules: Rules, variants: Iterable[BoxVariant], agreed: Sequence[str]) -> Rules:
    """The rules with what these variants change; of two that change the same, the one that the box has later counts."""
    for variant in variants:
        if variant.id in agreed:
            rules = replace(rules, **variant.changes)  # type: ignore[type-var]
    return rules


def _is_variant(node: OutlineNode) -> bool:
    return ":" not in node.text and node.text.split()[0].lower() == VARIANT
