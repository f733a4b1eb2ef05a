"""What a box calls its things, and what in it sentences speak of: numbers, and lists of things."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias

from rumpus.boxes.names import ENGLISH, Names
from rumpus.kernel.capability import Capability

Counted: TypeAlias = int | tuple[str, ...]  # a number, or the ids of things, of which a sentence says the names


class BoxWords(NamedTuple):
    """What a box adds to the words of its game."""

    names: Mapping[str, str] = {}  # what ids such as a card's are called there
    renamed: frozenset[str] = frozenset()  # ids whose name is not the standard box's: no language has a word for it
    numbers: Mapping[str, Counted] = {}  # which any sentence may use
    translated: Mapping[str, Mapping[str, str]] = {}  # what ids are called in languages that the box itself speaks
    alike: Mapping[str, str] = {}  # of ids that are called as another one is, that one


def together(boxes: Sequence[BoxWords]) -> BoxWords:
    """What several boxes add: an id is called as in the first that has it."""
    names: dict[str, str] = {}
    alike: dict[str, str] = {}
    renamed: set[str] = set()
    translated: dict[str, dict[str, str]] = {}
    for box in boxes:
        before = frozenset(names)
        for language, called in box.translated.items():
            known = translated.setdefault(language, {})
            known |= {id: name for id, name in called.items() if id not in before | known.keys()}
        names = {**box.names, **names}
        alike = {**box.alike, **alike}
        renamed |= box.renamed - before
    return BoxWords(names, frozenset(renamed), boxes[0].numbers if boxes else {}, translated, alike)


class Naming(Capability):
    """Without: everything is said in the words of the game."""

    def names(self, setting: Any) -> Mapping[str, str]:
        """What ids of the box, such as cards', are called there: no language's words, but the box's own."""
        return {}

    def translated(self, setting: Any) -> Names:
        """What the box itself says of them in other languages (`name cs:`), by language and id."""
        return {}

    def alike(self, setting: Any) -> Mapping[str, str]:
        """Of ids that are called as another one is, such as a second copy with an id of its own: that one."""
        return {}

    def numbers(self, setting: Any) -> Mapping[str, Counted]:
        """What sentences, such as those of the rules, take from the box: by the names they have there."""
        return {}

    def box_words(self, setting: Any) -> BoxWords:
        """What is said of the box in play, and not of the standard one."""
        names, usual = self.names(setting), self.names(self.game.setting(self.game.seats[0], {}))
        translated = {to: called for to, called in self.translated(setting).items() if to != ENGLISH}
        renamed = frozenset(id for id, name in names.items() if usual.get(id, name) != name)
        return BoxWords(names, renamed, self.numbers(setting), translated, self.alike(setting))
