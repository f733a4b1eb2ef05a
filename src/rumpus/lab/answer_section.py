"""The beginning of the report: what its author asked, and the answers."""

from math import inf

from rumpus.kernel.message import Argument, Message
from rumpus.lab.answering import UNKNOWN, Answered, Evidence, answer_all
from rumpus.lab.asking import Claim
from rumpus.lab.experiment import Experiment
from rumpus.lab.formatting import Formatter
from rumpus.lab.gathering import Found
from rumpus.lab.markup import folded


def answers(found: Found, fmt: Formatter) -> str:
    """Nothing, where the question is not said as data."""
    told = "".join(answer_card(answer, found.experiment, fmt) for answer in answer_all(found))
    return f'<div class="answers">{told}<p class="note">{fmt("report-answers-about")}</p></div>' if told else ""


def answer_card(answer: Answered, experiment: Experiment, fmt: Formatter) -> str:
    lines = [fmt.html(tell_evidence(answer, one, experiment, fmt)) for one in answer.evidence]
    below = "".join(f"<li>{line}</li>" for line in lines)
    listed = f"<ul>{below}</ul>"
    return (
        f'<section class="answer is-{answer.verdict}"><h2>{fmt("report-title", title=answer.ask.question)}</h2>'
        f"<p>{fmt.html(tell_answer(answer))}</p>"
        f"{folded(fmt('report-evidence-show', count=len(lines)), listed) if len(lines) > 4 else listed}</section>"
    )


def tell_answer(answer: Answered) -> Message:
    if answer.verdict != UNKNOWN:
        return Message("report-answer", {"verdict": answer.verdict})
    return Message("report-answer-too-close") if answer.more is None else tell_more(answer.more)


def tell_more(games: int) -> Message:
    return Message("report-answer-unknown", {"games": games})


def tell_evidence(answer: Answered, one: Evidence, experiment: Experiment, fmt: Formatter) -> Message:
    """The figure, its interval, and what was asked of it."""
    ask, figure, estimate = answer.ask, one.figure, one.estimate
    said: dict[str, Argument] = {
        "what": tell_what(one, fmt),
        "where": fmt.levels(experiment.cell(ask.cell).levels),
        "limits": tell_limits(ask.claim, bool(ask.beside), fmt),
    }
    if not ask.beside:
        said |= {"value": fmt.value(figure, estimate.value), "range": fmt.range(figure, estimate)}
        return Message("report-evidence", said)
    said["value"] = fmt.difference(figure, estimate.value)
    said["range"] = fmt.range_of_difference(figure, estimate)
    said["beside"] = fmt.levels(experiment.cell(ask.beside).levels)
    return Message("report-evidence-beside", said)


def tell_what(one: Evidence, fmt: Formatter) -> Message:
    if one.thing:
        return fmt.thing(one.thing)
    if one.place:
        return Message("report-wins-of", {"place": one.place})
    return Message(f"report-figure-{one.figure.id}")


def tell_limits(claim: Claim, is_difference: bool, fmt: Formatter) -> Message:
    low, high = (
        fmt.difference(claim.figure, end) if is_difference else fmt.value(claim.figure, end)
        for end in (claim.low, claim.high)
    )
    if claim.high == inf:
        return Message("report-limit", {"way": "above", "limit": low})
    if claim.low == -inf:
        return Message("report-limit", {"way": "below", "limit": high})
    return Message("report-limits", {"low": low, "high": high})
