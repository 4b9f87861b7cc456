"""The map as a file or on the clipboard."""

from __future__ import annotations

import os
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter, QPen, QPolygonF
from PySide6.QtSvg import QSvgGenerator

from app.canvas.worker import Painter, RegionColours
from core.errors import VbasError
from core.raster.compose import edge_opacity
from core.raster.lines import joined, region_boundaries
from core.raster.polygons import FlatPolygons
from core.raster.scene import Scene
from core.raster.view import View

if TYPE_CHECKING:
    from app.canvas.annotated import AnnotatedMap
    from app.canvas.surface import MapSurface


def render(surface: AnnotatedMap, scale: float = 1.0) -> QImage:
    """What the map shows, in full detail, ``scale`` times as fine as on the screen."""
    view = surface.map_view().enlarged(scale)
    return surface.still().image_of(view, surface.device_scale() * scale)


def coloured_scene(surface: MapSurface) -> Scene:
    """The scene with the colours of regions that are on the screen, or new ones."""
    request, picture = surface.request(), surface.picture
    if not request.auto_colours:
        return request.scene
    if picture is not None and picture.request.scene.labels is request.scene.labels:
        return replace(request.scene, region_lut=picture.scene.region_lut)
    return RegionColours().coloured(request)


def save_png(surface: AnnotatedMap, path: Path, scale: float = 1.0) -> None:
    """Writes a PNG; the file appears complete or not at all.

    Raises
    ------
    VbasError
        The file cannot be written, or the picture would be too large.
    """
    view = surface.map_view()
    if scale <= 0 or view.width * view.height * scale * scale > 4e8:
        raise VbasError(
            "A picture {scale} times as fine as the window cannot be made.",
            "Choose a smaller scale.",
            scale=scale,
        )
    beside = path.with_name(f".{path.name}.part")
    if not render(surface, scale).save(str(beside), "PNG"):  # type: ignore[call-overload]
        beside.unlink(missing_ok=True)
        raise _not_written(path)
    _put(beside, path)


def copy_to_clipboard(surface: AnnotatedMap) -> None:
    """Puts the map on the clipboard as a picture."""
    QGuiApplication.clipboard().setImage(render(surface))


def save_svg(surface: AnnotatedMap, path: Path) -> None:
    """Writes an SVG: the areas as one picture; edges, sites, legend and scale as vectors.

    Raises
    ------
    VbasError
        The file cannot be written.
    """
    beside = path.with_name(f".{path.name}.part")
    if not os.access(path.parent, os.W_OK):
        raise _not_written(path)
    view, scene, scale = surface.map_view(), coloured_scene(surface), surface.device_scale()
    size = QSize(round(view.width / scale), round(view.height / scale))
    generator = QSvgGenerator()
    generator.setFileName(str(beside))
    generator.setSize(size)
    generator.setViewBox(QRect(0, 0, size.width(), size.height()))
    generator.setTitle(surface.accessibleDescription())
    painter = QPainter()
    if not painter.begin(generator):
        raise _not_written(path)
    painter.setFont(surface.font())
    only_areas = Scene(
        polygons=scene.polygons,
        area_lut=scene.blended_lut(),
        opacity={"area outlines": scene.opacity_of("area outlines")},
        palette=scene.palette,
    )
    request = replace(surface.request(), scene=only_areas, auto_colours=False)
    picture = Painter().paint(request)
    area = QRectF(0, 0, size.width(), size.height())
    if picture is not None:
        painter.drawImage(area, picture.image)
    painter.setClipRect(area)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _draw_vectors(painter, scene, View(view.x0, view.y0, view.metres_per_pixel * scale, 1, 1), view)
    surface.still().write(painter, view, scale)
    painter.end()
    _put(beside, path)


def _draw_vectors(painter: QPainter, scene: Scene, grid: View, seen: View) -> None:
    """Draws edges, guide lines and marks; ``grid`` turns metres into units of the painter."""
    palette = scene.palette
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if scene.polygons is not None and scene.labels is not None and scene.opacity_of("regions"):
        edges = region_boundaries(scene.polygons, scene.labels, seen.bounds)
        painter.setPen(_pen(palette.region_edge, 0.85 * scene.opacity_of("regions"), 1.0))
        for line in joined(edges, 0.35 * grid.metres_per_pixel):
            painter.drawPolyline(_polygon(line, grid))
    for name, level in scene.levels.items():
        opacity = 0.9 * scene.opacity_of("levels") * scene.opacity_of(name)
        if opacity > 0:
            painter.setPen(_pen(palette.level_edge, opacity, 1.0))
            _draw_rings(painter, level, grid, seen)
    if scene.cells is not None and scene.opacity_of("cells") > 0:
        painter.setPen(_pen(palette.cell_edge, 0.43 * scene.opacity_of("cells"), 0.7))
        for line in joined(scene.cells, 0.35 * grid.metres_per_pixel):
            painter.drawPolyline(_polygon(line, grid))
    if scene.links is not None and scene.opacity_of("links") > 0:
        painter.setPen(_pen(palette.level_edge, 0.86 * scene.opacity_of("links"), 1.0))
        for line in joined(scene.links, 0.35 * grid.metres_per_pixel):
            painter.drawPolyline(_polygon(line, grid))
    _draw_marks(painter, scene, grid, seen)


def _draw_rings(painter: QPainter, level: FlatPolygons, grid: View, seen: View) -> None:
    labels = np.arange(len(level), dtype=np.int32)
    large = edge_opacity(level.extent, grid.metres_per_pixel, (3.0, 12.0), 1.0) > 0
    labels[~large] = -1
    edges = region_boundaries(level, labels, seen.bounds)
    for line in joined(edges, 0.35 * grid.metres_per_pixel):
        painter.drawPolyline(_polygon(line, grid))


def _draw_marks(painter: QPainter, scene: Scene, grid: View, seen: View) -> None:
    palette = scene.palette
    west, south, east, north = seen.bounds
    for name, xy, fill, rim, radius in (
        ("sites", scene.sites, palette.site, palette.site_ring, 2.2),
        ("faults", scene.faults, None, palette.fault, 4.5),
    ):
        if xy is None or not scene.opacity_of(name):
            continue
        painter.setPen(_pen(rim, scene.opacity_of(name), 1.0 if fill else 1.8))
        painter.setBrush(QColor.fromRgba(fill) if fill else Qt.BrushStyle.NoBrush)
        inside = ((xy >= (west, south)) & (xy <= (east, north))).all(axis=1)
        for x, y in grid.pixels(xy[inside]).tolist():
            painter.drawEllipse(QPointF(x, y), radius, radius)


def _polygon(xy: np.ndarray[tuple[int, ...], np.dtype[np.float64]], grid: View) -> QPolygonF:
    return QPolygonF([QPointF(x, y) for x, y in grid.pixels(xy).tolist()])


def _pen(colour: int, opacity: float, width: float) -> QPen:
    ink = QColor.fromRgba(colour)
    ink.setAlphaF(opacity)
    pen = QPen(ink, width)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return pen


def _put(beside: Path, path: Path) -> None:
    try:
        beside.replace(path)
    except OSError as error:
        beside.unlink(missing_ok=True)
        raise _not_written(path) from error


def _not_written(path: Path) -> VbasError:
    return VbasError(
        "The map could not be written to {file}.",
        "Choose a folder that you may write to and that has room.",
        file=path.name,
    )
