"""Compiled moves between what records could blank, against plain rules of who may move where."""

from __future__ import annotations

import hypothesis.strategies as st
import numpy as np
import pytest
from hypothesis import given

from core.suppression.cells.giving import kernels

seeds = st.integers(0, 2**32 - 1).map(np.random.default_rng)
K, IN_EACH = 3, 4
"""Smallest class allowed; classes of each of the two combinations."""
CLASSES = 2 * IN_EACH
RECORDS = 16


def made(draw):
    """Records with some choices each; a choice leads into a class of each combination, or none.

    All begin at the one that shows nothing
    (the last), then some move to where nobody is left in a class below k.
    """
    starts, rows = [0], []
    for _ in range(RECORDS):
        shown = {(-1, -1)}
        for _ in range(int(draw.integers(1, 4))):
            pair = draw.integers([0, IN_EACH], [IN_EACH, CLASSES])
            shown.add(tuple(np.where(draw.random(2) < 0.4, -1, pair).tolist()))
        rows += sorted(shown, reverse=True)
        starts.append(len(rows))
    classes = np.array(rows, np.int32)
    cells = (classes < 0).sum(axis=1).astype(np.int32)
    costs = cells + draw.random(len(rows)) * 3.0  # a column may weigh more than another
    whose = np.repeat(np.arange(RECORDS), np.diff(starts)).astype(np.int32)
    members = [np.flatnonzero((classes == x).any(axis=1)) for x in range(CLASSES)]
    firsts = np.concatenate([[0], np.cumsum([len(of) for of in members])]).astype(np.int64)
    current = np.array(starts[1:], np.int64) - 1
    state = kernels.State(
        *(np.array(starts, np.int64), whose, costs, cells, classes, firsts),
        *(np.concatenate(members).astype(np.int32), K, current, np.zeros(CLASSES, np.int64)),
    )
    while True:  # whoever can show something with k - 1 others at once does, class by class
        x = int(draw.integers(0, CLASSES + 1))
        if x == CLASSES:
            break
        movers = {int(whose[f]): int(f) for f in members[x] if draw.random() < 0.8}
        before = current.copy()
        for r, f in movers.items():
            current[r] = f
        sizes = counted(state)
        if ((sizes > 0) & (sizes < K)).any():
            current[:] = before
    state.sizes[:] = counted(state)
    return state


def counted(state):
    """(classes,) records in each class, counted anew."""
    entered = state.classes[state.current]
    return np.bincount(entered[entered >= 0], minlength=CLASSES)


def classes_left(state, e, f):
    return set(state.classes[e].tolist()) - set(state.classes[f].tolist()) - {-1}


def plainly_left(state, e, f, x=-1):
    left = classes_left(state, e, f) - {x}
    return all(state.sizes[a] <= 1 or state.sizes[a] > K for a in left)


def plainly_closed(state, x):
    """The choices once all have left a class, each the cheapest way; None if some cannot."""
    now = state.current.copy()
    plain = state._replace(current=now, sizes=state.sizes.copy())
    for e in np.flatnonzero((state.classes == x).any(axis=1)):
        r = state.of[e]
        if now[r] != e:
            continue
        ways = [
            f
            for f in range(state.starts[r], state.starts[r + 1])
            if x not in state.classes[f]
            and plainly_entered(plain, e, f)
            and plainly_left(plain, e, f, x)
        ]
        if not ways:
            return None
        now[r] = min(ways, key=lambda f: state.costs[f])
        plain.sizes[:] = counted(plain)
    return now


def plainly_entered(state, e, f, x=-1):
    return all(state.sizes[b] + 1 >= K for b in classes_left(state, f, e) - {x})


def assert_sound(state):
    """The sizes are those of the choices, and no class shows fewer than k."""
    sizes = counted(state)
    assert state.sizes.tolist() == sizes.tolist()
    assert not ((sizes > 0) & (sizes < K)).any()


def total(state):
    return state.costs[state.current].sum(), state.cells[state.current].sum()


@given(seeds)
def test_who_may_leave_and_enter(draw):
    state = made(draw)
    state.sizes[:] = draw.integers(0, K + 2, CLASSES)
    where = (state.classes, state.sizes, K)
    for _ in range(40):
        r = int(draw.integers(0, RECORDS))
        e, f = (int(of) for of in draw.integers(state.starts[r], state.starts[r + 1], 2))
        x = int(draw.integers(0, CLASSES))
        assert kernels.can_leave(e, f, *where) == plainly_left(state, e, f)
        assert kernels.can_enter(e, f, *where) == plainly_entered(state, e, f)
        assert kernels.can_enter_beside(e, f, x, *where) == plainly_entered(state, e, f, x)
        assert kernels.leads_into(e, x, state.classes) == (x in state.classes[e])


@given(seeds)
def test_moves_are_taken_back_where_they_leave_too_few(draw):
    state = made(draw)
    trail, before = np.zeros((RECORDS, 2), np.int64), state.current.copy()
    movers = draw.permutation(RECORDS)[:8]
    for n, r in enumerate(movers):
        f = int(draw.integers(state.starts[r], state.starts[r + 1]))
        trail[n] = r, state.current[r]
        kernels.move(r, f, state.classes, state.current, state.sizes)
    assert state.sizes.tolist() == counted(state).tolist()
    first, want, left = 2, state.current.copy(), bool(draw.integers(0, 2))
    sizes, kept = counted(state), [tuple(of) for of in trail[:8].tolist()]
    for r, old in reversed(kept[first:]):
        ways = (old, want[r]) if left else (want[r], old)
        if any(0 < sizes[c] < K for c in classes_left(state, *ways)):
            for by, choice in ((-1, want[r]), (1, old)):
                np.add.at(sizes, [c for c in state.classes[choice] if c >= 0], by)
            want[r] = old
            kept.remove((r, old))
    where = (state.classes, K, state.current, state.sizes)
    n = kernels.take_back(trail, 8, first, left, *where)
    assert [tuple(of) for of in trail[:n].tolist()] == kept
    assert state.current.tolist() == want.tolist()
    assert state.sizes.tolist() == counted(state).tolist()
    assert kernels.undo(trail, n, 0, state.classes, state.current, state.sizes) == 0
    assert state.current.tolist() == before.tolist()
    assert_sound(state)


@given(seeds)
def test_each_moves_alone_to_the_cheapest_that_is_open(draw):
    state = made(draw)
    want, moved = state.current.copy(), 0
    plain = state._replace(current=want, sizes=state.sizes.copy())
    for r in range(2, RECORDS):
        e = want[r]
        ways = [
            f
            for f in range(state.starts[r], state.starts[r + 1])
            if state.cells[f] <= state.cells[e]
            and plainly_left(plain, e, f)
            and plainly_entered(plain, e, f)
        ]
        best = min([e, *ways], key=lambda f: state.costs[f])
        moved += int(best != e)
        want[r] = best
        plain.sizes[:] = counted(plain)
    assert kernels.move_alone(state, 2, RECORDS) == moved
    assert state.current.tolist() == want.tolist()
    assert_sound(state)


@given(seeds)
def test_what_empty_classes_promise(draw):
    state = made(draw)
    saving = np.zeros(CLASSES)
    for x in range(CLASSES):
        ways = np.flatnonzero((state.classes == x).any(axis=1))
        if state.sizes[x] == 0 and len(ways) >= K:
            now = state.costs[state.current[state.of[ways]]]
            saving[x] = np.maximum(now - state.costs[ways], 0).sum()
    assert kernels.promises(state).tolist() == pytest.approx(saving.tolist())


@given(seeds, st.integers(0, CLASSES - 1))
def test_a_class_is_opened_only_where_that_saves_something(draw, x):
    state = made(draw)
    before, (cost, cells) = state.current.copy(), total(state)
    was_empty = state.sizes[x] == 0
    trail = np.zeros((RECORDS * 4, 2), np.int64)
    n, saved, fewer = kernels.open_class(state, x, 0.5, trail, 0)
    assert_sound(state)
    after = total(state)
    assert saved == pytest.approx(cost - after[0])
    assert fewer == cells - after[1]
    if n == 0:
        assert state.current.tolist() == before.tolist()
        return
    assert was_empty
    assert state.sizes[x] >= K
    assert saved > 0
    assert fewer >= 0
    kernels.undo(trail, n, 0, state.classes, state.current, state.sizes)
    assert state.current.tolist() == before.tolist()


@given(seeds, st.integers(0, CLASSES - 1))
def test_a_class_is_closed_whole_or_not_at_all(draw, x):
    state = made(draw)
    before, (cost, cells) = state.current.copy(), total(state)
    trail, want = np.zeros((RECORDS * 4, 2), np.int64), plainly_closed(state, x)
    n, saved, fewer = kernels.close_class(state, x, trail, 0)
    assert state.current.tolist() == (before if want is None else want).tolist()
    assert (n < 0) == (want is None)
    after = total(state)
    assert state.sizes.tolist() == counted(state).tolist()
    sizes = np.delete(state.sizes, x)
    assert not ((sizes > 0) & (sizes < K)).any()
    assert saved == pytest.approx(cost - after[0])
    assert fewer == cells - after[1]
    if n < 0:
        assert state.current.tolist() == before.tolist()
        return
    assert state.sizes[x] == 0
    assert sorted(trail[:n, 0]) == np.flatnonzero(state.current != before).tolist()
    kernels.undo(trail, n, 0, state.classes, state.current, state.sizes)
    assert state.current.tolist() == before.tolist()


@given(seeds, st.integers(1, 6))
def test_empty_classes_that_some_could_join(draw, room):
    state = made(draw)
    n = int(draw.integers(0, 5))
    trail = np.zeros((RECORDS, 2), np.int64)
    trail[:n, 0] = draw.integers(0, RECORDS, n)
    ways = state.classes[np.isin(state.of, trail[:n, 0])]
    enough = np.diff(state.firsts) >= K
    want = {x for x in ways.ravel().tolist() if x >= 0 and state.sizes[x] == 0 and enough[x]}
    out = np.full(room, -1, np.int64)
    seen = np.full(CLASSES, -1, np.int32)
    m = kernels.empty_beside(trail, n, state, seen, 7, out)
    assert m == min(len(want), room)
    assert len(set(out[:m].tolist())) == m
    assert set(out[:m].tolist()) <= want


@given(seeds)
def test_opening_and_closing_all_classes_saves_what_it_says(draw):
    state = made(draw)
    order, trail = draw.permutation(CLASSES).astype(np.int64), np.zeros((RECORDS * 8, 2), np.int64)
    seen = np.full(CLASSES, -1, np.int32)
    for act, more in ((kernels.open_classes, ()), (kernels.close_classes, (seen,))):
        cost, cells = total(state)
        at, saved = act(state, order, 0, 10**6, 0.5, trail, *more)
        after = total(state)
        assert at == CLASSES
        assert saved == pytest.approx(cost - after[0])
        assert saved >= 0
        assert after[1] <= cells
        assert_sound(state)
    assert kernels.open_classes(state, order, 3, 0, 0.5, trail) == (3, 0.0)
