"""Larger type, whether a font has its size in points or in pixels."""

from __future__ import annotations

from PySide6.QtGui import QFont


def larger(font: QFont, factor: float) -> QFont:
    """The font, so many times as large."""
    made = QFont(font)
    if font.pointSizeF() > 0:
        made.setPointSizeF(font.pointSizeF() * factor)
    else:
        made.setPixelSize(max(1, round(font.pixelSize() * factor)))
    return made
