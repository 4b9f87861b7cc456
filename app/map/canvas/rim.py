"""Degrees written at the rim of the map, where lines of latitude and longitude meet it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF

from app.map.canvas.labels import LabelWriter
from app.map.canvas.legend import tr
from core.raster.degrees import Degrees
from core.raster.graticule import RimLabel, degrees_text, rim_labels, spacing_of
from core.raster.view import View

_EDGE = 3.0  # logical pixels between the rim and the writing


def degree_labels(
    degrees: Degrees, view: View, scale: float, writer: LabelWriter, taken: Sequence[QRectF] = ()
) -> list[tuple[str, QRectF]]:
    """Texts and where they stand, in logical pixels; those that would touch are left out.

    ``view`` is in device pixels, of which ``scale`` make a logical one; ``taken`` is where
    legend, scale bar and mark stand.
    """
    steps = spacing_of(degrees, view.metres_per_pixel * scale)
    width, height = view.width / scale, view.height / scale
    found: list[tuple[str, QRectF]] = []
    words = (tr("{degrees} N"), tr("{degrees} S"), tr("{degrees} E"), tr("{degrees} W"))
    for label in rim_labels(degrees, view, scale):
        text = _text(label, steps[0 if label.is_latitude else 1], words)
        size = (writer.width(text), writer.height)
        if label.is_latitude:
            box = QRectF(_EDGE, label.y * height - size[1] / 2.0, *size)
        else:
            box = QRectF(label.x * width - size[0] / 2.0, _EDGE, *size)
        inside = box.left() > 0 and box.right() < width and box.top() > 0 and box.bottom() < height
        room = box.adjusted(-6, -2, 6, 2)
        others = [*taken, *(other for _, other in found)]
        if inside and not any(room.intersects(other) for other in others):
            found.append((text, box))
    return found


def _text(label: RimLabel, step: float, words: tuple[str, str, str, str]) -> str:
    """Degrees with a direction: ``words`` are those for north, south, east and west."""
    value = label.degrees if label.is_latitude else (label.degrees + 180.0) % 360.0 - 180.0
    degrees = degrees_text(value, step)
    if round(abs(value) * 3600) in (0, 180 * 3600):
        return degrees
    template = words[(0 if label.is_latitude else 2) + (value < 0)]
    return template.format(degrees=degrees)
