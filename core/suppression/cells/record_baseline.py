"""What leaving out whole records would cost, beside blanking single cells."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class RecordBaseline:
    """Records left out until every combination has no class below k.

    Attributes
    ----------
    records_suppressed
        Records left out.
    cells
        Values of the columns in combinations and followers lost with them.
    entropy_bits
        Non-uniform entropy of these values.
    """

    records_suppressed: int
    cells: int
    entropy_bits: float
