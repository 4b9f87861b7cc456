"""The table of missingness: one row for each value of the column that groups the records."""

from __future__ import annotations

import numpy as np

from core.suppression.cells.missingness import Missingness
from core.tables.base import COUNT, LESS, N_, SHARE, TEXT, Column, Table

MISSING = "missing"
"""What records without a value of the grouping column are called in English."""


def missingness_table(found: Missingness, missing: str = MISSING) -> Table:
    """One row for each group of records, in the order of the values; its key is its place.

    Parameters
    ----------
    missing
        What the group without a value is called.
    """
    labels = [missing if label is None else label for label in found.labels]
    records, n = N_("records"), max(found.n_records, 1)
    return Table(
        "missingness",
        (
            Column(
                "value",
                N_("Value"),
                np.array(labels, dtype=object),
                TEXT,
                help=N_("The value by which the records are grouped, before it was blanked."),
            ),
            Column(
                "records",
                N_("Records"),
                found.records,
                COUNT,
                records,
                N_("Records with this value."),
            ),
            Column(
                "share_of_file",
                N_("Of the file"),
                found.records / n,
                SHARE,
                help=N_("Records with this value, % of all records."),
            ),
            Column(
                "blanked",
                N_("Blanked"),
                found.blanked,
                COUNT,
                records,
                N_("Those of them that lost their value by the suppression."),
                better=LESS,
            ),
            Column(
                "blanked_share",
                N_("Share blanked"),
                found.share,
                SHARE,
                help=N_("Those that lost their value, % of the records with this value."),
                better=LESS,
            ),
            Column(
                "missing_before",
                N_("Missing before"),
                found.missing_before,
                COUNT,
                records,
                N_("Those that had no value in the file already; they are not counted as blanked."),
            ),
        ),
        np.arange(len(found)),
    )
