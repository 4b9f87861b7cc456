"""The report of record uniqueness as one page A4 in PDF."""

from __future__ import annotations

import itertools
import unicodedata
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Final, Literal, NamedTuple, TypeAlias

from fpdf import encryption

from core import __version__
from core.errors import Words
from core.io.tagged_pdf import TaggedPdf
from core.record_uniqueness.report_values import Cell, Report, ReportTable, said

if encryption.import_error is not None:
    # It knows every frame of whoever was the first to import this, with a whole window in them.
    encryption.import_error.__traceback__ = None

Colour: TypeAlias = tuple[int, int, int]

LEFT: Final = 14.0
RIGHT: Final = 196.0
"""Where lines begin and end, mm."""
_TOP: Final = 12.0

INK: Final = (31, 36, 41)
MUTED: Final = (90, 100, 110)
LINE: Final = (154, 165, 177)
FAINT: Final = (228, 231, 235)

_PLAIN: Final = {
    0x202F: "\u00a0",
    0x2009: "\u00a0",
    0x2212: "-",
    0x2264: "<=",
    0x2265: ">=",
    0x2713: "+",
    0x2717: "-",
}
"""Signs that the fonts of every PDF reader do not have, and what stands for them."""

_BOTTOM: Final = 286.0
"""Where the page must end, mm."""

_GAP: Final = 7.0
"""Between two tables beside each other, mm."""

_TRIES: Final = (
    *itertools.product((1.0, 0.92, 0.84), (24, 20, 16, 14, 12)),
    *itertools.product((0.92, 0.84, 0.76, 0.68), (10, 8, 6, 4, 2)),
)
"""Size of the letters, of the usual one, and most rows of a table: tried until all fits."""

_DARK, _LIGHT, _GOOD, _BAD = (31, 95, 139), (125, 179, 216), (29, 107, 69), (176, 58, 18)
_LEFT_SHARES: Final = (0.5, 0.57)
"""How much of the page the left one of two tables has."""


class Place(NamedTuple):
    """A column of the page: where it begins and how wide it is, mm."""

    x: float
    width: float


WHOLE: Final = Place(LEFT, RIGHT - LEFT)


class Sheet:
    """One page that is written on; sizes are multiplied by ``scale``.

    Attributes
    ----------
    pdf
        The file in the making.
    """

    def __init__(self, say: Words, scale: float) -> None:
        self._say, self._scale = say, scale
        self.pdf = TaggedPdf(format="A4")
        self.pdf.core_fonts_encoding = "cp1252"
        self.pdf.set_auto_page_break(False)
        self.pdf.set_margins(LEFT, _TOP, LEFT)
        self.pdf.c_margin = 0
        self.pdf.add_page()

    def paragraph(self, cell: Cell, size: float, colour: Colour, place: Place = WHOLE) -> None:
        """Writes a text in lines from where the page is now, and goes below it."""
        self.font(size, colour)
        height = size * 0.46 * self._scale
        self.pdf.set_x(place.x)
        with self.pdf.tagged("P"):
            self.pdf.multi_cell(
                place.width, height, self.text(cell), align="L", new_x="LMARGIN", new_y="NEXT"
            )
        self.pdf.ln(0.8 * self._scale)

    def font(self, size: float, colour: Colour = INK, *, bold: bool = False) -> None:
        """Chooses letters of a size in points."""
        self.pdf.set_font("helvetica", "B" if bold else "", size * self._scale)
        self.pdf.set_text_color(*colour)

    def rule(self, y: float, colour: Colour, start: float = LEFT, end: float = RIGHT) -> None:
        """Draws a thin line across."""
        self.pdf.set_draw_color(*colour)
        self.pdf.set_line_width(0.2)
        self.pdf.line(start, y, end, y)

    def text(self, cell: Cell) -> str:
        """A cell in words, in letters that the fonts have."""
        text = said(cell, self._say)
        text = " ".join(text.translate(_PLAIN).split(" "))
        return "".join(of if _known(of) else _nearest(of) for of in text)

    def cut(self, text: str, width: float) -> str:
        """As much of a text as there is room for."""
        if self.pdf.get_string_width(text) <= width:
            return text
        while text and self.pdf.get_string_width(text + "…") > width:
            text = text[:-1]
        return text + "…"


def _known(letter: str) -> bool:
    if letter == "\u00a0":
        return True
    return letter.isprintable() and bool(letter.encode("cp1252", "ignore"))


def _nearest(letter: str) -> str:
    """A letter without its accents, if the fonts have that."""
    bare = unicodedata.normalize("NFKD", letter)[0]
    return bare if _known(bare) else "?"


def pdf_of(report: Report, say: Words, language: str) -> bytes:
    """The whole file; parameters as of `core.io.uniqueness_report.html_of`."""
    for scale, most in _TRIES:
        page = _Page(report.shortened(most), say, scale)
        if page.fits:
            break
    return page.written(language)


class _Page:
    """One try at the page: drawn from the top, however far down it goes."""

    def __init__(self, report: Report, say: Words, scale: float) -> None:
        self._report, self._say, self._scale = report, say, scale
        self._sheet = Sheet(say, scale)
        self._pdf = self._sheet.pdf
        self._head()
        y = self._pdf.get_y()
        for pair, share in zip(report.pairs, _LEFT_SHARES, strict=True):
            shown = [of for of in pair if of.rows]
            places = _beside(share) if len(shown) == 2 else (WHOLE,)
            y = max((self._table(*of, y) for of in zip(shown, places, strict=False)), default=y)
        if report.history.rows:
            y = self._table(report.history, WHOLE, y)
        self._pdf.set_y(y + 3 * scale)
        for of in report.method:
            self._sheet.paragraph(of, 7, MUTED)
        self.fits = self._pdf.get_y() <= _BOTTOM

    def written(self, language: str) -> bytes:
        """The file."""
        report, pdf = self._report, self._pdf
        pdf.set_title(f"{said(report.title, self._say)}: {report.file}")
        pdf.set_creator(f"vbas {__version__}")
        pdf.set_producer("fpdf2")
        pdf.set_lang(language)
        pdf.set_creation_date(_moment(report.date))
        return bytes(pdf.output())

    def _head(self) -> None:
        report, pdf, scale = self._report, self._pdf, self._scale
        self._sheet.font(17, bold=True)
        with pdf.tagged("H1"):
            pdf.cell(0, 8 * scale, self._sheet.text(report.title), new_x="LMARGIN", new_y="NEXT")
        pdf.ln(1 * scale)
        self._facts()
        self._badges()
        self._bar()
        for of in report.sentences:
            self._sheet.paragraph(of, 9, INK)

    def _facts(self) -> None:
        """Names and values, three in a row; the first, the file, takes the room of two."""
        pdf, scale = self._pdf, self._scale
        third, height = WHOLE.width / 3, 4.6 * scale
        top = pdf.get_y()
        self._sheet.rule(top, FAINT)
        for i, (name, value) in enumerate(self._report.facts):
            place = i + 1 if i else 0
            x, y = LEFT + third * (place % 3), top + 1.2 * scale + height * (place // 3)
            self._sheet.font(8.5, MUTED)
            label = self._sheet.text(name)
            with pdf.tagged("P"):
                pdf.text(x, y + 3.2 * scale, label)
                taken = pdf.get_string_width(label) + 2
                room = third * (1 if i else 2) - taken - 3
                self._sheet.font(8.5)
                pdf.text(x + taken, y + 3.2 * scale, self._sheet.cut(self._sheet.text(value), room))
        y = top + 2.4 * scale + height * (len(self._report.facts) // 3 + 1)
        self._sheet.rule(y, FAINT)
        pdf.set_y(y + 2.5 * scale)

    def _badges(self) -> None:
        pdf, scale = self._pdf, self._scale
        y, x = pdf.get_y(), LEFT
        self._sheet.font(10, bold=True)
        for good, words in self._report.answers:
            colour = _GOOD if good else _BAD
            pdf.set_text_color(*colour)
            pdf.set_draw_color(*colour)
            pdf.set_line_width(0.35)
            text = self._sheet.text(words)
            width = pdf.get_string_width(text) + 6
            pdf.rect(x, y, width, 6.4 * scale, round_corners=True, corner_radius=2)
            pdf.set_xy(x + 3, y)
            with pdf.tagged("P"):
                pdf.cell(width - 6, 6.4 * scale, text)
            x += width + 4
        pdf.set_xy(LEFT, y + 8 * scale)

    def _bar(self) -> None:
        """Shares of all records, with the limits on it."""
        pdf, scale, verdict = self._pdf, self._scale, self._report.verdict
        y, width = pdf.get_y() + 1, WHOLE.width
        parts = (
            (verdict.n_records, FAINT),
            (verdict.in_sets, _LIGHT),
            (verdict.unique, _DARK),
        )
        for n, colour in parts:
            pdf.set_fill_color(*colour)
            if n:
                pdf.rect(LEFT, y, width * n / verdict.n_records, 4 * scale, style="F")
        pdf.set_draw_color(*INK)
        pdf.set_line_width(0.4)
        for limit in (verdict.public_share, verdict.research_share):
            pdf.line(LEFT + width * limit, y - 1, LEFT + width * limit, y + 4 * scale + 1)
        pdf.set_y(y + 5.4 * scale)
        self._sheet.paragraph(self._report.bar, 7.5, MUTED)
        pdf.ln(1 * scale)

    def _table(self, table: ReportTable, place: Place, y: float) -> float:
        """Draws a table from ``y`` on; where it ends."""
        pdf, scale = self._pdf, self._scale
        y += 3 * scale
        self._sheet.font(9.5, bold=True)
        title = self._sheet.cut(self._sheet.text(table.title), place.width)
        with pdf.tagged("H2"):
            pdf.text(place.x, y + 3 * scale, title)
        with pdf.tagged("Table"):
            y = self._rows(table, place, y + 5 * scale)
        pdf.set_y(y + 1 * scale)
        for of in table.notes:
            self._sheet.paragraph(of, 7, MUTED, place)
        return float(pdf.get_y())

    def _rows(self, table: ReportTable, place: Place, y: float) -> float:
        """The headings and rows from ``y`` on; where they end."""
        pdf, scale = self._pdf, self._scale
        rows = [[self._sheet.text(cell) for cell in row] for row in table.rows]
        heads = [self._sheet.text(of.heading) for of in table.columns]
        widths = self._widths(table, heads, rows, place.width)
        self._sheet.font(7.5, MUTED, bold=True)
        with pdf.tagged("TR"):
            y = self._heads(table, heads, widths, place.x, y)
        for i in range(len(rows) + 1):
            if table.left_out and i == table.gap:
                self._sheet.font(7.5, MUTED)
                with pdf.tagged("TR"), pdf.tagged("TD"):
                    pdf.text(place.x, y + 2.9 * scale, self._sheet.text(table.more))
                y += 3.9 * scale
            if i < len(rows):
                self._sheet.font(7.5)
                with pdf.tagged("TR"):
                    self._row(table, rows[i], widths, place.x, y)
                y += 3.9 * scale
        return y

    def _heads(
        self, table: ReportTable, heads: Sequence[str], widths: Sequence[float], x: float, y: float
    ) -> float:
        """The headings, in as many lines as they need; where they end."""
        pdf, scale, ends = self._pdf, self._scale, []
        for of, head, width in zip(table.columns, heads, widths, strict=True):
            pdf.set_xy(x, y)
            align: Literal["L", "R"] = "L" if of.words else "R"
            with pdf.tagged("TH"):
                pdf.multi_cell(width - 1.5, 3.1 * scale, head, align=align)
            ends.append(float(pdf.get_y()))
            x += width
        y = max(ends) + 0.5
        self._sheet.rule(y, LINE, x - sum(widths), x)
        return y + 0.4

    def _row(
        self, table: ReportTable, row: Sequence[str], widths: Sequence[float], x: float, y: float
    ) -> None:
        pdf, scale = self._pdf, self._scale
        start, base = x, y + 2.9 * scale
        for of, text, width in zip(table.columns, row, widths, strict=True):
            room = width - 1.5
            text = self._sheet.cut(text, room)
            shift = 0.0 if of.words else room - pdf.get_string_width(text)
            with pdf.tagged("TD"):
                pdf.text(x + shift, base, text)
            x += width
        self._sheet.rule(y + 3.8 * scale, FAINT, start, x)

    def _widths(
        self,
        table: ReportTable,
        heads: Sequence[str],
        rows: Sequence[Sequence[str]],
        width: float,
    ) -> list[float]:
        """Numbers get what they need, words share what is left in the ratio of what they need."""
        self._sheet.font(7.5, bold=True)
        longest = [max(map(self._pdf.get_string_width, head.split()), default=0) for head in heads]
        needed = [
            max(least, *(self._pdf.get_string_width(row[i]) for row in rows)) + 3
            for i, least in enumerate(longest)
        ]
        words = [i for i, of in enumerate(table.columns) if of.words]
        fixed = sum(need for i, need in enumerate(needed) if i not in words)
        wanted = sum(needed[i] for i in words)
        left = max(width - fixed, 0.25 * width)
        return [need * left / wanted if i in words else need for i, need in enumerate(needed)]


def _beside(share: float) -> tuple[Place, Place]:
    """Two columns of the page, of which the left one has this share."""
    room = WHOLE.width - _GAP
    return Place(LEFT, share * room), Place(LEFT + share * room + _GAP, (1 - share) * room)


def _moment(date: str) -> datetime:
    """The date of the report, so that the same report is the same file."""
    try:
        day = datetime.fromisoformat(date)
    except ValueError:
        day = datetime(2000, 1, 1)
    return day.replace(tzinfo=UTC)
