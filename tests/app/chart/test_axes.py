import numpy as np
import pytest
from PySide6.QtCore import QLocale

from app.chart.axes import Axis


def test_an_axis_holds_all_values_with_a_little_room():
    axis = Axis.around([np.array([2.0, 12.0]), np.array([np.nan, 7.0])])
    assert (axis.low, axis.high) == (-0.5, 12.5)  # from 0, since that is near, and 5 % more
    far = Axis.around([np.array([102.0, 112.0])])
    assert (far.low, far.high) == (101.5, 112.5)
    inside = axis.place(np.array([2.0, 12.0]))
    assert (inside > 0).all()
    assert (inside < 1).all()


def test_a_log_axis_multiplies():
    axis = Axis(1.0, 100.0, log=True)
    np.testing.assert_allclose(axis.place(np.array([1.0, 10.0, 100.0])), [0.0, 0.5, 1.0])
    assert np.isnan(axis.place(np.array([0.0, -1.0]))).all()


@pytest.mark.parametrize("log", [False, True])
def test_one_value_and_none_have_an_axis(log):
    for values in (np.array([5.0]), np.zeros(0), np.array([np.nan])):
        axis = Axis.around([values], log=log)
        assert axis.low < axis.high
        assert len(axis.ticks(4)) >= 1


def test_ticks_are_round_and_within():
    assert [text for _, text in Axis(0.0, 9.0).ticks(3)] == ["0", "5"]
    assert [value for value, _ in Axis(-0.4, 8.4).ticks(4)] == [0.0, 2.5, 5.0, 7.5]
    assert [value for value, _ in Axis(0.9, 110.0, log=True).ticks(9)] == [1, 2, 5, 10, 20, 50, 100]
    assert [value for value, _ in Axis(0.9, 110.0, log=True).ticks(3)] == [1, 10, 100]


def test_words_along_an_axis_follow_the_language():
    axis = Axis(0.0, 2.5)
    english = [words for _, words in axis.ticks(5)]
    QLocale.setDefault(QLocale(QLocale.Language.French, QLocale.Country.Canada))
    french = [words for _, words in axis.ticks(5)]
    assert "0.5" in english
    assert "0,5" in french
