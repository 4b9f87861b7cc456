"""How large the window and its docks are before anybody has moved them."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDockWidget, QMainWindow

AREA = Qt.DockWidgetArea
Place = tuple[QDockWidget, Qt.DockWidgetArea, bool]
"""A dock, where it belongs, and whether it is shown at first."""

NARROWEST_DOCK = 220
"""Below this width, pixels, sentences become columns of single words."""
_FIRST_SIZE = QSize(1440, 900)
_NARROWEST, _WIDEST, _SHARE = 270, 380, 0.215
_TOP_HEIGHT, _LOW_TOP_HEIGHT, LOW_WINDOW = 206, 150, 800
"""Of what stands over the others, pixels; less of it in a window that is low."""


def share_space(window: QMainWindow, docks: list[Place]) -> None:
    """Widths that leave the map most of a small screen, and no more than needed of a large one."""
    side = max(_NARROWEST, min(_WIDEST, round(window.width() * _SHARE)))
    for dock, area, shown in docks:
        if shown and area != AREA.BottomDockWidgetArea:
            window.resizeDocks([dock], [side], Qt.Orientation.Horizontal)
    right = [dock for dock, area, shown in docks if shown and area == AREA.RightDockWidgetArea]
    if len(right) > 1:
        top = _LOW_TOP_HEIGHT if window.height() < LOW_WINDOW else _TOP_HEIGHT
        rest = max(300, window.height() - 2 * top)
        heights = [top, *[rest] * (len(right) - 1)]
        window.resizeDocks(right, heights, Qt.Orientation.Vertical)


def fit_screen(window: QMainWindow) -> None:
    """The whole of a small screen, most of a large one."""
    room = QGuiApplication.primaryScreen().availableGeometry().size()
    width = min(room.width(), max(_FIRST_SIZE.width(), round(room.width() * 0.8)))
    height = min(room.height(), max(_FIRST_SIZE.height(), round(room.height() * 0.85)))
    window.resize(width, height)
    if width >= room.width():
        window.setWindowState(Qt.WindowState.WindowMaximized)
