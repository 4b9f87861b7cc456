"""Records of some areas, drawn at random: enough of them to fit on, in a fraction of the time."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

import numpy as np

from core.coded_records import CodedRecords
from core.errors import Notice

MOST_AREAS: Final = 2000
"""Ten by ten folds are fitted to every pair of an area and a set of variables: a few thousand
areas say what fifty thousand would, in minutes less."""


def of_some_areas(
    records: CodedRecords, seed: int, most: int = MOST_AREAS
) -> tuple[CodedRecords, tuple[Notice, ...]]:
    """The records of so many areas at most, drawn at random among those that have records.

    Parameters
    ----------
    records
        Without areas they stay as they are.
    seed
        Of the draw.
    most
        Areas.

    Returns
    -------
    tuple
        The records (the same where there are no more areas), and a sentence if some were drawn.
    """
    if records.areas is None:
        return records, ()
    there = np.unique(records.areas[records.areas >= 0])
    if len(there) <= most:
        return records, ()
    drawn = np.zeros(int(there[-1]) + 2, dtype=np.bool_)  # the last one for unknown areas, -1
    drawn[np.random.default_rng(seed).choice(there, most, replace=False)] = True
    here = drawn[records.areas]
    fewer = replace(
        records,
        codes=np.ascontiguousarray(records.codes[:, here]),
        areas=records.areas[here],
        rows=None if records.rows is None else records.rows[here],
    )
    text = "The threshold models are fitted on {n:,} of {of:,} areas, drawn at random."
    return fewer, (Notice(text, n=most, of=len(there)),)
