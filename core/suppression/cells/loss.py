"""What was lost: records touched, cells, entropy."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True)
class Loss:
    """What a suppression cost.

    Attributes
    ----------
    n_records
        Records in all.
    records_touched
        Records with a blanked cell.
    cells
        {column: cells blanked}.
    entropy_bits
        {column: non-uniform entropy of its blanked cells}: -log2(support of the original value
        divided by the records), summed.
    """

    n_records: int
    records_touched: int
    cells: Mapping[str, int]
    entropy_bits: Mapping[str, float]
