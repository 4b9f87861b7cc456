"""Remedies record by record, with and without persons: nothing new is found after them."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from core.differencing.guard import guard
from core.differencing.releases import Release, plan
from core.differencing.remedies import RAISE_K, TAKE_OVER, remedies
from core.differencing.rows import Rows, row_remedies
from core.steps import finish
from tests.core.differencing.small_releases import AREAS, some_columns, source
from tests.core.studies import counts_of_stays

SHAPE = (3, 2)


def some_rows(rng, persons: bool) -> Rows:
    """Records of four areas and six classes; of persons, each of whom has one to three."""
    n = int(rng.integers(15, 40))
    areas = rng.integers(0, 4, n).astype(np.int32)
    classes = rng.choice(6, n, p=[0.4, 0.2, 0.15, 0.1, 0.1, 0.05]).astype(np.int32)
    dense = np.zeros((4, 6), int)
    np.add.at(dense, (areas, classes), 1)
    counts = source(dense, SHAPE)
    if not persons:
        return Rows(counts, AREAS, areas, classes)
    whose = np.sort(rng.integers(0, max(n // 2, 1), n)).astype(np.int32)
    stays = list(zip(whose.tolist(), areas.tolist(), classes.tolist(), strict=True))
    of = replace(counts, persons=counts_of_stays(stays, 4, 6).persons)
    return Rows(of, AREAS, areas, classes, whose)


def some_release(rng, name: str, rows: Rows) -> Release:
    """Everything in classes of k persons, by regions and columns by chance."""
    bare = replace(rows.counts, persons=None)
    labels = rng.integers(0, 2, 4)
    frame = plan(name, AREAS, bare, labels, 1, some_columns(rng, bare))
    return rows.kept(frame, np.ones(len(rows.area_of), bool), int(rng.integers(2, 4)))


def people(rows: Rows, release: Release, others) -> dict:
    """{(region, class): persons} of the records that a release shows, counted one by one."""
    shown = rows.shown(release, others)
    found: dict = {}
    who = rows.persons if rows.persons is not None else np.arange(len(shown))
    for i in np.flatnonzero(shown).tolist():
        region, of = (cell[i] for cell in rows.cells(release))
        found.setdefault((int(region), int(of)), set()).add(int(who[i]))
    return {cell: len(of) for cell, of in found.items()}


def keys_of(steps) -> set:
    """What is found, to be compared."""
    guarded = finish(steps)
    assert not guarded.undecided
    return {(of.areas.tobytes(), of.cells.tobytes()) for of in guarded.findings}


@pytest.mark.parametrize("persons", [False, True])
def test_after_a_remedy_nothing_new_is_found(persons: bool) -> None:
    found, helped = 0, {TAKE_OVER: 0, RAISE_K: 0}
    for seed in range(80):
        rng = np.random.default_rng(seed)
        rows = some_rows(rng, persons)
        first, second = (some_release(rng, name, rows) for name in ("first", "second"))
        k = max(first.k, second.k)
        found += bool(finish(guard([first, second], rows.counts, AREAS, k)).findings)
        for of in finish(row_remedies(second, [first], rows, k, 20.0)):
            classes = people(rows, of.release, [first])
            assert all(n >= of.release.k for n in classes.values()), seed
            assert int(rows.shown(of.release, [first]).sum()) == of.release.records
            assert of.records_lost >= 0
            if of.helps:
                after = keys_of(guard([first, of.release], rows.counts, AREAS, k))
                assert after <= keys_of(guard([first], rows.counts, AREAS, k)), (seed, of.name)
                by = of.release.k  # a pack is compared by the largest k
                if of.name == RAISE_K and by > k:
                    after = keys_of(guard([first, of.release], rows.counts, AREAS, by))
                    assert after <= keys_of(guard([first], rows.counts, AREAS, by)), seed
                helped[of.name] += 1
    assert found > 10
    assert min(helped.values()) > 20


def test_where_each_record_is_a_person_it_is_what_is_planned_from_counts() -> None:
    for seed in range(40):
        rng = np.random.default_rng(1000 + seed)
        rows = some_rows(rng, persons=False)
        first, second = (some_release(rng, name, rows) for name in ("first", "second"))
        k = max(first.k, second.k)
        planned = finish(remedies(second, [first], rows.counts, AREAS, k, 20.0))
        of_counts = {of.name: of.release for of in planned}
        for of in finish(row_remedies(second, [first], rows, k, 20.0)):
            np.testing.assert_array_equal(of.release.cells, of_counts[of.name].cells)
            np.testing.assert_array_equal(of.release.sizes, of_counts[of.name].sizes)
