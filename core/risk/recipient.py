"""What a recipient of the release finds who knows one person: one number for all who say it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import numpy as np

from core.coded_records import CodedRecords
from core.risk.attacks import KnownPerson, known_person
from core.risk.class_sizes import ClassSizes, class_sizes, record_classes
from core.risk.released import shows_value
from core.suppression.cells.counting import people_in
from core.suppression.cells.result import CellSuppression


def known_to_recipient(
    records: CodedRecords,
    columns: Sequence[str],
    k: int,
    suppression: CellSuppression | None,
    *,
    scale: float = 1.0,
) -> KnownPerson:
    """Attack 3 over all records, as they were or as a recipient sees them.

    A guess is among the persons who look the same. In the records as they were a missing cell is a
    value. In the release blanked and missing cells look alike unless the status of cells is
    released, too, and a record that shows no value could be anybody's.

    Parameters
    ----------
    records, columns
        What is known of the person.
    k
        A guess among fewer persons is a risk.
    suppression
        Which cells are blanked; None = the records as they were.
    scale
        People that each person of the file stands for.
    """
    if suppression is None:
        sizes = class_sizes(records, columns)
        return known_person(replace(sizes, scale=scale), k)
    classes, found = record_classes(records, columns, suppression, as_seen=True)
    shown = shows_value(records, columns, suppression)
    seen = np.where(shown, classes, np.int32(-1))
    guesses = np.bincount(seen[shown], minlength=found)
    people = people_in(records, seen, found)
    there = guesses > 0
    counts, weights = people[there], guesses[there]
    if not shown.all():
        counts = np.append(counts, records.n_persons)
        weights = np.append(weights, np.count_nonzero(~shown))
    weights = weights.astype(np.int64)
    return known_person(ClassSizes(tuple(columns), counts, weights, scale, weights), k)
