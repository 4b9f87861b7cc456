"""What shall be protected: k of a probability, combinations, weights, followers."""

import numpy as np
import pytest

from core.errors import VbasError
from core.suppression.cells.protection import COMPLETE, Protection, k_of
from core.suppression.cells.result import CellSuppression


@pytest.mark.parametrize(
    ("tau", "k"),
    [(0.33, 4), (1 / 3, 3), (0.2, 5), (0.1, 10), (0.09, 12), (0.05, 20), (0.04, 25), (1.0, 1)],
)
def test_k_of_a_probability(tau, k):
    assert k_of(tau) == k


@pytest.mark.parametrize("tau", [0, -0.1, 1.01, float("nan")])
def test_what_is_no_probability(tau):
    with pytest.raises(VbasError, match="above 0"):
        k_of(tau)


def test_columns_and_passes():
    asked = Protection(
        (("age", "sex", "cmg"), ("age", "block")), 5, follow={"cmg": ("mrdx",)}, algorithm=COMPLETE
    )
    assert asked.keys == ("age", "sex", "cmg", "block")
    assert asked.columns == (*asked.keys, "mrdx")
    assert asked.passes == (asked.keys,)


def test_followers_of_followers_and_of_each_other():
    asked = Protection((("a",),), 2, follow={"a": ("b",), "b": ("c", "a")})
    assert asked.followers("a") == ("b", "c")
    assert asked.followers("b") == ("c", "a")
    assert asked.followers("c") == ()


@pytest.mark.parametrize(
    "wrong",
    [
        {"combinations": ()},
        {"combinations": (("a", "a"),)},
        {"combinations": ((),)},
        {"k": 0},
        {"weights": {"a": 0.0}},
        {"weights": {"a": 1.5}},
        {"weights": {"a": float("nan")}},
        {"algorithm": "best"},
        {"combinations": (tuple(f"c{i}" for i in range(64)),)},
    ],
)
def test_what_makes_no_sense(wrong):
    with pytest.raises(VbasError):
        Protection(**{"combinations": (("a",),), "k": 5, **wrong})


def test_counts_of_blanks():
    asked = Protection((("a", "b"),), 2)
    made = CellSuppression(
        asked, ("a", "b"), np.array([0, 1, 3, 2], dtype=np.uint64), (), (0,), 0, 0, 0
    )
    assert made.cells == {"a": 2, "b": 2}
    assert (made.cells_total, made.records_touched, made.cells_percent) == (4, 3, 50.0)
    assert made.blanked("b").tolist() == [False, False, True, True]
