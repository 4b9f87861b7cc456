"""Outcomes in the classes of a pack: what all of a class have in common."""

from __future__ import annotations

from typing import Any

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
from numpy.typing import NDArray

from core.attribute_disclosure import Aim, aim_of, attributes_of, check_outcomes
from core.errors import Notice, VbasError
from core.io.verification.checks import Check
from core.io.verification.classes import classes_in
from core.io.verification.opened import REGION, Pack

_MOST_LISTED = 1000


def check_attributes(pack: Pack, least: Aim, most: Aim) -> list[Check]:
    """One check an outcome.

    Parameters
    ----------
    least
        l: fewest different values of an outcome in a class, also counted by their entropy; None =
        not asked for.
    most
        t: largest distance of a class from all records, 0 to 1; None = not asked for.

    Both of every outcome, or of each.
    """
    identifying = [name for name, role in pack.roles.items() if role == "identifying"]
    outcomes = [name for name, role in pack.roles.items() if role == "outcome"]
    try:
        check_outcomes((least, most), outcomes)
    except VbasError as error:
        return [Check("attributes", False, Notice(error.template, **error.values))]
    if not outcomes or not identifying:
        return []
    classes = classes_in(pack, identifying)
    aims = [(aim_of(least, name), aim_of(most, name)) for name in outcomes]
    return [
        _check(pack, name, identifying, classes.number, classes.first, *aim)
        for name, aim in zip(outcomes, aims, strict=True)
    ]


def _check(
    pack: Pack,
    name: str,
    identifying: list[str],
    keys: NDArray[np.int32],
    first: NDArray[np.int32],
    least: float | None,
    most: float | None,
) -> Check:
    values, ordered = _ranked(pack, name)
    of = attributes_of(keys, values, ordered=ordered)
    same = of.homogeneous
    few = np.zeros(len(same), bool) if least is None else (of.distinct < least)
    uneven = np.zeros(len(same), bool) if least is None else (of.entropy < least - 1e-9)
    far = np.zeros(len(same), bool) if most is None else (of.distance > most + 1e-9)
    wrong = few | uneven | far
    figures: dict[str, Any] = {
        "outcome": name,
        "classes": len(same),
        "homogeneous_classes": int(same.sum()),
        "homogeneous_records": int(of.sizes[same].sum()),
        "least_distinct": int(of.distinct.min()) if len(same) else 0,
        "least_entropy": round(float(of.entropy.min()), 6) if len(same) else 0.0,
        "largest_distance": round(float(of.distance.max()), 6) if len(same) else 0.0,
        "l": least,
        "t": most,
        "classes_below_l": int((few | uneven).sum()),
        "classes_beyond_t": int(far.sum()),
        "listed": _listed(pack, identifying, first[same | wrong]),
        "listed_regions": _by_region(pack, first[same | wrong]),
    }
    text = (
        "{outcome}: in {homogeneous_classes:,} of {classes:,} classes ({homogeneous_records:,} "
        "records) all have the same value; least different values {least_distinct}, by entropy "
        "{least_entropy:.3g}; largest distance from all records {largest_distance:.3g}."
    )
    if wrong.any():
        text = (
            "{outcome}: {classes_below_l:,} classes have fewer than l different values (by number "
            "or entropy), {classes_beyond_t:,} are further than t from all records; in "
            "{homogeneous_classes:,} of {classes:,} classes ({homogeneous_records:,} records) all "
            "have the same value. Leave the outcome out, make it coarser, or take fewer classes."
        )
    return Check("attributes", not bool(wrong.any()), Notice(text, **figures), figures)


def _ranked(pack: Pack, name: str) -> tuple[NDArray[np.int64], bool]:
    """(n,) codes of the values in their order, blanks last; whether they are numbers."""
    codes, values = pack.codes[name], pack.values[name]
    order = pc.sort_indices(values).to_numpy()
    rank = np.full(len(values) + 1, len(values), np.int64)
    rank[1 + order] = np.arange(len(values))
    number = pa.types.is_floating(values.type) or pa.types.is_integer(values.type)
    return rank[codes], bool(number and codes.all())


def _by_region(pack: Pack, first: NDArray[np.int32]) -> dict[str, int]:
    """{region: how many of its classes stand out}; those that are whole classes of one region."""
    if REGION not in pack.records.column_names:
        return {}
    regions = pack.records.column(REGION).take(pa.array(first)).drop_null()
    found = pc.value_counts(regions.combine_chunks()).to_pylist()
    return {
        str(of["values"]): int(of["counts"]) for of in sorted(found, key=lambda of: of["values"])
    }


def _listed(pack: Pack, identifying: list[str], first: NDArray[np.int32]) -> list[dict[str, Any]]:
    """The classes that stand out, by a record of each: values that the pack shows anyhow."""
    rows = pack.records.select(identifying).take(pa.array(first[:_MOST_LISTED]))
    return list(rows.to_pylist())
