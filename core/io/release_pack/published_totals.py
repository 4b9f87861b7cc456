"""Totals that were published elsewhere: tables of units and their number of people or records."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pandas as pd
from numpy.typing import NDArray

from core.differencing.releases import Release, total
from core.errors import VbasError
from core.io.release_pack.recount import Recount


def read_totals(path: Path, found: Recount) -> tuple[Release, ...]:
    """Published totals: a table with the columns area_id and count, or area_id, unit and count.

    In the second form the count is that of the whole unit, the same in each of its rows. Where it
    is not the number of the unit's records (a census population), it is an upper bound; the units
    where it is are taken as known exactly, and are a table of their own.

    Raises
    ------
    VbasError
        If the table cannot be read, or has fewer people than there are records.
    """
    wrong = VbasError(
        "{file} is no table of totals.",
        "Write the columns area_id and count, or area_id, unit and count.",
        file=path.name,
    )
    try:
        table = pd.read_csv(path, dtype=str, keep_default_na=False)
        counts = pd.to_numeric(table["count"]).to_numpy(np.int64)
        units = table.get("unit", table["area_id"])
        of_area = dict(zip(table["area_id"], units, strict=True))
    except OSError as error:
        raise VbasError(
            "{file} cannot be read.",
            "Check that the file is there and may be read.",
            file=path.name,
        ) from error
    except (KeyError, ValueError, UnicodeError) as error:
        raise wrong from error
    _check_totals(table.assign(unit=units, count=counts), path.name)
    names = {of: i for i, of in enumerate(dict.fromkeys(units.tolist()))}
    numbers = np.zeros(len(names), np.int64)
    numbers[[names[of] for of in units]] = counts
    labels = np.array(
        [names.get(of_area.get(of, ""), -1) for of in found.places.tolist()], np.int32
    )
    if (labels < 0).all():
        raise wrong
    return _totals(path.name, found, labels, numbers)


def _check_totals(table: pd.DataFrame, file: str) -> None:
    """Raises VbasError if an area is in two units, or a unit has two counts."""
    for one, of in (("area_id", "unit"), ("unit", "count")):
        twice = table.loc[table.groupby(one)[of].transform("nunique") > 1, one]
        if len(twice):
            raise VbasError(
                "{file}: {value} has more than one {of} (row {row}).",
                "Write each unit with one count, and each area with one unit; other units in a "
                "file of their own.",
                file=file,
                value=twice.iloc[0],
                of=of,
                row=int(twice.index[0]) + 2,
            )


def _totals(
    name: str, found: Recount, labels: NDArray[np.int32], numbers: NDArray[np.int64]
) -> tuple[Release, ...]:
    """The totals that are the numbers of records, and those that are bounds of them."""
    inside, of_place = labels >= 0, np.asarray(found.counts.counts.sum(axis=1)).reshape(-1)
    records = np.bincount(labels[inside], of_place[inside], len(numbers))
    exact = np.asarray(records == numbers)
    tables: list[Release] = []
    for some, at_most in ((exact, False), (~exact, True)):
        units = np.where(inside & some[labels], labels, -1).astype(np.int32)
        if (units >= 0).any():
            known = np.asarray(np.where(some, numbers, 0), np.int64)
            called = f"{name} (at most)" if tables else name
            tables.append(total(called, found.places, units, known, at_most=at_most))
    return tuple(tables)
