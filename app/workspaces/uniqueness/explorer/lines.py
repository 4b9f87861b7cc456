"""Lines across the fields: limits, the path, and what is one variable away."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from app.workspaces.uniqueness.explorer import texts
from app.workspaces.uniqueness.explorer.cells import Cells
from app.workspaces.uniqueness.explorer.pictured import CENTRE, Picture
from app.workspaces.uniqueness.state import tr


def draw_limits(chart: Picture, painter: QPainter, cells: Cells) -> None:
    """Paints where, going to the right, rows fall below the shares that are allowed."""
    for share, public in zip(chart.limits, (False, True), strict=True):
        rows = range(len(cells.of.sizes))
        if not any(cells.of.n_above(row, share, at=public) for row in rows):
            continue  # it is passed nowhere
        line = limit_line(cells, share, public=public)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(chart.colour("window"), 3.6))
        painter.drawPolyline(line)
        painter.setPen(chart.limit_pen(public=public))
        painter.drawPolyline(line)


def limit_line(cells: Cells, share: float, *, public: bool) -> QPolygonF:
    """The steps from row to row; what is left of them is above the share (public: or at it)."""
    line = QPolygonF()
    for row in range(len(cells.of.sizes)):
        if not cells.of.counted[row]:
            continue
        x = cells.edge(row, cells.of.n_above(row, share, at=public)) - 0.5
        whole = cells.row_rect(row)
        line.append(QPointF(x, whole.top() - cells.gap / 2))
        line.append(QPointF(x, whole.bottom() + cells.gap / 2))
    return line


def draw_path(chart: Picture, painter: QPainter, cells: Cells) -> None:
    """Joins the combinations of the path."""
    places = [place for mask in chart.path if (place := cells.of.place(mask)) >= 0]
    points = [cells.rect(place).center() for place in places]
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for colour, wide in ((chart.colour("window"), 4.0), (chart.colour("bad"), 2.0)):
        painter.setPen(QPen(colour, wide))
        painter.drawPolyline(QPolygonF(points))
    painter.setPen(QPen(chart.colour("window"), 1.2))
    painter.setBrush(chart.colour("bad"))
    for point in points:
        painter.drawEllipse(point, 4.0, 4.0)


def draw_looked_at(chart: Picture, painter: QPainter, cells: Cells) -> None:
    """Outlines what was chosen and what is under the pointer, joined with what is one away."""
    chosen = cells.of.place(chart.chosen_mask)
    hovered = -1 if chart.hovered is None else chart.hovered
    looked_at = hovered if hovered >= 0 else chosen
    if looked_at >= 0:
        _draw_neighbours(chart, painter, cells, looked_at)
    if chosen >= 0:
        _outline(chart, painter, cells.rect(chosen), chart.colour("text"), 3.0)
    if hovered >= 0 and hovered != chosen:
        _outline(chart, painter, cells.rect(hovered), chart.colour("text"), 1.0)


def _outline(chart: Picture, painter: QPainter, field: QRectF, colour: QColor, wide: float) -> None:
    # Lines through the middles of pixels stay sharp.
    left, top = round(field.left()) + 0.5, round(field.top()) + 0.5
    frame = QRectF(left, top, max(2, round(field.width()) - 1), max(2, round(field.height()) - 1))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(chart.colour("window"), wide + 2))
    painter.drawRect(frame)
    painter.setPen(QPen(colour, wide))
    painter.drawRect(frame)


def _draw_neighbours(chart: Picture, painter: QPainter, cells: Cells, place: int) -> None:
    of, here = cells.of, cells.rect(place)
    near = [(j, to) for j, mask in of.neighbours(of.mask(place)) if (to := of.place(mask)) >= 0]
    for colour, wide in ((chart.colour("window", 0.8), 3.2), (chart.colour("accent"), 1.4)):
        painter.setPen(QPen(colour, wide))
        for _, to in near:
            there = cells.rect(to)
            down = there.top() > here.top()
            start = QPointF(here.center().x(), here.bottom() if down else here.top())
            end = QPointF(there.center().x(), there.top() if down else there.bottom())
            painter.drawLine(start, end)
    for _, to in near:
        _outline(chart, painter, cells.rect(to), chart.colour("accent"), 1.0)
    if cells.pitch - cells.gap >= chart.metrics().ascent():
        _draw_costs(chart, painter, cells, place, near)


def _draw_costs(
    chart: Picture, painter: QPainter, cells: Cells, place: int, near: list[tuple[int, int]]
) -> None:
    """Says at the fields one variable away what that variable costs, where there is room."""
    of, metrics, taken = cells.of, chart.metrics(), list[QRectF]()
    for j, to in near:
        if of.mask(to).bit_count() < of.mask(place).bit_count():
            continue
        value = texts.value_words(of.lattice, of.measure, int(of.order[to]))
        text = tr("+ {name}: {share}").format(name=chart.titles[j], share=value)
        there, wide = cells.rect(to), metrics.horizontalAdvance(text) + 8
        left = min(max(there.center().x() - wide / 2, cells.frame.left()), cells.frame.right())
        left = min(left, cells.frame.right() - wide)
        box = QRectF(left, there.center().y() - metrics.height() / 2, wide, metrics.height())
        if any(box.adjusted(-3, 0, 3, 0).intersects(other) for other in taken):
            continue
        taken.append(box)
        painter.setPen(QPen(chart.colour("accent"), 1.0))
        painter.setBrush(chart.colour("base"))
        painter.drawRoundedRect(box, 3, 3)
        painter.setPen(chart.colour("text"))
        painter.drawText(box, CENTRE, text)
