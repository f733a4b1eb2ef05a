"""The project's modules, who imports whom, and which file belongs to which module."""

import re
import tomllib
from dataclasses import dataclass
from fnmatch import fnmatch
from functools import cached_property
from pathlib import Path, PurePosixPath

import grimp

CONFTEST = "conftest"
CONSTANT = re.compile(r'"([^"\n]+)"')


@dataclass(frozen=True)
class Project:
    """A package in src/, and the tests of it in a folder beside src/."""

    root: Path
    package: str = "rumpus"
    tests: str = "tests"

    @cached_property
    def graph(self) -> grimp.ImportGraph:
        """All imports, and what a static look at them misses: entry points."""
        cache = str(self.root / ".import_linter_cache")
        graph = grimp.build_graph(self.package, self.tests, cache_dir=cache)
        for loader, loaded in self.entry_points(graph):
            graph.add_import(importer=loader, imported=loaded)
        return graph

    def entry_points(self, graph: grimp.ImportGraph) -> list[tuple[str, str]]:
        """Pairs of modules: one that names a group of entry points, and one that the group loads."""
        about = tomllib.loads((self.root / "pyproject.toml").read_text(encoding="utf-8"))["project"]
        loaded = {
            group: {place.partition(":")[0] for place in places.values()}
            for group, places in about.get("entry-points", {}).items()
        }
        return [
            (name, module)
            for name in sorted(self.own_modules(graph))
            for group in CONSTANT.findall(self.text(name))
            for module in loaded.get(group, ())
            if module in graph.modules and module != name
        ]

    def own_modules(self, graph: grimp.ImportGraph) -> set[str]:
        return {self.package, *graph.find_descendants(self.package)}

    def file(self, module: str) -> Path:
        place = self.root if module.partition(".")[0] == self.tests else self.root / "src"
        path = place.joinpath(*module.split("."))
        return path / "__init__.py" if path.is_dir() else path.with_suffix(".py")

    def text(self, module: str) -> str:
        file = self.file(module)
        return file.read_text(encoding="utf-8") if file.is_file() else ""

    @cached_property
    def test_modules(self) -> set[str]:
        return {name for name in self.graph.find_descendants(self.tests) if last_part(name).startswith("test_")}

    def conftests(self, test: str) -> list[str]:
        """The conftest.py of a test's folder and of those above it: pytest imports them unasked."""
        parts = test.split(".")[:-1]
        above = (".".join([*parts[:length], CONFTEST]) for length in range(len(parts), 0, -1))
        return [name for name in above if name in self.graph.modules]

    def modules_of(self, path: str) -> set[str]:
        """The module in a file; for any other file, the modules of the package or the tests that read it."""
        parts = PurePosixPath(path).with_suffix("").parts
        inside = parts[1:] if parts[0] == "src" else parts
        name = ".".join(inside[:-1] if inside[-1] == "__init__" else inside)
        if path.endswith(".py") and name in self.graph.modules:
            return {name}
        if parts[0] == "src":
            return self.package_around(".".join(inside[:-1]))
        return self.readers(path)

    def package_around(self, name: str) -> set[str]:
        while name and not self.file(name).is_file():
            name = name.rpartition(".")[0]
        return {name, *self.graph.find_descendants(name)} if name in self.graph.modules else set()

    def readers(self, path: str) -> set[str]:
        """Modules of tests that name the first two parts of a path; below tests/data, the part after these."""
        parts = PurePosixPath(path).parts
        wanted = parts[2:3] if parts[:2] == (self.tests, "data") else parts[:2]
        return {name for name in self.graph.find_descendants(self.tests) if names_all(self.text(name), wanted)}


def names_all(text: str, wanted: tuple[str, ...]) -> bool:
    """Whether a program names all parts of a path, each as it is or by a pattern such as *.md."""
    named = {part for constant in CONSTANT.findall(text) for part in constant.split("/")}
    patterns = [part for part in named if part.startswith("*.")]
    return all(part in named or any(fnmatch(part, pattern) for pattern in patterns) for part in wanted)


def last_part(module: str) -> str:
    return module.rpartition(".")[2]
