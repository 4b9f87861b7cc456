"""A sheet A4 in PDF: letters, lines and paragraphs in the fonts that every reader has."""

from __future__ import annotations

import unicodedata
from typing import Final, NamedTuple, TypeAlias

from fpdf import FPDF

from core.errors import Words
from core.record_uniqueness.report_values import Cell, said

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
        self.pdf = FPDF(format="A4")
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
