"""The jobs behind the panel: reading records, then suppressing cells."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QObject, Signal

from app.features.variables.counting import Regions, Wanted
from app.kit.job import Jobs
from app.kit.own_job import OwnJob
from app.workspaces.cells.setup.planning import suppress
from app.workspaces.cells.setup.reading import ReadRecords, read
from core.coded_records import CodedRecords
from core.hierarchies.design import CellDesign
from core.hierarchies.hierarchy import Hierarchy
from core.suppression.cells.result import SoFar


class Work(OwnJob):
    """At most one job of its own at a time; a `SoFar` is streamed while it goes on.

    Signals
    -------
    read(ReadRecords)
        The records are read.
    answered(Outcome)
        All cells below k are suppressed, and that is verified.
    """

    read = Signal(object)
    answered = Signal(object)

    def __init__(self, jobs: Jobs, parent: QObject | None = None) -> None:
        super().__init__(jobs, SoFar, parent)

    def read_records(
        self,
        wanted: Wanted,
        hierarchies: Mapping[str, Hierarchy],
        regions: Regions,
        known: ReadRecords | None = None,
    ) -> bool:
        """Reads the records, as far as they are not known; whether that could be started."""
        steps = read(wanted, hierarchies, regions, known)
        return self._start(self.tr("Reading records"), steps, self.read.emit)

    def suppress(self, records: CodedRecords, design: CellDesign) -> bool:
        """Suppresses cells; whether that could be started."""
        steps = suppress(records, design)
        return self._start(self.tr("Suppressing cells"), steps, self._take)

    def _take(self, outcome: object) -> None:
        """Ended early nothing is verified, and nothing is kept of it."""
        if outcome is None:
            self.cancelled.emit()
        else:
            self.answered.emit(outcome)
