import numpy as np
import pytest

from app.chart.bar_rows import NO_BARS, Bars, Series
from app.chart.bars import BarChart
from app.chart.figure import Figure


@pytest.fixture
def figure(qtbot, theme):
    made = Figure(theme, BarChart())
    qtbot.addWidget(made)
    made.show()
    return made


def show(figure, n):
    series = Series("Run 1", np.arange(float(n)), np.arange(n))
    figure.chart.show_bars(Bars((series,), str, "Region", str, ranked=True))
    figure.say("Lost", "records", "Half of them.")


def test_a_figure_says_its_title_unit_and_sentence(figure):
    show(figure, 3)
    assert figure.heading == "Lost (records)"
    assert figure.why.whole == "Half of them."
    assert figure.chart.accessibleName() == "Lost (records)"
    assert figure.chart.accessibleDescription().startswith("Half of them.")
    assert figure._rest.isHidden()


def test_long_lists_have_a_button_for_the_rest(figure):
    show(figure, 60)
    assert figure._rest.text() == "Show all 60"
    figure._rest.click()
    assert figure.chart.shows_all
    assert figure._rest.text() == "Show fewer"
    figure._rest.click()
    assert len(figure.chart.rows.rows) == 10


def test_an_empty_figure_only_says_why(figure):
    show(figure, 60)
    figure.chart.show_bars(NO_BARS)
    figure.say("Lost", "records", "None is lost.", empty=True)
    assert figure.chart.isHidden()
    assert figure.more.isHidden()
    assert figure._rest.isHidden()
    assert figure.why.whole == "None is lost."
    show(figure, 3)
    assert not figure.chart.isHidden()


def test_a_list_offers_other_sides(figure, qtbot):
    figure.offer([("a", "First"), ("b", "Second")], "What the bars show")
    assert figure.variant == "a"
    with qtbot.waitSignal(figure.variant_chosen) as told:
        figure.choose("b")
    assert told.args == ["b"]
    figure.offer([("c", "Third"), ("b", "Second")], "What the bars show")
    assert figure.variant == "b"  # kept
    figure.offer([("c", "Third")], "What the bars show")
    assert figure._variants.isHidden()
