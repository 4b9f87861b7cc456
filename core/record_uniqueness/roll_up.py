"""Tables of classes: the first from the records, every other from one with one more variable."""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from core.record_uniqueness.distinct import ClassTable, Several
from core.record_uniqueness.kernels import (
    ONE_WORD,
    THREE_WORDS,
    in_places,
    in_windows,
    in_word,
    join_equal,
    without_last,
)
from core.record_uniqueness.layout import Layout
from core.record_uniqueness.packing import (
    MOST_BITS,
    ascending,
    bits_of,
    keys_of,
    ordered_with_rows,
    packed,
    ranks,
)
from core.record_uniqueness.people import keep_small, meet_persons

_NEAR = 12
_CELLS_A_ROW = 64


@dataclass(frozen=True, eq=False)
class Classes:
    """The classes of a combination, as `kernels` has them.

    Attributes
    ----------
    mask
        The combination; bits by place.
    keys, entries
        (c,) int64 and int32.
    level
        Bits whose order within the others is any.
    heads
        (r, ranks) codes of the ranked variables that are in it, by rank; None where the keys hold
        every variable's own bits.
    several
        Who is in several of the small classes, where people are counted; else None. Sizes of
        larger classes may be said too large then.
    twice
        (2,) by how much sums over classes exceed the people who are unique, and in small classes.
    """

    mask: int
    keys: NDArray[np.int64]
    entries: NDArray[np.int32]
    level: int = 0
    heads: NDArray[np.int32] | None = None
    several: Several | None = None
    twice: NDArray[np.int64] | None = None

    def __len__(self) -> int:
        return len(self.keys)

    @property
    def n_bytes(self) -> int:
        """Memory."""
        persons = 0 if self.several is None else 8 * len(self.several)
        return self.keys.nbytes + self.entries.nbytes + persons

    def kept(self) -> Classes:
        """The same in memory of its own."""
        several = self.several
        if several is not None:
            several = Several(several.persons.copy(), several.rows.copy())
        return replace(self, keys=self.keys.copy(), entries=self.entries.copy(), several=several)


class Scratch:
    """Room for the result of one step, used again and again by one thread.

    Attributes
    ----------
    class_of
        The class that each row of what is joined goes to, where people are counted; else None.
    """

    def __init__(self, table: ClassTable, set_size: int) -> None:
        n, self._set_size = len(table), set_size
        self.keys = np.empty(n, np.int64)
        self.entries = np.empty(n, np.int32)
        self.class_of: NDArray[np.int32] | None = None
        if table.several is not None:
            self.class_of, self._last = np.empty((2, n), np.int32)
            self._persons, self._classes = np.empty((2, len(table.several)), np.int32)

    def classes(
        self,
        c: int,
        mask: int,
        level: int = 0,
        heads: NDArray[np.int32] | None = None,
        several: Several | None = None,
    ) -> Classes:
        """The first ``c`` classes; good until the scratch is used again.

        ``several`` are the persons who are in several of the rows that were joined.
        """
        keys, entries = self.keys[:c], self.entries[:c]
        if several is None or self.class_of is None:
            return Classes(mask, keys, entries, level, heads)
        room = self._last, self._persons, self._classes
        n = meet_persons(several.persons, several.rows, self.class_of, entries, *room)
        twice = np.empty(2, np.int64)
        pairs = self._persons[:n], self._classes[:n]
        n = keep_small(*pairs, entries, self._set_size, twice)
        left = Several(self._persons[:n], self._classes[:n])
        return Classes(mask, keys, entries, level, heads, left, twice)


def first_classes(table: ClassTable, layout: Layout, set_size: int) -> Classes:
    """The classes of all variables; rows that are alike are joined, single records numbered."""
    codes = np.ascontiguousarray(table.codes, np.int32)
    rows, r, heads = layout.order, layout.ranked, None
    if not r:
        keys, bits = keys_of(codes, rows, layout.bits), sum(layout.bits)
    else:
        lower = sum(layout.bits[r:])
        head, n = ranks(*packed(codes[list(rows[:r])], layout.n_codes[:r]))
        heads = np.empty((r, n), np.int32)
        heads[:, head] = codes[list(rows[:r])]
        keys = head << lower | keys_of(codes, rows[r:], layout.bits[r:])
        bits = bits_of(n) + lower
    scratch = Scratch(table, set_size)
    c = _in_order(keys, table.counts, bits, scratch)
    several = table.several
    if several is not None and scratch.class_of is not None:
        # Whoever is looked up next stands nearby then, in this table and in those made of it.
        several = Several(several.persons, scratch.class_of[several.rows]).in_order()
        scratch.class_of = np.arange(c, dtype=np.int32)
    found = scratch.classes(c, layout.everything, heads=heads, several=several)
    # Persons in several classes have the first numbers, and those who are alone in one theirs.
    single = found.entries == 1
    n, named = int(np.count_nonzero(single)), 0 if table.several is None else table.several.n
    found.entries[single] = -1 - np.arange(named, named + n, dtype=np.int32)
    return found


def _in_order(
    keys: NDArray[np.int64], entries: NDArray[np.int32], bits: int, scratch: Scratch
) -> int:
    """Puts keys in order into the scratch and joins equal ones; returns how many there are."""
    place = len(keys).bit_length()
    if bits + place <= MOST_BITS:
        ordered = ordered_with_rows(keys, place)
        into = scratch.keys, scratch.entries, scratch.class_of
        return int(join_equal(ordered, place, entries, *into))
    order = ascending(keys, bits)
    of_ordered = None if scratch.class_of is None else np.empty(len(keys), np.int32)
    into = scratch.keys, scratch.entries, of_ordered
    c = int(without_last(keys[order], entries[order], 0, *into))
    if scratch.class_of is not None and of_ordered is not None:
        scratch.class_of[order] = of_ordered
    return c


def without_lowest(of: Classes, layout: Layout, place: int, scratch: Scratch) -> Classes:
    """The classes without the lowest variable, in any order; good until the scratch is used."""
    c, _ = _near(of, layout, place, scratch)
    return scratch.classes(c, of.mask & ~(1 << place), several=of.several)


def without(of: Classes, layout: Layout, place: int, scratch: Scratch) -> Classes:
    """The classes without a variable that is lower than all that were left out before.

    Good until the scratch is used again.
    """
    mask = of.mask & ~(1 << place)
    if of.heads is not None and place < layout.ranked:
        # The classes without a ranked variable: those that are left are ranked anew, or packed.
        assert of.heads is not None
        mask = of.mask & ~(1 << place)
        before = [p for p in layout.places(of.mask) if p < layout.ranked]
        left = [i for i, p in enumerate(before) if p != place]
        codes = np.ascontiguousarray(of.heads[left])
        lower = sum(layout.bits[p] for p in layout.places(mask) if p >= layout.ranked)
        head, bits = packed(codes, [layout.n_codes[before[i]] for i in left])
        heads: NDArray[np.int32] | None = None
        if sum(layout.bits[p] for p in layout.places(mask)) > MOST_BITS:
            head, n = ranks(head, bits)
            bits, heads = bits_of(n), np.empty((len(left), n), np.int32)
            heads[:, head] = codes
        keys = head[of.keys >> lower] << lower | of.keys & ((1 << lower) - 1)
        c = _in_order(keys, of.entries, bits + lower, scratch)
        return scratch.classes(c, mask, 0, heads, of.several)
    a, b = layout.below(of.mask, place), layout.bits[place]
    if max(a, of.level - b) <= _NEAR:
        c, level = _near(of, layout, place, scratch)
        return scratch.classes(c, mask, level, of.heads, of.several)
    if a <= THREE_WORDS and 1 << a <= _CELLS_A_ROW * len(of) and not of.level:
        into = scratch.keys, scratch.entries, scratch.class_of
        c = in_windows(of.keys, of.entries, a, b, *into)
    else:
        keys = of.keys >> (a + b) << a | of.keys & ((1 << a) - 1)
        c = _in_order(keys, of.entries, int(keys.max(initial=0)).bit_length(), scratch)
    return scratch.classes(c, mask, 0, of.heads, of.several)


def _near(of: Classes, layout: Layout, place: int, scratch: Scratch) -> tuple[int, int]:
    """Leaves out a variable with few bits below it; how many classes, and their level."""
    a, b = layout.below(of.mask, place), layout.bits[place]
    level, into = max(a, of.level - b), (scratch.keys, scratch.entries, scratch.class_of)
    if level == 0:
        return without_last(of.keys, of.entries, b, *into), 0
    pass_ = in_word if level <= ONE_WORD else in_places
    return pass_(of.keys, of.entries, a, b, level, *into), level
