"""The table of areas: what is published of each, what it holds, and how its region fares."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
import pandas as pd
from numpy.typing import NDArray

from core.areas import AreaLayer
from core.differences import matched_regions
from core.kernels import small_sums
from core.level_names import SHORT_LEVEL_NAMES
from core.map.fields import LAND
from core.map.values import (
    ANONYMITY,
    DENSITY,
    POPULATION,
    RECORDS,
    SUBJECTS,
    SUPPRESSION,
    density,
    land_km2,
)
from core.pipeline import Run
from core.presets import DEFAULT_K
from core.study import Study
from core.tables.base import COUNT, N_, NUMBER, SHARE, TEXT, YES, Column, Table, free_name, text


def area_table(
    areas: AreaLayer,
    *,
    study: Study | None = None,
    k: int = DEFAULT_K,
    run: Run | None = None,
    compared: Run | None = None,
    fields: Mapping[str, NDArray[Any]] | None = None,
    units: Mapping[str, str] | None = None,
) -> Table:
    """One row an area.

    Parameters
    ----------
    study
        Their records, if these have been counted.
    k
        Smallest size of a class, records: for the share of an area's own records below it.
    run, compared
        The run that is shown, and the one it is compared with; both on these areas.
    fields, units
        What was joined to the areas or computed for them, (n,) by name; units by name.
    """
    columns = _published(areas)
    if study is not None:
        columns += _counted(study, k, grouped=run is not None)
    if run is not None:
        columns += _grouped(run)
        same = compared is not None and len(compared.aggregation.labels) == len(areas)
        if same and compared is not None and study is not None:
            columns += _compared(run, compared, study)
    taken = {column.name.casefold() for column in columns}
    known = {column.name.casefold(): column for column in columns}
    columns += _own(areas, taken, known)
    for name, values in (fields or {}).items():
        unit = (units or {}).get(name, "")
        columns.append(_added(free_name(name, taken), name, values, unit))
    return Table("areas", tuple(columns), np.arange(len(areas)))


def _published(areas: AreaLayer) -> list[Column]:
    columns = [
        Column(
            "id", N_("Id"), text(areas.ids), TEXT, help=N_("What the area file calls the area.")
        ),
        Column(
            "population",
            N_("People"),
            areas.population,
            COUNT,
            N_("people"),
            N_("Published population; none where it is not published."),
            POPULATION,
        ),
        Column(
            "land_km2",
            N_("Land"),
            land_km2(areas),
            NUMBER,
            N_("km²"),
            N_("Land area as published, else that of the polygon."),
            LAND,
        ),
        Column(
            "density",
            N_("Density"),
            density(areas),
            NUMBER,
            N_("people per km²"),
            N_("People on each square kilometre of land."),
            DENSITY,
        ),
    ]
    for level, of in areas.parents.items():
        own, title = level not in SHORT_LEVEL_NAMES, SHORT_LEVEL_NAMES.get(level, level)
        said = N_("The coarser unit that holds the area.")
        columns.append(Column(level, title, text(of), TEXT, help=said, own=own))
    return columns


def _counted(study: Study, k: int, *, grouped: bool) -> list[Column]:
    counts = study.counts
    records, anonymity = counts.records, counts.anonymity()
    below = small_sums(counts.counts.indptr, counts.class_sizes, counts.counts.data, k)
    return [
        Column(
            "records",
            N_("Records"),
            records,
            COUNT,
            N_("records"),
            N_("Records of people who live in the area."),
            RECORDS,
            counts=records,
        ),
        Column(
            "anonymity",
            N_("Anonymity"),
            _or_none(anonymity),
            COUNT,
            N_("records"),
            N_("Smallest number of the area's records that share their values."),
            "" if grouped else ANONYMITY,
            counts=anonymity,
        ),
        Column(
            "share_below_k",
            N_("Below k"),
            _ratio(below, records),
            SHARE,
            "%",
            N_(
                "Share of the area's records whose values fewer than k share, before areas are "
                "grouped."
            ),
            "" if grouped else SUPPRESSION,
            counts=below,
        ),
    ]


def _grouped(run: Run) -> list[Column]:
    labels, suppression = run.aggregation.labels, run.suppression
    suppressed = suppression.suppressed_by_region
    lost = _ratio(suppressed, suppression.counts.records)
    return [
        Column(
            "region",
            N_("Region"),
            labels.astype(np.int64) + 1,
            COUNT,
            "",
            N_("Number of the region that holds the area, in the run that is shown."),
        ),
        Column(
            "lost_share",
            N_("Lost in the region"),
            lost[labels],
            SHARE,
            "%",
            N_(
                "Share of its region's records that are left out, because fewer than k share their "
                "values."
            ),
            SUPPRESSION,
            counts=suppressed[labels],
        ),
    ]


def _compared(run: Run, compared: Run, study: Study) -> list[Column]:
    mine, other = run.aggregation.labels, compared.aggregation.labels
    partner = matched_regions(run.aggregation, compared.aggregation, study.counts.records)
    return [
        Column(
            "other_region",
            N_("Region in the other run"),
            other.astype(np.int64) + 1,
            COUNT,
            "",
            N_("Number of the region that holds the area, in the run it is compared with."),
        ),
        Column(
            "changed",
            N_("Changed"),
            np.asarray(partner[mine] != other, dtype=bool),
            YES,
            help=N_(
                "Whether the area has another region than in the run it is compared with; each "
                "region is taken for the one that shares most records with it, whatever its number."
            ),
        ),
    ]


def _own(areas: AreaLayer, taken: set[str], known: Mapping[str, Column]) -> list[Column]:
    """The columns of the area file by their own names, unless they are among the others."""
    table, columns = areas.attributes, []
    if len(table) != len(areas):
        return []
    for position, label in enumerate(table.columns):
        values = table.iloc[:, position]
        same = known.get(str(label).casefold())
        if same is not None and _alike(same, values):
            continue
        name = free_name(str(label), taken)
        said = N_("A column of the area file.")
        if pd.api.types.is_bool_dtype(values) and not values.isna().any():
            columns.append(Column(name, name, values.to_numpy(bool), YES, help=said, own=True))
        elif pd.api.types.is_numeric_dtype(values):
            numbers = values.to_numpy(np.float64, na_value=np.nan)
            columns.append(
                Column(name, name, numbers, NUMBER, help=said, subject=_subject(label), own=True)
            )
        else:
            words = values.astype("str").where(values.notna(), "").to_numpy(object)
            columns.append(Column(name, name, words, TEXT, help=said, own=True))
    return columns


def _subject(label: object) -> str:
    """The key of `core.map.fields.MapField` of a column."""
    name = str(label)
    return f"column {name}" if name in (*SUBJECTS, LAND) else name


def _alike(column: Column, values: pd.Series) -> bool:
    """Whether a column of the file says what one of ours says."""
    if column.is_text or not pd.api.types.is_numeric_dtype(values):
        return bool(np.array_equal(text(column.values), text(values.to_numpy(object))))
    numbers = values.to_numpy(np.float64, na_value=np.nan)
    return bool(np.array_equal(column.values.astype(np.float64), numbers, equal_nan=True))


def _added(name: str, field: str, values: NDArray[Any], unit: str) -> Column:
    """A field of the session; another column may have its name by now."""
    said = N_("Joined to the areas, or computed for them.")
    of: NDArray[Any]
    if values.dtype.kind in "fiu":
        of, kind, subject = values.astype(np.float64), NUMBER, _subject(field)
    elif values.dtype.kind == "b":
        of, kind, subject = values, YES, ""
    else:
        of, kind, subject = text(values), TEXT, ""
    return Column(name, name, of, kind, unit, said, subject, own=True, field=field)


def _or_none(counts: NDArray[np.int64]) -> NDArray[np.float64]:
    return np.where(counts > 0, counts, np.nan).astype(np.float64)


def _ratio(part: NDArray[np.int64], whole: NDArray[np.int64]) -> NDArray[np.float64]:
    share = np.full(len(whole), np.nan)
    np.divide(part, whole, out=share, where=whole > 0)
    return share
