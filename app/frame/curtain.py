"""A curtain before panels that tell of single people: drawn while the window is shown to others."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Slot
from PySide6.QtWidgets import QStackedWidget, QWidget

from app.frame.session import Session
from app.kit.layouts import column
from app.kit.widgets import words
from core.small_counts import ALL_TOLD


def not_shown_words() -> str:
    """Said in place of what others must not see."""
    return QCoreApplication.translate(
        "Curtain",
        "Not shown to others: these are counts of fewer than k records. For your own eyes, "
        "switch on View > Show small counts.",
    )


class Curtain(QStackedWidget):
    """A panel that is not seen by others.

    Its tables and figures are lists of counts below k. Where most would be told as "< k", nothing
    would be left of them; so the panel as a whole is shown to the custodian only.
    """

    def __init__(self, panel: QWidget, session: Session) -> None:
        super().__init__()
        self._session, self.panel = session, panel
        self.said = words(not_shown_words(), "muted")
        front = QWidget()
        column(front, self.said, 1, margins=(12, 12, 12, 12))
        self.addWidget(panel)
        self.addWidget(front)
        self.setAccessibleName(panel.accessibleName())
        session.showing.changed.connect(self.draw)
        self.draw()

    @property
    def is_drawn(self) -> bool:
        """Whether the panel is hidden from sight."""
        return self.currentIndex() == 1

    @Slot()
    def draw(self) -> None:
        """Hides the panel while others look on, and only then."""
        least = self._session.showing.least_on_screen(self._session.k)
        self.setCurrentIndex(int(least != ALL_TOLD))
