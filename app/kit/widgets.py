"""Small widgets that all panels share."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QFrame,
    QLabel,
    QMenu,
    QPushButton,
    QSizePolicy,
    QToolButton,
    QWidget,
)

from app.kit.glossary import with_cards, wrapped
from app.kit.theme import Theme

_LARGE = 2.1


def icon_button(
    theme: Theme,
    icon: str,
    words: str,
    parent: QWidget,
    pressed: Callable[[], object] | None = None,
    size: int = 16,
) -> QToolButton:
    """A button without a frame that shows an icon and says its words to whoever asks."""
    button = QToolButton(parent)
    button.setProperty("quiet", True)
    button.setToolTip(words)
    button.setAccessibleName(words)
    button.setIconSize(QSize(size, size))
    button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    theme.bind(button, icon)
    if pressed is not None:
        button.clicked.connect(pressed)
    return button


def menu_button(menu: QMenu, parent: QWidget, name: str, size: int = 16) -> QToolButton:
    """A button without a frame that opens a menu; ``name`` says what for."""
    button = QToolButton(parent)
    button.setProperty("quiet", True)
    button.setProperty("hasMenu", True)
    button.setAccessibleName(name)
    button.setToolTip(name)
    button.setIconSize(QSize(size, size))
    button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
    button.setMenu(menu)
    return button


def push_button(
    text: str, tip: str, parent: QWidget, pressed: Callable[[], object] | None = None
) -> QPushButton:
    """A button with words on it and more of them in its tooltip."""
    button = QPushButton(text, parent)
    button.setToolTip(tip)
    button.setAccessibleName(tip)
    if pressed is not None:
        button.clicked.connect(pressed)
    return button


W = TypeVar("W", bound=QWidget)
L = TypeVar("L", bound=QLabel)


def described(widget: W, name: str, tip: str) -> W:
    """The widget, with a name for those who cannot see it and a tooltip."""
    widget.setAccessibleName(name)
    widget.setToolTip(tip)
    return widget


def discard(*widgets: QWidget) -> None:
    """Takes widgets out of sight at once, and away as soon as nothing is under way in them."""
    for widget in widgets:
        widget.hide()
        widget.deleteLater()


def in_sight(widget: QWidget) -> bool:
    """Whether somebody can see it; Qt calls visible what lies behind another tab of a dock, too."""
    return widget.isVisible() and not widget.visibleRegion().isEmpty()


class WordsLabel(QLabel):
    """A text whose tooltip explains the terms in it, beside what the tooltip says itself."""

    def __init__(self, text: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._tip = ""
        self.setText(text)

    def setText(self, text: str) -> None:  # noqa: N802 (Qt's name)
        """Shows another text."""
        super().setText(text)
        super().setToolTip(with_cards(wrapped(self._tip), text))

    def setToolTip(self, tip: str) -> None:  # noqa: N802 (Qt's name)
        """Says something else besides the terms."""
        self._tip = tip
        super().setToolTip(with_cards(wrapped(tip), self.text()))


def words(text: str, role: str = "") -> QLabel:
    """Text that wraps and can be selected; the role decides its colour (see window.qss).

    Its tooltip explains the terms in it.
    """
    return as_words(WordsLabel(text), role)


def as_words(label: L, role: str) -> L:
    """The label, as `words` makes it."""
    label.setWordWrap(True)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setProperty("role", role)
    label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
    return label


def large(label: QLabel, name: str) -> QLabel:
    """The figure that stands first in a panel; its accessible name says of what."""
    font = QFont(label.font())
    font.setPointSizeF(font.pointSizeF() * _LARGE)
    label.setFont(font)
    label.setAccessibleName(name)
    label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    label.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)
    return label


def rule(parent: QWidget) -> QFrame:
    """A thin line."""
    line = QFrame(parent)
    line.setProperty("role", "rule")
    return line


class ShortLabel(QLabel):
    """One line that is cut with an ellipsis where there is no room; the tooltip has it all."""

    def __init__(self, text: str, role: str = "", parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setProperty("role", role)
        self.setToolTip(text)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draws as much as there is room for."""
        painter = QPainter(self)
        place = self.contentsRect()
        mode = Qt.TextElideMode.ElideRight
        shown = self.fontMetrics().elidedText(self.text(), mode, place.width())
        painter.setPen(self.palette().color(self.foregroundRole()))
        painter.drawText(place, int(Qt.AlignmentFlag.AlignVCenter), shown)
        painter.end()


def set_role(widget: QWidget, role: str) -> None:
    """Gives a widget another role, and the colours that go with it; see window.qss."""
    if widget.property("role") != role:
        widget.setProperty("role", role)
        widget.style().unpolish(widget)
        widget.style().polish(widget)
