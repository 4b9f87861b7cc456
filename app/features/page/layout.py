"""What stands on a page and where, so that nothing is cut and nothing overlaps.

All lengths are in units of 1/96 inch, whatever the page is painted on; fonts have sizes in these
units, so that words take the same room on screen, paper and PDF.
"""

from __future__ import annotations

import re
from dataclasses import asdict, dataclass, fields, replace
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QTextLayout, QTextOption

from app.features.page.content import PageContent
from app.kit.settings import Settings

UNITS_PER_INCH = 96.0
_UNITS_PER_MM = UNITS_PER_INCH / 25.4
MARGIN = 12.0 * _UNITS_PER_MM
_GAP = 9.0
_TITLE, _SUBTITLE, _SENTENCE, _CELL, _NOTE = 24.0, 15.0, 13.0, 12.0, 10.5
_MOST_WORDS = 0.4
"""Share of the page's height that words above and below the map may take before they shrink."""
_COLUMN = 0.28
_LEAST = 0.5

KEY: Final = "page"
A4: Final = "A4"
LETTER: Final = "Letter"
PAPERS: Final = {A4: (210.0, 297.0), LETTER: (215.9, 279.4)}
"""Width and height of each paper when upright, millimetres."""


@dataclass(frozen=True)
class PageOptions:
    """What stands on a page.

    Attributes
    ----------
    paper
        One of `PAPERS`.
    landscape
        Whether the long side lies below.
    sentence
        Whether the one sentence of the run is written under the title.
    measures
        Whether the main measures stand beside or below the map.
    sources
        Whether file names, date, version, seed and k are written at the foot.
    """

    paper: str = A4
    landscape: bool = True
    sentence: bool = True
    measures: bool = False
    sources: bool = True

    @property
    def size_mm(self) -> tuple[float, float]:
        """Width and height of the page, millimetres."""
        width, height = PAPERS[self.paper]
        return (height, width) if self.landscape else (width, height)


def load_options(settings: Settings) -> PageOptions:
    """What was chosen last; what makes no sense is replaced by the defaults."""
    kept = settings.kept_dict(KEY)
    options = PageOptions()
    for about in fields(PageOptions):
        value = kept.get(about.name)
        if type(value) is type(getattr(options, about.name)):
            options = replace(options, **{about.name: value})  # type: ignore[arg-type]
    return options if options.paper in PAPERS else replace(options, paper=A4)


def keep_options(settings: Settings, options: PageOptions) -> None:
    """Remembers what was chosen."""
    settings.keep_dict(KEY, asdict(options))


@dataclass(frozen=True)
class Words:
    """A text and where it stands."""

    text: str
    font: QFont
    box: QRectF
    muted: bool = False
    right: bool = False


@dataclass(frozen=True)
class PageLayout:
    """A page.

    Attributes
    ----------
    width, height
        Units of 1/96 inch.
    words
        All texts but those on the map.
    map
        The rectangle of the map.
    """

    width: float
    height: float
    words: tuple[Words, ...]
    map: QRectF


def map_font(family: str) -> QFont:
    """The font of the writing on the map."""
    return _font(family, _CELL)


def lay_out(content: PageContent, options: PageOptions, family: str) -> PageLayout:
    """Places everything; words shrink, down to half, where they would leave the map no room."""
    width, height = (mm * _UNITS_PER_MM for mm in options.size_mm)
    scale = 1.0
    while True:
        page = _laid_out(content, options, family, (width, height), scale)
        if scale <= _LEAST or page.map.height() >= (1.0 - _MOST_WORDS) * (height - 2 * MARGIN):
            return page
        scale -= 0.05


def _laid_out(
    content: PageContent,
    options: PageOptions,
    family: str,
    size: tuple[float, float],
    scale: float,
) -> PageLayout:
    inner = QRectF(0, 0, *size).adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN)
    words: list[Words] = []
    top = inner.top()
    head = [(content.title, _font(family, _TITLE * scale, bold=True), False)]
    head.append((content.subtitle, _font(family, _SUBTITLE * scale), True))
    if options.sentence:
        head.append((content.sentence, _font(family, _SENTENCE * scale), False))
    for text, font, muted in head:
        if text:
            box = _box(text, font, inner.left(), top, inner.width())
            words.append(Words(text, font, box, muted))
            top = box.bottom() + 3.0
    bottom = inner.bottom()
    if options.sources:
        for text in reversed(content.notes):
            font = _font(family, _NOTE * scale)
            box = _box(text, font, inner.left(), 0.0, inner.width())
            bottom -= box.height()
            words.append(Words(text, font, box.translated(0, bottom), muted=True))
        bottom -= _GAP
    room = QRectF(inner.left(), top + _GAP, inner.width(), bottom - top - _GAP)
    if options.measures and content.measures:
        room, cells = _with_table(content, options, family, room, scale)
        words += cells
    return PageLayout(*size, tuple(words), room)


def _with_table(
    content: PageContent, options: PageOptions, family: str, room: QRectF, scale: float
) -> tuple[QRectF, list[Words]]:
    """The room left for the map, and the cells: beside it, or below it in two columns."""
    rows = list(content.measures)
    if options.landscape:
        width = _COLUMN * room.width()
        left = room.right() - width
        cells, _ = _cells(rows, family, QRectF(left, room.top(), width, 0), scale)
        return room.adjusted(0, 0, -width - 2 * _GAP, 0), cells
    width = room.width() / 2.0 - _GAP
    half = (len(rows) + 1) // 2
    first, one = _cells(rows[:half], family, QRectF(room.left(), 0, width, 0), scale)
    left = room.left() + width + 2 * _GAP
    second, two = _cells(rows[half:], family, QRectF(left, 0, width, 0), scale)
    height = max(one, two)
    down = room.bottom() - height
    cells = [
        Words(of.text, of.font, of.box.translated(0, down), of.muted, of.right)
        for of in (*first, *second)
    ]
    return room.adjusted(0, 0, 0, -height - _GAP), cells


def _cells(
    rows: list[tuple[str, str]], family: str, column: QRectF, scale: float
) -> tuple[list[Words], float]:
    """Label to the left, value to the right; the cells and their height in all."""
    plain, bold = _font(family, _CELL * scale), _font(family, _CELL * scale, bold=True)
    # A unit goes to a line of its own before a word is cut.
    rows = [(label, re.sub("\u00a0(?=[^\\W\\d])", " ", value)) for label, value in rows]
    values = max((QFontMetricsF(bold).horizontalAdvance(value) for _, value in rows), default=0.0)
    values = min(values + 2.0, 0.5 * column.width())
    cells, top = [], column.top()
    for label, value in rows:
        one = _box(label, plain, column.left(), top, column.width() - values - _GAP)
        two = _box(value, bold, column.right() - values, top, values)
        cells += [Words(label, plain, one), Words(value, bold, two, right=True)]
        top = max(one.bottom(), two.bottom()) + 4.0
    return cells, top - column.top()


def _box(text: str, font: QFont, left: float, top: float, width: float) -> QRectF:
    """The room that a text takes in a column."""
    written = QTextLayout(text.replace("\n", "\u2028"), font)
    written.setTextOption(wrapping())
    written.beginLayout()
    height = 0.0
    while (line := written.createLine()).isValid():
        line.setLineWidth(width)
        height += line.height()
    written.endLayout()
    return QRectF(left, top, width, height + 1.0)


def wrapping(right: bool = False) -> QTextOption:
    """Lines end between words, or within one that is longer than a line."""
    option = QTextOption(Qt.AlignmentFlag.AlignRight if right else Qt.AlignmentFlag.AlignLeft)
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    return option


def _font(family: str, size: float, *, bold: bool = False) -> QFont:
    """A font whose size does not depend on what it is painted on."""
    font = QFont(family)
    font.setPixelSize(max(5, round(size)))
    font.setBold(bold)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return font
