"""What ``vbas levels`` says of the records of a file."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from app.cli.inputs import record_fields, without_places
from app.cli.options import Options, needed
from core.errors import Notice
from core.io.level_files import COMMAND
from core.io.records import RecordSource, count_by_area
from core.kernels import row_sums
from core.levels.area_table import AreaTable
from core.levels.assessment import Assessment
from core.levels.tables import above_of, counted
from core.levels.units import Units
from core.steps import Steps
from core.study import UNKNOWN_AREA
from core.thresholds.uniqueness import counts_of_units


def records_asked(options: Options) -> RecordSource:
    """The records whose share above the cut-off is asked for."""
    column = options.record_area_id or needed(options.area_id, "--area-id", COMMAND)
    fields = {**record_fields(options), "quasi_identifiers": ()}
    return RecordSource(**fields, area_column=column)


@dataclass(frozen=True, eq=False)
class LevelRecords:
    """The records of a file by level.

    Attributes
    ----------
    of_levels
        {level: (u,) records, or persons, in each of its units}.
    unit
        What is counted: "records" or "people".
    notices
        What should be known of the file.
    """

    of_levels: Mapping[str, NDArray[np.int64]]
    unit: str
    notices: tuple[Notice, ...]


def records_of_levels(
    options: Options, areas: AreaTable, levels: Sequence[Units]
) -> Steps[LevelRecords]:
    """Counts the records of the file in every unit; a person counts once in a unit."""
    study = yield from count_by_area(records_asked(options), without_places(areas))
    of_levels = {}
    for units in levels:
        counts = counts_of_units(study.counts, units.labels, len(units))
        of_levels[units.level] = row_sums(counts.size_matrix.indptr, counts.size_matrix.data)
    lost = study.left_out.get(UNKNOWN_AREA, 0)
    said = (Notice("Records whose area is not known: {n:,}. They are not counted.", n=lost),)
    return LevelRecords(of_levels, study.counts.unit, (*study.notices, *(said if lost else ())))


def print_records(here: Sequence[Assessment], records: LevelRecords) -> None:
    """How many of the file's records are in units above the cut-off."""
    once = ", once in each unit" if records.unit == "people" else ""
    print(f"Of the file's {records.unit}{once}, in units above the cut-off:")
    for of in here:
        n, percent = above_of(of, records.of_levels[of.units.level])[0]
        m = counted(of.max_combinations or 0)
        if n:
            print(f"  {percent:5.1f}% of {n:,}: {of.rule.name}, M = {m}")
