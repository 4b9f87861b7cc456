"""One record of each person, for what draws samples of people."""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from core.coded_records import one_a_person
from tests.core.record_uniqueness.people import coded_people

ROWS = [(0, 0), (1, 1), (0, 1), (1, 0), (1, 1)]


def test_the_first_record_of_each() -> None:
    coded = coded_people(ROWS, [0, 1, 0, 2, 1], (3, 3), [0, 1, 2, -1, 0])
    coded = replace(coded, rows=np.array([2, 3, 5, 8, 9], np.int64))
    found = one_a_person(coded)
    assert found.persons is None
    assert found.codes.T.tolist() == [[0, 0], [1, 1], [1, 0]]
    assert found.areas is not None
    assert found.areas.tolist() == [0, 1, -1]
    assert found.rows is not None
    assert found.rows.tolist() == [2, 3, 8]
    assert [str(of) for of in found.notices] == [
        "5 records are those of 3 people: models are fitted to people, each with the first of "
        "their records."
    ]


def test_records_that_are_people_stay() -> None:
    coded = replace(coded_people(ROWS, [0, 1, 0, 2, 1], (3, 3)), persons=None)
    assert one_a_person(coded) is coded
