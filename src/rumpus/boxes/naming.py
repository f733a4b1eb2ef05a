"""What a box calls its things, and the numbers in it that sentences speak of."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from rumpus.boxes.names import ENGLISH, Names
from rumpus.kernel.capability import Capability


class BoxWords(NamedTuple):
    """What a box adds to the words of its game."""

    names: Mapping[str, str] = {}  # what ids such as a card's are called there
    renamed: frozenset[str] = frozenset()  # ids whose name is not the standard box's: no language has a word for it
    numbers: Mapping[str, int] = {}  # which any sentence may use
    translated: Mapping[str, Mapping[str, str]] = {}  # what ids are called in languages that the box itself speaks


class Naming(Capability):
    """Without: everything is said in the words of the game."""

    def names(self, setting: Any) -> Mapping[str, str]:
        """What ids of the box, such as cards', are called there: no language's words, but the box's own."""
        return {}

    def translated(self, setting: Any) -> Names:
        """What the box itself says of them in other languages (`name cs:`), by language and id."""
        return {}

    def numbers(self, setting: Any) -> Mapping[str, int]:
        """The numbers that sentences, such as those of the rules, take from the box: by the names they have there."""
        return {}

    def box_words(self, setting: Any) -> BoxWords:
        """What is said of the box in play, and not of the standard one."""
        names, usual = self.names(setting), self.names(self.game.setting(self.game.seats[0], {}))
        translated = {to: called for to, called in self.translated(setting).items() if to != ENGLISH}
        renamed = frozenset(id for id, name in names.items() if usual.get(id, name) != name)
        return BoxWords(names, renamed, self.numbers(setting), translated)
