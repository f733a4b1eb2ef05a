"""The command `rumpus` in a process of its own that can be killed. Its workers import this module too."""

import sys

from rumpus.cli import main

if __name__ == "__main__":
    sys.exit(main())
