"""The desktop that we may have been started on."""

import os
import sys
import threading
import webbrowser


def open_browser(address: str) -> None:
    """Show that page, if there is a desktop to show it on.

    Without one Python might start a browser for the terminal, which belongs to us. Some browsers keep the one who
    starts them waiting, so this goes on by itself."""
    if is_there_a_desktop():
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def is_there_a_desktop() -> bool:
    if sys.platform in ("darwin", "win32"):
        return True
    return any(os.environ.get(display) for display in ("DISPLAY", "WAYLAND_DISPLAY"))
