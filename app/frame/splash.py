"""What stands on the screen until the window does: who it is, within half a second."""

from __future__ import annotations

import time

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QGuiApplication, QPainter, QPalette, QPixmap
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QSplashScreen

from app.kit.theme import DARK, LIGHT, SYSTEM, colours_of, icon_svg
from core import __version__

_WIDTH, _HEIGHT = 360, 150
_MARGIN, _ICON = 28, 56
_WAIT_SECONDS = 0.3
"""How long the screen may take to have it, at most."""


def show_splash(mode: str) -> QSplashScreen:
    """Shows it in the colours of a theme: "system", "light" or "dark"; the caller lets it go."""
    if mode == SYSTEM:
        window = QGuiApplication.palette().color(QPalette.ColorRole.Window)
        mode = DARK if window.lightness() < 128 else LIGHT
    splash = QSplashScreen(_picture(colours_of(mode)))
    splash.setAccessibleName("VBAS")
    splash.show()
    ends = time.monotonic() + _WAIT_SECONDS
    while time.monotonic() < ends and not splash.windowHandle().isExposed():
        QGuiApplication.processEvents()
    splash.repaint()  # now: nothing else comes to be painted before the window does
    QGuiApplication.processEvents()
    return splash


def _picture(colours: dict[str, str]) -> QPixmap:
    screen = QGuiApplication.primaryScreen()
    ratio = 1.0 if screen is None else screen.devicePixelRatio()
    picture = QPixmap(round(_WIDTH * ratio), round(_HEIGHT * ratio))
    picture.setDevicePixelRatio(ratio)
    picture.fill(QColor(colours["window"]))
    painter = QPainter(picture)
    painter.setPen(QColor(colours["line"]))
    painter.drawRect(0, 0, _WIDTH - 1, _HEIGHT - 1)
    place = QRectF(_MARGIN, (_HEIGHT - _ICON) / 2, _ICON, _ICON)
    QSvgRenderer(icon_svg("vbas", colours["accent"])).render(painter, place)
    painter.setPen(QColor(colours["text"]))
    font = QFont(painter.font())
    font.setPixelSize(34)
    painter.setFont(font)
    words = QRectF(_MARGIN + _ICON + 22, 0, _WIDTH, _HEIGHT / 2 + 16)
    painter.drawText(words, int(Qt.AlignmentFlag.AlignBottom), "VBAS")
    font.setPixelSize(13)
    painter.setFont(font)
    painter.setPen(QColor(colours["muted"]))
    below = words.translated(0, 24)
    painter.drawText(below, int(Qt.AlignmentFlag.AlignBottom), __version__)
    painter.end()
    return picture
