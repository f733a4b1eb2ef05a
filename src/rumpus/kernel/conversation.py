"""The one mechanism: rules run from a stack of frames until somebody has to answer.

A rule makes its instant changes, then ends by pushing frames (`then`), by asking (`ask`), or by doing
nothing. `answer` gives the open question's answer to the rule that asked for it and goes on.
"""

from collections.abc import Callable
from typing import Any, TypeVar

from rumpus.kernel.event import Event, Listener
from rumpus.kernel.question import Question
from rumpus.kernel.state import Frame, Rule, State

AnyRule = TypeVar("AnyRule", bound=Rule)


def rulebook(rules: dict[str, Rule]) -> Callable[[AnyRule], AnyRule]:
    """A decorator that enters a function into a game's rules under its own name, so that frames can name it."""

    def rule(function: AnyRule) -> AnyRule:
        if function.__name__ in rules:
            raise ValueError(f"two rules are called {function.__name__}")
        rules[function.__name__] = function
        return function

    return rule


def then(state: State, *frames: Frame) -> None:
    """These happen next, in this order, before anything that was already waiting."""
    state.stack.extend(frames[::-1])


def ask(state: State, question: Question, *resume: Any) -> None:
    """Ask, and give the answer to the rule named in `resume` as its first argument. A forced one is not asked for."""
    if len(question.options) == 1 and not state.shows_forced and not question.always:
        state.stack.append((resume[0], question.options[0], *resume[1:]))
        return
    if not question.options:
        raise ValueError(f"a question without options: {question.kind}")
    state.question = question
    state.resume = resume


def tell(state: State, clause: str, id: str, **args: Any) -> None:
    """Report what happened, to whoever listens."""
    if state.sink is None:
        return
    if isinstance(state.sink, Listener):
        state.sink.hear(clause, id, args)
    else:
        state.sink.append(Event(id, clause, {name: state.spell(name, value) for name, value in args.items()}))


def tell_secretly(state: State, owner: int, clause: str, id: str, secret: dict[str, Any], **args: Any) -> None:
    """Report what happened, and to one seat also what only it may know."""
    if state.sink is None:
        return
    if isinstance(state.sink, Listener):
        state.sink.hear(clause, id, args | secret)
    else:
        known = {name: state.spell(name, value) for name, value in args.items()}
        hidden = {name: state.spell(name, value) for name, value in secret.items()}
        state.sink.append(Event(id, clause, known, hidden, owner))


def run(state: State) -> None:
    """Let everything happen that needs no answer."""
    rules = state.rules
    stack = state.stack
    while stack and state.question is None:
        frame = stack.pop()
        rules[frame[0]](state, *frame[1:])


def answer(state: State, option: int) -> None:
    """Answer the open question with one of its options, and let everything happen that follows."""
    resume = state.resume
    state.question = None
    state.resume = ()
    state.rules[resume[0]](state, option, *resume[1:])
    run(state)


def withdraw(state: State) -> None:
    """The open question is no longer asked; go on as if its rule had done nothing."""
    state.question = None
    state.resume = ()
    run(state)
