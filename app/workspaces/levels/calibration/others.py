"""Two more kinds of models on the same records: what would be suppressed, what is too unique."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Slot
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QScrollArea, QWidget

from app.kit.controls import Callout
from app.kit.job import Job
from app.kit.layouts import LEFT, column
from app.kit.widgets import push_button, words
from app.workspaces.levels.calibration import running
from app.workspaces.levels.calibration.fits import suppression_facts, threshold_facts
from app.workspaces.levels.calibration.running import Fitted, offered_columns
from app.workspaces.levels.calibration.tables import FactsTable
from app.workspaces.levels.state import LevelsContext
from core.calibration.threshold_fit import ThresholdFit
from core.errors import VbasError
from core.io.records import RecordSource

_WIDE = 820


class OtherModelsPage(QScrollArea):
    """Suppression models come with the calibration; threshold models are fitted when asked for."""

    def __init__(self, context: LevelsContext, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        program, self._state = context.program, context.state
        self._session, self._jobs = program.session, program.jobs
        self._job: Job | None = None
        self.suppression = FactsTable(program, self.tr("Suppression models"), self)
        self.thresholds = FactsTable(program, self.tr("Threshold models"), self)
        self.suppression_said, self.thresholds_said = words("", "muted"), words("", "muted")
        self.callout = Callout()
        tip = self.tr(
            "Measure how many people are unique in each area for each set of variables, and fit "
            "what predicts more than 5 % and 20 %"
        )
        self.fit_button = push_button(
            self.tr("Fit threshold models"), tip, self, self.fit_thresholds
        )
        tip = self.tr("Throw this work away (Esc); what was shown before stays")
        self.cancel_button = push_button(self.tr("Cancel"), tip, self, self.cancel)
        inside = QWidget(self)
        inside.setProperty("panel", True)
        self._across = QBoxLayout(QBoxLayout.Direction.TopToBottom, inside)
        self._across.setContentsMargins(10, 0, 6, 6)
        self._across.setSpacing(14)
        self._across.addLayout(
            column(None, self.suppression, self.suppression_said, 1, spacing=4), 1
        )
        second = column(
            None,
            self.thresholds,
            self.thresholds_said,
            self.callout,
            (self.fit_button, LEFT),
            (self.cancel_button, LEFT),
            1,
            spacing=4,
        )
        self._across.addLayout(second, 1)
        self.setWidgetResizable(True)
        self.setWidget(inside)
        self._state.when("fitted", self._show)
        for signal in (self._session.changed, self._jobs.started, self._jobs.ended):
            signal.connect(self._update_buttons)
        self._session.records_changed.connect(self.cancel)
        self._show(self._state.fitted)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Both kinds stand side by side where there is room."""
        super().resizeEvent(event)
        direction = QBoxLayout.Direction
        wide = self.width() >= _WIDE
        self._across.setDirection(direction.LeftToRight if wide else direction.TopToBottom)

    def _show(self, fitted: Fitted | None) -> None:
        suppression = None if fitted is None else fitted.suppression
        self.suppression.grid.setVisible(suppression is not None)
        if suppression is not None:
            said = self.tr(
                "How many records a region needs so that about a given share is left out at k: "
                "our own proposal, not a published model. Several k tell how it depends on k."
            )
            self.suppression_said.setText(_with_notices(said, suppression.notices))
            self.suppression.show_facts(suppression_facts(suppression))
        elif fitted is not None and fitted.no_suppression is not None:
            self.suppression_said.setText(str(fitted.no_suppression))
        else:
            none = self.tr("They are fitted with the calibration, from the losses at each k.")
            self.suppression_said.setText(none)
        thresholds = None if fitted is None else fitted.thresholds
        self.thresholds.grid.setVisible(thresholds is not None)
        self.callout.show_error(None)
        said = self.tr(
            "Which areas have more than 5 % or 20 % unique people, told from population and max "
            "combinations (the method of El Emam et al. 2010; the coefficients are your own)."
        )
        notices = () if thresholds is None else thresholds.notices
        self.thresholds_said.setText(_with_notices(said, notices))
        if thresholds is not None:
            self.thresholds.show_facts(threshold_facts(thresholds))
        self._update_buttons()

    @Slot()
    def _update_buttons(self) -> None:
        self.fit_button.setEnabled(self._source() is not None and not self._jobs.busy)
        self.fit_button.setVisible(self._job is None)
        self.cancel_button.setVisible(self._job is not None)

    def _source(self) -> RecordSource | None:
        """The records with their areas; None while that is incomplete."""
        session, fitted = self._session, self._state.fitted
        opened, draft = session.records, session.draft
        if opened is None or fitted is None or not draft.area_column or session.area_file is None:
            return None
        named = {column for model in fitted.calibration.settings.models for column in model}
        columns = tuple(qi for qi in offered_columns(opened, draft) if qi.column in named)
        return RecordSource(
            path=opened.path,
            area_column=draft.area_column,
            quasi_identifiers=columns,
            exclude_missing=draft.scenario.exclude_missing,
            person_column=draft.person_column,
            area_kind=draft.area_kind,
            conversion_path=draft.conversion_path,
        )

    @Slot()
    def fit_thresholds(self) -> None:
        """Fits threshold models to the areas of the records."""
        source, fitted, file = self._source(), self._state.fitted, self._session.area_file
        if source is None or fitted is None or file is None or self._jobs.busy:
            return
        models = tuple(curve.columns for curve in fitted.calibration.curves)
        steps = running.thresholds_of_areas(source, file.layer, models)
        job = self._jobs.start(self.tr("Threshold models"), steps)
        if job is None:
            return
        self._job = job
        self.callout.show_error(None)
        job.succeeded.connect(self._on_result)
        job.failed.connect(self._on_failure)
        job.ended.connect(self._on_end)
        self._update_buttons()

    @Slot()
    def cancel(self) -> None:
        """Throws the work away."""
        if self._job is not None:
            self._job.discard()

    @Slot(object)
    def _on_result(self, found: ThresholdFit) -> None:
        self._state.fit(thresholds=found)

    @Slot(object)
    def _on_failure(self, error: Exception) -> None:
        if not isinstance(error, VbasError):
            raise error
        self.callout.show_error(error)

    @Slot()
    def _on_end(self) -> None:
        self._job = None
        self._update_buttons()


def _with_notices(said: str, notices: Sequence[object]) -> str:
    return "\n".join([said, *(str(notice) for notice in notices)])
