"""The lines of a search: what it makes better and at whose expense, while it runs and after."""

from __future__ import annotations

import math
from collections.abc import Mapping

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QObject, Qt, QTimer, Slot
from PySide6.QtGui import QGuiApplication, QShowEvent
from PySide6.QtWidgets import QDockWidget, QHBoxLayout, QWidget

from app.chart import LinePlot, table_csv
from app.features.replay.search_words import per_unit
from app.frame.names import AGGREGATE
from app.frame.program import Program
from app.frame.session import Draft
from app.kit import layouts, numbers
from app.kit.job import Job
from app.kit.small_counts import below, told
from app.kit.widgets import icon_button, push_button, words
from app.workspaces.aggregate.export import Exporter
from core.search.film import HISTORY, SearchSnapshot
from core.small_counts import are_small, is_small
from core.steps import Step

_DRAW_EVERY_MS = 120
_MOST_POINTS = 600
_HEIGHT = 210
_QUIET_MS = 2000
OBJECTIVE, SUPPRESSED, COMPACTNESS, BITS, MOVES = (
    "objective",
    "suppressed_records",
    "compactness_m",
    "bits",
    "moves",
)
NAMES = (SUPPRESSED, OBJECTIVE, COMPACTNESS, BITS, MOVES)


class SearchPanel(QWidget):
    """Five lines side by side; one of them is drawn at a time, so that the window never waits."""

    def __init__(self, program: Program) -> None:
        super().__init__(program.window)
        self._program, self._exporter = program, program.part(Exporter)
        self._session = program.session
        self.plots: dict[str, LinePlot] = {}
        self._history = np.zeros((0, len(HISTORY)))
        self._labels: NDArray[np.int32] | None = None
        self._per: Mapping[str, float] = {}
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
        self._session.showing.changed.connect(self._tell_again)

    def _build(self) -> None:
        said = self.tr(
            "While a search runs, its lines stand here: records lost, the objective, distances, "
            "geography lost, moves. Choose anonymity-driven placement or a refinement in step 4."
        )
        run = push_button(
            self.tr("Run"),
            self.tr("Group areas into regions (F5)"),
            self._empty,
            self._program.window.actions_.run.trigger,
        )
        margins = (10, 6, 10, 10)
        layouts.column(self._empty, words(said, "muted"), run, 1, margins=margins)
        tools = (
            icon_button(self._program.window.theme, icon, tip, self._content, act)
            for icon, tip, act in (
                ("copy", self.tr("Copy all lines as CSV"), self._copy),
                ("export", self.tr("Export all lines …"), self._export),
            )
        )
        right = layouts.column(None, *tools, 1)
        layouts.row(self._content, self._row, right, spacing=4, margins=(4, 0, 4, 2)).setStretch(
            0, 1
        )
        layouts.column(self, self._empty, (self._content, 1))

    # What is shown

    @Slot()
    def prepare(self) -> None:
        """Makes the plots, one by one, because a search may come."""
        if len(self.plots) < len(NAMES) and not self._timer.isActive():
            self._timer.start()

    def begin(self) -> None:
        """A search begins: what was shown is forgotten."""
        self._history, self._times = np.zeros((0, len(HISTORY))), []
        self._labels, self._per = None, {}
        self._candidates, self._marked, self._replayed = math.nan, None, False

    def show_search(self, state: SearchSnapshot, seconds: float) -> None:
        """Shows how a running search went so far; ``seconds`` since it began."""
        if len(self._history) > len(state.history) + 1 or self._shrunk(state.history):
            self._times = []
        self._history, self._labels = state.history, state.labels
        moves = state.figures.get("moves", _last(state.history, MOVES))
        weighed = state.figures.get("evaluated", math.nan)
        self._candidates = state.figures.get("candidates", weighed)
        self._times.append((seconds, moves))
        if len(self._times) > _MOST_POINTS:
            self._times = self._times[::2]
        self._announce(*NAMES)

    def _shrunk(self, history: NDArray[np.float64]) -> bool:
        return _last(history, MOVES) < _last(self._history, MOVES)

    def show_history(self, history: NDArray[np.float64], per: Mapping[str, float]) -> None:
        """Shows the lines of a search that is over, columns `HISTORY`; no rows for none.

        ``per`` is `per_unit` of the regions it led to.
        """
        self.begin()
        self._history, self._per, self._replayed = history, per, True
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
        shown, hidden = (self._empty, self._content) if self.empty else (self._content, self._empty)
        hidden.hide()  # first: beside what comes it would be laid out and drawn once more
        if self.empty:
            for plot in self.plots.values():
                plot.hide()  # shown when it is drawn: all at once would take long
        shown.show()

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
        y = self._history[:, HISTORY.index(name)] * self._unit(name)
        if name in (SUPPRESSED, OBJECTIVE):  # one may be the other
            y = self._from(y)
        plot.setVisible(int(np.isfinite(y).sum()) > min(1, len(y) - 1))
        plot.set_x_title(self.tr("steps") if self._replayed else self.tr("moves"))
        plot.show_line(x, y)
        plot.mark(self._marked)

    def _unit(self, name: str) -> float:
        """What the sums of a line are multiplied by; those of a running search by its regions."""
        if name not in (COMPACTNESS, BITS):
            return 1.0
        file, study, labels = self._session.area_file, self._session.study, self._labels
        if labels is not None and file is not None and len(file.layer) == len(labels):
            records = None if study is None else study.counts.n_records
            self._per, self._labels = per_unit(file.layer, labels, records), None
        return self._per.get(name, math.nan)

    def _least(self) -> int:
        session = self._session
        return session.showing.least_on_screen(session.k)

    def _from(self, y: NDArray[np.float64]) -> NDArray[np.float64]:
        """Counts that are not told stand between nothing and the smallest that is."""
        return np.where(are_small(y, self._least()), self._least() / 2.0, y)

    @Slot()
    def _tell_again(self) -> None:
        """Others look on, or no longer."""
        self._announce(SUPPRESSED, OBJECTIVE)

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
            OBJECTIVE: (
                self.tr("Objective"),
                "",
                lambda v: (
                    below(self._least()) if is_small(v, self._least()) else numbers.measure(v)
                ),
            ),
            SUPPRESSED: (
                self.tr("Lost"),
                self.tr("records"),
                lambda v: told(v, self._least(), self.tr("records")),
            ),
            COMPACTNESS: (
                self.tr("To own centre"),
                self.tr("km"),
                lambda v: numbers.measure(v, self.tr("km")),
            ),
            BITS: (
                self.tr("Geography lost"),
                self.tr("bits a record"),
                lambda v: numbers.measure(v, self.tr("bits a record")),
            ),
            MOVES: (self.tr("Moves of candidates"), "", numbers.count),
        }[name]
        x_title = self.tr("seconds") if name == MOVES else self.tr("moves")
        plot = LinePlot(title, unit, x_title, written)
        plot.export_requested.connect(self._exporter.ask_for_table)
        self.plots[name] = plot
        self._row.addWidget(plot, 1)

    # Taking it away

    def as_csv(self) -> str:
        """All lines as CSV: moves, objective, records, metres, bits; small counts are not told."""
        lines = self._history.T.copy()
        for name in (SUPPRESSED, OBJECTIVE):
            line = lines[HISTORY.index(name)]
            line[are_small(line, self._least())] = np.nan
        return table_csv(HISTORY, list(lines))

    @Slot()
    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.as_csv())

    @Slot()
    def _export(self) -> None:
        self._exporter.ask_for_table(self.as_csv())


def _last(history: NDArray[np.float64], column: str | int) -> float:
    where = HISTORY.index(column) if isinstance(column, str) else column
    return float(history[-1, where]) if len(history) else 0.0


class SearchWatch(QObject):
    """Shows the search that runs; the panel comes into sight by itself the first time."""

    def __init__(self, program: Program, panel: SearchPanel, dock: QDockWidget) -> None:
        super().__init__(panel)
        self._panel, self._dock, self._window = panel, dock, program.window
        self._jobs = jobs = program.jobs
        self._job: Job | None = None
        self._begun = False
        jobs.started.connect(self._connect_job)
        program.session.draft_changed.connect(self._prepare)
        self._idle = QTimer(self, singleShot=True, interval=_QUIET_MS)
        self._idle.timeout.connect(self._prepare_when_idle)
        program.session.areas_changed.connect(self._idle.start)

    @Slot()
    def _prepare_when_idle(self) -> None:
        """Gets the plots ready while nobody waits: their library blocks for half a second."""
        busy = self._window.isActiveWindow() and QGuiApplication.mouseButtons()
        if busy or self._jobs.busy:
            self._idle.start()
        else:
            self._panel.prepare()

    @Slot(object)
    def _prepare(self, draft: Draft) -> None:
        """Gets the plots ready once something is chosen that searches."""
        scenario = draft.scenario
        if scenario.refinement is not None or hasattr(scenario.placement, "seeding"):
            self._panel.prepare()

    @Slot(object)
    def _connect_job(self, job: Job) -> None:
        self._job, self._begun = job, False
        job.told.connect(self._show_step)

    @Slot(object)
    def _show_step(self, step: Step) -> None:
        if not isinstance(step.snapshot, SearchSnapshot) or self._job is None:
            return
        if not self._begun:
            self._begun = True
            self._panel.begin()
            self._come_into_sight()
        self._panel.show_search(step.snapshot, self._job.seconds)

    def _come_into_sight(self) -> None:
        """Shows the dock, unless the user has met it before and may have closed it."""
        settings = self._window.settings
        if settings.search_seen or self._window.workspace != AGGREGATE:
            return
        settings.search_seen = True
        self._dock.show()
        self._dock.raise_()
        self._window.resizeDocks([self._dock], [_HEIGHT], Qt.Orientation.Vertical)
