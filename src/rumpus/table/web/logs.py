"""What the table writes down for whoever runs it: as lines to read, or as one JSON object a line.

An exception is told by its kind and by where it happened, never by its text, which may quote a token or a card
that nobody may know.
"""

import json
import logging
import traceback
from datetime import UTC, datetime
from types import TracebackType
from typing import Any, Literal, TypeAlias

LogKind: TypeAlias = Literal["text", "json"]
LOG_KINDS: tuple[LogKind, ...] = ("text", "json")

_KNOWN = {*logging.makeLogRecord({}).__dict__, "message", "asctime", "taskName", "color_message"}


def set_up_logs(kind: LogKind, process: int | None = None) -> None:
    """Everything of ours and of the libraries goes one way, to standard error; where several processes serve, with the
    number of the one that says it."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines() if kind == "json" else TextLines())
    if process is not None:
        handler.addFilter(Numbered(process))
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.INFO)  # below that, libraries write down what goes over the wire
    for noisy in ("uvicorn.error", "websockets"):
        logging.getLogger(noisy).setLevel(logging.WARNING)


class Numbered(logging.Filter):
    def __init__(self, number: int) -> None:
        super().__init__()
        self.number = number

    def filter(self, record: logging.LogRecord) -> bool:
        record.process_number = self.number
        return True


class TextLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        about = "".join(f" {name}={value}" for name, value in details(record).items())
        return f"{moment(record)} {record.levelname.lower()} {record.name}: {record.getMessage()}{about}"


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": moment(record),
            "level": record.levelname.lower(),
            "logger": record.name,
            "event": record.getMessage(),
        }
        return json.dumps(line | details(record), ensure_ascii=False, default=str)


def moment(record: logging.LogRecord) -> str:
    return datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")


def details(record: logging.LogRecord) -> dict[str, Any]:
    """What was given along with the event, and the exception, if it is about one."""
    about = {name: value for name, value in record.__dict__.items() if name not in _KNOWN}
    if record.exc_info and record.exc_info[0] is not None:
        kind, _, trace = record.exc_info
        about |= {"exception": kind.__name__, "where": places(trace)}
    return about


def places(trace: TracebackType | None) -> str:
    """Where an exception came from, innermost last."""
    frames = traceback.extract_tb(trace)
    return " > ".join(f"{frame.name} ({frame.filename.rpartition('/')[2]}:{frame.lineno})" for frame in frames)
