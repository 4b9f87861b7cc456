"""The legend of the picture of combinations: colours, limits, and what the dots are."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter

from app.workspaces.uniqueness.explorer import texts
from app.workspaces.uniqueness.explorer.cells import Cells
from app.workspaces.uniqueness.explorer.colours import colour_of, field_colours
from app.workspaces.uniqueness.explorer.fields import MOST_DOTS, dots_key, row_words
from app.workspaces.uniqueness.explorer.pictured import (
    RIGHT,
    TOP,
    Picture,
    limit_pen,
    line_of,
    stripes_of,
)
from core.record_uniqueness.arrangement import Arrangement

_SWATCH = 10.0
_RESEARCH, _PUBLIC, _UNKNOWN = 7, 8, 9


def frame_of(chart: Picture, of: Arrangement, width: float) -> QRectF:
    """Where the fields are: right of the words for rows, above the legend."""
    metrics = chart.metrics()
    words = [row_words(int(size), width) for size in of.sizes.tolist()]
    left = max((metrics.horizontalAdvance(text) for text in words), default=0.0) + 8
    lines = len(_legend_lines(chart, of, width)) + (2 < len(chart.titles) <= MOST_DOTS)
    high = max(10.0, chart.height() - TOP - lines * line_of(chart) - 4)
    return QRectF(round(left), TOP, max(20.0, round(width - left - RIGHT)), high)


def _legend_lines(
    chart: Picture, of: Arrangement, width: float
) -> list[list[tuple[float, str, int]]]:
    """Lines of entries: where each begins, its text, and what it is.

    That is a class of shares, or one of those above.
    """
    names = texts.share_names()
    entries = list(zip(names, range(len(names)), strict=True))
    if chart.shows_limits:
        research, public = (texts.limit(share) for share in chart.limits)
        entries.append((texts.tr("{share}: research file").format(share=research), _RESEARCH))
        entries.append((texts.tr("{share}: public file").format(share=public), _PUBLIC))
    if not of.lattice.complete:
        entries.append((texts.tr("not counted yet"), _UNKNOWN))
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


def draw_legend(chart: Picture, painter: QPainter, cells: Cells, width: float) -> None:
    """Says what the colours and lines mean."""
    colours, high = field_colours(chart.palette()).tolist(), line_of(chart)
    y = cells.frame.bottom() + 4
    for line in _legend_lines(chart, cells.of, width):
        for x, text, which in line:
            swatch = QRectF(x, y + (high - _SWATCH) / 2, _SWATCH, _SWATCH)
            if which in (_RESEARCH, _PUBLIC):
                painter.setPen(limit_pen(chart, public=which == _PUBLIC))
                painter.drawLine(
                    QPointF(swatch.center().x(), swatch.top()),
                    QPointF(swatch.center().x(), swatch.bottom()),
                )
            else:
                painter.fillRect(
                    swatch, colour_of(colours[-1] if which == _UNKNOWN else colours[which])
                )
            if which == _UNKNOWN:
                painter.fillRect(swatch, stripes_of(chart))
            painter.setPen(chart.colour("text"))
            painter.drawText(QPointF(x + _SWATCH + 5, y + chart.metrics().ascent() + 1), text)
        y += high
    key = dots_key(chart, cells)
    if key:
        painter.setPen(chart.colour("muted"))
        fitting = chart.metrics().elidedText(key, Qt.TextElideMode.ElideRight, width - 2 * _SWATCH)
        painter.drawText(QPointF(_SWATCH, y + chart.metrics().ascent() + 1), fitting)
