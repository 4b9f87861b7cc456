"""The combinations that follow from the variables, those that are skipped, and why."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from app.widgets import push_button
from app.workspaces.aggregate.scenario.look import SPACING, MutedLabel
from app.workspaces.cells.setup import texts
from app.workspaces.cells.setup.shown import CombinationShown, SkippedShown

_MOST = 40
"""More combinations than these are not written out in the panel."""


class CombinationsView(QWidget):
    """A line for each combination.

    Signals
    -------
    edit_requested()
        The user wants to write them down by hand.
    automatic_requested()
        They shall follow from the variables again.
    """

    edit_requested = Signal()
    automatic_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.lines = MutedLabel()
        self.skipped = MutedLabel()
        self.edit: QPushButton = push_button(
            self.tr("Edit by hand …"),
            self.tr("Write down yourself which columns an adversary could know together"),
            self,
            self.edit_requested.emit,
        )
        self.automatic: QPushButton = push_button(
            self.tr("As the variables say"),
            self.tr("Drop what was written by hand: the combinations follow from the variables"),
            self,
            self.automatic_requested.emit,
        )
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(SPACING)
        for part in (self.lines, self.skipped, self.edit, self.automatic):
            column.addWidget(part)

    def show_combinations(
        self,
        combinations: tuple[CombinationShown, ...],
        skipped: tuple[SkippedShown, ...],
        by_hand: bool,
    ) -> None:
        """Shows combinations."""
        lines = [texts.joined(of.columns) for of in combinations[:_MOST]]
        self.lines.setText("\n".join(lines))
        self.skipped.setText("\n".join(of.reason for of in skipped))
        self.skipped.setVisible(bool(skipped))
        self.automatic.setVisible(by_hand)
