"""Questions and their options, as the page says them."""

from rumpus.kernel.match import Match
from rumpus.kernel.message import Argument, Message, Say
from rumpus.kernel.question import Question


def say_question(say: Say, match: Match, question: Question, whose: str = "") -> str:
    args: dict[str, Argument] = {"speaker": match.speaker(question), **match.state.question_args(question)}
    return say(Message(f"ask-{question.kind}{whose}", args))


def say_option(say: Say, match: Match, question: Question, option: int) -> str:
    text, about = match.state.write(question, option), match.state.about(question, option)
    args: dict[str, Argument] = {"text": text, **match.state.option_args(question, option)}
    return say(Message(f"option-{question.kind}-{about.verb if about else text}", args))
