"""Rare groups left out instead of collapsed: records of values that few have leave the file."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

import numpy as np

from core.errors import N_, Notice, VbasError
from core.record_uniqueness.distinct import DistinctRecords, Several

RARE_GROUPS: Final = N_("rare groups")


def without_rare(distinct: DistinctRecords, least: Mapping[str, int]) -> DistinctRecords:
    """The records without those of values that fewer than so many records (or people) have.

    Values are rare by the whole file, each variable by itself; missing is no value and stays. The
    values of areas are the areas themselves.

    Parameters
    ----------
    distinct
        As counted.
    least
        {variable: records that a value must have to stay}.

    Raises
    ------
    VbasError
        If there is no such variable, a number is below 2, or nothing would be left.
    """
    kept = np.ones(len(distinct), dtype=bool)
    said: list[Notice] = []
    for name, n in least.items():
        variable = distinct.variable(name)
        if n < 2:
            text = "Values of {name} that fewer than {n} records have: none is."
            raise VbasError(text, "Give a number above 1, such as 100.", name=name, n=n)
        records = distinct.records(name)[:-1]
        rare = np.append((records > 0) & (records < n), False)
        kept &= ~rare[distinct.codes[distinct.place(name)]]
        text = (
            "Of {name}, {rare:,} of {all:,} values are left out with their records: fewer than "
            "{n:,} have each."
        )
        told = {"rare": int(rare.sum()), "all": int((records > 0).sum())}
        said.append(Notice(text, name=variable.name, n=n, **told))
    if not kept.any():
        raise VbasError(
            "No record would be left: every one has a rare value.", "Ask for fewer records a value."
        )
    made = replace(
        distinct,
        codes=np.ascontiguousarray(distinct.codes[:, kept]),
        counts=distinct.counts[kept],
        areas=None if distinct.areas is None else distinct.areas[kept],
        several=None if distinct.several is None else _several(distinct.several, kept),
        without_geography=None,
        notices=(*distinct.notices, *said),
        n_rows=-1,
    )
    gone = distinct.n_records - made.n_records
    return replace(made, left_out={**distinct.left_out, RARE_GROUPS: gone})


def _several(of: Several, kept: np.ndarray[tuple[int], np.dtype[np.bool_]]) -> Several:
    """Who is in several of the rows that are left."""
    place = np.cumsum(kept) - 1
    there = kept[of.rows]
    return Several.of(of.persons[there], place[of.rows[there]])
