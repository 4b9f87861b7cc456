"""The jobs behind the panel: counting records, then every combination of a question."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from app.features.variables.counting import Regions, Wanted, count
from app.kit.job import Jobs
from app.kit.own_job import OwnJob
from core.record_uniqueness.distinct import DistinctRecords
from core.record_uniqueness.examine import examine
from core.record_uniqueness.lattice import Lattice
from core.record_uniqueness.question import Question
from core.study import Study


class Work(OwnJob):
    """At most one job of its own at a time; a `Lattice` is streamed while it goes on.

    Signals
    -------
    counted(Counted)
        Records were counted.
    answered(Examination)
        Every combination is counted.
    """

    counted = Signal(object)
    answered = Signal(object)

    def __init__(self, jobs: Jobs, parent: QObject | None = None) -> None:
        super().__init__(jobs, Lattice, parent)

    def count(self, wanted: Wanted, study: Study | None, regions: Regions) -> bool:
        """Counts the distinct records; whether that could be started."""
        title = self.tr("Counting records")
        return self._start(title, count(wanted, study, regions), self.counted.emit)

    def examine(
        self, distinct: DistinctRecords, question: Question, limits: tuple[float, float]
    ) -> bool:
        """Counts every combination; whether that could be started."""
        research, public = limits
        steps = examine(distinct, question, research_share=research, public_share=public)
        return self._start(self.tr("Counting combinations"), steps, self._take)

    def _take(self, examination: object) -> None:
        """Ended early it has no verdict, and nothing is kept of it."""
        if examination is None:
            self.cancelled.emit()
        else:
            self.answered.emit(examination)
