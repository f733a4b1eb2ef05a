"""What an HTML validator says of the page as a browser has it."""

import json
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager

from tests.helpers.page.site import NODE
from tests.helpers.places import ROOT

WEB = ROOT / "web"
# A page on each line in, what is wrong with it on each line out.
PROGRAM = """
const { HtmlValidate, formatterFactory } = require("html-validate")
const { createInterface } = require("node:readline")
const validator = new HtmlValidate(require("./.htmlvalidate.json"))
const write = formatterFactory("text")
createInterface({ input: process.stdin }).on("line", (line) => {
    const report = validator.validateStringSync(JSON.parse(line))
    console.log(JSON.stringify(report.valid ? "" : write(report.results)))
})
"""


class Validator:
    """One process for many pages: starting it costs more than all that it reads."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self.process = process

    def complaints(self, html: str) -> str:
        """Nothing, or all that it finds, with the line."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        print(json.dumps(html), file=self.process.stdin, flush=True)
        said: str = json.loads(self.process.stdout.readline())
        return said


@contextmanager
def validating() -> Iterator[Validator]:
    command, pipe = [str(NODE), "-e", PROGRAM], subprocess.PIPE
    with subprocess.Popen(command, cwd=WEB, stdin=pipe, stdout=pipe, text=True, encoding="utf-8") as process:
        yield Validator(process)
