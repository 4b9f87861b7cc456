"""A report as one HTML file: vector pictures, headings, no script, nothing from elsewhere."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

from core.errors import Words
from core.io.release_report.values import Beside, Document, Drawing, Listing, Part
from core.record_uniqueness.report_values import Cell, ReportTable, said

_STYLE = """
@page { size: A4; margin: 15mm }
* { box-sizing: border-box }
body { font: 11pt/1.5 "Segoe UI", "Helvetica Neue", Arial, sans-serif; color: #1f2429;
  background: #fff; max-width: 190mm; margin: 10mm auto; padding: 0 5mm; overflow-wrap: anywhere }
h1 { font-size: 20pt; font-weight: 600; line-height: 1.25; margin: 0 0 3mm }
h2 { font-size: 13pt; font-weight: 600; margin: 8mm 0 2mm; border-bottom: 1px solid #d5dbe1 }
p { margin: 0 0 2mm }
.lead { color: #46525c; font-size: 12pt }
figure { margin: 0; flex: 1 1 70mm; max-width: 110mm }
figcaption { color: #46525c; font-size: 9.5pt; margin-top: 1mm }
svg { display: block; width: 100%; height: auto }
.beside { display: flex; flex-wrap: wrap; gap: 6mm; margin: 2mm 0 4mm }
table { border-collapse: collapse; width: 100%; font-size: 9.5pt; line-height: 1.35;
  margin: 2mm 0 4mm }
caption { text-align: left; font-weight: 600; padding-bottom: 1mm }
th { color: #46525c; border-bottom: 1px solid #9aa5b1; vertical-align: bottom }
td { border-bottom: 1px solid #e4e7eb; font-variant-numeric: tabular-nums; vertical-align: top }
tbody th { color: inherit; font-weight: 400; border-bottom: 1px solid #e4e7eb;
  vertical-align: top }
th, td { padding: 1mm 3mm 1mm 0; text-align: right }
.words { text-align: left }
pre { font-size: 8.5pt; white-space: pre-wrap; background: #f5f7f9; padding: 3mm }
@media print { body { margin: 0; padding: 0; max-width: none; font-size: 10pt }
  h2, caption { break-after: avoid } figure, tr { break-inside: avoid } }
"""


def html_of(report: Document, say: Words, language: str) -> str:
    """The whole file as text, in the language that ``say`` speaks."""
    title = _text(report.title, say)
    facts = " ".join(f'data-{name}="{n}"' for name, n in sorted(report.facts.items()))
    lines = [
        "<!DOCTYPE html>",
        f'<html lang="{escape(language)}">',
        '<head><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<title>{title}</title>",
        f"<style>{_STYLE}</style></head>",
        f'<body data-for="{report.audience}" {facts}><main>',
        f'<h1>{title}</h1><p class="lead">{_text(report.lead, say)}</p>',
    ]
    for i, section in enumerate(report.sections):
        lines.append(f'<section aria-labelledby="s{i}">')
        lines.append(f'<h2 id="s{i}">{_text(section.title, say)}</h2>')
        for j, part in enumerate(section.parts):
            lines += _part(part, say, f"s{i}p{j}")
        lines.append("</section>")
    return "\n".join([*lines, "</main></body></html>", ""])


def _text(cell: Cell, say: Words) -> str:
    return escape(said(cell, say))


def _part(part: Part, say: Words, name: str) -> Iterator[str]:
    if isinstance(part, ReportTable):
        yield from _table(part, say)
    elif isinstance(part, Beside):
        yield '<div class="beside">'
        for i, of in enumerate(part.drawings):
            yield from _figure(of, say, f"{name}d{i}")
        yield "</div>"
    elif isinstance(part, Listing):
        yield f'<pre tabindex="0">{escape(part.text)}</pre>'
    else:
        yield f"<p>{_text(part, say)}</p>"


def _figure(of: Drawing, say: Words, name: str) -> Iterator[str]:
    yield (
        f'<figure><svg viewBox="0 0 {of.width:.1f} {of.height:.1f}" role="img" '
        f'aria-labelledby="{name}">'
    )
    for shape in of.shapes:
        path = "".join(_path(ring.tolist()) for ring in shape.rings)
        yield (
            f'<path d="{path}" fill="{shape.fill or "none"}" fill-rule="evenodd" '
            f'stroke="{shape.stroke or "none"}" stroke-width="{shape.width}"/>'
        )
    yield f'</svg><figcaption id="{name}">{_text(of.alt, say)}</figcaption></figure>'


def _path(points: list[list[float]]) -> str:
    return "M" + "L".join(f"{x:g},{y:g}" for x, y in points) + "Z"


def _table(table: ReportTable, say: Words) -> Iterator[str]:
    looks = [' class="words"' if of.words else "" for of in table.columns]
    yield f"<table><caption>{_text(table.title, say)}</caption><thead><tr>"
    for of, look in zip(table.columns, looks, strict=True):
        yield f'<th scope="col"{look}>{_text(of.heading, say)}</th>'
    yield "</tr></thead><tbody>"
    for row in table.rows:
        cells = [_text(cell, say) for cell in row]
        first = f'<th scope="row"{looks[0]}>{cells[0]}</th>'
        rest = "".join(
            f"<td{look}>{of}</td>" for look, of in zip(looks[1:], cells[1:], strict=True)
        )
        yield f"<tr>{first}{rest}</tr>"
    yield "</tbody></table>"
    if table.left_out:
        yield f"<p>{_text(table.more, say)}</p>"
