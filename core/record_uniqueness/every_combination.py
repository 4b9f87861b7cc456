"""Counts of every combination of variables (paper 001)."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from core.record_uniqueness.combinations import all_masks
from core.record_uniqueness.distinct import ClassTable
from core.record_uniqueness.frequencies import frequencies_of, variables_of
from core.record_uniqueness.lattice import Lattice
from core.steps import STOP, Step, Steps


def every_combination(table: ClassTable, set_size: int, *, minimal: bool = True) -> Steps[Lattice]:
    """Counts every combination of the table's variables, those of most variables first.

    Parameters
    ----------
    table
        Rows of codes with how many records each; rows may be alike.
    set_size
        Largest size of a unique record set, records.
    minimal
        Whether to find the records that a combination singles out and no smaller part of it.

    Returns
    -------
    A generator of `core.steps.Step` with the `Lattice` so far, that returns the whole one; the
    one so far when it is stopped.
    """
    masks = all_masks(len(table.names))
    counted = np.zeros(len(masks), bool)
    found = np.zeros((4, len(masks)), np.int64)
    alone: dict[int, NDArray[np.bool_]] = {}

    def lattice() -> Lattice:
        classes, unique, in_sets, set_classes = found.copy()
        return Lattice(
            table.names,
            set_size,
            table.n_records,
            masks,
            counted.copy(),
            classes,
            unique,
            in_sets,
            set_classes,
            _minimal(masks, alone) if minimal else None,
        )

    for i in range(len(masks))[::-1]:
        if (yield Step("counting combinations", counted.sum(), len(masks), lattice())) is STOP:
            break
        mask = int(masks[i])
        of = frequencies_of(table, mask)
        small = of.counts <= set_size
        alone[mask] = of.sizes == 1
        found[:, i] = len(of), alone[mask].sum(), of.counts[small].sum(), small.sum()
        counted[i] = True
    return lattice()


def _minimal(masks: NDArray[np.int64], alone: dict[int, NDArray[np.bool_]]) -> NDArray[np.int64]:
    """Records that a combination singles out and none with one variable less."""
    out = np.zeros(len(masks), np.int64)
    for i, mask in enumerate(masks.tolist()):
        parts = [mask & ~(1 << j) for j in variables_of(mask)]
        if mask in alone and all(part in alone for part in parts if part):
            unique = alone[mask].copy()
            for part in parts:
                if part:
                    unique &= ~alone[part]
            out[i] = unique.sum()
    return out
