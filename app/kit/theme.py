"""Light and dark: the colours of the window, its style sheet, and icons that follow them."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from functools import cache
from string import Template
from typing import Protocol
from weakref import WeakKeyDictionary

from PySide6.QtCore import QByteArray, QObject, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QColor, QGuiApplication, QIcon, QPainter, QPalette, QPixmap
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

from resources import path, read_text

ICON_SIZES = (16, 20, 24, 32, 48)
SYSTEM, LIGHT, DARK = "system", "light", "dark"
EVERYWHERE = (
    "QLabel, QToolTip { qproperty-textFormat: PlainText; }"
    "QDialogButtonBox { dialogbuttonbox-buttons-have-icons: 0; }"
    "QMainWindow::separator { width: 5px; height: 5px; }"  # asked for before windows have theirs
)
"""Without colours. Labels show values of files: as rich text they would load pictures by path."""


class HasIcon(Protocol):
    """An action or a button."""

    def setIcon(self, icon: QIcon) -> None:  # noqa: N802 (Qt's name)
        """Shows an icon."""


@cache
def colours_of(name: str) -> dict[str, str]:
    """The colours of "light" or "dark" by their names in ``resources/styles/colours.toml``."""
    text = read_text("styles/colours.toml")
    return {key: str(value) for key, value in tomllib.loads(text)[name].items()}


@cache
def _style_template() -> Template:
    return Template(read_text("styles/window.qss"))


@cache
def _svg(name: str) -> str:
    return read_text(f"icons/{name}.svg")


def icon_svg(name: str, colour: str) -> QByteArray:
    """A line icon of ``resources/icons`` in a colour, as SVG."""
    return QByteArray(_svg(name).replace("currentColor", colour).encode())


def icon_of(name: str, colour: str, disabled: str) -> QIcon:
    """A line icon of ``resources/icons`` drawn in a colour, sharp at all usual sizes."""
    icon = QIcon()
    for mode, line in ((QIcon.Mode.Normal, colour), (QIcon.Mode.Disabled, disabled)):
        renderer = QSvgRenderer(icon_svg(name, line))
        for size in ICON_SIZES:
            pixmap = QPixmap(QSize(size, size))
            pixmap.fill(Qt.GlobalColor.transparent)
            painter = QPainter(pixmap)
            renderer.render(painter, QRectF(0, 0, size, size))
            painter.end()
            icon.addPixmap(pixmap, mode)
    return icon


class Theme(QObject):
    """The theme in use.

    Signals
    -------
    changed()
        Colours have changed; whatever paints itself paints again.
    """

    changed = Signal()

    def __init__(self, application: QApplication, mode: str = SYSTEM) -> None:
        super().__init__(application)
        self._application = application
        self._styled: QApplication | QWidget | None = None
        self._rules = ""
        self._icons: WeakKeyDictionary[QObject, tuple[str, str]] = WeakKeyDictionary()
        self._drawn: dict[tuple[str, str, str], QIcon] = {}
        self.mode = mode
        if application.styleSheet() != EVERYWHERE:  # or every widget would be styled again
            application.setStyleSheet(EVERYWHERE)
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._follow_system)
        self._apply()

    @property
    def dark(self) -> bool:
        """Whether the window is dark now."""
        if self.mode == SYSTEM:
            return QGuiApplication.styleHints().colorScheme() == Qt.ColorScheme.Dark
        return self.mode == DARK

    @property
    def colours(self) -> dict[str, str]:
        """The colours in use, by name."""
        return colours_of(DARK if self.dark else LIGHT)

    def set_mode(self, mode: str) -> None:
        """Follows the system, or stays light or dark."""
        if mode != self.mode:
            self.mode = mode
            self._apply()

    def icon(self, name: str, colour: str = "text") -> QIcon:
        """An icon in a colour of the theme; use :meth:`bind` where it shall follow the theme."""
        key = (name, self.colours[colour], self.colours["line"])
        if key not in self._drawn:  # many rows of a list have the same one
            self._drawn[key] = icon_of(*key)
        return self._drawn[key]

    def bind(self, owner: QObject, name: str, colour: str = "text") -> None:
        """Gives an action or a button an icon, now and after each change of the theme."""
        self._icons[owner] = (name, colour)
        _set_icon(owner, self.icon(name, colour))

    def dress(self, styled: QApplication | QWidget) -> None:
        """Gives a window, or the application, the style sheet of the theme, now and ever after.

        A window's is changed in a quarter of the time: Qt goes through its widgets only.
        """
        if self._styled is not None:
            self._styled.setStyleSheet(EVERYWHERE)
        self._styled = styled
        styled.setStyleSheet(self._style())

    def add_rules(self, rules: str) -> None:
        """Rules after those of the style sheet; "" takes them away without a trace."""
        self._rules = rules
        if self._styled is not None:
            self._styled.setStyleSheet(self._style())

    @Slot()
    def _follow_system(self) -> None:
        if self.mode == SYSTEM:
            self._apply()

    def _apply(self) -> None:
        self._application.setPalette(palette_of(self.colours))
        if self._styled is not None:
            self._styled.setStyleSheet(self._style())
        for owner, (name, colour) in list(self._icons.items()):
            if isValid(owner):
                _set_icon(owner, self.icon(name, colour))
            else:  # Python still knows what Qt has deleted
                del self._icons[owner]
        self.changed.emit()

    def _style(self) -> str:
        check = path(f"styles/check-{DARK if self.dark else LIGHT}.svg").as_posix()
        return _style_template().substitute(self.colours, check=check) + self._rules


def palette_of(colours: dict[str, str]) -> QPalette:
    """Qt's palette of a theme's colours."""
    role, group = QPalette.ColorRole, QPalette.ColorGroup
    palette = QPalette()
    for of, name in {
        role.Window: "window",
        role.WindowText: "text",
        role.Base: "base",
        role.AlternateBase: "window",
        role.Text: "text",
        role.Button: "raised",
        role.ButtonText: "text",
        role.BrightText: "bad",
        role.ToolTipBase: "raised",
        role.ToolTipText: "text",
        role.PlaceholderText: "muted",
        role.Highlight: "accent",
        role.HighlightedText: "accent_text",
        role.Link: "accent",
        role.LinkVisited: "accent",
        role.Light: "raised",
        role.Midlight: "hover",
        role.Mid: "line",
        role.Dark: "muted",
        role.Accent: "accent",
    }.items():
        palette.setColor(of, QColor(colours[name]))
    for of in (role.WindowText, role.Text, role.ButtonText):
        faded = QColor(colours["muted"])
        faded.setAlphaF(0.65)
        palette.setColor(group.Disabled, of, faded)
    return palette


def _set_icon(owner: QObject, icon: QIcon) -> None:
    setter: Callable[[QIcon], None] | None = getattr(owner, "setIcon", None)
    if setter is not None:
        setter(icon)
