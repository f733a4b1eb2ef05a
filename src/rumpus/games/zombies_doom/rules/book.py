"""The rules of Zombies Doom by name."""

from rumpus.kernel.conversation import rulebook
from rumpus.kernel.state import Rule

RULES: dict[str, Rule] = {}
rule = rulebook(RULES)
