"""A report as a PDF of as many pages A4 as it needs; the same report is always the same bytes.

Nothing in it is compressed, so that whoever checks a pack can read what it says.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any, Final

from fpdf.drawing import PaintedPath
from fpdf.enums import IntersectionRule, TableBordersLayout
from fpdf.fonts import FontFace
from numpy.typing import NDArray

from core import __version__
from core.errors import Words
from core.io.release_report.values import Beside, Document, Drawing, Listing, Part, Section, Shape
from core.io.tagged_pdf import TaggedTable
from core.io.uniqueness_pdf import INK, LINE, MUTED, WHOLE, Sheet
from core.record_uniqueness.report_values import ReportTable

FIXED: Final = datetime(1970, 1, 1, tzinfo=UTC)
"""When every report says that it was made."""
_BOTTOM: Final = 16.0
_GAP: Final = 6.0
_WIDTH: Final = (WHOLE.width - _GAP) / 2
"""Of each of two drawings beside each other, mm."""
_MARGIN: Final = 2.4
"""Right of the text of a cell, mm."""
_WIDEST = 64
"""Letters by which a column of a table shares the room that words leave, at most."""


def pdf_of(report: Document, say: Words, language: str) -> bytes:
    """The whole file, in the language that ``say`` speaks."""
    sheet = Sheet(say, 1.0)
    pdf = sheet.pdf
    pdf.set_compression(False)
    pdf.set_auto_page_break(True, _BOTTOM)
    title = sheet.text(report.title)
    pdf.set_title(title)
    pdf.set_creator(f"vbas {__version__}")
    pdf.set_producer("fpdf2")
    pdf.set_lang(language)
    pdf.set_creation_date(FIXED)
    sheet.font(18, bold=True)
    with pdf.tagged("H1"):
        pdf.multi_cell(0, 8, title, align="L", new_x="LMARGIN", new_y="NEXT")
    pdf.ln(1)
    sheet.paragraph(report.lead, 11, MUTED)
    for section in report.sections:
        _heading(sheet, section)
        for part in section.parts:
            _part(sheet, part)
    return bytes(pdf.output())


def _heading(sheet: Sheet, section: Section) -> None:
    """A heading, on the page of what follows it."""
    pdf, text, first = sheet.pdf, sheet.text(section.title), section.parts[0]
    high = _height(first.drawings[:2]) if isinstance(first, Beside) else 0.0
    if pdf.will_page_break(40 + high):
        pdf.add_page()
    pdf.ln(3)
    pdf.start_section(text)
    sheet.font(13, bold=True)
    with pdf.tagged("H2"):
        pdf.multi_cell(0, 6, text, align="L", new_x="LMARGIN", new_y="NEXT")
    sheet.rule(pdf.get_y() + 0.5, LINE)
    pdf.ln(2)


def _part(sheet: Sheet, part: Part) -> None:
    if isinstance(part, ReportTable):
        _table(sheet, part)
    elif isinstance(part, Beside):
        _beside(sheet, part)
    elif isinstance(part, Listing):
        sheet.pdf.set_font("courier", "", 7)
        sheet.pdf.set_text_color(*INK)
        with sheet.pdf.tagged("Code"):
            for line in part.text.splitlines():
                text = sheet.text(line) or " "
                sheet.pdf.multi_cell(0, 3.2, text, align="L", new_x="LMARGIN", new_y="NEXT")
    else:
        sheet.paragraph(part, 10, INK)


def _height(drawings: Sequence[Drawing]) -> float:
    """Of drawings beside each other, mm."""
    return max(of.height * _WIDTH / of.width for of in drawings)


def _beside(sheet: Sheet, part: Beside) -> None:
    pdf = sheet.pdf
    width = _WIDTH
    for first in range(0, len(part.drawings), 2):
        pair = part.drawings[first : first + 2]
        high = _height(pair)
        if pdf.will_page_break(high + 14):
            pdf.add_page()
        top, ends = pdf.get_y(), []
        for i, of in enumerate(pair):
            x = WHOLE.x + i * (width + _GAP)
            alt = sheet.text(of.alt)
            # What follows keeps its own colours.
            with pdf.local_context(), pdf.tagged("Figure", alt), pdf.marked():
                _draw(sheet, of, x, top, width / of.width)
            pdf.set_xy(x, top + high + 1)
            sheet.font(8.5, MUTED)
            with pdf.tagged("Caption"):
                pdf.multi_cell(width, 3.8, alt, align="L")
            ends.append(pdf.get_y())
        pdf.set_y(max(ends) + 3)


def _draw(sheet: Sheet, of: Drawing, x: float, y: float, scale: float) -> None:
    """Lines and fills, as vectors; shapes with holes are slower to write, and few."""
    pdf = sheet.pdf
    for shape in of.shapes:
        rings = [ring * scale + (x, y) for ring in shape.rings]
        if len(rings) > 1 or not (shape.fill and shape.stroke):
            _paint(sheet, shape, rings, scale)
            continue
        pdf.set_fill_color(*_rgb(shape.fill))
        pdf.set_draw_color(*_rgb(shape.stroke))
        pdf.set_line_width(shape.width * scale)
        pdf.polygon(rings[0].tolist(), style="DF")


def _rgb(colour: str) -> tuple[int, int, int]:
    red, green, blue = bytes.fromhex(colour.removeprefix("#"))
    return red, green, blue


def _paint(sheet: Sheet, shape: Shape, rings: list[NDArray[Any]], scale: float) -> None:
    path = PaintedPath()
    for ring in rings:
        first, *others = ring.tolist()
        path.move_to(*first)
        for a, b in others:
            path.line_to(a, b)
        path.close()
    path.style.fill_color = shape.fill or None
    path.style.stroke_color = shape.stroke or None
    path.style.stroke_width = shape.width * scale
    path.style.intersection_rule = IntersectionRule.EVENODD
    with sheet.pdf.drawing_context() as context:
        context.add_item(path, clone=False)


def _table(sheet: Sheet, of: ReportTable) -> None:
    pdf = sheet.pdf
    if pdf.will_page_break(24):
        pdf.add_page()
    sheet.font(10, bold=True)
    with pdf.tagged("H3"):
        pdf.multi_cell(0, 5, sheet.text(of.title), align="L", new_x="LMARGIN", new_y="NEXT")
    sheet.font(8.5)
    aligns = tuple("LEFT" if column.words else "RIGHT" for column in of.columns)
    heads = [sheet.text(column.heading) for column in of.columns]
    rows = [[sheet.text(cell) for cell in cells] for cells in of.rows]
    widths = _widths(sheet, list(zip(heads, *rows, strict=True)))
    pdf.set_draw_color(*LINE)
    pdf.set_line_width(0.2)
    made = TaggedTable(
        pdf,
        borders_layout=TableBordersLayout.HORIZONTAL_LINES,
        col_widths=widths,
        text_align=aligns,
        headings_style=FontFace(emphasis="BOLD", color=MUTED),
        line_height=4.2,
        padding=(0.6, _MARGIN - 0.4, 0.6, 0.0),
    )
    for texts in (heads, *rows):
        row = made.row()
        for text in texts:
            row.cell(text)
    made.render()
    if of.left_out:
        sheet.paragraph(of.more, 8.5, MUTED)
    pdf.ln(2)


def _widths(sheet: Sheet, columns: Sequence[Sequence[str]]) -> tuple[float, ...]:
    """Of the columns of a table, mm: no word is broken where all words have room."""
    sheet.font(8.5, bold=True)
    size = sheet.pdf.get_string_width
    words = [max(size(of) for text in texts for of in text.split(" ")) for texts in columns]
    words = [of + _MARGIN for of in words]
    shares = [min(max(map(len, texts)), _WIDEST) for texts in columns]
    rest = max(0.0, WHOLE.width - sum(words))
    sheet.font(8.5)
    return tuple(of + rest * share / sum(shares) for of, share in zip(words, shares, strict=True))
