"""One panel of figures: a column that scrolls, empty until there is a run."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QScrollArea, QVBoxLayout, QWidget

from app.chart.figure import Figure
from app.kit.theme import Theme
from app.kit.widgets import push_button, words
from app.workspaces.aggregate.panels.facts import Shown


class Page(QWidget):
    """What all panels of figures are asked for.

    Signals
    -------
    areas_wanted(callable, bool)
        Areas shall be selected: what finds their indices, off this thread; whether they are
        added to those that are selected.
    subject_wanted(str)
        The map shall be coloured by this.
    export_requested(Chart, str)
        See `app.chart.chart.Chart`.
    run_requested()
        The button of the empty panel.
    """

    areas_wanted = Signal(object, bool)
    subject_wanted = Signal(str)
    export_requested = Signal(object, str)
    run_requested = Signal()

    needs: tuple[str, ...] = ()
    """Kinds of facts that it shows."""

    def __init__(self, theme: Theme, title: str, empty: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme, self.title = theme, title
        self.shown: tuple[Shown, ...] = ()
        self._figures: list[Figure] = []
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        self._empty = self._build_empty(empty)
        self._scroll = QScrollArea(self)
        self._scroll.setWidgetResizable(True)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        inside = QWidget(self._scroll)
        inside.setProperty("panel", True)
        self.column = QVBoxLayout(inside)
        self.column.setContentsMargins(10, 2, 10, 10)
        self.column.setSpacing(4)
        self.column.addStretch(1)
        self._scroll.setWidget(inside)
        outer.addWidget(self._empty)
        outer.addWidget(self._scroll, 1)
        self._scroll.hide()

    def _build_empty(self, text: str) -> QWidget:
        place = QWidget(self)
        column = QVBoxLayout(place)
        column.setContentsMargins(10, 6, 10, 10)
        column.addWidget(words(text, "muted"))
        tip = self.tr("Group areas into regions (F5)")
        button = push_button(self.tr("Run"), tip, place, self.run_requested.emit)
        column.addWidget(button, 0, Qt.AlignmentFlag.AlignLeft)
        column.addStretch(1)
        return place

    @property
    def figures(self) -> tuple[Figure, ...]:
        """The figures from top to bottom."""
        return tuple(self._figures)

    def add_figure(self, figure: Figure) -> None:
        """Puts a figure below those that are there."""
        self._figures.append(figure)
        self.column.insertWidget(self.column.count() - 1, figure)
        figure.export_requested.connect(self.export_requested)

    def prepare(self, shown: tuple[Shown, ...]) -> Any:
        """Does what would hold up the window, in another thread; given to `show_figures`."""
        del shown

    def show_runs(self, shown: tuple[Shown, ...], ready: Any = None) -> None:
        """Shows runs, the one on the map first, and what `prepare` made of them."""
        self.shown = shown
        self._empty.setVisible(not shown)
        self._scroll.setVisible(bool(shown))
        if shown:
            self.show_figures(ready)

    def show_figures(self, ready: Any) -> None:
        """Fills the figures from `shown` and what was prepared."""
        raise NotImplementedError

    def show_selection(self, areas: NDArray[np.intp]) -> None:
        """Marks what belongs to the selected areas."""
        raise NotImplementedError

    def want_regions(self, series: int, region: int, extend: bool) -> None:
        """Asks for the areas of a region of one of the runs to be selected."""
        self.want(self.shown[series], partial(self.shown[series].areas_of, region), extend)

    def want(self, of: Shown, work: Callable[[], NDArray[np.intp]], extend: bool) -> None:
        """Asks for areas of a run to be selected, if they are those on the map."""
        if on_one_map(self.shown, of):
            self.areas_wanted.emit(work, extend)


def on_one_map(shown: tuple[Shown, ...], of: Shown) -> bool:
    """Whether a run has the areas of the run that is on the map."""
    return of.entry.area_file is shown[0].entry.area_file


def marked_regions(shown: tuple[Shown, ...], areas: NDArray[np.intp]) -> list[NDArray[np.intp]]:
    """The regions of each run that hold selected areas."""
    none = np.zeros(0, dtype=np.intp)
    return [of.regions_of(areas) if on_one_map(shown, of) else none for of in shown]
