"""The game of ../boardgame_io/game.js, move for move, as somebody would write it for our table: four push things about
on a map, as far as a die says, and have hands that only they see. It is written like the one in docs/game.md, with
nothing that makes it faster."""

from typing import Any

from rumpus.kernel.conversation import ask, begin_turn, rulebook, tell, then
from rumpus.kernel.game import Game
from rumpus.kernel.question import CHANCE, Question
from rumpus.kernel.setting import PlainSetting
from rumpus.kernel.state import Result, Rule, State

RULES: dict[str, Rule] = {}
rule = rulebook(RULES)
LAND, THINGS, MOVES = 42, 20, 120
CARDS = ["bazooka", "grenade", "dynamite", "shotgun", "teleport"]
POOL = ("mine", "crate", "drum", "crater", "fire", "grave", "water")
HEXES = [f"{number % 7 - 3},{number // 7 - 3}" for number in range(LAND)]
TILES = [HEXES[tile * 7 : tile * 7 + 7] for tile in range(6)]
DIE = Question(CHANCE, "die", (1, 2, 3, 4, 5, 6))


class PushState(State):
    rules = RULES
    fields = ("moves", "wind", "places", "things", "unknown_cards")

    def __init__(self, setting: PlainSetting) -> None:
        super().__init__(setting)
        self.moves, self.wind = 0, 1
        self.places = list(range(THINGS))  # in the order in which something came there
        self.things = list(range(THINGS))  # what is on each of these
        self.unknown_cards = [4] * setting.seats

    def copy(self) -> "PushState":
        other = type(self).__new__(type(self))
        self.copy_conversation(other)
        other.moves, other.wind = self.moves, self.wind
        other.places, other.things = self.places.copy(), self.things.copy()
        other.unknown_cards = self.unknown_cards.copy()
        return other

    def result(self) -> Result | None:
        return Result(()) if self.moves >= MOVES else None

    def write(self, question: Question, option: int) -> str:
        return f"push {option}" if question.kind == "push" else f"roll {option}"


@rule
def turn(s: PushState, seat: int) -> None:
    begin_turn(s, "P1", seat)
    ask(s, Question(seat, "push", tuple(range(THINGS))), pushed, seat)


@rule
def pushed(s: PushState, number: int, seat: int) -> None:
    ask(s, DIE, rolled, number, seat)


@rule
def rolled(s: PushState, face: int, number: int, seat: int) -> None:
    """Something goes as far as a die says, to a free hex."""
    s.wind = face
    origin = s.places[number]
    place = (origin + face) % LAND
    while place in s.places:
        place = (place + 1) % LAND
    s.places = [*s.places[:number], *s.places[number + 1 :], place]
    s.things = [*s.things[:number], *s.things[number + 1 :], s.things[number]]
    s.unknown_cards[seat] = face
    s.moves += 1
    tell(s, "P2", "pushed", seat=seat, thing=s.things[-1], origin=HEXES[origin], to=HEXES[place])
    if s.moves < MOVES:
        then(s, turn, (seat + 1) % s.setting.seats)


class Push(Game[PlainSetting, PushState]):
    id = "push"
    seats = (4,)

    def start(self, setting: PlainSetting) -> PushState:
        state = PushState(setting)
        then(state, turn, 0)
        return state

    def open_view(self, state: PushState) -> dict[str, Any]:
        return {
            "moves": state.moves,
            "wind": state.wind,
            "land": HEXES,
            "tiles": TILES,
            "things": {
                HEXES[place]: [f"worm {thing} standing"]
                for place, thing in zip(state.places, state.things, strict=True)
            },
            "pool": dict.fromkeys(POOL, 10),
            "seats": [
                {
                    "name": f"player {seat + 1}",
                    "team": "red",
                    "worms": ["red A", "red B", "red C"],
                    "ice": False,
                    "known_cards": ["bazooka"],
                    "unknown_cards": unknown,
                }
                for seat, unknown in enumerate(state.unknown_cards)
            ],
        }

    def own_view(self, state: PushState, seat: int) -> dict[str, Any]:
        return {"hand": CARDS}


GAME = Push()
