"""Rare groups left out instead of collapsed: records of values that few have leave the file."""

from __future__ import annotations

from dataclasses import replace
from typing import Final
from weakref import WeakKeyDictionary

import numpy as np
from numpy.typing import NDArray

from core.errors import N_, Notice, VbasError
from core.record_uniqueness.distinct import DistinctRecords, Several
from core.record_uniqueness.question import Question, Rare

RARE_GROUPS: Final = N_("rare groups")

_known: WeakKeyDictionary[DistinctRecords, DistinctRecords] = WeakKeyDictionary()
"""The last that was made of some records: a question is looked at several times."""


def asked_of(distinct: DistinctRecords, question: Question) -> DistinctRecords:
    """The records that a question is about: those without the rare values of its variables.

    Values are rare by the whole file, each variable by itself; missing is no value and stays. The
    values of areas are the areas themselves.

    Raises
    ------
    VbasError
        If there is no such variable, or nothing would be left.
    """
    rules = question.rare_asked
    if rules == distinct.without_rare:
        return distinct
    known = _known.get(distinct)
    if known is None or known.without_rare != rules:
        known = _known[distinct] = _without(distinct, rules)
    return known


def rare_values(records: NDArray[np.integer], n: int) -> tuple[int, int]:
    """How many values fewer than so many records have, and how many records these are.

    Parameters
    ----------
    records
        (c,) records of each value.
    """
    rare = records[(records > 0) & (records < n)]
    return len(rare), int(rare.sum())


def _without(distinct: DistinctRecords, rules: tuple[Rare, ...]) -> DistinctRecords:
    kept = np.ones(len(distinct), dtype=bool)
    said: list[Notice] = []
    for of in rules:
        variable = distinct.variable(of.variable)
        records = distinct.records(of.variable)[:-1]
        rare = np.append((records > 0) & (records < of.records), False)
        kept &= ~rare[distinct.codes[distinct.place(of.variable)]]
        text = (
            "Of {name}, {rare:,} of {all:,} values are left out with their records: fewer than "
            "{n:,} have each."
        )
        told = {"rare": int(rare.sum()), "all": int((records > 0).sum())}
        said.append(Notice(text, name=variable.name, n=of.records, **told))
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
        without_rare=rules,
        notices=(*distinct.notices, *said),
        n_rows=-1,
    )
    gone = distinct.n_records - made.n_records
    return replace(made, left_out={**distinct.left_out, RARE_GROUPS: gone})


def _several(of: Several, kept: NDArray[np.bool_]) -> Several:
    """Who is in several of the rows that are left."""
    place = np.cumsum(kept) - 1
    there = kept[of.rows]
    return Several.of(of.persons[there], place[of.rows[there]])
