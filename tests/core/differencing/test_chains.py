"""A chain of overlapping regions that no single difference breaks."""

import numpy as np

from core.differencing.guard import guard
from core.differencing.releases import plan
from core.steps import finish
from tests.core.studies import class_counts


def test_people_at_both_ends_of_a_chain() -> None:
    """{1, 2} and {3, 4} beside {1}, {2, 3} and {4}: 15 - 10 people are in 1 or 4."""
    areas = np.array(list("1234"), dtype=object)
    counts = class_counts([[2], [5], [5], [3]])
    releases = [
        plan("twos", areas, counts, np.array([0, 0, 1, 1]), 6),
        plan("ones", areas, counts, np.array([0, 1, 1, 2]), 6),
    ]
    found = finish(guard(releases, counts, areas))
    ends = [of for of in found.findings if of.areas.tolist() == [0, 3]]
    assert [(of.least, of.most, of.exact) for of in ends] == [(5, 5, True)]
