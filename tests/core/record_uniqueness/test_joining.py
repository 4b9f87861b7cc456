"""Rows joined by compiled code, against counting them one by one."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.record_uniqueness.joining import join as joining
from core.record_uniqueness.joining.join import Classes, Rows, join
from core.steps import STOP, finish


def plain(rows: Rows, variables, lookups) -> Counter:
    made = [lookup[rows.codes[i]] for i, lookup in zip(variables, lookups, strict=True)]
    found: Counter = Counter()
    for key, many in zip(np.array(made).T.tolist(), rows.counts.tolist(), strict=True):
        found[tuple(key)] += many
    return found


def as_counter(rows: Rows) -> Counter:
    keys = [tuple(of) for of in rows.codes.T.tolist()]
    assert len(set(keys)) == len(keys)
    return Counter(dict(zip(keys, rows.counts.tolist(), strict=True)))


def random_rows(n: int, widths: tuple[int, ...], seed: int = 1) -> Rows:
    rng = np.random.default_rng(seed)
    codes = np.stack([rng.integers(0, of, n) for of in widths]).astype(np.int32)
    return Rows(codes, rng.integers(1, 5, n).astype(np.int32))


def check(rows: Rows, variables, lookups, n_codes) -> Classes:
    classes = finish(join(rows, variables, lookups, n_codes))
    expected = plain(rows, variables, lookups)
    made = finish(classes.rows())
    assert as_counter(made) == expected
    for set_size in (1, 3):
        sizes = expected.values()
        alone = sum(of == 1 for of in sizes)
        small = sum(of for of in sizes if of <= set_size)
        assert classes.in_sets(set_size) == (len(expected), alone, small)
    return classes


@settings(max_examples=40)
@given(st.integers(0, 2**20), st.integers(0, 60), st.data())
def test_small_rows(seed: int, n: int, data: st.DataObject) -> None:
    widths = (5, 3, 7)
    rows = random_rows(n, widths, seed)
    variables = data.draw(st.permutations(range(3)).map(lambda of: of[: 1 + seed % 3]))
    lookups = [np.arange(widths[i], dtype=np.int32) // (1 + seed % 2) for i in variables]
    check(rows, variables, lookups, [int(of.max()) + 1 for of in lookups])


@pytest.mark.parametrize("possible", ["few keys", "many keys", "too many keys for a number"])
def test_many_classes_in_every_way_of_counting(possible: str) -> None:
    # 25,000 classes: more than the first cells hold, so that these have to grow.
    widths = (200, 200)
    rows = random_rows(40_000, widths)
    lookups = [np.arange(of, dtype=np.int32) for of in widths]
    n_codes = {"few keys": (200, 200), "many keys": (5000, 5000)}.get(possible, (2**40, 2**40))
    classes = check(rows, (0, 1), lookups, n_codes)
    assert (classes.kept is None) == (possible != "too many keys for a number")
    # What came out is joined once more, in the order of its cells.
    halves = [of // 2 for of in lookups]
    check(finish(classes.rows()), (0, 1), halves, n_codes)


@pytest.mark.parametrize("n_codes", [(9, 9), (2**20, 2**20), (2**40, 2**40)])
def test_it_can_be_stopped_at_every_state(n_codes, monkeypatch) -> None:
    monkeypatch.setattr(joining, "_SLICE", 7)
    monkeypatch.setattr(joining, "_FIRST_CELLS", 4)
    rows = random_rows(30, (9, 9))
    lookups = [np.arange(9, dtype=np.int32)] * 2
    check(rows, (0, 1), lookups, n_codes)
    states = sum(1 for _ in join(rows, (0, 1), lookups, n_codes))
    assert states > 1
    for last in range(states):
        steps = join(rows, (0, 1), lookups, n_codes)
        for _ in range(last + 1):
            next(steps)
        with pytest.raises(StopIteration) as end:
            steps.send(STOP)
        assert end.value.value is None


def test_rows_in_the_order_of_their_cells_do_not_crowd_together() -> None:
    # Would take minutes if classes of a large table, in its order, filled a small one unevenly.
    rows = random_rows(300_000, (1000, 1000))
    lookups = [np.arange(1000, dtype=np.int32)] * 2
    n_codes = (1000, 1000)
    made = finish(finish(join(rows, (0, 1), lookups, n_codes)).rows())
    again = finish(join(made, (0, 1), lookups, (10**6, 10**6)))
    assert again.in_sets(5) == finish(join(rows, (0, 1), lookups, n_codes)).in_sets(5)
