"""Keys of a box whose values are numbers: what each may be, what it is if the box does not say, and what it means."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from rumpus.boxes.outline import OutlineEntry, Page, read_choice, read_entries, read_number

YES_OR_NO: Final = ("no", "yes")  # by their numbers

Value: TypeAlias = int | tuple[int, ...] | bool


@dataclass(frozen=True, slots=True)
class Key:
    """One number, several with commas between them, or yes and no."""

    name: str  # as the box writes it: `hand size`
    least: int
    most: int
    default: Value
    about: str  # the id of the sentence that says what it means

    @property
    def field(self) -> str:
        """What programs call it: `hand_size`."""
        return self.name.replace(" ", "_")

    def write(self, value: Value) -> str:
        """As the box writes it."""
        if isinstance(self.default, bool):
            return YES_OR_NO[bool(value)]
        return ", ".join(map(str, value)) if isinstance(value, tuple) else str(value)

    def read(self, page: Page, entry: OutlineEntry, longest: int) -> Value:
        """What stands there; with something wrong, the default. Several are at most `longest`."""
        if not entry.value:
            return self.default
        if isinstance(self.default, bool):
            return read_choice(page, entry.line, entry.value, YES_OR_NO) == YES_OR_NO[True]
        if isinstance(self.default, int):
            return read_number(page, entry.line, entry.value, self.most, least=self.least)
        words = [word.strip() for word in entry.value.split(",")]
        if len(words) > longest:
            page.wrong(entry.line, "box-too-many", found=entry.value, most=longest)
            return self.default
        return tuple([read_number(page, entry.line, word, self.most, least=self.least) for word in words])


def read_keys(page: Page, block: OutlineEntry, keys: Sequence[Key], longest: int) -> Mapping[str, Value]:
    """What a block says, by field; what it does not say is not in it."""
    entries = read_entries(page, block.line, block.inside, required=(), optional=[key.name for key in keys])
    return {key.field: key.read(page, entries[key.name], longest) for key in keys if key.name in entries}
