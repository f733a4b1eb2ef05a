"""From the lines of a card to its steps, and from its steps to the ops the rules perform."""

import re
from collections.abc import Iterable, Sequence
from typing import Final

from rumpus.boxes.outline import OutlineNode, Page, nothing_inside, read_number, wrong_word
from rumpus.games.worms.cards.card import Op, Phrase, Role, Step
from rumpus.games.worms.cards.phrases import AIRSTRIKE, NUMBER_GAP, PHRASES, PLACEMENT, TARGET, THING, THING_GAP, THINGS

SYMBOLS: Final = ("text", "move", "again")
HEADINGS: Final = (Role.REPEAT, Role.EACH_HEX, Role.LATER)
UNKNOWN: Final = "unknown"  # given by a line that was not understood: perhaps an airstrike, perhaps not
EVERYTHING: Final = frozenset((TARGET, AIRSTRIKE, THING, PLACEMENT, UNKNOWN))
NEEDS_UNMET: Final = {
    TARGET: "box-needs-target",
    AIRSTRIKE: "box-needs-airstrike",
    THING: "box-needs-thing",
    PLACEMENT: "box-needs-placement",
}


def _expression(pattern: str) -> re.Pattern[str]:
    expression = re.escape(pattern).replace(re.escape(NUMBER_GAP), r"(?P<n>\S+)")
    return re.compile(expression.replace(re.escape(THING_GAP), f"(?P<thing>{'|'.join(THINGS)})"))


EXPRESSIONS: Final = [(_expression(phrase.pattern), phrase) for phrase in PHRASES]


def read_steps(page: Page, nodes: Iterable[OutlineNode], section: str) -> tuple[Step, ...]:
    """The lines of one section of a card."""
    return _StepReader(page, section).steps(nodes, (), set())


class _StepReader:
    def __init__(self, page: Page, section: str) -> None:
        self.page = page
        self.section = section

    def steps(self, nodes: Iterable[OutlineNode], headings: tuple[Role, ...], given: set[str]) -> tuple[Step, ...]:
        """The steps below these headings. `given` is what the lines so far have given, and grows."""
        found = (self.step(node, headings, given) for node in nodes)
        return tuple(step for step in found if step is not None)

    def step(self, node: OutlineNode, headings: tuple[Role, ...], given: set[str]) -> Step | None:
        text = node.text.lower().replace("’", "'")
        matched = [(match, phrase) for expression, phrase in EXPRESSIONS if (match := expression.fullmatch(text))]
        if not matched:
            self.unknown(node, text)
            given |= EVERYTHING  # One misspelt line is one mistake: what follows may rely on it.
            return None
        match, phrase = matched[0]
        self.check_place(node, phrase, headings)
        self.check_needs(node, phrase, headings, given)
        of_airstrike = AIRSTRIKE in given
        inside: tuple[Step, ...] = ()
        if phrase.role not in HEADINGS:
            nothing_inside(self.page, node)
        elif not node.inside:
            self.page.wrong(node.line, "box-empty-block", heading=node.text)
        elif phrase.role not in headings:  # Never deeper than one heading of each kind, whatever the file says.
            # By the end of the turn only the target is remembered, and what happens then gives nothing to this turn.
            given_inside = given & {TARGET, AIRSTRIKE} if phrase.role is Role.LATER else given
            inside = self.steps(node.inside, (*headings, phrase.role), given_inside)
        if phrase.gives in (TARGET, AIRSTRIKE):
            given -= {AIRSTRIKE, UNKNOWN}
            given |= {TARGET, phrase.gives}
        elif phrase.gives:
            given.add(phrase.gives)
        gaps = match.groupdict()
        return Step(
            phrase,
            read_number(self.page, node.line, gaps["n"], phrase.most) if "n" in gaps else 0,
            THINGS[gaps["thing"]] if "thing" in gaps else 0,
            inside,
            of_airstrike,
        )

    def unknown(self, node: OutlineNode, text: str) -> None:
        if text in SYMBOLS:
            self.page.wrong(node.line, "box-symbol-in-text", found=text)
            return
        number = re.search(r"[0-9]+", text)
        examples = [
            phrase.pattern.replace(NUMBER_GAP, number.group() if number else "1").replace(THING_GAP, thing)
            for phrase in PHRASES
            if self.section in phrase.sections
            for thing in (THINGS if THING_GAP in phrase.pattern else [""])
        ]
        wrong_word(self.page, node.line, "box-unknown-phrase", text, examples)

    def check_place(self, node: OutlineNode, phrase: Phrase, headings: tuple[Role, ...]) -> None:
        if self.section not in phrase.sections:
            self.page.wrong(node.line, "box-phrase-not-here", found=node.text, section=self.section)
        elif phrase.role in headings or (Role.EACH_HEX in headings and phrase.role is not Role.VERB):
            self.page.wrong(node.line, "box-not-inside", found=node.text)

    def check_needs(self, node: OutlineNode, phrase: Phrase, headings: tuple[Role, ...], given: set[str]) -> None:
        if phrase.needs and phrase.needs not in given:
            self.page.wrong(node.line, NEEDS_UNMET[phrase.needs], found=node.text)
            given |= {TARGET, phrase.needs}  # Said once, it need not be said of the lines below again.
        elif UNKNOWN in given:
            return
        elif phrase.role is Role.VERB and phrase.times > 1 and AIRSTRIKE in given and Role.EACH_HEX not in headings:
            # Each hex twice, or all three and then all three again? The card has to say.
            self.page.wrong(node.line, "box-two-ways", found=node.text)


def compile_steps(steps: Sequence[Step], in_one_hex: bool = False) -> tuple[Op, ...]:
    """The ops of these steps, in order; verbs stand bare where the hex is already known."""
    ops: list[Op] = []
    for step in steps:
        phrase = step.phrase
        if phrase.role is Role.REPEAT:
            done = compile_steps(step.inside)
        elif phrase.role in HEADINGS:
            done = ((*phrase.op, compile_steps(step.inside, phrase.role is Role.EACH_HEX)),)
        elif phrase.role is Role.VERB and not in_one_hex:
            done = (("in_each_hex", (_fill(step),)),)
        else:
            done = (_fill(step),)
        ops.extend(done * phrase.times)
    return tuple(ops)


def _fill(step: Step) -> Op:
    gaps: dict[object, int] = {NUMBER_GAP: step.n, THING_GAP: step.thing}
    return tuple(gaps.get(word, word) for word in step.phrase.op)
