"""The one mechanism: rules run from a stack of frames until somebody has to answer.

A rule makes its instant changes, then ends by pushing frames (`then`, `in_order`), by asking (`ask`), or by
doing nothing. `answer` gives the open question's answer to the rule that asked for it and goes on.

On the stack a rule is a name, so that states are plain data; in the source it is the function itself, so that
mypy knows its arguments.
"""

# ruff: noqa: RUF005 - every answer of every game comes by here, and adding tuples takes half as long as unpacking them

from collections.abc import Callable
from typing import Any, Final, TypeVar, TypeVarTuple

from rumpus.kernel.event import Event
from rumpus.kernel.question import Question
from rumpus.kernel.state import Frame, Rule, State

TURN: Final = "turn"  # the event that `begin_turn` tells

AnyRule = TypeVar("AnyRule", bound=Rule)
AnyState = TypeVar("AnyState", bound=State)
Args = TypeVarTuple("Args")


def rulebook(rules: dict[str, Rule]) -> Callable[[AnyRule], AnyRule]:
    """A decorator that enters a function into a game's rules under its own name, so that frames can name it."""

    def rule(function: AnyRule) -> AnyRule:
        if function.__name__ in rules:
            raise ValueError(f"two rules are called {function.__name__}")
        rules[function.__name__] = function
        return function

    return rule


def frame(rule: Callable[[AnyState, *Args], None], *args: *Args) -> Frame:
    """A rule with its arguments, as it waits on the stack."""
    return (rule.__name__,) + args


def then(state: AnyState, rule: Callable[[AnyState, *Args], None], *args: *Args) -> None:
    """This happens next, before anything that was already waiting."""
    state.stack.append((rule.__name__,) + args)


def in_order(state: State, *frames: Frame) -> None:
    """These happen next, in this order, before anything that was already waiting."""
    state.stack += frames[::-1]


def ask(state: AnyState, question: Question, rule: Callable[[AnyState, int, *Args], None], *args: *Args) -> None:
    """Ask, and give the answer to the rule, followed by these arguments. A forced one is not asked for."""
    if question.is_forced and not state.shows_forced:
        if state.unasked is not None:
            state.unasked.append(question.seat)
        state.stack.append((rule.__name__, question.options[0]) + args)
        return
    if not question.options:
        raise ValueError(f"a question without options: {question.kind}")
    state.question = question
    state.resume = (rule.__name__,) + args


def is_waiting(state: State, *rules: Rule) -> bool:
    """Whether the answer to the open question goes to one of these rules."""
    return state.question is not None and state.resume[0] in [rule.__name__ for rule in rules]


def waiting(state: AnyState, rule: Callable[[AnyState, int, *Args], None]) -> tuple[*Args] | None:
    """What the rule will be given after the answer to the open question, if it is the one that waits for it."""
    return state.resume[1:] if state.question is not None and state.resume[0] == rule.__name__ else None


def tell(state: State, clause: str, id: str, **args: Any) -> None:
    """Report what happened, to whoever listens."""
    if state.sink is None:
        return
    if isinstance(state.sink, list):
        known, besides = state.event_args(id, args), state.besides(id, args)
        state.sink.append(Event(id, clause, known, about=state.about_event(id, args), besides=besides))
    else:
        state.sink.hear(clause, id, args)


def tell_secretly(state: State, owner: int, clause: str, id: str, secret: dict[str, Any], **args: Any) -> None:
    """Report what happened, and to one seat also what only it may know."""
    if state.sink is None:
        return
    if not isinstance(state.sink, list):
        state.sink.hear(clause, id, args | secret)
    else:
        known = state.event_args(id, args)
        hidden = {name: state.spell(name, value) for name, value in secret.items()}
        about, secret_about = state.about_event(id, args), state.about_event(id, args | secret)
        state.sink.append(Event(id, clause, known, hidden, owner, about, secret_about, state.besides(id, args)))


def reveal(state: State, clause: str, id: str, **args: Any) -> None:
    """Report what everybody learns now, though it was hidden and nobody is asked: all cups are lifted."""
    if isinstance(state.sink, list):
        known, besides = state.event_args(id, args), state.besides(id, args)
        state.sink.append(Event(id, clause, known, about=state.about_event(id, args), besides=besides, reveals=True))
    else:
        tell(state, clause, id, **args)


def begin_turn(state: State, clause: str, seat: int) -> None:
    """Report that a turn has begun, and whose. Clocks of turns go by it, and the lab's counts; a game in which nobody
    takes turns never says so."""
    state.turns += 1
    tell(state, clause, TURN, seat=seat, turn=state.turns)


def run(state: State) -> None:
    """Let everything happen that needs no answer."""
    rules = state.rules
    stack = state.stack
    while stack and state.question is None:
        frame = stack.pop()
        rules[frame[0]](*(state,) + frame[1:])


def answer(state: State, option: int) -> None:
    """Answer the open question with one of its options, and let everything happen that follows."""
    resume = state.resume
    state.question = None
    state.resume = ()
    state.rules[resume[0]](*(state, option) + resume[1:])
    run(state)


def withdraw(state: State) -> None:
    """The open question is no longer asked; go on as if its rule had done nothing."""
    state.question = None
    state.resume = ()
    run(state)
