"""The explorer in the whole program: streaming, choosing, the map, the table, the selection."""

import csv
from dataclasses import replace

import numpy as np
import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest

from app.map.shown_map import LENT
from app.table.rows_exporter import RowsExporter
from app.workspaces.uniqueness.explorer import texts
from app.workspaces.uniqueness.explorer.details import NOT_ON_MAP
from app.workspaces.uniqueness.explorer.minimal import MinimalPanel
from app.workspaces.uniqueness.explorer.panel import ExplorerPanel
from app.workspaces.uniqueness.explorer.table import (
    CombinationsLink,
    CombinationsPanel,
)
from app.workspaces.uniqueness.explorer.wiring import ExplorerWiring
from app.workspaces.uniqueness.findings.empty import NO_RECORDS
from app.workspaces.uniqueness.state import UniquenessState
from core.io.sample import sample_scenario
from core.raster.palette import HATCHED, LIGHT
from core.record_uniqueness.counted import distinct_of_counts
from core.record_uniqueness.examine import examine
from core.record_uniqueness.question import Question
from core.record_uniqueness.where import records_by_area
from core.steps import finish


@pytest.fixture(scope="module")
def records(sample_loaded):
    """The sample's distinct records, and a question about them."""
    study = sample_loaded.study
    distinct = distinct_of_counts(
        study.counts, sample_scenario().scenario.quasi_identifiers, study.areas
    )
    return distinct, Question(tuple(of.name for of in distinct.variables))


@pytest.fixture(scope="module")
def answer(records):
    return finish(examine(*records))


@pytest.fixture
def real(sample_program, settled, qtbot):
    """The workspace as it is, with all combinations of the sample's variables counted."""
    program = sample_program
    program.window.show_workspace("uniqueness")
    program.window.findChild(UniquenessState).run_requested.emit()
    own = program.window.findChild(ExplorerWiring)
    qtbot.waitUntil(lambda: own.shown is not None and own.shown.lattice.complete, timeout=60_000)
    settled(program)
    return program


class Explored:
    """An explorer beside the program's own, with counts of its own: nothing else changes them."""

    def __init__(self, program, qtbot):
        window = program.window
        self.program, self.state = program, UniquenessState(program.history, window)
        self.panel, self.table = ExplorerPanel(window.theme), CombinationsPanel(window.theme)
        self.minimal = MinimalPanel(window.theme)
        for widget in (self.panel, self.table, self.minimal):
            qtbot.addWidget(widget)
        self.panel.resize(760, 236)
        self.table.resize(760, 236)
        self.table.show()
        self.panel.show()
        link = CombinationsLink(program, self.table)
        self.exporter = RowsExporter(program, self.table, "combinations")
        self.wiring = ExplorerWiring(program, self.state, self.panel, link, self.minimal)

    def show(self, records, answer):
        self.state.set_distinct(records[0])
        self.state.follow(records[1])
        self.state.show_counting(answer.lattice)
        self.state.show_examination(answer)


@pytest.fixture
def explored(sample_program, settled, qtbot, records, answer):
    made = Explored(sample_program, qtbot)
    sample_program.window.show_workspace("uniqueness")
    made.show(records, answer)
    settled(sample_program)
    return made


def click(chart, mask):
    at = chart.place_of(chart.arrangement.place(mask)).center().toPoint()
    QTest.mouseClick(chart, Qt.MouseButton.LeftButton, pos=at)


def choose_on_map(details, shows):
    details.map_shows.setCurrentIndex(details.map_shows.findData(shows))
    details.map_shows.activated.emit(details.map_shows.currentIndex())


def test_a_click_lights_up_the_areas_of_the_unique_records(real, settled):
    program, canvas = real, real.window.map_panel.canvas
    state = program.window.findChild(UniquenessState)
    panel = program.window.findChild(ExplorerWiring)._panel
    everything = (1 << len(state.question.variables)) - 1
    assert state.chosen == everything  # the first answer is on the map at once
    assert program.window.map_panel.subject == LENT
    QTest.keyClick(panel.chart, Qt.Key.Key_Escape)
    settled(program)
    before = canvas.scene.area_lut.copy()
    click(panel.chart, everything)
    settled(program)
    assert state.chosen == everything
    assert program.window.map_panel.subject == LENT

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
    panel.details.select_button.click()
    assert program.session.selection.tolist() == np.flatnonzero(where.unique).tolist()

    _the_map_shows_other_sides(program, panel, where, settled)
    QTest.keyClick(panel.chart, Qt.Key.Key_Escape)
    settled(program)
    assert state.chosen == 0
    assert canvas.scene.area_lut.tolist() == before.tolist()
    assert program.window.map_panel.subject != LENT


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


def _the_map_shows_other_sides(program, panel, where, settled):
    canvas = program.window.map_panel.canvas
    choose_on_map(panel.details, texts.SETS_SHARE)
    settled(program)
    lut, legend = canvas.scene.area_lut, canvas.current_legend()
    assert legend.title.startswith("Records in unique sets, % of the area's")
    over = where.in_sets_share > 0.5
    assert (lut[over] == legend.entries[-1].colour).all()
    choose_on_map(panel.details, NOT_ON_MAP)
    settled(program)
    assert program.window.map_panel.subject != LENT
    choose_on_map(panel.details, texts.UNIQUE_COUNT)
    settled(program)
    assert program.window.map_panel.subject == LENT


def test_the_map_is_given_back_to_whoever_needs_it(explored, settled, qtbot):
    program, wiring, state = explored.program, explored.wiring, explored.state
    subjects = program.window.map_panel
    state.choose(15)
    settled(program)
    assert wiring.lighting.map.lends
    program.window.show_workspace("aggregate")
    settled(program)
    assert (wiring.lighting.map.lends, subjects.subject) == (False, "population")
    program.window.show_workspace("uniqueness")
    settled(program)
    assert wiring.lighting.map.lends
    program.window.show_workspace("levels")  # which colours the map itself
    settled(program)
    assert not wiring.lighting.map.lends
    # its assessment may still be under way
    qtbot.waitUntil(lambda: program.map_wiring.lent is not None, timeout=30_000)
    program.window.show_workspace("uniqueness")
    settled(program)
    assert wiring.lighting.map.lends
    subjects.subject_chosen.emit("population")
    settled(program)
    assert not wiring.lighting.map.lends
    assert explored.panel.details.map_shows.currentData() == NOT_ON_MAP
    explored.panel.only_sets.click()  # the same combination, looked at in another way
    settled(program)
    assert not wiring.lighting.map.lends
    state.choose(7)  # the next one lights up again
    settled(program)
    assert wiring.lighting.map.lends
    program.window.cancel_requested.emit()  # Esc
    assert state.chosen == 0


def test_the_table_and_the_picture_choose_the_same(explored, settled, qtbot, tmp_path):
    program, state, table = explored.program, explored.state, explored.table
    assert len(table.table) == 15
    assert table.view.columnWidth(0) == 250
    table.sort_by("unique", True)
    settled(program)
    counts = table.table.by_name["unique"].values[table.model.rows]
    assert counts.tolist() == sorted(counts.tolist(), reverse=True)

    at = table.view.visualRect(table.model.index(1, 0)).center()
    QTest.mouseClick(table.view.viewport(), Qt.MouseButton.LeftButton, pos=at)
    row = int(table.model.rows[1])
    assert state.chosen == int(state.counting.masks[row])
    assert explored.panel.chart.chosen_mask == state.chosen
    state.choose(3)
    qtbot.waitUntil(lambda: table.model.selected[state.counting.masks == 3].all())
    assert table.model.selected.sum() == 1

    explored.exporter.export("all", tmp_path / "combinations.csv")
    settled(program)
    with (tmp_path / "combinations.csv").open(encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    assert [int(float(of["in_sets"])) for of in rows] == state.counting.in_sets.tolist()


def test_the_picture_fills_while_counts_come_in(explored, answer, qtbot):
    state, panel = explored.state, explored.panel
    sizes = np.bitwise_count(answer.lattice.masks)
    for least, n in ((4, 1), (3, 5), (2, 11), (1, 15)):
        lattice = replace(answer.lattice, counted=sizes >= least)
        state.show_counting(lattice)
        qtbot.waitUntil(lambda of=lattice: panel.chart.arrangement.lattice is of)
        shown = panel.chart.arrangement
        assert shown.counted.sum() == (shown.classes >= 0).sum() == n
        assert panel.note.text().startswith(f"{n} of 15" if n < 15 else "")
    state.show_counting(None)
    qtbot.waitUntil(lambda: panel.chart.arrangement is None)
    assert panel.empty.isVisible()


def test_what_pours_in_does_not_keep_the_picture_from_showing(explored, qtbot, answer):
    """Newer counts come faster than they can be shown: some are shown all the same."""
    state, chart = explored.state, explored.panel.chart
    before, whole = chart.arrangement, answer.lattice
    part = replace(whole, counted=np.arange(15) > 3)

    def pour():
        state.show_counting(part)
        return chart.arrangement is not before

    qtbot.waitUntil(pour, timeout=20_000)


def test_records_without_areas_have_no_map_and_it_is_said(explored, settled, records):
    distinct = records[0]
    explored.state.set_distinct(type(distinct)(distinct.variables, distinct.codes, distinct.counts))
    explored.state.choose(3)
    settled(explored.program)
    details = explored.panel.details
    assert "carry no areas" in details.map_words.text()
    assert not details.select_button.isEnabled()
    assert not explored.wiring.lighting.map.lends


def test_nothing_open_yet(program):
    program.window.show_workspace("uniqueness")
    panel = program.window.findChild(ExplorerWiring)._panel
    assert panel.empty.reason == NO_RECORDS
