"""The page of a reproduction: verdicts, figures and tables in one HTML file without scripts."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from html import escape
from typing import Final

import pandas as pd

from core.reproduction.claims import DOES_NOT_HOLD, HOLDS, IN_PART, Claim

_STYLE: Final = """
body { font: 15px/1.5 "Segoe UI", "Helvetica Neue", Arial, sans-serif; color: #1f2933;
  background: #fff; max-width: 1080px; margin: 32px auto; padding: 0 20px }
h1 { font-size: 26px; font-weight: 600; margin: 0 0 6px }
h2 { font-size: 18px; font-weight: 600; margin: 34px 0 8px }
p { margin: 0 0 10px; max-width: 80ch }
table { border-collapse: collapse; width: 100%; font-size: 13px }
th { text-align: left; color: #52606d; border-bottom: 1px solid #9aa5b1; vertical-align: bottom }
td { border-bottom: 1px solid #e4e7eb; vertical-align: top }
th, td { padding: 5px 14px 5px 0 }
.n { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap }
.small { font-size: 13px; color: #52606d }
.mark { font-weight: 600; white-space: nowrap }
.holds { color: #0b6b50 } .part { color: #8a5a00 } .not { color: #9b2c1d }
svg { display: block; width: 100%; height: auto; margin: 8px 0 }
svg text { font-size: 11px; fill: #52606d }
.wide { overflow-x: auto }
"""
_LOOKS: Final = {HOLDS: "holds", IN_PART: "part", DOES_NOT_HOLD: "not"}
_COLOURS: Final = ("#1f5f8b", "#e08e45", "#7a9e4b", "#9a6aa8")


@dataclass(frozen=True)
class Bars:
    """Groups of bars side by side: a figure of the paper.

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


@dataclass(frozen=True)
class Section:
    """A part of the page: paragraphs, then what they are about."""

    title: str
    paragraphs: Sequence[str] = ()
    claims: Sequence[Claim] = ()
    bars: Sequence[Bars] = ()
    table: pd.DataFrame | None = None


def page(title: str, introduction: Sequence[str], sections: Iterable[Section]) -> str:
    """The whole file as text."""
    parts = [
        "<!DOCTYPE html>",
        '<html lang="en"><head><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<title>{escape(title)}</title><style>{_STYLE}</style></head><body>",
        f"<h1>{escape(title)}</h1>",
        *(f"<p>{escape(of)}</p>" for of in introduction),
    ]
    for of in sections:
        parts.append(f"<section><h2>{escape(of.title)}</h2>")
        parts += [f"<p>{escape(text)}</p>" for text in of.paragraphs]
        parts += _claims(of.claims)
        for figure in of.bars:
            parts += _figure(figure)
        parts += _table(of.table)
        parts.append("</section>")
    return "\n".join([*parts, "</body></html>", ""])


def _claims(claims: Sequence[Claim]) -> Iterator[str]:
    if not claims:
        return
    yield '<table><thead><tr><th scope="col">The paper says</th><th scope="col">Section</th>'
    yield '<th scope="col">Paper</th><th scope="col">Here</th><th scope="col">Verdict</th>'
    yield "</tr></thead><tbody>"
    for of in claims:
        why = f'<div class="small">{escape(of.why)}</div>' if of.why else ""
        yield f"<tr><td>{escape(of.statement)}{why}</td><td>{escape(of.source)}</td>"
        yield f"<td>{escape(of.paper)}</td><td>{escape(of.ours)}</td>"
        yield f'<td><span class="mark {_LOOKS[of.verdict]}">{escape(of.verdict)}</span>'
        yield f'<div class="small">{escape(of.rule)}</div></td></tr>'
    yield "</tbody></table>"


def _table(table: pd.DataFrame | None) -> Iterator[str]:
    if table is None or table.empty:
        return
    numeric = [pd.api.types.is_numeric_dtype(table[name]) for name in table]
    looks = [' class="n"' if of else "" for of in numeric]
    yield '<div class="wide"><table><thead><tr>'
    for name, look in zip(table, looks, strict=True):
        yield f'<th scope="col"{look}>{escape(str(name))}</th>'
    yield "</tr></thead><tbody>"
    for row in table.itertuples(index=False):
        cells = (f"<td{look}>{_said(of)}</td>" for of, look in zip(row, looks, strict=True))
        yield f"<tr>{''.join(cells)}</tr>"
    yield "</tbody></table></div>"


def _said(value: object) -> str:
    if isinstance(value, str) or value is None:
        return escape(value or "")
    number = float(value)  # type: ignore[arg-type]
    if not math.isfinite(number):
        return "–"
    if number == int(number) or abs(number) >= 1000:
        return f"{number:,.0f}"
    return f"{number:.3g}"


def _figure(of: Bars) -> Iterator[str]:
    """Bars as a picture whose text can be selected; a screen reader gets the title."""
    wide, high, left, bottom, top = 1040, 300, 80, 92, 26
    known = [v for _, values in of.series for v in values if math.isfinite(v) and v > 0]
    if not known:
        return
    scale = _scale(min(known), max(known), of.log)
    step = (wide - left) / max(len(of.groups), 1)
    thick = 0.8 * step / len(of.series)
    yield f'<svg viewBox="0 0 {wide} {high}" role="img" aria-label="{escape(of.title)}">'
    yield f'<text x="{left}" y="14">{escape(of.title)} ({escape(of.unit)})</text>'
    for i, (name, _) in enumerate(of.series):
        x = wide - 190 * (len(of.series) - i)
        yield f'<rect x="{x}" y="5" width="11" height="11" fill="{_COLOURS[i]}"/>'
        yield f'<text x="{x + 16}" y="14">{escape(name)}</text>'
    for tick in _ticks(min(known), max(known), of.log):
        y = top + (high - top - bottom) * (1 - scale(tick))
        yield f'<path d="M{left} {y:.1f}H{wide}" stroke="#e4e7eb"/>'
        yield f'<text x="{left - 6}" y="{y + 4:.1f}" text-anchor="end">{tick:,.6g}</text>'
    for g, group in enumerate(of.groups):
        for i, (name, values) in enumerate(of.series):
            if not math.isfinite(values[g]) or values[g] <= 0:
                continue
            tall = max(1.0, (high - top - bottom) * scale(values[g]))
            bar_x = left + g * step + 0.1 * step + i * thick
            told = escape(f"{group}, {name}: {values[g]:,.6g} {of.unit}")
            yield f'<rect x="{bar_x:.1f}" y="{high - bottom - tall:.1f}" width="{thick:.1f}" '
            yield f'height="{tall:.1f}" fill="{_COLOURS[i]}"><title>{told}</title></rect>'
        at, below = left + (g + 0.55) * step, high - bottom + 12
        yield f'<text x="{at:.1f}" y="{below}" text-anchor="end" '
        yield f'transform="rotate(-28 {at:.1f} {below})">{escape(_short(group))}</text>'
    yield "</svg>"


def _short(text: str) -> str:
    return text if len(text) <= 30 else text[:29] + "…"


class _scale:  # noqa: N801 (a function with a memory)
    """Value to height, 0 to 1."""

    def __init__(self, least: float, most: float, log: bool) -> None:
        self._log = log
        self._low = math.floor(math.log10(least)) if log else 0.0
        high = math.log10(most) if log else most
        self._span = max(high - self._low, 1e-12)

    def __call__(self, value: float) -> float:
        return ((math.log10(value) if self._log else value) - self._low) / self._span


def _ticks(least: float, most: float, log: bool) -> list[float]:
    if log:
        low, high = math.floor(math.log10(least)), math.floor(math.log10(most))
        return [10.0**i for i in range(low, high + 1)]
    step = 10 ** math.floor(math.log10(most))
    step = step / 5 if most / step < 2 else step / 2 if most / step < 5 else step
    return [step * i for i in range(int(most / step) + 1)]
