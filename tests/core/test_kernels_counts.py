"""Compiled counts against plain Python: sums over regions, tables of two columns, classes."""

from __future__ import annotations

from collections import Counter

import hypothesis.strategies as st
import numpy as np
import pytest
from hypothesis import given

from core.kernels import place_in_row, without_repetition
from core.record_uniqueness import kernels as classes
from core.record_uniqueness.joining import kernels as joining
from core.risk import kernels as attacks
from core.risk.kernels import people_by_class
from core.suppression.cells.counting import (
    blanked_by_code,
    blanks_by_group,
    people_by_group,
    shown_by_group,
)
from core.suppression.cells.cramer import by_code, table_sums

seeds = st.integers(0, 2**32 - 1).map(np.random.default_rng)


def i32(values):
    return np.array(values, np.int32)


@given(st.sets(st.integers(0, 30)), st.integers(0, 30), st.integers(0, 3))
def test_a_place_in_a_row_of_a_matrix(columns, column, before):
    row = sorted(columns)
    indices = i32([*range(before), *row, 5, 5])
    found = place_in_row(indices, before, before + len(row), column)
    assert found == (before + row.index(column) if column in columns else -1)


@given(st.integers(1, 2**64 - 1), st.integers(0, 63))
def test_bits_of_a_word(word, shift):
    word = word >> shift or 1
    assert classes._bits_set(np.uint64(word)) == word.bit_count()
    assert classes._lowest(np.uint64(word)) == (word & -word).bit_length() - 1


@given(seeds)
def test_persons_are_taken_out_where_they_were_added_up_twice(draw):
    n_units, n_regions, n_classes = 7, 3, 2
    labels = draw.integers(-1, n_regions, n_units).astype(np.int32)
    groups = [
        (np.sort(draw.choice(n_units, draw.integers(2, 5), replace=False)), c, t)
        for c, t in zip(draw.integers(0, n_classes, 5), draw.integers(1, 4, 5), strict=True)
    ]
    lengths = [len(units) for units, _, _ in groups]
    sizes = np.full((n_regions, n_classes), 100, np.int32)
    want, left = sizes.copy(), []
    for units, of, times in groups:
        regions = [int(labels[u]) for u in units if labels[u] >= 0]
        for region, often in Counter(regions).items():
            want[region, of] -= times * (often - 1)
        if len(set(regions)) > 1:
            left.append((sorted(set(regions)), of, times))
    starts, units, of_class, times = without_repetition(
        np.cumsum([0, *lengths]),
        i32(np.concatenate([units for units, _, _ in groups])),
        *(i32([group[which] for group in groups]) for which in (1, 2)),
        labels,
        i32(np.arange(n_regions + 1) * n_classes),
        i32(np.tile(np.arange(n_classes), n_regions)),
        sizes.reshape(-1),
    )
    assert (sizes == want).all()
    found = zip(np.split(units, starts[1:-1]), of_class, times, strict=True) if left else ()
    assert [(u.tolist(), c, t) for u, c, t in found] == left


# Blanked cells


def blanked(draw, n, n_bits=4):
    """(bits of each record, the same as (n, bits) of True and False)."""
    flags = draw.random((n, n_bits)) < 0.4
    return (flags * (1 << np.arange(n_bits))).sum(axis=1).astype(np.uint64), flags


@given(seeds, st.integers(0, 40))
def test_blanks_by_code_and_by_group(draw, n):
    bits, flags = blanked(draw, n)
    codes, groups = i32(draw.integers(0, 3, n)), i32(draw.integers(-1, 4, n))
    by = blanked_by_code(codes, 3, bits, 2)
    assert by.tolist() == [
        [int((codes == c).sum()), int(flags[codes == c, 2].sum())] for c in range(3)
    ]
    counted = blanks_by_group(groups, 4, bits, 4)
    shown = shown_by_group(groups, 4, codes, 1, bits, 0b101)
    for row, group in enumerate((0, 1, 2, 3, -1)):
        here = groups == group
        part = flags[here]
        wanted = [*part.sum(axis=0), part.any(axis=1).sum(), here.sum()]
        assert counted[row].tolist() == wanted
        assert shown[row] == (here & (codes == 1) & ~flags[:, 0] & ~flags[:, 2]).sum()


@given(seeds, st.integers(0, 40))
def test_persons_of_groups_count_once(draw, n):
    persons, groups = i32(draw.integers(0, 8, n)), i32(draw.integers(-1, 3, n))
    found = people_by_group(groups, 3, persons, np.argsort(persons, kind="stable"))
    assert found.tolist() == [len(set(persons[groups == group])) for group in range(3)]


@given(seeds, st.integers(1, 60))
def test_the_sums_of_a_table_of_two_columns(draw, n):
    n_first, n_second = 4, 5  # the last code of each is missing
    first, second = i32(draw.integers(0, n_first, n)), i32(draw.integers(0, n_second, n))
    bits, flags = blanked(draw, n)
    order, starts = by_code(first, n_first)
    assert order.tolist() == np.argsort(first, kind="stable").tolist()
    assert starts.tolist() == [int((first < code).sum()) for code in range(n_first + 1)]
    found = table_sums(order, starts, bits[order], second, n_second, 0b11)
    known = (first < n_first - 1) & (second < n_second - 1)
    for sums, kept in zip(found, (known, known & ~flags[:, 0] & ~flags[:, 1]), strict=True):
        table = np.zeros((n_first, n_second))
        np.add.at(table, (first[kept], second[kept]), 1)
        rows, columns = table.sum(axis=1), table.sum(axis=0)
        share = sum(
            table[i, j] ** 2 / (rows[i] * columns[j]) for i, j in zip(*table.nonzero(), strict=True)
        )
        want = [table.sum(), share, (rows > 0).sum(), (columns > 0).sum()]
        assert sums.tolist() == pytest.approx(want)


# Tables of classes: an entry is a number of records, or -1 - the number of the only one


def rolled(pairs):
    """{key: entry} of classes that are joined."""
    made = {}
    for key, entry in pairs:
        records = 1 if entry < 0 else entry
        before = made.get(key)
        made[key] = entry if before is None else (1 if before < 0 else before) + records
    return made


def table_of(draw, n, bits):
    """(ascending keys, entries) of a table of level 0."""
    keys = np.sort(draw.choice(1 << bits, min(n, 1 << bits), replace=False)).astype(np.int64)
    many = draw.integers(2, 9, len(keys))
    alone = -1 - np.arange(len(keys))
    return keys, np.where(draw.random(len(keys)) < 0.5, alone, many).astype(np.int32)


@given(st.lists(st.integers(0, 5)))
def test_equal_keys_are_counted(keys):
    keys = np.sort(np.array(keys, np.int64))
    out, counts = np.empty(len(keys), np.int64), np.empty(len(keys), np.int32)
    n = classes.count_equal(keys, out, counts)
    want = Counter(keys.tolist())
    assert dict(zip(out[:n].tolist(), counts[:n].tolist(), strict=True)) == want
    assert out[:n].tolist() == sorted(want)


@given(seeds, st.integers(0, 50), st.booleans())
def test_bits_are_left_out_of_a_table(draw, n, people):
    """Whatever pass does it, classes alike in what is left are joined."""
    below, out_bits, above = 3, 2, 3
    keys, entries = table_of(draw, n, below + out_bits + above)
    room = max(1, len(keys))

    def run(work, key_of, *numbers):
        out, found = np.zeros(room, np.int64), np.zeros(room, np.int32)
        class_of = np.full(room, -1, np.int32) if people else None
        c = work(keys, entries, *numbers, out, found, class_of)
        wanted = [key_of(int(key)) for key in keys]
        pairs = zip(wanted, entries.tolist(), strict=True)
        assert dict(zip(out[:c].tolist(), found[:c].tolist(), strict=True)) == rolled(pairs)
        if class_of is not None:
            assert out[class_of[: len(keys)]].tolist() == wanted
        return out[:c].tolist()

    last = run(classes.without_last, lambda key: key >> out_bits, out_bits)
    assert last == sorted(last)

    def without_middle(key):
        return key >> below + out_bits << below | key & (1 << below) - 1

    run(classes.in_word, without_middle, below, out_bits, below)
    run(classes.in_places, without_middle, below, out_bits, below)
    windows = run(classes.in_windows, without_middle, below, out_bits)
    assert windows == sorted(windows)


@given(seeds, st.integers(0, 30))
def test_ordered_keys_with_their_rows_make_a_table(draw, n):
    place = 5
    keys, entries = draw.integers(0, 6, n), table_of(draw, n, 6)[1]
    ordered = np.sort(keys << place | np.arange(n)).astype(np.int64)
    out, found = np.empty(n, np.int64), np.empty(n, np.int32)
    class_of = np.empty(n, np.int32)
    c = classes.join_equal(ordered, place, entries, out, found, class_of)
    pairs = zip(keys.tolist(), entries.tolist(), strict=True)
    assert dict(zip(out[:c].tolist(), found[:c].tolist(), strict=True)) == rolled(pairs)
    assert out[class_of].tolist() == keys.tolist()


@given(st.lists(st.integers(-70, 9).filter(bool)), st.integers(1, 6), st.integers(0, 10))
def test_classes_and_unique_records_of_a_table(entries, set_size, first):
    table, found = i32(entries), np.zeros(4, np.int64)
    classes.count_classes(table, set_size, found)
    sizes = [1 if of < 0 else of for of in entries]
    small = [size for size in sizes if size <= set_size]
    unique = {-1 - of for of in entries if of < 0}
    assert found.tolist() == [len(sizes), sum(of < 0 for of in entries), sum(small), len(small)]
    alone = np.zeros(1, np.uint64)
    classes.mark_unique(table, first, alone)
    assert {i + first for i in range(64) if int(alone[0]) >> i & 1} == {
        of for of in unique if first <= of < first + 64
    }


@given(seeds, st.integers(1, 40), st.integers(0, 3))
def test_rows_that_a_recode_makes_alike_are_joined(draw, n, salt):
    codes, counts = i32(draw.integers(0, 4, (3, n))), i32(draw.integers(1, 5, n))
    rows = np.array([2, 0], np.int64)
    halves = np.array([0, 0, 1, 1])
    lookups = np.stack([2 * halves, halves]).astype(np.int64)
    key_of = lookups[0, codes[2]] + lookups[1, codes[0]]
    want = Counter()
    for key, count in zip(key_of.tolist(), counts.tolist(), strict=True):
        want[key] += count
    hashed, placed = np.zeros((16, 2), np.int64), np.zeros((4, 2), np.int64)
    salt = np.uint64(salt)
    assert joining.join_rows(codes, rows, lookups, counts, 0, n, hashed, 0, salt) == (n, len(want))
    joining.join_rows_in_place(codes, rows, lookups, counts, 0, n, placed)
    moved = np.zeros((32, 2), np.int64)
    joining.move_cells(hashed, moved, 0, 16, salt)
    sizes = want.values()
    for cells, in_place in ((hashed, False), (placed, True), (moved, False)):
        assert {int(key): int(size) for key, size in cells if size} == want
        cell_of = np.full(n, -1, np.int32)
        wanted = np.arange(0, n, 2, dtype=np.int32)
        joining.find_rows(codes, rows, lookups, wanted, cells, salt, in_place, cell_of)
        assert cells[cell_of[wanted], 0].tolist() == key_of[wanted].tolist()
        assert (cell_of[1::2] == -1).all()
        assert joining.in_small_classes(cells, 3) == (
            len(want),
            sum(size == 1 for size in sizes),
            sum(size for size in sizes if size <= 3),
        )
    of_rows = joining.sizes_of_rows(i32(key_of), counts, 4)
    assert of_rows.tolist() == [want[key] for key in key_of.tolist()]


@given(seeds, st.integers(0, 30))
def test_people_of_the_classes_that_are_wanted(draw, n):
    in_class = i32(draw.integers(0, 4, 10))
    pairs = sorted(zip(draw.integers(0, 6, n), draw.integers(0, 10, n), strict=True))
    who, values_of = i32([p for p, _ in pairs]), i32([v for _, v in pairs])
    wanted = draw.integers(0, 2, 4).astype(np.uint8)
    people, starts = people_by_class(in_class, values_of, who, wanted)
    for c in range(4):
        here = sorted({int(p) for p, v in pairs if in_class[v] == c}) if wanted[c] else []
        assert people[starts[c] : starts[c + 1]].tolist() == here


@given(seeds, st.integers(1, 80))
def test_a_guess_is_one_of_those_who_match_and_are_listed(draw, count):
    people = draw.permutation(100).astype(np.int32)
    listed = (draw.random(100) < draw.choice([0.0, 0.02, 0.5, 1.0])).astype(np.uint8)
    state = np.array([int(draw.integers(0, 2**63))], np.uint64)
    who = {p for p in people[7 : 7 + count].tolist() if listed[p]}
    for _ in range(20):
        assert attacks._guess(people, 7, count, listed, state) in (who or {-1})


@pytest.mark.parametrize("others", [0, 400])  # with so many, it is seldom found by trying
def test_a_guess_favours_nobody(others):
    listed = np.zeros(5 + others, np.uint8)
    listed[:5] = 1
    # Listed ones stand first and last.
    people = i32([0, *np.random.default_rng(3).permutation(np.arange(2, 5 + others)), 1])
    state = np.array([11], np.uint64)
    found = [attacks._guess(people, 0, len(people), listed, state) for _ in range(5000)]
    often = np.bincount(found, minlength=5)
    # Five standard deviations of a binomial distribution.
    assert (abs(often - 1000) < 5 * (5000 * 0.2 * 0.8) ** 0.5).all()
