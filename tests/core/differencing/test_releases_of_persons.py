"""Where records name persons, k is about persons and what is shown are records."""

import numpy as np
import pytest

from core.differencing.guard import guard
from core.differencing.releases import plan, shown, total
from core.errors import VbasError
from core.steps import finish
from core.suppression.records import suppress_records
from tests.core.studies import counts_of_stays

# Person 0 has seven records of class 0 in area 0; persons 1-4 have one each of class 1 in area 0,
# persons 5-8 of class 1 in area 1.
STAYS = [(0, 0, 0)] * 7 + [(p, 0, 1) for p in range(1, 5)] + [(p, 1, 1) for p in range(5, 9)]
COUNTS = counts_of_stays(STAYS, 2, 2)
AREAS = np.array(["a", "b"], dtype=object)
LABELS = np.array([0, 1])


def released():
    return shown("run", AREAS, LABELS, suppress_records(COUNTS.merged(LABELS, 2), 3))


def test_one_person_with_many_records_is_suppressed_and_safe_alone() -> None:
    assert released().sizes.tolist() == [4, 4]
    assert finish(guard([released()], COUNTS, AREAS)).safe


def test_a_total_of_records_gives_the_person_back() -> None:
    """Seven records are left: whoever they are of, fewer than three people."""
    totals = total("records", AREAS, LABELS, np.array([11, 4]))
    found = finish(guard([released(), totals], COUNTS, AREAS))
    assert [(of.least, of.most, of.size) for of in found.findings] == [(7, 7, 7)]
    assert found.undecided == 0


def test_many_records_that_nobody_calls_small_are_none() -> None:
    """Four records of a class that is shown are not found, whoever else is known."""
    totals = total("records", AREAS, np.array([0, 0]), np.array([15]))
    found = finish(guard([released(), totals], COUNTS, AREAS))
    assert all(of.cells.tolist() == [[0, 0]] for of in found.findings)


def test_releases_of_persons_are_not_made_from_counts() -> None:
    with pytest.raises(VbasError, match="what was kept"):
        plan("no", AREAS, COUNTS, LABELS, 3)
