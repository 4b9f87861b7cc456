"""Suppression, verification and what was lost as one; a failing verification is an error."""

import dataclasses

import numpy as np
import pytest

from core.coded_records import CodedRecords
from core.errors import VbasError
from core.steps import finish
from core.suppression.cells import outcome
from core.suppression.cells.outcome import carry_out
from core.suppression.cells.protection import Protection
from core.suppression.cells.result import CellSuppression

ROWS = [(0, 0), (0, 0), (0, 1), (1, 0), (1, 0), (1, 1)]


@pytest.fixture
def records():
    codes = np.array(ROWS, dtype=np.int32).T
    return CodedRecords(("a", "b"), codes, {"a": ("x", "y"), "b": ("p", "q")}, {"a": 2, "b": 2})


def test_everything_about_a_suppression(records):
    asked = Protection((("a", "b"),), 2)
    made = finish(carry_out(records, asked))
    assert made.records is records
    assert made.suppression.protection is asked
    assert [of.passes for of in made.verification.checks] == [True]
    assert made.loss.cells == made.suppression.cells
    assert made.loss.records_touched == 2
    assert made.baseline.records_suppressed == 2


def leaving(blanks):
    """What suppresses, but always blanks the same."""

    def suppress(records, protection):
        yield from ()
        bits = np.array(blanks, dtype=np.uint64)
        return CellSuppression(protection, protection.columns, bits, (), (0,), 0, 0, 0)

    return suppress


def test_a_combination_that_does_not_pass_is_an_error(records, monkeypatch):
    monkeypatch.setattr(outcome, "suppress_cells", leaving([0] * 6))
    with pytest.raises(
        VbasError, match=r"1 of 2 combinations .*: a\+b has 2 classes of fewer than 2"
    ):
        finish(carry_out(records, Protection((("a",), ("a", "b")), 2)))


def test_a_follower_that_shows_is_an_error(records, monkeypatch):
    monkeypatch.setattr(outcome, "suppress_cells", leaving([1] * 6))
    with pytest.raises(VbasError, match="b still shows 6 values"):
        finish(carry_out(records, Protection((("a",),), 2, follow={"a": ("b",)})))


def test_a_single_pass_may_leave_some(records, monkeypatch):
    monkeypatch.setattr(outcome, "suppress_cells", leaving([0] * 6))
    asked = dataclasses.replace(Protection((("a", "b"),), 2), single_pass=True)
    assert finish(carry_out(records, asked)).verification.checks[0].records_below_k == 2
