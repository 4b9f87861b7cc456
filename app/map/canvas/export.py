"""The map as a file; it appears complete or not at all."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgGenerator

from app.map.canvas.vectors import VectorMap
from core.errors import VbasError
from core.io.atomic import whole_file

if TYPE_CHECKING:
    from app.map.canvas.canvas import MapCanvas
    from app.map.canvas.two_stills import TwoStills


def save_png(canvas: MapCanvas, path: Path, scale: float = 1.0) -> None:
    """Writes what a map shows as a PNG, ``scale`` times as fine as on the screen.

    Raises
    ------
    VbasError
        The file cannot be written, or the picture would be too large.
    """
    view = canvas.map_view()
    if scale <= 0 or view.width * view.height * scale * scale > 4e8:
        raise VbasError(
            "A picture {scale} times as fine as the window cannot be made.",
            "Choose a smaller scale.",
            scale=scale,
        )
    image = canvas.still().image_of(view.enlarged(scale), canvas.device_scale() * scale)
    _write_png(image, path)


def save_two_png(maps: TwoStills, path: Path, scale: float = 1.0) -> None:
    """Writes two maps as one PNG; see `save_png`."""
    width, height = (round(of * scale) for of in maps.size)
    _write_png(maps.image(width, height, maps.scale * scale), path)


def save_svg(canvas: MapCanvas, path: Path) -> None:
    """Writes an SVG: areas and regions as pictures; lines, marks, overlays and text as vectors.

    Raises
    ------
    VbasError
        The file cannot be written.
    """
    view, scene, scale = canvas.map_view(), canvas.coloured_scene(), canvas.device_scale()
    size = QSize(round(view.width / scale), round(view.height / scale))

    def draw(painter: QPainter) -> None:
        painter.setFont(canvas.font())
        VectorMap(painter, scene, view, scale).draw()
        canvas.still().write(painter, view, scale)

    _write_svg(QSvgGenerator(), size, canvas.accessibleDescription(), draw, path)


def save_two_svg(maps: TwoStills, path: Path, title: str = "") -> None:
    """Writes two maps as one SVG: the maps as a picture, what is written on them as vectors.

    Raises
    ------
    VbasError
        The file cannot be written, or the picture would be too large.
    """
    width, height = maps.size
    size = QSize(round(width / maps.scale), round(height / maps.scale))
    ground = maps.image(2 * width, 2 * height, 2 * maps.scale, furniture=False)

    def draw(painter: QPainter) -> None:
        painter.drawImage(QRect(0, 0, size.width(), size.height()), ground)
        maps.write_in(painter, width, height, maps.scale)

    # This version cuts off what lies outside.
    _write_svg(QSvgGenerator(QSvgGenerator.SvgVersion.Svg11), size, title, draw, path)


@contextmanager
def _draft(path: Path) -> Iterator[Path]:
    """A file beside the path that takes its place if all goes well; no folder is made for it."""
    if not os.access(path.parent, os.W_OK):
        raise _not_written(path)
    with whole_file(path) as draft:
        yield draft


def _write_png(image: QImage, path: Path) -> None:
    with _draft(path) as draft:
        if not image.save(str(draft), "PNG"):  # type: ignore[call-overload]
            raise _not_written(path)


def _write_svg(
    generator: QSvgGenerator, size: QSize, title: str, draw: Callable[[QPainter], None], path: Path
) -> None:
    with _draft(path) as draft:
        generator.setFileName(str(draft))
        generator.setSize(size)
        generator.setViewBox(QRect(0, 0, size.width(), size.height()))
        generator.setTitle(title)
        painter = QPainter()
        if not painter.begin(generator):
            raise _not_written(path)
        draw(painter)
        painter.end()


def _not_written(path: Path) -> VbasError:
    return VbasError(
        "The map could not be written to {file}.",
        "Choose a folder that you may write to and that has room.",
        file=path.name,
    )
