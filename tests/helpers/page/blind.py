"""A player who sees nothing: keys go in, and out comes what is said and what the focus is called."""

import re
from contextlib import suppress
from random import Random
from typing import Any

from playwright.sync_api import TimeoutError

from rumpus.kernel.message import Message
from rumpus.text.words import words
from tests.helpers.page.listening import Ear
from tests.helpers.page.visitors import MOST, Visitor

MOST_TABS = 60
MOST_ANSWERS = 400
QUESTION = "document.querySelector('[data-question]')?.dataset.question"  # its number
A_MOMENT = 1_000  # milliseconds, after which a key is pressed again
NUMBERED = re.compile(r"\b(\d+): ")  # not the name of a hex, such as N13


class Blind:
    def __init__(self, visitor: Visitor, seed: int = 1) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.ear = Ear(visitor)
        self.random = Random(seed)

    def say(self, id: str, game: str | None = None, **args: Any) -> str:
        """What the page says there. No space is heard to be one that holds a line together."""
        return " ".join(words(self.visitor.language, game).say(Message(id, args)).split())

    # What is perceived

    @property
    def focus(self) -> str:
        """The role and the name of what has the focus: what a screen reader says of it."""
        found = self.page.locator(":focus")
        return found.aria_snapshot().partition("\n")[0] if found.count() else ""

    def is_at(self, role: str, name: str) -> bool:
        return self.focus.startswith(f'- {role} "{name}')

    def listen(self, heard: int) -> list[str]:
        """What is said after so many pieces, as soon as something is."""
        self.page.wait_for_function("heard => window.heard.length > heard", arg=heard)
        return self.ear.heard()[heard:]

    def wait_until_heard(self, text: str, timeout: float = MOST) -> None:
        self.page.wait_for_function(
            "text => window.heard.some(piece => piece.text.includes(text))", arg=text, timeout=timeout
        )

    # What is done

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def tab_to(self, role: str, name: str) -> None:
        for _ in range(MOST_TABS):
            if self.is_at(role, name):
                return
            self.press("Tab")
        raise AssertionError(f"no way to {role} {name} by Tab")

    def go_to_the_box(self) -> bool:
        """Whether it is there: when the game is over, the focus goes to who has won."""
        box = self.say("query-box")
        for _ in range(MOST_TABS):
            if self.is_at("textbox", box) or self.is_at("combobox", box):
                return True
            if self.is_over():
                return False
            self.press("i")
            with suppress(TimeoutError):
                self.page.wait_for_function("() => document.activeElement.matches('input, h2')", timeout=A_MOMENT)
        raise AssertionError(f"no way to the box from {self.focus}")

    def type(self, text: str) -> list[str]:
        """What is said to it."""
        if not self.go_to_the_box():
            return []
        heard = len(self.ear.heard())
        self.page.keyboard.insert_text(text)
        self.press("Enter")
        return self.listen(heard)

    def command(self, query: str, rest: str = "") -> list[str]:
        word = self.say(f"command-{query}").split(", ")[0]
        return self.type(f"{word} {rest}".strip())

    def confirm(self) -> None:
        """What was asked once more has the focus, and Enter alone does nothing."""
        self.visitor.let_settle()
        self.tab_to("button", self.say("confirm-yes"))
        self.press("Enter")
        self.page.wait_for_function("() => !document.activeElement.closest('[role=alertdialog]')")

    # Whole evenings

    def is_over(self) -> bool:
        """The focus is at who has won; the page's own heading is of the first level."""
        return self.focus.startswith("- heading") and "[level=2]" in self.focus

    def play(self) -> int:
        """To the end, by the box alone; returns how many answers it took."""
        for answers in range(MOST_ANSWERS):
            offered = self.wait_for_options()
            if not offered:
                return answers
            asked = self.page.evaluate(QUESTION)
            # what is listed first is about enemies; now and then something else, so that it ends
            number = offered[0] if self.random.random() < 0.7 else self.random.choice(offered)
            self.answer(number)
            self.wait_until_taken(asked, number)
        raise AssertionError("it does not end")

    def answer(self, number: int) -> None:
        self.page.keyboard.insert_text(str(number))
        self.press("Enter")

    def wait_until_taken(self, asked: str, number: int) -> None:
        """Something else is asked, or the same once more, or it is over. What is told to be a risk is typed again."""
        taken = f"{QUESTION} !== asked || document.activeElement.closest('[role=alertdialog]')"
        warned, heard = self.say("pick-again"), len(self.ear.heard())
        warning = "window.heard.slice(heard).some(piece => piece.text.includes(warned))"
        self.page.wait_for_function(f"([asked, heard, warned]) => {taken} || {warning}", arg=[asked, heard - 1, warned])
        if any(warned in piece for piece in self.ear.heard()[heard - 1 :]):
            self.visitor.let_settle()
            self.answer(number)
        self.page.wait_for_function(f"asked => {taken}", arg=asked)
        if self.page.evaluate("() => !!document.activeElement.closest('[role=alertdialog]')"):
            self.confirm()

    def wait_for_options(self) -> list[int]:
        """The numbers of the options that are told; none once it is over."""
        none = self.say("options-none")
        while True:
            heard = len(self.ear.heard())
            if self.is_over():
                return []
            said = " ".join(self.command("options"))
            if none not in said and (numbers := NUMBERED.findall(said)):
                return [int(number) for number in numbers]
            self.page.wait_for_function(
                "heard => window.heard.length > heard || document.activeElement.matches('h2')", arg=heard + 1
            )

    def take_the_lesson(self, farewell: str) -> None:
        """Whoever answers wrongly is told what the lesson waits for, and types that."""
        for _ in range(MOST_ANSWERS):
            if farewell in self.ear.heard():
                return
            before = len(self.ear.heard())
            said = self.type("1")
            wanted = self.say("lesson-other", answer="").strip()
            other = next((piece for piece in said if piece.startswith(wanted)), None)
            if other:
                before = len(self.ear.heard())
                self.type(other.removeprefix(wanted).strip())
            self.page.wait_for_function("heard => window.heard.length > heard", arg=before)
        raise AssertionError("the lesson does not end")
