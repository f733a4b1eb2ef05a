"""Which options look promising at a glance, before anything is thought through: where bots look first."""

from typing import Any

from rumpus.kernel.capability import Capability


class Priors(Capability):
    """Without: every option looks as good as another."""

    def priors(self, state: Any) -> list[float]:
        """For each option of a player's open question a weight above 0."""
        return [1.0] * len(state.question.options)
