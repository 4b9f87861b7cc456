"""Everything that was suppressed side by side, in % of a baseline; thresholds in a batch."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Signal, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from app.kit.theme import Theme
from app.kit.widgets import icon_button, push_button, words
from app.workspaces.cells.outcome.batch_bar import BatchBar
from app.workspaces.cells.outcome.candidates import Candidate
from app.workspaces.cells.outcome.comparison_grid import ComparisonGrid
from app.workspaces.cells.outcome.comparison_rows import sentence_of
from app.workspaces.cells.outcome.empty import EmptyPlace
from app.workspaces.cells.outcome.texts import NO_NAMES, Names
from core.suppression.cells.comparison import comparison_table

_WIDTH, _HEIGHT = 600, 236


class ComparisonPanel(QWidget):
    """The table with its tools.

    Signals
    -------
    baseline_requested(int), restore_requested(int), remove_requested(int)
        A column shall be 100 %; shall be shown again; shall go.
    export_requested(DataFrame, str)
        The table, to be written to a file of this name.
    """

    baseline_requested = Signal(int)
    restore_requested = Signal(int)
    remove_requested = Signal(int)
    export_requested = Signal(object, str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.candidates: tuple[Candidate, ...] = ()
        self.baseline = 0
        self.empty = EmptyPlace(
            self.tr(
                "Every suppression is kept here as a column: % of the records blanked in each "
                "column, cells in all, and entropy in % of a baseline."
            ),
            self,
            beside=True,
        )
        self.batch = BatchBar(theme, self)
        self.grid, self.said = ComparisonGrid(self), words("", "muted")
        self._build(theme)
        self.grid.chosen_changed.connect(self._show_buttons)
        self.grid.copied.connect(self.copy)
        self.grid.removed.connect(self._remove)
        self.grid.confirmed.connect(self._restore)
        self.show_candidates((), 0, -1)

    def _build(self, theme: Theme) -> None:
        self._tools = QWidget(self)
        row = QHBoxLayout(self._tools)
        row.setContentsMargins(8, 0, 6, 0)
        row.setSpacing(4)
        row.addWidget(self.said, 1)
        tip = self.tr("Show the result of the selected column again, with its design (Enter)")
        self.restore = push_button(self.tr("Show again"), tip, self, self._restore)
        tip = self.tr("Give entropy in % of that of the selected column")
        self.pick = push_button(self.tr("Baseline"), tip, self, self._pick)
        tip = self.tr("Take the selected column away (Delete)")
        self.remove = icon_button(theme, "trash", tip, self, self._remove)
        for button in (self.restore, self.pick, self.remove):
            row.addWidget(button)
        for icon, tip, act in (
            ("copy", self.tr("Copy the table as CSV"), self.copy),
            ("export", self.tr("Export the table …"), self._export),
        ):
            row.addWidget(icon_button(theme, icon, tip, self, act))
        self.top = QWidget(self)
        top = QHBoxLayout(self.top)
        top.setContentsMargins(8, 2, 6, 0)
        top.addWidget(self.batch, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 2, 0, 0)
        column.setSpacing(3)
        for widget in (self.top, self.empty, self._tools):
            column.addWidget(widget)
        column.addWidget(self.grid, 1)
        column.addStretch(0)

    def sizeHint(self) -> QSize:
        """Low, so that the map keeps its room."""
        return QSize(_WIDTH, _HEIGHT)

    # What is shown

    def show_reason(self, reason: str, ready: bool) -> None:
        """Says why nothing is compared; ``ready``: whether thresholds could be."""
        self.empty.show_reason(reason)
        self.batch.setVisible(ready)
        self.top.setVisible(ready or bool(self.candidates))

    def show_candidates(
        self,
        candidates: Sequence[Candidate],
        baseline: int,
        shown: int,
        names: Names = NO_NAMES,
    ) -> None:
        """Shows columns; ``baseline`` has 100 %, ``shown`` is looked at now (-1: none)."""
        self.candidates, self.baseline = tuple(candidates), baseline
        some = bool(candidates)
        self.grid.show_candidates(self.candidates, baseline, shown, names)
        self.said.setText(sentence_of(self.candidates, baseline, names) if some else "")
        shown_then: tuple[QWidget, ...] = (self.grid, self._tools)
        for widget in shown_then:
            widget.setVisible(some)
        self.empty.setVisible(not some)
        self.top.setVisible(some or not self.batch.isHidden())
        self._show_buttons()

    @Slot()
    def _show_buttons(self) -> None:
        chosen = self.grid.chosen
        some = 0 <= chosen < len(self.candidates)
        self.remove.setEnabled(some)
        self.pick.setEnabled(some and chosen != self.baseline)
        self.restore.setEnabled(some and self.candidates[chosen].design is not None)

    # What the user does

    @Slot()
    def _restore(self) -> None:
        if self.restore.isEnabled():
            self.restore_requested.emit(self.grid.chosen)

    @Slot()
    def _pick(self) -> None:
        self.baseline_requested.emit(self.grid.chosen)

    @Slot()
    def _remove(self) -> None:
        if self.remove.isEnabled():
            self.remove_requested.emit(self.grid.chosen)

    def as_csv(self) -> str:
        """The table in the form of the paper's, with all digits."""
        table = comparison_table([of.compared for of in self.candidates], self.baseline)
        return str(table.to_csv(index=False, lineterminator="\n"))

    @Slot()
    def copy(self) -> None:
        """Copies the table."""
        if self.candidates:
            QGuiApplication.clipboard().setText(self.as_csv())

    @Slot()
    def _export(self) -> None:
        table = comparison_table([of.compared for of in self.candidates], self.baseline)
        self.export_requested.emit(table, "cell_suppressions")
