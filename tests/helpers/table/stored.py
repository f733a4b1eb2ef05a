"""Records of games at a table, kept with the proof of their dice.

    python -m tests.helpers.table.stored        plays and writes them anew, after a change of the rules that was meant

`tests/records/test_verify.py` checks that they still follow from their commitments.
"""

from rumpus.kernel.registry import game_ids
from rumpus.records.dice import LABELS
from tests.helpers.places import DATA
from tests.helpers.table.rooms import NOON, played_room

RECORDS = DATA / "table_records"


def main() -> None:
    RECORDS.mkdir(exist_ok=True)
    for game in game_ids():
        for scheme in LABELS:
            record = played_room(game, "salt", "č", seed=5, scheme=scheme).record(None, NOON)
            (RECORDS / f"{game}-{scheme}.record").write_text(record.write(), encoding="utf-8")


if __name__ == "__main__":
    main()
