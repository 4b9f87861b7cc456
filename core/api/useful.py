"""What analyses lose: the same figures from all records and from those that are released."""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence
from typing import Any, Final

import numpy as np
import pandas as pd
from numpy.typing import NDArray

from core.api.cells import CellsResult
from core.api.progress import worked_out
from core.api.runs import RunResult
from core.suppression.cells.association import associations
from core.suppression.cells.by_value import records_by_value
from core.suppression.cells.cramer import cramers_v
from core.suppression.cells.outcome import Outcome

SHARE: Final = "share of records"
ASSOCIATION: Final = "association"
_COLUMNS: Final = (
    *("analysis", "of", "value", "before", "after", "change"),
    *("records_before", "records_after"),
)


def usefulness(of: RunResult | CellsResult, *, progress: bool = True) -> pd.DataFrame:
    """What analysts would find in the release instead of what is in all records.

    Two kinds of analyses, missing values left out of both: the share of the records that has each
    value of a column, and how strongly two columns go together (Cramer's V without what chance
    alone makes, Bergsma 2013; 0 not at all, 1 one tells the other).

    Parameters
    ----------
    of
        A run, or cells suppressed.
    progress
        Whether a bar is shown.

    Returns
    -------
    DataFrame
        One row a figure: ``analysis`` ("share of records" or "association"), the column or columns
        it is ``of``, the ``value``, the figure ``before`` and ``after``, their ``change``, and the
        records it is from. The largest changes of each kind come first. NaN where there are too
        few records to say. It tells about records that are not released: for the house only.
    """
    rows = _of_run(of) if isinstance(of, RunResult) else _of_cells(of.outcome, progress)
    table = pd.DataFrame(rows, columns=list(_COLUMNS))
    order = table["change"].abs().groupby(table["analysis"]).rank(ascending=False, method="first")
    kinds = table["analysis"].map({SHARE: 0, ASSOCIATION: 1})
    sorted_by = np.lexsort((order.fillna(math.inf), kinds))
    return table.iloc[sorted_by].reset_index(drop=True)


def _of_run(of: RunResult) -> list[dict[str, Any]]:
    """From the classes of the records: how many each has, and how many of them are kept."""
    suppression = of.run.suppression
    counts = suppression.counts
    before = counts.class_records
    after = before - suppression.suppressed_by_class()
    rows = []
    codes = dict(zip(counts.categories, counts.codes.T, strict=True))
    for name, labels in counts.categories.items():
        all_of, kept = (
            np.bincount(codes[name], weights=of, minlength=len(labels) + 1)[: len(labels)]
            for of in (before, after)
        )
        rows += _shares(name, labels, all_of, kept)
    for one, other in itertools.combinations(counts.categories, 2):
        shape = len(counts.categories[one]) + 1, len(counts.categories[other]) + 1
        first, then = (_contingency(codes[one], codes[other], of, shape) for of in (before, after))
        n, n_after = int(first.sum()), int(then.sum())
        rows.append(_association(one, other, _v(first), _v(then), n, n_after))
    return rows


def _contingency(
    one: NDArray[np.int32],
    other: NDArray[np.int32],
    records: NDArray[np.int64],
    shape: tuple[int, int],
) -> NDArray[np.float64]:
    """Records by the values of two columns; missing, the last of each, is left out."""
    cells = one.astype(np.int64) * shape[1] + other
    table = np.bincount(cells, weights=records, minlength=shape[0] * shape[1])
    return np.asarray(table.reshape(shape)[:-1, :-1], np.float64)


def _v(table: NDArray[np.float64]) -> float:
    """Cramer's V, corrected, of a contingency table."""
    rows, columns = table.sum(axis=1), table.sum(axis=0)
    table = table[np.ix_(rows > 0, columns > 0)]
    if min(table.shape) < 2:
        return math.nan
    expected = np.outer(rows[rows > 0], columns[columns > 0])
    total = math.fsum((table**2 / expected).ravel())
    return cramers_v(int(table.sum()), total, *table.shape).corrected


def _of_cells(outcome: Outcome, progress: bool) -> list[dict[str, Any]]:
    records, suppression = outcome.records, outcome.suppression
    rows = []
    for name, shown in records_by_value(outcome).items():
        rows += _shares(name, records.categories[name], *shown)
    found = worked_out(associations(records, suppression), progress)
    for i, j in itertools.combinations(range(len(found.columns)), 2):
        rows.append(
            _association(
                found.columns[i],
                found.columns[j],
                float(found.before.corrected[i, j]),
                float(found.after.corrected[i, j]),
                int(found.before.n[i, j]),
                int(found.after.n[i, j]),
            )
        )
    return rows


def _shares(
    name: str,
    labels: Sequence[str],
    before: NDArray[np.number],
    after: NDArray[np.number],
) -> list[dict[str, Any]]:
    """One row a value."""
    totals = max(1, before.sum()), max(1, after.sum())
    return [
        _row(SHARE, name, label, a / totals[0], b / totals[1] if after.sum() else math.nan, a, b)
        for label, a, b in zip(labels, before.tolist(), after.tolist(), strict=True)
    ]


def _association(
    one: str, other: str, before: float, after: float, n_before: int, n_after: int
) -> dict[str, Any]:
    return _row(ASSOCIATION, f"{one} x {other}", "", before, after, n_before, n_after)


def _row(
    analysis: str, of: str, value: str, before: float, after: float, n: float, n_after: float
) -> dict[str, Any]:
    figures = (analysis, of, value, before, after, after - before, int(n), int(n_after))
    return dict(zip(_COLUMNS, figures, strict=True))
