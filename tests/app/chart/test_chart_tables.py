"""What a figure shows, as CSV."""

import numpy as np
import pytest

from app.chart.tables import mixed_csv


def test_text_and_numbers_side_by_side():
    made = mixed_csv(("Run", "x"), (("a", "b, c"), np.array([0.1, np.nan])))
    assert made == 'Run,x\na,0.1\n"b, c",\n'


def test_no_row_is_cut_off():
    with pytest.raises(ValueError, match="shorter"):
        mixed_csv(("Run", "x"), (("a", "b"), np.array([0.1])))
