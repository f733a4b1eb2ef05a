"""`docs/library.md` and the README's example are true: they run, and say what is shown."""

import doctest
import re
from typing import Any

import rumpus
from tests.helpers.places import ROOT

TEXT = (ROOT / "docs" / "library.md").read_text(encoding="utf-8")
README = (ROOT / "README.md").read_text(encoding="utf-8")
EXAMPLE = re.compile(r"^```(python|pycon)\n(.*?)^```", re.MULTILINE | re.DOTALL)


def test_its_examples_say_what_they_show() -> None:
    """One after the other: the later ones go on with what the first have made."""
    made: dict[str, Any] = {}
    wrong: list[str] = []
    kinds = [kind for kind, _ in EXAMPLE.findall(TEXT)]
    assert (kinds.count("python"), kinds.count("pycon")) == (3, 9)
    for kind, example in EXAMPLE.findall(TEXT):
        if kind == "python":
            exec(example, made)
            continue
        test = doctest.DocTestParser().get_doctest(example.replace("…", "..."), made, "library.md", None, 0)
        doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(test, out=wrong.append, clear_globs=False)
        made.update(test.globs)
    assert wrong == []


def test_the_readmes_game_at_random_runs() -> None:
    (kind, example), *_ = EXAMPLE.findall(README)
    assert kind == "python"
    assert example in TEXT
    exec(example, {})


def test_the_reference_has_every_promised_name() -> None:
    text = (ROOT / "docs" / "reference.md").read_text(encoding="utf-8")
    named = re.findall(r"^\.\. \S+ rumpus\.(\w+)", text, re.MULTILINE)
    assert sorted(named) == sorted(rumpus.__all__)
