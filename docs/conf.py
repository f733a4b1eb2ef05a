"""How the site of the documentation is built (`make docs`): every paper of the repository is a page, where it is."""

import re
from pathlib import Path
from typing import Any

from sphinx.addnodes import download_reference
from sphinx.application import Sphinx

ROOT = Path(__file__).parents[1]
TEXT = ".txt"

project = "Rumpus"
html_title = "Rumpus"
extensions = ["myst_parser", "sphinx.ext.autodoc"]
root_doc = "README"
PAPERS = ["*.md", "docs/**/*.md", "examples/*/README.md", "types/README.md"]
include_patterns = ["docs/*.md", *PAPERS]
exclude_patterns = [".*", "bench", "build", "dist", "experiments", "src", "tests", "web"]
html_theme = "furo"
html_favicon = "../web/public/icon.svg"
html_copy_source = False
html_show_copyright = False
myst_heading_anchors = 4
default_role = "py:obj"  # what a docstring has in backticks
autodoc_member_order = "bysource"
autodoc_typehints_format = "short"

# What stands beside every page. Whatever is not named comes last.
CHAPTERS = {
    "For programmers": [
        "docs/library",
        "docs/reference",
        "docs/bots",
        "docs/game",
        "docs/table",
        "docs/client",
        "docs/add-a-game",
        "docs/training",
    ],
    "Running a table": ["docs/hosting", "docs/settings"],
    "Games as texts": [
        "docs/studio",
        "docs/boxes",
        "docs/notation",
        "docs/notation-worms",
        "docs/notation-zombies-doom",
        "docs/clauses",
        "docs/dice",
    ],
    "The lab": ["docs/lab/README", "docs/lab/reading", "docs/lab/tuning", "docs/lab/zombies-doom", "docs/lab/worms"],
    "For engineers": ["docs/tour", "docs/glossary", "docs/page", "docs/translating", "CONTRIBUTING"],
    "Decisions": sorted(f"docs/decisions/{paper.stem}" for paper in ROOT.glob("docs/decisions/*.md")),
    "What has changed": ["CHANGELOG", "NOTICE"],
}


def chapters() -> str:
    papers = {str(paper.relative_to(ROOT).with_suffix("")) for pattern in PAPERS for paper in ROOT.glob(pattern)}
    more = sorted(papers - {root_doc, *(page for pages in CHAPTERS.values() for page in pages)})
    contents = {**CHAPTERS, "More": more} if more else CHAPTERS
    return "".join(
        f"\n```{{toctree}}\n:hidden:\n:caption: {caption}\n\n" + "\n".join(f"/{page}" for page in pages) + "\n```\n"
        for caption, pages in contents.items()
    )


def prepare(app: Sphinx, page: str, text: list[str]) -> None:
    """A site has no folders to look into: a link to one leads to what it says of itself, or is no link."""
    folder = (ROOT / page).parent

    def leads_somewhere(link: re.Match[str]) -> str:
        title, target = link.groups()
        if not (folder / target).is_dir():
            return link[0]
        return f"[{title}]({target}/README.md)" if (folder / target / "README.md").is_file() else title

    text[0] = re.sub(r"(?<!!)\[([^][]*)\]\(([^)#:\s]+)\)", leads_somewhere, text[0])
    if page == root_doc:
        text[0] += chapters()


def as_texts(app: Sphinx, page: Any) -> None:
    """What is linked to besides papers is read as a text: a program in our package would be taken for a part of it."""
    for link in page.findall(download_reference):
        link["filename"] = link["filename"].removesuffix(TEXT) + TEXT
    for name, (pages, place) in app.env.dlfiles.items():
        app.env.dlfiles[name] = pages, place.with_name(place.name.removesuffix(TEXT) + TEXT)


def write_entrance(app: Sphinx, failed: Exception | None) -> None:
    if failed is None:
        forward = (
            f'<meta charset="utf-8"><meta http-equiv="refresh" content="0; url={root_doc}.html"><title>Rumpus</title>'
        )
        (Path(app.outdir) / "index.html").write_text(f"<!doctype html>{forward}\n", encoding="utf-8")


def setup(app: Sphinx) -> None:
    app.connect("source-read", prepare)
    app.connect("doctree-read", as_texts, priority=900)  # after Sphinx has found the files
    app.connect("build-finished", write_entrance)
