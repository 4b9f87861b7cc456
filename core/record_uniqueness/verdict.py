"""Whether a file is a research file or a public file, and what each variable has to do with it."""

from __future__ import annotations

from typing import Final

import numpy as np

from core.record_uniqueness.findings import Omission, Verdict
from core.record_uniqueness.lattice import Lattice

RESEARCH_SHARE: Final = 0.20
PUBLIC_SHARE: Final = 0.05
"""Shares of records in unique sets that a file for research, and one for the public, may have
(Howe et al. 2007)."""


def verdict(
    lattice: Lattice, research_share: float = RESEARCH_SHARE, public_share: float = PUBLIC_SHARE
) -> Verdict:
    """Judges the combination of all variables (Howe et al. 2007, RU).

    The shares are of *records* in unique record sets. The paper also speaks of a share of the
    combinations of variables; that one, and the share of the classes, stand beside it.

    Parameters
    ----------
    lattice
        What was counted: all of it.
    research_share, public_share
        Largest shares of records in unique record sets: at most, and less than, this.

    Raises
    ------
    ValueError
        If not all combinations are counted, or there are no records.
    """
    if not lattice.complete or not len(lattice) or not lattice.n_records:
        raise ValueError("a verdict needs records, and all combinations counted")
    full = lattice.full
    return Verdict(
        n_records=lattice.n_records,
        unique=int(lattice.unique[full]),
        in_sets=int(lattice.in_sets[full]),
        classes=int(lattice.classes[full]),
        set_classes=int(lattice.set_classes[full]),
        combinations=len(lattice),
        combinations_with_sets=int((lattice.in_sets > 0).sum()),
        research_share=research_share,
        public_share=public_share,
    )


def omissions(lattice: Lattice) -> tuple[Omission, ...]:
    """All variables first, then each left out in turn, in the order of the variables.

    Without its only variable all records are alike: one class, which is a set only if there are no
    more than ``set_size`` of them.

    Parameters
    ----------
    lattice
        What was counted: all of it.

    Raises
    ------
    ValueError
        If not all combinations are counted.
    """
    if not lattice.complete or not len(lattice):
        raise ValueError("an omission table needs all combinations counted")
    everything = (1 << len(lattice.names)) - 1
    without = (_left(lattice, name, everything & ~(1 << i)) for i, name in enumerate(lattice.names))
    return (_left(lattice, None, everything), *without)


def _left(lattice: Lattice, omitted: str | None, mask: int) -> Omission:
    if not mask:
        n = lattice.n_records
        return Omission(omitted, -1, n if n == 1 else 0, n if n <= lattice.set_size else 0)
    i = int(np.flatnonzero(lattice.masks == mask)[0])
    return Omission(omitted, i, int(lattice.unique[i]), int(lattice.in_sets[i]))
