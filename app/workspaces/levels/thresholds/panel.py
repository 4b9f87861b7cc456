"""Uniqueness of a level against 0, 5 and 20 %: measured, estimated, predicted; which to choose."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QSignalBlocker, Qt, Signal, Slot
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QHBoxLayout,
    QLabel,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from app.kit.theme import Theme
from app.kit.widgets import push_button, words
from app.workspaces.levels.thresholds import texts
from app.workspaces.levels.thresholds.empty import EmptyPlace
from app.workspaces.levels.thresholds.prediction import PredictionWords
from app.workspaces.levels.thresholds.province_rows import ProvinceRows
from app.workspaces.levels.thresholds.rows import ThresholdRows
from app.workspaces.levels.thresholds.sample_form import SampleForm
from app.workspaces.levels.thresholds.spread_figure import UniqueSpread
from core.thresholds.report import Report


@dataclass(frozen=True, eq=False)
class Shown:
    """What the panel shows.

    Attributes
    ----------
    key
        Of the level, as in `core.levels.question.Question`.
    name
        What its units are called, in the plural.
    found
        Their uniqueness.
    variables
        Names of the quasi-identifiers that were counted.
    model
        Title of the models that predict; "" without any.
    """

    key: str
    name: str
    found: Report
    variables: tuple[str, ...] = ()
    model: str = ""


class ThresholdsPanel(QWidget):
    """The panel.

    Signals
    -------
    threshold_chosen(float), level_chosen(str)
        What the user chose.
    sample_changed(bool, object)
        See `SampleForm`.
    map_wanted(bool)
        The map shall be coloured by uniqueness, or no longer.
    above_requested()
        The units above the threshold shall be selected.
    class_chosen(float, float, bool)
        A class of the distribution: its edges, and whether it is added to what is selected.
    guidance_requested()
        The form shall be opened.
    """

    threshold_chosen = Signal(float)
    level_chosen = Signal(str)
    sample_changed = Signal(bool, object)
    map_wanted = Signal(bool)
    above_requested = Signal()
    class_chosen = Signal(float, float, bool)
    guidance_requested = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.shown: Shown | None = None
        self._threshold = 0.0
        self._asked: int | None = None
        self._build_parts(theme)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(self.empty)
        outer.addWidget(self._build_scroll(), 1)
        self._connect()
        self.show_nothing("no areas")

    def _build_parts(self, theme: Theme) -> None:
        self.empty = EmptyPlace(self)
        self.sentence, self.why = words("", "verdict"), words("", "muted")
        self.counted = words("", "muted")
        self.level = QComboBox(self)
        self.level.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.level.setToolTip(self.tr("Level of geography whose units are looked at"))
        self.level.setAccessibleName(self.tr("Level"))
        self.rows, self.provinces = ThresholdRows(self), ProvinceRows(self)
        self.map_button = QCheckBox(self.tr("Show on &map"), self)
        self.map_button.setToolTip(
            self.tr("Colour the areas by the share of unique records of their unit (%)")
        )
        self.above_button = push_button(
            self.tr("Select those &above"),
            self.tr("Select the areas of units that are above the accepted share"),
            self,
            self.above_requested.emit,
        )
        self.figure = UniqueSpread(theme, self)
        self.chart = self.figure.chart
        self.sample = SampleForm(self)
        self.predicted = PredictionWords(self)
        self.guidance_button = push_button(
            self.tr("Which threshold? …"),
            self.tr("A short form proposes 0, 5 or 20 %, with reasons"),
            self,
            self.guidance_requested.emit,
        )

    def _build_scroll(self) -> QScrollArea:
        self._scroll = QScrollArea(self)
        self._scroll.setWidgetResizable(True)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        inside = QWidget(self._scroll)
        inside.setProperty("panel", True)
        column = QVBoxLayout(inside)
        column.setContentsMargins(10, 6, 10, 10)
        column.setSpacing(6)
        name = QLabel(self.tr("&Level"), inside)
        name.setBuddy(self.level)
        level = QHBoxLayout()
        level.addWidget(name)
        level.addWidget(self.level, 1)
        column.addLayout(level)
        column.addWidget(self.sentence)
        column.addWidget(self.rows)
        column.addWidget(self.why)
        column.addWidget(self.map_button)
        for button in (self.guidance_button, self.above_button):
            column.addWidget(button, 0, Qt.AlignmentFlag.AlignLeft)
        for widget in (self.provinces, self.figure, self.sample, self.predicted, self.counted):
            column.addWidget(widget)
        column.addStretch(1)
        self._scroll.setWidget(inside)
        return self._scroll

    def _connect(self) -> None:
        self.rows.chosen.connect(self.threshold_chosen)
        self.sample.changed.connect(self.sample_changed)
        self.map_button.clicked.connect(self.map_wanted)
        self.level.activated.connect(self._choose_level)
        self.chart.chosen.connect(self.class_chosen)

    @Slot(int)
    def _choose_level(self, index: int) -> None:
        self.level_chosen.emit(str(self.level.itemData(index)))

    # What is shown

    def show_nothing(self, reason: str) -> None:
        """Says why there are no numbers; see `app.workspaces.levels.thresholds.empty`."""
        self.shown = None
        self.empty.show_reason(reason)
        self.empty.show()
        self._scroll.hide()

    def show_levels(self, levels: dict[str, str], current: str) -> None:
        """Offers levels by key, with what they are called."""
        with QSignalBlocker(self.level):
            self.level.clear()
            for key, name in levels.items():
                self.level.addItem(name, key)
            self.level.setCurrentIndex(self.level.findData(current))

    def show_threshold(self, threshold: float) -> None:
        """Shows which share is accepted."""
        self._threshold = threshold
        self.rows.show_threshold(threshold)
        self._show_verdict()

    def show_mapped(self, mapped: bool) -> None:
        """Shows whether the map is coloured by uniqueness."""
        self.map_button.setChecked(mapped)

    def show_report(self, shown: Shown) -> None:
        """Shows the uniqueness of a level."""
        self.shown = shown
        self.empty.hide()
        self._scroll.show()
        found = shown.found
        self.rows.show_report(found)
        self.sample.show_report(found)
        self.why.setText(texts.why(found))
        self._show_counted()
        self.predicted.show_report(found, shown.model)
        self._show_verdict()

    def show_asked(self, max_combinations: int | None) -> None:
        """Takes note of how many combinations the question is about; None where of none."""
        self._asked = max_combinations
        self._show_counted()

    def _show_counted(self) -> None:
        """With which variables records were counted, and whether those are asked about."""
        if self.shown is None:
            return
        counted = self.shown.found.max_combinations
        lines = (
            texts.counted_words(self.shown.variables, counted),
            texts.asked_words(self._asked, counted),
        )
        self.counted.setText(" ".join(line for line in lines if line))

    def _show_verdict(self) -> None:
        """What depends on the share that is accepted."""
        if self.shown is None:
            return
        row = self.shown.found.row(self._threshold)
        self.sentence.setText(texts.sentence(self.shown.name, row))
        self.above_button.setEnabled(row.n_above > 0)
        self.provinces.show_report(self.shown.found, self._threshold)
        self.figure.show_report(self.shown.found, self.shown.name, self._threshold)
