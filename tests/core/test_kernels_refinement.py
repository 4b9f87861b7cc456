"""Prices and notes of border refinement against plain recounts with numpy."""

from __future__ import annotations

import math

import hypothesis.strategies as st
import numpy as np
import pytest
from hypothesis import given

from core.refinement import kernels
from core.refinement.walk import (
    BEST,
    BEST_SHORT,
    BITS,
    DISTANCE,
    FLOOR,
    LOST,
    MOST_BITS,
    MOST_M,
    MOST_SITE_M,
    MOST_SQUARES,
    N_RULES,
    N_SUMS,
    SHORT,
    SQUARES,
    TO_SITES,
    WORTH_BIT,
    WORTH_M,
)

seeds = st.integers(0, 2**32 - 1).map(np.random.default_rng)
N, F, T = 12, 0, 2
"""Areas in three regions; they go from the first to the last."""


class Regions:
    """Areas in regions, as the kernels take them, measured."""

    def __init__(self, draw, labels=None, of=None):
        self.x, self.y = (draw.random(N), draw.random(N)) if of is None else (of.x, of.y)
        self.records = draw.integers(0, 4, N) if of is None else of.records
        # Two in each at least, else anyhow.
        mixed = np.concatenate([[0, 0, 1, 1, 2, 2], draw.integers(0, 3, N - 6)])
        self.labels = draw.permutation(mixed) if labels is None else labels
        self.pool = np.argsort(self.labels, kind="stable").astype(np.int32)
        self.members = np.bincount(self.labels, minlength=3).astype(np.int64)
        self.starts = np.cumsum(self.members) - self.members
        self.total = np.bincount(self.labels, self.records, 3).astype(np.int64)
        self.notes = np.zeros((3, 8))
        for r in range(3):
            kernels.note_region(*self.arrays, r)

    @property
    def arrays(self):
        places = (self.pool, self.x, self.y, self.starts, self.members)
        return (*places, self.total, self.notes)

    def moved(self, area):
        labels = self.labels.copy()
        labels[area] = T
        return Regions(np.random.default_rng(0), labels, self)

    def metres(self):
        """Of all areas to the centres of their regions."""
        found = 0.0
        for r in range(3):
            x, y = self.x[self.labels == r], self.y[self.labels == r]
            found += np.hypot(x - x.mean(), y - y.mean()).sum()
        return found

    def bits(self):
        """The sum of n log2 n."""
        return sum(n * math.log2(n) for n in self.total.tolist() if n)


def movers(of):
    return np.flatnonzero(of.labels == F).tolist()


@given(seeds)
def test_notes_of_regions(draw):
    of = Regions(draw)
    for r in range(3):
        x, y = of.x[of.labels == r], of.y[of.labels == r]
        away = np.hypot(x - x.mean(), y - y.mean())
        pull = [((at - at.mean()) / away).sum() for at in (x, y)]
        n = of.total[r]
        log = math.log2(n) if n else 0.0
        want = [x.mean(), y.mean(), *pull, away.sum(), len(x), log, n * log]
        assert of.notes[r] == pytest.approx(want, abs=1e-9)
    of.members[1] = of.total[1] = 0
    kernels.note_region(*of.arrays, 1)
    assert np.isnan(of.notes[1, :2]).all()
    assert of.notes[1, 5:].tolist() == [0, 0, 0]


@given(seeds)
def test_metres_that_a_move_costs_and_costs_at_least(draw):
    of = Regions(draw)
    for area in movers(of):
        at = (F, T, of.x[area], of.y[area])
        want = of.moved(area).metres() - of.metres()
        found = kernels.metres_more(of.pool, of.x, of.y, of.starts, of.notes, *at)
        assert found == pytest.approx(want, abs=1e-9)
        assert kernels.least_metres(of.notes, *at) <= want + 1e-9


@given(seeds)
def test_metres_at_least_are_what_the_slopes_say(draw):
    of = Regions(draw)
    for area in movers(of):
        place = np.array([of.x[area], of.y[area]])
        bound = 0.0
        for r, stays in ((F, -1), (T, 1)):
            points = np.column_stack([of.x, of.y])[of.labels == r]
            centre = points.mean(axis=0)
            off = points - centre
            slope = -(off / np.hypot(*off.T)[:, None]).sum(axis=0)  # of the sum at the centre
            away = place - centre
            if stays < 0:  # the sum without the area, at the centre without it
                slope += away / np.hypot(*away)
                step = -away / (len(points) - 1)
                bound += -np.hypot(*away) + slope @ step
            else:  # the sum with it: the slope of the rest, and its own way, exactly
                step = away / (len(points) + 1)
                bound += np.hypot(*(away - step)) + slope @ step
        at = (F, T, of.x[area], of.y[area])
        assert kernels.least_metres(of.notes, *at) == pytest.approx(bound, abs=1e-9)


@given(seeds)
def test_bits_that_a_move_costs_and_costs_at_least(draw):
    of = Regions(draw)
    for area in movers(of):
        v = int(of.records[area])
        amounts = (of.notes, int(of.total[F]), int(of.total[T]), v, F, T)
        want = of.moved(area).bits() - of.bits()
        assert kernels.bits_more(*amounts) == pytest.approx(want, abs=1e-9)
        assert kernels.least_bits(*amounts) <= want + 1e-9
        if of.total[T] > 0:
            tangent = v * (math.log2(of.total[T]) - (math.log2(of.total[F]) if v else 0))
            assert kernels.least_bits(*amounts) == pytest.approx(tangent if v else 0, abs=1e-9)


@given(seeds)
def test_sums_follow_a_pair_of_regions(draw):
    of = Regions(draw)
    after = of.moved(movers(of)[0])
    after.notes[:] = of.notes
    sums = np.zeros(N_SUMS)
    sums[[DISTANCE, BITS]] = of.metres(), of.bits()
    kernels.note_pair(*after.arrays, sums, F, T)
    assert sums[DISTANCE] == pytest.approx(after.metres())
    assert sums[BITS] == pytest.approx(after.bits())


@given(seeds)
def test_people_missing_to_the_floor(draw):
    here, there = draw.integers(0, 20, 2).astype(float)
    people, floor = float(draw.integers(0, int(here) + 1)), float(draw.integers(0, 20))

    def short(*regions):
        return sum(max(0.0, floor - of) for of in regions)

    want = short(here - people, there + people) - short(here, there)
    assert kernels.short_more(np.array([here, 99.0, there]), floor, people, F, T) == want


@given(seeds, st.integers(1, 6))
def test_records_more_that_are_suppressed(draw, k):
    rows = (draw.integers(0, 5, (N, 4)) * (draw.random((N, 4)) < 0.6)).astype(np.int16)
    labels = draw.permutation(np.arange(N) % 3)
    sizes = np.stack([rows[labels == r].sum(axis=0) for r in range(3)]).astype(np.int32)

    def lost(of):
        return int(of[of < k].sum())

    none = np.zeros((0, 0), np.int16)
    areas, classes = (part.astype(np.int32) for part in rows.nonzero())
    starts = np.searchsorted(areas, np.arange(N + 1)).astype(np.int32)
    sparse = (starts, classes, rows[rows > 0].astype(np.int32), sizes)
    for area in np.flatnonzero(labels == F).tolist():
        after = sizes.copy()
        after[F] -= rows[area]
        after[T] += rows[area]
        want = lost(after) - lost(sizes)
        for how in (rows, none):
            assert kernels.lost_more(how, *sparse, k, area, F, T) == want


@given(seeds)
def test_the_best_state_holds_every_limit_and_scores_less(draw):
    sums, rules = np.zeros(N_SUMS), np.zeros(N_RULES)
    sums[:] = draw.integers(1, 4, N_SUMS)
    sums[SHORT], sums[BEST_SHORT] = draw.integers(0, 2, 2)
    sums[BEST] = draw.integers(1, 12)
    limits = {MOST_M: DISTANCE, MOST_BITS: BITS, MOST_SQUARES: SQUARES, MOST_SITE_M: TO_SITES}
    rules[list(limits)] = draw.integers(2, 5, len(limits))
    rules[[WORTH_M, WORTH_BIT, FLOOR]] = draw.integers(0, 3), draw.integers(0, 3), 7
    score = sums[LOST] + rules[WORTH_M] * sums[DISTANCE] + rules[WORTH_BIT] * sums[BITS]
    held = all(sums[what] <= rules[limit] for limit, what in limits.items())
    better = (sums[SHORT], score) < (sums[BEST_SHORT], sums[BEST])
    before = sums.copy()
    assert kernels.is_best(sums, rules) == (held and better)
    if held and better:
        before[[BEST, BEST_SHORT]] = score, sums[SHORT]
    assert sums.tolist() == before.tolist()


def test_what_a_move_changes_at_once():
    sums = np.arange(N_SUMS, dtype=float)
    want = sums.copy()
    want[[LOST, SHORT, SQUARES, TO_SITES]] += (1.0, 2.0, 3.0, 4.0)
    kernels.add_changes(sums, 1.0, 2.0, 3.0, 4.0)
    assert sums.tolist() == want.tolist()
