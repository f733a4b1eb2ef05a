"""Drawings of the report: inline SVG in the colours of the page, as wide as there is room.

Across, everything is in percent and down in pixels, so that a drawing stretches and its letters and marks do not. What
belongs to different cells differs in shape and dashes as well as in colour.
"""

from collections.abc import Callable, Sequence
from html import escape
from itertools import pairwise
from math import ceil, floor, log10
from typing import Final, NamedTuple

from rumpus.lab.statistics import Estimate

TickText = Callable[[float], str]  # a number as the axis writes it

ROW: Final = 36  # pixels
ABOVE: Final = 8  # left free over the highest bar
ASIDE: Final = 5  # pixels between lines that share a drawing, so that intervals do not hide each other
STEPS: Final = (1, 2, 2.5, 5, 10)
SHAPES: Final = (
    "M-4.5,0a4.5,4.5 0 1 0 9,0a4.5,4.5 0 1 0 -9,0z",  # a disc
    "M-4,-4h8v8h-8z",
    "M0,-5.5L5,3.5H-5z",
    "M0,-5.5L5.5,0L0,5.5L-5.5,0z",
    "M0,5.5L5,-3.5H-5z",
    "M-1.5,-5h3v3.5h3.5v3h-3.5v3.5h-3v-3.5h-3.5v-3h3.5z",  # a cross
)
DASHES: Final = ("none", "7 4", "2 3", "9 3 2 3", "4 2", "1 2")
COLOURS: Final = ("blue", "red", "green", "yellow", "ink-soft", "accent")


class Scale(NamedTuple):
    low: float
    high: float
    ticks: tuple[float, ...]

    def at(self, value: float) -> float:
        """In percent of the way from the low end to the high one."""
        share = (value - self.low) / (self.high - self.low)
        return round(100 * min(1.0, max(0.0, share)), 2)


def scale_for(low: float, high: float, ticks: int = 4) -> Scale:
    """With round numbers for ticks; everything from low to high is on it."""
    if high <= low:  # all the same: below it there is room, above it there may be nothing
        low -= abs(low) / 10 or 1.0
    raw = (high - low) / ticks
    power = 10.0 ** floor(log10(raw))
    step = next(step * power for step in STEPS if step * power >= raw * 0.999)
    first, last = floor(low / step + 1e-9), ceil(high / step - 1e-9)
    return Scale(first * step, last * step, tuple(round(step * n, 10) for n in range(first, last + 1)))


def drawing(height: int, inside: str, more: str = "") -> str:
    """What it shows is told in words beside it, so whoever does not see it misses nothing."""
    return f'<svg class="drawing{more}" width="100%" height="{height}" aria-hidden="true">{inside}</svg>'


def grid(scale: Scale, height: int, zero: float | None = None) -> str:
    lines = [f'<line class="grid" x1="{scale.at(t)}%" x2="{scale.at(t)}%" y1="0" y2="{height}"/>' for t in scale.ticks]
    if zero is not None:
        lines.append(f'<line class="even" x1="{scale.at(zero)}%" x2="{scale.at(zero)}%" y1="0" y2="{height}"/>')
    return "".join(lines)


def axis(scale: Scale, tick_text: TickText) -> str:
    """The numbers below rows that share a scale."""
    texts = (f'<text x="{scale.at(t)}%" y="14" text-anchor="middle">{escape(tick_text(t))}</text>' for t in scale.ticks)
    return drawing(18, "".join(texts))


def mark(x: float, y: float | str, look: int, more: str = "") -> str:
    shape, colour = SHAPES[look % len(SHAPES)], COLOURS[look % len(COLOURS)]
    return f'<svg x="{x}%" y="{y}" class="mark"><path d="{shape}" class="of-{colour}{more}"/></svg>'  # moves with its x


def interval(estimate: Estimate, scale: Scale, look: int = 0, even: float | None = None, clear: bool = True) -> str:
    """One row: a mark at the value, a bar over its interval, and a line where everything would be even. What may be
    luck alone is drawn hollow."""
    low, high, middle = scale.at(estimate.low), scale.at(estimate.high), ROW / 2
    colour = COLOURS[look % len(COLOURS)]
    bar = f'<line class="bar of-{colour}" x1="{low}%" x2="{high}%" y1="{middle}" y2="{middle}"/>'
    ends = "".join(
        f'<line class="bar of-{colour}" x1="{x}%" x2="{x}%" y1="{middle - 4}" y2="{middle + 4}"/>' for x in (low, high)
    )
    shape = mark(scale.at(estimate.value), middle, look, "" if clear else " hollow")
    return drawing(ROW, grid(scale, ROW, even) + bar + ends + shape)


def histogram(values: Sequence[float], scale: Scale, bins: int, height: int, mean: float) -> str:
    """How often each value comes about, with a line at the mean."""
    counts = count_in_bins(values, scale, bins)
    highest = max(counts) or 1
    bars = []
    for place, count in enumerate(counts):
        tall = round((height - ABOVE) * count / highest, 1)
        x, width = round(100 * place / bins, 2), round(100 / bins, 2)
        bars.append(f'<rect x="{x}%" y="{height - tall}" width="{width}%" height="{tall}"/>')
    at = scale.at(mean)
    line = f'<line class="mean" x1="{at}%" x2="{at}%" y1="{ABOVE / 2}" y2="{height}"/>'
    return drawing(height, grid(scale, height) + f'<g class="bars">{"".join(bars)}</g>' + line)


def count_in_bins(values: Sequence[float], scale: Scale, bins: int) -> list[int]:
    counts = [0] * bins
    for value in values:
        counts[min(bins - 1, max(0, int(bins * (value - scale.low) / (scale.high - scale.low))))] += 1
    return counts


class Curve(NamedTuple):
    """One of several that share a drawing. Points are where on the scale across, and what."""

    points: list[tuple[float, Estimate]]
    letter: str  # at its end
    look: int


def lines(
    drawn: Sequence[Curve], across: Sequence[tuple[float, str]], down: Scale, tick_text: TickText, height: int
) -> str:
    """A figure against what was swept; `across` are the places of its levels, in percent, and what they are called."""
    parts = [level_line(100 - down.at(tick), tick_text(tick)) for tick in down.ticks]
    parts += [below(x, called, height + 16, len(across)) for x, called in across]
    parts += [
        f'<g transform="translate({round(ASIDE * (place - (len(drawn) - 1) / 2), 1)})">{one_line(line, down)}</g>'
        for place, line in enumerate(drawn)
    ]
    ends = [100 - down.at(line.points[-1][1].value) for line in drawn if line.letter]
    for y, line in zip(apart(ends, 100 * 13 / height), [line for line in drawn if line.letter], strict=True):
        last = line.points[-1][0]
        parts.append(f'<text class="letter" x="{last}%" dx="18" y="{y}%" dy="4">{escape(line.letter)}</text>')
    return drawing(height, "".join(parts), " lines")


def below(x: float, called: str, y: int, of: int) -> str:
    """What stands under the axis; where several long names would touch, word under word."""
    words = called.split() if of > 2 else [called]
    lines = (f'<tspan x="{x}%" dy="{13 if number else 0}">{escape(word)}</tspan>' for number, word in enumerate(words))
    return f'<text y="{y}" text-anchor="middle">{"".join(lines)}</text>'


def level_line(y: float, told: str) -> str:
    return (
        f'<line class="grid" x1="0" x2="100%" y1="{y:.2f}%" y2="{y:.2f}%"/>'
        f'<text x="0" dx="-8" y="{y:.2f}%" dy="4" text-anchor="end">{escape(told)}</text>'
    )


def one_line(line: Curve, down: Scale) -> str:
    look = line.look
    colour, dash = COLOURS[look % len(COLOURS)], DASHES[look % len(DASHES)]
    ys = [(x, 100 - down.at(e.value), 100 - down.at(e.low), 100 - down.at(e.high)) for x, e in line.points]
    parts = [
        f'<line class="bar of-{colour}" x1="{x}%" x2="{x}%" y1="{low:.2f}%" y2="{high:.2f}%"/>'
        for x, _, low, high in ys
    ]
    for (x, y, *_), (next_x, next_y, *_) in pairwise(ys):
        ends = f'x1="{x}%" y1="{y:.2f}%" x2="{next_x}%" y2="{next_y:.2f}%"'
        parts.append(f'<line class="course of-{colour}" stroke-dasharray="{dash}" {ends}/>')
    parts += [mark(x, f"{y:.2f}%", look) for x, y, *_ in ys]
    return "".join(parts)


def apart(places: Sequence[float], least: float) -> list[float]:
    """The same places, moved as far as needed so that letters do not lie on each other, and none below the drawing."""
    order = sorted(range(len(places)), key=lambda index: places[index])
    moved = list(places)
    for before, after in pairwise(order):
        moved[after] = max(moved[after], moved[before] + least)
    limit = 100.0
    for index in reversed(order):
        moved[index] = min(moved[index], limit)
        limit = moved[index] - least
    return [round(place, 2) for place in moved]


def course(moments: Sequence[Sequence[float]], seats: Sequence[str], tick_text: TickText, height: int) -> str:
    """Who was likely to win, from turn to turn: a line for each seat, its name at the end of it."""
    last = max(1, len(moments) - 1)
    parts = [level_line(100 - 100 * share, tick_text(share)) for share in (0.0, 0.5, 1.0)]
    stretched = []
    for seat in range(len(seats)):
        points = " ".join(f"{100 * n / last:.2f},{100 - 100 * shares[seat]:.2f}" for n, shares in enumerate(moments))
        dash, colour = DASHES[seat % len(DASHES)], COLOURS[seat % len(COLOURS)]
        stretched.append(f'<polyline class="course of-{colour}" stroke-dasharray="{dash}" points="{points}"/>')
    inside = "".join(stretched)
    parts.append(f'<svg viewBox="0 0 100 100" preserveAspectRatio="none" width="100%" height="100%">{inside}</svg>')
    ends = apart([100 - 100 * share for share in moments[-1]], 100 * 13 / height)
    for y, name in zip(ends, seats, strict=True):
        parts.append(f'<text class="letter" x="100%" dx="8" y="{y}%" dy="4">{escape(name)}</text>')
    return drawing(height, "".join(parts), " lines")


def legend_mark(look: int) -> str:
    """The line and shape of a legend's entry."""
    colour, dash = COLOURS[look % len(COLOURS)], DASHES[look % len(DASHES)]
    line = f'<line class="course of-{colour}" stroke-dasharray="{dash}" x1="0" x2="100%" y1="8" y2="8"/>'
    return f'<svg class="drawing" width="34" height="16" aria-hidden="true">{line}{mark(50, 8, look)}</svg>'
