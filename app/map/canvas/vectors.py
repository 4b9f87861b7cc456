"""A scene as vectors: what an SVG shows over, under and beside the picture of the areas."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from app.map.canvas.vector_shapes import VectorShapes
from core.raster.compose import compose
from core.raster.graticule import graticule_lines
from core.raster.image import rasterize
from core.raster.lines import region_boundaries
from core.raster.overlay import LineStyle, Overlay
from core.raster.palette import HATCHED
from core.raster.scene import GRATICULE, Scene
from core.raster.view import View

_GROUND = ("areas", "regions", "area outlines")


class VectorMap:
    """Draws a scene layer by layer: areas and regions as pictures, the rest as vectors.

    Parameters
    ----------
    painter
        In logical pixels.
    scene
        With the colours of its regions.
    view, scale
        What is seen, in device pixels, and how many of them make a logical one.
    """

    def __init__(self, painter: QPainter, scene: Scene, view: View, scale: float) -> None:
        self._painter, self._scene, self._view, self._scale = painter, scene, view, scale
        self._shapes = VectorShapes(painter, view, scale, scene.palette)
        self._area = QRectF(0.0, 0.0, view.width / scale, view.height / scale)
        ids = None if scene.polygons is None else rasterize(scene.polygons, view)
        self._ids = np.full((view.height, view.width), -1, np.int32) if ids is None else ids

    def draw(self) -> None:
        """Draws all layers, the lowest first."""
        scene, painter = self._scene, self._painter
        layers = scene.painting_order()
        if layers[: len(_GROUND)] == _GROUND:
            self._draw_ground()
            layers = layers[len(_GROUND) :]
        else:
            painter.fillRect(self._area, QColor.fromRgba(scene.palette.background))
        painter.setClipRect(self._area)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        overlays = {overlay.key: overlay for overlay in scene.overlays}
        drawn = {
            "areas": self._draw_areas,
            "regions": self._draw_regions,
            "cells": self._draw_cells,
            "links": self._draw_links,
            "trails": self._draw_trails,
            "sites": self._draw_sites,
            "faults": self._draw_faults,
            "selection": self._draw_selection,
            GRATICULE: self._draw_graticule,
        }
        for key in layers:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            if key in overlays:
                self._draw_overlay(overlays[key])
            elif key in scene.levels:
                self._draw_level(key)
            elif key in drawn:
                drawn[key]()

    # Areas and regions

    def _draw_ground(self) -> None:
        """Areas and regions as one picture, then the edges of regions."""
        scene = self._scene
        whole = Scene(
            polygons=scene.polygons,
            area_lut=scene.blended_lut(),
            opacity={"area outlines": scene.opacity_of("area outlines")},
            palette=scene.palette,
        )
        self._painter.drawImage(self._area, _image(self._composed(whole), None))
        self._draw_region_edges()

    def _draw_areas(self) -> None:
        scene = self._scene
        self._draw_fill(scene.area_lut, np.uint8(255), scene.opacity_of("areas"))

    def _draw_regions(self) -> None:
        scene = self._scene
        if scene.labels is None:
            return
        if scene.region_lut is not None and len(scene.region_lut):
            inside = scene.labels >= 0
            lut = scene.region_lut[np.maximum(scene.labels, 0)]
            shown = np.where(inside, np.uint8(255), np.uint8(0))
            self._draw_fill(lut, shown, scene.opacity_of("regions"))
        self._draw_region_edges()

    def _draw_fill(
        self, lut: NDArray[np.uint32] | None, shown: NDArray[np.uint8] | np.uint8, opacity: float
    ) -> None:
        """The areas in colours as a picture that is transparent elsewhere."""
        scene = self._scene
        if scene.polygons is None or opacity <= 0:
            return
        plain = Scene(scene.polygons, lut, palette=scene.palette, opacity={"area outlines": 0.0})
        alpha = np.broadcast_to(np.rint(shown * min(opacity, 1.0)), (len(scene.polygons),))
        table = np.append(alpha.astype(np.uint32), np.uint32(0))  # the last is for no area: -1
        self._painter.drawImage(self._area, _image(self._composed(plain), table[self._ids]))

    def _composed(self, scene: Scene) -> NDArray[np.uint32]:
        return compose(scene, self._view, self._ids, self._scale)

    def _draw_region_edges(self) -> None:
        scene = self._scene
        opacity = scene.opacity_of("regions")
        if scene.polygons is not None and scene.labels is not None and opacity > 0:
            edges = region_boundaries(scene.polygons, scene.labels, self._view.bounds)
            self._shapes.lines(edges, scene.palette.region_edge, 0.85 * opacity, 1.0)

    # Outlines and lines

    def _draw_level(self, name: str) -> None:
        scene = self._scene
        style = scene.level_styles.get(name, LineStyle())
        opacity = 0.9 * scene.opacity_of("levels") * scene.opacity_of(name)
        line = scene.palette.level_edge if style.line is None else style.line
        if opacity > 0 and style.width > 0:
            self._shapes.lines(
                self._shapes.edges_of(scene.levels[name]), line, opacity, style.width
            )

    def _draw_cells(self) -> None:
        scene = self._scene
        opacity = 0.43 * scene.opacity_of("cells")
        self._shapes.lines(scene.cells, scene.palette.cell_edge, opacity, 0.7)

    def _draw_links(self) -> None:
        scene = self._scene
        opacity = 0.86 * scene.opacity_of("links")
        self._shapes.lines(scene.links, scene.palette.level_edge, opacity, 1.0)

    def _draw_trails(self) -> None:
        scene, ages = self._scene, len(self._scene.trails)
        ink = scene.palette.site_ring if scene.palette.is_dark else scene.palette.site
        for age, trail in reversed(tuple(enumerate(scene.trails))):
            self._shapes.lines(
                trail, ink, 0.94 * (1 - age / ages) * scene.opacity_of("trails"), 1.2
            )

    def _draw_graticule(self) -> None:
        scene = self._scene
        if scene.graticule is not None and scene.opacity_of(GRATICULE) > 0:
            lines = graticule_lines(scene.graticule, self._view, self._scale)
            self._shapes.lines(lines, scene.palette.text, 0.35 * scene.opacity_of(GRATICULE), 0.8)

    # Overlays

    def _draw_overlay(self, overlay: Overlay) -> None:
        scene = self._scene
        opacity = overlay.opacity * scene.opacity_of(overlay.key)
        if opacity <= 0:
            return
        line = scene.palette.level_edge if overlay.line is None else overlay.line
        if overlay.polygons is not None:
            if overlay.fill is not None:
                self._shapes.fill(overlay.polygons, overlay.fill, opacity)
            if overlay.width > 0:
                self._shapes.lines(
                    self._shapes.edges_of(overlay.polygons), line, opacity, overlay.width
                )
        if overlay.width > 0:
            self._shapes.lines(overlay.lines, line, opacity, overlay.width)
        if overlay.points is not None:
            fill = overlay.fill if overlay.polygons is None else None
            colours = np.full(len(overlay.points), line) if fill is None else fill
            colours = np.where(colours == HATCHED, scene.palette.hatch, colours)
            radius = 2.5 * max(overlay.width, 0.4)
            self._shapes.dots(overlay.points, colours, scene.palette.site_ring, radius, opacity)

    # Marks

    def _draw_sites(self) -> None:
        scene, palette = self._scene, self._scene.palette
        if scene.sites is not None:
            colours = np.full(len(scene.sites), palette.site)
            self._shapes.dots(
                scene.sites, colours, palette.site_ring, 2.2, scene.opacity_of("sites")
            )

    def _draw_faults(self) -> None:
        scene = self._scene
        if scene.faults is None or scene.opacity_of("faults") <= 0:
            return
        self._shapes.rings(scene.faults, scene.palette.fault, scene.opacity_of("faults"))

    def _draw_selection(self) -> None:
        """The selected areas with a dark line that has a light one inside."""
        scene, polygons = self._scene, self._scene.polygons
        chosen, opacity = scene.selection, scene.opacity_of("selection")
        if polygons is None or chosen is None or not len(chosen) or opacity <= 0:
            return
        labels = np.full(len(polygons), -1, dtype=np.int32)
        labels[chosen] = 0
        edges = region_boundaries(polygons, labels, self._view.bounds)
        self._shapes.lines(edges, scene.palette.halo, opacity, 4.0)
        self._shapes.lines(edges, scene.palette.halo_inside, opacity, 1.4)


def _image(picture: NDArray[np.uint32], alpha: NDArray[np.uint32] | None) -> QImage:
    """A copy of a picture as an image, opaque or with an opacity for each pixel."""
    height, width = picture.shape
    if alpha is None:
        form = QImage.Format.Format_RGB32
    else:
        form = QImage.Format.Format_ARGB32
        picture = (picture & np.uint32(0xFFFFFF)) | (alpha << np.uint32(24))
    return QImage(picture.data, width, height, 4 * width, form).copy()
