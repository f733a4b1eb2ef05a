"""Boxes that are worked on in a page: a folder, as the studio wants one, whose files are kept in the page's store."""

import os
from pathlib import Path

from rumpus.site.store import KeptFile, PageStore
from rumpus.table.studio.experiment_files import REPORT
from rumpus.table.studio.workshop import DRAFT, LOCK_FILE

Stamp = tuple[int, int]  # when a file was changed, in nanoseconds, and its size


def is_report(name: Path) -> bool:
    """Of an experiment: it can be written again."""
    return len(name.parts) > 2 and name.parts[2].startswith(REPORT)


class KeptFolder:
    def __init__(self, folder: Path, store: PageStore) -> None:
        self.folder = folder
        self.store = store
        self.kept: dict[str, Stamp] = {}

    async def open(self) -> None:
        """As it was when something was last kept."""
        self.folder.mkdir(parents=True, exist_ok=True)
        for name, content, changed in await self.store.files():
            file = self.folder / name
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(content)
            os.utime(file, ns=(changed, changed))
        self.kept = self._stamps()

    async def keep(self) -> None:
        """What has changed since: all of it, or nothing."""
        now = self._stamps()
        fresh = [name for name, stamp in now.items() if stamp != self.kept.get(name)]
        gone = self.kept.keys() - now.keys()
        if fresh or gone:
            files = [KeptFile(name, (self.folder / name).read_bytes(), now[name][0]) for name in fresh]
            await self.store.keep_files(files, gone)
        self.kept = now

    def _stamps(self) -> dict[str, Stamp]:
        """Of all that is not only there for as long as somebody looks at it."""
        files = {file.relative_to(self.folder): file.stat() for file in self.folder.rglob("*") if file.is_file()}
        return {
            name.as_posix(): (about.st_mtime_ns, about.st_size)
            for name, about in files.items()
            if not name.parts[0].startswith((DRAFT, LOCK_FILE)) and not is_report(name)
        }
