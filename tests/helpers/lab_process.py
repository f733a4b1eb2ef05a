"""The command `rumpus` in a process of its own that can be killed. Its workers import this module too."""

import signal
import sys

from rumpus.cli import main

if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.default_int_handler)  # whoever runs the tests may ignore it
    sys.exit(main())
