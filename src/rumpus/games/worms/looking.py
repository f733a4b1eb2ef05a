"""What of the view of Worms is made from which fields of the state."""

from rumpus.games.worms.view import VIEW
from rumpus.records.looking import Looking


class WormsLooking(Looking):
    view = VIEW
    own_reads = ("open_hand", "hidden_hand", "sudden_dealt", "sudden_kept")
