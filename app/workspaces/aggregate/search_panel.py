"""The lines of a search: what it makes better and at whose expense, while it runs and after."""

from __future__ import annotations

import math

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QTimer, Signal, Slot
from PySide6.QtGui import QGuiApplication, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from app.chart import LinePlot, table_csv
from app.features.replay.search_words import bits
from app.kit import numbers
from app.kit.theme import Theme
from app.kit.widgets import icon_button, push_button, words
from core.search.film import HISTORY, SearchSnapshot

_DRAW_EVERY_MS = 120
_MOST_POINTS = 600
OBJECTIVE, SUPPRESSED, COMPACTNESS, BITS, MOVES = (
    "objective",
    "suppressed_records",
    "compactness_m",
    "bits",
    "moves",
)
NAMES = (SUPPRESSED, OBJECTIVE, COMPACTNESS, BITS, MOVES)
_SCALE = {COMPACTNESS: 1e-3}


class SearchPanel(QWidget):
    """Five lines side by side; one of them is drawn at a time, so that the window never waits.

    Signals
    -------
    export_requested(str)
        The lines as CSV, to be written to a file.
    run_requested()
        The button of the empty panel.
    """

    export_requested = Signal(str)
    run_requested = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.plots: dict[str, LinePlot] = {}
        self._history = np.zeros((0, len(HISTORY)))
        self._times: list[tuple[float, float]] = []
        self._candidates = math.nan
        self._marked: float | None = None
        self._replayed = False
        self._due: list[str] = []
        self._timer = QTimer(self, interval=_DRAW_EVERY_MS)
        self._timer.timeout.connect(self._draw_one)
        self._empty, self._content = QWidget(self), QWidget(self)
        self._row = QHBoxLayout()
        self._build()
        self._show_content()

    def _build(self) -> None:
        said = self.tr(
            "While a search runs, its lines stand here: records lost, the objective, distances, "
            "geography lost, moves. Choose anonymity-driven placement or a refinement in step 4."
        )
        column = QVBoxLayout(self._empty)
        column.setContentsMargins(10, 6, 10, 10)
        column.addWidget(words(said, "muted"))
        tip = self.tr("Group areas into regions (F5)")
        column.addWidget(push_button(self.tr("Run"), tip, self._empty, self.run_requested.emit))
        column.addStretch(1)
        row = QHBoxLayout(self._content)
        row.setContentsMargins(4, 0, 4, 2)
        row.setSpacing(4)
        row.addLayout(self._row, 1)
        tools = QVBoxLayout()
        for icon, tip, act in (
            ("copy", self.tr("Copy all lines as CSV"), self._copy),
            ("export", self.tr("Export all lines …"), self._export),
        ):
            tools.addWidget(icon_button(self._theme, icon, tip, self._content, act))
        tools.addStretch(1)
        row.addLayout(tools)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(self._empty)
        outer.addWidget(self._content, 1)

    # What is shown

    @Slot()
    def prepare(self) -> None:
        """Makes the plots, one by one, because a search may come."""
        if len(self.plots) < len(NAMES) and not self._timer.isActive():
            self._timer.start()

    def begin(self) -> None:
        """A search begins: what was shown is forgotten."""
        self._history, self._times = np.zeros((0, len(HISTORY))), []
        self._candidates, self._marked, self._replayed = math.nan, None, False

    def show_search(self, state: SearchSnapshot, seconds: float) -> None:
        """Shows how a running search went so far; ``seconds`` since it began."""
        if len(self._history) > len(state.history) + 1 or self._shrunk(state.history):
            self._times = []
        self._history = state.history
        moves = state.figures.get("moves", _last(state.history, MOVES))
        weighed = state.figures.get("evaluated", math.nan)
        self._candidates = state.figures.get("candidates", weighed)
        self._times.append((seconds, moves))
        if len(self._times) > _MOST_POINTS:
            self._times = self._times[::2]
        self._announce(*NAMES)

    def _shrunk(self, history: NDArray[np.float64]) -> bool:
        return _last(history, MOVES) < _last(self._history, MOVES)

    def show_history(self, history: NDArray[np.float64]) -> None:
        """Shows the lines of a search that is over, columns `HISTORY`; no rows for none."""
        self.begin()
        self._history, self._replayed = history, True
        for plot in self.plots.values():
            plot.forget_range()
        self._announce(*NAMES)

    def mark_step(self, step: int | None) -> None:
        """Marks a replayed step in the lines, or none."""
        self._marked = None if step is None else float(step)
        self._announce(*NAMES[:-1])

    @property
    def empty(self) -> bool:
        """Whether there is no search to show."""
        return not len(self._history)

    @property
    def texts(self) -> list[str]:
        """What the plots in sight say, for those who cannot see them."""
        return [plot.text for plot in self.plots.values() if not plot.isHidden()]

    # Drawing, a plot at a time

    def _announce(self, *names: str) -> None:
        self._due += [name for name in names if name not in self._due]
        self._show_content()
        if self.isVisible() and not self.empty and not self._timer.isActive():
            self._timer.start()

    def showEvent(self, event: QShowEvent) -> None:
        """Draws what was passed over while the panel could not be seen."""
        super().showEvent(event)
        self._announce(*NAMES)

    def _show_content(self) -> None:
        self._empty.setVisible(self.empty)
        self._content.setVisible(not self.empty)

    @Slot()
    def _draw_one(self) -> None:
        missing = next((name for name in NAMES if name not in self.plots), None)
        if missing is not None:
            self._make_plot(missing)
        elif self._due and self.isVisible() and not self.empty:
            self._draw(self._due.pop(0))
        else:
            self._timer.stop()

    def _draw(self, name: str) -> None:
        plot = self.plots[name]
        if name == MOVES:
            x, y = (np.array([of[i] for of in self._times]) for i in (0, 1))
            plot.setVisible(len(x) > 0)
            plot.show_line(x, y, self._moves_said())
            return
        x = self._history[:, HISTORY.index(MOVES)]
        y = self._history[:, HISTORY.index(name)] * _SCALE.get(name, 1.0)
        plot.setVisible(int(np.isfinite(y).sum()) > min(1, len(y) - 1))
        plot.set_x_title(self.tr("steps") if self._replayed else self.tr("moves"))
        plot.show_line(x, y)
        plot.mark(self._marked)

    def _moves_said(self) -> str:
        """Moves, and of how many candidates: these shortly, for there is little room."""
        moves = numbers.count(self._times[-1][1]) if self._times else ""
        if not math.isfinite(self._candidates):
            return moves
        digits = 10.0 ** (math.floor(math.log10(max(self._candidates, 1.0))) - 2)
        weighed = numbers.tick(self._candidates, max(1.0, digits))
        return self.tr("{moves} of {candidates}").format(moves=moves, candidates=weighed)

    def _make_plot(self, name: str) -> None:
        title, unit, written = {
            OBJECTIVE: (self.tr("Objective"), "", lambda v: numbers.measure(v)),
            SUPPRESSED: (
                self.tr("Records lost"),
                self.tr("records"),
                lambda v: numbers.count(v, self.tr("records")),
            ),
            COMPACTNESS: (
                self.tr("Distances to own centres (projection)"),
                self.tr("km"),
                lambda v: numbers.measure(v, self.tr("km")),
            ),
            BITS: (self.tr("Geography lost"), self.tr("bits"), bits),
            MOVES: (self.tr("Moves of candidates"), "", numbers.count),
        }[name]
        x_title = self.tr("seconds") if name == MOVES else self.tr("moves")
        plot = LinePlot(title, unit, x_title, written)
        plot.export_requested.connect(self.export_requested)
        self.plots[name] = plot
        self._row.addWidget(plot, 1)

    # Taking it away

    def as_csv(self) -> str:
        """All lines as CSV: moves, objective, records, metres, bits."""
        return table_csv(HISTORY, list(self._history.T))

    @Slot()
    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.as_csv())

    @Slot()
    def _export(self) -> None:
        self.export_requested.emit(self.as_csv())


def _last(history: NDArray[np.float64], column: str | int) -> float:
    where = HISTORY.index(column) if isinstance(column, str) else column
    return float(history[-1, where]) if len(history) else 0.0
