"""At equal terms: by hand, and what must hold of any two."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.equal_terms import (
    ALIKE,
    BETTER,
    FEWER_REGIONS,
    MORE_REGIONS,
    SAME_LOSS,
    SAME_REGIONS,
    WORSE,
    equal_terms,
)
from core.evaluation import Evaluation

_ANY = Evaluation(1, 1, 0, 1, 1, 1, 0, 0.0, None, None, 0.0, 1, 1, 0.0, 0.0, None, 0.0)


def of(regions: int, share: float) -> Evaluation:
    return replace(_ANY, n_regions=regions, suppression_rate=share)


@pytest.mark.parametrize(
    ("mine", "other", "terms"),
    [
        ((30, 0.0009), (30, 0.0009), ALIKE),
        ((30, 0.0), (30, 0.0), ALIKE),
        ((30, 0.0004), (30, 0.0009), SAME_REGIONS),
        ((100, 0.5), (98, 0.1), SAME_REGIONS),
        ((100, 0.5), (97, 0.1), MORE_REGIONS),
        ((70, 0.0100), (30, 0.0099), SAME_LOSS),
        ((70, 0.0), (30, 0.0), SAME_LOSS),
        ((70, 0.0001), (30, 0.0), MORE_REGIONS),
        ((41, 0.0015), (30, 0.0009), MORE_REGIONS),
        ((41, 0.0005), (30, 0.0009), BETTER),
        ((20, 0.0015), (30, 0.0009), WORSE),
        ((20, 0.0005), (30, 0.0009), FEWER_REGIONS),
    ],
)
def test_by_hand(mine, other, terms):
    assert equal_terms(of(*mine), of(*other)) == terms


_CONTRARY = {BETTER: WORSE, WORSE: BETTER, MORE_REGIONS: FEWER_REGIONS, FEWER_REGIONS: MORE_REGIONS}
_VALUES = st.tuples(st.integers(1, 10_000), st.floats(0.0, 1.0))


@given(_VALUES, _VALUES)
def test_seen_from_the_other_side_it_is_the_contrary(mine, other):
    seen = equal_terms(of(*mine), of(*other))
    assert equal_terms(of(*other), of(*mine)) == _CONTRARY.get(seen, seen)
    assert equal_terms(of(*mine), of(*mine)) == ALIKE
