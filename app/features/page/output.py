"""A page on any paper: on the screen, as a picture, as a PDF, from a printer.

Maps are printed on light ground whatever the screen shows.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QMarginsF, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QImage,
    QPageLayout,
    QPageSize,
    QPainter,
    QPdfWriter,
    QPen,
)

from app.features.page.layout import UNITS_PER_INCH, PageLayout, wrapping
from app.map.canvas.still import Still
from app.map.canvas.two_stills import Maps, TwoStills
from app.map.layers.shapes import GROUND
from core import __version__
from core.colours import Legend, region_palette
from core.colours.on_light import on_light, recoloured
from core.errors import VbasError
from core.io.atomic import whole_file
from core.raster.overlay import Overlay
from core.raster.palette import HATCHED, LIGHT
from core.raster.view import View

DPI = 300
_ROOM = 0.02
"""Around the areas on a page, share of its width."""
_MM_PER_INCH = 25.4
_INK, _MUTED, _FRAME = QColor("#1f2429"), QColor("#5a646e"), QColor("#9aa3ac")
_COLOUR = np.uint32(0x00FFFFFF)
_Table = dict[int, int]
_BACKGROUND: _Table = {GROUND[True][0] & 0xFFFFFF: GROUND[False][0] & 0xFFFFFF}


def on_paper(maps: Maps, font: QFont) -> Maps:
    """Maps as they are printed: on light ground whatever the screen shows, in the page's font."""
    if isinstance(maps, TwoStills):
        return maps.with_stills(_printed(maps.first, font), _printed(maps.second, font))
    return _printed(maps, font)


def _printed(still: Still, font: QFont) -> Still:
    return _fitted(replace(in_light_colours(still), font=font, placed=()))


def _fitted(still: Still) -> Still:
    """The ground of the areas alone where all of them are seen; the page has another shape."""
    view, polygons = still.request.view, still.request.scene.polygons
    bounds = None if polygons is None else polygons.total_bounds
    if bounds is None:
        return still
    west, south, east, north = bounds
    left, low, right, high = view.bounds
    if not (left <= west < east <= right and low <= south < north <= high):
        return still
    size = max(view.width, view.height)
    across, up = (of / max(east - west, north - south) for of in (east - west, north - south))
    shape = max(1, round(size * across)), max(1, round(size * up))
    fitted = View.fitted(bounds, *shape, _ROOM)
    return replace(still, request=replace(still.request, view=fitted))


def map_size(room: QSizeF, dpi: float) -> tuple[int, int]:
    """Width and height in dots of a map that has so much room on the page."""
    scale = dpi / UNITS_PER_INCH
    return max(1, round(room.width() * scale)), max(1, round(room.height() * scale))


def map_picture(maps: Maps, room: QSizeF, dpi: float) -> QImage:
    """The map without its writing; may be made in a thread of its own.

    Raises
    ------
    VbasError
        The picture would be too large.
    """
    plain = maps if isinstance(maps, TwoStills) else replace(maps, mark="")
    return plain.image(*map_size(room, dpi), dpi / UNITS_PER_INCH, furniture=False)


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
        painter.setPen(_MUTED if words.muted else _INK)
        painter.drawText(words.box, words.text, wrapping(words.right))
    if picture is not None:
        painter.drawImage(layout.map, picture)
    if still is not None:  # legend, scale bar, north arrow, labels and mark, as texts and lines
        painter.save()
        painter.setClipRect(layout.map)
        painter.translate(QPointF(layout.map.topLeft()))
        still.write_in(painter, *map_size(layout.map.size(), dpi), scale)
        painter.restore()
    painter.setPen(QPen(_FRAME, 0.75))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(layout.map)
    painter.restore()


# In light colours


def in_light_colours(still: Still) -> Still:
    """The same classes in the same ramps as on a light ground; a light map stays as it is.

    Colours that were chosen by hand stay.
    """
    request = still.request
    scene = request.scene
    if not scene.palette.is_dark:
        return still
    tables = [on_light([entry.colour for entry in of.entries]) for of in still.legends]
    legends = tuple(_legend(*pair) for pair in zip(still.legends, tables, strict=True))
    tables += [on_light(region_palette(dark=True).tolist()), _BACKGROUND]
    scene = replace(
        scene,
        palette=LIGHT,
        area_lut=_colours(scene.area_lut, tables),
        region_lut=_colours(scene.region_lut, tables),
        overlays=tuple(_overlay(of, tables) for of in scene.overlays),
    )
    return replace(still, request=replace(request, scene=scene), legends=legends)


def _legend(legend: Legend, table: _Table) -> Legend:
    entries = legend.entries
    if table:
        colours = np.array([of.colour for of in entries], dtype=np.uint32)
        light = recoloured(colours, table).tolist()
        entries = tuple(replace(of, colour=c) for of, c in zip(entries, light, strict=True))
    return replace(legend, entries=entries)


def _colours(lut: NDArray[np.uint32] | None, tables: Sequence[_Table]) -> NDArray[np.uint32] | None:
    """Colours by the table that knows all of them."""
    if lut is None:
        return None
    there = set((np.unique(lut[lut != HATCHED]) & _COLOUR).tolist())
    table = next((of for of in tables if there and there <= set(of)), {})
    return recoloured(lut, table)


def _overlay(of: Overlay, tables: Sequence[_Table]) -> Overlay:
    line = GROUND[False][1] if of.line == GROUND[True][1] else of.line
    return replace(of, fill=_colours(of.fill, tables), line=line)


# Files


def page_layout(page: PageLayout) -> QPageLayout:
    """The paper as Qt knows it, without margins: the page has its own."""
    size = QSizeF(page.width, page.height) * (_MM_PER_INCH / UNITS_PER_INCH)
    upright = size if size.width() <= size.height() else size.transposed()
    turned = QPageLayout.Orientation.Landscape
    return QPageLayout(
        QPageSize(upright, QPageSize.Unit.Millimeter, "", QPageSize.SizeMatchPolicy.FuzzyMatch),
        QPageLayout.Orientation.Portrait if upright == size else turned,
        QMarginsF(),
    )


def save_pdf(path: Path, page: PageLayout, still: Maps, title: str) -> None:
    """Writes a PDF of one page: the map at 300 dpi, texts as texts.

    Raises
    ------
    VbasError
        The file cannot be written.
    """
    picture = map_picture(still, page.map.size(), DPI)
    with whole_file(path) as partial:
        writer = QPdfWriter(str(partial))
        writer.setResolution(DPI)
        writer.setPageLayout(page_layout(page))
        writer.setTitle(title)
        writer.setCreator(f"VBAS {__version__}")
        painter = QPainter()
        if not painter.begin(writer):
            raise _not_written(path)
        paint_page(painter, page, still, picture, DPI)
        if not painter.end():
            raise _not_written(path)


def save_png(path: Path, page: PageLayout, still: Maps) -> None:
    """Writes a PNG of the page at 300 dpi.

    Raises
    ------
    VbasError
        The file cannot be written.
    """
    image = page_image(page, still, map_picture(still, page.map.size(), DPI), DPI)
    with whole_file(path) as partial:
        if not image.save(str(partial), "PNG"):  # type: ignore[call-overload]
            raise _not_written(path)


def page_image(page: PageLayout, still: Maps, picture: QImage, dpi: float) -> QImage:
    """The page as a picture."""
    scale = dpi / UNITS_PER_INCH
    size = QSizeF(page.width * scale, page.height * scale).toSize()
    image = QImage(size, QImage.Format.Format_RGB32)
    image.setDotsPerMeterX(round(dpi / _MM_PER_INCH * 1000))
    image.setDotsPerMeterY(round(dpi / _MM_PER_INCH * 1000))
    painter = QPainter(image)
    paint_page(painter, page, still, picture, dpi)
    painter.end()
    return image


def _not_written(path: Path) -> VbasError:
    return VbasError(
        "The page could not be written to {file}.",
        "Choose a folder that you may write to and that has room.",
        file=path.name,
    )
