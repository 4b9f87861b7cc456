"""The areas that changed region between two runs: a table in a dock under the map."""

from __future__ import annotations

from functools import partial

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QVBoxLayout, QWidget

from app.features.compare.pair import Pair
from app.features.compare.sentences import changed_sentence, tr
from app.frame.layout import AREA
from app.frame.program import Program
from app.kit.theme import Theme
from app.kit.widgets import words
from app.table.links import Build, TableLink
from app.table.panel import TablePanel
from app.table.rows_exporter import RowsExporter
from app.table.words import Words
from core.tables.changes import change_table

_HEIGHT = 220


class ChangesPanel(QWidget):
    """Under a sentence, rows of areas: from which region to which, and what came of it.

    Signals
    -------
    compare_requested()
        The button of the empty panel.
    """

    compare_requested = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.sentence = words("", "muted")
        self.sentence.setContentsMargins(10, 2, 8, 0)
        texts = Words(
            tr("Areas that changed region"),
            tr("areas"),
            "effect_records_lost > 0 and people > 500",
            tr("Areas in another region than in the compared run."),
            tr("Compare maps"),
            tr("Compare the shown run with another one"),
        )
        tip = tr("Copy the chosen rows, or all, with tabs")
        self.rows = TablePanel(theme, texts, copy_tip=tip, height=_HEIGHT)
        self.rows.fill_requested.connect(self.compare_requested)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.sentence)
        column.addWidget(self.rows, 1)
        column.addStretch(0)

    def say(self, sentence: str) -> None:
        """Says how many areas changed; "" where there is nothing to compare."""
        self.sentence.setText(sentence)
        self.sentence.setVisible(bool(sentence))


class ChangesLink(TableLink):
    """Keeps the table showing the changes, and the selection what is selected in it."""

    def __init__(self, program: Program, pair: Pair, panel: ChangesPanel) -> None:
        super().__init__("changes", program.session, panel.rows, program.background)
        self._pair, self._changes, self._canvas = pair, panel, program.window.map_panel.canvas
        pair.changed.connect(self._on_pair)
        program.session.selection_changed.connect(self.follow_selection)
        self._on_pair()

    @Slot()
    def _on_pair(self) -> None:
        of = self._pair.differences
        self._changes.say("" if of is None else changed_sentence(of.summary))
        self._changes.rows.setVisible(of is None or of.summary.changed > 0)
        self.outdate()

    def build(self) -> Build | None:
        """See `core.tables.changes`."""
        of, shown = self._pair.differences, self._pair.shown
        if of is None or shown is None:
            return None
        return partial(change_table, of, shown.study.areas, shown.study.counts.records)

    def selected(self) -> NDArray[np.intp]:
        """Indices of areas."""
        return self._session.selection

    def take(self, keys: NDArray[np.intp]) -> None:
        """Selects areas and shows them."""
        self._session.select(np.sort(keys))
        self._canvas.zoom_to_selection()


class ChangesDock(QObject):
    """The list of changes under the map."""

    def __init__(self, program: Program, pair: Pair) -> None:
        window = program.window
        super().__init__(window)
        self.panel = ChangesPanel(window.theme, window)
        place = AREA.BottomDockWidgetArea
        self.dock = window.add_dock(
            "aggregate", "changes", self.tr("Changes"), self.panel, place, shown=False
        )
        ChangesLink(program, pair, self.panel)
        RowsExporter(program, self.panel.rows, "changes")

    @Slot()
    def show_dock(self) -> None:
        """Brings the list into sight."""
        self.dock.show()
        self.dock.raise_()
