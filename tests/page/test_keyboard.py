"""A game of each kind from the front page to its end, without a mouse."""

import pytest

from tests.page.player import LISTED, MOST_ANSWERS, Player, say
from tests.page.test_play import GAMES
from tests.page.visitors import Visitor

pytestmark = pytest.mark.slow
MOST_TABS = 120
# How many answers are given at the board: each takes a walk over it.
AT_THE_BOARD = 4
ON_THE_BOARD = ".board svg [role=button]"
CAN_BE_CHOSEN = ".board svg :is(.option, .may)[role=button]"


class Typist(Player):
    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def is_at(self, selector: str) -> bool:
        found: bool = self.page.evaluate("selector => document.activeElement.matches(selector)", selector)
        return found

    def tab_to(self, selector: str) -> None:
        for _ in range(MOST_TABS):
            if self.is_at(selector):
                return
            self.press("Tab")
        raise AssertionError(f"no way to {selector} by Tab")

    def answer_by_keys(self, at_the_board: bool) -> None:
        before, options = self.question, self.options()
        if at_the_board and self.walk_to_an_option():
            self.press("Enter")
        elif self.random.random() < 0.9:
            self.press(str(self.random.randrange(min(9, len(options))) + 1))
        else:
            self.tab_to(f":is({LISTED.removesuffix(':visible')})")
            self.press(*["Tab"] * self.random.randrange(len(options)), "Enter")
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

    def choose_in_the_dialog(self) -> None:
        assert self.is_at("dialog *, dialog")
        self.tab_to("dialog [data-option]")
        self.press("Enter")


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_played_to_its_end_by_keyboard_alone(ann: Visitor, game: str) -> None:
    ann.go()
    ann.page.get_by_role("article").first.wait_for()
    typist = Typist(ann, game)
    name = say("front-play-now")
    for _ in range(1 + GAMES.index(game)):
        typist.press("Tab")
        typist.tab_to("article button.play")
    assert typist.page.evaluate("document.activeElement.innerText").strip() == name
    typist.press("Enter")
    for answers in range(MOST_ANSWERS):
        if not typist.wait_until_asked():
            break
        typist.answer_by_keys(at_the_board=answers < AT_THE_BOARD)
    assert typist.state == "over"


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
    assert typist.is_at(settings)
