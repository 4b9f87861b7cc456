"""All runs as points: any measure against any other, and the runs that nobody beats."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QSignalBlocker, Qt, Signal, Slot
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFileDialog,
    QGridLayout,
    QLabel,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from app.chart.scatter import Points, ScatterChart
from app.features.runs.run_words import card_words
from app.frame.program import Program
from app.frame.session import CALCULATED, RunEntry
from app.kit import numbers
from app.kit.glossary import with_cards
from app.kit.language import said
from app.kit.settings import RESULTS
from app.workspaces.aggregate.panels.figures import RunFigure, Runs, tr
from core.errors import VbasError
from core.inspection.tradeoff import Tradeoff, is_squeezed, tradeoff
from core.io.sweep_files import sweep_rows
from core.measures import COUNT, MEASURES, METRES, SHARE, Measure

Rows = Mapping[str, Mapping[str, Any]]

_FIRST_X, _FIRST_Y = "compactness_own_centre_ground_m_per_area", "suppression_rate"


@dataclass(frozen=True)
class MeasureAxis:
    """One measure of `core.measures.MEASURES`.

    Attributes
    ----------
    title, unit
        What a person calls it, and the unit of the scaled number.
    scale
        From the measure to what is shown: 100 for shares, 0.001 for metres.
    counted
        Whether it is a whole number.
    """

    title: str
    unit: str
    scale: float = 1.0
    counted: bool = False

    @property
    def heading(self) -> str:
        """Title with unit."""
        return f"{self.title} ({self.unit})"

    def exact(self, value: float) -> str:
        """A scaled number with all its digits and its unit."""
        return numbers.count(value, self.unit) if self.counted else numbers.exact(value, self.unit)


def measure_axes() -> dict[str, MeasureAxis]:
    """All measures by name, in the order of a list."""

    def axis(of: Measure) -> MeasureAxis:
        title, unit = said(of.title), said(of.shown_unit)
        if of.kind == SHARE:
            return MeasureAxis(title, unit, 100.0)
        if of.kind == METRES:
            return MeasureAxis(title, unit, 0.001)
        return MeasureAxis(title, unit, counted=of.kind == COUNT)

    return {name: axis(of) for name, of in MEASURES.items()}


class AxisChoices(QWidget):
    """Which measure goes along and which up, each with a tick for a logarithmic axis.

    Signals
    -------
    changed()
        Something else was chosen.
    """

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.axes = measure_axes()
        self._by_hand: set[QCheckBox] = set()
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 4, 0, 0)
        self._grid.setHorizontalSpacing(6)
        self._grid.setVerticalSpacing(4)
        self._grid.setColumnStretch(1, 1)
        up, along = tr("Up"), tr("Along")
        self.y_box, self.y_log = self._row(
            "↑", up, tr("What is higher the higher a run stands"), _FIRST_Y
        )
        self.x_box, self.x_log = self._row(
            "→", along, tr("What is more the further right a run stands"), _FIRST_X
        )

    def _row(self, arrow: str, words: str, tip: str, first: str) -> tuple[QComboBox, QCheckBox]:
        box = QComboBox(self)
        for key, axis in self.axes.items():
            box.addItem(axis.heading, key)
            tip_of_item = with_cards(said(MEASURES[key].help), axis.heading)
            box.setItemData(box.count() - 1, tip_of_item, Qt.ItemDataRole.ToolTipRole)
        box.setCurrentIndex(box.findData(first))
        box.setToolTip(tip)
        box.setAccessibleName(tip)
        box.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        log = QCheckBox(tr("log"), self)
        log.setToolTip(tr("Equal steps along this axis multiply instead of adding"))
        log.setAccessibleName(tr("Logarithmic axis: {0}").format(words))
        log.clicked.connect(lambda _: self._by_hand.add(log))
        log.clicked.connect(lambda _: self.changed.emit())
        box.activated.connect(lambda _: self._by_hand.discard(log))
        box.activated.connect(lambda _: self.changed.emit())
        label = QLabel(arrow, self)
        label.setToolTip(words)
        label.setProperty("role", "muted")
        label.setBuddy(box)
        row = self._grid.rowCount()
        for column, widget in enumerate((label, box, log)):
            self._grid.addWidget(widget, row, column)
        return box, log

    def suggest_logs(self, x: bool, y: bool) -> None:
        """Makes axes logarithmic, or not, that the user has not chosen so by hand."""
        for log, wanted in ((self.x_log, x), (self.y_log, y)):
            if log not in self._by_hand:
                with QSignalBlocker(log):
                    log.setChecked(wanted)

    @property
    def names(self) -> tuple[str, str]:
        """The measures along and up."""
        return str(self.x_box.currentData()), str(self.y_box.currentData())

    @property
    def pair(self) -> tuple[MeasureAxis, MeasureAxis]:
        """The axes along and up."""
        x, y = self.names
        return self.axes[x], self.axes[y]


class TradeoffFigure(RunFigure):
    """Points of runs: a click shows a run, a rectangle ticks runs; those of a sweep are small."""

    def __init__(self, program: Program) -> None:
        self.scatter = ScatterChart()
        super().__init__(program.window.theme, self.scatter)
        self._program, self._session = program, program.session
        self.choices = AxisChoices(self)
        self.choices.changed.connect(self.redraw)
        column = self.layout()
        assert isinstance(column, QVBoxLayout)
        column.insertWidget(0, self.choices)
        column.setContentsMargins(10, 2, 10, 10)
        self.scatter.hint = tr(
            "Click a point to show its run; draw a rectangle to tick runs. Squares are runs that "
            "were not calculated here, such as today's practice."
        )
        self.sweep_button = self.add_button("add_points", "")
        self.sweep_button.clicked.connect(self._press_sweep)
        self._sweep: Rows = {}
        self.scatter.chosen.connect(self._choose)
        self.scatter.brushed.connect(self._brush)
        self.show_sweep({})

    # What is shown

    def prepare(self, shown: Runs) -> list[Mapping[str, Any]]:
        """The measures of each run."""
        return [of.row for of in shown]

    def show_sweep(self, rows: Rows) -> None:
        """Adds the runs of a sweep as small points; none takes them away."""
        self._sweep = rows
        tip = tr("Add the runs of a sweep as points (sweep.csv) …")
        if rows:
            tip = tr("Take the points of the sweep away")
        self.sweep_button.setToolTip(tip)
        self.sweep_button.setAccessibleName(tip)
        self.redraw()

    @Slot()
    def redraw(self) -> None:
        """Shows runs as points: the shown, the compared and the ticked ones marked."""
        if not self.shown:
            return
        rows = [*(of.row for of in self.shown), *self._sweep.values()]
        studies = [*(_study_of(of.entry) for of in self.shown), *("sweep" for _ in self._sweep)]
        found = tradeoff(rows, *self.choices.names, studies)
        self.choices.suggest_logs(is_squeezed(found.x), is_squeezed(found.y))
        along, up = self.choices.pair
        entries = [*(of.entry for of in self.shown), *(None for _ in self._sweep)]
        together = {of.number for of in self._session.overlaid}
        points = Points(
            x=found.x * along.scale,
            y=found.y * up.scale,
            names=(*(of.entry.name for of in self.shown), *self._sweep),
            said=lambda i: self._said(i, found),
            x_title=along.heading,
            y_title=up.heading,
            lines=_lines(found),
            hollow=np.array([of is not None and of.kind != CALCULATED for of in entries]),
            filled=np.array([of is not None and of.number in together for of in entries]),
            small=np.array([of is None for of in entries]),
            current=self._place_of(self._session.current_run),
            compared=self._place_of(self._session.compared_run),
            log_x=self.choices.x_log.isChecked(),
            log_y=self.choices.y_log.isChecked(),
        )
        self.scatter.show_points(points)
        self.say(tr("All runs"), "", self._why(found))

    def _place_of(self, entry: RunEntry | None) -> int:
        numbered = [of.entry.number for of in self.shown]
        known = entry is not None and entry.number in numbered
        return numbered.index(entry.number) if entry is not None and known else -1

    def _said(self, i: int, found: Tradeoff) -> str:
        along, up = self.choices.pair
        x, y = float(found.x[i]) * along.scale, float(found.y[i]) * up.scale
        values = (f"{up.title}: {up.exact(y)}", f"{along.title}: {along.exact(x)}")
        lines: tuple[str, ...]
        if i >= len(self.shown):
            name = list(self._sweep)[i - len(self.shown)]
            run = tr("Run {0} of the sweep").format(name)
            lines = (run, *values, _settings(self._sweep[name]))
        else:
            card = card_words(self.shown[i].entry, None)
            badge = f"{card.name} ({card.badge})" if card.badge else card.name
            lines = (badge, *values, card.lost, card.approach)
        best = tr("No other run beats it in both.") if found.best[i] else ""
        return "\n".join(line for line in (*lines, best) if line)

    def _why(self, found: Tradeoff) -> str:
        shown = int(np.count_nonzero(np.isfinite(found.x) & np.isfinite(found.y)))
        if shown < 2:
            return tr("With a second run, the two can be weighed here.")
        said = tr("One of these measures has no better end, so no run is best.")
        if found.judged:
            said = tr("{n} of {all} are beaten by none in both.")
            if found.n_groups > 1:  # the first sentence is never folded away
                said = tr("{n} of {all} are beaten by none of their kind; {kinds} kinds.")
            said = said.format(
                n=numbers.count(int(np.count_nonzero(found.best))),
                all=numbers.count(shown, tr("runs")),
                kinds=numbers.count(found.n_groups),
            )
        if found.n_groups > 1:
            said += " " + tr(
                "Kinds differ in study, variables or k: only runs of one kind are measured "
                "against each other, and joined by a line."
            )
        hidden = shown - self.scatter.count()
        if hidden:
            away = tr("{0} with a zero have no place on a log axis.")
            said += " " + away.format(numbers.count(hidden, tr("runs")))
        return said

    # What the user does

    @Slot(int)
    def _choose(self, i: int) -> None:
        if i < len(self.shown):  # those of a sweep have no regions here
            self._session.show_run(self.shown[i].entry)

    @Slot(object)
    def _brush(self, inside: list[int]) -> None:
        ticked = tuple(self.shown[i].entry for i in inside if i < len(self.shown))
        self._session.set_overlaid(ticked)

    @Slot()
    def _press_sweep(self) -> None:
        """Takes the points of a sweep away, or lets the user choose a table of them."""
        if self._sweep:
            self.show_sweep({})
            return
        settings = self._program.settings
        name, _ = QFileDialog.getOpenFileName(
            self.window(),
            tr("Add the runs of a sweep"),
            str(settings.folder(RESULTS)),
            tr("Results of a sweep (sweep.csv sweep.json)"),
        )
        if name:
            path = Path(name)
            settings.remember_folder(RESULTS, path)
            self._program.background.ask("sweep points", lambda: _read(path), self._take_sweep)

    def _take_sweep(self, found: Rows | VbasError) -> None:
        messages = self._program.window.map_panel.messages
        if isinstance(found, VbasError):
            messages.show_error(found, "sweep")
        else:
            messages.clear("sweep")
            self.show_sweep(found)


def _study_of(entry: RunEntry) -> object:
    """What a run was made of."""
    return str(entry.area_file.source.path), str(entry.records.path)


def _read(path: Path) -> Rows | VbasError:
    try:
        return sweep_rows(path)
    except VbasError as error:
        return error


def _settings(row: Mapping[str, Any]) -> str:
    """The settings of a run of a sweep that matter most."""
    return tr("k {k} · {placement} · seed {seed}").format(
        k=row.get("k", numbers.NOTHING),
        placement=row.get("placement", numbers.NOTHING),
        seed=row.get("seed", numbers.NOTHING),
    )


def _lines(found: Tradeoff) -> tuple[NDArray[np.intp], ...]:
    """The undominated runs of each k and choice of variables, from left to right."""
    lines = []
    for group in np.unique(found.groups[found.best]).tolist():
        of = np.flatnonzero(found.best & (found.groups == group))
        if len(of) > 1:
            lines.append(of[np.lexsort((found.y[of], found.x[of]))])
    return tuple(lines)
