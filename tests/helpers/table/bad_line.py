"""A line to a table that can be cut, and before that lose what the table says."""

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from urllib.parse import urlsplit


class BadLine:
    def __init__(self, url: str) -> None:
        self.target = urlsplit(url)
        self.url = ""
        self.mute = False  # whether what the table says is lost
        self.instead = b""  # what somebody else answers
        self.refused = 0  # how often somebody else has answered
        self.loop = asyncio.new_event_loop()
        self.open: set[asyncio.StreamWriter] = set()

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self.instead:
            await reader.readuntil(b"\r\n\r\n")
            self.refused += 1
            writer.write(self.instead)
            writer.close()
            return
        table_reader, table_writer = await asyncio.open_connection(self.target.hostname, self.target.port)
        self.open |= {writer, table_writer}
        await asyncio.gather(self.pass_on(reader, table_writer, False), self.pass_on(table_reader, writer, True))
        self.open -= {writer, table_writer}

    async def pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, from_table: bool) -> None:
        with suppress(OSError):
            while data := await reader.read(65536):
                if not (from_table and self.mute):
                    writer.write(data)
        writer.close()

    def cut(self) -> None:
        """Everything that is open now; whoever calls again is heard."""
        self.mute = False
        asyncio.run_coroutine_threadsafe(self._cut(), self.loop).result()

    async def _cut(self) -> None:
        for writer in self.open:
            writer.transport.abort()


@contextmanager
def bad_line(url: str) -> Iterator[BadLine]:
    line = BadLine(url)
    thread = threading.Thread(target=line.loop.run_forever, name="bad line")
    thread.start()
    server = asyncio.run_coroutine_threadsafe(asyncio.start_server(line.serve, "127.0.0.1", 0), line.loop).result()
    line.url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    try:
        yield line
    finally:
        line.loop.call_soon_threadsafe(server.close)
        line.cut()
        asyncio.run_coroutine_threadsafe(everything_done(), line.loop).result()
        line.loop.call_soon_threadsafe(line.loop.stop)
        thread.join()
        line.loop.close()


async def everything_done() -> None:
    await asyncio.gather(*asyncio.all_tasks() - {asyncio.current_task()}, return_exceptions=True)
