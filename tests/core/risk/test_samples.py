from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.errors import VbasError
from core.risk.samples import SampleDesign, draw_samples


@given(
    n=st.integers(20, 500),
    samples=st.integers(1, 5),
    fraction=st.floats(0.05, 0.2),
    seed=st.integers(0, 2**40),
)
def test_samples_are_disjoint_and_of_one_size(
    n: int, samples: int, fraction: float, seed: int
) -> None:
    design = SampleDesign(samples, fraction, seed)
    drawn = draw_samples(n, design)
    together = np.concatenate(drawn)
    assert len(np.unique(together)) == len(together) == samples * design.size(n)
    assert 0 <= together.min() <= together.max() < n
    assert all((np.diff(rows) > 0).all() for rows in drawn)


def test_a_seed_means_the_same_everywhere() -> None:
    first, second = draw_samples(20, SampleDesign(2, 0.25, 7))
    assert first.tolist() == [1, 7, 11, 12, 18]
    assert second.tolist() == [3, 4, 8, 9, 13]
    other, _ = draw_samples(20, SampleDesign(2, 0.25, 8))
    assert other.tolist() != first.tolist()
    (alone,) = draw_samples(20, SampleDesign(1, 0.25, 7))
    assert alone.tolist() == first.tolist()


def test_every_record_is_as_likely_to_be_drawn() -> None:
    drawn = np.zeros(40)
    for seed in range(600):
        for rows in draw_samples(40, SampleDesign(1, 0.1, seed)):
            drawn[rows] += 1
    # 60 are expected of each record, with a standard deviation of 7.3.
    assert abs(drawn - 60).max() < 5 * 7.4


def test_all_records_can_be_drawn() -> None:
    thirds = draw_samples(10, SampleDesign(3, 1 / 3, 1))
    assert [len(rows) for rows in thirds] == [3, 3, 3]
    (everyone,) = draw_samples(10, SampleDesign(1, 1.0, 1))
    assert everyone.tolist() == list(range(10))


@pytest.mark.parametrize(
    ("design", "says"),
    [
        ({"samples": 0}, "0 samples cannot be drawn"),
        ({"samples": 11, "fraction": 0.1}, "without drawing a record twice"),
        ({"fraction": 0.0}, "without drawing a record twice"),
        ({"seed": -1}, "must be from 0"),
    ],
)
def test_designs_that_make_no_sense(design: dict[str, float], says: str) -> None:
    with pytest.raises(VbasError, match=says):
        SampleDesign(**design)  # type: ignore[arg-type]


def test_too_few_records_are_said() -> None:
    with pytest.raises(VbasError, match="3 records are too few for 1 samples"):
        draw_samples(3, SampleDesign(1, 0.1))
