"""Compiled passes over rows of packed codes, against the same rows as plain lists of codes."""

from __future__ import annotations

from collections import Counter, defaultdict
from types import SimpleNamespace

import hypothesis.strategies as st
import numpy as np
from hypothesis import given

from core.suppression.cells import kernels as cells
from core.suppression.cells.giving.choices import kernels as choices
from core.suppression.cells.packing import kernels as packing
from core.suppression.cells.packing import moles, people

seeds = st.integers(0, 2**32 - 1).map(np.random.default_rng)
Q, BITS, MISSING = 4, 3, 5
"""Columns, two in each of two words; bits of a field; the code that means missing."""
BLANK = (1 << BITS) - 1
FIELDS = np.array([[j % 2, 7 + 20 * (j // 2), BLANK] for j in range(Q)], np.uint64)
NO_VALUE = np.full(Q, MISSING, np.uint64)
OFFSETS = np.arange(Q + 1, dtype=np.int64) * MISSING


def i32(values):
    return np.array(values, np.int32)


def packed(codes):
    """(n, 2) words of (n, Q) codes."""
    words = np.zeros((len(codes), 2), np.uint64)
    for j in range(Q):
        words[:, int(FIELDS[j, 0])] |= codes[:, j].astype(np.uint64) << FIELDS[j, 1]
    return words


def unpacked(words):
    return np.stack(
        [(words[:, int(w)] >> shift & last).astype(np.int64) for w, shift, last in FIELDS], axis=1
    )


def mask_of(columns):
    codes = np.zeros((1, Q), np.int64)
    codes[0, columns] = BLANK
    return packed(codes)[0]


def drawn(draw, n=30):
    """(n, Q) codes of values, some of them missing or blanked."""
    codes = draw.integers(0, 3, (n, Q))
    codes[draw.random((n, Q)) < 0.15] = MISSING
    codes[draw.random((n, Q)) < 0.2] = BLANK
    return codes


def values_shown(codes, weights):
    """(Q * MISSING,) how much each value weighs in all rows."""
    found = np.zeros(Q * MISSING, np.int64)
    for row, weight in zip(codes, weights, strict=True):
        for j, code in enumerate(row):
            if code < MISSING:
                found[OFFSETS[j] + code] += weight
    return found


@given(seeds)
def test_supports_and_bits_of_blanked_cells(draw):
    codes, counts = drawn(draw), i32(draw.integers(1, 5, 30))
    words, found = packed(codes), np.zeros(Q * MISSING, np.int64)
    cells.count_supports(words, counts, FIELDS, NO_VALUE, OFFSETS, 3, 20, found)
    assert found.tolist() == values_shown(codes[3:20], counts[3:20]).tolist()
    row_of, meant = i32(draw.integers(0, 30, 50)), np.uint64(1) << np.arange(Q, dtype=np.uint64)
    out = np.zeros(50, np.uint64)
    cells.bits_of_records(words, FIELDS, meant, row_of, 0, 50, out)
    blank = codes[row_of] == BLANK
    assert out.tolist() == (blank * (1 << np.arange(Q))).sum(axis=1).tolist()


@given(seeds)
def test_rare_values_are_blanked(draw):
    codes = drawn(draw)
    words = packed(codes)
    offsets = np.arange(Q + 1, dtype=np.int64) * (MISSING + 1)
    rare = draw.random(Q * (MISSING + 1)) < 0.3
    cells.blank_values(words, FIELDS, offsets, rare, 5, 30)
    want = codes.copy()
    for i in range(5, 30):
        for j in range(Q):
            if codes[i, j] != BLANK and rare[offsets[j] + codes[i, j]]:
                want[i, j] = BLANK
    assert (unpacked(words) == want).all()


@given(seeds)
def test_followers_are_blanked_and_logged(draw):
    codes, counts = drawn(draw), i32(draw.integers(1, 5, 30))
    follows = np.zeros((Q, Q), bool)
    follows[0, 1] = follows[0, 3] = follows[2, 3] = True
    words, supports = packed(codes), values_shown(codes, counts)
    blanked, log, lost = np.zeros(Q, np.int64), np.zeros(30, np.int32), np.zeros(30, np.uint64)
    n = cells.follow_rows(
        *(words, counts, FIELDS, NO_VALUE, follows, OFFSETS, supports, blanked, 0, 30),
        *(log, lost, 0),
    )
    want = codes.copy()
    want[codes[:, 0] == BLANK, 1] = BLANK
    want[(codes[:, 0] == BLANK) | (codes[:, 2] == BLANK), 3] = BLANK
    assert (unpacked(words) == want).all()
    assert supports.tolist() == values_shown(want, counts).tolist()
    new = want != codes
    assert blanked.tolist() == (new * counts[:, None]).sum(axis=0).tolist()
    assert log[:n].tolist() == np.flatnonzero(new.any(axis=1)).tolist()
    assert lost[:n].tolist() == (new[log[:n]] * (1 << np.arange(Q))).sum(axis=1).tolist()


# Classes


def classes_of(draw, columns, n=30):
    """Rows in the classes of a combination, as the program finds them."""
    codes, counts = drawn(draw, n), i32(draw.integers(1, 4, n))
    words, mask = packed(codes), mask_of(columns)
    table, keys = np.zeros(128, np.int32), np.zeros((2 * n, 2), np.uint64)
    sizes, class_of = np.zeros(2 * n, np.int32), np.zeros(n, np.int32)
    used = packing.find_classes(words, counts, mask, 0, n, table, keys, sizes, class_of, 0)
    return SimpleNamespace(**locals())


def check_classes(of, codes):
    """Rows are together that are alike in the columns, and no others; sizes are theirs."""
    together, sizes = defaultdict(set), Counter()
    for i, c in enumerate(of.class_of.tolist()):
        together[tuple(codes[i, of.columns])].add(c)
        sizes[c] += int(of.counts[i])
    assert all(len(found) == 1 for found in together.values())
    assert len(sizes) == len(together)
    assert {c: int(of.sizes[c]) for c in range(of.used) if of.sizes[c]} == sizes
    keys = unpacked(of.keys[of.class_of])
    assert (keys[:, of.columns] == codes[:, of.columns]).all()


@given(seeds, st.sets(st.integers(0, Q - 1), min_size=1))
def test_rows_are_put_into_classes(draw, columns):
    of = classes_of(draw, sorted(columns))
    check_classes(of, of.codes)
    again = np.zeros(64, np.int32)
    packing.put_classes(of.keys, of.mask, np.arange(of.used, dtype=np.int32), again)
    assert sorted(again[again > 0]) == list(range(1, of.used + 1))
    found = np.zeros(of.used, np.int32)
    by = np.array(of.columns, np.int64)
    n = packing.find_blanked(of.keys, of.sizes, FIELDS, by, 0, of.used, found, 0)
    blank = (unpacked(of.keys[: of.used])[:, of.columns] == BLANK).any(axis=1)
    assert found[:n].tolist() == np.flatnonzero(blank).tolist()


@given(seeds)
def test_rows_that_lost_a_cell_move_to_the_class_they_are_in_now(draw):
    of = classes_of(draw, [0, 2, 3])
    rows = i32(np.sort(draw.choice(30, 12, replace=False)))
    lost, after = draw.integers(1, 16, 12).astype(np.uint64), of.codes.copy()
    for row, bits in zip(rows, lost.tolist(), strict=True):
        after[row, [bool(bits >> j & 1) for j in range(Q)]] = BLANK
    of.words[:] = packed(after)
    changed, before = np.zeros(60, np.int32), of.class_of.copy()
    of.used, held, n = packing.move_rows(
        *(of.words, of.counts, of.mask, rows, lost, np.uint64(0b1101), 0, 12, of.class_of),
        *(of.keys, of.sizes, of.used, of.table, of.used, changed, 0),
    )
    check_classes(of, after)
    assert held == np.count_nonzero(of.table)
    moved = before != of.class_of
    assert set(changed[:n].tolist()) == {*before[moved].tolist(), *of.class_of[moved].tolist()}


@given(seeds)
def test_rows_are_blanked_as_their_classes_were(draw):
    of = classes_of(draw, [0, 1])
    into = np.full(of.used, -1, np.int32)
    whole = draw.random(of.used) < 0.4
    into[whole] = np.flatnonzero(whole)
    joined = ~whole & (draw.random(of.used) < 0.3) & whole.any()
    into[joined] = draw.choice(np.flatnonzero(whole), joined.sum()) if whole.any() else 0
    blank = FIELDS[0, 2] << FIELDS[0, 1]
    of.keys[: of.used][whole, int(FIELDS[0, 0])] |= blank
    log, lost, before = np.zeros(30, np.int32), np.zeros(30, np.uint64), of.class_of.copy()
    n = packing.settle_rows(
        *(of.words, of.keys, FIELDS, np.array([0, 1]), of.class_of, into, 0, 30, log, lost, 0)
    )
    touched = into[before] >= 0
    assert (of.class_of == np.where(touched, into[before], before)).all()
    codes = unpacked(of.words)
    assert (codes[touched, 0] == BLANK).all()
    assert (codes[~touched] == of.codes[~touched]).all()
    assert (codes[:, 2:] == of.codes[:, 2:]).all()
    new = codes != of.codes
    assert log[:n].tolist() == np.flatnonzero(new.any(axis=1)).tolist()
    assert lost[:n].tolist() == (new[log[:n]] * (1 << np.arange(Q))).sum(axis=1).tolist()


@given(seeds, st.integers(2, 6))
def test_moles_and_their_values(draw, k):
    of = classes_of(draw, [0, 1, 3])
    by, which = np.array(of.columns, np.int64), np.arange(of.used, dtype=np.int32)
    found = np.zeros(of.used, np.int32)
    n = moles.find_moles(of.keys, of.sizes, FIELDS, NO_VALUE, by, k, which, found)
    shown = unpacked(of.keys[: of.used])
    shows = (shown[:, of.columns] < MISSING).any(axis=1)
    assert found[:n].tolist() == np.flatnonzero(shows & (of.sizes[: of.used] < k)).tolist()
    counted, others = np.zeros(Q * MISSING, np.int64), [j for j in range(Q) if j not in of.columns]
    moles.count_values(of.keys, FIELDS, NO_VALUE, by, OFFSETS, found, 0, n, counted)
    codes = shown[found[:n]]
    codes[:, others] = MISSING
    assert counted.tolist() == values_shown(codes, np.ones(n, int)).tolist()
    starts = np.cumsum([0, *counted])
    entries = np.zeros(starts[-1], np.int32)
    moles.fill_values(
        *(of.keys, FIELDS, NO_VALUE, by, OFFSETS, found, 0, n, starts[:-1].copy(), entries)
    )
    for value in range(Q * MISSING):
        j, code = divmod(value, MISSING)
        want = found[:n][codes[:, j] == code]
        assert entries[starts[value] : starts[value + 1]].tolist() == want.tolist()


def ranked(draw, of, k):
    """Moles by value, the values in an order of their own: (column, where each begins, moles)."""
    by, which = np.array(of.columns, np.int64), np.arange(of.used, dtype=np.int32)
    found = np.zeros(of.used, np.int32)
    n = moles.find_moles(of.keys, of.sizes, FIELDS, NO_VALUE, by, k, which, found)
    shown = unpacked(of.keys[found[:n]])
    values = [(j, code) for j in of.columns for code in range(MISSING)]
    order = [values[i] for i in draw.permutation(len(values))]
    lists = [found[:n][shown[:, j] == code] for j, code in order]
    starts = np.cumsum([0, *map(len, lists)])
    return n, np.array([j for j, _ in order], np.int64), starts, i32(np.concatenate(lists))


@given(seeds, st.integers(2, 8))
def test_values_of_moles_are_blanked_until_they_are_none(draw, k):
    of = classes_of(draw, [0, 1, 3])
    n, column_of, starts, entries = ranked(draw, of, k)
    keys, sizes = unpacked(of.keys[: of.used])[:, of.columns], of.sizes[: of.used].tolist()
    total, cells, into = sum(sizes), np.zeros(len(column_of), int), [-1] * of.used
    for rank, j in enumerate(column_of.tolist()):
        for mole in entries[starts[rank] : starts[rank + 1]].tolist():
            size = sizes[mole]
            if not 0 < size < k:
                continue
            cells[rank] += size
            keys[mole, of.columns.index(j)] = BLANK
            alike = (keys == keys[mole]).all(axis=1) & (np.array(sizes) > 0)
            alike[mole] = False
            (joined,) = np.flatnonzero(alike).tolist() or [mole]
            sizes[mole], into[mole] = 0, joined
            sizes[joined] += size
            into[joined] = joined if into[joined] < 0 else into[joined]
    table = np.zeros(1024, np.int32)
    packing.put_classes(of.keys, of.mask, np.arange(of.used, dtype=np.int32), table)
    became, blanked = np.full(of.used, -1, np.int32), np.zeros(len(column_of), np.int64)
    nobody = np.zeros(0, np.int32)
    _, _, left = moles.blank_moles(
        *(of.keys, of.sizes, of.sizes, of.mask, FIELDS, NO_VALUE),
        *(np.array(of.columns, np.int64), column_of, starts, entries, 0, 0, len(entries)),
        *(k, n, table, of.used, became, blanked, nobody, nobody, nobody),
    )
    assert of.sizes[: of.used].tolist() == sizes
    assert sum(sizes) == total
    assert became.tolist() == into
    assert blanked.tolist() == cells.tolist()
    assert (unpacked(of.keys[: of.used])[:, of.columns] == keys).all()
    shows = (keys < MISSING).any(axis=1)
    assert left == sum(0 < size < k for size in np.array(sizes)[shows])


# People, some of whom are in several rows


def shared(draw, n_rows=12, n_persons=8):
    """(rows of each person, both as the kernels hold them)."""
    rows = [np.sort(draw.choice(n_rows, draw.integers(2, 5), replace=False)) for _ in range(8)]
    starts = np.cumsum([0, *map(len, rows)])
    of_row = [[p for p in range(n_persons) if i in rows[p]] for i in range(n_rows)]
    row_starts = np.cumsum([0, *map(len, of_row)])
    flat = [p for persons in of_row for p in persons]
    return rows, starts, i32(np.concatenate(rows)), row_starts, i32(flat)


@given(seeds)
def test_people_are_counted_once_in_each_class_and_value(draw):
    rows, starts, flat, row_starts, row_persons = shared(draw)
    codes, class_of = drawn(draw, 12), i32(draw.integers(0, 4, 12))
    log = i32(draw.integers(0, 12, 3))
    of_rows, of_persons = np.zeros(12, np.uint8), np.zeros(8, np.uint8)
    people.mark_changed(log, 0, 3, row_starts, row_persons, of_rows, of_persons)
    assert set(np.flatnonzero(of_rows)) == set(log.tolist())
    marked = [p for p in range(8) if set(rows[p]) & set(log.tolist())]
    assert np.flatnonzero(of_persons).tolist() == marked
    alone, found, want = i32(draw.integers(0, 3, 12)), np.zeros(4, np.int32), Counter()
    people.count_alone(alone, of_rows, class_of, 1, found)
    people.count_shared(starts, flat, of_persons, 0, 8, class_of, 1, i32([-1] * 4), found)
    supports, values = np.zeros(Q * MISSING, np.int64), Counter()
    words = packed(codes)
    people.count_values_alone(
        *(words, alone, of_rows, FIELDS, NO_VALUE, OFFSETS, 0, 12, 1, supports)
    )
    people.count_values_shared(
        *(words, starts, flat, of_persons, FIELDS, NO_VALUE, OFFSETS, 0, 8, 1),
        *(i32([-1] * Q * MISSING), supports),
    )
    for i in set(log.tolist()):
        want[class_of[i]] += alone[i]
        values += {(j, c): alone[i] for j, c in enumerate(codes[i]) if c < MISSING}
    for p in marked:
        want.update({class_of[i] for i in rows[p]})
        values.update({(j, c) for i in rows[p] for j, c in enumerate(codes[i]) if c < MISSING})
    assert found.tolist() == [want[c] for c in range(4)]
    assert supports.reshape(Q, MISSING).tolist() == [
        [values[j, c] for c in range(MISSING)] for j in range(Q)
    ]


@given(seeds)
def test_lists_of_people_by_class(draw):
    rows, _, _, row_starts, row_persons = shared(draw)
    class_of, head = i32(draw.integers(0, 4, 12)), i32([-1, -1, -1, -2])
    after, who = np.zeros(40, np.int32), np.zeros(40, np.int32)
    args = (row_starts, row_persons, 0, 12, class_of, head, after, who)
    used = people.list_shared(*args, 0)

    def listed(c):
        found, at = [], head[c]
        while at >= 0:
            found.append(int(who[at]))
            at = after[at]
        assert len(set(found)) == len(found)
        return set(found)

    want = [{p for p in range(8) if (class_of[rows[p]] == c).any()} for c in range(4)]
    assert [listed(c) for c in range(3)] == want[:3]
    assert used == sum(map(len, want[:3]))
    assert people.join_lists(0, 1, head, after, who) == len(want[0] & want[1])
    assert listed(1) == want[0] | want[1]


# What records could blank instead


@given(st.integers(0, 2**64 - 1))
def test_bits_of_a_mask(mask):
    assert choices.count_bits(np.uint64(mask)) == mask.bit_count()


@given(st.lists(st.integers(0, 9) | st.none(), max_size=40), st.integers(1, 12))
def test_classes_are_numbered_as_they_come(drawn, room):
    keys = np.array([choices.NOTHING_SHOWN if k is None else k * 977 for k in drawn], np.uint64)
    table, found = np.full(32, -1, np.int32), np.zeros(room, np.uint64)
    numbers = np.full(len(keys), -2, np.int32)
    at, n = choices.number_classes(keys, 0, len(keys), table, found, 0, numbers)
    order = list(dict.fromkeys(k for k in drawn if k is not None))
    full = [i for i, k in enumerate(drawn) if k is not None and order.index(k) >= room]
    assert at == min(full, default=len(keys))
    assert n == len({k for k in drawn[:at] if k is not None})
    want = [-1 if k is None else order.index(k) for k in drawn]
    assert numbers[:at].tolist() == want[:at]
    again, sizes, where = np.full(64, -1, np.int32), np.zeros(room, np.int64), i32([-2] * len(keys))
    choices.put_into_table(found, n, again)
    choices.count_in_classes(keys, 0, len(keys), again, found, sizes)
    assert sizes[:n].tolist() == [drawn.count(k) for k in order[:n]]
    choices.find_in_classes(keys, again, found, where)
    assert where.tolist() == [c if 0 <= c < n else -2 for c in want]
