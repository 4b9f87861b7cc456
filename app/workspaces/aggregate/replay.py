"""The replay of the shown run: states are worked out in a thread, the newest asked for wins."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QObject, Slot

from app.features.replay.bar import ReplayBar
from app.features.replay.states import replay_of, state_at, units_of
from app.frame.names import AGGREGATE
from app.frame.program import Program
from app.frame.session import RunEntry
from app.kit.derived import Derived, Missing, NoView
from app.map.live_map import LiveState
from app.workspaces.aggregate.search_panel import SearchPanel
from core.search.film import HISTORY
from core.search.replay import Replay


@dataclass(frozen=True, eq=False)
class _Ready:
    """A replay, its run, the lines of its measures, and their units (`per_unit`)."""

    entry: RunEntry
    replay: Replay
    history: NDArray[np.float64]
    per: Mapping[str, float]


class RunReplay(QObject):
    """Bar, map and lines show a step of the search that made the shown run."""

    def __init__(self, program: Program, bar: ReplayBar, panel: SearchPanel) -> None:
        super().__init__(bar)
        self._bar, self._live, self._panel = bar, program.map_wiring.live, panel
        self._background, self._jobs = program.background, program.jobs
        self._ready: _Ready | None = None
        self._asked: int | None = None
        self._next: int | None = None
        self._session = session = program.session
        prepared: Derived[RunEntry, _Ready | None] = Derived(
            program.background,
            "replay",
            inputs=lambda: session.current_run or Missing(""),
            work=_prepare,
            show=self._on_result,
            view=NoView(lambda _: self._on_result(None), lambda _: self._on_result(None)),
            shown_only=False,
            parent=self,
        )
        prepared.follow(session.current_run_changed)
        session.current_run_changed.connect(self._leave_other)
        bar.step_requested.connect(self._ask)
        bar.left.connect(self._leave)
        program.window.workspace_changed.connect(lambda name: bar.want(name == AGGREGATE))
        program.jobs.started.connect(self._make_room)
        program.jobs.ended.connect(self._go_on)

    @Slot(object)
    def _leave_other(self, entry: RunEntry | None) -> None:
        """Another run is shown: its map, and no bar until its replay is there."""
        if self._ready is not None and entry is not None and self._ready.entry.run is entry.run:
            return  # it was only renamed
        self._ready = self._asked = self._next = None
        self._bar.show_steps(0)
        self._background.forget("replay step")
        if not self._jobs.busy:  # a job's states stay on the map until it ends
            self._live.leave()

    def _on_result(self, ready: _Ready | None) -> None:
        if (
            ready is not None
            and self._ready is not None
            and ready.entry.run is self._ready.entry.run
        ):
            return
        self._ready = ready
        steps = 0 if ready is None else len(ready.replay)
        self._bar.show_steps(steps, 0 if ready is None else ready.replay.n_placement_steps)
        if not self._jobs.busy:
            self._show_lines()
        self._bar.setEnabled(not self._jobs.busy)

    def _show_lines(self) -> None:
        ready, none = self._ready, np.zeros((0, len(HISTORY)))
        self._panel.show_history(*((none, {}) if ready is None else (ready.history, ready.per)))

    @Slot()
    def _go_on(self) -> None:
        """A job is over: without a run of its own, the lines are again those of the shown one."""
        self._bar.setEnabled(True)
        if self._ready is not None:
            self._show_lines()

    @Slot(int)
    def _ask(self, step: int) -> None:
        if self._ready is None:
            return
        if self._asked is not None:
            self._next = step
            return
        self._asked = step
        self._background.ask(
            "replay step",
            partial(_state, self._ready, step, self._least()),
            partial(self._show, step),
        )

    def _show(self, step: int, found: tuple[LiveState, str]) -> None:
        self._asked, later, self._next = None, self._next, None
        if self._ready is None or self._bar.at_end:
            return
        state, said = found
        self._live.show_state(state, self._ready.entry.run.scenario.k)
        self._bar.show_measures(said)
        self._panel.mark_step(step)
        if later is not None and later != step:
            self._ask(later)

    def _least(self) -> int:
        session = self._session
        return session.showing.least_on_screen(session.k)

    @Slot()
    def _leave(self) -> None:
        self._next = None
        self._live.leave()
        self._bar.show_measures("")
        self._panel.mark_step(None)

    @Slot()
    def _make_room(self) -> None:
        """A job has the map now."""
        self._bar.go_to_end()
        self._bar.setEnabled(False)


def _prepare(entry: RunEntry) -> _Ready | None:
    replay = replay_of(entry)
    if replay is None:
        return None
    return _Ready(entry, replay, replay.history(), units_of(entry))


def _state(ready: _Ready, step: int, least: int) -> tuple[LiveState, str]:
    return state_at(ready.replay, ready.entry, step, ready.per, least)
