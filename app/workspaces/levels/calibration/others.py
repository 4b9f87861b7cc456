"""Two more kinds of models on the same records: what would be suppressed, what is too unique."""

from __future__ import annotations

from PySide6.QtCore import Slot
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QScrollArea, QWidget

from app.kit.controls import Callout
from app.kit.layouts import LEFT, column, scrolling
from app.kit.own_job import OwnJob
from app.kit.widgets import push_button
from app.workspaces.levels.calibration import running
from app.workspaces.levels.calibration.fits import suppression_facts, threshold_facts
from app.workspaces.levels.calibration.running import Fitted, offered_columns
from app.workspaces.levels.calibration.tables import FactsTable
from app.workspaces.levels.state import LevelsContext
from core.io.records import RecordSource

_WIDE = 820


class OtherModelsPage(QScrollArea):
    """Suppression models come with the calibration; threshold models are fitted when asked for."""

    def __init__(self, context: LevelsContext) -> None:
        super().__init__()
        program, self._state = context.program, context.state
        self._session, self._jobs = program.session, program.jobs
        self._job = OwnJob(program.jobs, type(None), self)
        self.suppression = FactsTable(context, self.tr("Suppression models"))
        self.thresholds = FactsTable(context, self.tr("Threshold models"))
        self.callout = Callout()
        tip = self.tr(
            "Measure how many people are unique in each area for each set of variables, and fit "
            "what predicts more than 5 % and 20 %"
        )
        text = self.tr("Fit threshold models")
        self.fit_button = push_button(text, tip, self, self.fit_thresholds)
        tip = self.tr("Throw this work away (Esc); what was shown before stays")
        self.cancel_button = push_button(self.tr("Cancel"), tip, self, self._job.cancel)
        inside, buttons = QWidget(self), ((self.fit_button, LEFT), (self.cancel_button, LEFT))
        self._across = QBoxLayout(QBoxLayout.Direction.TopToBottom, inside)
        self._across.setContentsMargins(10, 0, 6, 6)
        self._across.setSpacing(14)
        self._across.addLayout(column(None, self.suppression, 1), 1)
        second = column(None, self.thresholds, self.callout, *buttons, 1, spacing=4)
        self._across.addLayout(second, 1)
        scrolling(inside, self)
        self._job.failed.connect(self.callout.show_error)
        for signal in (self._session.changed, self._jobs.started, self._jobs.ended):
            signal.connect(self._update_buttons)
        for signal in (self._job.started, self._job.ended):
            signal.connect(self._update_buttons)
        self._session.records_changed.connect(self._job.cancel)
        self._state.when("fitted", self._show)
        self._show(self._state.fitted)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Both kinds stand side by side where there is room."""
        super().resizeEvent(event)
        direction = QBoxLayout.Direction
        wide = self.width() >= _WIDE
        self._across.setDirection(direction.LeftToRight if wide else direction.TopToBottom)

    def _show(self, fitted: Fitted | None) -> None:
        suppression = None if fitted is None else fitted.suppression
        if suppression is not None:
            said = self.tr(
                "Records that a region needs so that a given share is left out at k. This is our "
                "own proposal, not a published model. Several k tell how it depends on k."
            )
            said = "\n".join([said, *map(str, suppression.notices)])
            self.suppression.show_facts(said, suppression_facts(suppression))
        elif fitted is not None and fitted.no_suppression is not None:
            self.suppression.show_facts(str(fitted.no_suppression), None)
        else:
            none = self.tr("They are fitted with the calibration, from the losses at each k.")
            self.suppression.show_facts(none, None)
        said = self.tr(
            "Which areas have more than 5 % or 20 % unique people. It is told from population and "
            "max combinations (the method of El Emam et al. 2010; the coefficients are your own)."
        )
        thresholds = None if fitted is None else fitted.thresholds
        if thresholds is None:
            self.thresholds.show_facts(said, None)
        else:
            said = "\n".join([said, *map(str, thresholds.notices)])
            self.thresholds.show_facts(said, threshold_facts(thresholds))
        self.callout.show_error(None)
        self._update_buttons()

    @Slot()
    def _update_buttons(self) -> None:
        self.fit_button.setEnabled(self._source() is not None and not self._jobs.busy)
        self.fit_button.setVisible(not self._job.busy)
        self.cancel_button.setVisible(self._job.busy)

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
            where=draft.where,
        )

    @Slot()
    def fit_thresholds(self) -> None:
        """Fits threshold models to the areas of the records."""
        source, fitted, file = self._source(), self._state.fitted, self._session.area_file
        if source is None or fitted is None or file is None or self._jobs.busy:
            return
        models = tuple(curve.columns for curve in fitted.calibration.curves)
        steps = running.thresholds_of_areas(source, file.layer, models)
        self.callout.show_error(None)
        title = self.tr("Threshold models")
        self._job.start(title, steps, lambda found: self._state.fit(thresholds=found))
