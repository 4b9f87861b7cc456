"""Equivalence classes of the file or of selected areas: a table, and a picture of their sizes."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QCoreApplication, QObject, Signal, Slot
from PySide6.QtWidgets import QSplitter, QWidget

from app.chart.figure import Figure
from app.chart.histogram import Histogram, HistogramChart, Marker
from app.frame.session import Session
from app.frame.workspace import Context
from app.kit import numbers
from app.kit.background import Background
from app.kit.widgets import in_sight
from app.table.links import Build, TableLink
from app.table.panel import TablePanel
from app.table.rows_exporter import RowsExporter
from app.table.words import Words
from app.workspaces.aggregate.state import AggregateWorkspace
from core.small_counts import is_small
from core.study import Study
from core.tables.classes import (
    FoundClasses,
    areas_with,
    find_classes,
    size_edges,
    table_of_classes,
)

_HEIGHT = 260
OF_SELECTION, OF_FILE = "of_selection", "of_file"


def tr(text: str) -> str:
    """A text in the user's language."""
    return QCoreApplication.translate("ClassesPanel", text)


class Scope(QObject):
    """Which areas' classes are looked at, and what was found.

    Signals
    -------
    changed()
        Others are looked at, or the records are others.
    """

    changed = Signal()

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session
        self.areas: NDArray[np.intp] | None = None
        self._found: tuple[object, FoundClasses] | None = None
        session.study_changed.connect(self.forget)
        session.current_run_changed.connect(self.forget)
        session.showing.changed.connect(self.changed)

    @property
    def study(self) -> Study | None:
        """The counted records: those of the shown run, else those that are open."""
        entry = self._session.current_run
        return self._session.study if entry is None else entry.study

    @property
    def key(self) -> tuple[object, ...]:
        """What decides what is found."""
        return (id(self.study), self._session.k, id(self.areas))

    def find(self) -> FoundClasses | None:
        """Counts the classes; for a thread. Once for the table and the picture."""
        study, key = self.study, self.key
        if study is None:
            return None
        if self._found is None or self._found[0] != key:
            self._found = key, find_classes(study.counts, self._session.k, self.areas)
        return self._found[1]

    @property
    def least(self) -> int:
        """The smallest count that is told now."""
        return self._session.showing.least_on_screen(self._session.k)

    @Slot()
    def forget(self) -> None:
        """Looks at the whole file: areas, records or run are others."""
        self.areas = self._found = None
        self.changed.emit()

    @Slot()
    def take_selection(self) -> None:
        """Looks at the areas that are selected now; without any, at the file."""
        chosen = self._session.selection
        self.areas = chosen.copy() if len(chosen) else None
        self.changed.emit()


class ClassesLink(TableLink):
    """Keeps the table showing the classes, and selects the areas that have them."""

    def __init__(
        self, scope: Scope, session: Session, panel: TablePanel, background: Background
    ) -> None:
        super().__init__("classes", session, panel, background)
        self._scope = scope
        self._taken = self._areas = np.zeros(0, dtype=np.intp)
        scope.changed.connect(self.outdate)
        session.selection_changed.connect(self.follow_selection)

    def build(self) -> Build | None:
        """See `core.tables.classes`."""
        scope, least = self._scope, self._scope.least
        if scope.study is None:
            return None

        def made():  # type: ignore[no-untyped-def]
            found = scope.find()
            assert found is not None
            return table_of_classes(found, least)

        return made

    def selected(self) -> NDArray[np.intp]:
        """The classes that were chosen last, as long as their areas are selected."""
        same = np.array_equal(self._areas, self._session.selection)
        return self._taken if same and len(self._areas) else np.zeros(0, dtype=np.intp)

    def take(self, keys: NDArray[np.intp]) -> None:
        """Selects the areas that have one of some classes; where small ones are is not told."""
        scope = self._scope
        work = partial(_areas_told, scope.find, keys, scope.least)
        self._background.ask("areas of classes", work, self._select)

    def _select(self, found: tuple[NDArray[np.intp], NDArray[np.intp]]) -> None:
        self._taken, self._areas = found
        self._session.select(self._areas)


def _areas_told(
    find: Callable[[], FoundClasses | None], keys: NDArray[np.intp], least: int
) -> tuple[NDArray[np.intp], NDArray[np.intp]]:
    """Those of some classes that are told, and the areas that have them."""
    found = find()
    if found is None:
        return np.zeros(0, dtype=np.intp), np.zeros(0, dtype=np.intp)
    told = keys[np.isin(keys, found.classes[found.sizes >= least])]
    return told, areas_with(found.counts, told, least)


class SizesFigure(Figure):
    """How many classes there are of each size."""

    chart: HistogramChart

    def __init__(self, context: Context[AggregateWorkspace], scope: Scope) -> None:
        program = context.program
        super().__init__(program.window.theme, HistogramChart())
        self._scope, self._session = scope, program.session
        self._background = program.background
        self.shown: FoundClasses | None = None
        context.save_figures(self)
        self.chart.chosen.connect(self._select)
        scope.changed.connect(self.refresh)

    @Slot()
    def refresh(self) -> None:
        """Works it out anew, if somebody looks."""
        if in_sight(self) or self.isVisible():
            self._background.ask("sizes of classes", self._scope.find, self._show)

    def showEvent(self, event: object) -> None:
        """See Qt; what has changed meanwhile is worked out."""
        super().showEvent(event)  # type: ignore[arg-type]
        self.refresh()

    def _show(self, found: FoundClasses | None) -> None:
        self.shown = found
        title, unit = tr("Sizes of classes"), tr("classes")
        if found is None or not len(found.sizes):
            self.say("", "", "", empty=True)
            return
        edges = size_edges(found.k, int(found.sizes.max()), self._scope.least)
        sizes = found.sizes.astype(np.float64)
        records = tr("people") if found.counts.unit == "people" else tr("records")
        self.chart.show_histogram(
            Histogram(
                edges,
                (tr("Classes"),),
                (np.histogram(sizes, edges)[0].astype(np.float64),),
                lambda n: numbers.count(n, records),
                lambda n: numbers.count(n, unit),
                log=True,
                markers=(Marker(float(found.k), f"k = {numbers.count(found.k)}"),),
            )
        )
        below = int((found.sizes < found.k).sum())
        said = tr("{below} of {all} are below k. Click a column to select its areas.").format(
            below=numbers.count(below), all=numbers.count(len(found.sizes), unit)
        )
        self.say(title, tr("{unit} a class, number of classes").format(unit=records), said)

    @Slot(float, float, bool)
    def _select(self, low: float, high: float, extend: bool) -> None:
        """Selects the areas of classes of some sizes."""
        found = self.shown
        if found is None or is_small(low, self._scope.least):
            return
        keys = found.classes[(found.sizes >= low) & (found.sizes < high)]
        work = partial(_areas_told, self._scope.find, keys, self._scope.least)
        before = self._session.selection if extend else np.zeros(0, dtype=np.intp)

        def select(told: tuple[NDArray[np.intp], NDArray[np.intp]]) -> None:
            self._session.select(np.union1d(told[1], before).astype(np.intp))

        self._background.ask("areas of classes", work, select)


def make(context: Context[AggregateWorkspace]) -> QWidget:
    """The table beside the picture."""
    program = context.program
    scope = Scope(program.session)
    tools = {
        OF_SELECTION: ("area", tr("Classes of the selected areas, such as a region, together")),
        OF_FILE: ("records", tr("Classes of the whole file")),
    }
    panel = TablePanel(program.window.theme, _words(), height=_HEIGHT, tools=tools)
    link = ClassesLink(scope, program.session, panel, program.background)
    RowsExporter(program, panel, "classes")
    panel.buttons[OF_SELECTION].clicked.connect(scope.take_selection)
    panel.buttons[OF_FILE].clicked.connect(scope.forget)
    panel.activated.connect(partial(_go_to, link, panel))
    panel.fill_requested.connect(program.window.actions_.run.trigger)
    both = QSplitter()
    both.addWidget(panel)
    both.addWidget(SizesFigure(context, scope))
    both.setStretchFactor(0, 3)
    both.setStretchFactor(1, 2)
    both.scope = scope  # type: ignore[attr-defined]  # it lives as long as this
    return both


def _go_to(link: ClassesLink, panel: TablePanel, row: int) -> None:
    if panel.table is not None:
        link.take(panel.table.keys[[row]])


def _words() -> Words:
    return Words(
        tr("Classes"),
        tr("classes"),
        "records < 5",
        tr(
            "Every equivalence class would stand here in a row: the values that its records "
            "share, how many they are, and in how many areas."
        ),
        tr("Run"),
        tr("Count the records, and make regions"),
    )
