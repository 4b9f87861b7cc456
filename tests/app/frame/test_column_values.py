"""What is known of a column's values before anything is opened again."""

import pytest

from app.frame.column_values import ColumnValues


@pytest.mark.parametrize(
    ("values", "numeric"),
    [
        ((), False),
        (("1", "2.5", "x"), True),
        (("1", "x"), False),
        (("1", "x", "y"), False),
    ],
)
def test_more_than_half_are_numbers(values, numeric):
    assert ColumnValues(dict.fromkeys(values, 3)).is_numeric == numeric
