"""The jobs behind the panel: the simulated attack, writing samples."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from app.kit.job import Jobs
from app.kit.own_job import OwnJob
from core.risk.simulated import SimulatedAttack
from core.steps import Steps


class RiskJob(OwnJob):
    """At most one job of its own at a time; what the trials so far found is streamed.

    Signals
    -------
    done(object)
        Its result.
    """

    done = Signal(object)

    def __init__(self, jobs: Jobs, parent: QObject | None = None) -> None:
        super().__init__(jobs, SimulatedAttack, parent)

    def start(self, title: str, steps: Steps[object]) -> bool:
        """Starts a computation; whether that could be done."""
        return self._start(title, steps, self.done)
