"""Every panel of figures alone: empty, one run, two runs, clicks, keys, copies, themes."""

from dataclasses import replace

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton

from app.chart.bars import BarChart
from app.frame.session import BASELINE
from app.workspaces.aggregate.panels import facts
from app.workspaces.aggregate.panels.facts import FactStore, Shown, find_out
from app.workspaces.aggregate.panels.geography_pages import BalancePage, CompactnessPage
from app.workspaces.aggregate.panels.information_pages import DiscernibilityPage, EntropyPage
from app.workspaces.aggregate.panels.measure_axes import measure_axes
from app.workspaces.aggregate.panels.suppression_page import SuppressionPage
from app.workspaces.aggregate.panels.tradeoff_page import TradeoffPage
from core.comparison import run_row
from core.measures import MEASURES

PAGES = (
    SuppressionPage,
    CompactnessPage,
    DiscernibilityPage,
    EntropyPage,
    BalancePage,
    TradeoffPage,
)
WITH_REGIONS = PAGES[:-1]


@pytest.fixture(scope="module")
def store():
    return FactStore()


@pytest.fixture
def show(store):
    """Shows runs on a page as the wiring does."""

    def act(page, *entries):
        store.keep(find_out(store.missing(entries, page.needs)))
        shown = tuple(Shown(entry, store.known(entry)) for entry in entries)
        page.show_runs(shown, page.prepare(shown))
        return page

    return act


@pytest.fixture
def make(qtbot, theme):
    def act(kind):
        page = kind(theme)
        qtbot.addWidget(page)
        page.resize(300, 700)
        page.show()
        return page

    return act


@pytest.mark.parametrize("kind", PAGES)
def test_an_empty_panel_says_what_would_be_there_and_offers_a_run(make, qtbot, kind):
    page = make(kind)
    page.show_runs(())
    assert page._scroll.isHidden()
    button = page._empty.findChild(QPushButton)
    with qtbot.waitSignal(page.run_requested):
        button.click()


@pytest.mark.parametrize("kind", PAGES)
@pytest.mark.parametrize("several", [False, True])
def test_every_figure_has_a_heading_a_sentence_and_a_table(
    make, show, sample_entry, other_entry, kind, several
):
    page = show(make(kind), sample_entry, *([other_entry] if several else []))
    for figure in page.figures:
        if figure.isHidden():
            assert not several
            continue
        assert figure.heading
        assert figure.why.text().endswith(".")
        assert figure.chart.count() > 0
        assert len(figure.chart.as_csv().splitlines()) > 1
        figure.chart.copy_picture()
        assert not QGuiApplication.clipboard().image().isNull()
        for i in range(min(figure.chart.count(), 30)):
            assert figure.chart.said(i)


@pytest.mark.parametrize("kind", WITH_REGIONS)
def test_a_bar_selects_its_region_and_a_selection_marks_its_bar(make, show, sample_entry, kind):
    page = show(make(kind), sample_entry)
    wanted = []
    page.areas_wanted.connect(lambda work, extend: wanted.append((work(), extend)))
    bars = page.by_region.bars
    where = bars.place_of(1).center().toPoint()
    QTest.mouseClick(bars, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.ControlModifier, where)
    areas, extend = wanted[0]
    region = bars.rows.key(0, 1)
    labels = sample_entry.run.aggregation.labels
    assert extend
    assert areas.tolist() == np.flatnonzero(labels == region).tolist()
    page.show_selection(areas[:1])
    assert bars.rows.marked[0].tolist() == [row == 1 for row in range(len(bars.rows.marked[0]))]
    page.show_selection(np.zeros(0, dtype=np.intp))
    assert not bars.rows.some_marked


@pytest.mark.parametrize("kind", WITH_REGIONS)
def test_keys_reach_the_bars(make, show, sample_entry, qtbot, kind):
    page = show(make(kind), sample_entry)
    bars = page.by_region.bars
    QTest.keyClick(bars, Qt.Key.Key_Down)
    with qtbot.waitSignal(page.areas_wanted) as told:
        QTest.keyClick(bars, Qt.Key.Key_Return)
    assert len(told.args[0]()) > 0


def test_bars_by_region_sum_to_the_run(make, show, sample_entry):
    page = show(make(SuppressionPage), sample_entry)
    values = page.by_region.bars.rows.columns()[2]
    assert sum(values) == sample_entry.run.evaluation.suppressed_records
    page.by_region.choose("share")
    assert page.by_region.heading == "Lost by region (% of its records)"
    assert max(page.by_region.bars.rows.columns()[2]) <= 100.0


def test_a_value_selects_the_regions_that_lose_it(make, show, sample_entry):
    page = show(make(SuppressionPage), sample_entry)
    column = next(iter(sample_entry.study.counts.categories))
    page.by_value.choose(f"records:{column}")
    of = page.by_value.losses(0)
    assert sum(page.by_value.bars.rows.columns()[2]) == of.lost.sum()
    row = int(np.argmax(of.lost))
    wanted = []
    page.areas_wanted.connect(lambda work, extend: wanted.append(work()))
    page.by_value.bars.chosen.emit(0, row, False)
    run = sample_entry.run
    matrix = run.suppression.counts.counts.tocoo()
    codes = run.suppression.counts.codes[:, 0]
    hit = (matrix.data < run.suppression.k) & (codes[matrix.coords[1]] == of.codes[row])
    regions = np.unique(matrix.coords[0][hit])
    expected = np.flatnonzero(np.isin(run.aggregation.labels, regions))
    assert wanted[0].tolist() == expected.tolist()
    assert len(expected) > 0


def test_a_class_size_selects_the_regions_that_lose_it(make, show, sample_entry):
    page = show(make(SuppressionPage), sample_entry)
    wanted = []
    page.areas_wanted.connect(lambda work, extend: wanted.append(work()))
    page.by_size.bars.chosen.emit(0, 0, False)
    matrix = sample_entry.run.suppression.counts.counts.tocoo()
    regions = np.unique(matrix.coords[0][matrix.data == 1])
    labels = sample_entry.run.aggregation.labels
    assert wanted[0].tolist() == np.flatnonzero(np.isin(labels, regions)).tolist()
    assert page.by_size.bars.rows.label(0) == "alone"


def test_runs_of_another_k_keep_their_colour_and_stay_out_of_sizes(
    make, show, sample_entry, other_entry
):
    third = replace(sample_entry, number=3, name="Run 3")
    page = show(make(SuppressionPage), sample_entry, other_entry, third)
    series = page.by_size.bars.rows.bars.series
    assert [(of.name, of.colour) for of in series] == [("Run 1", 0), ("Run 3", 2)]


def test_the_map_can_be_coloured_by_losses(make, show, sample_entry, qtbot):
    page = show(make(SuppressionPage), sample_entry)
    with qtbot.waitSignal(page.subject_wanted) as told:
        page.colour.click()
    assert told.args == ["suppression rate"]


def test_a_class_of_distances_selects_its_areas(make, show, sample_entry):
    page = show(make(CompactnessPage), sample_entry)
    wanted = []
    page.areas_wanted.connect(lambda work, extend: wanted.append(work()))
    chart = page.spread.histogram
    for i in range(chart.count()):
        chart.choose(i, False)
    weights = chart.shown.weights[0]
    assert [len(areas) for areas in wanted] == weights.astype(int).tolist()
    assert sorted(np.concatenate(wanted).tolist()) == list(range(len(sample_entry.study.areas)))
    page.show_selection(wanted[0])
    assert chart.marked.tolist() == [weights[0], *[0.0] * (len(weights) - 1)]
    page.spread.choose("people")
    people = np.nansum(sample_entry.study.areas.population)
    assert chart.shown.weights[0].sum() == pytest.approx(people)


def test_a_class_of_sizes_selects_its_regions(make, show, sample_entry):
    page = show(make(BalancePage), sample_entry)
    wanted = []
    page.areas_wanted.connect(lambda work, extend: wanted.append(work()))
    chart = page.spread.histogram
    first = int(np.flatnonzero(chart.shown.weights[0])[0])
    chart.choose(first, False)
    regions = np.unique(sample_entry.run.aggregation.labels[wanted[0]])
    assert len(regions) == chart.shown.weights[0][first]
    assert chart.shown.markers[0].value == sample_entry.run.site_number.cutoff


def test_roundness_comes_later(make, store, sample_entry):
    page = make(CompactnessPage)
    quick = [kind for kind in page.needs if kind not in facts.SLOW]
    store.keep(find_out(store.missing([sample_entry], page.needs)))
    known = store.known(sample_entry)
    first = (Shown(sample_entry, {kind: known[kind] for kind in quick}),)
    page.show_runs(first, page.prepare(first))
    assert page.shapes.chart.isHidden()
    assert "worked out" in page.shapes.why.text()
    later = (Shown(sample_entry, known),)
    page.show_runs(later, page.prepare(later))
    assert not page.shapes.chart.isHidden()
    assert page.shapes.bars.rows.value(0, 0) == np.nanmin(known[facts.ROUNDNESS])


def test_an_area_elsewhere_marks_and_selects_nothing(make, show, sample_entry, other_entry, qtbot):
    elsewhere = replace(other_entry, number=9, area_file=replace(other_entry.area_file))
    page = show(make(EntropyPage), sample_entry, elsewhere)
    with qtbot.assertNotEmitted(page.areas_wanted):
        page.by_region.bars.chosen.emit(1, 0, False)
    page.show_selection(np.arange(5))
    assert page.by_region.bars.rows.marked[0].any()
    assert not page.by_region.bars.rows.marked[1].any()


def test_themes_change_the_bars(make, show, sample_entry, theme):
    page = show(make(EntropyPage), sample_entry)
    bars = page.by_region.bars
    where = bars.place_of(0).center().toPoint()
    light = bars.grab().toImage().pixelColor(where)
    theme.set_mode("dark")
    assert bars.grab().toImage().pixelColor(where) != light


def test_totals_name_the_least_and_the_most(make, show, sample_entry, other_entry):
    third = replace(sample_entry, number=3, name="Run 3")
    page = show(make(SuppressionPage), sample_entry, other_entry, third)
    lost = [of.run.evaluation.suppressed_records for of in (sample_entry, other_entry)]
    least, most = (f"{n:,}\u00a0records" for n in lost)
    assert page.totals.why.text() == (f"Least: “Run 1”, “Run 3”, {least}. Most: “Run 2”, {most}.")
    show(page, sample_entry, third)
    assert page.totals.why.text() == "All of these runs have the same."


# The trade-off


def test_every_measure_can_be_an_axis():
    assert set(measure_axes()) == set(MEASURES)


def test_points_show_and_tick_their_runs(make, show, sample_entry, other_entry, qtbot):
    page = show(make(TradeoffPage), sample_entry, other_entry)
    page.mark_runs(sample_entry, other_entry, (sample_entry,))
    points = page.scatter.points
    assert (points.current, points.compared) == (0, 1)
    assert points.filled.tolist() == [True, False]
    rates = [of.run.evaluation.suppression_rate for of in (sample_entry, other_entry)]
    np.testing.assert_allclose(points.y, 100 * np.array(rates))
    with qtbot.waitSignal(page.run_chosen) as told:
        page.scatter.chosen.emit(1)
    assert told.args == [other_entry]
    with qtbot.waitSignal(page.runs_ticked) as told:
        page.scatter.brushed.emit([0, 1])
    assert told.args == [(sample_entry, other_entry)]


def test_other_axes_are_chosen(make, show, sample_entry, other_entry):
    page = show(make(TradeoffPage), sample_entry, other_entry)
    page.choices.x_box.setCurrentIndex(page.choices.x_box.findData("n_regions"))
    page.choices.x_box.activated.emit(page.choices.x_box.currentIndex())
    assert page.scatter.points.x_title == "Regions (regions)"
    assert page.scatter.points.x.tolist() == [
        of.run.evaluation.n_regions for of in (sample_entry, other_entry)
    ]
    page.choices.y_box.setCurrentIndex(page.choices.y_box.findData("n_sites"))
    page.choices.y_box.activated.emit(page.choices.y_box.currentIndex())
    assert "no better end" in page.figure.why.text()
    page.choices.x_log.click()
    assert page.scatter.points.log_x


def test_undominated_runs_of_one_k_are_joined(make, show, sample_entry, other_entry):
    better = replace(
        sample_entry,
        number=4,
        run=replace(
            sample_entry.run,
            evaluation=replace(
                sample_entry.run.evaluation, suppression_rate=0.9, compactness_own_centre_m=1.0
            ),
        ),
    )
    page = show(make(TradeoffPage), sample_entry, other_entry, better)
    assert [line.tolist() for line in page.scatter.points.lines] == [[2, 0]]
    assert page.figure.why.text() == "3 of 3\u00a0runs are beaten by none in both."


def test_runs_that_were_given_are_hollow_and_zeros_have_no_place_on_log_axes(
    make, show, sample_entry
):
    free = replace(sample_entry.run.evaluation, suppression_rate=0.0)
    given = replace(
        sample_entry, number=5, kind=BASELINE, run=replace(sample_entry.run, evaluation=free)
    )
    page = show(make(TradeoffPage), sample_entry, given)
    assert page.scatter.points.hollow.tolist() == [False, True]
    page.choices.y_log.click()
    assert page.scatter.count() == 1
    assert "log axis" in page.figure.why.text()


def test_runs_of_a_sweep_are_small_points_that_come_and_go(make, show, sample_entry, qtbot):
    page = show(make(TradeoffPage), sample_entry)
    with qtbot.waitSignal(page.sweep_requested):
        page.sweep_button.click()
    row = run_row(sample_entry.run)
    page.show_sweep({"a1": row, "b2": {**row, "suppression_rate": 0.5, "k": 11}})
    points = page.scatter.points
    assert points.small.tolist() == [False, True, True]
    assert points.y[2] == 50.0
    assert "a1" in points.said(1)
    assert "k 11" in points.said(2)
    with qtbot.assertNotEmitted(page.run_chosen):
        page.scatter.chosen.emit(1)
    with qtbot.waitSignal(page.runs_ticked) as told:
        page.scatter.brushed.emit([0, 1, 2])
    assert told.args == [(sample_entry,)]
    with qtbot.assertNotEmitted(page.sweep_requested):
        page.sweep_button.click()
    assert len(page.scatter.points.x) == 1


# Facts


def test_facts_are_found_out_once_and_anew_for_other_regions(sample_entry, other_entry):
    store = FactStore()
    wanted = store.missing([sample_entry], [facts.SIZES])
    assert wanted == [(sample_entry, facts.SIZES)]
    store.keep(find_out(wanted))
    renamed = replace(sample_entry, name="Other")
    assert store.missing([renamed], [facts.SIZES]) == []
    edited = replace(sample_entry, run=other_entry.run)
    assert len(store.missing([edited], [facts.SIZES])) == 1
    store.forget_all_but([other_entry])
    assert len(store.missing([sample_entry], [facts.SIZES])) == 1


def test_charts_of_a_panel_have_names(make, show, sample_entry):
    page = show(make(SuppressionPage), sample_entry)
    for chart in page.findChildren(BarChart):
        if chart.isVisible():
            assert chart.accessibleName()
            assert "Enter" in chart.accessibleDescription()
