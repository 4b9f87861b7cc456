"""Looks into files that were opened: fits the draft to them, counts columns, guesses one."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Slot

from app.frame.program import Program
from app.frame.session import Draft, Opened
from app.kit.derived import Derived, Missing, NoView
from app.kit.quiet import QuietJobs
from app.workspaces.aggregate.scenario.data_step import without_roles
from app.workspaces.aggregate.scenario.panel import DATA, VARIABLES, ScenarioPanel
from core.areas import AreaLayer
from core.constraints.base import Constraints
from core.errors import VbasError
from core.io.areas import AreaFile
from core.io.categories import read_categories
from core.io.records import RecordPreview, category_counts, suggest_area_column, what_is_left
from core.io.records.filtering import fits
from core.io.records.place import Place, folder_of
from core.io.sample import sample_folder
from core.quasi_identifiers import QuasiIdentifier
from core.site_count import Entropy, MaxCombs, SiteCount

CATEGORIES_FILE = "categories.toml"
"""Recodings beside a record file; they are used when their columns are ticked."""


class FileLooks(QObject):
    """Fits the draft to what was opened, and answers what the steps ask about its columns."""

    def __init__(self, program: Program, panel: ScenarioPanel, quiet: QuietJobs) -> None:
        super().__init__(panel)
        session = self._session = program.session
        self._panel, self.quiet = panel, quiet
        self._too_many: set[tuple[Place, str]] = set()
        self._in_sample = False
        self._area_path: Path | None = None
        panel.variables.values_needed.connect(self._count_categories)
        panel.variables.filter_asked.connect(self._count_left)
        session.records_changed.connect(self._fit_records)
        session.areas_changed.connect(self._fit_areas)
        # Soon: a scenario that is being opened names the column right after its files. A guess
        # that cannot be made is none; the same file tells its faults when it is counted.
        guess: Derived[_Named, str | None] = Derived(
            program.background,
            "area column",
            inputs=self._named,
            work=_area_column,
            show=self._take_area_column,
            view=NoView(),
            shown_only=False,
            parent=self,
        )
        guess.follow(session.records_changed, session.areas_changed)

    @Slot(object)
    def _fit_records(self, records: Opened | None) -> None:
        """What does not fit another record file leaves the draft."""
        if records is not None:
            folder = folder_of(records.path)
            self._offer_recodings(None if folder is None else folder / CATEGORIES_FILE)
            draft = self._session.draft
            if self._in_sample and folder != sample_folder():
                # What suits made-up people must not be taken over unseen for real ones.
                draft = replace(draft, scenario=replace(draft.scenario, quasi_identifiers=()))
            self._session.set_draft(fitting(draft, records.preview))
            self._in_sample = folder == sample_folder()

    @Slot(object)
    def _fit_areas(self, area_file: AreaFile | None) -> None:
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

    def _offer_recodings(self, path: Path | None) -> None:
        offer = self._panel.variables.offer_recodings
        if path is None or not path.is_file():
            offer({})
            return
        try:
            offer(read_categories(path))
        except VbasError as error:
            self._panel.show_error(VARIABLES, error)

    # The column of area ids

    def _named(self) -> _Named | Missing:
        """Records and areas whose column of ids is not known yet."""
        session = self._session
        if session.records is None or session.area_file is None or session.draft.area_column:
            return Missing("")
        return session.records, session.area_file.layer

    def _take_area_column(self, column: str | None) -> None:
        session = self._session
        if session.draft.area_column or session.records is None:  # chosen meanwhile
            return
        if column is None:
            self._panel.show_error(DATA, _no_area_column(session.records))
        else:
            session.set_draft(without_roles(replace(session.draft, area_column=column)))

    # Categories

    @Slot(str)
    def _count_categories(self, column: str) -> None:
        """Counts the values of a column; one of too many values by its bands."""
        records = self._session.records
        if records is None:
            return
        by = self._banded(column) if (records.path, column) in self._too_many else None
        self.quiet.ask(
            f"categories {column}",
            partial(category_counts, records.path, by or QuasiIdentifier(column)),
            lambda counts: self._panel.show_category_counts(column, counts, by),
            partial(self._fail_categories, records.path, column, by),
        )

    @Slot(str)
    def _count_left(self, where: str) -> None:
        """Counts what a filter leaves; one that cannot be taken says why, and is not."""
        records = self._session.records
        if records is not None:
            variables = self._panel.variables
            work = partial(what_is_left, records.path, where)
            self.quiet.ask("filter", work, variables.take_left, self._fail_filter)

    def _fail_filter(self, error: Exception) -> None:
        if not isinstance(error, VbasError):
            raise error
        self._panel.variables.filter.show_error(error)

    def _banded(self, column: str) -> QuasiIdentifier | None:
        for qi in self._session.draft.scenario.quasi_identifiers:
            if qi.column == column and qi.band is not None:
                return QuasiIdentifier(column, qi.missing, qi.band)
        return None

    def _fail_categories(
        self, path: Place, column: str, by: QuasiIdentifier | None, error: Exception
    ) -> None:
        if not isinstance(error, VbasError):
            raise error
        self._too_many.add((path, column))
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
        where="" if draft.where and not fits(draft.where, tuple(names)) else draft.where,
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


_Named = tuple[Opened, AreaLayer]
"""Records that name areas, and the areas."""


def _area_column(of: _Named) -> str | None:
    records, layer = of
    return suggest_area_column(records.preview, layer, records.path)
