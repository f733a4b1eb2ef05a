"""Why an answer looks good at a glance: the features for which a policy likes it better than the others, in words."""

from collections import defaultdict
from typing import Final

from rumpus.kernel.game import AnyGame
from rumpus.kernel.message import Message
from rumpus.kernel.state import State
from rumpus.learning.features import Features
from rumpus.learning.policy import Policy, policy_of

WORTH_SAYING: Final = 0.15  # by how much a feature must raise the score beside the other answers'


def glance_reason(game: AnyGame, state: State, option: int) -> Message | None:
    """What speaks most for this answer, among what the game has words for."""
    policy, options = policy_of(game), state.asked().options
    if policy is None or len(options) == 1:
        return None
    chosen = options.index(option)
    parts = parts_of_scores(policy, state)
    words, others = Features.of(game).in_words, [part for place, part in enumerate(parts) if place != chosen]
    found = []
    for name in sorted({name for part in parts for name in part}):
        usual = sum(part[name] for part in others) / len(others)
        own = parts[chosen][name]
        id = f"hint-glance-{name}" if own else f"hint-glance-no-{name}"  # what is bad is named only where it is not
        if id in words and own >= 0:
            found.append((own - usual, id))
    worth, id = max(found, default=(0.0, ""))
    return Message(id) if worth >= WORTH_SAYING else None


def parts_of_scores(policy: Policy, state: State) -> list[defaultdict[str, float]]:
    """For each option what each feature adds to its score, or takes from it."""
    features, weights = Features.of(policy.game), policy.weights_in(state.setting)
    found = []
    for sort, row in policy.features(state):
        part: defaultdict[str, float] = defaultdict(float)
        for name, value, weight in zip(features.names(state.setting, sort) or (), row, weights[sort], strict=True):
            part[name] += value * weight
        found.append(part)
    return found
