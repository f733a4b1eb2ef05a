"""What takes how long, one thing at a time, for whoever looks for the reason: spans of OpenTelemetry, if wanted.

Where nobody wants them nothing is measured. A span says which room and which kind of work, and never what was said or
played there.
"""

from contextlib import AbstractContextManager, nullcontext
from typing import Any

from rumpus.kernel.message import Refused

SERVICE = "rumpus"
HOW_TO_GET_THEM = "pip install 'rumpus[traces]'"
NOTHING: AbstractContextManager[None] = nullcontext()


class Traces:
    """Nobody wants any."""

    def span(self, what: str, **about: str) -> AbstractContextManager[Any]:
        """For as long as something is done; what is done meanwhile is a part of it."""
        return NOTHING

    def close(self) -> None:
        """Send what was not sent yet."""


class SentTraces(Traces):
    def __init__(self, address: str) -> None:
        """To a collector, over HTTP, in the background. Refused if what is needed for it is not installed."""
        # Only here: few want them, and it takes half a second to load.
        try:
            from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
            from opentelemetry.sdk.resources import SERVICE_NAME, Resource
            from opentelemetry.sdk.trace import TracerProvider
            from opentelemetry.sdk.trace.export import BatchSpanProcessor
        except ModuleNotFoundError as missing:
            raise Refused("traces-need-more", module=str(missing.name), command=HOW_TO_GET_THEM) from None
        self.provider = TracerProvider(resource=Resource.create({SERVICE_NAME: SERVICE}), shutdown_on_exit=False)
        self.provider.add_span_processor(BatchSpanProcessor(OTLPSpanExporter(endpoint=address)))
        self.tracer = self.provider.get_tracer(SERVICE)

    def span(self, what: str, **about: str) -> AbstractContextManager[Any]:
        return self.tracer.start_as_current_span(what, attributes=about)

    def close(self) -> None:
        self.provider.shutdown()
