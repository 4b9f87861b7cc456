"""Two runs in the whole program."""

from dataclasses import replace

import numpy as np
import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtWidgets import QDockWidget

from app.features.compare.changes import ChangesPanel
from app.features.compare.comparison import CompareBar, Comparison
from app.features.compare.second_colours import RUN
from app.features.compare.second_map import OFF, SIDE, SWIPE
from app.features.present.presenter import PresenterStrip
from app.map.live_map import LiveState
from app.workspaces.aggregate.panels.panel import MeasuresPanel
from app.workspaces.aggregate.panels.tradeoff_page import TradeoffFigure
from app.workspaces.aggregate.state import AggregateWorkspace
from core.differences import CHANGED, LOST
from core.given_regions import GivenRegions, judge
from core.map.values import SUPPRESSION
from core.pipeline import execute
from core.site_count import Count
from core.steps import finish


@pytest.fixture
def two_runs(program, settled, sample_entry, other_entry):
    """The program with two runs of the sample study; the second one is shown."""
    session = program.session
    session.set_areas(sample_entry.area_file)
    for entry in (sample_entry, other_entry):
        session.add_run(entry.run, entry.study, entry.area_file, entry.records)
    settled(program)
    return program


@pytest.fixture
def comparing(program):
    return program.window.findChild(Comparison)


def run(program, name):
    return next(entry for entry in program.session.runs if entry.name == name)


def trigger(program, name):
    next(a for a in program.window.actions() if a.objectName() == name).trigger()


def sharp(qtbot, program, comparing):
    qtbot.waitUntil(
        lambda: program.background.idle and comparing.second.canvas.is_sharp(), timeout=20_000
    )


def compared(qtbot, comparing, shown):
    qtbot.waitUntil(
        lambda: comparing.pair.differences is not None and comparing.pair.shown.name == shown,
        timeout=10_000,
    )


def test_without_a_second_run_it_is_said_what_to_do(program, comparing):
    trigger(program, "compare_maps")
    assert comparing.second.way == OFF
    messages = program.window.map_panel.messages
    said = messages.messages[0].whole
    assert "no second run" in said
    assert "Run the scenario" in said
    assert "F5" not in said  # which counts in another workspace
    assert comparing.ways[OFF].isChecked()


def test_compare_on_a_card_says_which_run_is_better_and_shows_where(two_runs, comparing, qtbot):
    bar = two_runs.window.findChild(CompareBar)
    two_runs.session.compare_with(None)
    qtbot.waitUntil(lambda: not bar.isVisible())
    view = two_runs.part(AggregateWorkspace).runs.view
    view.wished.emit("compare", run(two_runs, "Run 1"))  # its card's button
    qtbot.waitUntil(lambda: "loses" in bar.sentence.text(), timeout=10_000)
    assert bar.isVisible()
    assert "“Run 2”" in bar.sentence.text()
    assert "changed region" in bar.more.text()
    qtbot.mouseClick(bar.show_button, Qt.MouseButton.LeftButton)
    sharp(qtbot, two_runs, comparing)
    assert comparing.second.way == SIDE
    canvas = comparing.second.canvas
    legend = canvas.current_legend()
    assert legend.title == "Difference in records lost"
    assert legend.unit == "percentage points"
    assert "Run 2" in legend.note
    values, lut = comparing.pair.differences.values[LOST], canvas.scene.area_lut
    assert (values > 0).any()
    assert not set(lut[values < 0].tolist()) & set(lut[values > 0].tolist())
    # Any other subject, under a handle; and away with it all.
    comparing.show_way(SWIPE)
    bar.subjects.activated.emit(bar.subjects.findData(CHANGED))
    qtbot.waitUntil(lambda: canvas.current_legend().title == "Areas that changed region")
    assert canvas.legends() == ()  # it stands right of the handle
    assert "compared with" in comparing.second.second_caption.text()
    bar.close_button.click()
    assert comparing.second.way == OFF
    assert not bar.isVisible()


def test_runs_with_a_trade_off_are_shown_in_its_plot(two_runs, comparing, qtbot, sample_entry):
    session, bar = two_runs.session, two_runs.window.findChild(CompareBar)
    scenario = replace(sample_entry.run.scenario, site_count=Count(60))
    more = finish(execute(scenario, sample_entry.study))
    files = (sample_entry.study, sample_entry.area_file, sample_entry.records)
    session.add_run(more, *files, name="finer")
    session.compare_with(run(two_runs, "Run 1"))
    qtbot.waitUntil(lambda: "Not comparable: more regions" in bar.sentence.text(), timeout=10_000)
    assert bar.trade_off.isVisible()
    bar.trade_off.click()
    panel = two_runs.window.findChild(MeasuresPanel)
    assert panel.isVisible()
    figure = panel.findChild(TradeoffFigure)
    qtbot.waitUntil(lambda: figure.isVisible() and len(figure.shown) == 3, timeout=10_000)
    session.compare_with(run(two_runs, "Run 2"))  # at another k
    qtbot.waitUntil(lambda: "Mind that" in bar.sentence.text(), timeout=10_000)
    assert not bar.trade_off.isVisible()


def test_a_narrow_bar_has_its_buttons_under_the_sentences(theme, qtbot):
    bar = CompareBar(theme)
    qtbot.addWidget(bar)
    bar.say("Which of the two is better at what. " * 4, "How many changed.")
    for width in (900, 380):
        bar.resize(width, 300)
        bar.show()
        qtbot.wait(1)  # the direction is another after the first layout
        beside = bar.show_button.x() > bar.sentence.geometry().right()
        assert beside == (width == 900)
        assert bar.sentence.width() >= 300
        assert bar.sentence.height() >= bar.sentence.heightForWidth(bar.sentence.width())


def test_the_second_map_shows_the_compared_run_and_takes_clicks(two_runs, comparing, qtbot):
    comparing.show_way(SIDE)
    sharp(qtbot, two_runs, comparing)
    session, canvas = two_runs.session, comparing.second.canvas
    assert comparing.maps.subject == RUN
    assert canvas.scene.labels is session.compared_run.run.aggregation.labels
    two_runs.window.actions_.identify.trigger()
    at = QPointF(*(canvas.map_view().pixels(canvas.scene.points[[5]])[0] / canvas.device_scale()))
    area = canvas.area_at(at)
    qtbot.mouseClick(canvas, Qt.MouseButton.LeftButton, pos=at.toPoint())
    assert session.selection.tolist() == [area]
    first = two_runs.window.map_panel.canvas
    assert first.scene.selection.tolist() == canvas.scene.selection.tolist() == [area]
    told = canvas._tooltip(area)
    assert "“Run 1”: region" in told
    assert "“Run 2”: region" in told
    # Coloured by something else, both maps have the same classes.
    two_runs.window.map_panel.subject_chosen.emit(SUPPRESSION)
    qtbot.waitUntil(
        lambda: (
            canvas.current_legend() is not None
            and "first map" in canvas.current_legend().note
            and canvas.current_legend().title == first.current_legend().title
        ),
        timeout=10_000,
    )


def test_regions_of_an_edit_are_not_called_a_result(two_runs, comparing, qtbot):
    comparing.show_way(SIDE)
    compared(qtbot, comparing, "Run 2")
    caption, live = comparing.second.first_caption, two_runs.map_wiring.live
    assert "Run 2" in caption.text()
    strip = two_runs.window.findChild(PresenterStrip)
    live.show_state(LiveState(np.zeros(len(comparing.second.canvas.scene.points), np.int32)), 5)
    assert "not a result" in caption.text()
    assert "not a result" in strip.title.text()
    assert "Run 1" in comparing.second.second_caption.text()
    live.show_state(LiveState(two_runs.session.current_run.run.aggregation.labels), 5)
    assert "Run 2" in caption.text()
    assert "Run 2" in strip.title.text()
    live.leave()


def test_keys_and_cards_while_there_are_two_maps(two_runs, comparing, qtbot, sample_entry):
    session = two_runs.session
    for way in (SIDE, SWIPE, OFF, SIDE):
        qtbot.keyClick(two_runs.window, Qt.Key.Key_D, Qt.KeyboardModifier.ControlModifier)
        assert comparing.second.way == way
        assert comparing.ways[way].isChecked()
    compared(qtbot, comparing, "Run 2")
    session.show_run(run(two_runs, "Run 1"))  # the compared one: they change places
    compared(qtbot, comparing, "Run 1")
    assert session.compared_run is run(two_runs, "Run 2")
    assert comparing.second.way == SIDE
    study = sample_entry.study
    areas = replace(study.areas, ids=np.array([f"x{i}" for i in study.areas.ids], dtype=object))
    elsewhere = session.add_run(
        sample_entry.run,
        replace(study, areas=areas),
        replace(sample_entry.area_file, layer=areas),
        sample_entry.records,
        show=False,
    )
    session.compare_with(elsewhere)
    qtbot.waitUntil(lambda: comparing.pair.fault is not None, timeout=10_000)
    assert "different areas" in comparing.bar.sentence.text()


def test_the_list_of_changes_is_linked_both_ways(two_runs, comparing, qtbot):
    session = two_runs.session
    whole = session.current_run
    before = whole.run.aggregation
    labels = before.labels.copy()
    moved = [3, 8]
    labels[moved] = (labels[moved] + 1) % before.n_regions
    edited = finish(
        judge(
            whole.run.scenario,
            whole.study,
            replace(before, labels=labels, sites=None),
            GivenRegions(),
        )
    )
    session.add_run(edited, whole.study, whole.area_file, whole.records, name="Edited")
    compared(qtbot, comparing, "Edited")
    panel = two_runs.window.findChild(ChangesPanel)
    rows, model = panel.rows, panel.rows.model
    comparing.show_way(SIDE)
    qtbot.mouseClick(comparing.bar.changes, Qt.MouseButton.LeftButton)
    assert two_runs.window.findChild(QDockWidget, "aggregate.changes").isVisible()
    qtbot.waitUntil(lambda: model.rowCount() == len(moved))
    assert panel.sentence.text().startswith("2 of")
    table = rows.table
    assert sorted(table.keys.tolist()) == moved
    values = {name: of.values.tolist() for name, of in table.by_name.items()}
    assert values["area_id"] == sorted(str(whole.study.areas.ids[i]) for i in moved)
    assert values["from_region"] == (before.labels[table.keys] + 1).tolist()
    assert values["to_region"] == (labels[table.keys] + 1).tolist()
    assert values["records"] == whole.study.counts.records[table.keys].tolist()
    found = comparing.pair.differences
    lost = found.lost_after - found.lost_before
    assert values["effect_records_lost"] == lost[table.keys].tolist()
    place = rows.view.visualRect(model.index(0, 0)).center()
    qtbot.mouseClick(rows.view.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert session.selection.tolist() == [int(table.keys[0])]
    session.select(table.keys[1:])
    qtbot.waitUntil(lambda: model.selected.tolist() == [False, True])
    session.compare_with(None)
    qtbot.waitUntil(rows.empty.isVisible)
