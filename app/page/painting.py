"""A page on any paper: screen, picture, PDF, printer."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QImage, QPainter, QPen

from app.canvas.still import Still
from app.page.layout import UNITS_PER_INCH, PageLayout, wrapping
from core.colours import Legend, region_legend
from core.raster.palette import LIGHT
from core.raster.view import View

INK, MUTED, FRAME = QColor("#1f2429"), QColor("#5a646e"), QColor("#9aa3ac")


def on_paper(still: Still, font: QFont, *, auto_colours: bool) -> Still:
    """A map as it is printed: on light ground whatever the screen shows, in the page's font.

    ``auto_colours`` says that regions are coloured only to tell them apart: then they are
    coloured anew for the light ground.
    """
    request, legends = still.request, still.legends
    if request.scene.palette.is_dark:
        scene = replace(request.scene, palette=LIGHT)
        request = replace(request, scene=scene, auto_colours=auto_colours)
        legends = tuple(_on_light(legend) for legend in legends)
    return replace(still, request=request, legends=legends, font=font, placed=())


def _on_light(legend: Legend) -> Legend:
    """The legend of regions that are only told apart, with the colours of the light ground."""
    dark, light = region_legend(dark=True), region_legend(dark=False)
    same = [of.colour for of in legend.entries] == [of.colour for of in dark.entries]
    return replace(legend, entries=light.entries) if same else legend


def map_view(still: Still, layout: PageLayout, dpi: float) -> View:
    """The ground on the map of the page, in dots."""
    scale = dpi / UNITS_PER_INCH
    width, height = (max(1, round(v * scale)) for v in layout.map.size().toTuple())
    return still.view_in(width, height)


def map_picture(still: Still, layout: PageLayout, dpi: float) -> QImage:
    """The map without its writing; may be made in a thread of its own.

    Raises
    ------
    VbasError
        The picture would be too large.
    """
    plain = replace(still, mark="")
    return plain.image_of(map_view(still, layout, dpi), dpi / UNITS_PER_INCH, furniture=False)


def paint_page(
    painter: QPainter, layout: PageLayout, still: Still | None, picture: QImage | None, dpi: float
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


def _write_map(painter: QPainter, layout: PageLayout, still: Still, dpi: float) -> None:
    """Legend, scale bar, north arrow, labels and mark, as texts and lines."""
    painter.save()
    painter.setClipRect(layout.map)
    painter.translate(QPointF(layout.map.topLeft()))
    still.write(painter, map_view(still, layout, dpi), dpi / UNITS_PER_INCH)
    painter.restore()
