"""The one-page report of record uniqueness as a file."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from pathlib import Path
from typing import Final

from core.errors import Words, in_english
from core.io.atomic import whole_file
from core.io.uniqueness_pdf import pdf_of
from core.record_uniqueness.report_values import Cell, Report, ReportTable, said

ROWS: Final = 36
"""Rows of tables, one below the other, that there is room for on a printed page."""
_MOST: Final = 24
"""Rows of one table."""

_STYLE: Final = """
@page { size: A4; margin: 12mm }
* { box-sizing: border-box }
body { font: 10pt/1.4 "Segoe UI", "Helvetica Neue", Arial, sans-serif; color: #1f2933;
  background: #fff; max-width: 186mm; margin: 8mm auto; padding: 0 4mm; overflow-wrap: anywhere }
h1 { font-size: 18pt; font-weight: 600; margin: 0 0 2mm }
h2 { font-size: 10.5pt; font-weight: 600; margin: 0 0 1mm }
p { margin: 0 0 1.2mm }
dl { display: grid; grid-template-columns: repeat(3, 1fr); gap: 1mm 6mm; margin: 0 0 4mm;
  padding: 2mm 0; border: solid #d5dbe1; border-width: 1px 0 }
dl div { display: flex; gap: 2mm }
dl div:first-child { grid-column: span 2 }
dt, .note, .method, th { color: #52606d }
dd { margin: 0 }
.verdict { display: flex; gap: 3mm; margin-bottom: 2mm; flex-wrap: wrap }
.badge { padding: .6mm 3mm; border-radius: 4mm; border: 1px solid; font-weight: 600 }
.yes { color: #0b6b50; border-color: #0b6b50; background: #e9f6f1 }
.no { color: #9b2c1d; border-color: #9b2c1d; background: #fdf0ed }
svg { display: block; width: 100%; height: 13mm; margin: 1mm 0 2mm }
svg text { font-size: 9px; fill: #52606d }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 0 7mm }
.pair + .pair { grid-template-columns: 4fr 3fr }
section { margin-top: 3.5mm; break-inside: avoid }
table { border-collapse: collapse; width: 100%; font-size: 8.5pt; line-height: 1.25 }
th { text-align: right; font-weight: 600; border-bottom: 1px solid #9aa5b1; vertical-align: bottom }
td { text-align: right; border-bottom: 1px solid #e4e7eb; font-variant-numeric: tabular-nums }
th, td { padding: .6mm 2.5mm .6mm 0 }
th:last-child, td:last-child { padding-right: 0 }
.words { text-align: left }
.more td { text-align: left; color: #52606d; font-style: italic }
.note, .method { font-size: 8pt; margin-top: 1mm }
@media (max-width: 700px) { .pair, .pair + .pair, dl { display: block } }
@media print { body { margin: 0; padding: 0; max-width: none; font-size: 8.5pt; line-height: 1.3 }
  table { font-size: 7.5pt; line-height: 1.2 } th, td { padding-top: .4mm; padding-bottom: .4mm }
  section { margin-top: 2.5mm } }
"""


def html_of(report: Report, say: Words, language: str) -> str:
    """The whole file as text.

    Parameters
    ----------
    report
        What it says.
    say
        Makes texts of templates and values.
    language
        The code of the language that ``say`` speaks, such as "en".
    """
    cuts = (report.shortened(most) for most in range(_MOST, 1, -1))
    report = next((cut for cut in cuts if cut.n_rows <= ROWS), report.shortened(1))
    title = _text(report.title, say)
    parts = [
        "<!DOCTYPE html>",
        f'<html lang="{escape(language)}">',
        '<head><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<title>{title} – {_text(report.file, say)}</title>",
        f"<style>{_STYLE}</style></head>",
        f"<body><h1>{title}</h1>",
        *_facts(report, say),
        *_verdict(report, say),
        *(f"<p>{_text(of, say)}</p>" for of in report.sentences),
    ]
    for pair in report.pairs:
        shown = [part for of in pair for part in _table(of, say)]
        parts += ['<div class="pair">', *shown, "</div>"]
    parts += _table(report.history, say)
    parts.append('<section class="method">')
    parts += [f"<p>{_text(of, say)}</p>" for of in report.method]
    return "\n".join([*parts, "</section></body></html>", ""])


def _text(cell: Cell, say: Words) -> str:
    return escape(said(cell, say))


def _facts(report: Report, say: Words) -> Iterator[str]:
    yield "<dl>"
    for name, value in report.facts:
        yield f"<div><dt>{_text(name, say)}</dt><dd>{_text(value, say)}</dd></div>"
    yield "</dl>"


def _verdict(report: Report, say: Words) -> Iterator[str]:
    """The two answers, and a bar of the shares with the limits on it."""
    yield '<div class="verdict">'
    for good, words in report.answers:
        mark, look = ("✓", "yes") if good else ("✗", "no")
        yield f'<span class="badge {look}">{mark} {_text(words, say)}</span>'
    yield "</div>"
    verdict = report.verdict
    unique, sets = (100 * n / verdict.n_records for n in (verdict.unique, verdict.in_sets))
    label = _text(report.sentences[0], say)
    yield (
        '<svg viewBox="0 0 600 40" preserveAspectRatio="none" role="img" '
        f'aria-label="{label}">'
        '<rect x="0" y="12" width="600" height="14" fill="#e4e7eb"/>'
        f'<rect x="0" y="12" width="{6 * sets:.2f}" height="14" fill="#7db3d8"/>'
        f'<rect x="0" y="12" width="{6 * unique:.2f}" height="14" fill="#1f5f8b"/>'
    )
    for limit in (verdict.public_share, verdict.research_share):
        yield f'<path d="M{600 * limit:.2f} 8V30" stroke="#1f2933" stroke-width="1.5"/>'
    yield "</svg>"
    yield f'<p class="note">{_text(report.bar, say)}</p>'


def _table(table: ReportTable, say: Words) -> Iterator[str]:
    if not table.rows:
        return
    words = ['class="words"' if of.words else "" for of in table.columns]
    yield f"<section><h2>{_text(table.title, say)}</h2><table><thead><tr>"
    for of, look in zip(table.columns, words, strict=True):
        yield f'<th scope="col" {look}>{_text(of.heading, say)}</th>'
    yield "</tr></thead><tbody>"
    for i, row in enumerate((*table.rows, None)):
        if table.left_out and i == table.gap:
            yield f'<tr class="more"><td colspan="{len(words)}">{_text(table.more, say)}</td></tr>'
        if row is not None:
            cells = zip(row, words, strict=True)
            yield "<tr>" + "".join(f"<td {w}>{_text(c, say)}</td>" for c, w in cells) + "</tr>"
    yield "</tbody></table>"
    yield from (f'<p class="note">{_text(of, say)}</p>' for of in table.notes)
    yield "</section>"


def write_html(
    path: Path, report: Report, say: Words = in_english, *, language: str = "en"
) -> None:
    """Writes the report as a single HTML file that asks for nothing from elsewhere.

    Parameters
    ----------
    path
        Where to; the file appears complete or not at all.
    report
        What it says.
    say
        Makes texts of templates and values; the window passes its own to write in its language.
    language
        Code of that language.

    Raises
    ------
    VbasError
        If the place cannot be written, or the disk is full.
    """
    with whole_file(path) as partial:
        partial.write_text(html_of(report, say, language), encoding="utf-8")


def write_pdf(path: Path, report: Report, say: Words = in_english, *, language: str = "en") -> None:
    """Writes the report as one page A4; the same report always gives the same bytes.

    Parameters and errors as of `write_html`. Tables are shortened, with a line that says by how
    much, until all fits. The fonts know the letters of Western languages; others become "?".
    """
    with whole_file(path) as partial:
        partial.write_bytes(pdf_of(report, say, language))
