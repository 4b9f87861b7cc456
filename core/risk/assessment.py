"""What the attacks would find by one combination, before and after cells are suppressed."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from core.coded_records import CodedRecords
from core.risk.attacks import KnownPerson, Risks, registry_all, registry_one, risks_of
from core.risk.candidates import matching_records
from core.risk.class_sizes import class_sizes, record_classes
from core.risk.recipient import known_to_recipient
from core.risk.samples import SampleDesign, sample_rows
from core.suppression.cells.result import CellSuppression


@dataclass(frozen=True)
class Release:
    """How records are released.

    Attributes
    ----------
    people
        People of the population that the records are a part of; 0 = the records are all of it.
    fraction
        Share of the records that is released, as a simple random sample; 1 = all.
    seed
        Of the sample.
    """

    people: int = 0
    fraction: float = 1.0
    seed: int = 1


@dataclass(frozen=True)
class Found:
    """What the attacks find.

    Attributes
    ----------
    registry_one
        Attack 1: share of people whom fewer than k people match, 0 to 1. After suppression all
        who agree with what a record still shows match.
    registry_all
        Attack 2: released records expected to be linked rightly, at most, over all samples of
        this size that might be drawn.
    known_person
        Attack 3, over all records.
    risks
        Prosecutor, journalist and marketer, over the released records.
    """

    registry_one: float
    registry_all: float
    known_person: KnownPerson
    risks: Risks


@dataclass(frozen=True)
class Assessment:
    """The risk by one combination.

    Attributes
    ----------
    columns
        What the adversary knows.
    k
        A guess among fewer people than these is a risk.
    people
        People of the population.
    records, released
        Records, and those of them that are released.
    classes
        Classes of the records by these columns, before suppression.
    before, after
        What is found; ``after`` is None where nothing is suppressed.
    """

    columns: tuple[str, ...]
    k: int
    people: int
    records: int
    released: int
    classes: int
    before: Found
    after: Found | None = None


def assess(
    records: CodedRecords,
    columns: Sequence[str],
    k: int,
    suppression: CellSuppression | None = None,
    release: Release | None = None,
) -> Assessment:
    """What the attacks would find.

    Raises
    ------
    VbasError
        If a column is absent, the suppression is about other records, or the population is
        smaller than the records.
    """
    release = release or Release()
    n = records.n_records
    sample = None
    if release.fraction < 1:
        (sample,) = sample_rows(records, SampleDesign(1, release.fraction, release.seed))
    people = release.people or records.n_persons
    sizes = class_sizes(records, columns, sample=sample).among(people)
    before = Found(
        registry_one=registry_one(sizes, k).share_of_people,
        registry_all=registry_all(sizes).expected_on_average,
        known_person=known_to_recipient(records, columns, k, None, scale=sizes.scale),
        risks=risks_of(sizes, k),
    )
    after = None
    if suppression is not None:
        after = _after(records, columns, k, suppression, people, sample)
    found = (len(sizes), before, after)
    return Assessment(tuple(columns), k, people, n, sizes.released, *found)


def _after(
    records: CodedRecords,
    columns: Sequence[str],
    k: int,
    suppression: CellSuppression,
    people: int,
    sample: NDArray[np.int64] | None,
) -> Found:
    sizes = class_sizes(
        records, columns, suppression=suppression, sample=sample, as_seen=True
    ).among(people)
    matching = matching_records(records, columns, suppression)
    n = max(records.n_persons, 1)
    at_risk, once = np.flatnonzero(matching * sizes.scale < k), matching
    if records.persons is not None:
        at_risk = np.unique(records.persons[at_risk])
        once = matching[_first_in_class(records, records.persons, columns, suppression)]
    return Found(
        registry_one=len(at_risk) / n,
        registry_all=_right_links(once, sizes.scale) * sizes.released / n,
        known_person=known_to_recipient(records, columns, k, suppression, scale=sizes.scale),
        risks=risks_of(sizes, k),
    )


def _first_in_class(
    records: CodedRecords,
    persons: NDArray[np.int32],
    columns: Sequence[str],
    suppression: CellSuppression,
) -> NDArray[np.int64]:
    """The first record of each person in each class: more of them tell nothing more."""
    classes, _ = record_classes(records, columns, suppression, as_seen=True)
    first = np.unique(classes.astype(np.int64) << 32 | persons, return_index=True)[1]
    return np.asarray(first, dtype=np.int64)


def _right_links(matching: NDArray[np.int32], scale: float) -> float:
    """The sum of 1 / people who match, records of one number together so that it is exact."""
    records = np.bincount(matching)
    some = np.flatnonzero(records)
    return math.fsum((records[some] / (some * scale)).tolist())
