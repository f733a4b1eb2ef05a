"""Bots that somebody has installed beside ours."""

import sys
from pathlib import Path

import pytest


def install_bots(folder: Path, monkeypatch: pytest.MonkeyPatch, source: str, levels: tuple[str, ...]) -> None:
    """A package with these functions, each of them an entry point, on the path of Python."""
    about = folder / "strange_bots-1.dist-info"
    about.mkdir(parents=True)
    (folder / "strange_bots.py").write_text(source, encoding="utf-8")
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: strange-bots\nVersion: 1\n", encoding="utf-8")
    lines = [f"{level} = strange_bots:{level}" for level in levels]
    (about / "entry_points.txt").write_text("\n".join(["[rumpus.bots]", *lines, ""]), encoding="utf-8")
    monkeypatch.setattr(sys, "path", [*sys.path, str(folder)])
    monkeypatch.delitem(sys.modules, "strange_bots", raising=False)
