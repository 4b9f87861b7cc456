import pytest

from core.errors import VbasError
from core.suppression.cells.batch import Threshold
from core.suppression.cells.typed_thresholds import thresholds_of


@pytest.mark.parametrize(
    ("typed", "read"),
    [
        ("0.2, 0.05, 0.04", [(5, 0.2), (20, 0.05), (25, 0.04)]),
        ("5 20", [(5, None), (20, None)]),
        ("5,20", [(5, None), (20, None)]),
        ("0,05; 11", [(20, 0.05), (11, None)]),
        (".2,.2, 0.2", [(5, 0.2)]),
        ("1", [(1, None)]),
    ],
)
def test_probabilities_and_sizes_are_told_apart(typed, read):
    assert thresholds_of(typed) == tuple(Threshold(k, tau) for k, tau in read)


@pytest.mark.parametrize("typed", ["", " , ", "five", "0.2 a", "5%"])
def test_what_cannot_be_read_is_said(typed):
    with pytest.raises(VbasError, match="cannot be read"):
        thresholds_of(typed)


def test_nothing_that_makes_no_sense_is_taken():
    with pytest.raises(VbasError, match="k is 0"):
        thresholds_of("5, 0")
    with pytest.raises(VbasError, match="makes no sense"):
        thresholds_of("0.0")
    with pytest.raises(VbasError, match="13 thresholds are too many"):
        thresholds_of(" ".join(str(k) for k in range(1, 14)))
