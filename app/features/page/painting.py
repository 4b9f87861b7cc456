"""A page on any paper: screen, picture, PDF, printer."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QImage, QPainter, QPen

from app.features.page.layout import UNITS_PER_INCH, PageLayout, wrapping
from app.features.page.light import in_light_colours
from app.map.canvas.still import Still
from app.map.canvas.two_stills import Maps, TwoStills

INK, MUTED, FRAME = QColor("#1f2429"), QColor("#5a646e"), QColor("#9aa3ac")


def on_paper(maps: Maps, font: QFont) -> Maps:
    """Maps as they are printed: on light ground whatever the screen shows, in the page's font."""
    if isinstance(maps, TwoStills):
        return maps.with_stills(_printed(maps.first, font), _printed(maps.second, font))
    return _printed(maps, font)


def _printed(still: Still, font: QFont) -> Still:
    return replace(in_light_colours(still), font=font, placed=())


def map_size(layout: PageLayout, dpi: float) -> tuple[int, int]:
    """Width and height of the map of the page, in dots."""
    scale = dpi / UNITS_PER_INCH
    width, height = (max(1, round(v * scale)) for v in layout.map.size().toTuple())
    return width, height


def map_picture(maps: Maps, layout: PageLayout, dpi: float) -> QImage:
    """The map without its writing; may be made in a thread of its own.

    Raises
    ------
    VbasError
        The picture would be too large.
    """
    plain = maps if isinstance(maps, TwoStills) else replace(maps, mark="")
    return plain.image(*map_size(layout, dpi), dpi / UNITS_PER_INCH, furniture=False)


def paint_page(
    painter: QPainter, layout: PageLayout, still: Maps | None, picture: QImage | None, dpi: float
) -> None:
    """Paints a page; texts stay texts where the paper knows them.

    Parameters
    ----------
    painter
        Its units are dots of the paper.
    layout
        Where everything stands.
    still, picture
        The map and its picture by `map_picture`; None while it is being made.
    dpi
        Dots per inch of the paper.
    """
    scale = dpi / UNITS_PER_INCH
    painter.save()
    painter.scale(scale, scale)
    painter.setRenderHints(
        QPainter.RenderHint.Antialiasing
        | QPainter.RenderHint.SmoothPixmapTransform
        | QPainter.RenderHint.LosslessImageRendering
    )
    painter.fillRect(QRectF(0, 0, layout.width, layout.height), Qt.GlobalColor.white)
    for words in layout.words:
        painter.setFont(words.font)
        painter.setPen(MUTED if words.muted else INK)
        painter.drawText(words.box, words.text, wrapping(words.right))
    if picture is not None:
        painter.drawImage(layout.map, picture)
    if still is not None:
        _write_map(painter, layout, still, dpi)
    painter.setPen(QPen(FRAME, 0.75))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(layout.map)
    painter.restore()


def _write_map(painter: QPainter, layout: PageLayout, still: Maps, dpi: float) -> None:
    """Legend, scale bar, north arrow, labels and mark, as texts and lines."""
    painter.save()
    painter.setClipRect(layout.map)
    painter.translate(QPointF(layout.map.topLeft()))
    still.write_in(painter, *map_size(layout, dpi), dpi / UNITS_PER_INCH)
    painter.restore()
