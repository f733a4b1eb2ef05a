"""A game of each kind from the link to its end, without a mouse."""

import pytest

from tests.helpers.page.player import MOST_ANSWERS, ONCE_MORE, Player, say
from tests.helpers.page.short_games import SHORT
from tests.helpers.page.visitors import Visitor
from tests.page.test_play import GAMES, come_by_a_link

pytestmark = pytest.mark.slow
MOST_TABS = 120
MOST_GAMES = 6  # to win one of them: nearly every first game is won
# How many answers are given at the board: each takes a walk over it.
AT_THE_BOARD = 2
ON_THE_BOARD = ".board svg [role=button]"
# Where digits answer.
ANSWERING = ":is(h1, #question, .board, .hand, .options), :is(#question, .board, .hand, .options) *"
CAN_BE_CHOSEN = ".board svg :is(.option, .may)[role=button]"


def digits_of(number: int, options: int) -> str:
    """All numbers have as many digits as the greatest."""
    return str(number).zfill(len(str(options)))


class Typist(Player):
    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def is_at(self, selector: str) -> bool:
        found: bool = self.page.evaluate("selector => document.activeElement.matches(selector)", selector)
        return found

    def wait_to_be_at(self, selector: str) -> None:
        """Where the focus follows what is shown, it does so a moment later."""
        self.page.wait_for_function("selector => document.activeElement.matches(selector)", arg=selector)

    def tab_to(self, selector: str) -> None:
        for _ in range(MOST_TABS):
            if self.is_at(selector):
                return
            self.press("Tab")
        raise AssertionError(f"no way to {selector} by Tab")

    def tab_to_button(self, name: str) -> None:
        for _ in range(MOST_TABS):
            if self.page.evaluate("document.activeElement.innerText ?? ''").strip() == name and self.is_at("button"):
                return
            self.press("Tab")
        raise AssertionError(f"no way to {name} by Tab")

    def answer_by_keys(self, at_the_board: bool) -> None:
        before, option = self.question, self.random.choice(self.wise_options())
        self.visitor.let_settle()
        number = self.options().index(option) + 1
        if at_the_board and self.walk_to_an_option():
            self.press("Enter")
        elif self.random.random() < 0.9:
            if not self.is_at(ANSWERING):
                self.tab_to(ANSWERING)
            self.press(*digits_of(number, len(self.options())))
        else:
            self.tab_to(f".options [data-option='{option}']")
            self.press("Enter")
        self.wait_until_taken(before)

    def walk_to_an_option(self) -> bool:
        """Over the board, an arrow at a time; the cursor is a focus that everybody can see."""
        if not self.page.locator(CAN_BE_CHOSEN).count():
            return False
        self.tab_to(ON_THE_BOARD)
        for _ in range(40):
            if self.is_at(CAN_BE_CHOSEN):
                return True
            self.press(self.random.choice(["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"]))
            assert self.is_at(ON_THE_BOARD)
        return False

    def confirm(self) -> None:
        assert self.is_at(ONCE_MORE)
        self.visitor.let_settle()
        self.tab_to_button(say("confirm-yes"))
        self.press("Enter")

    def choose_in_the_dialog(self) -> None:
        self.visitor.let_settle()
        assert self.is_at("dialog *, dialog")
        self.tab_to("dialog [data-option]")
        self.press("Enter")


@pytest.mark.usefixtures("short_games")
# Worms takes twice as long, and test_blind.py plays it to its end without a mouse too.
@pytest.mark.parametrize("game", [pytest.param("worms", marks=pytest.mark.soak), "zombies-doom"])
def test_a_game_is_won_by_keyboard_alone(ann: Visitor, game: str) -> None:
    come_by_a_link(ann, game, SHORT[game])
    typist = Typist(ann, game)
    typist.tab_to_button(say("waiting-sit-down"))
    typist.press("Enter")
    for _ in range(MOST_GAMES):
        for answers in range(MOST_ANSWERS):
            if not typist.wait_until_asked():
                break
            typist.answer_by_keys(at_the_board=answers < AT_THE_BOARD)
        typist.wait_to_be_at("h2")  # at who has won
        found = typist.look()
        if found["winners"] == [found["info"]["seats"][found["seat"]]["speaker"]]:
            return
        before = ann.page.url
        typist.tab_to_button(say("over-rematch"))
        typist.press("Enter")
        ann.page.wait_for_url(lambda url: url != before)  # noqa: B023
    pytest.fail("no game was won")


@pytest.mark.parametrize("game", GAMES)
def test_one_comes_from_the_front_page_to_a_game_by_keyboard_alone(ann: Visitor, game: str) -> None:
    ann.go()
    ann.page.get_by_role("article").first.wait_for()
    typist = Typist(ann, game)
    for _ in range(1 + GAMES.index(game)):
        typist.press("Tab")
        typist.tab_to_button(say("front-play-now"))
    typist.press("Enter")
    assert typist.wait_until_asked()
    assert typist.look()["info"]["game"] == game


def test_escape_closes_what_is_open_and_the_focus_goes_back(ann: Visitor) -> None:
    ann.go()
    ann.page.get_by_role("article").first.wait_for()
    typist = Typist(ann, "worms")
    settings = f"button[aria-label='{say('settings')}']"
    typist.tab_to(settings)
    typist.press("Enter")
    ann.page.get_by_role("dialog").wait_for()
    typist.press("Escape")
    ann.page.get_by_role("dialog").wait_for(state="detached")
    typist.wait_to_be_at(settings)
