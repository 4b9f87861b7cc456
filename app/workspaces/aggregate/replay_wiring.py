"""Connects the replay bar: states are worked out in a thread, the newest that is asked for wins."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QObject, Slot

from app.features.replay.bar import ReplayBar
from app.features.replay.states import replay_of, state_at
from app.frame.session import RunEntry, Session
from app.kit.background import Background
from app.kit.job import Job, Jobs
from app.map.live_map import LiveMap, LiveState
from app.workspaces.aggregate.search_panel import SearchPanel
from core.search.film import HISTORY
from core.search.replay import Replay


@dataclass(frozen=True, eq=False)
class _Ready:
    """A replay, its run, and the lines of its measures."""

    entry: RunEntry
    replay: Replay
    history: NDArray[np.float64]


class ReplayWiring(QObject):
    """The shown run on one side; bar, map and lines on the other."""

    def __init__(
        self,
        session: Session,
        jobs: Jobs,
        bar: ReplayBar,
        live: LiveMap,
        panel: SearchPanel,
        background: Background,
    ) -> None:
        super().__init__(bar)
        self._bar, self._live, self._panel, self._background = bar, live, panel, background
        self._jobs = jobs
        self._ready: _Ready | None = None
        self._asked: int | None = None
        self._next: int | None = None
        session.current_run_changed.connect(self._show_run)
        bar.step_requested.connect(self._ask)
        bar.left.connect(self._leave)
        jobs.started.connect(self._make_room)
        jobs.ended.connect(self._come_back)

    @Slot(object)
    def _show_run(self, entry: RunEntry | None) -> None:
        if self._ready is not None and entry is not None and self._ready.entry.run is entry.run:
            return  # it was only renamed
        self._ready = self._asked = self._next = None
        self._bar.show_steps(0)
        self._background.forget("replay step")
        if not self._jobs.busy:  # a job's states stay on the map until it ends
            self._live.leave()
        if entry is not None:
            self._background.ask("replay", partial(_prepare, entry), self._take)

    def _take(self, ready: _Ready | None) -> None:
        self._ready = ready
        steps = 0 if ready is None else len(ready.replay)
        self._bar.show_steps(steps, 0 if ready is None else ready.replay.n_placement_steps)
        if not self._jobs.busy:
            self._panel.show_history(
                np.zeros((0, len(HISTORY))) if ready is None else ready.history
            )
        self._bar.setEnabled(not self._jobs.busy)

    @Slot(int)
    def _ask(self, step: int) -> None:
        if self._ready is None:
            return
        if self._asked is not None:
            self._next = step
            return
        self._asked = step
        self._background.ask(
            "replay step", partial(_state, self._ready, step), partial(self._show, step)
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

    @Slot()
    def _leave(self) -> None:
        self._next = None
        self._live.leave()
        self._bar.show_measures("")
        self._panel.mark_step(None)

    @Slot(object)
    def _make_room(self, job: Job) -> None:
        """A job has the map now."""
        del job
        self._bar.go_to_end()
        self._bar.setEnabled(False)

    @Slot()
    def _come_back(self) -> None:
        self._bar.setEnabled(True)


def _prepare(entry: RunEntry) -> _Ready | None:
    replay = replay_of(entry)
    return None if replay is None else _Ready(entry, replay, replay.history())


def _state(ready: _Ready, step: int) -> tuple[LiveState, str]:
    return state_at(ready.replay, ready.entry, step)
