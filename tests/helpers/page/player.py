"""Visitors who play: whatever they are asked, they answer by what they see."""

from contextlib import suppress
from random import Random
from typing import Any, Literal

from playwright.sync_api import Locator, Page, TimeoutError

from rumpus.kernel.message import Message
from rumpus.text.words import ENGLISH, words
from tests.helpers.page.visitors import Json, Visitor
from tests.helpers.waiting import until

State = Literal["asked", "playing", "waiting", "hand-over", "over"]
TABLE = "[data-state]"
# What is outlined: on the board, in the hand, beside the board.
OUTLINED = ":is(.hex.option, .tile.may, .offered .face, .face.may, .trophies.may, .tasks .may):visible"
LISTED = ".options [data-option]:visible"
IN_A_DIALOG = "dialog[open] [data-option]"
ONCE_MORE = "[role=alertdialog]"
HELD = ".told.held"
MOST_ANSWERS = 600
ON_THE_MAP = "[data-hex], [data-place]"
FROM_ONE_TO_THE_NEXT = """all => {
    const middles = all.map(one => one.getScreenCTM());
    const [here] = middles;
    return Math.min(...middles.slice(1).map(({e, f}) => Math.hypot(e - here.e, f - here.f)));
}"""
# Which of them can be clicked where they are: a map may reach beyond its window.
IN_SIGHT = """all => all.flatMap((one, i) => {
    const {x, y, width, height} = one.getBoundingClientRect();
    return one.contains(document.elementFromPoint(x + width / 2, y + height / 2)) ? [i] : [];
})"""
UNWISE = ("jump", "pass", "die")


def say(id: str, **args: Any) -> str:
    """What the page says there, so that tests need not know how it is worded."""
    return words(ENGLISH).say(Message(id, dict(args)))


def name_of(game: str) -> str:
    """What the page calls a game."""
    return words(ENGLISH, game).say(Message("game-name"))


def asked_after(question: int) -> str:
    """The table, once it asks something else, or nothing."""
    return f"{TABLE}:not([data-question='{question}'])"


class Player:
    def __init__(self, visitor: Visitor, game: str, seed: int = 1) -> None:
        self.visitor = visitor
        self.game = game
        self.page: Page = visitor.page
        self.random = Random(seed)

    def button(self, id: str, **args: str) -> Locator:
        return self.page.get_by_role("button", name=self.visitor.say(id, **args))

    # Looking

    @property
    def state(self) -> State:
        found: State = self.page.locator(TABLE).get_attribute("data-state")  # type: ignore[assignment]
        return found

    @property
    def question(self) -> int:
        return int(self.page.locator(TABLE).get_attribute("data-question") or -1)

    def wait_for(self, *states: State) -> State:
        selector = ", ".join(f"[data-state={state}]" for state in states)
        self.page.locator(selector).wait_for(state="attached")
        return self.state

    def wait_until_asked(self) -> bool:
        """Whether there is something to answer; otherwise the game is over."""
        return self.wait_for("asked", "over") == "asked"

    def skip_to_a_question(self) -> State:
        """Without waiting for what is being shown."""
        while self.wait_for("playing", "asked", "hand-over", "over") == "playing":
            self.page.keyboard.press("Escape")
        return self.state

    def let_play(self) -> State:
        """Lets the time pass in which the page shows what happens."""
        while self.wait_for("playing", "asked", "over") == "playing":
            self.visitor.let_pass(1_000)
        return self.state

    def options(self) -> list[str]:
        found: list[str] = self.page.locator(LISTED).evaluate_all("all => all.map(one => one.dataset.option)")
        return found

    def wait_until_options_are(self, wanted: list[str]) -> None:
        self.wait_until_asked()
        until(lambda: self.options() == wanted)

    def wait_until_options_change(self, gone: str) -> None:
        self.page.locator(f"[data-state=asked]:not(:has([data-option='{gone}']))").wait_for(state="attached")

    def scale_of_the_map(self) -> float:
        """How far a hex or a tile is from the next, in pixels."""
        found: float = self.page.locator(ON_THE_MAP).evaluate_all(FROM_ONE_TO_THE_NEXT)
        return round(found, 1)

    def look(self) -> Json:
        """How the table tells it to this player."""
        room, token = self.visitor.room_and_token()
        said = self.visitor.table.client.get(f"/api/rooms/{room}/look", headers={"Authorization": f"Bearer {token}"})
        update: Json = said.json()
        return update

    def log_length(self) -> int:
        return self.page.locator(".log li .line").count()

    # Answering

    def click_option(self, option: str) -> None:
        self.page.locator(f".options [data-option='{option}']").click()

    def answer_by_a_click(self) -> None:
        """At what is outlined, if anything is, or in the list."""
        before = self.question
        self.page.mouse.move(0, 0)  # whoever aims moves
        spots = self.page.locator(OUTLINED)
        if self.random.random() < 0.75 and (seen := spots.evaluate_all(IN_SIGHT)):
            self.choose(spots.nth(self.random.choice(seen)))
        else:
            self.click_any(self.page.locator(LISTED))
        self.wait_until_taken(before)

    def wise_options(self) -> list[str]:
        """Enough wisdom to beat somebody who has none: nobody who jumps about drowns less, and tokens win."""
        options = self.options()
        wise = [option for option in options if not option.startswith(UNWISE)] or options
        worthy: list[str] = self.page.evaluate(
            """([options, token]) => options.filter(option => {
                const tile = document.querySelector(`[data-place="${option.split(" ")[1]}"]`);
                return tile?.ariaLabel.includes(token);
            })""",
            [wise, "victory token"],
        )
        return worthy or wise

    def answer_wisely(self) -> None:
        """On the board if the option is about a place there, or in the list."""
        before, option = self.question, self.random.choice(self.wise_options())
        self.page.mouse.move(0, 0)
        place = option.partition(" ")[2]
        spot = self.page.locator(f"[data-place='{place}'].may, [data-hex='{place}'].option")
        self.choose(spot if spot.evaluate_all(IN_SIGHT) else self.page.locator(f".options [data-option='{option}']"))
        self.wait_until_taken(before)

    def click_any(self, places: Locator) -> None:
        places.first.wait_for()
        self.choose(places.nth(self.random.randrange(places.count())))

    def choose(self, spot: Locator) -> None:
        """With a finger first to look at it; then it is given, or one of several is to be chosen."""
        if not self.visitor.touch:
            return spot.click()
        spot.tap()
        self.page.locator(f"{HELD}, {IN_A_DIALOG}").first.wait_for()
        self.visitor.let_settle()
        if self.page.locator(HELD).count():
            self.do_what_is_held()
        elif spot.and_(self.page.locator(IN_A_DIALOG)).count():
            spot.tap()

    def do_what_is_held(self) -> None:
        """A person who sees that nothing comes of a tap taps again: the page may have moved under the finger."""
        gone = f"() => !document.querySelector('{HELD}') || document.querySelector('{ONCE_MORE}')"
        for _ in range(3):
            self.button("told-do").tap()
            with suppress(TimeoutError):
                self.page.wait_for_function(gone, timeout=10_000)
                return

    def assert_unanswered(self, question: int) -> None:
        """Nothing has answered it, and nothing is under way that could."""
        self.visitor.wait_until_answered()
        assert question not in self.page.evaluate("wire.answered")
        assert self.question == question

    def wait_until_taken(self, before: int) -> None:
        """The answer has arrived; if several options lay on that spot, one of them is chosen first."""
        decided = f"{asked_after(before)}, {ONCE_MORE}, {HELD}"
        self.page.locator(f"{decided}, {IN_A_DIALOG}").first.wait_for(state="attached")
        if self.page.locator(decided).count() == 0:
            self.choose_in_the_dialog()
        self.insist_until(asked_after(before))

    def wait_until_it_goes_on(self, before: int) -> None:
        """What follows from the answer is being shown; or nothing is, and the next question is asked at once."""
        self.insist_until(f"[data-state=playing], [data-state=waiting], [data-state=over], {asked_after(before)}")

    def insist_until(self, done: str) -> None:
        """What may cost the player something is chosen twice, and confirmed if it almost certainly does."""
        self.page.locator(f"{done}, {ONCE_MORE}, {HELD}").first.wait_for(state="attached")
        if not self.visitor.touch and self.page.locator(HELD).count():
            self.visitor.let_settle()
            self.page.mouse.move(0, 0)
            self.button("told-do").click()
        self.page.locator(f"{done}, {ONCE_MORE}").first.wait_for(state="attached")
        if self.page.locator(ONCE_MORE).count():
            self.confirm()
            self.page.locator(done).first.wait_for(state="attached")

    def choose_in_the_dialog(self) -> None:
        self.click_any(self.page.locator(IN_A_DIALOG))

    def confirm(self) -> None:
        if self.visitor.touch:
            self.visitor.let_settle()
            return self.button("confirm-yes").tap()
        self.button("confirm-yes").click()

    def play_on(self, most: int = MOST_ANSWERS, wisely: bool = False) -> int:
        """To the end, or so many answers; returns how many there were."""
        for answers in range(most):
            if not self.wait_until_asked():
                return answers
            if wisely:
                self.answer_wisely()
            else:
                self.answer_by_a_click()
        return most
