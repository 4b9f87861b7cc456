"""The current state of the program: immutable values, and announcements of their replacement.

Panels know neither the session nor each other; ``wiring`` and the workspaces' ``wire`` functions
connect them. State flows down through ``..._changed`` signals, intent comes up as method calls.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QObject, Signal

from app.frame.first_scenario import with_first_aims
from app.frame.showing import Showing
from core.arrays import distinct
from core.io.areas import AreaFile
from core.io.records import RecordPreview, RecordSource
from core.io.records.place import Place
from core.map.fields import AddedColumns, formulas_of, units_of
from core.map.layers import MapLayer
from core.map.run_colours import RunColours, SeenRegions
from core.pipeline import Run
from core.scenario import Scenario
from core.study import Study

CALCULATED, BASELINE, IMPORTED, EDITED = "run", "baseline", "imported", "edited"
"""Where a run in the list comes from."""

MOST_OVERLAID = 6
"""More runs than this cannot be told apart in one plot."""


@dataclass(frozen=True, eq=False)
class RunEntry:
    """A run in the list: what it was made from and what the user calls it.

    Attributes
    ----------
    number
        Never used twice in a session; the order of making.
    colours
        Of its regions, wherever they are only to be told apart.
    kind
        `CALCULATED`, `BASELINE` (today's practice, made for every study), `IMPORTED` or `EDITED`.
    starred
        Whether the user marked it.
    levels
        The coarser levels that it was made with.
    automatic
        Whether it was made by itself, beside today's practice.
    """

    number: int
    name: str
    run: Run
    study: Study
    area_file: AreaFile
    records: RecordSource
    colours: RunColours
    kind: str = CALCULATED
    starred: bool = False
    levels: Mapping[str, AreaFile] = field(default_factory=dict)
    automatic: bool = False


@dataclass(frozen=True)
class Draft:
    """What the user has chosen and not yet run.

    Attributes
    ----------
    scenario
        Quasi-identifiers, k, site count, placement, seed ...
    area_column
        The record file's column of area ids.
    person_column, area_kind, conversion_path, where
        See :class:`core.io.records.RecordSource`.
    """

    scenario: Scenario = field(default_factory=Scenario)
    area_column: str = ""
    person_column: str | None = None
    area_kind: str = "area"
    conversion_path: Path | None = None
    where: str = ""


@dataclass(frozen=True)
class Opened:
    """The records that are open: a file, or a table of a database."""

    path: Place
    preview: RecordPreview


class Session(QObject):
    """Current areas, records, draft, study, runs and selection.

    Signals
    -------
    areas_changed(AreaFile | None)
        Another area file is open; the study is gone, runs stay.
    levels_changed(dict[str, AreaFile])
        Coarser levels shown with the areas.
    records_changed(Opened | None)
        Another record file is open.
    draft_changed(Draft)
        The settings changed.
    study_changed(Study | None)
        The records were counted (None: they must be counted again).
    runs_changed(tuple[RunEntry, ...])
        A run came, went or was changed.
    run_added(RunEntry, RunEntry | None, RunEntry | None)
        The user has made a run: with what was shown, and compared with it, before.
    run_edited(RunEntry, RunEntry | None)
        The user is about to name, star or remove (None) a run; not sent while that is undone.
    current_run_changed(RunEntry | None)
        Another run is shown.
    compared_run_changed(RunEntry | None)
        Another run is compared with it.
    overlaid_changed(tuple[RunEntry, ...])
        Other runs are drawn together in the plots: the shown one first, then those that were
        ticked; at most `MOST_OVERLAID`.
    selection_changed(ndarray)
        Indices of the selected areas. Regions, bars, points and rows that are selected anywhere
        are selected as their areas.
    layers_changed(tuple[MapLayer, ...])
        The layers of the map, their order, looks or visibility; the uppermost first.
    fields_changed(dict[str, ndarray])
        Columns joined to the open areas or computed for them.
    changed()
        Any of these was replaced: views that depend on several follow this one.

    Attributes
    ----------
    showing
        Whether small counts may be told; it lasts as long as the window.
    next_number, calculated
        The number of the next run; how many were calculated: no number is used twice.
    """

    areas_changed = Signal(object)
    levels_changed = Signal(object)
    records_changed = Signal(object)
    draft_changed = Signal(object)
    study_changed = Signal(object)
    runs_changed = Signal(object)
    current_run_changed = Signal(object)
    compared_run_changed = Signal(object)
    overlaid_changed = Signal(object)
    selection_changed = Signal(object)
    run_added = Signal(object, object, object)
    run_edited = Signal(object, object)
    layers_changed = Signal(object)
    fields_changed = Signal(object)
    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.area_file: AreaFile | None = None
        self.levels: Mapping[str, AreaFile] = {}
        self.records: Opened | None = None
        self.draft = Draft(with_first_aims(Scenario()))
        self.study: Study | None = None
        self.runs: tuple[RunEntry, ...] = ()
        self.current_run: RunEntry | None = None
        self.compared_run: RunEntry | None = None
        self.selection: NDArray[np.intp] = np.zeros(0, dtype=np.intp)
        self.layers: tuple[MapLayer, ...] = ()
        self.fields: Mapping[str, NDArray[Any]] = {}
        self.overlaid: tuple[RunEntry, ...] = ()
        self.seen_regions: SeenRegions | None = None
        """The latest state of a search on the map; None while it shows a run or areas."""
        self._ticked: tuple[int, ...] = ()
        self.next_number = 1
        self.calculated = 0
        self.showing = Showing(self)
        self.showing.changed.connect(self.changed)
        for name in vars(type(self)):
            if name.endswith("_changed"):
                getattr(self, name).connect(lambda _: self.changed.emit())

    def copied(self) -> Session:
        """Another session that holds the same now, to be adopted later."""
        made = Session()
        for name in (*_KEPT, "layers", "fields", "selection"):
            setattr(made, name, getattr(self, name))
        return made

    def adopt(self, other: Session) -> None:
        """Takes over everything another session holds, and announces it."""
        for _ in self.adopting(other):
            pass

    def adopting(self, other: Session) -> Iterator[None]:
        """The same in pieces: its own runs go, then all values at once; each is announced alone."""
        used = self.next_number
        if self.runs:  # what is kept by their numbers goes with them
            self.show_run(None)
            yield
            self.compare_with(None)
            yield
            self.runs = ()
            self.runs_changed.emit(())
            yield
        for name in _KEPT:
            setattr(self, name, getattr(other, name))
        self.next_number = max(used, self.next_number)  # no number is used twice
        for announced, name in (
            (self.areas_changed, "area_file"),
            (self.levels_changed, "levels"),
            (self.records_changed, "records"),
            (self.draft_changed, "draft"),
            (self.study_changed, "study"),
            (self.runs_changed, "runs"),
            (self.compared_run_changed, "compared_run"),
            (self.current_run_changed, "current_run"),
        ):
            announced.emit(getattr(self, name))
            yield
        self._overlay()
        # Those who hear of areas and runs may have set up layers and columns of their own.
        self.set_fields(other.fields)
        yield
        self.set_layers(other.layers)
        yield
        self.select(other.selection)

    @property
    def k(self) -> int:
        """The k that protects what is shown: that of the run on the map, else of the settings."""
        entry = self.current_run
        return (self.draft.scenario if entry is None else entry.run.scenario).k

    def set_areas(self, area_file: AreaFile | None) -> None:
        """Replaces the area file."""
        self.area_file = area_file
        self.set_fields({})
        self.areas_changed.emit(area_file)
        self.set_study(None)
        self.select(np.zeros(0, dtype=np.intp))
        self.show_run(None)

    def set_level(self, level: str, area_file: AreaFile | None) -> None:
        """Adds or replaces a coarser level; None removes it."""
        levels = {name: of for name, of in self.levels.items() if name != level}
        self.set_levels(levels if area_file is None else {**levels, level: area_file})

    def set_levels(self, levels: Mapping[str, AreaFile]) -> None:
        """Replaces all coarser levels."""
        self.levels = dict(levels)
        self.levels_changed.emit(self.levels)

    def set_records(self, records: Opened | None) -> None:
        """Replaces the record file."""
        self.records = records
        self.records_changed.emit(records)
        self.set_study(None)

    def set_draft(self, draft: Draft) -> None:
        """Replaces the settings; the study goes if the records must be counted again."""
        if draft == self.draft:
            return
        recount = _counted_by(draft) != _counted_by(self.draft)
        self.draft = draft
        self.draft_changed.emit(draft)
        if recount:
            self.set_study(None)

    def set_study(self, study: Study | None) -> None:
        """Replaces the counted study."""
        if study is None and self.study is None:
            return
        self.study = study
        self.study_changed.emit(study)

    def record_source(self) -> RecordSource | None:
        """What the draft asks to be counted, or None while that is incomplete."""
        draft = self.draft
        if self.records is None or not draft.area_column or not draft.scenario.quasi_identifiers:
            return None
        return RecordSource(
            path=self.records.path,
            area_column=draft.area_column,
            quasi_identifiers=draft.scenario.quasi_identifiers,
            exclude_missing=draft.scenario.exclude_missing,
            person_column=draft.person_column,
            area_kind=draft.area_kind,
            conversion_path=draft.conversion_path,
            where=draft.where,
        )

    def add_run(
        self,
        run: Run,
        study: Study,
        area_file: AreaFile,
        records: RecordSource,
        *,
        kind: str = CALCULATED,
        name: str = "",
        show: bool = True,
        automatic: bool = False,
    ) -> RunEntry:
        """Adds a run to the list; shows it, compared with the one shown before, if wanted."""
        if kind == CALCULATED and not name:
            self.calculated += 1
        name = name or run.scenario.name or self.tr("Run {0}").format(self.calculated)
        entry = RunEntry(
            number=self.next_number,
            name=name,
            run=run,
            study=study,
            area_file=area_file,
            records=records,
            colours=RunColours(area_file.layer, run.aggregation.labels, self._like(area_file)),
            kind=kind,
            levels={level: of for level, of in self.levels.items() if level in study.levels},
            automatic=automatic,
        )
        before = self.current_run, self.compared_run
        self.next_number += 1
        self.runs = (*self.runs, entry)
        self.runs_changed.emit(self.runs)
        if show:
            self.compare_with(self.current_run)
            self.show_run(entry)
        if kind in (CALCULATED, IMPORTED) and not automatic:  # others are made with, or by, edits
            self.run_added.emit(entry, *before)
        return entry

    def _like(self, area_file: AreaFile) -> RunColours | SeenRegions | None:
        """What a new run takes its colours from: the run shown, else what is seen, else a late run.

        Not from what is seen while there is a run: colours drift from state to state of a search.
        """
        late = (self.current_run, *reversed(self.runs))
        of = [of for of in late if of is not None and same_areas(of.area_file, area_file)]
        shown = bool(of) and of[0] is self.current_run
        if (
            self.seen_regions is not None
            and not shown
            and same_areas(self._areas_on_map(), area_file)
        ):
            return self.seen_regions
        return of[0].colours if of else None

    def rename_run(self, entry: RunEntry, name: str) -> None:
        """Calls a run something else."""
        self.edit_run(entry, replace(entry, name=name))

    def star_run(self, entry: RunEntry, starred: bool) -> None:
        """Marks a run, or takes the mark away."""
        self.edit_run(entry, replace(entry, starred=starred))

    def remove_run(self, entry: RunEntry) -> None:
        """Takes a run out of the list (put it back with :meth:`restore_run`)."""
        self.edit_run(entry, None)

    def edit_run(self, before: RunEntry, after: RunEntry | None) -> None:
        """Replaces a run of the list, or takes it out, by the user's wish: this can be undone."""
        self.run_edited.emit(before, after)
        self.replace_run(before, after)

    def replace_run(self, before: RunEntry, after: RunEntry | None) -> None:
        """Replaces the run with the number of ``before``; None takes it out of the list."""
        number = before.number
        others = tuple(of for of in self.runs if of.number != number)
        self.runs = others if after is None else _in_order((*others, after))
        self.runs_changed.emit(self.runs)
        if self.compared_run is not None and self.compared_run.number == number:
            self.compare_with(after)
        if self.current_run is not None and self.current_run.number == number:
            calculated = [of for of in self.runs if of.kind != BASELINE]
            self.show_run(after or (calculated[-1] if calculated else None))
        self._overlay()

    def restore_run(self, entry: RunEntry) -> None:
        """Puts a removed run back in its place."""
        self.runs = _in_order((*self.runs, entry))
        self.runs_changed.emit(self.runs)
        self._overlay()

    def run_of(self, number: int) -> RunEntry | None:
        """The run of a number, if it is in the list."""
        return next((of for of in self.runs if of.number == number), None)

    def show_run(self, entry: RunEntry | None) -> None:
        """Shows a run on the map and in the panels."""
        if entry is not self.current_run:
            if not same_areas(self._areas_of(self.current_run), self._areas_of(entry)):
                self.select(np.zeros(0, dtype=np.intp))  # its numbers mean other areas there
            self.current_run = entry
            self.current_run_changed.emit(entry)
            self._overlay()

    def _areas_on_map(self) -> AreaFile | None:
        return self._areas_of(self.current_run)

    def _areas_of(self, entry: RunEntry | None) -> AreaFile | None:
        """The areas on the map while a run is shown."""
        return self.area_file if entry is None else entry.area_file

    def compare_with(self, entry: RunEntry | None) -> None:
        """Chooses the run that the current one is compared with."""
        if entry is not self.compared_run:
            self.compared_run = entry
            self.compared_run_changed.emit(entry)

    def set_overlaid(self, entries: Iterable[RunEntry]) -> None:
        """Chooses the runs that are drawn together with the shown one."""
        self._ticked = tuple(dict.fromkeys(of.number for of in entries))
        self._overlay()

    def toggle_overlaid(self, entry: RunEntry) -> None:
        """Draws a run together with the shown one, or no longer; beyond the most, nothing."""
        if entry.number in self._ticked:
            self._ticked = tuple(of for of in self._ticked if of != entry.number)
        elif len(self.overlaid) < MOST_OVERLAID or entry in self.overlaid:
            self._ticked = (*self._ticked, entry.number)
        self._overlay()

    def _overlay(self) -> None:
        """Tells which runs are drawn together, if others than before."""
        current = () if self.current_run is None else (self.current_run,)
        numbers = [of for of in self._ticked if not current or of != current[0].number]
        ticked = (self.run_of(of) for of in numbers)
        together = (*current, *(of for of in ticked if of is not None))[:MOST_OVERLAID]
        if together != self.overlaid:
            self.overlaid = together
            self.overlaid_changed.emit(together)

    def set_layers(self, layers: tuple[MapLayer, ...]) -> None:
        """Replaces the layers of the map, the uppermost first."""
        if layers != self.layers:
            self.layers = layers
            self.layers_changed.emit(layers)

    def set_fields(self, fields: Mapping[str, NDArray[Any]]) -> None:
        """Replaces what was joined to the open areas or computed for them: (n,) each, by name."""
        if fields or self.fields:
            self.fields = AddedColumns(fields, units_of(fields), formulas_of(fields))
            self.fields_changed.emit(self.fields)

    def select_regions(self, regions: NDArray[np.integer[Any]]) -> None:
        """Selects the areas of regions (indices) of the shown run."""
        if self.current_run is not None:
            labels = self.current_run.run.aggregation.labels
            self.select(np.flatnonzero(np.isin(labels, regions)))

    def selected_regions(self) -> NDArray[np.intp]:
        """Indices of the regions of the shown run that hold a selected area."""
        if self.current_run is None:
            return np.zeros(0, dtype=np.intp)
        labels = self.current_run.run.aggregation.labels
        return distinct(labels[self.selection[self.selection < len(labels)]]).astype(np.intp)

    def select(self, areas: NDArray[np.intp]) -> None:
        """Selects areas by index."""
        if not np.array_equal(areas, self.selection):
            self.selection = areas
            self.selection_changed.emit(areas)


_KEPT = (
    "area_file",
    "levels",
    "records",
    "draft",
    "study",
    "runs",
    "current_run",
    "compared_run",
    "_ticked",
    "next_number",
    "calculated",
)
"""What one session hands to another; layers, columns and selection follow by themselves."""


def _in_order(entries: tuple[RunEntry, ...]) -> tuple[RunEntry, ...]:
    return tuple(sorted(entries, key=lambda of: of.number))


def same_areas(one: AreaFile | None, other: AreaFile | None) -> bool:
    """Whether two files hold the same areas, by id, in the same order."""
    if one is None or other is None:
        return one is other
    return one is other or np.array_equal(one.layer.ids, other.layer.ids)


def _counted_by(draft: Draft) -> tuple[object, ...]:
    """The part of a draft that decides how records are counted."""
    scenario = draft.scenario
    return (
        scenario.quasi_identifiers,
        scenario.exclude_missing,
        draft.area_column,
        draft.person_column,
        draft.area_kind,
        draft.conversion_path,
        draft.where,
    )
