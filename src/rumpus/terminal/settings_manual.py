"""Writes docs/settings.md: everything that can be set of `rumpus serve`, from the code that reads it."""

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path

from rumpus.terminal.console import Console
from rumpus.terminal.records import data_folder
from rumpus.terminal.serving import add_serve
from rumpus.terminal.settings import FILE, is_flag, is_list, is_table, key_of, variable_of
from rumpus.terminal.stores import own_store
from rumpus.text.words import ENGLISH

DOCUMENT = Path("docs") / "settings.md"
USUAL_FOLDER = "~/.local/share/rumpus"
BEGIN = f"""\
# Settings of a table

Everything that can be set of `rumpus serve` can be typed as an option, set in the environment, or written into a file,
which `--settings FILE` or `{FILE}` names. **What is typed wins over the environment, and that over the file.** Of
what may be given several times all counts, wherever it stands; of two limits with one name the one that would win.

```toml
host = "127.0.0.1"
port = 8000
host-name = ["games.example"]
proxy = "127.0.0.1"
store = "sqlite:////var/lib/rumpus/table.db"

[limit]
rooms_per_hour = 20
```

In the environment several values have spaces between them: `RUMPUS_LIMIT="connections=500 rooms_per_hour=10"`, and
`1` is for an option that takes none. What is wrong in the file is told with its line, and the table does not start.

| in the file | option and variable | what it is |
| --- | --- | --- |
"""


def document() -> str:
    return BEGIN + "".join(f"{line}\n" for line in rows())


def settable() -> list[argparse.Action]:
    serve = argparse.ArgumentParser()
    add_serve(Console(ENGLISH), serve)
    options: list[argparse.Action] = serve.get_default("settable")
    return options


def rows() -> Iterator[str]:
    for option in settable():
        name, variable = option.option_strings[0], variable_of(option)
        about = str(option.help).removesuffix(f" [{variable}]")
        about = about.replace(own_store(), f"sqlite:///{USUAL_FOLDER}/table.db").replace(
            str(data_folder()), USUAL_FOLDER
        )
        yield f"| `{form(option)}` | `{name}`<br>`{variable}` | {about} |"


def form(option: argparse.Action) -> str:
    """How it is written in the file."""
    key = key_of(option)
    if is_flag(option):
        return f"{key} = true"
    if is_table(option):
        return f"[{key}]"
    what = " or ".join(f'"{choice}"' for choice in option.choices) if option.choices else "…"
    return f"{key} = [{what}]" if is_list(option) else f"{key} = {what}"


if __name__ == "__main__":
    DOCUMENT.write_text(document(), encoding="utf-8")
    sys.stdout.write(f"{DOCUMENT}\n")
