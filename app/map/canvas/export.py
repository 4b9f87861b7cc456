"""The map as a file or on the clipboard."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgGenerator

from app.map.canvas.vectors import VectorMap
from core.errors import VbasError

if TYPE_CHECKING:
    from app.map.canvas.annotated import AnnotatedMap
    from app.map.canvas.two_stills import TwoStills


def render(surface: AnnotatedMap, scale: float = 1.0) -> QImage:
    """What the map shows, in full detail, ``scale`` times as fine as on the screen."""
    view = surface.map_view().enlarged(scale)
    return surface.still().image_of(view, surface.device_scale() * scale)


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


def save_two_png(maps: TwoStills, path: Path, scale: float = 1.0) -> None:
    """Writes two maps as one PNG, ``scale`` times as fine as on the screen.

    Raises
    ------
    VbasError
        The file cannot be written, or the picture would be too large.
    """
    width, height = (round(of * scale) for of in maps.size)
    beside = path.with_name(f".{path.name}.part")
    image = maps.image(width, height, maps.scale * scale)
    if not image.save(str(beside), "PNG"):  # type: ignore[call-overload]
        beside.unlink(missing_ok=True)
        raise _not_written(path)
    _put(beside, path)


def save_two_svg(maps: TwoStills, path: Path, title: str = "") -> None:
    """Writes two maps as one SVG: the maps as a picture, what is written on them as vectors.

    Raises
    ------
    VbasError
        The file cannot be written, or the picture would be too large.
    """
    beside = path.with_name(f".{path.name}.part")
    if not os.access(path.parent, os.W_OK):
        raise _not_written(path)
    width, height = maps.size
    size = QSize(round(width / maps.scale), round(height / maps.scale))
    ground = maps.image(2 * width, 2 * height, 2 * maps.scale, furniture=False)
    generator = QSvgGenerator(QSvgGenerator.SvgVersion.Svg11)  # this version cuts off
    generator.setFileName(str(beside))
    generator.setSize(size)
    generator.setViewBox(QRect(0, 0, size.width(), size.height()))
    generator.setTitle(title)
    painter = QPainter()
    if not painter.begin(generator):
        raise _not_written(path)
    painter.drawImage(QRect(0, 0, size.width(), size.height()), ground)
    maps.write_in(painter, width, height, maps.scale)
    painter.end()
    _put(beside, path)


def copy_to_clipboard(surface: AnnotatedMap) -> None:
    """Puts the map on the clipboard as a picture."""
    QGuiApplication.clipboard().setImage(render(surface))


def save_svg(surface: AnnotatedMap, path: Path) -> None:
    """Writes an SVG: areas and regions as pictures; lines, marks, overlays and text as vectors.

    Raises
    ------
    VbasError
        The file cannot be written.
    """
    beside = path.with_name(f".{path.name}.part")
    if not os.access(path.parent, os.W_OK):
        raise _not_written(path)
    view, scene, scale = surface.map_view(), surface.coloured_scene(), surface.device_scale()
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
    VectorMap(painter, scene, view, scale).draw()
    surface.still().write(painter, view, scale)
    painter.end()
    _put(beside, path)


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
