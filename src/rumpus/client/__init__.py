"""A table elsewhere: open a room there or come by a link, sit down, be asked and answer. `docs/client.md` has examples.

`Client` is plain and `AsyncClient` is for asyncio; both do the same in the same words.
"""

from rumpus.client.errors import ConnectionLost, NoTable, TableError, TableRefused, WrongLink
from rumpus.client.links import Link, Links
from rumpus.client.plain import Client, Visit
from rumpus.client.sentences import Sentences
from rumpus.client.table import AsyncClient
from rumpus.client.visit import AsyncVisit
from rumpus.table.wire.messages import HintTold, OddsTold, OptionInfo, Outlook, QuestionInfo, RoomInfo, Update

__all__ = [
    "AsyncClient",
    "AsyncVisit",
    "Client",
    "ConnectionLost",
    "HintTold",
    "Link",
    "Links",
    "NoTable",
    "OddsTold",
    "OptionInfo",
    "Outlook",
    "QuestionInfo",
    "RoomInfo",
    "Sentences",
    "TableError",
    "TableRefused",
    "Update",
    "Visit",
    "WrongLink",
]
