"""The explorer in the whole program: streaming, choosing, the map, the table, the selection."""

import csv
from dataclasses import replace
from types import SimpleNamespace

import numpy as np
import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest

from app.map.shown_map import LENT
from app.table.rows_exporter import RowsExporter
from app.workspaces.uniqueness.explorer.on_map import SETS_SHARE, UNIQUE_COUNT
from app.workspaces.uniqueness.explorer.panel import ExplorerSection
from app.workspaces.uniqueness.explorer.table import CombinationsPanel
from app.workspaces.uniqueness.state import UniquenessState
from core.raster.palette import HATCHED, LIGHT
from core.record_uniqueness.where import records_by_area
from tests.app.hand import colour_by
from tests.app.workspaces.uniqueness.uniqueness_parts import wait_until_calm


@pytest.fixture
def explored(sample_program, settled, qtbot):
    """The workspace, with all combinations of the sample's variables counted."""
    program = sample_program
    program.window.show_workspace("uniqueness")
    state, section = program.part(UniquenessState), program.window.findChild(ExplorerSection)
    state.run_requested.emit()
    qtbot.waitUntil(
        lambda: section.shown is not None and section.shown.lattice.complete, timeout=60_000
    )

    def rest():
        wait_until_calm(program, qtbot)
        settled(program)

    rest()
    table = program.window.findChild(CombinationsPanel)
    return SimpleNamespace(
        program=program, window=program.window, state=state, panel=section, table=table, rest=rest
    )


def click(chart, mask):
    at = chart.place_of(chart.arrangement.place(mask)).center().toPoint()
    QTest.mouseClick(chart, Qt.MouseButton.LeftButton, pos=at)


def test_a_click_lights_up_the_areas_of_the_unique_records(explored, qtbot):
    program, state, panel = explored.program, explored.state, explored.panel
    canvas = program.window.map_panel.canvas
    everything = (1 << len(state.question.variables)) - 1
    assert state.chosen == everything  # the first answer is on the map at once
    assert program.window.map_panel.subject.startswith(LENT)
    QTest.keyClick(panel.chart, Qt.Key.Key_Escape)
    explored.rest()
    before = canvas.scene.area_lut.copy()
    click(panel.chart, everything)
    explored.rest()
    assert state.chosen == everything
    assert program.window.map_panel.subject.startswith(LENT)

    where = records_by_area(state.distinct, state.question, everything, len(before))
    lut, legend = canvas.scene.area_lut, canvas.current_legend()
    assert legend.title.startswith("Unique records: ")
    assert legend.unit == "records"
    assert (lut[(where.unique == 0) & (where.records > 0)] == LIGHT.land).all()
    assert (lut[where.records == 0] == HATCHED).all()
    assert not any(entry.label for entry in legend.entries)  # no area has none
    for entry in legend.entries:
        inside = (where.unique >= entry.low) & (where.unique <= entry.high)
        assert inside.any()
        assert (lut[inside] == entry.colour).all()
    _the_picture_has_the_colour(canvas, lut, where)

    most = int(np.argmax(where.unique))
    told = program.map_wiring.pointer._describe(most)
    assert f"{where.unique[most]} (" in told
    assert panel.details.name.text() in told
    panel.on_map.note.select.click()
    assert program.session.selection.tolist() == np.flatnonzero(where.unique).tolist()

    _the_map_shows_other_sides(explored, where)
    QTest.keyClick(panel.chart, Qt.Key.Key_Escape)
    explored.rest()
    assert state.chosen == 0
    assert canvas.scene.area_lut.tolist() == before.tolist()
    assert not program.window.map_panel.subject.startswith(LENT)


def _the_picture_has_the_colour(canvas, lut, where):
    """A pixel of the map itself, well within a large area with unique records."""
    image = canvas.grab().toImage()
    ratio = image.devicePixelRatio()
    matched = 0
    for y in range(4, canvas.height(), 9):
        for x in range(4, canvas.width(), 9):
            area = canvas.area_at(QPointF(x, y))
            if area >= 0 and where.unique[area]:
                seen = image.pixelColor(round(x * ratio), round(y * ratio)).rgb()
                matched += seen == int(lut[area])
    assert matched > 20


def _the_map_shows_other_sides(explored, where):
    program = explored.program
    canvas = program.window.map_panel.canvas
    colour_by(program.window.map_panel, f"lent uniqueness {SETS_SHARE}")
    explored.rest()
    lut, legend = canvas.scene.area_lut, canvas.current_legend()
    assert legend.title.startswith("Records in unique sets, % of the area's")
    over = where.in_sets_share > 0.5
    assert (lut[over] == legend.entries[-1].colour).all()
    colour_by(program.window.map_panel, "population")
    explored.rest()
    assert not program.window.map_panel.subject.startswith(LENT)
    colour_by(program.window.map_panel, f"lent uniqueness {UNIQUE_COUNT}")
    explored.rest()
    assert program.window.map_panel.subject.startswith(LENT)


def test_the_map_is_given_back_to_whoever_needs_it(explored, qtbot):
    program, panel, state = explored.program, explored.panel, explored.state
    subjects = program.window.map_panel
    state.chosen = 15
    explored.rest()
    assert panel.on_map.offer.lends
    program.window.show_workspace("aggregate")
    explored.rest()
    assert (panel.on_map.offer.lends, subjects.subject) == (False, "population")
    program.window.show_workspace("uniqueness")
    explored.rest()
    assert panel.on_map.offer.lends
    program.window.show_workspace("levels")  # which colours the map itself
    explored.rest()
    assert not panel.on_map.offer.lends
    # its assessment may still be under way
    qtbot.waitUntil(lambda: program.map_wiring.lent is not None, timeout=30_000)
    program.window.show_workspace("uniqueness")
    explored.rest()
    assert panel.on_map.offer.lends
    subjects.subject_chosen.emit("population")
    explored.rest()
    assert not panel.on_map.offer.lends
    assert panel.on_map.offer.shows == ""
    panel.only_sets.click()  # the same combination, looked at in another way
    explored.rest()
    assert not panel.on_map.offer.lends
    state.chosen = 7  # the next one lights up again
    explored.rest()
    assert panel.on_map.offer.lends
    program.window.cancel_requested.emit()  # Esc
    assert state.chosen == 0


def test_the_table_and_the_picture_choose_the_same(explored, qtbot, tmp_path):
    state, table = explored.state, explored.table
    assert len(table.table) == 15
    assert table.view.columnWidth(0) == 250
    table.sort_by("unique", True)
    explored.rest()
    counts = table.table.by_name["unique"].values[table.model.rows]
    assert counts.tolist() == sorted(counts.tolist(), reverse=True)

    at = table.view.visualRect(table.model.index(1, 0)).center()
    QTest.mouseClick(table.view.viewport(), Qt.MouseButton.LeftButton, pos=at)
    row = int(table.model.rows[1])
    assert state.chosen == int(state.counting.masks[row])
    assert explored.panel.chart.chosen_mask == state.chosen
    state.chosen = 3
    qtbot.waitUntil(lambda: table.model.selected[state.counting.masks == 3].all())
    assert table.model.selected.sum() == 1

    explored.table.findChild(RowsExporter).export("all", tmp_path / "combinations.csv")
    explored.rest()
    with (tmp_path / "combinations.csv").open(encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    assert [int(float(of["in_sets"])) for of in rows] == state.counting.in_sets.tolist()


def test_the_picture_fills_while_counts_come_in(explored, qtbot):
    state, panel = explored.state, explored.panel
    whole = state.counting
    sizes = np.bitwise_count(whole.masks)
    for least, n in ((4, 1), (3, 5), (2, 11), (1, 15)):
        lattice = replace(whole, counted=sizes >= least)
        state.show_counting(lattice)
        qtbot.waitUntil(lambda of=lattice: panel.chart.arrangement.lattice is of)
        shown = panel.chart.arrangement
        assert shown.counted.sum() == (shown.classes >= 0).sum() == n
        assert panel.note.text().startswith(f"{n} of 15" if n < 15 else "")
    qtbot.waitUntil(lambda: len(explored.table.table) == 15)
    state.show_counting(None)
    qtbot.waitUntil(lambda: not panel.isVisible())


def test_what_pours_in_does_not_keep_the_picture_from_showing(explored, qtbot):
    """Newer counts come faster than they can be shown: some are shown all the same."""
    state, chart = explored.state, explored.panel.chart
    before, whole = chart.arrangement, state.counting

    def pour():
        state.show_counting(replace(whole, counted=np.arange(15) > 3))
        return chart.arrangement is not before

    qtbot.waitUntil(pour, timeout=20_000)


def test_records_without_areas_have_no_map_and_it_is_said(explored):
    state = explored.state
    of = state.distinct
    state.distinct = type(of)(of.variables, of.codes, of.counts)
    state.chosen = 3
    explored.rest()
    assert "carry no areas" in explored.panel.on_map.note.said.text()
    assert not explored.panel.on_map.note.select.isEnabled()
    assert not explored.panel.on_map.offer.lends


def test_an_earlier_question_is_said_beside_its_picture(explored):
    state = explored.state
    state.question = state.question.with_variables(())
    explored.rest()
    assert state.stale
    assert explored.panel.note.text().startswith("These are the counts of an earlier question")
