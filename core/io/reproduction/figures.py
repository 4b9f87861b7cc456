"""Figures of a page as pictures whose text can be selected: bars and lines."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from html import escape
from typing import Final

COLOURS: Final = ("#1f5f8b", "#e08e45", "#7a9e4b", "#9a6aa8", "#5b6770", "#b8566b")
_WIDE, _HIGH, _LEFT, _HEAD = 1040, 300, 96, 30
_BELOW_LINES: Final = 40
_ACROSS: Final = _WIDE - _LEFT - 40
"""Width of curves: half of the last number below stands beyond."""
_LINE: Final = 17
_LETTER: Final = 6.2
"""Width of a letter, about; legends leave room by it."""
_REACH: Final = 5.5
_DROP: Final = 2.9
"""By how much more a slanted name reaches to the left, and hangs down, with each letter."""


@dataclass(frozen=True)
class Bars:
    """Groups of bars side by side.

    Attributes
    ----------
    title, unit
        What is shown, and its unit.
    groups
        What stands below each group.
    series
        (name, one value a group); NaN for none.
    log
        Whether heights are logarithms.
    """

    title: str
    unit: str
    groups: Sequence[str]
    series: Sequence[tuple[str, Sequence[float]]]
    log: bool = False

    def drawn(self) -> Iterator[str]:
        """The lines of an SVG element; none if there is nothing to show."""
        known = [v for _, of in self.series for v in of if math.isfinite(v) and v > 0]
        if not known:
            return
        scale = Scale(known, self.log)
        names = [name for name, _ in self.series]
        step = (_WIDE - _LEFT) / max(len(self.groups), 1)
        ends = [_LEFT + (g + 0.55) * step for g in range(len(self.groups))]
        below = [_shortened(of, int(x / _REACH)) for of, x in zip(self.groups, ends, strict=True)]
        hang = _DROP * max(map(len, below))
        top, high = _top(names), round(_HIGH - 60 + hang)
        plot = high - top - 20 - hang
        thick = 0.8 * step / len(self.series)
        unit = f"{self.unit}, logarithmic" if self.log else self.unit
        yield from _opening(self.title, unit, names, high)
        yield from _grid(scale, top, plot)
        for g, group in enumerate(self.groups):
            for i, (name, values) in enumerate(self.series):
                if not math.isfinite(values[g]) or values[g] <= 0:
                    continue
                tall = max(1.0, plot * scale(values[g]))
                x = _LEFT + g * step + 0.1 * step + i * thick
                told = escape(f"{group}, {name}: {values[g]:,.6g} {self.unit}")
                yield f'<rect x="{x:.1f}" y="{top + plot - tall:.1f}" width="{thick:.1f}" '
                yield f'height="{tall:.1f}" fill="{COLOURS[i]}"><title>{told}</title></rect>'
            yield _slanted(below[g], ends[g], top + plot + 12)
        yield "</svg>"


@dataclass(frozen=True)
class Lines:
    """Curves over a common axis.

    Attributes
    ----------
    title, unit
        What is shown, and its unit.
    axis
        What runs to the right, with its unit.
    series
        (name, x, y) of each curve.
    log
        Whether both ways are logarithms.
    """

    title: str
    unit: str
    axis: str
    series: Sequence[tuple[str, Sequence[float], Sequence[float]]]
    log: bool = False

    def drawn(self) -> Iterator[str]:
        """The lines of an SVG element; none if there is nothing to show."""
        points = [(x, y) for _, xs, ys in self.series for x, y in zip(xs, ys, strict=True)]
        if not points or max(y for _, y in points) <= 0:
            return
        names = [name for name, _, _ in self.series]
        top = _top(names)
        plot = _HIGH - top - _BELOW_LINES
        rise = Scale([y for _, y in points], self.log)
        run = Scale([x for x, _ in points], self.log)
        yield from _opening(self.title, self.unit, names)
        yield from _grid(rise, top, plot)
        for tick in run.ticks:
            x = _LEFT + _ACROSS * run(tick)
            yield f'<text x="{x:.1f}" y="{top + plot + 15}" '
            yield f'text-anchor="middle">{said(tick)}</text>'
        yield f'<text x="{_WIDE}" y="{_HIGH - 6}" text-anchor="end">{escape(self.axis)}</text>'
        for i, (name, xs, ys) in enumerate(self.series):
            at = [
                (_LEFT + _ACROSS * run(x), top + plot * (1 - rise(y)))
                for x, y in zip(xs, ys, strict=True)
            ]
            path = "L".join(f"{x:.1f} {y:.1f}" for x, y in at)
            colour = COLOURS[i % len(COLOURS)]
            dash = ' stroke-dasharray="6 4"' if i >= len(COLOURS) else ""
            yield f'<path d="M{path}" fill="none" stroke="{colour}" stroke-width="2"{dash}/>'
            for (x, y), of_x, of_y in zip(at, xs, ys, strict=True):
                told = escape(f"{name}, {of_x:,.6g}: {of_y:,.6g} {self.unit}")
                yield f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3" fill="{colour}">'
                yield f"<title>{told}</title></circle>"
        yield "</svg>"


class Scale:
    """Value to height, 0 to 1."""

    def __init__(self, values: Iterable[float], log: bool) -> None:
        known = list(values)
        self._log, least, most = log, min(known), max(known)
        self._low = float(math.floor(math.log10(least))) if log else 0.0
        self._span = max((math.log10(most) if log else most) - self._low, 1e-12)
        self.ticks = _ticks(least, most, log)

    def __call__(self, value: float) -> float:
        """Where a value stands."""
        return ((math.log10(value) if self._log else value) - self._low) / self._span


def _ticks(least: float, most: float, log: bool) -> list[float]:
    if log:
        low, high = math.floor(math.log10(least)), math.floor(math.log10(most))
        return [10.0**i for i in range(low, high + 1)]
    step = 10 ** math.floor(math.log10(most))
    step = step / 5 if most / step < 2 else step / 2 if most / step < 5 else step
    return [step * i for i in range(int(most / step + 1e-9) + 1)]


def said(number: float) -> str:
    """A number below an axis, never as a power of ten."""
    return f"{number:,.0f}" if abs(number) >= 1000 else f"{number:.4g}"


def _opening(title: str, unit: str, names: Sequence[str], high: int = _HIGH) -> Iterator[str]:
    """The element, its title for a screen reader too, and the legend below it."""
    yield f'<svg viewBox="0 0 {_WIDE} {high}" role="img" aria-label="{escape(title)}">'
    yield f'<text class="head" x="{_LEFT}" y="14">{escape(f"{title} ({unit})")}</text>'
    for i, (x, line, name) in enumerate(_legend(names)):
        y = _HEAD - 8 + _LINE * line
        colour = COLOURS[i % len(COLOURS)]
        for at, wide in ((0, 11),) if i < len(COLOURS) else ((0, 4), (7, 4)):  # a dashed curve's
            yield f'<rect x="{x + at:.0f}" y="{y}" width="{wide}" height="11" fill="{colour}"/>'
        yield f'<text x="{x + 16:.0f}" y="{y + 10}">{escape(name)}</text>'


def _legend(names: Sequence[str]) -> list[tuple[float, int, str]]:
    """Where each name stands, and in which line: as many lines as they need."""
    placed, x, line = [], float(_LEFT), 0
    for name in names:
        wide = 40 + _LETTER * len(name)
        if x + wide > _WIDE and x > _LEFT:
            x, line = float(_LEFT), line + 1
        placed.append((x, line, name))
        x += wide
    return placed


def _top(names: Sequence[str]) -> float:
    """Where the plot begins, below title and legend."""
    lines = 1 + max((line for _, line, _ in _legend(names)), default=0)
    return float(_HEAD + _LINE * lines)


def _grid(scale: Scale, top: float, plot: float) -> Iterator[str]:
    for tick in scale.ticks:
        y = top + plot * (1 - scale(tick))
        yield f'<path d="M{_LEFT} {y:.1f}H{_WIDE}" stroke="#e4e7eb"/>'
        yield f'<text x="{_LEFT - 6}" y="{y + 4:.1f}" text-anchor="end">{said(tick)}</text>'


def _shortened(text: str, most: int) -> str:
    return text if len(text) <= most else text[: most - 1] + "…"


def _slanted(text: str, x: float, y: float) -> str:
    turned = f'transform="rotate(-28 {x:.1f} {y:.1f})"'
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="end" {turned}>{escape(text)}</text>'
