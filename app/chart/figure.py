"""A figure in its place: heading with unit, what it means, how to look at it, the chart."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from app.chart.bars import BarChart
from app.chart.chart import Chart
from app.kit.brief import BriefLabel, Explained
from app.kit.theme import Theme
from app.kit.widgets import icon_button

Choice = tuple[str, str]
"""A key and its words."""


class Figure(QWidget):
    """A chart with what is said about it.

    Signals
    -------
    variant_chosen(str)
        The user wants another side of it: the key of a variant.
    export_requested(Chart, str)
        See `Chart`.
    """

    variant_chosen = Signal(str)
    export_requested = Signal(object, str)

    def __init__(self, theme: Theme, chart: Chart, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.chart = chart
        self._theme = theme
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 6, 0, 6)
        column.setSpacing(4)
        self._heading = Explained("")
        self.why = BriefLabel(role="muted")
        self._variants = QComboBox(self)
        self._variants.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self._variants.setToolTip(self.tr("What the bars show"))
        self._variants.setAccessibleName(self._variants.toolTip())
        self._variants.activated.connect(self._choose_variant)
        self._variants.hide()
        column.addLayout(self._build_top())
        column.addWidget(self._heading.why)
        column.addWidget(self._variants)
        column.addWidget(self.why)
        column.addWidget(chart)
        column.addWidget(self._build_rest(), 0, Qt.AlignmentFlag.AlignLeft)
        chart.export_requested.connect(self.export_requested)

    def _build_top(self) -> QHBoxLayout:
        self._top = QHBoxLayout()
        self._top.setSpacing(2)
        self._top.addWidget(self._heading, 1)
        tip = self.tr("Copy or export the values or the picture of this figure")
        self.more = icon_button(self._theme, "more", tip, self, self._open_menu)
        self._top.addWidget(self.more, 0, Qt.AlignmentFlag.AlignTop)
        return self._top

    def _build_rest(self) -> QToolButton:
        """The button below a long list."""
        self._rest = QToolButton(self)
        self._rest.setProperty("quiet", True)
        self._rest.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._rest.setCheckable(True)
        self._rest.setToolTip(self.tr("Show every row, in the same order"))
        self._rest.setAccessibleName(self.tr("All rows"))
        self._rest.hide()
        if isinstance(self.chart, BarChart):
            self._rest.clicked.connect(self.chart.show_all)
            self.chart.rows_changed.connect(self._tell_rest)
        return self._rest

    def add_button(self, icon: str, tip: str) -> QToolButton:
        """Adds a button beside the heading."""
        button = icon_button(self._theme, icon, tip, self)
        self._top.insertWidget(self._top.count() - 1, button, 0, Qt.AlignmentFlag.AlignTop)
        return button

    def offer(self, choices: Sequence[Choice], tip: str) -> None:
        """Offers several sides of the figure; none where there is only one."""
        keep = self.variant
        self._variants.clear()
        for key, text in choices:
            self._variants.addItem(text, key)
        self._variants.setCurrentIndex(max(0, self._variants.findData(keep)))
        self._variants.setToolTip(tip)
        self._variants.setAccessibleName(tip)
        self._variants.setVisible(len(choices) > 1)

    @property
    def variant(self) -> str:
        """The key of the side that is shown; "" before any was offered."""
        return str(self._variants.currentData() or "")

    def choose(self, key: str) -> None:
        """Shows another side, as if the user had chosen it."""
        where = self._variants.findData(key)
        if where >= 0:
            self._variants.setCurrentIndex(where)
            self.variant_chosen.emit(key)

    @property
    def heading(self) -> str:
        """The heading with its unit."""
        return self._heading.heading

    @property
    def meaning(self) -> str:
        """What is told of the heading on demand."""
        return self._heading.why.text()

    def say(
        self, title: str, unit: str, why: str, *, meaning: str = "", empty: bool = False
    ) -> None:
        """Gives the figure its words; where it is ``empty``, only these are shown.

        ``why`` is what was found, ``meaning`` what the heading means: that is told on demand.
        """
        self.chart.describe(title, unit, f"{why} {meaning}".strip())
        self._heading.explain(meaning, self.chart.titled)
        self.why.setText(why)
        self.why.setVisible(bool(why))
        self.why.keep_open(empty)  # what is missing, and what helps
        self.chart.setVisible(not empty)
        self.more.setVisible(not empty)
        self._tell_rest()

    @Slot()
    def _tell_rest(self) -> None:
        chart = self.chart
        if not isinstance(chart, BarChart):
            return
        rows = chart.rows.bars.rows()
        some = not chart.shows_all
        self._rest.setVisible(not chart.isHidden() and (some or chart.rows.long))
        self._rest.setChecked(chart.rows.everything)
        if some:
            self._rest.setText(self.tr("Show all %n", "", rows))
            self._rest.setToolTip(self.tr("Show every row, in the same order"))
        else:
            self._rest.setText(self.tr("Show fewer"))
            self._rest.setToolTip(self.tr("Show the first rows only"))

    @Slot(int)
    def _choose_variant(self, index: int) -> None:
        self.variant_chosen.emit(str(self._variants.itemData(index)))

    @Slot()
    def _open_menu(self) -> None:
        self.chart.open_menu(self.more.mapToGlobal(self.more.rect().bottomLeft()))
