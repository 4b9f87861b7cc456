"""The verdict on risk: how many records are at risk by some combination, and by which most."""

from __future__ import annotations

from collections.abc import Mapping

import pandas as pd
from PySide6.QtCore import QSignalBlocker, Qt, Signal, Slot
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from app.kit import numbers
from app.kit.theme import Theme
from app.kit.widgets import push_button, words
from app.workspaces.cells.outcome.section import Section
from app.workspaces.cells.risk import texts
from app.workspaces.cells.risk.asked import Shown

_LARGE = 2.1
MOST_ROWS = 30
"""Combinations in the table; of more, those that most records are at risk by."""


class RiskVerdict(QWidget):
    """The large share and what it is a share of.

    Signals
    -------
    run_requested()
        Cells shall be suppressed.
    """

    run_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.share, self.of = QLabel(self), words("")
        large = QFont(self.font())
        large.setPointSizeF(large.pointSizeF() * _LARGE)
        self.share.setFont(large)
        self.share.setAccessibleName(self.tr("Records at risk (%)"))
        self.share.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)
        self.hint = words(texts.not_suppressed(), "muted")
        tip = self.tr("Blank single values until each combination is safe (F5)")
        self.run = push_button(self.tr("Suppress cells"), tip, self, self.run_requested.emit)
        top = QHBoxLayout()
        top.setSpacing(8)
        top.addWidget(self.share)
        top.addWidget(self.of, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 4, 0, 0)
        column.setSpacing(3)
        column.addLayout(top)
        column.addWidget(self.hint)
        column.addWidget(self.run, 0, Qt.AlignmentFlag.AlignLeft)

    def show_risk(self, of: Shown, stale: bool) -> None:
        """Shows how many records are at risk; ``stale`` fades what is not asked any more."""
        n, k = of.asked.exposure.n_records, of.asked.threshold.k
        share = of.at_risk[1] / max(n, 1)
        self.share.setText(numbers.percent(share))
        self.share.setToolTip(numbers.exact(100 * share, "%"))
        self.share.setEnabled(not stale)
        self.of.setText(texts.verdict_words(of.at_risk, n, k, suppressed=of.suppressed))
        for widget in (self.hint, self.run):
            widget.setVisible(not of.suppressed)


class CombinationsSection(Section):
    """Records at risk by each combination.

    Signals
    -------
    columns_chosen(tuple[str, ...])
        The attacks shall be about this combination.
    """

    columns_chosen = Signal(object)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        titles = (texts.tr("Known"), texts.tr("Before"), texts.tr("After"), texts.tr("Smallest"))
        heading = texts.tr("At risk by each combination")
        super().__init__(theme, heading, titles, "risk_by_combination", parent)
        self._columns: list[tuple[str, ...]] = []
        self.grid.set_help(
            (
                texts.tr("What an adversary knows of a person"),
                texts.tr("Records at risk before suppression"),
                texts.tr("Records at risk after suppression"),
                texts.tr("Smallest class that shows a value after suppression, records"),
            )
        )
        self.grid.itemSelectionChanged.connect(self._choose)

    def show_risk(self, of: Shown, titles: Mapping[str, str]) -> None:
        """Shows the combinations, those that most records are at risk by first."""
        exposure, k = of.asked.exposure, of.asked.threshold.k
        every = list(range(len(exposure.combinations)))
        before = [found.at_risk(k) for found in exposure.classes_before]
        after = [found.at_risk(k) for found in exposure.classes_after]
        every.sort(key=lambda i: (-after[i], -before[i], i))
        shown = every[:MOST_ROWS]
        self._columns = [exposure.combinations[i] for i in shown]
        rows, tips = [], []
        n = max(exposure.n_records, 1)
        for i in shown:
            name = texts.combination_words(exposure.combinations[i], titles)
            smallest = exposure.classes_after[i].smallest
            last = numbers.count(smallest) if smallest else numbers.NOTHING
            then = numbers.count(after[i]) if of.suppressed else numbers.NOTHING
            rows.append((name, numbers.count(before[i]), then, last))
            tips.append(
                texts.tr("{name}: before {before} of the records, after {after}").format(
                    name=name,
                    before=numbers.exact(100 * before[i] / n, "%"),
                    after=numbers.exact(100 * after[i] / n, "%") if of.suppressed else then,
                )
            )
        with QSignalBlocker(self.grid):
            self.show_table(self._why(len(every)), rows, tips, lambda: _table(of, every))
        self.mark(of.asked.columns)

    def _why(self, n: int) -> str:
        why = texts.tr(
            "Records among too few that look alike, by combination. Click a row to see what the "
            "attacks find by it."
        )
        if n <= MOST_ROWS:
            return why
        more = texts.tr("The {n} with most records at risk; copy or export for all {all}.").format(
            n=numbers.count(MOST_ROWS), all=numbers.count(n)
        )
        return f"{why} {more}"

    def mark(self, columns: tuple[str, ...]) -> None:
        """Marks the combination that the attacks are about."""
        with QSignalBlocker(self.grid):
            if columns in self._columns:
                self.grid.selectRow(self._columns.index(columns))
            else:
                self.grid.clearSelection()

    @Slot()
    def _choose(self) -> None:
        rows = self.grid.selectionModel().selectedRows()
        if rows and rows[0].row() < len(self._columns):
            self.columns_chosen.emit(self._columns[rows[0].row()])


def _table(of: Shown, combinations: list[int]) -> pd.DataFrame:
    """Every combination with all digits; nothing after suppression where there is none."""
    exposure, k = of.asked.exposure, of.asked.threshold.k
    rows = []
    for i in combinations:
        before, after = exposure.classes_before[i], exposure.classes_after[i]
        rows.append(
            {
                "combination": "+".join(exposure.combinations[i]),
                "k": k,
                "records": exposure.n_records,
                "at_risk_before": before.at_risk(k),
                "at_risk_after": after.at_risk(k) if of.suppressed else None,
                "smallest_before": before.smallest,
                "smallest_after": after.smallest if of.suppressed else None,
            }
        )
    return pd.DataFrame(rows)
