"""Kuhn's poker without its stakes: three cards, two players with one each, one bet, and whoever wins has won. Small
enough for algorithms that look at every game there is."""

from rumpus.kernel.conversation import ask, rulebook, then
from rumpus.kernel.game import Game
from rumpus.kernel.question import CHANCE, Question
from rumpus.kernel.setting import PlainSetting
from rumpus.kernel.state import Result, Rule, State
from rumpus.records.vocabulary import Vocabularies, Vocabulary

RULES: dict[str, Rule] = {}
rule = rulebook(RULES)
PASS, BET = 0, 1
CARDS = (0, 1, 2)


class KuhnState(State):
    rules = RULES
    fields = ("cards", "said", "winner")

    def __init__(self, setting: PlainSetting) -> None:
        super().__init__(setting)
        self.cards: list[int] = []
        self.said: list[int] = []
        self.winner = -1

    def result(self) -> Result | None:
        return None if self.winner < 0 else Result((self.winner,))

    def write(self, question: Question, option: int) -> str:
        return ("pass", "bet")[option] if question.kind == "bet" else str(option)


@rule
def deal(s: KuhnState) -> None:
    left = tuple(card for card in CARDS if card not in s.cards)
    ask(s, Question(CHANCE, "card", left, known_to=len(s.cards)), dealt)


@rule
def dealt(s: KuhnState, card: int) -> None:
    s.cards.append(card)
    then(s, deal if len(s.cards) < 2 else bid)


@rule
def bid(s: KuhnState) -> None:
    ask(s, Question(len(s.said) % 2, "bet", (PASS, BET)), said)


@rule
def said(s: KuhnState, option: int) -> None:
    """Who passes after a bet gives in; two of a kind show their cards."""
    s.said.append(option)
    if s.said[-2:] == [BET, PASS]:
        s.winner = len(s.said) % 2
    elif s.said[-2:] in ([PASS, PASS], [BET, BET]):
        s.winner = s.cards.index(max(s.cards))
    else:
        then(s, bid)


class KuhnVocabularies(Vocabularies):
    def vocabulary(self, setting: PlainSetting) -> Vocabulary:
        return Vocabulary({"bet": (PASS, BET)}, {"card": CARDS})


class Kuhn(Game[PlainSetting, KuhnState]):
    id = "kuhn"
    seats = (2,)
    capabilities = (KuhnVocabularies,)

    def start(self, setting: PlainSetting) -> KuhnState:
        state = KuhnState(setting)
        then(state, deal)
        return state

    def open_view(self, state: KuhnState) -> dict[str, object]:
        return {"said": state.said.copy()}

    def own_view(self, state: KuhnState, seat: int) -> dict[str, object]:
        return {"seat": seat, "card": state.cards[seat] if seat < len(state.cards) else None}


GAME = Kuhn()
