"""Every page of figures alone: empty, one run, two runs, clicks, keys, copies, themes."""

from dataclasses import replace
from threading import Event
from types import SimpleNamespace

import numpy as np
import pytest
from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QAction, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton

from app.chart.bars import BarChart
from app.frame.session import BASELINE, Session
from app.kit.background import Background
from app.workspaces.aggregate.panels import facts, suppression_page
from app.workspaces.aggregate.panels.facts import RunFacts
from app.workspaces.aggregate.panels.panel import PAGES, Page
from app.workspaces.aggregate.panels.suppression_page import by_value, why_regions
from app.workspaces.aggregate.panels.tradeoff_page import measure_axes
from core.comparison import run_row
from core.inspection.losses import ValueLosses
from core.measures import MEASURES
from core.quasi_identifiers import MISSING_LABEL

WITH_REGIONS = [name for name in PAGES if name != "tradeoff"]


class Map(QObject):
    """Takes note of what the map shall be coloured by."""

    subject_chosen = Signal(str)

    def show_subject(self, subject):
        pass


@pytest.fixture
def around(qapp, theme):
    """What pages are given of the program."""
    background = Background()
    window = SimpleNamespace(theme=theme, actions_=SimpleNamespace(run=QAction()), map_panel=Map())
    yield SimpleNamespace(session=Session(), background=background, window=window)
    background.close()


@pytest.fixture
def make(qtbot, around):
    def act(name):
        page = Page(PAGES[name], name, around)
        qtbot.addWidget(page)
        page.resize(300, 700)
        page.show()
        return page

    return act


@pytest.fixture
def show():
    """Shows runs on a page as it is done when they have been worked out."""

    def act(page, *entries):
        shown = tuple(map(RunFacts, entries))
        page.show_ready()
        for figure in page.figures.values():
            figure.show_runs(shown, figure.prepare(shown))
        return page

    return act


def wanted_areas(page):
    """Areas that are asked for from now on, and whether they are added."""
    wanted = []
    for figure in page.figures.values():
        figure.areas_wanted.connect(lambda find, extend: wanted.append((find(), extend)))
    return wanted


@pytest.mark.parametrize("kind", PAGES)
def test_an_empty_panel_says_what_would_be_there_and_offers_a_run(make, qtbot, around, kind):
    page = make(kind)
    assert page.empty.isVisible()
    with qtbot.waitSignal(around.window.actions_.run.triggered):
        page.empty.findChild(QPushButton).click()


@pytest.mark.parametrize("kind", PAGES)
@pytest.mark.parametrize("several", [False, True])
def test_every_figure_has_a_heading_a_sentence_and_a_table(
    make, show, sample_entry, other_entry, kind, several
):
    page = show(make(kind), sample_entry, *([other_entry] if several else []))
    for figure in page.figures.values():
        if figure.isHidden():
            assert not several
            continue
        assert figure.heading
        assert figure.why.whole.endswith(".")
        assert figure.chart.count() > 0
        assert len(figure.chart.as_csv().splitlines()) > 1
        figure.chart.copy_picture()
        assert not QGuiApplication.clipboard().image().isNull()
        for i in range(min(figure.chart.count(), 30)):
            assert figure.chart.said(i)


def mark(page, areas):
    for figure in page.figures.values():
        figure.show_selection(areas)


@pytest.mark.parametrize("kind", WITH_REGIONS)
def test_a_bar_selects_its_region_and_a_selection_marks_its_bar(make, show, sample_entry, kind):
    page = show(make(kind), sample_entry)
    wanted = wanted_areas(page)
    bars = page.figures["by_region"].bars
    where = bars.place_of(1).center().toPoint()
    QTest.mouseClick(bars, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.ControlModifier, where)
    areas, extend = wanted[0]
    region = bars.rows.key(0, 1)
    labels = sample_entry.run.aggregation.labels
    assert extend
    assert areas.tolist() == np.flatnonzero(labels == region).tolist()
    mark(page, areas[:1])
    assert bars.rows.marked[0].tolist() == [row == 1 for row in range(len(bars.rows.marked[0]))]
    mark(page, np.zeros(0, dtype=np.intp))
    assert not bars.rows.some_marked
    QTest.keyClick(bars, Qt.Key.Key_Down)
    QTest.keyClick(bars, Qt.Key.Key_Return)
    assert len(wanted[1][0]) > 0


def test_bars_by_region_sum_to_the_run(make, show, sample_entry):
    figure = show(make("suppression"), sample_entry).figures["by_region"]
    assert sum(figure.bars.rows.columns()[2]) == sample_entry.run.evaluation.suppressed_records
    figure.choose("share")
    assert figure.heading == "Lost by region (% of its records)"
    assert max(figure.bars.rows.columns()[2]) <= 100.0


def test_bars_by_value_and_the_sentence_name_the_values(make, show, sample_entry, monkeypatch):
    words = {"missing": "manquant"}  # as another language has it
    monkeypatch.setattr(suppression_page, "tr", lambda text: words.get(text, text))
    facts_of = RunFacts(sample_entry)
    codes, lost = np.arange(2, dtype=np.int32), np.array([1, 3])
    age = ValueLosses("age", ("young", MISSING_LABEL), codes, np.array([9, 9]), lost)
    told = {"without_small": facts_of.without_small, "records": facts_of.records}
    facts = SimpleNamespace(values=(age,), entry=facts_of.entry, **told)
    drawn = by_value((facts,), "share:age")
    assert [drawn.bars.label(row) for row in range(2)] == ["young", "manquant"]
    assert drawn.why.startswith("Most: “manquant”")
    lost[1] = 0
    drawn = by_value((facts,), "share:age")
    assert drawn.why.startswith("Most: “young”")


def test_a_value_selects_the_regions_that_lose_it(make, show, sample_entry):
    page = show(make("suppression"), sample_entry)
    column = next(iter(sample_entry.study.counts.categories))
    figure = page.figures["by_value"]
    figure.choose(f"records:{column}")
    of = next(of for of in figure.shown[0].values if of.column == column)
    assert sum(figure.bars.rows.columns()[2]) == of.lost.sum()
    row = int(np.argmax(of.lost))
    wanted = wanted_areas(page)
    figure.bars.chosen.emit(0, row, False)
    run = sample_entry.run
    matrix = run.suppression.counts.counts.tocoo()
    codes = run.suppression.counts.codes[:, 0]
    hit = (matrix.data < run.suppression.k) & (codes[matrix.coords[1]] == of.codes[row])
    regions = np.unique(matrix.coords[0][hit])
    expected = np.flatnonzero(np.isin(run.aggregation.labels, regions))
    assert wanted[0][0].tolist() == expected.tolist()
    assert len(expected) > 0


def test_a_class_size_selects_the_regions_that_lose_it(make, show, sample_entry):
    page = show(make("suppression"), sample_entry)
    wanted = wanted_areas(page)
    bars = page.figures["by_size"].bars
    bars.chosen.emit(0, 0, False)
    matrix = sample_entry.run.suppression.counts.counts.tocoo()
    regions = np.unique(matrix.coords[0][matrix.data == 1])
    labels = sample_entry.run.aggregation.labels
    assert wanted[0][0].tolist() == np.flatnonzero(np.isin(labels, regions)).tolist()
    assert bars.rows.label(0) == "alone"


def test_runs_of_another_k_keep_their_colour_and_stay_out_of_sizes(
    make, show, sample_entry, other_entry
):
    third = replace(sample_entry, number=3, name="Run 3")
    page = show(make("suppression"), sample_entry, other_entry, third)
    series = page.figures["by_size"].bars.rows.bars.series
    assert [(of.name, of.colour) for of in series] == [("Run 1", 0), ("Run 3", 2)]


def test_a_class_of_distances_selects_its_areas(make, show, sample_entry):
    page = show(make("compactness"), sample_entry)
    wanted = wanted_areas(page)
    chart = page.figures["spread"].histogram
    for i in range(chart.count()):
        chart.choose(i, False)
    found = [areas for areas, _ in wanted]
    weights = chart.shown.weights[0]
    assert [len(areas) for areas in found] == weights.astype(int).tolist()
    assert sorted(np.concatenate(found).tolist()) == list(range(len(sample_entry.study.areas)))
    mark(page, found[0])
    assert chart.marked.tolist() == [weights[0], *[0.0] * (len(weights) - 1)]
    page.figures["spread"].choose("people")
    people = np.nansum(sample_entry.study.areas.population)
    assert chart.shown.weights[0].sum() == pytest.approx(people)


def test_a_class_of_sizes_selects_its_regions(make, show, sample_entry):
    page = show(make("balance"), sample_entry)
    wanted = wanted_areas(page)
    chart = page.figures["spread"].histogram
    first = int(np.flatnonzero(chart.shown.weights[0])[0])
    chart.choose(first, False)
    regions = np.unique(sample_entry.run.aggregation.labels[wanted[0][0]])
    assert len(regions) == chart.shown.weights[0][first]
    assert chart.shown.markers[0].value == sample_entry.run.site_number.cutoff


def test_roundness_comes_later(make, show, around, sample_entry, qtbot, monkeypatch):
    may_end = Event()
    slow = facts.roundness
    monkeypatch.setattr(facts, "roundness", lambda *of: may_end.wait(20) and slow(*of))
    entry = replace(sample_entry, run=replace(sample_entry.run))
    around.session.add_run(entry.run, entry.study, entry.area_file, entry.records)
    page = make("compactness")
    page.see(True)
    shapes = page.figures["shapes"]
    qtbot.waitUntil(lambda: bool(page.shown) and "worked out" in shapes.why.whole)
    assert shapes.chart.isHidden()
    assert shapes.heading == "Roundness (Polsby-Popper) (0 to 1)"
    may_end.set()
    qtbot.waitUntil(lambda: not shapes.chart.isHidden(), timeout=20_000)
    assert shapes.bars.rows.value(0, 0) == np.nanmin(shapes.shown[0].roundness)


def test_an_area_elsewhere_marks_and_selects_nothing(make, show, sample_entry, other_entry):
    elsewhere = replace(other_entry, number=9, area_file=replace(other_entry.area_file))
    page = show(make("entropy"), sample_entry, elsewhere)
    wanted, bars = wanted_areas(page), page.figures["by_region"].bars
    bars.chosen.emit(1, 0, False)
    assert not wanted
    mark(page, np.arange(5))
    assert bars.rows.marked[0].any()
    assert not bars.rows.marked[1].any()


def test_themes_change_the_bars(make, show, sample_entry, theme):
    bars = show(make("entropy"), sample_entry).figures["by_region"].bars
    where = bars.place_of(0).center().toPoint()
    light = bars.grab().toImage().pixelColor(where)
    theme.set_mode("dark")
    assert bars.grab().toImage().pixelColor(where) != light


def test_totals_name_the_least_and_the_most(make, show, sample_entry, other_entry):
    third = replace(sample_entry, number=3, name="Run 3")
    page = show(make("suppression"), sample_entry, other_entry, third)
    lost = [of.run.evaluation.suppressed_records for of in (sample_entry, other_entry)]
    least, most = (f"{n:,}\u00a0records" for n in lost)
    said = page.figures["totals"].why
    assert said.text() == f"Least: “Run 1”, “Run 3”, {least}; most: “Run 2”, {most}."
    show(page, sample_entry, third)
    assert said.text() == "All of these runs have the same."


@pytest.mark.parametrize(
    ("lost", "end"),
    [
        ([0, 0, 0], "No record is lost in any region."),
        ([4, 1, 1], "Every region loses some."),
        ([4, 1, 0], "One region loses none."),
        ([4, 0, 0], "2\u00a0regions lose none."),
    ],
)
def test_how_many_regions_lose_nothing_is_said_in_good_english(qapp, lost, end):
    measured = SimpleNamespace(lost=np.array(lost), areas=np.ones(3, dtype=int))
    assert why_regions(
        (SimpleNamespace(regions=measured, records=RunFacts(None).records),)
    ).endswith(end)


def test_facts_are_found_out_once_and_anew_for_other_regions(sample_entry, other_entry):
    found = RunFacts(sample_entry).sizes
    assert RunFacts(replace(sample_entry, name="Other")).sizes is found
    assert RunFacts(replace(sample_entry, run=other_entry.run)).sizes is not found


def test_charts_of_a_panel_have_names(make, show, sample_entry):
    page = show(make("suppression"), sample_entry)
    for chart in page.findChildren(BarChart):
        if chart.isVisible():
            assert chart.accessibleName()
            assert "Enter" in chart.accessibleDescription()


# The trade-off


@pytest.fixture
def points(make, show, around):
    """The figure with some runs, the first shown."""

    def act(*entries):
        around.session.runs, around.session.current_run = entries, entries[0]
        return show(make("tradeoff"), *entries).figures["points"]

    return act


def test_every_measure_can_be_an_axis_scaled_to_what_people_read(qapp):
    axes = measure_axes()
    assert set(axes) == set(MEASURES)
    assert (axes["suppression_rate"].unit, axes["suppression_rate"].scale) == ("%", 100.0)
    assert (axes["compactness_m"].unit, axes["compactness_m"].scale) == ("km", 0.001)
    assert axes["n_regions"].counted
    assert axes["seconds"].unit == "s"


def test_points_show_and_tick_their_runs(points, around, sample_entry, other_entry):
    around.session.compared_run, around.session.overlaid = other_entry, (sample_entry,)
    figure = points(sample_entry, other_entry)
    shown = figure.scatter.points
    assert (shown.current, shown.compared) == (0, 1)
    assert shown.filled.tolist() == [True, False]
    rates = [of.run.evaluation.suppression_rate for of in (sample_entry, other_entry)]
    np.testing.assert_allclose(shown.y, 100 * np.array(rates))
    figure.scatter.chosen.emit(1)
    assert around.session.current_run is other_entry
    figure.scatter.brushed.emit([0, 1])
    assert set(around.session.overlaid) == {sample_entry, other_entry}


def test_other_axes_are_chosen(points, sample_entry, other_entry):
    figure = points(sample_entry, other_entry)
    choices, scatter = figure.choices, figure.scatter
    choices.x_box.setCurrentIndex(choices.x_box.findData("n_regions"))
    choices.x_box.activated.emit(choices.x_box.currentIndex())
    assert scatter.points.x_title == "Regions (regions)"
    assert scatter.points.x.tolist() == [
        of.run.evaluation.n_regions for of in (sample_entry, other_entry)
    ]
    choices.y_box.setCurrentIndex(choices.y_box.findData("n_sites"))
    choices.y_box.activated.emit(choices.y_box.currentIndex())
    assert "no better end" in figure.why.whole
    choices.x_log.click()
    assert scatter.points.log_x


def test_undominated_runs_of_one_k_are_joined(points, sample_entry, other_entry):
    run = sample_entry.run
    price = replace(run.evaluation, suppression_rate=0.9, compactness_own_centre_ground_m=1.0)
    better = replace(sample_entry, number=4, run=replace(run, evaluation=price))
    figure = points(sample_entry, other_entry, better)
    assert [line.tolist() for line in figure.scatter.points.lines] == [[2, 0]]
    assert figure.why.text().startswith(
        "3 of 3\u00a0runs are beaten by none of their kind; 2 kinds."
    )
    assert "study, variables or k" in figure.why.whole


def test_an_outlier_makes_an_axis_logarithmic_unless_the_user_minds(points, sample_entry):
    def of(number, rate):
        price = replace(sample_entry.run.evaluation, suppression_rate=rate)
        return replace(sample_entry, number=number, run=replace(sample_entry.run, evaluation=price))

    figure = points(of(1, 0.001), of(2, 0.002), of(3, 0.003), of(4, 0.9))
    assert figure.choices.y_log.isChecked()
    assert figure.scatter.points.log_y
    assert not figure.scatter.points.log_x
    assert "kinds" not in figure.why.whole
    figure.choices.y_log.click()
    assert not figure.scatter.points.log_y


def test_runs_that_were_given_are_hollow_and_zeros_have_no_place_on_log_axes(points, sample_entry):
    free = replace(sample_entry.run.evaluation, suppression_rate=0.0)
    given = replace(
        sample_entry, number=5, kind=BASELINE, run=replace(sample_entry.run, evaluation=free)
    )
    figure = points(sample_entry, given)
    assert figure.scatter.points.hollow.tolist() == [False, True]
    figure.choices.y_log.click()
    assert figure.scatter.count() == 1
    assert "log axis" in figure.why.whole


def test_runs_of_a_sweep_are_small_points_that_come_and_go(points, around, sample_entry):
    figure = points(sample_entry)
    row = run_row(sample_entry.run)
    figure.show_sweep({"a1": row, "b2": {**row, "suppression_rate": 0.5, "k": 11}})
    shown = figure.scatter.points
    assert shown.small.tolist() == [False, True, True]
    assert shown.y[2] == 50.0
    assert "a1" in shown.said(1)
    assert "k 11" in shown.said(2)
    around.session.current_run = None
    figure.scatter.chosen.emit(1)
    assert around.session.current_run is None  # a run of a sweep has no regions here
    figure.scatter.brushed.emit([0, 1, 2])
    assert around.session.overlaid == (sample_entry,)
    figure.sweep_button.click()
    assert len(figure.scatter.points.x) == 1
