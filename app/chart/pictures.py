"""Figures as pictures: on the clipboard, as PNG, as SVG, each with its title."""

from __future__ import annotations

from pathlib import Path
from typing import Protocol

from PySide6.QtCore import QCoreApplication, QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QImage, QPainter
from PySide6.QtSvg import QSvgGenerator

_SCALE = 2.0


class Pictured(Protocol):
    """What a picture is made of: a figure that paints itself."""

    @property
    def titled(self) -> str:
        """Its title with its unit."""
        ...

    def width(self) -> int:
        """Logical pixels."""
        ...

    def height(self) -> int:
        """Logical pixels."""
        ...

    def font(self) -> QFont:
        """Of the title."""
        ...

    def small_font(self) -> QFont:
        """Of axes and legends."""
        ...

    def colour(self, name: str) -> QColor:
        """A colour of the theme."""
        ...

    def draw(self, painter: QPainter, width: float, clip: QRectF) -> None:
        """Paints the figure."""
        ...


def picture_size(chart: Pictured) -> QSize:
    """Of a figure with its title, logical pixels."""
    return QSize(chart.width(), chart.height() + _title_height(chart))


def _title_height(chart: Pictured) -> int:
    return round(QFontMetricsF(chart.font()).height()) + 10


def render(chart: Pictured, painter: QPainter) -> None:
    """Paints a figure with its ground and its title."""
    size, top = picture_size(chart), _title_height(chart)
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


def image_of(chart: Pictured, scale: float = _SCALE) -> QImage:
    """The figure as a picture, ``scale`` times as fine as on the screen."""
    size = picture_size(chart)
    image = QImage(size * scale, QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(scale)
    painter = QPainter(image)
    render(chart, painter)
    painter.end()
    return image


def save_picture(chart: Pictured, path: Path) -> None:
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
    svg.setSize(picture_size(chart))
    svg.setViewBox(QRect(QPoint(0, 0), picture_size(chart)))
    svg.setTitle(chart.titled)
    painter = QPainter(svg)
    render(chart, painter)
    painter.end()
