"""What ``vbas suppress`` writes: the released records, what was lost, and that it was verified.

`write_cells` writes a folder of working files; `write_suppressed` the released records alone.
"""

from __future__ import annotations

import json
import math
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from functools import partial
from pathlib import Path
from typing import Any, Final

import numpy as np
import pandas as pd
from numpy.typing import NDArray

from core import __version__
from core.background import in_background
from core.errors import Notice
from core.io.atomic import whole_text
from core.io.cell_records import STATUS_SUFFIX, ReleasedTable, write_rows, write_suppressed
from core.io.codebook import CODEBOOK, README, selected_by, write_json, write_readme
from core.io.csv_cells import write_csv
from core.io.outputs import versions
from core.io.records.released_query import WrittenRecords
from core.io.result_folder import DESIGN, INTERNAL, RELEASE, seal, whole_folder
from core.risk.attacks import KnownPerson, known_person
from core.risk.class_sizes import class_sizes
from core.risk.recipient import known_to_recipient
from core.steps import Steps
from core.suppression.cells.association import Associations
from core.suppression.cells.by_value import records_by_value
from core.suppression.cells.comparison import Compared, comparison_table
from core.suppression.cells.missingness import Missingness, missingness_of_groups
from core.suppression.cells.outcome import Outcome
from core.suppression.cells.prices import Price
from core.suppression.cells.protection import Protection
from core.suppression.cells.released import ReleasedCells
from core.suppression.cells.result import CellSuppression

__all__ = [
    "CellOrigin",
    "WrittenRecords",
    "report_of",
    "write_cells",
    "write_comparison",
    "write_suppressed",
]

FORMAT: Final = 1
COMMAND: Final = "suppress"
RECORDS, REPORT = "records.parquet", "suppression.json"
COLUMNS, VERIFICATION, MISSINGNESS = "columns.csv", "verification.csv", "missingness.csv"
RELEASED: Final = (RECORDS, CODEBOOK)
WORKING: Final = (REPORT, COLUMNS, VERIFICATION, MISSINGNESS, README)
COMPARISON, COMPARISON_REPORT = "comparison.csv", "comparison.json"
PRICE, PRICE_REPORT = "price.csv", "price.json"
ASSOCIATIONS: Final = "associations.csv"
JOINER: Final = "+"
"""Between the columns of a combination."""
MOST_GROUPS: Final = 200
"""Missingness is told by columns of at most so many categories."""
_BLANKED: Final = "(blanked)"
_EMPTY: Final = "as recoded; empty where the value is missing or was blanked"
_STATUS: Final = "whether the value is shown, blanked, or missing in the record file"
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


def write_cells(
    outcome: Outcome,
    table: ReleasedTable,
    folder: Path,
    origin: CellOrigin,
    *,
    keep_order: bool = False,
    samples: Sequence[NDArray[np.int64]] = (),
    read: Sequence[Path] = (),
    compared: Associations | None = None,
    design: str = "",
) -> Steps[tuple[Path, ...]]:
    """Writes the working files of an outcome into a folder; they appear complete or not at all.

    Parameters
    ----------
    outcome
        What came out.
    table
        Its released columns.
    folder
        Where to; made if it is not there. An earlier result is replaced as a whole: what may be
        given out is in its folder ``release``, all else in ``internal``.
    origin
        Where the records are from.
    keep_order
        Keep the order of the file instead of sorting by all columns.
    samples
        Rows of each sample to write beside all records.
    read
        Files that were read.
    compared
        Associations between columns, to be written among the working files.
    design
        The text of a design file, to ask the same again; "" writes none.

    Raises
    ------
    VbasError
        If the folder cannot be written, or the disk is full.
    """
    report = yield from in_background(_MEASURE, partial(report_of, outcome, origin))
    missing = yield from in_background(_MEASURE, partial(missingness_table, outcome))
    drawn = tuple(sample_name(i) for i in range(len(samples)))
    every = np.arange(table.n_records)
    with whole_folder(folder, COMMAND, read) as partly:
        release, internal = partly / RELEASE, partly / INTERNAL
        release.mkdir()
        internal.mkdir()
        for name, rows in zip((RECORDS, *drawn), (every, *samples), strict=True):
            yield from write_rows(
                table, release / name, rows, sort=not keep_order, metadata=origin.metadata
            )
        write_json(release / CODEBOOK, codebook_of_cells(outcome, table, _where(origin)))
        write_csv(columns_table(outcome), internal / COLUMNS)
        write_csv(verification_table(outcome), internal / VERIFICATION)
        write_csv(missing, internal / MISSINGNESS)
        if compared is not None:
            write_csv(associations_table(compared), internal / ASSOCIATIONS)
        if design:
            whole_text(internal / DESIGN, design)
        write_json(internal / REPORT, report)
        write_readme(internal)
        yield from seal(partly, COMMAND)
    released = [folder / RELEASE / name for name in (*RELEASED, *drawn)]
    working = (*WORKING, *([ASSOCIATIONS] if compared else ()), *([DESIGN] if design else ()))
    return (*released, *(folder / INTERNAL / name for name in working))


def _where(origin: CellOrigin) -> str:
    """Which records were read."""
    made = origin.more.get("made_from", {})
    return str(made.get("where", "")) if isinstance(made, dict) else ""


def codebook_of_cells(outcome: Outcome, table: ReleasedTable, where: str = "") -> dict[str, Any]:
    """Columns with the categories that released records show, and k; no number counts a record."""
    records, suppression = outcome.records, outcome.suppression
    unit = "record" if records.persons is None else "person"
    columns: list[dict[str, Any]] = []
    for name in table.names:
        if name in table.meanings:
            columns.append({"name": name, **table.meanings[name]})
            continue
        if name not in records.columns:
            is_status = name.removesuffix(STATUS_SUFFIX) in suppression.columns
            meaning = _STATUS if is_status else "as in the record file"
            columns.append({"name": name, "meaning": meaning})
            continue
        codes = records.codes[records.columns.index(name)]
        if name in suppression.columns:
            codes = codes[~suppression.blanked(name)]
        shown = set(np.unique(codes).tolist())
        told = [label for code, label in enumerate(records.categories[name]) if code in shown]
        columns.append({"name": name, "meaning": _EMPTY, "categories": told})
    k = suppression.protection.k
    return {"k": k, "unit": unit, **selected_by(where), "columns": columns}


def write_comparison(
    compared: Sequence[Compared], folder: Path, origin: CellOrigin, read: Sequence[Path] = ()
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
    tables = {COMPARISON: comparison_table(compared)}
    return _write_internal(folder, tables, {COMPARISON_REPORT: report}, read)


def write_prices(
    variable: str,
    found: Sequence[Price],
    protection: Protection,
    folder: Path,
    origin: CellOrigin,
    read: Sequence[Path] = (),
) -> tuple[Path, ...]:
    """Writes what a variable costs the others at each weight, and what was asked.

    Raises
    ------
    VbasError
        If the folder cannot be written, or the disk is full.
    """
    report = {**_origin(origin), "variable": variable, **_settings(protection)}
    tables = {PRICE: pd.DataFrame([asdict(of) for of in found])}
    return _write_internal(folder, tables, {PRICE_REPORT: report}, read)


def _write_internal(
    folder: Path,
    tables: Mapping[str, pd.DataFrame],
    reports: Mapping[str, dict[str, Any]],
    read: Sequence[Path],
) -> tuple[Path, ...]:
    """Writes what must not be given out; all of it appears, or nothing."""
    with whole_folder(folder, COMMAND, read) as partly:
        internal = partly / INTERNAL
        internal.mkdir()
        for name, table in tables.items():
            write_csv(table, internal / name)
        for name, report in reports.items():
            write_json(internal / name, report)
        write_readme(internal)
    return tuple(folder / INTERNAL / name for name in (*tables, *reports, README))


def associations_table(of: Associations) -> pd.DataFrame:
    """One row a pair of columns: Cramer's V (corrected) and records that show both values."""
    rows = [
        {
            "column": first,
            "other": of.columns[j],
            "before": of.before.corrected[i, j],
            "after": of.after.corrected[i, j],
            "difference": of.difference[i, j],
            "records_before": of.before.n[i, j],
            "records_after": of.after.n[i, j],
        }
        for i, first in enumerate(of.columns)
        for j in range(i + 1, len(of.columns))
    ]
    return pd.DataFrame(rows)


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
        "n_records_left_out": dict(outcome.records.left_out),
        "n_persons": outcome.records.n_persons,
        "unit": "record" if outcome.records.persons is None else "person",
        **_settings(suppression.protection),
        "records_touched": loss.records_touched,
        "cells_suppressed": dict(loss.cells),
        "cells_suppressed_total": loss.cells_total,
        "cells_missing": {name: _missing(outcome, name) for name in suppression.columns},
        "cells_percent": suppression.cells_percent,
        "lost_by_value": _lost_by_value(outcome),
        "cells_suppressed_before_give_back": None if before is None else dict(before),
        "cells_suppressed_total_before_give_back": None if before is None else sum(before.values()),
        "cells_suppressed_phase_1": suppression.cells_phase_1,
        "moles_after_phase_1": list(suppression.moles_after_phase_1),
        "candidates_least": outcome.candidates.least,
        "candidates_median": outcome.candidates.median,
        "candidates_below_k": outcome.candidates.fewer_than(suppression.protection.k),
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


def _lost_by_value(outcome: Outcome) -> dict[str, dict[str, list[int]]]:
    """{column: {value: [records in which it is blanked, records that have it]}}.

    Values that fewer than k records have are not named: they stand together under "".
    """
    found, k = {}, outcome.suppression.protection.k
    for name, (every, shown) in records_by_value(outcome).items():
        of_column: dict[str, list[int]] = {}
        labels = outcome.records.categories[name]
        for label, of, left in zip(labels, every.tolist(), shown.tolist(), strict=True):
            lost, there = of_column.get(key := label if of >= k else "", (0, 0))
            of_column[key] = [lost + of - left, there + of]
        found[name] = of_column
    return found


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
