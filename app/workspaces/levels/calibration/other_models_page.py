"""Two more kinds of models on the same records: what would be suppressed, what is too unique."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QScrollArea, QVBoxLayout, QWidget

from app.kit.controls import Callout
from app.kit.theme import Theme
from app.kit.widgets import push_button, words
from app.workspaces.levels.calibration.facts_table import FactsTable
from app.workspaces.levels.calibration.fit_rows import rows_csv
from app.workspaces.levels.calibration.other_rows import (
    suppression_rows,
    suppression_titles,
    threshold_rows,
    threshold_titles,
)
from core.calibration.suppression_rate import SuppressionFit
from core.calibration.threshold_fit import ThresholdFit
from core.errors import VbasError

_WIDE = 820
_ANY = Qt.AlignmentFlag(0)


class OtherModelsPage(QScrollArea):
    """Suppression models come with the calibration; threshold models are fitted when asked for.

    Signals
    -------
    thresholds_requested(), cancel_requested()
        Threshold models shall be fitted; what runs shall be thrown away.
    export_requested(str)
        A table as CSV, to be written to a file.
    """

    thresholds_requested = Signal()
    cancel_requested = Signal()
    export_requested = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        inside = QWidget(self)
        inside.setProperty("panel", True)
        self._across = QBoxLayout(QBoxLayout.Direction.TopToBottom, inside)
        self._across.setContentsMargins(10, 0, 6, 6)
        self._across.setSpacing(14)
        self.suppression = FactsTable(theme, self.tr("Suppression models"), inside)
        self.suppression_said = words("", "muted")
        self.thresholds = FactsTable(theme, self.tr("Threshold models"), inside)
        self.thresholds_said = words("", "muted")
        tip = self.tr(
            "Measure how many people are unique in each area for each set of variables, and fit "
            "what predicts more than 5 % and 20 %"
        )
        self.fit_button = push_button(
            self.tr("Fit threshold models"), tip, self, self.thresholds_requested.emit
        )
        tip = self.tr("Throw this work away (Esc); what was shown before stays")
        self.cancel_button = push_button(self.tr("Cancel"), tip, self, self.cancel_requested.emit)
        self.callout = Callout()
        self._add(self.suppression, self.suppression_said)
        self._add(
            self.thresholds, self.thresholds_said, self.callout, self.fit_button, self.cancel_button
        )
        self.setWidgetResizable(True)
        self.setWidget(inside)
        for table in (self.suppression, self.thresholds):
            table.export_requested.connect(self.export_requested)
        self.show_suppression(None)
        self.show_thresholds(None)
        self.allow_thresholds(False)
        self.set_running(False)

    def _add(self, table: FactsTable, *others: QWidget) -> None:
        """A column of one kind of models: the table, words, and what else there is."""
        column = QVBoxLayout()
        column.setSpacing(4)
        for widget in (table, *others):
            button = widget in (self.fit_button, self.cancel_button)
            column.addWidget(widget, 0, Qt.AlignmentFlag.AlignLeft if button else _ANY)
        column.addStretch(1)
        self._across.addLayout(column, 1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Both kinds stand side by side where there is room."""
        super().resizeEvent(event)
        direction = QBoxLayout.Direction
        wide = self.width() >= _WIDE
        self._across.setDirection(direction.LeftToRight if wide else direction.TopToBottom)

    def show_suppression(self, of: SuppressionFit | None, problem: VbasError | None = None) -> None:
        """Shows suppression models, or why there are none."""
        self.suppression.grid.setVisible(of is not None)
        if of is None:
            none = self.tr("They are fitted with the calibration, from the losses at each k.")
            self.suppression_said.setText(none if problem is None else str(problem))
            return
        said = self.tr(
            "How many records a region needs so that about a given share is left out at k: our own "
            "proposal, not a published model. Several k tell how it depends on k."
        )
        self.suppression_said.setText(_with_notices(said, of.notices))
        rows, titles = suppression_rows(of), suppression_titles()
        self.suppression.show_rows(self.tr("Quantity"), titles, rows)
        self.suppression.show_csv(rows_csv(rows, titles))

    def show_thresholds(self, of: ThresholdFit | None) -> None:
        """Shows threshold models, or what they would be."""
        self.thresholds.grid.setVisible(of is not None)
        self.show_problem(None)
        said = self.tr(
            "Which areas have more than 5 % or 20 % unique people, told from population and max "
            "combinations (the method of El Emam et al. 2010; the coefficients are your own)."
        )
        if of is None:
            self.thresholds_said.setText(said)
            return
        self.thresholds_said.setText(_with_notices(said, of.notices))
        rows, titles = threshold_rows(of), threshold_titles(of)
        self.thresholds.show_rows(self.tr("Quantity"), titles, rows)
        self.thresholds.show_csv(rows_csv(rows, titles))

    def allow_thresholds(self, allowed: bool) -> None:
        """Whether records with areas and models are there, and nothing else runs."""
        self.fit_button.setEnabled(allowed)

    def set_running(self, running: bool) -> None:
        """Offers to cancel while threshold models are fitted, and to fit them otherwise."""
        self.fit_button.setVisible(not running)
        self.cancel_button.setVisible(running)

    def show_problem(self, error: VbasError | None) -> None:
        """Says why no threshold model was fitted."""
        self.callout.show_error(error)


def _with_notices(said: str, notices: Sequence[object]) -> str:
    return "\n".join([said, *(str(notice) for notice in notices)])
