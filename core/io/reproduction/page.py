"""The page of a reproduction: verdicts, figures and tables in one HTML file without scripts."""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from html import escape
from itertools import groupby
from typing import Final

import pandas as pd

from core.io.reproduction.figures import Bars, Lines
from core.reproduction.claims import DOES_NOT_HOLD, HOLDS, IN_PART, Claim

_STYLE: Final = """
body { font: 15px/1.5 "Segoe UI", "Helvetica Neue", Arial, sans-serif; color: #1f2933;
  background: #fff; max-width: 1080px; margin: 32px auto; padding: 0 20px }
h1 { font-size: 26px; font-weight: 600; margin: 0 0 6px }
h2 { font-size: 18px; font-weight: 600; margin: 34px 0 8px }
h3 { font-size: 14px; font-weight: 600; margin: 20px 0 6px }
p { margin: 0 0 10px; max-width: 80ch }
table { border-collapse: collapse; width: 100%; font-size: 13px }
th { text-align: left; color: #52606d; border-bottom: 1px solid #9aa5b1; vertical-align: bottom }
td { border-bottom: 1px solid #e4e7eb; vertical-align: top }
th, td { padding: 5px 14px 5px 0 }
.n { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap }
th.n { white-space: normal }
.small { font-size: 13px; color: #52606d }
.mark { font-weight: 600; white-space: nowrap }
.holds { color: #0b6b50 } .part { color: #8a5a00 } .not { color: #9b2c1d }
.quick .mark { color: #52606d } sup { line-height: 0 }
svg { display: block; width: 100%; height: auto; margin: 8px 0 }
svg text { font-size: 12px; fill: #52606d }
svg text.head { font-weight: 600; fill: #1f2933 }
th[colspan] { text-align: center; border-bottom: 1px solid #cbd2d9 }
.wide { overflow-x: auto }
.claims { table-layout: fixed } .claims th:first-child { width: 36% }
.claims th:nth-child(2) { width: 11% } .claims th:nth-child(3) { width: 14% }
"""
_LOOKS: Final = {HOLDS: "holds", IN_PART: "part", DOES_NOT_HOLD: "not"}


@dataclass(frozen=True, eq=False)
class Table:
    """A table of the page.

    Attributes
    ----------
    values
        Its rows. Columns that are pairs share their first part as a heading: the paper's figure
        and ours stand below it.
    title
        What it is, such as the paper's table that it stands beside.
    """

    values: pd.DataFrame
    title: str = ""


@dataclass(frozen=True)
class Section:
    """A part of the page: paragraphs, then what they are about."""

    title: str
    paragraphs: Sequence[str] = ()
    claims: Sequence[Claim] = ()
    figures: Sequence[Bars | Lines] = ()
    tables: Sequence[Table] = ()


def page(
    title: str, introduction: Sequence[str], sections: Iterable[Section], quick: bool = False
) -> str:
    """The whole file as text; a quick look's verdicts have no colours, as they stand for little."""
    parts = [
        "<!DOCTYPE html>",
        '<html lang="en"><head><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<title>{escape(title)}</title><style>{_STYLE}</style></head>",
        '<body class="quick">' if quick else "<body>",
        f"<h1>{escape(title)}</h1>",
        *(f"<p>{_text(of)}</p>" for of in introduction),
    ]
    for of in sections:
        parts.append(f"<section><h2>{escape(of.title)}</h2>")
        parts += [f"<p>{_text(text)}</p>" for text in of.paragraphs]
        parts += _claims(of.claims)
        for figure in of.figures:
            parts += figure.drawn()
        for table in of.tables:
            parts += _table(table)
        parts.append("</section>")
    return "\n".join([*parts, "</body></html>", ""])


def _claims(claims: Sequence[Claim]) -> Iterator[str]:
    if not claims:
        return
    yield '<table class="claims"><thead><tr>'
    for name in ("The paper says", "Section", "Paper", "Here", "Verdict"):
        yield f'<th scope="col">{name}</th>'
    yield "</tr></thead><tbody>"
    for of in claims:
        why = f'<div class="small">{_text(of.why)}</div>' if of.why else ""
        yield f"<tr><td>{_text(of.statement)}{why}</td><td>{_text(of.source)}</td>"
        yield f"<td>{_text(of.paper)}</td><td>{_text(of.ours)}</td>"
        yield f'<td><span class="mark {_LOOKS[of.verdict]}">{_text(of.verdict)}</span>'
        yield f'<div class="small">{_text(of.rule)}</div></td></tr>'
    yield "</tbody></table>"


def _table(of: Table) -> Iterator[str]:
    table = of.values
    if table.empty:
        return
    looks = [' class="n"' if pd.api.types.is_numeric_dtype(of) else "" for of in table.dtypes]
    if of.title:
        yield f"<h3>{escape(of.title)}</h3>"
    yield '<div class="wide"><table><thead>'
    yield from _heads(table.columns, looks)
    yield "</thead><tbody>"
    for row in table.itertuples(index=False):
        cells = (f"<td{look}>{_said(of)}</td>" for of, look in zip(row, looks, strict=True))
        yield f"<tr>{''.join(cells)}</tr>"
    yield "</tbody></table></div>"


def _heads(columns: pd.Index, looks: Sequence[str]) -> Iterator[str]:
    """One row of headings, or two where columns are pairs."""
    names = list(columns)
    if isinstance(columns, pd.MultiIndex):
        groups = [(name, len(list(of))) for name, of in groupby(columns.get_level_values(0))]
        over = (f'<th scope="colgroup" colspan="{n}">{escape(str(of))}</th>' for of, n in groups)
        yield f"<tr>{''.join(over)}</tr>"
        names = list(columns.get_level_values(1))
    cells = (
        f'<th scope="col"{look}>{escape(str(of))}</th>'
        for of, look in zip(names, looks, strict=True)
    )
    yield f"<tr>{''.join(cells)}</tr>"


def _text(text: str) -> str:
    """Words for a page: powers raised, and no line broken between a number and its per cent."""
    raised = re.sub(r"\^(-?[\w.]*\w)", r"<sup>\1</sup>", escape(text))
    return raised.replace(" %", "\N{NO-BREAK SPACE}%").replace(">-", ">\N{MINUS SIGN}")


def _said(value: object) -> str:
    if isinstance(value, str) or value is None:
        return _text(value or "")
    number = float(value)  # type: ignore[arg-type]
    if not math.isfinite(number):
        return "–"
    if number == int(number) or abs(number) >= 1000:
        return f"{number:,.0f}".replace("-", "\N{MINUS SIGN}")
    return f"{number:.3g}".replace("-", "\N{MINUS SIGN}")
