"""Cells suppressed instead of records, as tables."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path

import pandas as pd

from core.api.frames import frame_of
from core.api.progress import worked_out
from core.api.runs import RunResult
from core.api.showing import page
from core.api.study import Categories, Study, listed, recoded
from core.background import in_background
from core.coded_records import CodedRecords
from core.errors import Notice, VbasError
from core.hierarchies.apply import with_levels
from core.io.cell_files import (
    CellOrigin,
    columns_table,
    missingness_table,
    verification_table,
    write_cells,
)
from core.io.cell_records import ReleasedTable, released_table, write_rows
from core.io.hierarchy_files import read_hierarchy
from core.io.outputs import NOTHING_PROTECTED, files_read
from core.io.records.coded import read_coded
from core.io.records.record_notices import of_places
from core.io.records.released import REGION
from core.io.region_column import with_region_column
from core.io.release_pack.of_cells import cell_origin
from core.record_uniqueness.distinct import GEOGRAPHY_NAME
from core.released_columns.judged import TOLERANCE
from core.steps import Steps
from core.suppression.cells.outcome import Outcome, carry_out, check_candidates
from core.suppression.cells.protection import COMBINATIONS, Protection, k_of

Combinations = str | Sequence[str | Sequence[str]]
"""What an adversary could know together: "age+sex; age+geography.fsa", or [["age", "sex"], ...]."""


@dataclass(frozen=True, eq=False, repr=False)
class CellsResult:
    """Cells suppressed, verified and measured; made by `suppress`.

    Attributes
    ----------
    outcome
        What came out, as `core` has it.
    table
        The columns that are released.
    origin
        Where the records are from.
    read
        Files that were read.
    """

    outcome: Outcome
    table: ReleasedTable
    origin: CellOrigin
    read: tuple[Path, ...]

    def records(self, *, progress: bool = True) -> pd.DataFrame:
        """The records that may be released, sorted; blanked values are empty."""
        with tempfile.TemporaryDirectory(prefix="vbas-release-") as folder:
            path = Path(folder) / "records.parquet"
            worked_out(write_rows(self.table, path), progress)
            return frame_of(path)

    @property
    def columns(self) -> pd.DataFrame:
        """One row a column: cells blanked and missing, and what was lost, bits."""
        return columns_table(self.outcome)

    @property
    def verification(self) -> pd.DataFrame:
        """One row a combination: that no class is below k, found by other means."""
        return verification_table(self.outcome)

    @property
    def missingness(self) -> pd.DataFrame:
        """Who lost values: blanked cells of each column by what is shown of the others."""
        return missingness_table(self.outcome)

    @property
    def notices(self) -> tuple[str, ...]:
        """What should be known of the records and of what is released."""
        return tuple(dict.fromkeys(map(str, self.origin.notices)))

    def save(self, folder: str | os.PathLike[str], *, progress: bool = True) -> tuple[Path, ...]:
        """Writes the files that ``vbas suppress --out`` writes; returns them.

        Raises
        ------
        VbasError
            If the folder cannot be written or holds anything else.
        """
        steps = write_cells(self.outcome, self.table, Path(folder), self.origin, read=self.read)
        return worked_out(steps, progress)

    def __repr__(self) -> str:
        rows = ", ".join(f"{name.lower()} {value}" for name, value in self._rows().items())
        return f"<Cells: {rows}>"

    def _repr_html_(self) -> str:
        return page("Cells suppressed", self._rows(), self.notices)

    def _rows(self) -> dict[str, str]:
        loss, checks = self.outcome.loss, self.outcome.verification.checks
        failed, out = self.outcome.verification.failed, self.outcome.baseline
        return {
            "k": f"{self.outcome.suppression.protection.k:,}",
            "Records": f"{loss.n_records:,}",
            "Cells blanked": f"{loss.cells_total:,} ({loss.cells_total_percent:.3g} %)",
            "Records touched": f"{loss.records_touched:,}",
            "Combinations below k": f"{len(failed)} of {len(checks)}",
            "Whole records instead": f"{out.records_suppressed:,}",
        }


@dataclass(frozen=True)
class _Asked:
    """What is asked, before anything is read."""

    study: Study
    protection: Protection
    categories: Categories | None
    regions: RunResult | None
    hierarchies: Mapping[str, Path]
    keep: tuple[str, ...]
    force: bool
    outcomes: tuple[str, ...]
    tolerance: float
    candidates: int | None

    @property
    def by_area(self) -> bool:
        """Whether a combination has geography."""
        return self.regions is not None or any(_is_geography(of) for of in self.protection.columns)

    @property
    def of_file(self) -> tuple[str, ...]:
        """The columns of the record file that the combinations, or levels in them, are made of."""
        found: dict[str, None] = {}
        for name in self.protection.columns:
            if _is_geography(name) or (self.regions is not None and name == REGION):
                continue
            bases = (of for of in self.hierarchies if name == of or name.startswith(f"{of}."))
            found[max(bases, key=len, default=name)] = None
        return tuple(found)


def suppress(
    study: Study,
    combinations: Combinations,
    *,
    k: int | None = None,
    threshold: float | None = None,
    categories: Categories | None = None,
    regions: RunResult | None = None,
    hierarchies: Mapping[str, str | os.PathLike[str]] | None = None,
    weights: Mapping[str, float] | None = None,
    follow: Mapping[str, Sequence[str]] | None = None,
    algorithm: str = COMBINATIONS,
    give_back: bool = False,
    status: bool = False,
    keep: Sequence[str] = (),
    force: bool = False,
    outcome: Sequence[str] = (),
    tolerance: float = TOLERANCE,
    candidates: int | None = None,
    progress: bool = True,
) -> CellsResult:
    """Blanks single values until every combination is safe (El Emam et al. 2011), and verifies it.

    Parameters
    ----------
    study
        Its areas and its record file; all columns of the file can be in combinations.
    combinations
        What an adversary could know together. "geography" is the area of a record,
        "geography.fsa" a level of it, "region_id" the region of ``regions``, "code.level" a level
        of a hierarchy.
    k, threshold
        Smallest class in each combination (5 if not said), or the probability of
        re-identification that it stands for.
    categories
        How further columns are recoded; see `Study.open`.
    regions
        A run whose regions stand in for areas.
    hierarchies
        Tables of coarser levels by column, as ARX writes them.
    weights, follow, algorithm, give_back, status
        See :class:`core.suppression.cells.protection.Protection`.
    keep, force
        Other columns to release, and whether whatever they tell.
    outcome
        Columns to release that nobody can know of another person, beside those of ``keep``.
    tolerance
        Share of areas and blanked values that all these columns may tell beyond chance.
    candidates
        Fewest values that could have been in every blanked cell, for whoever knows the algorithm.
    progress
        Whether a bar is shown.

    Raises
    ------
    VbasError
        If a column is not there, k is above the number of records, a column may not be released, or
        a blanked cell has fewer candidates.
    """
    if k is not None and threshold is not None:
        raise VbasError("Both k and a threshold are given.", "Give the one or the other.")
    protection = Protection(
        parsed(combinations),
        k=(5 if k is None else k) if threshold is None else k_of(threshold),
        tau=threshold,
        weights=dict(weights or {}),
        follow={name: tuple(of) for name, of in (follow or {}).items()},
        algorithm=algorithm,
        give_back=give_back,
        status=status,
    )
    asked = _Asked(
        study,
        protection,
        categories,
        regions,
        {name: Path(of) for name, of in (hierarchies or {}).items()},
        tuple(dict.fromkeys((*listed(keep), *listed(outcome)))),
        force,
        listed(outcome),
        tolerance,
        candidates,
    )
    _check(asked)
    return worked_out(_steps(asked), progress)


def parsed(combinations: Combinations) -> tuple[tuple[str, ...], ...]:
    """The columns of each combination: of "age+sex; age", of lists, or of both."""
    listed = combinations.split(";") if isinstance(combinations, str) else combinations
    split = (of.split("+") if isinstance(of, str) else of for of in listed)
    found = tuple(tuple(name.strip() for name in of) for of in split)
    if not all(name for of in found for name in of):
        raise VbasError(
            "A combination has an empty place.", 'Write the columns with + between them: "age+sex".'
        )
    return found


def _is_geography(name: str) -> bool:
    """Whether a column comes from where records are."""
    return name == GEOGRAPHY_NAME or name.startswith(f"{GEOGRAPHY_NAME}.")


def _check(asked: _Asked) -> None:
    """Regions that are given are protected, and nothing finer stands beside them."""
    columns = asked.protection.columns
    if not asked.of_file:
        raise VbasError(
            "The combinations name no column of the records.",
            'Write one beside geography: "geography+age".',
        )
    if asked.regions is None:
        return
    if REGION not in columns:
        raise VbasError(
            "Regions are given, but no combination names {column}.",
            'Write it into the combinations that an adversary could know: "{column}+age".',
            column=REGION,
        )
    others = [name for name in columns if _is_geography(name)]
    if others:
        raise VbasError(
            "{column} stands beside the regions of a run: both together tell more of where a "
            "record is.",
            "Leave it out.",
            column=others[0],
        )


def _steps(asked: _Asked) -> Steps[CellsResult]:
    source, protection = asked.study.records, asked.protection
    records = yield from _records(asked)
    outcome = yield from carry_out(records, protection)
    if asked.candidates is not None:
        check_candidates(outcome, asked.candidates)
    table = yield from released_table(
        outcome,
        keep=asked.keep,
        source=source.path,
        force=asked.force,
        tolerance=asked.tolerance,
    )
    read = ("records", "areas", "conversion") if asked.by_area else ("records",)
    origin = cell_origin(
        outcome,
        source if asked.by_area else replace(source, area_column=""),
        recoded(asked.study, asked.of_file, asked.categories),
        {name: dict(of) for name, of in asked.study.loaded.inputs.items() if name in read},
        keep=asked.keep,
        outcomes=asked.outcomes,
        force=bool(asked.force),
        tolerance=asked.tolerance,
        notices=table.notices,
    )
    more = [Notice(NOTHING_PROTECTED)] if protection.k == 1 else []
    origin = replace(origin, notices=(*records.notices, *origin.notices, *more))
    files = files_read(asked.study.loaded.area_file.source, source)
    files = (*files, *asked.hierarchies.values())
    return CellsResult(outcome, table, origin, files)


def _records(asked: _Asked) -> Steps[CodedRecords]:
    """All records of the file, in its order, with levels and regions as columns."""
    source, columns = asked.study.records, asked.protection.columns
    areas = asked.study.counted.areas if asked.by_area else None
    read = {name: read_hierarchy(path, name) for name, path in asked.hierarchies.items()}
    coded = yield from read_coded(
        source.path,
        recoded(asked.study, asked.of_file, asked.categories),
        area_column=source.area_column if asked.by_area else None,
        areas=areas,
        person_column=source.person_column,
        exclude_missing=source.exclude_missing,
        area_kind=source.area_kind,
        conversion_path=source.conversion_path,
        where=source.where,
        keep_unknown=not source.exclude_missing,
    )
    said = [*(of for file in read.values() for of in file.notices), *coded.notices]
    said += of_places(coded)
    base = replace(coded, notices=tuple(said))
    hierarchies = {name: of.hierarchy for name, of in read.items()}
    look_up = partial(with_levels, base, hierarchies, areas=areas, only=columns)
    records = yield from in_background("looking up levels", look_up)
    if asked.regions is not None:
        table = asked.study.folder.file_of(asked.regions.areas, "assignment")
        add = partial(with_region_column, records, table, REGION, areas)
        records = yield from in_background("looking up regions", add)
    _check_columns(records, base, columns)
    people, k = min(records.n_persons, records.n_records), asked.protection.k
    if k > people:
        raise VbasError(
            "k is {k:,}, but only {n:,} records can be used: everything would be suppressed.",
            "Choose a smaller k.",
            k=k,
            n=people,
        )
    return records


def _check_columns(records: CodedRecords, base: CodedRecords, columns: Sequence[str]) -> None:
    for name in columns:
        if name not in records.columns:
            raise VbasError(
                "There is no column or level {name}.",
                "There are: {known}.",
                name=name,
                known=", ".join(base.columns),
            )
