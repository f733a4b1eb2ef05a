"""What an answer would mean, shown on the place that it is about."""

from rumpus.games.zombies_doom.about import show_place, target_of
from rumpus.games.zombies_doom.reference import explain_answer
from rumpus.games.zombies_doom.state import ZombiesState
from rumpus.games.zombies_doom.structs import About
from rumpus.thinking.outlook import Outlooks, Prospect


class ZombiesOutlooks(Outlooks):
    def outlook(self, s: ZombiesState, option: int) -> list[Prospect]:
        """What there is to know of the place it names, else of the one under attack, else of where one stands."""
        question = s.question
        if question is None:
            return []
        about = s.about(question, option)
        place = about.place or target_of(s) or show_place(s.setting, s.figure[question.seat])
        names, shown = s.setting.board.names, s.setting.shown_places
        lines = explain_answer(s, question.seat, about)
        return [Prospect(names[shown.index(place)], line, About(place=place)) for line in lines if place]
