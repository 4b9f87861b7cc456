"""Connects the scenario panel: what it shows comes from the session, what it wants goes there."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Slot

from app.frame.main_window import MainWindow
from app.frame.more_data import MoreData
from app.frame.session import Draft, Opened, Session
from app.kit.job import Job, Jobs
from app.kit.quiet import QuietJobs
from app.workspaces.aggregate.scenario import ScenarioPanel
from app.workspaces.aggregate.scenario.constraints_form import locked_with
from app.workspaces.aggregate.scenario.panel import DATA, PLACEMENT, PROTECTION, VARIABLES
from core.areas import AreaLayer
from core.background import in_background
from core.constraints.base import Constraints
from core.errors import VbasError
from core.io.areas import AreaFile
from core.io.categories import read_categories
from core.io.records import CategoryCounts, RecordPreview, category_counts, suggest_area_column
from core.io.sample import sample_folder
from core.quasi_identifiers import QuasiIdentifier
from core.site_count import Entropy, MaxCombs, SiteCount
from core.steps import Step, Steps

CATEGORIES_FILE = "categories.toml"
"""Recodings beside a record file; they are used when their columns are ticked."""

_OF_CONSTRAINTS = frozenset({"floor", "level", "areas"})
"""What errors of constraints name."""

_STEP_OF_STAGE = {"counting sites": PROTECTION, "placing sites": PLACEMENT}


class ScenarioWiring(QObject):
    """The panel on one side, session, jobs and window on the other."""

    def __init__(
        self, session: Session, jobs: Jobs, panel: ScenarioPanel, window: MainWindow
    ) -> None:
        super().__init__(panel)
        self._session, self._jobs, self._panel = session, jobs, panel
        self.quiet = QuietJobs(self)
        self._too_many: set[str] = set()
        self._run: Job | None = None
        self._stage, self._placing = "", False
        self._in_sample = False
        self._area_path: Path | None = None
        self.more = MoreData(session, jobs, window, partial(panel.show_error, DATA))
        window.closing.connect(self.quiet.close)
        self._show()
        self._hear(window)
        panel.show_areas(session.area_file)
        panel.show_levels(session.levels)
        self._take_records(session.records)
        panel.show_draft(session.draft)
        panel.show_study(session.study)
        panel.show_job(jobs.current)

    def _show(self) -> None:
        session, panel = self._session, self._panel
        session.areas_changed.connect(panel.show_areas)
        session.levels_changed.connect(panel.show_levels)
        session.records_changed.connect(self._take_records)
        session.draft_changed.connect(panel.show_draft)
        session.study_changed.connect(panel.show_study)
        session.areas_changed.connect(self._take_areas)
        self._jobs.started.connect(panel.show_job)

    def _hear(self, window: MainWindow) -> None:
        panel, actions, more = self._panel, window.actions_, self.more
        panel.draft_edited.connect(self._session.set_draft)
        panel.category_counts_requested.connect(self._count_categories)
        panel.run_requested.connect(actions.run.trigger)
        actions.run.triggered.connect(self._follow_run)
        panel.open_areas_requested.connect(actions.open_areas.trigger)
        panel.open_records_requested.connect(actions.open_records.trigger)
        panel.sample_requested.connect(actions.open_sample.trigger)
        panel.open_level_requested.connect(more.ask_for_level)
        panel.level_removal_requested.connect(more.remove_level)
        panel.population_table_requested.connect(more.ask_for_population)
        panel.conversion_table_requested.connect(more.ask_for_conversion_table)
        panel.stop_requested.connect(partial(self._with_job, Job.stop))
        panel.lock_requested.connect(self._lock_selected)
        self._session.selection_changed.connect(lambda of: panel.show_selection(len(of)))
        panel.discard_requested.connect(partial(self._with_job, Job.discard))
        panel.step_requested.connect(partial(self._with_job, Job.step))
        panel.pause_requested.connect(self._pause)
        panel.pace_requested.connect(self._set_pace)
        controls = panel.run_bar.controls
        actions.pause.triggered.connect(controls.pause.toggle)
        actions.step.triggered.connect(controls.step.click)
        actions.stop.triggered.connect(partial(self._with_job, Job.stop))

    # The computation

    @Slot()
    def _follow_run(self) -> None:
        """Shows what goes wrong in a run in the step it concerns."""
        job = self._jobs.current
        if job is None or job is self._run:
            return
        self._run, self._stage, self._placing = job, "", False
        job.stepped.connect(self._note_stage)
        job.succeeded.connect(self._clear_errors)
        job.failed.connect(self._place_error)
        job.ended.connect(self._forget_run)

    @Slot(object)
    def _note_stage(self, step: Step) -> None:
        self._stage = step.stage
        self._placing = self._placing or step.snapshot is not None

    @Slot()
    def _clear_errors(self) -> None:
        for name in (DATA, VARIABLES, PROTECTION, PLACEMENT):
            self._panel.show_error(name, None)

    @Slot(object)
    def _place_error(self, error: Exception) -> None:
        self._clear_errors()
        if isinstance(error, VbasError):
            self._panel.show_error(self._step_of(error), error)

    def _step_of(self, error: VbasError) -> str:
        chosen = {qi.column for qi in self._session.draft.scenario.quasi_identifiers}
        if error.values.get("column") in chosen:
            return VARIABLES
        if "k" in error.values:
            return PROTECTION
        if error.values.keys() & _OF_CONSTRAINTS:
            return PLACEMENT
        return _STEP_OF_STAGE.get(self._stage, PLACEMENT if self._placing else DATA)

    @Slot()
    def _forget_run(self) -> None:
        self._run = None

    def _with_job(self, what: Callable[[Job], None]) -> None:
        if self._jobs.current is not None:
            what(self._jobs.current)

    @Slot(bool)
    def _pause(self, paused: bool) -> None:
        if self._jobs.current is not None:
            self._jobs.current.pause(paused)

    @Slot(object)
    def _set_pace(self, states_per_second: float | None) -> None:
        if self._jobs.current is not None:
            self._jobs.current.set_pace(states_per_second)

    # Records

    @Slot(object)
    def _take_records(self, records: Opened | None) -> None:
        """Shows another record file; what does not fit it leaves the draft."""
        self.quiet.forget()
        self._too_many.clear()
        self._panel.show_records(records)
        if records is not None:
            self._offer_recodings(records.path.parent / CATEGORIES_FILE)
            draft = self._session.draft
            if self._in_sample and records.path.parent != sample_folder():
                # What suits made-up people must not be taken over unseen for real ones.
                draft = replace(draft, scenario=replace(draft.scenario, quasi_identifiers=()))
            self._session.set_draft(fitting(draft, records.preview))
            self._in_sample = records.path.parent == sample_folder()
        self._suggest_later()

    @Slot(object)
    def _take_areas(self, area_file: AreaFile | None) -> None:
        """Other areas: the part of Canada that was chosen for the last ones says nothing now."""
        path = None if area_file is None else area_file.source.path
        if path is not None and path != self._area_path:
            self._area_path = path
            draft = self._session.draft
            scenario = replace(
                draft.scenario,
                site_count=any_part(draft.scenario.site_count),
                constraints=constraints_for(draft.scenario.constraints, area_file),
            )
            self._session.set_draft(replace(draft, scenario=scenario))
        self._suggest_later()

    @Slot(bool)
    def _lock_selected(self, together: bool) -> None:
        session = self._session
        if session.area_file is None or not len(session.selection):
            return
        ids = [str(of) for of in session.area_file.layer.ids[session.selection]]
        draft = session.draft
        old = draft.scenario.constraints
        new = replace(old, locked=locked_with(old, ids, together))
        session.set_draft(replace(draft, scenario=replace(draft.scenario, constraints=new)))

    def _offer_recodings(self, path: Path) -> None:
        if not path.is_file():
            self._panel.offer_recodings({})
            return
        try:
            self._panel.offer_recodings(read_categories(path))
        except VbasError as error:
            self._panel.show_error(VARIABLES, error)

    @Slot()
    def _suggest_later(self) -> None:
        # A scenario that is being opened names the column right after its files.
        QTimer.singleShot(0, self, self._suggest_area_column)

    @Slot()
    def _suggest_area_column(self) -> None:
        """Looks which column holds ids of the areas, unless one is chosen."""
        session = self._session
        if session.records is None or session.area_file is None or session.draft.area_column:
            return
        records, layer = session.records, session.area_file.layer
        self.quiet.ask(
            "area column",
            partial(_look_for_area_column, records, layer),
            partial(self._take_area_column, records, layer),
            self._ignore,
        )

    def _take_area_column(self, records: Opened, layer: AreaLayer, column: str | None) -> None:
        session, file = self._session, self._session.area_file
        if session.records is not records or file is None or file.layer is not layer:
            return
        if session.draft.area_column:
            return
        if column is None:
            self._panel.show_error(DATA, _no_area_column(records))
            return
        taken = {column, session.draft.person_column}
        session.set_draft(_without(replace(session.draft, area_column=column), taken))

    def _ignore(self, error: Exception) -> None:
        """A guess that failed is none; the same file tells its faults when it is counted."""
        if not isinstance(error, VbasError):
            raise error

    # Categories

    @Slot(str)
    def _count_categories(self, column: str) -> None:
        """Counts the values of a column; one of too many values by its bands."""
        records = self._session.records
        if records is None:
            return
        by = self._banded(column) if column in self._too_many else None
        self.quiet.ask(
            f"categories {column}",
            partial(category_counts, records.path, by or QuasiIdentifier(column)),
            partial(self._take_categories, column, by),
            partial(self._fail_categories, column, by),
        )

    def _banded(self, column: str) -> QuasiIdentifier | None:
        for qi in self._session.draft.scenario.quasi_identifiers:
            if qi.column == column and qi.band is not None:
                return QuasiIdentifier(column, qi.missing, qi.band)
        return None

    def _take_categories(
        self, column: str, by: QuasiIdentifier | None, counts: CategoryCounts
    ) -> None:
        self._panel.show_category_counts(column, counts, by)

    def _fail_categories(self, column: str, by: QuasiIdentifier | None, error: Exception) -> None:
        if not isinstance(error, VbasError):
            raise error
        self._too_many.add(column)
        if by is None and self._banded(column) is not None:
            self._count_categories(column)
        else:
            self._panel.category_counts_failed(column, error)


def fitting(draft: Draft, preview: RecordPreview) -> Draft:
    """The settings without columns that a record file does not have."""
    names = {column.name for column in preview.columns}
    kept = tuple(qi for qi in draft.scenario.quasi_identifiers if qi.column in names)
    return replace(
        draft,
        scenario=replace(draft.scenario, quasi_identifiers=kept),
        area_column=draft.area_column if draft.area_column in names else "",
        person_column=draft.person_column if draft.person_column in names else None,
    )


def any_part(site_count: SiteCount) -> SiteCount:
    """The same site count, with the part of Canada left to be recognised."""
    if isinstance(site_count, (MaxCombs, Entropy)):
        return replace(site_count, region=None)
    return site_count


def constraints_for(constraints: Constraints, area_file: AreaFile | None) -> Constraints:
    """The constraints without areas and levels that a file does not have."""
    if area_file is None:
        return constraints
    ids = {str(of) for of in area_file.layer.ids} if constraints.locked else set()
    level = constraints.border_level
    return replace(
        constraints,
        locked=tuple(pair for pair in constraints.locked if pair[0] in ids),
        border_level=level if level in area_file.layer.parents else None,
    )


def _no_area_column(records: Opened) -> VbasError:
    return VbasError(
        "No column of {file} seems to hold ids of these areas.",
        "Choose the area column, or open the areas that the records name.",
        file=records.path.name,
    )


def _without(draft: Draft, taken: set[str | None]) -> Draft:
    kept = tuple(qi for qi in draft.scenario.quasi_identifiers if qi.column not in taken)
    return replace(draft, scenario=replace(draft.scenario, quasi_identifiers=kept))


def _look_for_area_column(records: Opened, layer: AreaLayer) -> Steps[str | None]:
    return in_background(
        "looking for the area column",
        lambda: suggest_area_column(records.preview, layer, records.path),
    )
