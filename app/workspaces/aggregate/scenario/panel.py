"""The panel at the left of the window: from data to a run, in the order of thought."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from PySide6.QtCore import QSize, Qt, QTimer, Signal, Slot
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

from app.frame.session import Draft, Opened
from app.kit.fold import FoldStep
from app.kit.job import Job
from app.workspaces.aggregate.scenario.data_step import DataStep
from app.workspaces.aggregate.scenario.placement_step import PlacementStep
from app.workspaces.aggregate.scenario.protection_step import ProtectionStep
from app.workspaces.aggregate.scenario.readiness import StudyPredictors, why_not
from app.workspaces.aggregate.scenario.run_bar import RunBar
from app.workspaces.aggregate.scenario.variables_step import VariablesStep
from core.canada import part_of_canada
from core.errors import VbasError
from core.io.areas import AreaFile
from core.io.records import CategoryCounts
from core.quasi_identifiers import QuasiIdentifier
from core.site_preview import SitePreview, preview_of
from core.study import Study

DATA, VARIABLES, PROTECTION, PLACEMENT = "data", "variables", "protection", "placement"


class ScenarioPanel(QWidget):
    """Data, Variables, Protection, Placement, Run.

    The ``show_...`` slots show what the session holds and announce nothing; the signals say what
    the user wants. An edit shows at once and is announced as a new draft.

    Signals
    -------
    draft_edited(Draft)
        The settings with a change.
    open_areas_requested(), open_records_requested(), open_level_requested()
        A file shall be chosen.
    population_table_requested(), conversion_table_requested()
        A table shall be chosen.
    level_removal_requested(str)
        A coarser level shall go.
    category_counts_requested(str)
        The values of a column shall be counted.
    run_requested(), stop_requested(), discard_requested(), pause_requested(bool)
    step_requested(), pace_requested(object)
        About the computation; see `RunControls`.
    sample_requested()
        The sample study shall be opened.
    lock_requested(bool)
        The areas selected on the map shall be locked; see `ConstraintsForm`.
    counts_shown()
        The values of a column are known, also to others (`VariablesStep.values_of`).
    """

    draft_edited = Signal(object)
    open_areas_requested = Signal()
    open_records_requested = Signal()
    open_level_requested = Signal()
    level_removal_requested = Signal(str)
    population_table_requested = Signal()
    conversion_table_requested = Signal()
    category_counts_requested = Signal(str)
    run_requested = Signal()
    stop_requested = Signal()
    discard_requested = Signal()
    pause_requested = Signal(bool)
    step_requested = Signal()
    pace_requested = Signal(object)
    sample_requested = Signal()
    lock_requested = Signal(bool)
    counts_shown = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._draft = Draft()
        self._area_file: AreaFile | None = None
        self._records: Opened | None = None
        self._counted = StudyPredictors(None)
        self.preview = SitePreview()
        self.data, self.variables = DataStep(), VariablesStep()
        self.protection, self.placement = ProtectionStep(), PlacementStep()
        self.run_bar = RunBar()
        titles = {
            DATA: self.tr("Data"),
            VARIABLES: self.tr("Variables"),
            PROTECTION: self.tr("Protection"),
            PLACEMENT: self.tr("Placement"),
        }
        bodies = (self.data, self.variables, self.protection, self.placement)
        self.steps = {
            name: FoldStep(i, title, _inset(body))
            for i, ((name, title), body) in enumerate(
                zip(titles.items(), bodies, strict=True), start=1
            )
        }
        for name in (VARIABLES, PROTECTION, PLACEMENT):
            self.steps[name].fold()
        self.setAccessibleName(self.tr("Scenario"))
        self._lay_out()
        self._connect()
        self._refresh()

    def _lay_out(self) -> None:
        inner = QWidget()
        inner.setProperty("panel", True)
        column = QVBoxLayout(inner)
        column.setContentsMargins(0, 4, 0, 8)
        column.setSpacing(2)
        for i, step in enumerate(self.steps.values()):
            if i:
                column.addWidget(_rule())
            column.addWidget(step)
        column.addStretch(1)
        self.scroll_area = QScrollArea(widgetResizable=True)
        self.scroll_area.setFrameShape(QFrame.Shape.NoFrame)
        self.scroll_area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.scroll_area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.scroll_area.setWidget(inner)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.setSpacing(0)
        outer.addWidget(self.scroll_area, 1)
        outer.addWidget(_rule())
        outer.addWidget(self.run_bar)

    def _connect(self) -> None:
        for step in (self.data, self.variables, self.protection, self.placement):
            step.edited.connect(self._take)
        for folding in self.steps.values():
            folding.folded.connect(partial(self._reveal, folding))
        data, bar = self.data, self.run_bar
        for inner, outer in (
            (data.open_areas_requested, self.open_areas_requested),
            (data.open_records_requested, self.open_records_requested),
            (data.open_level_requested, self.open_level_requested),
            (data.level_removal_requested, self.level_removal_requested),
            (data.population_table_requested, self.population_table_requested),
            (data.conversion_table_requested, self.conversion_table_requested),
            (data.sample_requested, self.sample_requested),
            (self.variables.values_needed, self.category_counts_requested),
            (self.placement.lock_requested, self.lock_requested),
            (bar.run_requested, self.run_requested),
            (bar.controls.stop_requested, self.stop_requested),
            (bar.controls.discard_requested, self.discard_requested),
            (bar.controls.pause_requested, self.pause_requested),
            (bar.controls.step_requested, self.step_requested),
            (bar.controls.pace_requested, self.pace_requested),
        ):
            inner.connect(outer)

    def sizeHint(self) -> QSize:
        """A usual width."""
        return QSize(340, 700)

    def minimumSizeHint(self) -> QSize:
        """As narrow as it is still readable."""
        return QSize(270, 240)

    # What the session holds

    @Slot(object)
    def show_areas(self, area_file: AreaFile | None) -> None:
        """Shows the area file that is open."""
        self._area_file = area_file
        self.data.show_areas(area_file)
        self.placement.constraints.show_levels(
            () if area_file is None else tuple(area_file.layer.parents)
        )
        self.protection.show_part(None if area_file is None else part_of_canada(area_file.layer))
        if area_file is not None:
            self.show_error(DATA, None)
        self._refresh()

    @Slot(object)
    def show_levels(self, levels: Mapping[str, AreaFile]) -> None:
        """Shows the coarser levels."""
        self.data.show_levels(levels)

    @Slot(object)
    def show_records(self, records: Opened | None) -> None:
        """Shows the record file that is open."""
        self._records = records
        self.data.show_records(records)
        self.variables.show_records(records)
        if records is not None:
            self.show_error(DATA, None)
        self._refresh()

    @Slot(object)
    def show_draft(self, draft: Draft) -> None:
        """Shows the settings."""
        if draft == self._draft:
            return
        self._draft = draft
        for step in (self.data, self.variables, self.protection, self.placement):
            step.show_draft(draft)
        self._refresh()

    @Slot(object)
    def show_study(self, study: Study | None) -> None:
        """Shows what counting found: the number of regions is then known."""
        self._counted = StudyPredictors(study)
        self.data.show_study(study)
        self._refresh()

    def show_selection(self, n: int) -> None:
        """Says how many areas are selected on the map."""
        self.placement.constraints.show_selection(n)

    @Slot(object)
    def show_job(self, job: Job | None) -> None:
        """Follows a job."""
        self.run_bar.show_job(job)

    def show_category_counts(
        self, column: str, counts: CategoryCounts, counted_by: QuasiIdentifier | None = None
    ) -> None:
        """Shows the counted values of a column.

        Parameters
        ----------
        column
            The column.
        counts
            Its values and their records, without recoding.
        counted_by
            The banding that was applied all the same, for a column of too many values.
        """
        self.variables.show_counts(column, counts, counted_by)
        self.show_error(VARIABLES, None)
        self._refresh()
        self.counts_shown.emit()

    def offer_recodings(self, known: Mapping[str, QuasiIdentifier]) -> None:
        """Recodings to use once their column is ticked, from a categories file."""
        self.variables.offer_recodings(known)

    def show_error(self, step: str, error: VbasError | None) -> None:
        """Shows what is wrong in the step it concerns; None clears it."""
        self.steps[step].show_error(error)

    def category_counts_failed(self, column: str, error: VbasError) -> None:
        """Says why a column's values could not be counted."""
        self.variables.refuse(column)
        self.show_error(VARIABLES, error)

    def unfold(self, *names: str) -> None:
        """Unfolds these steps and folds the others."""
        for name, step in self.steps.items():
            step.fold(name not in names)

    def _reveal(self, step: FoldStep, folded: bool) -> None:
        """Scrolls to a step that was unfolded, once it has its height."""
        if not folded:
            QTimer.singleShot(0, step, partial(self._scroll_to, step))

    def _scroll_to(self, step: FoldStep) -> None:
        bar, room = self.scroll_area.verticalScrollBar(), self.scroll_area.viewport().height()
        below = step.y() + step.height() - bar.value() - room
        if below > 0:
            bar.setValue(bar.value() + min(below, step.y() - bar.value()))

    # Edits

    @Slot(object)
    def _take(self, draft: Draft) -> None:
        if draft.area_column != self._draft.area_column:
            self.show_error(DATA, None)
        self.show_draft(draft)
        self.draft_edited.emit(draft)

    def _refresh(self) -> None:
        scenario = self._draft.scenario
        n_records = None if self._records is None else self._records.preview.n_rows
        layer = None if self._area_file is None else self._area_file.layer
        self.preview = preview_of(
            scenario,
            layer,
            n_records,
            self.variables.n_categories(),
            self._counted.predictors(scenario.population_basis),
        )
        self.protection.show_preview(self.preview)
        for name, body in (
            (DATA, self.data),
            (VARIABLES, self.variables),
            (PROTECTION, self.protection),
            (PLACEMENT, self.placement),
        ):
            self.steps[name].set_summary(body.summary())
        self.run_bar.set_reason(why_not(self._area_file, self._records, self._draft, self.preview))


def _inset(body: QWidget) -> QWidget:
    """A step's controls, set in from the edges and the next step."""
    holder = QWidget()
    column = QVBoxLayout(holder)
    column.setContentsMargins(12, 2, 12, 12)
    column.addWidget(body)
    return holder


def _rule() -> QFrame:
    rule = QFrame()
    rule.setProperty("role", "rule")
    rule.setFixedHeight(1)
    return rule
