"""Records of games at a table, kept with the proof of their dice.

    python -m tests.table.stored        plays and writes them anew, after a change of the rules that was meant

`tests/table/test_verify.py` checks that they still follow from their commitments.
"""

from pathlib import Path

from rumpus.kernel.dice import LABELS
from rumpus.kernel.registry import game_ids
from tests.table.rooms import NOON, played_room

RECORDS = Path(__file__).parent / "records"


def main() -> None:
    RECORDS.mkdir(exist_ok=True)
    for game in game_ids():
        for scheme in LABELS:
            record = played_room(game, "salt", "č", seed=5, scheme=scheme).record(None, NOON)
            (RECORDS / f"{game}-{scheme}.record").write_text(record.write(), encoding="utf-8")


if __name__ == "__main__":
    main()
