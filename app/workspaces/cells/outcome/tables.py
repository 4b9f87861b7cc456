"""The tables of the result as they are taken away: all digits, names that never change."""

from __future__ import annotations

import pandas as pd

from core.suppression.cells.outcome import Outcome


def columns_table(of: Outcome) -> pd.DataFrame:
    """column, cells_blanked, percent_of_records, entropy_bits."""
    lost = of.loss
    return pd.DataFrame(
        {
            "column": list(of.suppression.columns),
            "cells_blanked": [lost.cells.get(name, 0) for name in of.suppression.columns],
            "percent_of_records": [
                lost.cells_percent(name) if name in lost.cells else 0.0
                for name in of.suppression.columns
            ],
            "entropy_bits": [lost.entropy_bits.get(name, 0.0) for name in of.suppression.columns],
        }
    )


def checks_table(of: Outcome) -> pd.DataFrame:
    """One line a combination, as `core.suppression.cells.verify.CombinationCheck`."""
    checks = of.verification.checks
    return pd.DataFrame(
        {
            "combination": ["+".join(check.columns) for check in checks],
            "k": [of.verification.k for _ in checks],
            "classes_below_k": [check.classes_below_k for check in checks],
            "records_below_k": [check.records_below_k for check in checks],
            "smallest_class": [check.smallest for check in checks],
            "records_below_k_as_wildcard": [c.records_below_k_as_wildcard for c in checks],
        }
    )


def instead_table(of: Outcome) -> pd.DataFrame:
    """quantity, cells_blanked, records_left_out: what either way loses."""
    lost, instead = of.loss, of.baseline
    return pd.DataFrame(
        {
            "quantity": ["records", "cells", "entropy_bits"],
            "cells_blanked": [lost.records_touched, lost.cells_total, lost.entropy_total],
            "records_left_out": [instead.records_suppressed, instead.cells, instead.entropy_bits],
        },
        dtype=object,
    )
