"""What records could blank instead, as compiled code finds it, against plain sets of columns."""

from __future__ import annotations

from itertools import chain, combinations

import hypothesis.strategies as st
import numpy as np
from hypothesis import given

from core.suppression.cells.giving.choices import kernels

seeds = st.integers(0, 2**32 - 1).map(np.random.default_rng)
REACHES = (kernels.ONE_AT_A_TIME, kernels.ANY_BLANKS, kernels.OTHERS_TOO)


def mask_of(columns):
    return np.uint64(sum(1 << c for c in columns))


def masks_of(sets):
    return np.array([mask_of(of) for of in sets], np.uint64)


def columns_of(mask):
    return {c for c in range(64) if int(mask) >> c & 1}


class Columns:
    """Columns of which some follow others, as sets, and as the kernels take them."""

    def __init__(self, draw, n):
        self.n, follows = n, np.eye(n, dtype=bool) | np.triu(draw.random((n, n)) < 0.15, 1)
        for _ in range(n):
            follows = follows | (follows @ follows)
        self.followers = [set(np.flatnonzero(row).tolist()) for row in follows]
        self.leaders = [set(np.flatnonzero(column).tolist()) for column in follows.T]
        self.near = [set(np.flatnonzero(draw.random(n) < 0.6).tolist()) - {c} for c in range(n)]

    def led(self, columns):
        return set().union(*(self.followers[c] for c in columns))

    def kept(self, mask, only_led, reach):
        """What may stay blanked of a set of columns if one or some are given back."""
        if len(mask) <= kernels.ALL_SUBSETS and reach >= kernels.ANY_BLANKS:
            sets = chain.from_iterable(combinations(sorted(mask), m) for m in range(len(mask)))
            return {frozenset(of) for of in sets if self.led(set(of) - only_led) == set(of)}
        pairs = len(mask) <= kernels.MOST_PAIRS and reach >= kernels.ANY_BLANKS
        found = set()
        for i in mask:
            for j in mask if pairs else {i}:
                left = mask - self.leaders[i] - self.leaders[j]
                found.add(frozenset(left & self.led(left - only_led)))
        return found

    def instead(self, mask, kept, only_led):
        """The same with one other column, near to what is given back, and what follows it."""
        others = set().union(*(self.near[c] for c in mask - kept)) - mask - only_led
        with_one = [kept | self.followers[c] for c in sorted(others)]
        return [of for of in with_one if of != mask and len(of) <= len(mask)]


def blanked(draw, of):
    """(columns that are blanked with what follows them, those that may only follow)."""
    only_led = set(np.flatnonzero(draw.random(of.n) < 0.15).tolist())
    some = set(np.flatnonzero(draw.random(of.n) < draw.random()).tolist())
    return of.led(some - only_led), only_led


@given(seeds, st.integers(1, 15), st.sampled_from(REACHES))
def test_what_may_stay_blanked(draw, n, reach):
    of = Columns(draw, n)
    mask, only_led = blanked(draw, of)
    followers, leaders = masks_of(of.followers), masks_of(of.leaders)
    assert kernels.led_by(mask_of(mask), followers) == mask_of(of.led(mask))
    out = np.zeros(4096, np.uint64)
    m = kernels.kept_sets(mask_of(mask), mask_of(only_led), reach, followers, leaders, out)
    found = [frozenset(columns_of(kept)) for kept in out[:m]]
    assert len(set(found)) == m
    assert set(found) == of.kept(mask, only_led, reach)
    for kept in found:
        assert kept < mask
        assert of.led(kept - only_led) == kept


@given(seeds, st.integers(1, 8), st.sampled_from(REACHES))
def test_choices_of_records(draw, n, reach):
    of = Columns(draw, n)
    records = [blanked(draw, of) for _ in range(6)]
    given_ = (
        *(masks_of([mask for mask, _ in records]), masks_of([only for _, only in records])),
        *(masks_of(of.followers), masks_of(of.leaders), masks_of(of.near), reach),
    )
    masks, whose = np.zeros(2000, np.uint64), np.full(2000, -1, np.int32)
    assert kernels.find_choices(*given_, 0, 1, 0, masks[:0], whose) == (0, 0)  # no room
    at, first = kernels.find_choices(*given_, 1, 4, 0, masks, whose)
    assert at == 4
    at, found = kernels.find_choices(*given_, 4, 6, first, masks, whose)
    assert at == 6
    assert (np.diff(whose[:found]) >= 0).all()
    assert set(whose[:first]) <= {1, 2, 3}
    assert (whose[found:] == -1).all()
    for r in range(1, 6):
        mask, only_led = records[r]
        mine = [frozenset(columns_of(of)) for of in masks[:found][whose[:found] == r]]
        want = of.kept(mask, only_led, reach)
        if reach == kernels.OTHERS_TOO:
            want |= {frozenset(w) for kept in want for w in of.instead(mask, kept, only_led)}
        assert mine[0] == mask
        assert set(mine[1:]) == want


@given(seeds)
def test_keys_tell_choices_apart_that_show_different_values(draw):
    n_columns, n_records, n = 4, 5, 20
    by = np.sort(draw.choice(n_columns, 3, replace=False)).astype(np.int64)
    codes = draw.integers(0, 3, (n_columns, n_records)).astype(np.int32)  # 2 is missing
    of = draw.integers(0, n_records, n).astype(np.int32)
    hidden = draw.random((n, n_columns)) < 0.4
    masks = masks_of([np.flatnonzero(row).tolist() for row in hidden])
    missing, factors = np.full(3, 2, np.int32), np.array([1, 4, 16], np.uint64)
    keys = np.full(n, 99, np.uint64)
    kernels.find_keys(codes, of, masks, by, factors, missing, 2, n, keys)
    assert keys[:2].tolist() == [99, 99]
    shown = [
        tuple(None if hidden[e, c] else int(codes[c, of[e]]) for c in by.tolist()) for e in range(n)
    ]
    for e in range(2, n):
        values = [code for code in shown[e] if code is not None and code < 2]
        assert (keys[e] == kernels.NOTHING_SHOWN) == (not values)
        for other in range(2, e):
            if values and keys[other] != kernels.NOTHING_SHOWN:
                assert (keys[e] == keys[other]) == (shown[e] == shown[other])


@given(seeds, st.booleans())
def test_choices_are_listed_by_class(draw, all_at_once):
    n, n_classes = 15, 4
    classes = draw.integers(-1, n_classes, (n, 2)).astype(np.int32)
    listed = (classes >= 0) & (draw.random((n, 2)) < 0.8)
    want = [
        [e for e in range(n) for j in (0, 1) if listed[e, j] and classes[e, j] == x]
        for x in range(n_classes)
    ]
    starts = np.cumsum([0, *map(len, want)])
    free, members = starts[:-1].astype(np.int64), np.full(starts[-1] + 1, -1, np.int32)
    for begin, end in [(0, n)] if all_at_once else [(0, 6), (6, n)]:
        kernels.list_by_class(classes, listed, begin, end, free, members)
    assert members.tolist() == [*chain.from_iterable(want), -1]
    assert free.tolist() == starts[1:].tolist()
