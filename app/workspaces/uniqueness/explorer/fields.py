"""The fields of the picture and its legend: colours, words for rows, words or dots within."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from app.kit import numbers
from app.workspaces.uniqueness.explorer import texts
from app.workspaces.uniqueness.explorer.cells import Cells
from app.workspaces.uniqueness.explorer.pictured import (
    CENTRE,
    RIGHT,
    TOP,
    Picture,
    colour_of,
    field_colours,
    writing_on,
)
from app.workspaces.uniqueness.state import tr
from core.record_uniqueness.arrangement import SHARE_BOUNDS, Arrangement

_WIDE = 420.0
_DOT, _LEAST_DOT, _MOST_DOTS = 7.0, 5.0, 6
_LEAST_WORDS, _MOST_LABELS = 26.0, 400
"""Narrower fields, and pictures of more combinations, have no words in their fields."""
_RIGHT_HAND = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
_SWATCH = 10.0
_RESEARCH, _PUBLIC, _UNKNOWN = 7, 8, 9


def _row_words(size: int, width: float) -> str:
    """What stands before a row of combinations of so many variables."""
    return texts.variables(size) if width >= _WIDE else numbers.count(size)


def draw_fields(chart: Picture, painter: QPainter, cells: Cells, image: QImage) -> None:
    """Paints all fields, with stripes over those that are not counted yet."""
    stripes = chart.stripes()
    for row in range(len(cells.of.sizes)):
        whole = cells.row_rect(row)
        painter.drawImage(whole, image, QRectF(0, row, image.width(), 1))
        counted = int(cells.of.counted[row])
        if counted < len(cells.of.cells(row)):
            rest = QRectF(whole)
            rest.setLeft(cells.edge(row, counted))
            painter.fillRect(rest, stripes)


def draw_rows(chart: Picture, painter: QPainter, cells: Cells) -> None:
    """Says at the left of how many variables a row is; where rows are low, of some of them."""
    width = cells.frame.right() + RIGHT
    every = max(1, -int(-chart.metrics().height() // max(cells.pitch, 1.0)))
    painter.setPen(chart.colour("muted"))
    last = len(cells.of.sizes) - 1
    for row, size in enumerate(cells.of.sizes.tolist()):
        if row == last or (row % every == 0 and row + every <= last):
            middle = cells.row_rect(row).center().y()
            place = QRectF(0, middle - 10, cells.frame.left() - 6, 20)
            painter.drawText(place, _RIGHT_HAND, _row_words(int(size), width))


def draw_labels(chart: Picture, painter: QPainter, cells: Cells) -> None:
    """Writes into fields with room: their variables, what is missing of all, or a dot for each."""
    if not _has_room(chart, cells):
        return
    colours = field_colours(chart.palette()).tolist()
    for row in range(len(cells.of.sizes)):
        dots = _row_has_dots(chart, cells, row)
        wide = cells.cell_width(row) - 7
        for place in cells.of.cells(row):
            mask, ink = cells.of.mask(place), writing_on(colours[int(cells.of.classes[place])])
            if dots:
                _draw_dots(painter, cells.rect(place), mask, len(chart.titles), ink)
            elif wide >= _LEAST_WORDS:
                painter.setPen(ink)
                words = _field_words(chart, mask, wide)
                painter.drawText(cells.rect(place), CENTRE, words)


def _has_room(chart: Picture, cells: Cells) -> bool:
    """Whether fields are large enough for words or dots."""
    high = cells.pitch - cells.gap >= chart.metrics().ascent()
    return high and len(cells.of) <= _MOST_LABELS


def _row_has_dots(chart: Picture, cells: Cells, row: int) -> bool:
    """Whether the fields of a row show their variables as dots: there is no room for words."""
    n, size = len(chart.titles), int(cells.of.sizes[row])
    if n > _MOST_DOTS or size in (1, n) or (size == n - 1 and n > 3):
        return False
    wide = cells.cell_width(row) - 1
    masks = (cells.of.mask(place) for place in cells.of.cells(row))
    metrics = chart.metrics()
    words = max(metrics.horizontalAdvance(texts.joined(chart.titles, mask)) for mask in masks)
    return words + 6 > wide and wide >= n * _LEAST_DOT + 4


def _field_words(chart: Picture, mask: int, wide: float) -> str:
    """The variables of a combination as far as they fit."""
    everything, titles = (1 << len(chart.titles)) - 1, chart.titles
    missing = everything ^ mask
    if not missing and len(titles) > 2:
        words = [tr("all variables"), tr("all")]
    elif missing.bit_count() == 1 and len(titles) > 3:
        name = texts.joined(titles, missing)
        words = [tr("all but {name}").format(name=name), f"−\u00a0{name}"]
    else:
        words = [texts.joined(titles, mask)]
    metrics = chart.metrics()
    fitting = (text for text in words if metrics.horizontalAdvance(text) <= wide)
    elided = metrics.elidedText(words[-1], Qt.TextElideMode.ElideRight, wide)
    return next(fitting, elided if mask.bit_count() == 1 or not missing & missing - 1 else "")


def _dots_key(chart: Picture, cells: Cells) -> str:
    """Which dot stands for which variable; "" where there are no dots."""
    if not _has_room(chart, cells):
        return ""
    if not any(_row_has_dots(chart, cells, row) for row in range(len(cells.of.sizes))):
        return ""
    return tr("Dots, from the left: {names}").format(names=", ".join(chart.titles))


def _draw_dots(painter: QPainter, field: QRectF, mask: int, n: int, ink: QColor) -> None:
    """A dot for each variable in the order asked for: full where it is in the combination."""
    pitch = min(_DOT + 2, (field.width() - 2) / n)
    size = min(_DOT, pitch - 1.2, field.height() - 2)
    left = field.center().x() - pitch * (n - 1) / 2
    faint = QColor(ink)
    faint.setAlphaF(0.22)
    painter.setPen(Qt.PenStyle.NoPen)
    for i in range(n):
        painter.setBrush(ink if mask >> i & 1 else faint)
        radius = size / 2 if mask >> i & 1 else size / 3
        painter.drawEllipse(QPointF(left + i * pitch, field.center().y()), radius, radius)


# The legend


def frame_of(chart: Picture, of: Arrangement, width: float) -> QRectF:
    """Where the fields are: right of the words for rows, above the legend."""
    metrics = chart.metrics()
    words = [_row_words(int(size), width) for size in of.sizes.tolist()]
    left = max((metrics.horizontalAdvance(text) for text in words), default=0.0) + 8
    lines = len(_legend_lines(chart, of, width)) + (2 < len(chart.titles) <= _MOST_DOTS)
    high = max(10.0, chart.height() - TOP - lines * chart.line_height - 4)
    return QRectF(round(left), TOP, max(20.0, round(width - left - RIGHT)), high)


def _legend_lines(
    chart: Picture, of: Arrangement, width: float
) -> list[list[tuple[float, str, int]]]:
    """Lines of entries: where each begins, its text, and what it is.

    That is a class of shares, or one of those above.
    """
    names = _share_names()
    entries = list(zip(names, range(len(names)), strict=True))
    if chart.shows_limits:
        research, public = (_limit(share) for share in chart.limits)
        entries.append((tr("{share}: research file").format(share=research), _RESEARCH))
        entries.append((tr("{share}: public file").format(share=public), _PUBLIC))
    if not of.lattice.complete:
        entries.append((tr("not counted yet"), _UNKNOWN))
    lines: list[list[tuple[float, str, int]]] = [[]]
    x = _SWATCH
    for text, which in entries:
        wide = _SWATCH + 5 + chart.metrics().horizontalAdvance(text)
        if lines[-1] and x + wide > width - RIGHT:
            lines.append([])
            x = _SWATCH
        lines[-1].append((x, text, which))
        x += wide + 12
    return lines


def _share_names() -> list[str]:
    """What the classes of shares are called, the smallest first."""
    bounds = [f"{numbers.short(100 * of)}\u00a0%" for of in SHARE_BOUNDS[1:]]
    return [tr("none"), *(f"≤\u00a0{of}" for of in bounds), f">\u00a0{bounds[-1]}"]


def _limit(share: float) -> str:
    """A share that is allowed: "20 %"."""
    return f"{numbers.short(round(100 * share, 6))}\u00a0%"


def draw_legend(chart: Picture, painter: QPainter, cells: Cells, width: float) -> None:
    """Says what the colours and lines mean."""
    colours, high = field_colours(chart.palette()).tolist(), chart.line_height
    y = cells.frame.bottom() + 4
    for line in _legend_lines(chart, cells.of, width):
        for x, text, which in line:
            swatch = QRectF(x, y + (high - _SWATCH) / 2, _SWATCH, _SWATCH)
            if which in (_RESEARCH, _PUBLIC):
                painter.setPen(chart.limit_pen(public=which == _PUBLIC))
                painter.drawLine(
                    QPointF(swatch.center().x(), swatch.top()),
                    QPointF(swatch.center().x(), swatch.bottom()),
                )
            else:
                painter.fillRect(
                    swatch, colour_of(colours[-1] if which == _UNKNOWN else colours[which])
                )
            if which == _UNKNOWN:
                painter.fillRect(swatch, chart.stripes())
            painter.setPen(chart.colour("text"))
            painter.drawText(QPointF(x + _SWATCH + 5, y + chart.metrics().ascent() + 1), text)
        y += high
    key = _dots_key(chart, cells)
    if key:
        painter.setPen(chart.colour("muted"))
        fitting = chart.metrics().elidedText(key, Qt.TextElideMode.ElideRight, width - 2 * _SWATCH)
        painter.drawText(QPointF(_SWATCH, y + chart.metrics().ascent() + 1), fitting)
