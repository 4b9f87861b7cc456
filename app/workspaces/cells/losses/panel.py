"""Missingness: whose values were blanked, as a sentence, as bars, on the map."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QSignalBlocker, Qt, Signal, Slot
from PySide6.QtWidgets import (
    QComboBox,
    QGridLayout,
    QLabel,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from app.chart.bar_rows import Bars, Series
from app.chart.bars import BarChart
from app.chart.figure import Figure
from app.kit import numbers
from app.kit.theme import Theme
from app.kit.widgets import push_button, words
from app.workspaces.cells.losses import texts
from app.workspaces.cells.losses.asked import AUTOMATIC, BY_REGION, Shown
from app.workspaces.cells.outcome.empty import EmptyPlace
from app.workspaces.cells.outdated_strip import OutdatedStrip
from app.workspaces.cells.texts import Names
from core.suppression.cells.missingness import ANY_COLUMN

NOT_ON_MAP, AREAS, REGIONS = "", "areas", "regions"
"""What the map shows: nothing of it, each area, each region of the run."""
_IN_ORDER = 40
"""So many groups are all shown, in the order of their values; of more, those that lose most."""


class MissingnessPanel(QWidget):
    """One column that scrolls.

    Signals
    -------
    run_requested()
        Cells shall be suppressed.
    column_chosen(str), by_chosen(str)
        The blanks of another column shall be looked at, or by other groups.
    map_chosen(str)
        What the map shall show: `NOT_ON_MAP`, `AREAS` or `REGIONS`.
    group_chosen(int, bool)
        The areas of a group shall be selected; whether they are added to what is selected.
    table_requested()
        The figures shall be shown as a table.
    seen(bool)
        The tab of the panel came to the front, or left it; told by who owns the dock.
    """

    run_requested = Signal()
    column_chosen = Signal(str)
    by_chosen = Signal(str)
    map_chosen = Signal(str)
    group_chosen = Signal(int, bool)
    table_requested = Signal()
    seen = Signal(bool)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.shown: Shown | None = None
        self.empty = EmptyPlace(
            self.tr(
                "Here you will see who lost values: the share of blanked cells of a column by the "
                "values of any other, such as diagnosis by province, and by area on the map."
            ),
            self,
        )
        self.stale = OutdatedStrip(self)
        self._build_parts(theme)
        self._lay_out()
        self.empty.run_requested.connect(self.run_requested)
        self.stale.run_requested.connect(self.run_requested)
        self.chart.chosen.connect(self._choose_group)
        self.show_nothing(self.empty.reason)

    # Parts

    def _build_parts(self, theme: Theme) -> None:
        self.sentence = words("", "verdict")
        self.column = _box(
            self,
            self.tr("Blanked cells of"),
            self.tr("The column whose blanked cells are looked at"),
        )
        self.by = _box(
            self,
            self.tr("By groups of"),
            self.tr("The column by whose values, as they were before, the records are grouped"),
        )
        self.column.activated.connect(lambda i: self.column_chosen.emit(self.column.itemData(i)))
        self.by.activated.connect(lambda i: self.by_chosen.emit(self.by.itemData(i)))
        self.stronger = words("", "muted")
        self.look = push_button(
            self.tr("Show &these groups"),
            self.tr("Group the records by the column by which blanks are most uneven"),
            self,
            lambda: self.by_chosen.emit(AUTOMATIC),
        )
        self.chart = BarChart(self)
        self.figure = Figure(theme, self.chart, self)
        tip = self.tr("Show these figures as a table below the map, to sort, copy and export")
        self.table = self.figure.add_button("table", tip)
        self.table.clicked.connect(lambda: self.table_requested.emit())
        self.map_shows = _box(
            self,
            self.tr("On the map"),
            self.tr(
                "Colour areas, or the regions of the run, by the % of records that lost values"
            ),
        )
        self.map_shows.activated.connect(self._choose_map)
        self.map_words = words("", "muted")

    def _lay_out(self) -> None:
        inside = QWidget(self)
        inside.setProperty("panel", True)
        column = QVBoxLayout(inside)
        column.setContentsMargins(10, 6, 8, 12)
        column.setSpacing(6)
        column.addWidget(self.sentence)
        form = QGridLayout()
        form.setColumnStretch(1, 1)
        form.setHorizontalSpacing(8)
        for row, box in enumerate((self.column, self.by, self.map_shows)):
            label = QLabel(box.accessibleName(), inside)
            label.setBuddy(box)
            form.addWidget(label, row, 0)
            form.addWidget(box, row, 1)
        column.addLayout(form)
        column.addWidget(self.map_words)
        column.addWidget(self.stronger)
        column.addWidget(self.look, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(self.figure)
        column.addStretch(1)
        self._scroll = _scroll_area(self, inside)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(self.empty)
        above = QVBoxLayout()  # in sight wherever the column is scrolled to
        above.setContentsMargins(10, 0, 10, 0)
        above.addWidget(self.stale)
        outer.addLayout(above)
        outer.addWidget(self._scroll, 1)
        outer.addStretch(0)

    # What is shown

    def show_nothing(self, reason: str) -> None:
        """Says why there is nothing; see `app.workspaces.cells.outcome.empty`."""
        self.shown = None
        self.empty.show_reason(reason)
        self.empty.show()
        self.stale.hide()
        self._scroll.hide()

    def show_missingness(self, of: Shown, names: Names, *, stale: bool) -> None:
        """Shows what is known.

        Parameters
        ----------
        of
            The missingness.
        names
            What columns are called.
        stale
            Whether something else is asked now.
        """
        self.shown = of
        self.empty.hide()
        self._scroll.show()
        self.stale.setVisible(stale)
        done = of.asked.outcome.suppression
        columns = (ANY_COLUMN, *done.columns)
        _fill(self.column, {key: texts.column_name(key, names) for key in columns}, of.column)
        by_names = _by_choices(of, names)
        _fill(self.by, by_names, of.by)
        name = by_names.get(of.by, of.by)
        self.sentence.setText(texts.bias_words(of.bias, name, names, places=of.groups is not None))
        strongest = of.strongest
        other = strongest is not None and strongest.found.by != of.by
        if strongest is not None:
            self.stronger.setText(texts.stronger_words(strongest, names))
        self.stronger.setVisible(other)
        self.look.setVisible(other)
        self._show_bars(of, texts.column_name(of.column, names), name)

    def _show_bars(self, of: Shown, column: str, name: str) -> None:
        found = of.bias.found
        series = Series("", 100.0 * found.share, np.arange(len(found)))

        def label(key: int) -> str:
            return texts.value_name(found.labels[key])

        def note(series: int, key: int) -> str:
            del series
            return texts.group_words(found, key)

        many = len(found) > _IN_ORDER
        self.chart.hint = "" if of.groups is None else self.tr("Click a bar to select its areas.")
        self.chart.show_bars(Bars((series,), label, name, _percent, "%", note, ranked=many))
        self.chart.show_all(not many)
        title = self.tr("{column} by {by}").format(column=column, by=name)
        why = texts.strength_words(of.bias, name)
        if self.chart.hint:
            why = f"{why} {self.chart.hint}"
        self.figure.say(title, self.tr("% blanked"), why, empty=not len(found))

    def show_map(self, choices: dict[str, str], shows: str, said: str) -> None:
        """What the map can show, what it does, and what is said of it."""
        _fill(self.map_shows, choices, shows)
        self.map_shows.setEnabled(len(choices) > 1)
        self.map_words.setText(said)
        self.map_words.setVisible(bool(said))

    def mark(self, groups: NDArray[np.intp]) -> None:
        """Marks the groups of the selected areas."""
        if self.shown is not None:
            self.chart.mark([groups])

    # What the user does

    @Slot(int)
    def _choose_map(self, index: int) -> None:
        self.map_chosen.emit(str(self.map_shows.itemData(index)))

    @Slot(int, int, bool)
    def _choose_group(self, series: int, key: int, extend: bool) -> None:
        del series
        self.group_chosen.emit(key, extend)


def _scroll_area(parent: QWidget, inside: QWidget) -> QScrollArea:
    area = QScrollArea(parent)
    area.setWidgetResizable(True)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    area.setWidget(inside)
    return area


def _box(parent: QWidget, name: str, tip: str) -> QComboBox:
    box = QComboBox(parent)
    box.setAccessibleName(name)
    box.setToolTip(tip)
    box.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
    return box


def _by_choices(of: Shown, names: Names) -> dict[str, str]:
    """By what the records can be grouped."""
    own = {BY_REGION: texts.tr("regions of the run")} if of.offers_regions else {}
    columns = of.asked.outcome.records.columns
    return {**own, **{name: texts.column_name(name, names) for name in columns}}


def _fill(box: QComboBox, choices: dict[str, str], chosen: str) -> None:
    with QSignalBlocker(box):
        if {box.itemData(i): box.itemText(i) for i in range(box.count())} != choices:
            box.clear()
            for key, text in choices.items():
                box.addItem(text, key)
        box.setCurrentIndex(max(0, box.findData(chosen)))


def _percent(value: float) -> str:
    return numbers.percent(value / 100.0)
