"""All combinations of variables, and the order in which they are shown."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray


def all_masks(n: int) -> NDArray[np.int64]:
    """(2**n - 1,) every combination of ``n`` variables: bit i stands for variable i.

    By number of variables, then by the variables as in `itertools.combinations`.
    """
    masks = np.arange(1, 1 << n, dtype=np.int64)
    mirrored = np.zeros_like(masks)
    for i in range(n):
        mirrored |= (masks >> i & 1) << (n - 1 - i)
    return masks[np.lexsort((-mirrored, np.bitwise_count(masks)))]
