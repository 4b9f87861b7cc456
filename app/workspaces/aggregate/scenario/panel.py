"""The panel at the left of the window: from data to a run, in the order of thought."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QCoreApplication, QSize, QTimer, Signal, Slot
from PySide6.QtWidgets import QFrame, QWidget

from app.frame.actions import Actions
from app.frame.session import Draft, Opened, Session
from app.kit import layouts, numbers
from app.kit.fold import FoldStep
from app.workspaces.aggregate.scenario.data_step import DataStep
from app.workspaces.aggregate.scenario.placement_step import PlacementStep
from app.workspaces.aggregate.scenario.protection_step import ProtectionStep
from app.workspaces.aggregate.scenario.run_bar import RunBar
from app.workspaces.aggregate.scenario.variables_step import VariablesStep
from core.adjacency import areas_touch
from core.canada import part_of_canada, parts_of_areas
from core.errors import VbasError
from core.io.areas import AreaFile
from core.io.records import CategoryCounts
from core.pipeline import population_of
from core.quasi_identifiers import QuasiIdentifier
from core.scenario import Scenario
from core.site_count import Predictors, predictors_of
from core.site_preview import SitePreview, preview_of
from core.study import Study

DATA, VARIABLES, PROTECTION, PLACEMENT = "data", "variables", "protection", "placement"


class ScenarioPanel(QWidget):
    """Data, Variables, Protection, Placement, Run: shows what the session holds, edits its draft.

    Signals
    -------
    counts_shown()
        The values of a column are known, also to others (`VariablesStep.values_of`).
    """

    counts_shown = Signal()

    def __init__(self, session: Session, actions: Actions, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session, self._draft = session, session.draft
        self._counted = StudyPredictors(None)
        self.preview = SitePreview()
        self.data, self.variables = DataStep(session, actions), VariablesStep()
        self.protection, self.placement = ProtectionStep(), PlacementStep()
        self.run_bar = RunBar(lambda: session.showing.least_on_screen(session.k))
        titles = {
            DATA: self.tr("Data"),
            VARIABLES: self.tr("Variables"),
            PROTECTION: self.tr("Protection"),
            PLACEMENT: self.tr("Placement"),
        }
        self.bodies: dict[str, DataStep | VariablesStep | ProtectionStep | PlacementStep] = {
            DATA: self.data,
            VARIABLES: self.variables,
            PROTECTION: self.protection,
            PLACEMENT: self.placement,
        }
        self.steps = {
            name: FoldStep(i, title, _inset(self.bodies[name]))
            for i, (name, title) in enumerate(titles.items(), start=1)
        }
        for name, step in self.steps.items():
            step.setObjectName(f"scenario.{name}")
            step.fold(name != DATA)
            step.folded.connect(partial(self._reveal, step))
        self.setAccessibleName(self.tr("Scenario"))
        self._lay_out()
        self.data.columns.edited.connect(self._edit)
        self.data.records.match_said.connect(self._refresh)
        self.variables.edited.connect(self._edit)
        for form in (self.protection, self.placement):
            form.edited.connect(self._edit_scenario)
        self.run_bar.run_requested.connect(actions.run.trigger)
        self._opened = False
        self._show_areas(session.area_file)
        self._show_records(session.records)
        self._show_study(session.study)
        self._show_draft(session.draft, force=True)
        session.areas_changed.connect(self._show_areas)
        session.levels_changed.connect(self.data.areas.show_levels)
        session.records_changed.connect(self._show_records)
        session.draft_changed.connect(self._show_draft)
        session.study_changed.connect(self._show_study)
        session.selection_changed.connect(self._show_selection)

    def _lay_out(self) -> None:
        first, *others = self.steps.values()
        parts: list[layouts.Part] = [first]
        for step in others:
            parts += [_rule(), step]
        inner = QWidget()
        layouts.column(inner, *parts, 1, spacing=2, margins=(0, 4, 0, 8))
        self.scroll_area = layouts.scrolling(inner, self)
        self.scroll_area.setFrameShape(QFrame.Shape.NoFrame)
        layouts.column(self, (self.scroll_area, 1), _rule(), self.run_bar, spacing=0)

    def sizeHint(self) -> QSize:
        """A usual width."""
        return QSize(340, 700)

    def minimumSizeHint(self) -> QSize:
        """As narrow as it is still readable."""
        return QSize(270, 240)

    # What the session holds

    @Slot(object)
    def _show_areas(self, area_file: AreaFile | None) -> None:
        self.data.show_files()
        self.placement.constraints.show_levels(
            () if area_file is None else tuple(area_file.layer.parents)
        )
        self.placement.constraints.show_touching(area_file is None or areas_touch(area_file.layer))
        part = None if area_file is None else part_of_canada(area_file.layer)
        several = area_file is not None and len(parts_of_areas(area_file.layer)) > 1
        self.protection.site_count.show_part(part, several)
        self.placement.details.show_parts(several)
        if area_file is not None:
            self.show_error(DATA, None)
        self._refresh()

    @Slot(object)
    def _show_records(self, records: Opened | None) -> None:
        self.data.show_files()
        self.variables.show_records(records)
        self._opened = records is not None
        if records is not None:
            self.show_error(DATA, None)
        self._refresh()

    def _go_on(self) -> None:
        """To the variables, once, as soon as areas are found in records that were opened."""
        if self._opened and self._session.area_file is not None and self._draft.area_column:
            self._opened = False
            if not self._draft.scenario.quasi_identifiers:
                self.unfold(VARIABLES)

    @Slot(object)
    def _show_draft(self, draft: Draft, *, force: bool = False) -> None:
        if draft == self._draft and not force:
            return
        if draft.area_column != self._draft.area_column:
            self.show_error(DATA, None)
        self._draft = draft
        self.data.columns.show_value(draft)
        self.variables.show_draft(draft)
        self.protection.show_value(draft.scenario)
        self.placement.show_value(draft.scenario)
        self._refresh()

    @Slot(object)
    def _show_study(self, study: Study | None) -> None:
        """Shows what counting found: the number of regions is then known."""
        self._counted = StudyPredictors(study)
        self.data.show_files()
        self._refresh()

    @Slot(object)
    def _show_selection(self, areas: NDArray[np.intp]) -> None:
        self.placement.constraints.show_selection(len(areas))

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

    def category_counts_failed(self, column: str, error: VbasError) -> None:
        """Says why a column's values could not be counted."""
        self.variables.refuse(column)
        self.show_error(VARIABLES, error)

    def show_error(self, step: str, error: VbasError | None) -> None:
        """Shows what is wrong in the step it concerns; None clears it."""
        self.steps[step].show_error(error)

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
    def _edit_scenario(self, scenario: Scenario) -> None:
        self._edit(replace(self._draft, scenario=scenario))

    @Slot(object)
    def _edit(self, draft: Draft) -> None:
        self._session.set_draft(draft)

    def _refresh(self) -> None:
        """Says what follows from all that is chosen."""
        session, scenario = self._session, self._draft.scenario
        records, area_file = session.records, session.area_file
        self.preview = preview_of(
            scenario,
            None if area_file is None else area_file.layer,
            None if records is None else records.preview.n_rows,
            self.variables.n_categories(),
            self._counted.predictors(scenario.population_basis),
        )
        self.protection.show_preview(self.preview)
        for name, body in self.bodies.items():
            self.steps[name].set_summary(body.summary())
        self.run_bar.set_reason(why_not(area_file, records, self._draft, self.preview))
        self._go_on()


def _inset(body: QWidget) -> QWidget:
    """A step's controls, set in from the edges and the next step."""
    holder = QWidget()
    layouts.column(holder, body, margins=(12, 2, 12, 12))
    return holder


def _rule() -> QFrame:
    rule = QFrame()
    rule.setProperty("role", "rule")
    rule.setFixedHeight(1)
    return rule


def tr(text: str) -> str:
    """A text in the user's language."""
    return QCoreApplication.translate("ScenarioPanel", text)


def why_not(
    area_file: AreaFile | None, records: Opened | None, draft: Draft, preview: SitePreview
) -> str:
    """Why the scenario cannot be run, in one sentence; "" if it can."""
    if area_file is None:
        return tr("Open areas first")
    if records is None:
        return tr("Open records first")
    if not draft.area_column:
        return tr("Choose the area column of the records (step 1)")
    if not draft.scenario.quasi_identifiers:
        return tr("Choose at least one variable (step 2)")
    n, k = records.preview.n_rows, draft.scenario.k
    if k > n:
        return tr("k is {k}, but there are only {n}: choose a smaller k").format(
            k=numbers.count(k), n=numbers.count(n, tr("records"))
        )
    if preview.problem is not None:
        return f"{preview.problem.message} {preview.problem.hint}".strip()
    return ""


class StudyPredictors:
    """What the number of regions is predicted from, worked out once for each population basis."""

    def __init__(self, study: Study | None) -> None:
        self._study = study
        self._known: dict[str, Predictors] = {}

    def predictors(self, basis: str) -> Predictors | None:
        """The predictors on a basis; None without a study, or if nobody lives in its areas."""
        if self._study is None:
            return None
        if basis not in self._known:
            try:
                population = population_of(self._study, basis)
            except VbasError:
                return None
            self._known[basis] = predictors_of(self._study, population)
        return self._known[basis]
