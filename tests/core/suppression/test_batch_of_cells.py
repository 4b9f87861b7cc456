"""Several suppressions in a row: each as it is alone, and ended in between."""

from __future__ import annotations

import pytest

from core.errors import VbasError
from core.steps import STOP, finish
from core.suppression.cells.batch import Attempt, Threshold, attempts_over, batch, compared
from core.suppression.cells.outcome import carry_out
from core.suppression.cells.protection import Protection
from tests.core.suppression.test_cell_loss import records_of

PROTECTION = Protection((("age", "sex"), ("sex", "place")), 2, weights={"age": 0.5})
THRESHOLDS = (Threshold.of_tau(0.5), Threshold(3))


@pytest.fixture
def records():
    return records_of(
        age=["young"] * 4 + ["old"] * 2 + ["older"] * 2,
        sex=["F", "M", "F", "M", "F", "M", "F", None],
        place=list("aabbaabb"),
    )


def test_thresholds_come_first_then_algorithms():
    attempts = attempts_over(PROTECTION, THRESHOLDS)
    assert [of.name for of in attempts] == [
        "0.5 combinations",
        "0.5 complete",
        "k = 3 combinations",
        "k = 3 complete",
    ]
    assert [(of.protection.k, of.protection.tau) for of in attempts[::2]] == [(2, 0.5), (3, None)]
    assert all(of.protection.weights == {"age": 0.5} for of in attempts)


def test_a_threshold_that_is_named_twice_is_tried_once():
    assert len(attempts_over(PROTECTION, (Threshold(3), Threshold(3)))) == 2


def test_each_is_what_it_is_alone(records):
    attempts = attempts_over(PROTECTION, THRESHOLDS)
    found = finish(batch(records, attempts))
    assert [of.name for of in found] == [of.name for of in attempts]
    for of, attempt in zip(found, attempts, strict=True):
        alone = compared(attempt.name, finish(carry_out(records, attempt.protection)))
        assert of.protection == attempt.protection
        assert of.loss == alone.loss


def test_what_is_done_is_shown_on_the_way(records):
    seen = set()
    finish(
        batch(records, attempts_over(PROTECTION, THRESHOLDS)),
        lambda step: seen.add(len(step.snapshot)),
    )
    assert seen == {0, 1, 2, 3}


def test_stopped_it_returns_what_is_done(records):
    attempts = attempts_over(PROTECTION, THRESHOLDS)
    found = finish(batch(records, attempts), lambda step: STOP if len(step.snapshot) == 2 else None)
    assert [of.name for of in found] == [of.name for of in attempts[:2]]


def test_what_cannot_be_compared(records):
    with pytest.raises(VbasError, match="nothing to compare"):
        finish(batch(records, ()))
    with pytest.raises(VbasError, match="the same name"):
        finish(batch(records, (Attempt("a", PROTECTION), Attempt("a", PROTECTION))))
    with pytest.raises(VbasError, match="0 makes no sense"):
        Threshold.of_tau(0)
