"""What is left of the tools while presenting: one strip over the map, in large type."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QHBoxLayout, QLabel, QMenu, QSizePolicy, QToolButton, QWidget

from app.kit.theme import Theme
from app.kit.widgets import icon_button

_ICON = 24


class PresenterStrip(QWidget):
    """The run in a line, a few tools, the panels that may be shown, and the way out.

    Signals
    -------
    left()
        Presenting is over.
    """

    left = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("presenterStrip")
        self.setAccessibleName(self.tr("Tools of the presenter"))
        self.title = QLabel(self)
        self.title.setProperty("role", "heading")
        self.title.setTextFormat(Qt.TextFormat.PlainText)
        self.title.setWordWrap(True)
        self.title.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.panels = QMenu(self)
        self._choose = QToolButton(self)
        self._choose.setText(self.tr("Panels"))
        self._choose.setToolTip(self.tr("Which panels stand beside the map while presenting"))
        self._choose.setAccessibleName(self._choose.toolTip())
        self._choose.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self._choose.setMenu(self.panels)
        self._choose.setProperty("quiet", True)
        self._choose.setProperty("hasMenu", True)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(12, 6, 8, 6)
        self._row.setSpacing(6)
        self._row.addWidget(self.title, 1)
        self._row.addWidget(self._choose)
        leave = icon_button(
            theme, "close", self.tr("Leave presenter mode (Esc or F11)"), self, self.left.emit
        )
        leave.setIconSize(QSize(_ICON, _ICON))
        self.leave_button = leave
        self._row.addWidget(leave)
        self.hide()

    def add_tools(self, actions: Sequence[QAction]) -> None:
        """Puts tools before the choice of panels."""
        for action in actions:
            button = QToolButton(self)
            button.setDefaultAction(action)
            button.setProperty("quiet", True)
            button.setIconSize(QSize(_ICON, _ICON))
            button.setAccessibleName(action.text().replace("&", ""))
            self._row.insertWidget(self._row.indexOf(self._choose), button)
