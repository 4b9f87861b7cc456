"""Classes that say an outcome of everybody in them, left out of a pack."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pandas as pd
import pyarrow as pa
from numpy.typing import NDArray

from core.attribute_disclosure import aim_of, attributes_of
from core.errors import VbasError
from core.io.release_pack.columns import plain_table
from core.io.release_pack.source import Source
from core.released_columns.roles import IDENTIFYING, OUTCOME


def without_homogeneous(source: Source) -> Source:
    """The source without the classes of which everybody has the same value of an outcome.

    Nor those that miss the l or t that is asked for. Whole classes go, so that k holds of the
    others; what all records have changes with that, so that it is looked at again until none goes.

    Raises
    ------
    VbasError
        If there is no outcome, or single cells were blanked (k of some combinations would be lost).
    """
    outcomes = [name for name, role in source.roles.items() if role == OUTCOME]
    if not outcomes:
        raise VbasError(
            "No column of the result is an outcome, so that no class tells one.",
            "Name the outcomes, or do not ask for homogeneous classes to be suppressed.",
        )
    if source.command != "aggregate":
        raise VbasError(
            "Homogeneous classes are suppressed in results of vbas aggregate only: in these "
            "records single cells are blanked, and without some of the records others fall below "
            "k.",
            "Leave the outcome out, or make it coarser.",
        )
    table = plain_table(source.records)
    identifying = [name for name, role in source.roles.items() if role == IDENTIFYING]
    while table.num_rows:
        kept = _kept(table, identifying, outcomes, source)
        if kept.all():
            break
        table = table.filter(pa.array(kept))
    return replace(source, records=table.combine_chunks())


def _kept(
    table: pa.Table, identifying: list[str], outcomes: list[str], source: Source
) -> NDArray[np.bool_]:
    """(n,) records of classes that tell no outcome."""
    classes = table.select(identifying).to_pandas().groupby(identifying, dropna=False, sort=False)
    numbers = classes.ngroup().to_numpy(np.int64)
    wrong = np.zeros(classes.ngroups, bool)
    for name in outcomes:
        values = table.column(name).to_pandas()
        codes, found = pd.factorize(values, sort=True)
        is_number = not pa.types.is_string(table.schema.field(name).type)
        of = attributes_of(
            numbers,
            np.where(codes < 0, len(found), codes).astype(np.int64),
            ordered=is_number and not bool(values.isna().any()),
        )
        wrong |= of.homogeneous
        least, most = aim_of(source.least_values, name), aim_of(source.most_distance, name)
        if least is not None:
            wrong |= (of.distinct < least) | (of.entropy < least - 1e-9)
        if most is not None:
            wrong |= of.distance > most + 1e-9
    return np.asarray(~wrong[numbers])
