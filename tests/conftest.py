"""How Hypothesis searches: machines are noisy, so no example has a deadline; CI repeats what it found."""

import os

from hypothesis import settings

settings.register_profile("here", deadline=None)
settings.register_profile("ci", deadline=None, derandomize=True)
settings.load_profile("ci" if os.environ.get("CI") else "here")
