"""Colours of figures: those of the theme, and one for each run that is drawn."""

from __future__ import annotations

from PySide6.QtGui import QColor, QPalette

from app.kit.theme import DARK, LIGHT, colours_of

_LIGHT = ("#1f5fa8", "#c8641b", "#23866a", "#8a4f9e", "#9a7a12", "#5a646e")
_DARK = ("#7fb2ea", "#f2a05e", "#63c9a3", "#c99ae0", "#dcc35f", "#a0aab4")
"""Apart in hue and in lightness; the first is the accent of the theme."""


def is_dark(palette: QPalette) -> bool:
    """Whether the text of a palette is lighter than its ground."""
    role = QPalette.ColorRole
    text, ground = palette.color(role.WindowText), palette.color(role.Window)
    return text.lightness() > ground.lightness()


def theme_colour(name: str, palette: QPalette) -> QColor:
    """A colour of the theme by its name, for the ground of a palette."""
    return QColor(colours_of(DARK if is_dark(palette) else LIGHT)[name])


def series_colour(i: int, palette: QPalette) -> QColor:
    """The colour of the i-th run of a figure."""
    colours = _DARK if is_dark(palette) else _LIGHT
    return QColor(colours[i % len(colours)])


def faded(colour: QColor, alpha: float) -> QColor:
    """A colour that lets its ground through."""
    out = QColor(colour)
    out.setAlphaF(alpha)
    return out
