"""The compiled sums against plain numpy."""

import numpy as np
import scipy.sparse as sp
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.extra import numpy as hnp

from core.kernels import column_sums, merge_rows, row_sums, sizes_kept, small_sums

DENSE = hnp.arrays(
    np.int32, st.tuples(st.integers(1, 12), st.integers(1, 30)), elements=st.integers(0, 4)
)


def csr(dense) -> sp.csr_array:
    matrix = sp.csr_array(dense)
    matrix.indptr, matrix.indices = matrix.indptr.astype("i4"), matrix.indices.astype("i4")
    return matrix


@given(DENSE, st.integers(1, 5))
def test_sums(dense, k) -> None:
    of = csr(dense)
    assert row_sums(of.indptr, of.data).tolist() == dense.sum(axis=1).tolist()
    columns = column_sums(of.indices, of.data, dense.shape[1])
    assert columns.tolist() == dense.sum(axis=0).tolist()
    small = np.where(dense < k, dense, 0).sum(axis=1)
    assert small_sums(of.indptr, of.data, of.data, k).tolist() == small.tolist()
    kept, present = dense[dense >= k], dense[dense > 0]
    squares, least_kept, least = sizes_kept(of.data, k)
    assert squares == (kept.astype(int) ** 2).sum()
    assert least_kept == (kept.min() if len(kept) else 0)
    assert least == (present.min() if len(present) else 0)


@given(DENSE, st.data())
def test_merge(dense, data) -> None:
    of, n_groups = csr(dense), data.draw(st.integers(1, 6))
    label = st.integers(-1, n_groups - 1)
    labels = np.array(data.draw(st.lists(label, min_size=len(dense), max_size=len(dense))))
    members = np.array([i for g in range(n_groups) for i in np.flatnonzero(labels == g)], "i4")
    starts = np.searchsorted(labels[members], np.arange(n_groups + 1)).astype("i4")
    ptr, indices, values = merge_rows(
        of.indptr, of.indices, of.data, dense.shape[1], members, starts
    )
    want = np.zeros((n_groups, dense.shape[1]), int)
    for g in range(n_groups):
        want[g] = dense[labels == g].sum(axis=0)
    merged = sp.csr_array((values, indices, ptr), shape=want.shape)
    assert (merged.toarray() == want).all()
    assert merged.nnz == np.count_nonzero(want)
    assert merged.has_sorted_indices


def test_squares_beyond_32_bits() -> None:
    assert sizes_kept(np.array([100_000, 3], dtype=np.int32), 5) == (10**10, 100_000, 3)
