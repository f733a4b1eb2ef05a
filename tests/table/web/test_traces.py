"""Spans of OpenTelemetry, as a collector receives them."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from opentelemetry.proto.collector.trace.v1.trace_service_pb2 import ExportTraceServiceRequest

from tests.helpers.table.served import Served


@contextmanager
def collector() -> Iterator[tuple[str, list[Any]]]:
    """Its address, and all spans that it was sent."""
    spans: list[Any] = []

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            sent = ExportTraceServiceRequest.FromString(self.rfile.read(int(self.headers["Content-Length"])))
            spans.extend(span for of in sent.resource_spans for scope in of.scope_spans for span in scope.spans)
            self.send_response(200)
            self.send_header("Content-Length", "0")
            self.end_headers()

        def log_message(self, format: str, *args: Any) -> None: ...

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01})
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/v1/traces", spans
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


def test_a_collector_is_sent_what_took_how_long_and_nothing_that_was_said(tmp_path: Path) -> None:
    with collector() as (address, spans):
        table = Served(tmp_path / "rooms.db", traces=address)
        room = table.begin("person", "random")
        with room.seats[0].watch() as ann:
            ann.update()
            ann.send(type="chat", ref=1, text="a secret plan")
            asked = room.asked()
            assert asked.answer().status_code == 201
        table.stop()  # what was not sent yet is sent now
    named = {span.name for span in spans}
    assert {"answer", "store write", "update"} <= named
    answers = {span.span_id for span in spans if span.name == "answer"}
    assert any(span.parent_span_id in answers for span in spans if span.name == "store write")
    assert {about.key for span in spans for about in span.attributes} <= {"room", "level"}
    assert room.id in str(spans)
    assert "secret" not in str(spans)


def test_without_a_collector_nothing_is_traced(tmp_path: Path) -> None:
    table = Served(tmp_path / "rooms.db")
    try:
        assert table.server.hall.traces.span("answer", room="any") is table.server.hall.traces.span("update")
    finally:
        table.stop()
