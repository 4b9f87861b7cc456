"""A part of a step that folds away, so that the step stays short for a newcomer."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QToolButton, QVBoxLayout, QWidget

from app.kit.controls import SPACING, ElidedLabel
from app.kit.layouts import bring_into_sight


class Section(QWidget):
    """A title with an arrow, what is chosen beside it while folded, and the controls below.

    Signals
    -------
    folded(bool)
        The user folded (True) or unfolded it.
    """

    folded = Signal(bool)

    def __init__(self, title: str, body: QWidget, tip: str = "") -> None:
        super().__init__()
        self.header = QToolButton(self)
        self.header.setText(title)
        self.header.setToolTip(tip or title)
        self.header.setCheckable(True)
        self.header.setProperty("section", True)
        self.header.setArrowType(Qt.ArrowType.RightArrow)
        self.header.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.header.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.header.setAccessibleName(title)
        self.summary = ElidedLabel(mode=Qt.TextElideMode.ElideRight)
        self.summary.setProperty("role", "muted")
        self.body = QWidget()
        row = QHBoxLayout()
        row.setSpacing(SPACING)
        row.addWidget(self.header)
        row.addWidget(self.summary, 1)
        row.addStretch(0)
        inner = QVBoxLayout(self.body)
        inner.setContentsMargins(14, 2, 0, 6)
        inner.addWidget(body)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(row)
        column.addWidget(self.body)
        self.header.toggled.connect(self._unfold)
        self.header.clicked.connect(self._show_all)
        self.body.hide()

    @property
    def is_folded(self) -> bool:
        """Whether only the title is shown."""
        return not self.header.isChecked()

    def unfold(self, unfolded: bool = True) -> None:
        """Unfolds or folds it."""
        self.header.setChecked(unfolded)

    def set_summary(self, text: str) -> None:
        """Says what is chosen."""
        self.summary.setText(text)
        self.header.setAccessibleDescription(text)

    def _show_all(self, unfolded: bool) -> None:
        """What the user unfolds is in sight."""
        if unfolded:
            bring_into_sight(self.body)

    def _unfold(self, unfolded: bool) -> None:
        arrow = Qt.ArrowType.DownArrow if unfolded else Qt.ArrowType.RightArrow
        self.header.setArrowType(arrow)
        self.summary.setVisible(not unfolded)
        self.body.setVisible(unfolded)
        self.folded.emit(not unfolded)
