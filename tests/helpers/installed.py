"""What somebody has installed beside us: a package with entry points."""

import os
import sys
import tomllib
from pathlib import Path

import pytest


def install(
    folder: Path, monkeypatch: pytest.MonkeyPatch, module: str, source: str, group: str, names: dict[str, str]
) -> None:
    """A package of one module on the path of Python; each name of the group is something in it."""
    about = folder / f"{module}-1.dist-info"
    about.mkdir(parents=True)
    (folder / f"{module}.py").write_text(source, encoding="utf-8")
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {module}\nVersion: 1\n", encoding="utf-8")
    lines = [f"{name} = {module}:{place}" for name, place in names.items()]
    (about / "entry_points.txt").write_text("\n".join([f"[{group}]", *lines, ""]), encoding="utf-8")
    monkeypatch.setattr(sys, "path", [*sys.path, str(folder)])
    monkeypatch.delitem(sys.modules, module, raising=False)


def install_package(project: Path, folder: Path) -> str:
    """What is named in a pyproject.toml, installed in place as `pip install --editable` does it. The path of Python on
    which it is found."""
    about = tomllib.loads((project / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    notes = folder / f"{about['name'].replace('-', '_')}-{about['version']}.dist-info"
    notes.mkdir(parents=True)
    metadata = f"Metadata-Version: 2.1\nName: {about['name']}\nVersion: {about['version']}\n"
    (notes / "METADATA").write_text(metadata, encoding="utf-8")
    groups = [
        "\n".join([f"[{group}]", *(f"{name} = {place}" for name, place in names.items()), ""])
        for group, names in about["entry-points"].items()
    ]
    (notes / "entry_points.txt").write_text("\n".join(groups), encoding="utf-8")
    return os.pathsep.join([str(folder), str(project)])


def install_bots(folder: Path, monkeypatch: pytest.MonkeyPatch, source: str, levels: tuple[str, ...]) -> None:
    """These functions, each of them a bot."""
    install(folder, monkeypatch, "strange_bots", source, "rumpus.bots", {level: level for level in levels})


def install_pig(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The smallest game, as if somebody else had written it."""
    source = (Path(__file__).parent / "pig.py").read_text(encoding="utf-8")
    install(folder, monkeypatch, "pig", source, "rumpus.games", {"pig": "GAME"})
