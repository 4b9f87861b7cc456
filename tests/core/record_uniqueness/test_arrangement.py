"""All combinations laid out in rows, from the dearest to the cheapest."""

from dataclasses import replace

import numpy as np
import pytest

from core.record_uniqueness.arrangement import (
    IN_SETS,
    MINIMAL,
    UNIQUE,
    arranged,
    counts_of,
    minimal_by_size,
    share_classes,
    shares_of,
)
from core.record_uniqueness.lattice import Lattice
from core.record_uniqueness.layout import all_masks

A, B, C = 1, 2, 4


def lattice(in_sets=(0, 3, 1, 20, 7, 3, 50), unique=(0, 0, 1, 2, 7, 1, 9), counted=None):
    """Of three variables: a, b, c, ab, ac, bc, abc; 100 records."""
    n = len(in_sets)
    known = np.ones(n, bool) if counted is None else np.array(counted, bool)
    in_sets, unique = np.array(in_sets, np.int64), np.array(unique, np.int64)
    masks = all_masks(n.bit_length())
    return Lattice(
        ("a", "b", "c")[: n.bit_length()], 5, 100, masks, known, unique + 1, unique, in_sets, unique
    )


def masks(of):
    return [[of.mask(place) for place in of.cells(row)] for row in range(len(of.sizes))]


def test_each_row_goes_from_the_dearest_to_the_cheapest():
    of = arranged(lattice())
    assert of.sizes.tolist() == [1, 2, 3]
    assert masks(of) == [[B, C, A], [A | B, A | C, B | C], [A | B | C]]
    assert of.counted.tolist() == [3, 3, 1]
    assert [of.row(place) for place in range(len(of))] == [0, 0, 0, 1, 1, 1, 2]
    by_unique = arranged(lattice(), UNIQUE)
    assert masks(by_unique) == [[C, A, B], [A | C, A | B, B | C], [A | B | C]]  # ties as before


def test_places_and_masks_belong_together():
    of = arranged(lattice(), having=A)
    assert masks(of) == [[A], [A | B, A | C], [A | B | C]]
    assert [of.place(of.mask(place)) for place in range(len(of))] == list(range(len(of)))
    assert of.place(B) == of.place(0) == of.place(99) == -1
    assert [of.index(mask) for mask in (A, B, A | B | C, 0, 99)] == [0, 1, 6, -1, -1]


def test_only_those_with_unique_sets_are_kept():
    assert masks(arranged(lattice(), only_sets=True))[0] == [B, C]
    nothing = arranged(lattice(in_sets=(0,) * 7), only_sets=True)
    assert (len(nothing), nothing.sizes.tolist(), nothing.starts.tolist()) == (0, [], [0])


def test_what_is_not_counted_stands_last():
    of = arranged(lattice(counted=(1, 0, 1, 0, 0, 0, 0)))
    assert masks(of)[0] == [C, A, B]
    assert of.counted.tolist() == [2, 0, 0]
    assert of.classes.tolist()[:3] == [2, 0, -1]
    assert np.isnan(of.shares[2:]).all()
    assert masks(arranged(lattice(counted=(1, 1, 0, 0, 0, 0, 0)), only_sets=True)) == [[B]]


def test_how_many_of_a_row_are_above_a_share():
    of = arranged(lattice())
    assert of.n_above(1, 0.20, at=False) == 0  # at most 20 % is allowed
    assert of.n_above(1, 0.20, at=True) == 1
    assert of.n_above(1, 0.05, at=True) == 2
    assert of.n_above(2, 0.20, at=False) == 1
    assert arranged(lattice(counted=(0,) * 7)).n_above(2, 0.0, at=True) == 0


def test_neighbours_have_one_variable_more_or_less():
    of = arranged(lattice())
    assert of.neighbours(A) == [(1, A | B), (2, A | C)]
    assert of.neighbours(A | B) == [(0, B), (1, A), (2, A | B | C)]
    assert of.neighbours(0) == []


@pytest.mark.parametrize(
    ("share", "expected"),
    [(0.0, 0), (1e-6, 1), (0.001, 1), (0.0011, 2), (0.05, 3), (0.2, 4), (0.5, 5), (1.0, 6)],
)
def test_a_share_at_a_bound_is_in_the_class_below(share, expected):
    assert share_classes(np.array([share])).tolist() == [expected]


def test_measures():
    of = replace(lattice(), minimal=np.arange(7))
    assert counts_of(of, MINIMAL).tolist() == list(range(7))
    assert counts_of(lattice(), MINIMAL).tolist() == [0] * 7
    assert shares_of(of, IN_SETS)[-1] == 0.5
    assert shares_of(of, UNIQUE)[4] == 0.07


def test_one_variable():
    of = arranged(lattice(in_sets=(4,), unique=(1,)))
    assert (masks(of), of.neighbours(1)) == ([[1]], [])


def test_how_few_variables_are_enough():
    of = replace(lattice(), minimal=np.array([0, 1, 0, 2, 3, 0, 4]))
    assert minimal_by_size(of).tolist() == [1, 5, 4]
    assert minimal_by_size(lattice()) is None
    assert minimal_by_size(replace(of, counted=np.arange(7) > 0)) is None
