"""The verdict at the top: how many combinations do not pass, and what it cost."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from app.kit import numbers
from app.kit.widgets import words
from app.workspaces.cells.outcome import texts
from core.suppression.cells.outcome import Outcome

_LARGE = 2.1


class VerdictView(QWidget):
    """The large figure, whether it is good, and the sentences that say why."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 4, 0, 4)
        column.setSpacing(3)
        self.figure, self.of = QLabel(self), words("", "good")
        large = QFont(self.font())
        large.setPointSizeF(large.pointSizeF() * _LARGE)
        self.figure.setFont(large)
        self.figure.setAccessibleName(self.tr("Combinations with a class below k"))
        self.figure.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.figure.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)
        top = QHBoxLayout()
        top.setSpacing(8)
        top.addWidget(self.figure)
        top.addWidget(self.of, 1)
        column.addLayout(top)
        self.verified, self.risk = words("", "muted"), words("", "muted")
        self.touched, self.rounds = words("", "verdict"), words("", "muted")
        self.given_back, self.notices = words("", "muted"), words("", "muted")
        self.time = words("", "muted")
        for label in (
            self.verified,
            self.risk,
            self.touched,
            self.rounds,
            self.given_back,
            self.notices,
            self.time,
        ):
            column.addWidget(label)

    def show_outcome(self, of: Outcome, stale: bool) -> None:
        """Shows what came out; ``stale`` fades what is not asked any more."""
        passes = not of.verification.failed
        self.figure.setText(texts.figure(of))
        self.figure.setEnabled(not stale)
        self.figure.setAccessibleDescription(texts.figure_words(of))
        self.of.setText(texts.figure_words(of))
        _give_role(self.of, "neutral" if stale else "good" if passes else "bad")
        self.verified.setText(texts.verified_words(of))
        self.touched.setText(texts.touched_words(of))
        self.touched.setToolTip(self._exact(of))
        notices = "\n".join(str(notice) for notice in of.suppression.notices)
        for label, text in (
            (self.risk, texts.risk_words(of.suppression.protection)),
            (self.rounds, texts.rounds_words(of)),
            (self.given_back, texts.given_back_words(of)),
            (self.notices, notices),
            (self.time, texts.time_words(of)),
        ):
            label.setText(text)
            label.setVisible(bool(text))

    def _exact(self, of: Outcome) -> str:
        return self.tr("{records} % of the records, {cells} % of the cells").format(
            records=numbers.exact(of.loss.records_touched_percent),
            cells=numbers.exact(of.suppression.cells_percent),
        )

    @property
    def text(self) -> str:
        """Everything that is said."""
        top = f"{self.figure.text()} {self.of.text()}"
        rest = (
            self.verified,
            self.risk,
            self.touched,
            self.rounds,
            self.given_back,
            self.notices,
            self.time,
        )
        return "\n".join([top, *(label.text() for label in rest if label.text())])


def _give_role(label: QLabel, role: str) -> None:
    """Another colour, from the style sheet."""
    if label.property("role") != role:
        label.setProperty("role", role)
        label.style().unpolish(label)
        label.style().polish(label)
