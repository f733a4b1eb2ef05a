"""The few pieces of HTML that the report is made of. What is given to them is told already."""

from collections.abc import Sequence


def card(title: str, about: str, content: str, more: str = "") -> str:
    explained = f"<p>{about}</p>" if about else ""
    return f'<section class="card{more}"><h3>{title}</h3>{explained}{content}</section>'


def table(heads: Sequence[str], rows: Sequence[str], foot: str = "", more: str = "") -> str:
    """With nothing for heads, none are shown; what a row is about stands in it."""
    head = "".join(f'<th scope="col">{told}</th>' if told else "<td></td>" for told in heads)
    top = f"<thead><tr>{head}</tr></thead>" if any(heads) else ""
    bottom = f"<tfoot>{foot}</tfoot>" if foot else ""
    return f'<table class="{more}">{top}<tbody>{"".join(rows)}</tbody>{bottom}</table>'


def scrolled(content: str, title: str) -> str:
    """What may be wider than a phone, reachable by keyboard too."""
    return f'<div class="scroll" role="group" aria-label="{title}" tabindex="0">{content}</div>'


def row(label: str, *cells: str) -> str:
    """Something without a label, where there is only one, has no head."""
    head = f'<th scope="row">{label}</th>' if label else ""
    return f"<tr>{head}{''.join(cells)}</tr>"


def group_row(label: str, columns: int) -> str:
    return f'<tr class="group"><th scope="rowgroup" colspan="{columns}">{label}</th></tr>'


def axis_row(before: int, drawn: str, after: int) -> str:
    """Under the column with the drawings, the numbers of their scale."""
    return f"<tr>{'<td></td>' * before}<td class='plot'>{drawn}</td>{'<td></td>' * after}</tr>"


def plot(drawn: str) -> str:
    return f'<td class="plot">{drawn}</td>'


def figure(told: str, range_: str = "") -> str:
    """A number, and below it the interval in which it lies."""
    below = f"<small>{range_}</small>" if range_ else ""
    return f'<td class="figure">{told}{below}</td>'


def folded(summary: str, content: str) -> str:
    return f"<details><summary>{summary}</summary>{content}</details>"
