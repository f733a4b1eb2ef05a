"""What of the view of Zombies Doom is made from which fields of the state."""

from rumpus.games.zombies_doom.structs import View
from rumpus.games.zombies_doom.view import deck_view, map_view, seats_view, tasks_view, turn_view, winner_view
from rumpus.records.looking import Group, Looking, Part


class ZombiesLooking(Looking):
    view = Group(
        "view",
        View,
        Part("variants", (), lambda s: list(s.setting.variants)),
        Part("target", (), lambda s: s.setting.target),
        Part("seats", ("map", "figure", "weapons", "known", "spells", "trophies", "won", "done"), seats_view),
        Part("map", ("map", "laid", "monsters", "tokens", "figure"), map_view),
        Part("tasks", ("row",), tasks_view),
        Part("turn", ("turns", "seat", "fought", "held", "question", "resume"), turn_view),
        Part(
            "decks",
            ("bag", "discards", "spell_bag", "spell_discards", "task_bag", "task_discards", "pool"),
            deck_view,
        ),
        Part("winner", ("winner",), winner_view),
    )
    own_reads = ("weapons", "known", "spells")
