"""One row for each group of records."""

import numpy as np

from core.suppression.cells.missingness import Missingness
from core.tables.missingness import missingness_table


def test_groups_are_rows():
    found = Missingness(
        "cmg",
        "sex",
        ("F", None),
        np.array([30, 10]),
        np.array([3, 5]),
        np.array([0, 2]),
    )
    table = missingness_table(found, "(none)")
    columns = {column.name: column.values.tolist() for column in table.columns}
    assert columns == {
        "value": ["F", "(none)"],
        "records": [30, 10],
        "share_of_file": [0.75, 0.25],
        "blanked": [3, 5],
        "blanked_share": [0.1, 0.5],
        "missing_before": [0, 2],
    }
    assert table.keys.tolist() == [0, 1]
    assert len(missingness_table(Missingness("", "x", (), *[np.zeros(0, int)] * 3)).keys) == 0
