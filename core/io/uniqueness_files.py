"""What ``vbas uniqueness`` writes: every combination, the weights, what omission brings, verdict.

No file holds a record, or a value of one: only names of variables, counts and shares.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import numpy as np
import pandas as pd

from core import __version__
from core.errors import Notice, VbasError
from core.io.atomic import check_place
from core.io.codebook import write_json
from core.io.csv_cells import guarded_frame, write_csv
from core.io.outputs import versions
from core.io.result_folder import DESIGN, whole_folder
from core.record_uniqueness.distinct import ClassTable
from core.record_uniqueness.findings import Examination
from core.record_uniqueness.frequencies import size_distribution
from core.record_uniqueness.lattice import Lattice
from core.record_uniqueness.recodes import AS_IS, LEVEL, Recode

COMMAND: Final = "uniqueness"
FORMAT: Final = 1
COMBINATIONS, WEIGHTS, OMISSIONS = "combinations.csv", "weights.csv", "omissions.csv"
FREQUENCIES: Final = "frequencies.csv"
REPORT: Final = "uniqueness.json"
FILES: Final = (COMBINATIONS, WEIGHTS, OMISSIONS, REPORT)
JOINER: Final = "+"
"""Between the variables of a combination."""
_ROWS: Final = 1 << 16


@dataclass(frozen=True)
class UniquenessOrigin:
    """Where the records of an examination are from.

    Attributes
    ----------
    inputs
        {"records": {"file", "sha256"}, "areas": {...} ...}.
    synthetic
        Whether the records are synthesized.
    left_out
        Records of the file that do not count, by reason.
    notices
        What the user should know.
    advice
        Ways to recode that were found to be enough, as tables; None where nobody asked.
    n_rows
        Records that are examined, where these are fewer people; -1 = as many as are counted.
    """

    inputs: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    synthetic: bool = False
    left_out: Mapping[str, int] = field(default_factory=dict)
    notices: tuple[Notice, ...] = ()
    advice: Sequence[Mapping[str, object]] | None = None
    n_rows: int = -1


def check_file(path: Path) -> None:
    """Refuses a file that could not be written, as `check_place`, or is a folder already.

    Raises
    ------
    VbasError
        If it is a folder, something on the way is none, or nothing may be written there.
    """
    if path.is_dir():
        raise VbasError(
            "{path} is a folder, but a file of that name is to be written.",
            "Choose another folder.",
            path=path,
        )
    check_place(path)


def write_uniqueness(
    examination: Examination,
    folder: Path,
    origin: UniquenessOrigin,
    pages: Mapping[str, Callable[[Path], None]] | None = None,
    frequencies: pd.DataFrame | None = None,
) -> tuple[Path, ...]:
    """Writes all tables of an examination into a folder; they appear complete or not at all.

    Parameters
    ----------
    examination
        What came out.
    folder
        Where to; made if it is not there. An earlier result is replaced as a whole.
    origin
        Where the records are from.
    pages
        {name: what writes it} of further files in the same folder.
    frequencies
        `frequencies_table`, where it is wanted.

    Returns
    -------
    tuple of Path
        The files written.

    Raises
    ------
    VbasError
        If the folder cannot be written, or the disk is full.
    """
    report = report_of(examination, origin)
    with whole_folder(folder, COMMAND) as partial:
        with (partial / COMBINATIONS).open("w", encoding="utf-8", newline="") as file:
            for start in range(0, len(examination.lattice), _ROWS):
                table = combinations_table(examination.lattice, slice(start, start + _ROWS))
                guarded_frame(table).to_csv(file, index=False, header=start == 0)
        write_csv(weights_table(examination), partial / WEIGHTS)
        write_csv(omissions_table(examination), partial / OMISSIONS)
        if frequencies is not None:
            write_csv(frequencies, partial / FREQUENCIES)
        write_json(partial / REPORT, report)
        for name, write in (pages or {}).items():
            write(partial / name)
    more = [*([] if frequencies is None else [FREQUENCIES]), *({DESIGN} & set(pages or ()))]
    return tuple(folder / name for name in (*FILES, *more))


def combinations_table(lattice: Lattice, rows: slice = slice(None)) -> pd.DataFrame:
    """One row a combination: its variables, and the records that are unique or in unique sets.

    Parameters
    ----------
    lattice
        The counts; their order is kept: fewer variables first.
    rows
        Which combinations.
    """
    n = max(1, lattice.n_records)
    unique, in_sets = lattice.unique[rows], lattice.in_sets[rows]
    columns: dict[str, Any] = {
        "variables": [JOINER.join(lattice.names_of(i)) for i in range(len(lattice))[rows]],
        "n_variables": np.bitwise_count(lattice.masks[rows]).astype(np.int64),
        "unique_records": unique,
        "unique_percent": 100 * unique / n,
        "set_records": in_sets,
        "set_percent": 100 * in_sets / n,
        "classes": lattice.classes[rows],
        "set_classes": lattice.set_classes[rows],
    }
    if lattice.minimal is not None:
        columns["minimal_unique_records"] = lattice.minimal[rows]
    return pd.DataFrame(columns)


def weights_table(examination: Examination) -> pd.DataFrame:
    """One row a variable, the heaviest first as in Table 2 of the paper; blank where there is none.

    Where nothing can be estimated, variables keep their order.
    """
    of = examination.weights
    table = pd.DataFrame(
        {
            "variable": list(of.names),
            "weight": of.weights,
            "standard_error": of.standard_errors,
            "p_value": of.p_values,
        }
    )
    return table.sort_values("weight", ascending=False, kind="stable", ignore_index=True)


def frequencies_table(table: ClassTable, masks: Sequence[int]) -> pd.DataFrame:
    """How many classes of each size combinations have: one row a combination and size.

    Where people are counted, sizes are of distinct people, and ``records`` counts a person in each
    class that he is in.
    """
    parts = []
    for mask in masks:
        sizes, classes = size_distribution(table, mask)
        name = JOINER.join(of for i, of in enumerate(table.names) if mask >> i & 1)
        parts.append(
            pd.DataFrame(
                {
                    "variables": name,
                    "class_size": sizes,
                    "classes": classes,
                    "records": sizes * classes,
                }
            )
        )
    return pd.concat(parts, ignore_index=True)


def omissions_table(examination: Examination) -> pd.DataFrame:
    """Table 3 of the paper: what is left when one variable is left out.

    The first row, whose ``omitted`` is blank, leaves none out; ``variables`` says which are left.
    """
    lattice, n = examination.lattice, max(1, examination.lattice.n_records)
    rows = [
        {
            "omitted": "" if of.omitted is None else of.omitted,
            "unique_records": of.unique,
            "unique_percent": 100 * of.unique / n,
            "set_records": of.in_sets,
            "set_percent": 100 * of.in_sets / n,
            "variables": ""
            if of.combination < 0
            else JOINER.join(lattice.names_of(of.combination)),
        }
        for of in examination.omissions
    ]
    return pd.DataFrame(rows)


def report_of(examination: Examination, origin: UniquenessOrigin) -> dict[str, Any]:
    """What ``uniqueness.json`` holds: verdict, denominators, regression, settings, provenance.

    Where persons are counted (``unit`` is "people"), all numbers and shares of records are of
    distinct people: those who are in at least one such class. ``n_rows`` are records of the file.
    """
    fit, lattice = examination.weights, examination.lattice
    return {
        "format": FORMAT,
        "program": f"vbas {__version__}",
        "versions": versions(),
        "inputs": {name: dict(of) for name, of in origin.inputs.items()},
        "synthetic": origin.synthetic,
        "n_records": lattice.n_records,
        "n_rows": origin.n_rows if origin.n_rows >= 0 else lattice.n_records,
        "n_persons": lattice.n_records if lattice.people else None,
        "unit": "people" if lattice.people else "records",
        "left_out": dict(origin.left_out),
        "variables": _variables(examination),
        "set_size": lattice.set_size,
        "n_combinations": len(lattice),
        "minimal_unique_sets": _minimal(lattice),
        **_verdict(examination),
        "r_squared": _number(fit.r_squared),
        "combinations_used": fit.used,
        "combinations_left_out": fit.left_out,
        "estimable": fit.estimable,
        "intercept": _number(fit.intercept),
        "intercept_standard_error": _number(fit.intercept_error),
        "advice": None if origin.advice is None else [dict(of) for of in origin.advice],
        "notices": [notice.english for notice in origin.notices],
        "seconds": examination.seconds,
    }


def _variables(examination: Examination) -> list[dict[str, Any]]:
    """The variables as they were recoded."""
    return [
        {
            "name": name,
            "title": title,
            "categories": categories,
            "recode": recode_table(examination.question.recode_of(name)),
        }
        for name, title, categories in zip(
            examination.question.variables,
            examination.titles,
            examination.n_categories,
            strict=True,
        )
    ]


def recode_table(recode: Recode) -> dict[str, Any] | None:
    """How a variable is recoded, as ``--recode`` takes it; None if it is as it is."""
    if recode.kind == AS_IS:
        return None
    if recode.kind == LEVEL:
        return {"kind": recode.kind, "level": recode.level}
    if recode.groups:
        return {
            "kind": recode.kind,
            "groups": {name: list(members) for name, members in recode.groups},
        }
    return {"kind": recode.kind, "amount": recode.amount}


def _minimal(lattice: Lattice) -> dict[str, int] | None:
    """{number of variables: smallest combinations of so many that single a record out}."""
    if lattice.minimal is None:
        return None
    sizes = np.bitwise_count(lattice.masks)
    return {
        str(size): int(lattice.minimal[sizes == size].sum())
        for size in range(1, len(lattice.names) + 1)
    }


def _verdict(examination: Examination) -> dict[str, Any]:
    """The verdict, with what each share is a share of."""
    of = examination.verdict
    return {
        "set_percent_full": 100 * of.in_sets / max(1, of.n_records),
        "verdict_research": of.research,
        "verdict_public": of.public,
        "research_percent_allowed": _percent(of.research_share),
        "public_percent_allowed": _percent(of.public_share),
        "unique_records_full": of.unique,
        "unique_percent_full": 100 * of.unique / max(1, of.n_records),
        "set_records_full": of.in_sets,
        "classes_full": of.classes,
        "set_classes_full": of.set_classes,
        "set_classes_percent_full": 100 * of.set_classes / max(1, of.classes),
        "combinations_with_sets": of.combinations_with_sets,
        "combinations_with_sets_percent": 100 * of.combinations_with_sets / max(1, of.combinations),
    }


def _percent(share: float) -> float:
    return round(100 * share, 9)


def _number(value: float) -> float | None:
    return float(value) if math.isfinite(value) else None
