"""Figures as pictures: on the clipboard, as PNG, as SVG, each with its title."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QImage, QPainter
from PySide6.QtSvg import QSvgGenerator

if TYPE_CHECKING:
    from app.chart.chart import Chart

_SCALE = 2.0


def _size(chart: Chart) -> QSize:
    """Of a figure with its title, logical pixels."""
    return QSize(chart.width(), chart.height() + _title_height(chart))


def _title_height(chart: Chart) -> int:
    return round(QFontMetricsF(chart.font()).height()) + 10


def _render(chart: Chart, painter: QPainter) -> None:
    """Paints a figure with its ground and its title."""
    size, top = _size(chart), _title_height(chart)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.fillRect(QRect(QPoint(0, 0), size), chart.colour("window"))
    font = QFont(chart.font())
    font.setBold(True)
    painter.setFont(font)
    painter.setPen(chart.colour("text"))
    flags = int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft)
    painter.drawText(QRectF(6, 2, size.width() - 12, top - 4), flags, chart.titled)
    painter.translate(0, top)
    painter.setFont(chart.small_font())
    chart.draw(painter, chart.width(), QRectF(0, 0, chart.width(), chart.height()))
    painter.end()


def image_of(chart: Chart, scale: float = _SCALE) -> QImage:
    """The figure as a picture, ``scale`` times as fine as on the screen."""
    image = QImage(_size(chart) * scale, QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(scale)
    _render(chart, QPainter(image))
    return image


def save_picture(chart: Chart, path: Path) -> None:
    """Writes a PNG or, by the ending, an SVG.

    Raises
    ------
    OSError
        If the file cannot be written.
    """
    path.touch()
    if path.suffix.lower() != ".svg":
        if not image_of(chart).save(str(path)):
            raise OSError(QCoreApplication.translate("Plots", "the picture was refused"))
        return
    svg = QSvgGenerator()
    svg.setFileName(str(path))
    svg.setResolution(chart.logicalDpiX())
    svg.setSize(_size(chart))
    svg.setViewBox(QRect(QPoint(0, 0), _size(chart)))
    svg.setTitle(chart.titled)
    _render(chart, QPainter(svg))
