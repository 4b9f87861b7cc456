"""The verdict at the top: how many records stand out, and what the file may be used for."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QProgressBar,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from app.kit import numbers
from app.kit.stale_strip import StaleStrip
from app.kit.widgets import push_button, words
from app.workspaces.uniqueness.findings import texts
from core.record_uniqueness.findings import Examination
from core.record_uniqueness.lattice import Lattice

_LARGE = 2.1


class CountingStrip(QWidget):
    """How far the counting is, and what is known already."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 2, 0, 6)
        column.setSpacing(3)
        self.progress = words("", "heading")
        self.bar = QProgressBar(self)
        self.bar.setTextVisible(False)
        self.bar.setToolTip(self.tr("Combinations counted so far, of all"))
        self.bar.setAccessibleName(self.bar.toolTip())
        self.known = words("", "muted")
        for widget in (self.progress, self.bar, self.known):
            column.addWidget(widget)
        self.hide()

    def show_counting(self, lattice: Lattice | None) -> None:
        """Shows how far it is; None while nothing is counted."""
        self.setVisible(lattice is not None)
        if lattice is not None:
            self.progress.setText(texts.progress_words(lattice))
            self.bar.setRange(0, len(lattice))
            self.bar.setValue(int(lattice.counted.sum()))
            self.known.setText(texts.known_words(lattice))


class OutdatedStrip(StaleStrip):
    """The line over answers to an earlier question; its button counts again."""

    def __init__(self, parent: QWidget | None = None) -> None:
        tip = texts.tr("Count every combination of the variables as they are chosen now")
        super().__init__(texts.tr("Out of date: this answers an earlier question."), tip, parent)


class VerdictView(QWidget):
    """The large share, what it is a share of, and the two thresholds.

    Signals
    -------
    report_requested()
        A page of it shall be written.
    """

    report_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 4, 0, 4)
        column.setSpacing(3)
        self.share, self.of = QLabel(self), words("")
        large = QFont(self.font())
        large.setPointSizeF(large.pointSizeF() * _LARGE)
        self.share.setFont(large)
        self.share.setAccessibleName(self.tr("Records in unique record sets (%)"))
        self.share.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.share.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)
        top = QHBoxLayout()
        top.setSpacing(8)
        top.addWidget(self.share)
        top.addWidget(self.of, 1)
        column.addLayout(top)
        self.research, self.public = words("", "good"), words("", "good")
        self.why, self.otherwise = words("", "muted"), words("", "muted")
        for label in (self.research, self.public, self.why, self.otherwise):
            column.addWidget(label)
        tip = self.tr("Write verdict, tables and weights on a page, as HTML or PDF")
        self.report = push_button(self.tr("Report …"), tip, self, self.report_requested.emit)
        column.addWidget(self.report, 0, Qt.AlignmentFlag.AlignLeft)

    def show_examination(self, of: Examination, stale: bool) -> None:
        """Shows a verdict; ``stale`` fades what is not asked any more."""
        found = of.verdict
        self.share.setText(texts.share_text(found.in_sets, of))
        self.share.setToolTip(numbers.exact(100 * found.share, "%"))
        self.share.setEnabled(not stale)
        self.of.setText(texts.sets_words(of.lattice.people))
        for label, text, passes in (
            (self.research, texts.research_words(found), found.research),
            (self.public, texts.public_words(found), found.public),
        ):
            label.setText(text)
            _give_role(label, "neutral" if stale else "good" if passes else "bad")
        self.why.setText(texts.denominators(of))
        self.otherwise.setText(texts.otherwise(of))


def _give_role(label: QLabel, role: str) -> None:
    """Another colour, from the style sheet."""
    if label.property("role") != role:
        label.setProperty("role", role)
        label.style().unpolish(label)
        label.style().polish(label)
