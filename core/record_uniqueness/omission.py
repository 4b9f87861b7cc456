"""What is left when one variable is left out: Table 3 of Howe et al. 2007 (RU)."""

from __future__ import annotations

import numpy as np

from core.record_uniqueness.findings import Omission
from core.record_uniqueness.lattice import Lattice


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
