"""What ``vbas suppress`` writes: the released records, what was lost, and that it was verified.

`write_cells` writes a folder of working files; `write_suppressed` the released records alone.
"""

from __future__ import annotations

import json
import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any, Final

import numpy as np
import pandas as pd
from numpy.typing import NDArray

from core import __version__
from core.background import in_background
from core.errors import Notice, VbasError
from core.io.atomic import check_survive, whole_folder
from core.io.cell_records import ReleasedTable, write_rows, write_suppressed
from core.io.outputs import versions
from core.io.records.released_query import WrittenRecords
from core.io.uniqueness_files import check_file, check_place
from core.risk.attacks import KnownPerson, known_person
from core.risk.class_sizes import class_sizes
from core.risk.recipient import known_to_recipient
from core.steps import Steps
from core.suppression.cells.comparison import Compared, comparison_table
from core.suppression.cells.missingness import Missingness, missingness_of_groups
from core.suppression.cells.outcome import Outcome
from core.suppression.cells.protection import Protection
from core.suppression.cells.released import ReleasedCells
from core.suppression.cells.result import CellSuppression

__all__ = [
    "CellOrigin",
    "WrittenRecords",
    "check_cell_folder",
    "report_of",
    "write_cells",
    "write_comparison",
    "write_suppressed",
]

FORMAT: Final = 1
RECORDS, REPORT = "records.parquet", "suppression.json"
COLUMNS, VERIFICATION, MISSINGNESS = "columns.csv", "verification.csv", "missingness.csv"
FILES: Final = (RECORDS, REPORT, COLUMNS, VERIFICATION, MISSINGNESS)
COMPARISON, COMPARISON_REPORT = "comparison.csv", "comparison.json"
COMPARISON_FILES: Final = (COMPARISON, COMPARISON_REPORT)
JOINER: Final = "+"
"""Between the columns of a combination."""
MOST_GROUPS: Final = 200
"""Missingness is told by columns of at most so many categories."""
_BLANKED: Final = "(blanked)"
_MEASURE: Final = "measuring what was lost"


@dataclass(frozen=True)
class CellOrigin:
    """Where the records are from.

    Attributes
    ----------
    inputs
        {"records": {"file", "sha256"}, "areas": {...} ...}.
    synthetic
        Whether the records are synthesized.
    notices
        What the user should know.
    metadata
        What the released files say of themselves.
    more
        Further entries of the report.
    """

    inputs: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    synthetic: bool = False
    notices: tuple[Notice, ...] = ()
    metadata: Mapping[bytes, bytes] = field(default_factory=dict)
    more: Mapping[str, Any] = field(default_factory=dict)


def sample_name(index: int) -> str:
    """The file of a sample, the first one has index 0."""
    return f"sample-{index + 1}.parquet"


def check_cell_folder(
    folder: Path, read: Iterable[Path | None], files: Sequence[str] = FILES, *, samples: int = 0
) -> None:
    """Refuses a folder that cannot be written, or in which a result would replace what is read.

    Long before there is anything to write. A sample of an earlier run that would stay is refused,
    too: it may have records in common with the new ones.

    Raises
    ------
    VbasError
        Naming the folder or the file.
    """
    names = (*files, *map(sample_name, range(samples)))
    check_survive(folder, names, read)
    if folder.exists() and not folder.is_dir():
        raise VbasError(
            "{path} is a file, but a folder is needed for the results.",
            "Choose another folder.",
            path=folder,
        )
    check_place(folder)
    if not folder.exists():
        return
    for name in names:
        check_file(folder / name)
    left = sorted(path.name for path in folder.glob("sample-*.parquet") if path.name not in names)
    if left and samples:
        raise VbasError(
            "{file} in {folder} is a sample of an earlier run, which may have records in common "
            "with the new ones.",
            "Remove it, or choose another folder.",
            file=left[0],
            folder=folder,
        )


def write_cells(
    outcome: Outcome,
    table: ReleasedTable,
    folder: Path,
    origin: CellOrigin,
    *,
    keep_order: bool = False,
    samples: Sequence[NDArray[np.int64]] = (),
) -> Steps[tuple[Path, ...]]:
    """Writes the working files of an outcome into a folder; they appear complete or not at all.

    Parameters
    ----------
    outcome
        What came out.
    table
        Its released columns.
    folder
        Where to; made if it is not there. Files of the same names are replaced.
    origin
        Where the records are from.
    keep_order
        Keep the order of the file instead of sorting by all columns.
    samples
        Rows of each sample to write beside all records.

    Raises
    ------
    VbasError
        If the folder cannot be written, or the disk is full.
    """
    report = yield from in_background(_MEASURE, partial(report_of, outcome, origin))
    missing = yield from in_background(_MEASURE, partial(missingness_table, outcome))
    names = [*FILES, *(sample_name(i) for i in range(len(samples)))]
    every = np.arange(table.n_records)
    with whole_folder(folder) as partly:
        for name, rows in zip((RECORDS, *names[len(FILES) :]), (every, *samples), strict=True):
            yield from write_rows(
                table, partly / name, rows, sort=not keep_order, metadata=origin.metadata
            )
        columns_table(outcome).to_csv(partly / COLUMNS, index=False)
        verification_table(outcome).to_csv(partly / VERIFICATION, index=False)
        missing.to_csv(partly / MISSINGNESS, index=False)
        _write_json(partly / REPORT, report)
    return tuple(folder / name for name in names)


def write_comparison(
    compared: Sequence[Compared], folder: Path, origin: CellOrigin
) -> tuple[Path, ...]:
    """Writes the table of several runs, and what they were, into a folder.

    Raises
    ------
    VbasError
        If the folder cannot be written, or the disk is full.
    """
    report = {
        **_origin(origin),
        "n_records": compared[0].loss.n_records,
        "runs": [{"name": of.name, **_settings(of.protection)} for of in compared],
    }
    with whole_folder(folder) as partly:
        comparison_table(compared).to_csv(partly / COMPARISON, index=False)
        _write_json(partly / COMPARISON_REPORT, report)
    return tuple(folder / name for name in COMPARISON_FILES)


def columns_table(outcome: Outcome) -> pd.DataFrame:
    """One row a column: what it weighs, whom it follows, what is blanked, missing, its entropy."""
    protection, loss = outcome.suppression.protection, outcome.loss
    rows = []
    for name in outcome.suppression.columns:
        protected = name in protection.keys
        leaders = [of for of in protection.columns if name in protection.followers(of)]
        rows.append(
            {
                "column": name,
                "weight": protection.weight(name) if protected else math.nan,
                "follows": JOINER.join(leaders),
                "cells": loss.cells[name],
                "missing": _missing(outcome, name),
                "percent": loss.cells_percent(name),
                "entropy_bits": loss.entropy_bits[name],
            }
        )
    return pd.DataFrame(rows)


def _missing(outcome: Outcome, column: str) -> int:
    """Cells that are missing in the file and were not blanked."""
    records = outcome.records
    missing = records.codes[records.columns.index(column)] == len(records.categories[column])
    return int(np.count_nonzero(missing & ~outcome.suppression.blanked(column)))


def verification_table(outcome: Outcome) -> pd.DataFrame:
    """One row a combination: what is below k, a blank taken as a value and as any value."""
    rows = [
        {
            "combination": JOINER.join(of.columns),
            "classes_below_k": of.classes_below_k,
            "records_below_k": of.records_below_k,
            "smallest_class": of.smallest,
            "records_below_k_as_wildcard": of.records_below_k_as_wildcard,
            "passes": of.passes,
        }
        for of in outcome.verification.checks
    ]
    return pd.DataFrame(rows)


def missingness_table(outcome: Outcome) -> pd.DataFrame:
    """Blanked cells of each column by the values of each other one, as Tables 11 to 13.

    Only of columns with blanked cells. Records are grouped by what they still show: how many had a
    value before would tell which values were blanked. Groups of fewer than k persons stand
    together, unnamed; persons of those are not counted.
    """
    records, suppression = outcome.records, outcome.suppression
    k = suppression.protection.k
    cells = ReleasedCells(records, suppression.columns, suppression.blanks)
    rows: list[dict[str, Any]] = []
    for column in (name for name, n in suppression.cells.items() if n):
        for by in suppression.protection.keys:
            if by == column or len(records.categories[by]) > MOST_GROUPS:
                continue
            labels = (*records.categories[by], None, _BLANKED)
            groups = cells.codes(by)
            found = missingness_of_groups(records, suppression, column, by, groups, labels)
            rows += _groups(found, k)
    names = ["column", "by", "group", "records", "blanked", "percent"]
    if records.persons is not None:
        names += ["people", "people_blanked"]
    return pd.DataFrame(rows, columns=names)


def _groups(of: Missingness, k: int) -> list[dict[str, Any]]:
    people = of.records if of.people is None else of.people
    unit = "records" if of.people is None else "people"
    small = people < k
    rows = []
    for i in np.flatnonzero(~small):
        label = of.labels[i] or "missing"
        rows.append(_group(of, label, int(of.records[i]), int(of.blanked[i])))
        if of.people is not None and of.people_blanked is not None:
            rows[-1] |= {"people": of.people[i], "people_blanked": of.people_blanked[i]}
    if small.any():
        others = f"(values of fewer than {k} {unit})"
        rows.append(_group(of, others, int(of.records[small].sum()), int(of.blanked[small].sum())))
    return rows


def _group(of: Missingness, label: str, n: int, blanked: int) -> dict[str, Any]:
    return {
        "column": of.column,
        "by": of.by,
        "group": label,
        "records": n,
        "blanked": blanked,
        "percent": 100 * blanked / n,
    }


def report_of(outcome: Outcome, origin: CellOrigin) -> dict[str, Any]:
    """What ``suppression.json`` holds: what was asked, what it cost, that it was verified."""
    suppression, loss = outcome.suppression, outcome.loss
    before = suppression.cells_before_give_back
    return {
        **_origin(origin),
        "n_records": loss.n_records,
        "n_persons": outcome.records.n_persons,
        "unit": "record" if outcome.records.persons is None else "person",
        **_settings(suppression.protection),
        "records_touched": loss.records_touched,
        "cells_suppressed": dict(loss.cells),
        "cells_suppressed_total": loss.cells_total,
        "cells_missing": {name: _missing(outcome, name) for name in suppression.columns},
        "cells_percent": suppression.cells_percent,
        "cells_suppressed_before_give_back": None if before is None else dict(before),
        "cells_suppressed_total_before_give_back": None if before is None else sum(before.values()),
        "cells_suppressed_phase_1": suppression.cells_phase_1,
        "moles_after_phase_1": list(suppression.moles_after_phase_1),
        "rounds": suppression.rounds,
        "moles_left": suppression.moles_left,
        "entropy_bits": loss.entropy_total,
        "entropy_bits_per_record": loss.entropy_per_record,
        "entropy_bits_by_column": dict(loss.entropy_bits),
        **_verified(outcome),
        "record_suppression": {
            "records_suppressed": outcome.baseline.records_suppressed,
            "cells": outcome.baseline.cells,
            "entropy_bits": outcome.baseline.entropy_bits,
        },
        "seconds": sum(suppression.seconds.values()),
        "seconds_by_part": dict(suppression.seconds),
    }


def _verified(outcome: Outcome) -> dict[str, Any]:
    of = outcome.verification
    return {
        "n_combinations": len(of.checks),
        "combinations_below_k": len(of.failed),
        "verification": json.loads(verification_table(outcome).to_json(orient="records")),
        "known_person": {
            JOINER.join(check.columns): {
                "before": _known_person(outcome, check.columns, None),
                "after": _known_person(outcome, check.columns, outcome.suppression),
                "after_strict": _strictly(outcome, check.columns),
            }
            for check in of.checks
        },
    }


def _known_person(
    outcome: Outcome, columns: Sequence[str], suppression: CellSuppression | None
) -> dict[str, float]:
    """Attack 3 of the paper, over all records, as a recipient sees them."""
    found = known_to_recipient(outcome.records, columns, outcome.verification.k, suppression)
    return _numbers(found)


def _strictly(outcome: Outcome, columns: Sequence[str]) -> dict[str, float]:
    """The same, were blanked and missing told apart, and a class that shows nothing one, too."""
    sizes = class_sizes(outcome.records, columns, suppression=outcome.suppression)
    return _numbers(known_person(sizes, outcome.verification.k))


def _numbers(found: KnownPerson) -> dict[str, float]:
    return {"worst": found.worst, "mean": found.mean, "share_over_tau": found.share_over}


def _settings(of: Protection) -> dict[str, Any]:
    return {
        "k": of.k,
        "tau": of.tau,
        "combinations": [list(columns) for columns in of.combinations],
        "weights": {name: of.weight(name) for name in of.keys},
        "follow": {name: list(others) for name, others in of.follow.items()},
        "algorithm": of.algorithm,
        "single_pass": of.single_pass,
        "give_back": of.give_back,
        "status": of.status,
    }


def _origin(origin: CellOrigin) -> dict[str, Any]:
    return {
        "format": FORMAT,
        "program": f"vbas {__version__}",
        "versions": versions(),
        "inputs": {name: dict(of) for name, of in origin.inputs.items()},
        "synthetic": origin.synthetic,
        "notices": [notice.english for notice in origin.notices],
        **origin.more,
    }


def _write_json(path: Path, report: Mapping[str, Any]) -> None:
    text = json.dumps(report, indent=2, ensure_ascii=False, allow_nan=False)
    path.write_text(text + "\n", encoding="utf-8")
