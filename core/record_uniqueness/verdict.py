"""Whether the records may go to researchers, or to the public."""

from __future__ import annotations

from core.record_uniqueness.findings import Verdict
from core.record_uniqueness.lattice import Lattice
from core.record_uniqueness.question import PUBLIC_SHARE, RESEARCH_SHARE


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
