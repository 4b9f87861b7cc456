"""Distinct persons of groups of records: what the size of a class is."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from core.coded_records import CodedRecords
from core.suppression.cells.counting.kernels import people_by_group


def people_in(records: CodedRecords, groups: NDArray[np.int32], n_groups: int) -> NDArray[np.int64]:
    """(n_groups,) persons with a record in each group; records, where each is one.

    Parameters
    ----------
    records
        Whose records they are.
    groups
        (n,) int32 group of each record; -1 = none.
    n_groups
        Number of groups.
    """
    if records.persons is None:
        return np.bincount(groups[groups >= 0], minlength=n_groups).astype(np.int64)
    whole = np.ascontiguousarray(groups, dtype=np.int32)
    people = people_by_group(whole, n_groups, records.persons, records.by_person)
    return np.asarray(people, dtype=np.int64)
