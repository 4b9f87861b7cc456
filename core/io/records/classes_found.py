"""The equivalence classes that occur, in the order of their codes (methods, section 1)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from core.io.records.kernels import mark_words, marked_words, rank_words
from core.io.records.recoding import Recoding

_WORD: Final = 2**62
_MARKED: Final = 2**32


@dataclass(frozen=True, eq=False)
class ClassesFound:
    """The classes of the records that are used.

    Attributes
    ----------
    codes
        (m, q) int32, as in `core.classes.ClassCounts`.
    categories, n_categories
        As in `core.classes.ClassCounts`.
    """

    codes: NDArray[np.int32]
    categories: dict[str, tuple[str, ...]]
    n_categories: dict[str, int]


def pack(sizes: Sequence[int]) -> list[list[int]]:
    """Which codes share one 64-bit word: runs of quasi-identifiers whose product of sizes fits.

    Without quasi-identifiers there is one word, the same of all.
    """
    words: list[list[int]] = []
    product = _WORD
    for i, size in enumerate(sizes):
        if product * size >= _WORD:
            words.append([])
            product = 1
        words[-1].append(i)
        product *= size
    return words or [[]]


def find_classes(
    words: Sequence[NDArray[np.integer]],
    known: NDArray[np.bool_],
    recodings: Sequence[Recoding],
    exclude_missing: bool,
) -> tuple[ClassesFound, NDArray[np.int32]]:
    """The classes of groups, and (g,) which one each group is of; -1 = left out.

    Parameters
    ----------
    words
        One (g,) array a word of `pack`: codes in mixed radix, first quasi-identifier highest.
        Used up: where 32 bits are enough, the classes take the place of the words.
    known
        (g,) whether the group's area is known; the others make no class.
    recodings
        One a quasi-identifier, in scenario order.
    exclude_missing
        Leave out classes in which a quasi-identifier is missing.
    """
    sizes = [r.n_codes for r in recodings]
    product = int(np.prod(sizes, dtype=np.float64))
    if len(words) == 1 and product <= _MARKED:
        bits = np.zeros(product // 64 + 1, dtype=np.uint64)
        mark_words(words[0], known, bits)
        marked, before = marked_words(bits)
        keys = [marked]
    else:
        firsts, inverse = _ranked([word[known] for word in words])
        keys = [np.asarray(word[known][firsts], dtype=np.int64) for word in words]
        before = None
    codes = _unpack(keys, sizes)
    kept = np.ones(len(codes), dtype=bool)
    if exclude_missing:
        kept = ~(codes == np.array([r.missing for r in recodings])).any(axis=1)
    renumbered = np.where(kept, np.cumsum(kept) - 1, -1).astype(np.int32)
    if before is not None:
        narrow = words[0].dtype == np.int32
        rank = words[0].view(np.int32) if narrow else np.empty(len(known), dtype=np.int32)
        rank_words(words[0], known, bits, before, renumbered, rank)
    else:
        rank = np.full(len(known), -1, dtype=np.int32)
        rank[known] = renumbered[inverse]
    return _without_unused(codes if kept.all() else codes[kept], recodings), rank


def _ranked(
    words: Sequence[NDArray[np.integer]],
) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """(c,) one group of each class, in order of the words, and the (g,) rank of each group's.

    Whole numbers are sorted ten times as fast as rows of them, so words are joined to one.
    """
    key = words[0].astype(np.int64)
    for word in words[1:]:
        low = _ranks(word)[1]
        key = _ranks(key)[1] * (int(low.max(initial=-1)) + 1) + low
    return _ranks(key)


def _ranks(values: NDArray[np.integer]) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """(c,) where each value is once, ascending, and the (g,) rank of each among them."""
    order = np.argsort(values)
    ordered = values[order]
    new = np.ones(len(ordered), dtype=bool)
    np.not_equal(ordered[1:], ordered[:-1], out=new[1:])
    rank = np.empty(len(values), dtype=np.int64)
    rank[order] = np.cumsum(new) - 1
    return order[new], rank


def _unpack(keys: Sequence[NDArray[np.integer]], sizes: Sequence[int]) -> NDArray[np.int32]:
    """(m, q) codes out of their words."""
    codes = np.empty((len(keys[0]), len(sizes)), dtype=np.int32)
    for word, members in zip(keys, pack(sizes), strict=True):
        rest = word.astype(np.int64)
        for i in reversed(members):
            rest, codes[:, i] = np.divmod(rest, sizes[i])
    return codes


def _without_unused(codes: NDArray[np.int32], recodings: Sequence[Recoding]) -> ClassesFound:
    """Drops categories that only records left out have; declared ones stay. ``codes`` go along."""
    categories: dict[str, tuple[str, ...]] = {}
    n_categories: dict[str, int] = {}
    for i, recoding in enumerate(recodings):
        present = np.zeros(recoding.n_codes, dtype=bool)
        present[codes[:, i]] = True
        used = used_categories(recoding, present)
        codes[:, i] = used.new_code[codes[:, i]]
        categories[recoding.qi.column] = used.categories
        n_categories[recoding.qi.column] = used.n_categories
    return ClassesFound(codes, categories, n_categories)


@dataclass(frozen=True, eq=False)
class UsedCategories:
    """The categories of one quasi-identifier that are left.

    Attributes
    ----------
    new_code
        (codes,) int32: the code that takes the place of each one that occurs, missing too.
    categories
        Those that are left, in order.
    n_categories
        How many of them are response categories.
    """

    new_code: NDArray[np.int32]
    categories: tuple[str, ...]
    n_categories: int


def used_categories(recoding: Recoding, present: NDArray[np.bool_]) -> UsedCategories:
    """Declared categories and those that records have.

    Parameters
    ----------
    recoding
        Of the quasi-identifier.
    present
        (codes,) whether a record that is used has the code.
    """
    used = present | (np.arange(recoding.n_codes) < recoding.declared)
    used[recoding.missing] = True
    kept = tuple(c for c, u in zip(recoding.categories, used, strict=False) if u)
    specific = sum(c not in set(recoding.qi.non_specific) for c in kept)
    return UsedCategories((np.cumsum(used) - 1).astype(np.int32), kept, specific)
