"""Worms as the house knows it."""

from collections.abc import Mapping
from typing import Any

from rumpus.games.worms import view
from rumpus.games.worms.boxes import WormsBoxes
from rumpus.games.worms.deeds import WormsDeeds
from rumpus.games.worms.determinization import WormsDeterminization
from rumpus.games.worms.drawing import WormsDrawing
from rumpus.games.worms.evaluation import WormsEvaluation
from rumpus.games.worms.fates import WormsFates
from rumpus.games.worms.features import WormsFeatures
from rumpus.games.worms.happenings import WormsHappenings
from rumpus.games.worms.interruptions import WormsInterruptions
from rumpus.games.worms.looking import WormsLooking
from rumpus.games.worms.naming import WormsNaming
from rumpus.games.worms.observation import WormsObservations
from rumpus.games.worms.outlook import WormsOutlooks
from rumpus.games.worms.practice import WormsPractices
from rumpus.games.worms.printing import WormsPrinting
from rumpus.games.worms.priors import WormsPriors
from rumpus.games.worms.reference import WormsReference
from rumpus.games.worms.rules.setup import set_up
from rumpus.games.worms.rungs import WormsRungs
from rumpus.games.worms.scenarios import WormsScenarios
from rumpus.games.worms.setting import CHOICES, SEATS, WormsSetting, read_setting
from rumpus.games.worms.state import WormsState
from rumpus.games.worms.structs import About, OwnView, View
from rumpus.games.worms.themes import WormsThemes
from rumpus.games.worms.uses import WormsUses
from rumpus.games.worms.vocabulary import WormsVocabularies
from rumpus.kernel.conversation import then
from rumpus.kernel.game import Game, Structs


class Worms(Game[WormsSetting, WormsState]):
    id = "worms"
    rules_version = 2
    seats = SEATS
    choices = CHOICES
    structs = Structs(View, OwnView, About)
    at_once: Mapping[str, str] = {"setup": "first-game"}  # W13: everything is laid out already
    anew: Mapping[str, str] = {"setup": "quick"}  # W2.9: chance lays it out
    capabilities = (
        WormsBoxes,
        WormsHappenings,
        WormsDeeds,
        WormsDeterminization,
        WormsDrawing,
        WormsEvaluation,
        WormsFates,
        WormsFeatures,
        WormsInterruptions,
        WormsLooking,
        WormsNaming,
        WormsObservations,
        WormsOutlooks,
        WormsPractices,
        WormsPrinting,
        WormsPriors,
        WormsReference,
        WormsRungs,
        WormsScenarios,
        WormsUses,
        WormsVocabularies,
        WormsThemes,
    )

    def setting(self, seats: int, options: Mapping[str, str]) -> WormsSetting:
        return read_setting(seats, options)

    def start(self, setting: WormsSetting) -> WormsState:
        state = WormsState(setting)
        then(state, set_up)
        return state

    def load(self, setting: WormsSetting, data: dict[str, Any]) -> WormsState:
        return WormsState.from_json(setting, data)

    def open_view(self, state: WormsState) -> View:
        return view.open_view(state)

    def own_view(self, state: WormsState, seat: int) -> OwnView:
        return view.own_view(state, seat)
