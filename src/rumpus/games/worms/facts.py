"""What a scenario can expect of a state of Worms, in the words of a position."""

from typing import Any

from rumpus.games.worms.rules.weapons import supply_left
from rumpus.games.worms.state import WormsState
from rumpus.games.worms.structs import Thing
from rumpus.games.worms.things import KIND_NAMES
from rumpus.games.worms.view import things_view
from rumpus.parts.hexgrid import NOWHERE, write_hex


def things_by_hex(s: WormsState) -> dict[str, tuple[Thing, ...]]:
    """On every hex of land, by how it is written."""
    bare: dict[str, tuple[Thing, ...]] = {write_hex(hex_): () for hex_ in s.ground.land}
    return bare | {hex_: spot.things for hex_, spot in things_view(s).items()}


def facts(s: WormsState) -> dict[str, Any]:
    box = s.setting.box
    return {
        "wind": s.wind,
        "land": " ".join(write_hex(hex_) for hex_ in s.ground.land),
        "things": {hex_: ", ".join(thing.text for thing in things) for hex_, things in things_by_hex(s).items()},
        "hands": {
            s.speaker(seat): ", ".join(
                sorted(box.weapons[card].id for card in (*s.open_hand[seat], *s.hidden_hand[seat]))
            )
            for seat in range(s.setting.seats)
        },
        "turn": s.speaker(s.seat),
        "step": s.step,
        "target": write_hex(s.target) if s.target != NOWHERE else "",
        "arrow": s.arrow,
        "supply": supply_left(s),
        "drops_left": s.drops_left,
        "sudden_death": box.sudden_deaths[s.sudden].id if s.sudden >= 0 else "",
        "discards": ", ".join(box.weapons[card].id for card in s.discards),
        "pool": {name: s.pool[kind] for kind, name in enumerate((*KIND_NAMES, "water"))},
        "ice": ", ".join(s.speaker(seat) for seat in range(s.setting.seats) if s.shielded[seat]),
    }
