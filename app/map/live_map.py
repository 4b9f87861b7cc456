"""The map while a search runs or is replayed: regions by what is made better, sites with trails."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QCoreApplication, QObject, Signal, Slot

from app.frame.map_panel import MapPanel
from app.kit.job import Job
from app.map.layers.colouring import title_of_key
from core.grouping import AggregationSnapshot
from core.map.values import ANONYMITY, REGION, SEARCH_MEASURES, SUPPRESSION, search_colours
from core.placement.base import PlacementSnapshot
from core.search.film import SearchSnapshot
from core.steps import Step

_POSITIONS = 6
SUBJECT_OF = dict(zip(SEARCH_MEASURES, (ANONYMITY, SUPPRESSION), strict=True))
"""What the map is coloured by while a search makes a measure better."""


@dataclass(frozen=True, eq=False)
class LiveState:
    """One state on the map.

    ``measure`` and ``values`` are those of a search (see `core.search.film`), "" and None of
    a placement that has none; ``trails`` are lines, the latest first.
    """

    labels: NDArray[np.int32]
    sites: NDArray[np.float64] | None = None
    measure: str = ""
    values: NDArray[np.float64] | None = None
    trails: tuple[NDArray[np.float64], ...] = ()


class Trails:
    """Where sites were a few states ago."""

    def __init__(self) -> None:
        self._last: NDArray[np.float64] | None = None
        self._lines: deque[NDArray[np.float64]] = deque(maxlen=_POSITIONS)

    def follow(self, sites: NDArray[np.float64] | None) -> tuple[NDArray[np.float64], ...]:
        """Lines of the latest moves, the newest first, once the sites stand here."""
        last, self._last = self._last, sites
        if sites is None or last is None or last.shape != sites.shape:
            self._lines.clear()
        elif (line := moved(last, sites)) is not None:
            self._lines.appendleft(line)
        return tuple(self._lines)


def moved(before: NDArray[np.float64], after: NDArray[np.float64]) -> NDArray[np.float64] | None:
    """(m, 4) lines along which sites moved; None if none did."""
    which = (before != after).any(axis=1)
    return np.hstack([before[which], after[which]]) if which.any() else None


class LiveMap(QObject):
    """Shows states on the map in place of the result, until it is told to leave.

    Signals
    -------
    shown()
        Another state is on the map.
    left()
        The result is to be shown again.
    """

    shown = Signal()
    left = Signal()

    def __init__(self, panel: MapPanel, fits: Callable[[NDArray[np.int32]], bool]) -> None:
        """``fits`` says whether regions belong to the areas on the map."""
        super().__init__(panel)
        self._panel, self._canvas, self._fits = panel, panel.canvas, fits
        self._trails = Trails()
        self._state: LiveState | None = None
        self._wanted: Callable[[], bool] = bool
        self._k = 1
        self.subject_by_user = ""

    @property
    def active(self) -> bool:
        """Whether the map shows a state that is no result."""
        return self._state is not None

    @property
    def shows_areas(self) -> bool:
        """Whether the areas keep colours of their own, as the user chose, under the regions."""
        state = self._state
        if state is None or not self.subject_by_user:
            return False
        return self.subject_by_user not in (REGION, SUBJECT_OF.get(state.measure))

    def follow(self, job: Job, k: int, wanted: Callable[[], bool]) -> None:
        """Shows the states of a job as long as they are wanted.

        ``k`` is the smallest class size the job allows, records.
        """
        self.leave()
        self._k, self._trails, self._wanted = k, Trails(), wanted
        job.stepped.connect(self._show_step)
        job.ended.connect(self.leave)

    @Slot(object)
    def _show_step(self, step: Step) -> None:
        state = self._state_of(step.snapshot)
        if state is not None and self._wanted():
            self.show_state(state, self._k)

    def _state_of(self, of: object) -> LiveState | None:
        if isinstance(of, SearchSnapshot):
            trails = self._trails.follow(of.sites)
            return LiveState(of.labels, of.sites, of.measure, of.values, trails)
        if isinstance(of, (PlacementSnapshot, AggregationSnapshot)):
            return LiveState(of.labels, of.sites)
        return None

    def show_state(self, state: LiveState, k: int) -> None:
        """Puts a state on the map, if it is one of the areas there."""
        if not self._fits(state.labels):
            return
        if self._state is None:
            self._canvas.change_scene(cells=None)
        self._state, self._k = state, k
        self.repaint()
        self.shown.emit()

    @Slot()
    def repaint(self) -> None:
        """Paints the state again, when the subject or the theme is another."""
        state = self._state
        if state is None:
            return
        subject = self.subject_by_user or SUBJECT_OF.get(state.measure, REGION)
        self._panel.show_subject(subject, title_of_key(subject))
        if subject == REGION:
            self._canvas.show_search(state.labels, None, state.sites, state.trails)
        elif subject == SUBJECT_OF.get(state.measure) and state.values is not None:
            lut, legend = search_colours(
                state.measure, state.values, self._k, dark=self._canvas.is_dark, said=_said
            )
            hatched = legend.missing and bool(np.isnan(state.values[state.labels]).any())
            colours = lut, replace(legend, missing=hatched)
            self._canvas.show_search(state.labels, colours, state.sites, state.trails)
        else:
            self._canvas.show_search(state.labels, None, state.sites, state.trails, over_areas=True)

    @Slot()
    def leave(self) -> None:
        """Shows no state any more."""
        if self._state is not None:
            self._state = None
            self._canvas.change_scene(trails=())
            self.left.emit()


def _said(text: str) -> str:
    return QCoreApplication.translate("MapValues", text)
