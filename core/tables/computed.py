"""Columns that were computed, computed again."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from numpy.typing import NDArray

from core.areas import AreaLayer
from core.errors import VbasError
from core.expressions import numbers_of
from core.pipeline import Run
from core.study import Study
from core.tables.areas import area_table


def computed(
    formulas: Mapping[str, str],
    areas: AreaLayer,
    columns: Mapping[str, NDArray[Any]],
    *,
    study: Study | None = None,
    k: int,
    run: Run | None = None,
) -> tuple[dict[str, NDArray[Any]], tuple[str, ...]]:
    """Values of expressions over the table of areas, in their order.

    Parameters
    ----------
    formulas
        {column: expression}.
    columns
        Columns that were joined, (n,) each.
    study, k, run
        See `core.tables.areas.area_table`.

    Returns
    -------
    dict
        ``columns`` and those computed, (n,) each.
    tuple of str
        Columns that cannot be computed now.
    """
    known, left = dict(columns), []
    for name, expression in formulas.items():
        table = area_table(areas, study=study, k=k, run=run, fields=known)
        try:
            known[name] = numbers_of(expression, table.values)
        except VbasError:
            left.append(name)
    return known, tuple(left)
