"""What kind of variable categories make: numbers in order, codes with levels, geography."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np
import pandas as pd
from numpy.typing import NDArray

from core.areas import Listed
from core.errors import VbasError
from core.quasi_identifiers import QuasiIdentifier
from core.record_uniqueness.distinct import (
    CATEGORY,
    CODES,
    GEOGRAPHY,
    GEOGRAPHY_NAME,
    NUMBER,
    CountedVariable,
    VariableLevel,
)
from core.record_uniqueness.number_labels import even_step, number_label, number_labels
from core.record_uniqueness.prefixes import prefix_levels
from core.record_uniqueness.table import FINEST


def variable_of(
    name: str, labels: Sequence[str], qi: QuasiIdentifier | None = None
) -> tuple[CountedVariable, NDArray[np.int32]]:
    """A column as a variable.

    Parameters
    ----------
    name
        Of the column.
    labels
        Its categories as they were counted, without missing.
    qi
        How it was recoded, if it was: what was declared in an order stays in it.

    Returns
    -------
    variable, new_code
        Numbers and ranges in the order of numbers; (n_codes,) int32 the code in the variable of
        each code as it was counted, missing last.
    """
    declared = qi is not None and bool(qi.order)
    levels = () if _bands(qi) else prefix_levels(labels)
    numbers = None if levels else number_labels(labels, sure=_bands(qi) is not None)
    order = np.arange(len(labels)) if declared and numbers is None else _by_number(labels)
    placed = tuple(labels[i] for i in order)
    new_code = np.empty(len(labels) + 1, dtype=np.int32)
    new_code[order] = np.arange(len(labels))
    new_code[-1] = len(labels)
    if numbers is not None:
        return CountedVariable(name, placed, NUMBER, _bands(qi) or even_step(numbers)), new_code
    if levels:
        moved = tuple(VariableLevel(of.name, of.of[order], of.categories) for of in levels)
        return CountedVariable(name, placed, CODES, levels=moved), new_code
    return CountedVariable(name, placed, CATEGORY), new_code


def _bands(qi: QuasiIdentifier | None) -> float | None:
    """The width of the bands that were asked for, if the categories are these."""
    if qi is None or qi.band is None or qi.groups or qi.order:
        return None
    return float(qi.band.width)


def _by_number(labels: Sequence[str]) -> NDArray[np.intp]:
    """Places of the labels in the order of their numbers; as they are if one is none."""
    lows = np.empty(len(labels))
    for i, label in enumerate(labels):
        number = number_label(label)
        if number is None:
            return np.arange(len(labels))
        lows[i] = number.low
    return np.argsort(lows, kind="stable")


def geography_of(
    areas: Listed,
    *,
    more: Mapping[str, NDArray[np.integer]] | None = None,
    columns: Sequence[str] = (),
) -> CountedVariable:
    """Where records are, as one variable with its levels.

    Parameters
    ----------
    areas
        The areas; their ids are the categories.
    more
        {name: (n,) region of each area, -1 = none}: regions of runs as further levels.

    Raises
    ------
    VbasError
        If two levels have one name.
    """
    levels = [_units(name, of) for name, of in areas.parents.items()]
    levels += [_regions(name, np.asarray(of)) for name, of in (more or {}).items()]
    names = [FINEST, *(of.name for of in levels)]
    for name in names:
        if names.count(name) > 1:
            raise VbasError(
                "Two levels of geography are called {name}.", "Rename one of them.", name=name
            )
    levels.sort(key=lambda of: -len(of.categories))
    ids = tuple(areas.ids.tolist())
    return CountedVariable(geography_name(columns), ids, GEOGRAPHY, levels=tuple(levels))


def geography_of_ids(ids: Sequence[str], columns: Sequence[str] = ()) -> CountedVariable:
    """Where records are, where nothing but the ids of their areas is known."""
    levels = prefix_levels(ids)
    return CountedVariable(geography_name(columns), tuple(ids), GEOGRAPHY, levels=levels)


def geography_name(columns: Sequence[str]) -> str:
    """What the variable is called: geography, unless a column is."""
    name, n = GEOGRAPHY_NAME, 1
    while name in columns:
        n += 1
        name = f"{GEOGRAPHY_NAME} {n}"
    return name


def _units(name: str, of: NDArray[np.object_]) -> VariableLevel:
    """A coarser level of the areas; "" is none."""
    code, units = pd.factorize(of, sort=True)
    known = units != ""
    new_code = np.append(np.where(known, np.cumsum(known) - 1, -1), -1)
    return VariableLevel(name, new_code[code].astype(np.int32), tuple(units[known].tolist()))


def _regions(name: str, labels: NDArray[np.integer]) -> VariableLevel:
    """The regions of a run, by their ids."""
    n = int(labels.max(initial=-1)) + 1
    return VariableLevel(name, labels.astype(np.int32), tuple(str(i + 1) for i in range(n)))
