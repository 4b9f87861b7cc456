import numpy as np
import pytest

from core.io.synthesize.kernels import areas_of, draw, mix, permuted, uniform_integers

MASK = (1 << 64) - 1


def mix_in_python(z: int) -> int:
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
    return z ^ (z >> 31)


def number(key: int, i: int) -> int:
    return mix_in_python((key + (i + 1) * 0x9E3779B97F4A7C15) & MASK)


def test_mix_is_splitmix():
    # The first number of SplitMix64 with seed 0, from its published reference implementation.
    assert number(0, 0) == 0xE220A8397B1DCDAF
    for z in (0, 1, 2**63, MASK, 0x123456789ABCDEF):
        assert int(mix(np.uint64(z))) == mix_in_python(z)


def test_uniform_integers_follow_the_formula():
    out = np.empty(500, dtype=np.int64)
    uniform_integers(np.uint64(7), 400, 700, out)
    expected = [400 + (((number(7, i) >> 32) * 301) >> 32) for i in range(500)]
    assert out.tolist() == expected
    assert out.min() >= 400
    assert out.max() <= 700


@pytest.mark.parametrize("n", [1, 2, 3, 10, 99, 100, 101, 4096, 10_007])
def test_permuted_is_a_permutation(n):
    out = np.empty(n, dtype=np.int64)
    permuted(np.uint64(5), n, 0, out)
    assert sorted(out.tolist()) == list(range(n))
    if n > 90:
        assert (out == np.arange(n)).mean() < 0.1


def test_permuted_in_pieces_is_the_same():
    whole, pieces = np.empty(1000, dtype=np.int64), []
    permuted(np.uint64(5), 1000, 0, whole)
    for first in range(0, 1000, 300):
        piece = np.empty(min(300, 1000 - first), dtype=np.int64)
        permuted(np.uint64(5), 1000, first, piece)
        pieces.append(piece)
    assert np.array_equal(np.concatenate(pieces), whole)


def test_a_permutation_mixes_near_and_far():
    out = np.empty(100_000, dtype=np.int64)
    permuted(np.uint64(11), 100_000, 0, out)
    assert abs(np.corrcoef(out, np.arange(100_000))[0, 1]) < 0.02
    assert abs(np.corrcoef(out[1:], out[:-1])[0, 1]) < 0.02


def test_areas_of_equals_searchsorted():
    rng = np.random.default_rng(0)
    counts = rng.integers(0, 40, 300) * (rng.random(300) < 0.6)
    starts = np.concatenate(([0], np.cumsum(counts))).astype(np.int64)
    total = int(starts[-1])
    shift = 5
    marks = np.arange(0, total, 1 << shift)
    guess = (np.searchsorted(starts, marks, side="right") - 1).astype(np.int32)
    records = rng.permutation(total).astype(np.int64)
    out = np.empty(total, dtype=np.int32)
    areas_of(records, starts, guess, shift, out)
    assert np.array_equal(out, np.searchsorted(starts, records, side="right") - 1)


def test_draw_follows_its_table():
    # Two rows of three categories: one even, one that never gives the middle category.
    full = 1 << 32
    limits = np.array([[full, full, full], [full, 0, full // 2]], dtype=np.uint64)
    aliases = np.array([[0, 1, 2], [0, 0, 0]], dtype=np.int32)
    n = 30_000
    records = np.arange(n, dtype=np.int64)
    for row, expected in ((0, [1 / 3, 1 / 3, 1 / 3]), (1, [5 / 6, 0, 1 / 6])):
        out = np.empty(n, dtype=np.int32)
        draw(np.uint64(3), records, np.full(n, row, dtype=np.int32), limits, aliases, out)
        share = np.bincount(out, minlength=3) / n
        assert np.allclose(share, expected, atol=0.012)
    i = 1234
    h = number(3, i)
    j = ((h >> 32) * 3) >> 32
    assert out[i] == (j if (h & 0xFFFFFFFF) < int(limits[1, j]) else 0)
