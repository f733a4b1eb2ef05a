"""What a game gives those who write scenarios and lessons: positions, and what is to be expected of them."""

from collections.abc import Mapping
from typing import Any

from rumpus.kernel.capability import Capability
from rumpus.kernel.message import Refused
from rumpus.records.lexicon import Lexicon, read_lexicon


class Scenarios(Capability):
    """Without: they begin where games begin, and what is asked and what happens is all that they can expect."""

    keys: tuple[str, ...] = ()  # what a position can say

    def position(self, options: Mapping[str, str], table: Mapping[str, Any]) -> Any:
        """A state given directly."""
        raise Refused("scenario-no-positions", game=self.game.id)

    def facts(self, state: Any) -> dict[str, Any]:
        """What can be expected of a state: the same words in which a position is given."""
        return {}

    def without_places(self, text: str) -> str:
        """An answer that could name another place on another map, with the place left open. Where the map is always the
        same, as it is."""
        return text

    def lexicon(self) -> Lexicon:
        """What its rules can cite and tell of."""
        return read_lexicon(self.game)
