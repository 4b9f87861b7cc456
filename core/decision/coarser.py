"""Coarser sets of variables: proposed from those chosen, and counted without reading records."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

import numpy as np

from core.classes import ClassCounts
from core.decision.question import VariableSet
from core.drafted_design import lowest_numbers, step_of
from core.errors import VbasError
from core.quasi_identifiers import Band, QuasiIdentifier
from core.site_preview import band_of
from core.study import MISSING_VALUES, Study
from core.suppression.records import suppress_records

CHOSEN: Final = "as chosen"
_FIRST_WIDTH: Final = 5.0
_WHOLE: Final = re.compile(r"0|-?[1-9][0-9]{0,14}")
"""Whole numbers as they are written: not 007, which a code may be."""


def coarser_qi(
    qi: QuasiIdentifier, labels: Sequence[str] = (), factor: float = 2.0
) -> QuasiIdentifier | None:
    """The variable in bands ``factor`` times as wide, or single units such as years in fives.

    Parameters
    ----------
    labels
        Its categories: where they are many whole numbers one apart, they can be banded.

    Returns
    -------
    QuasiIdentifier
        None where there is nothing to band. Groups, an order and non-specific categories are of
        the categories as they were, so a variable that declares them is left alone.
    """
    if qi.groups or qi.order or qi.non_specific:
        return None
    if qi.band is None:
        whole = all(map(_WHOLE.fullmatch, labels)) and step_of(labels) == 1.0
        return replace(qi, band=Band(_FIRST_WIDTH)) if whole else None
    width = qi.band.width * factor
    top = None if qi.band.top is None else max(width, qi.band.top // width * width)
    return replace(qi, band=Band(width, top))


def counted_coarser(
    counts: ClassCounts,
    before: Sequence[QuasiIdentifier],
    after: Sequence[QuasiIdentifier],
) -> ClassCounts:
    """The counts of a coarser set, from those of a finer one.

    Parameters
    ----------
    counts
        By ``before``, of records that name nobody: persons of several classes that become one
        cannot be told from the counts.
    after
        Some of the same variables, each as it is or in wider bands whose borders are among the
        old ones.

    Raises
    ------
    VbasError
        If records name persons, or a variable is not a coarser form of one that was counted.
    """
    if counts.persons is not None:
        raise VbasError(
            "Coarser variables of records that name persons must be counted anew.",
            "Count the records again.",
        )
    known = {qi.column: (j, qi) for j, qi in enumerate(before)}
    columns, categories, numbers = [], {}, {}
    for qi in after:
        if qi.column not in known:
            raise VbasError(
                "The variable {column} has not been counted.",
                "Count the records again.",
                column=qi.column,
            )
        j, old = known[qi.column]
        labels = counts.categories[qi.column]
        number = counts.n_categories[qi.column]
        if qi == old:
            new, to = labels, np.arange(len(labels) + 1)
        else:
            new, to = _wider(labels, old, qi)
            number = len(new)
        columns.append(to[counts.codes[:, j]])
        categories[qi.column], numbers[qi.column] = new, number
    return _merged_classes(counts, columns, categories, numbers)


def _wider(
    labels: Sequence[str], old: QuasiIdentifier, new: QuasiIdentifier
) -> tuple[tuple[str, ...], np.ndarray]:
    """Labels of wider bands, and which of them each old category becomes (missing the last)."""
    lows = lowest_numbers(labels)
    single = old.band is None and all(map(_WHOLE.fullmatch, labels))
    before = Band(1) if single else old.band
    nested = (
        lows is not None
        and before is not None
        and new.band is not None
        and new.band.width % before.width == 0
        and replace(new, band=old.band) == old
        and not (single and (old.groups or old.order or old.non_specific))
        and (
            new.band.top == before.top
            or (
                new.band.top is not None
                and (before.top is None or new.band.top <= before.top)
                and new.band.top % before.width == 0
            )
        )
    )
    if not nested:
        raise VbasError(
            "The variable {column} is not a coarser form of what was counted.",
            "Count the records again.",
            column=new.column,
        )
    assert lows is not None
    assert new.band is not None
    found = [band_of(float(low), new.band) for low in lows]
    rank = dict(sorted(dict(found).items(), key=lambda of: of[1]))
    place = {label: i for i, label in enumerate(rank)}
    to = np.array([place[label] for label, _ in found] + [len(place)], dtype=np.int64)
    return tuple(rank), to


def _merged_classes(
    counts: ClassCounts,
    columns: Sequence[np.ndarray],
    categories: Mapping[str, tuple[str, ...]],
    numbers: Mapping[str, int],
) -> ClassCounts:
    """Classes that have become alike, summed."""
    from scipy.sparse import csr_array

    m = counts.n_classes
    codes = np.column_stack(columns) if columns else np.zeros((m, 0), dtype=np.int64)
    if columns:
        kept, of = np.unique(codes, axis=0, return_inverse=True)
    else:
        kept, of = codes[:1], np.zeros(m, dtype=np.int64)
    joins = csr_array(
        (np.ones(m, dtype=np.int32), (np.arange(m), of.reshape(-1))), shape=(m, len(kept))
    )
    summed = csr_array(counts.counts @ joins)
    summed.sort_indices()
    return ClassCounts(summed, kept.astype(np.int32), dict(categories), dict(numbers))


def coarser_study(
    study: Study, before: Sequence[QuasiIdentifier], after: Sequence[QuasiIdentifier]
) -> Study:
    """The study by a coarser set of variables; see `counted_coarser`.

    Raises
    ------
    VbasError
        As `counted_coarser`, or if records were left out because a value of a variable is missing
        that the coarser set does not have: some of them can be used then.
    """
    if tuple(before) == tuple(after):
        return study
    fewer = {qi.column for qi in after} < {qi.column for qi in before}
    if fewer and study.left_out.get(MISSING_VALUES):
        raise VbasError(
            "Records without missing values must be counted anew for fewer variables.",
            "Count the records again.",
        )
    return replace(study, counts=counted_coarser(study.counts, before, after))


def proposed_sets(
    study: Study, chosen: tuple[QuasiIdentifier, ...], k: int
) -> tuple[VariableSet, ...]:
    """The set as chosen, and up to two coarser ones that lose least.

    Bands twice as wide of the variable, and the variable left out, for which the areas as they
    are lose fewest records at ``k``. Persons are judged by their records here, since it is only
    a proposal; its cells are counted properly.

    Parameters
    ----------
    study
        Counted by ``chosen``.
    """
    counts = replace(study.counts, persons=None)
    sets = [VariableSet(CHOSEN, chosen)]
    wider, fewer = [], []
    for i, qi in enumerate(chosen):
        coarse = coarser_qi(qi, counts.categories[qi.column])
        if coarse is not None and coarse.band is not None:
            name = f"{qi.column} in {coarse.band.width:g}s"
            changed = (*chosen[:i], coarse, *chosen[i + 1 :])
            wider.append(VariableSet(name, changed))
        if len(chosen) > 1:
            left = chosen[:i] + chosen[i + 1 :]
            fewer.append(VariableSet(f"without {qi.column}", left))
    for ways in (wider, fewer):
        best, least = None, 0
        for way in ways:
            try:
                coarser = counted_coarser(counts, chosen, way.quasi_identifiers)
            except VbasError:  # labels that are not numbers
                continue
            lost = suppress_records(coarser, k).suppressed
            if best is None or lost < least:
                best, least = way, lost
        if best is not None:
            sets.append(best)
    return tuple(sets)
