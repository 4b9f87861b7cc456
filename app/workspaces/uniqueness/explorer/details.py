"""The combination that is looked at: its numbers, what a variable more or less costs, the map."""

from __future__ import annotations

import numpy as np
from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import (
    QScrollArea,
    QWidget,
)

from app.chart.bar_rows import Bars, Series
from app.chart.bars import BarChart
from app.kit import numbers
from app.kit.brief import BriefLabel, Explained
from app.kit.layouts import row, scrolling_column
from app.kit.theme import Theme
from app.kit.widgets import icon_button, words
from app.workspaces.uniqueness.explorer import texts
from app.workspaces.uniqueness.explorer.shown import Shown
from app.workspaces.uniqueness.state import tr
from core.record_uniqueness.arrangement import counts_of


class DetailsView(QScrollArea):
    """What stands beside the picture.

    Signals
    -------
    chosen(int)
        Another combination shall be looked at, as a mask; 0 = none.
    """

    chosen = Signal(object)

    def __init__(self, theme: Theme, on_map: QWidget, parent: QWidget | None = None) -> None:
        """``on_map`` says what the map shows of it."""
        super().__init__(parent)
        self.shown: Shown | None = None
        self.looked_at = 0
        self._build_parts(theme)
        top = row(None, (self.name, 1), (self.close_button, Qt.AlignmentFlag.AlignTop))
        self._of_one = (
            self.name,
            self.close_button,
            self.counted,
            on_map,
            self.near_title,
            self.near,
        )
        near = (self.near_title, self.near_title.why, self.near)
        parts = (self.hint, top, self.counted, on_map, *near)
        scrolling_column(*parts, 1, into=self, margins=(4, 0, 6, 4), spacing=4)
        self.near.chosen.connect(self._choose_near)
        self.show_combination(None, 0)

    def _build_parts(self, theme: Theme) -> None:
        self.name, self.counted = words("", "heading"), BriefLabel()
        choose = self.tr(
            "Choose a combination in the picture or the table: here you will see what it costs, "
            "and on the map where the records are that it singles out."
        )
        self.hint = words(f"{choose}\n\n{texts.picture_why()}", "muted")
        tip = self.tr("Look at no combination any more (Esc)")
        self.close_button = icon_button(theme, "close", tip, self, lambda: self.chosen.emit(0))
        self.near_title = Explained(self.tr("One variable more or less"))
        self.near = BarChart(self)
        self.near.hint = self.tr("Click a bar to go to that combination.")

    # What is shown

    def show_combination(self, shown: Shown | None, mask: int) -> None:
        """Shows a combination; 0 = none."""
        self.shown, self.looked_at = shown, mask
        index = -1 if shown is None else shown.arrangement.index(mask)
        for widget in self._of_one:
            widget.setVisible(index >= 0)
        self.near_title.unfold(unfolded=False)
        self.hint.setVisible(index < 0)
        if shown is None or index < 0:
            return
        self.name.setText(texts.joined(shown.titles, mask))
        self.counted.setText(texts.counted_words(shown.lattice, index))
        self._show_near(shown, mask, index)

    def _show_near(self, shown: Shown, mask: int, index: int) -> None:
        """A bar for each combination that has one variable more or less, the dearest first."""
        lattice, measure = shown.lattice, shown.arrangement.measure
        counts, n = counts_of(lattice, measure), max(lattice.n_records, 1)
        of = shown.arrangement
        near = {j: of.index(to) for j, to in of.neighbours(mask)}
        known = {j: i for j, i in near.items() if lattice.counted[i]}
        # More first, then fewer; each from the dearest to the cheapest.
        keys = sorted(known, key=lambda j: (mask >> j & 1, -int(counts[known[j]])))

        def said(series: int, key: int) -> str:
            del series
            change = change_words(int(counts[index]), int(counts[known[key]]), n)
            return tr("{change} points of a per cent").format(change=change)

        def label(key: int) -> str:
            sign = "−" if mask >> key & 1 else "+"
            return f"{sign} {shown.titles[key]}"

        values = np.array([counts[known[j]] / n for j in keys], dtype=np.float64)
        series = Series("", 100.0 * values, np.array(keys, dtype=np.int64))
        self.near.show_bars(Bars((series,), label, self.tr("Variable"), _percent, "%", said))
        self.near.show_all(True)
        unit, why = self.tr("% of the records"), self._near_why(shown)
        self.near.describe(texts.measure_names()[measure], unit, why)
        self.near_title.explain(why)

    def _near_why(self, shown: Shown) -> str:
        name = texts.measure_names()[shown.arrangement.measure]
        said = self.tr("{measure}, % of all records, with (+) and without (−) a variable.")
        return said.format(measure=name)

    @Slot(int, int, bool)
    def _choose_near(self, series: int, key: int, extend: bool) -> None:
        del series, extend
        self.chosen.emit(self.looked_at ^ 1 << key)


def _percent(value: float) -> str:
    return numbers.percent(value / 100.0)


def change_words(before: int, after: int, n_records: int) -> str:
    """By how many points of a per cent a share rises or falls: "+8.1"."""
    if before == after:
        return numbers.measure(0)
    points = 100.0 * (after - before) / max(n_records, 1)
    return numbers.signed(numbers.measure(abs(points)), points)
