"""Cells suppressed instead of records, as tables."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

import pandas as pd

from core.api.frames import frame_of
from core.api.progress import worked_out
from core.api.runs import RunResult
from core.api.showing import page
from core.api.study import Categories, Study, listed, recoded
from core.errors import VbasError
from core.io.cell_files import (
    CellOrigin,
    columns_table,
    missingness_table,
    verification_table,
    write_cells,
)
from core.io.cell_records import ReleasedTable, write_rows
from core.io.cells_of_records import (
    Beside,
    CellSources,
    check_k,
    is_geography,
    read_cells,
    suppressed_cells,
)
from core.io.outputs import files_read
from core.io.records.released import REGION
from core.released_columns.judged import TOLERANCE
from core.steps import Steps
from core.suppression.cells.outcome import Outcome
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
            **self._rest(),
            "Whole records instead": f"{out.records_suppressed:,}",
        }

    def _rest(self) -> dict[str, str]:
        """Records that were left out, and what weights restore."""
        of, raked = self.outcome, self.outcome.raked
        left = (
            {} if of.suppression.protection.most_blank is None else {"Left out": f"{of.left_out:,}"}
        )
        if raked is None:
            return left
        before, after = (100 * raked.largest(when) for when in ("before", "after"))
        return {**left, "Shares off by": f"{before:.3g} points, weighted {after:.3g}"}


@dataclass(frozen=True)
class _Asked:
    """What is asked, before anything is read."""

    study: Study
    protection: Protection
    categories: Categories | None
    regions: RunResult | None
    hierarchies: Mapping[str, Path]
    beside: Beside
    candidates: int | None

    @property
    def by_area(self) -> bool:
        """Whether a combination has geography."""
        return self.regions is not None or any(is_geography(of) for of in self.protection.columns)

    @property
    def of_file(self) -> tuple[str, ...]:
        """The columns of the record file that the combinations, or levels in them, are made of."""
        found: dict[str, None] = {}
        for name in self.protection.columns:
            if is_geography(name) or (self.regions is not None and name == REGION):
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
    leave_out_blanked: float | None = None,
    rake: Sequence[str] = (),
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
    leave_out_blanked
        Records of which more than this share of the protected values would be blanked are left out.
    rake
        Columns of one combination whose shares in the file a column ``weight`` restores.
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
        most_blank=leave_out_blanked,
        rake=listed(rake),
    )
    asked = _Asked(
        study,
        protection,
        categories,
        regions,
        {name: Path(of) for name, of in (hierarchies or {}).items()},
        Beside(
            tuple(dict.fromkeys((*listed(keep), *listed(outcome)))),
            listed(outcome),
            bool(force),
            tolerance,
        ),
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
    others = [name for name in columns if is_geography(name)]
    if others:
        raise VbasError(
            "{column} stands beside the regions of a run: both together tell more of where a "
            "record is.",
            "Leave it out.",
            column=others[0],
        )


def _steps(asked: _Asked) -> Steps[CellsResult]:
    study, protection = asked.study, asked.protection
    sources = _sources(asked)
    records = yield from read_cells(sources, protection.columns)
    check_k(records, protection.k, study.records.path.name)
    read = ("records", "areas", "conversion") if asked.by_area else ("records",)
    outcome, table, origin = yield from suppressed_cells(
        records,
        protection,
        sources.records,
        {name: dict(of) for name, of in study.loaded.inputs.items() if name in read},
        asked.beside,
        candidates=asked.candidates,
    )
    files = files_read(study.loaded.area_file.source, study.records)
    return CellsResult(outcome, table, origin, (*files, *asked.hierarchies.values()))


def _sources(asked: _Asked) -> CellSources:
    """The study's records, with what stands in for areas."""
    study, source = asked.study, asked.study.records
    qis = recoded(study, asked.of_file, asked.categories)
    of_areas = source if asked.by_area else replace(source, area_column="")
    regions = None
    if asked.regions is not None:
        regions = study.folder.file_of(asked.regions.areas, "assignment")
    return CellSources(
        replace(of_areas, quasi_identifiers=qis),
        study.counted.areas if asked.by_area else None,
        asked.hierarchies,
        (regions, None if regions is None else REGION),
    )
