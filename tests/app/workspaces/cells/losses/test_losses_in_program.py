"""Missingness and associations in the whole program: the map, the selection, the table."""

from dataclasses import replace

import numpy as np
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from app.map.shown_map import LENT
from app.workspaces.cells.losses.missingness import AREAS, REGIONS
from app.workspaces.cells.state import CellsState
from core.hierarchies.losses import BY_REGION
from core.map.named_classes import MISSING_SHARES as SHARES
from core.suppression.cells.missingness import ANY_COLUMN, blanks_by_unit
from tests.app.hand import colour_by
from tests.core.suppression.small_outcomes import (
    PROTECTION,
    VARIABLES,
    plain,
    records_in,
    suppressed,
)

LEFT = Qt.MouseButton.LeftButton


def docks_of(window):
    return {dock.objectName().removeprefix("cells."): dock for dock in window.docks("cells")}


def choose(box, key):
    box.setCurrentIndex(box.findData(key))
    box.activated.emit(box.currentIndex())


def sample_outcome(layer):
    """Two records of each area; the first half of the areas is in the East."""
    n = len(layer)
    records = records_in(layer.ids.tolist(), [int(i > n // 2) for i in range(n)], 2)
    return suppressed(records, replace(PROTECTION, k=50))


def test_missingness_on_the_map(sample_program, sample_entry, settled):
    program, window = sample_program, sample_program.window
    panels, canvas = window.map_panel, sample_program.window.map_panel.canvas
    window.show_workspace("cells")
    settled(program)
    docks, state = docks_of(window), window.findChild(CellsState)
    (panel,) = docks["missingness"].widget().panel.sections
    own = panel.map.of
    outcome = sample_outcome(program.session.area_file.layer)
    state.titles = {"geography.province": "provinces"}
    state.outcome = outcome
    _wait_for(program, lambda: docks["result"].widget().sections[0].shown is outcome)
    assert not own.lends  # its tab is behind that of the result
    assert panel.shown is None
    docks["missingness"].raise_()
    _wait_for(program, lambda: own.lends and panels.subject.startswith(LENT))
    assert panel.shown.asked.outcome is outcome
    assert own.shows == AREAS

    _the_areas_have_the_colours(program, panel, outcome)
    _bars_are_areas(program, panel)
    _the_table_is_the_same(program, panel, docks["missingness_table"])
    _regions(program, docks, sample_entry, outcome)

    panels.subject_chosen.emit("population")
    _wait_for(program, lambda: not own.lends)
    assert own.shows == ""
    colour_by(panels, f"lent cells missingness {AREAS}")
    _wait_for(program, lambda: own.lends)
    docks["result"].raise_()  # whoever is in front has the map
    _wait_for(program, lambda: not own.lends)
    docks["missingness"].raise_()
    _wait_for(program, lambda: own.lends)
    window.show_workspace("aggregate")
    _wait_for(program, lambda: not own.lends)
    assert canvas.scene.area_lut is not None

    _associations(program, docks, outcome)


def _the_areas_have_the_colours(program, panel, outcome):
    canvas, records = program.window.map_panel.canvas, outcome.records
    choose(panel.column, ANY_COLUMN)
    _wait_for(program, lambda: panel.shown.column == ANY_COLUMN)
    units = blanks_by_unit(outcome.suppression, records.areas, len(records.area_ids))
    lut, legend = canvas.scene.area_lut, canvas.current_legend()
    assert legend.title == "Records with a blanked cell, %"
    over = units.share(ANY_COLUMN) > SHARES[-1]
    assert over.any()
    assert (lut[over] == legend.entries[-1].colour).all()
    assert (lut[units.touched == 0] == legend.entries[0].colour).all()
    most = int(np.argmax(units.touched))
    told = plain(program.map_wiring.pointer._describe(most))
    assert f"{units.touched[most]} of 2 records have a blanked cell" in told


def _wait_for(program, done):
    """Until it is so, and the map has been painted anew."""
    canvas = program.window.map_panel.canvas
    for _ in range(4000):
        QTest.qWait(0)
        if program.background.idle and canvas.is_sharp() and done():
            return
        QTest.qWait(5)
    raise AssertionError("it never came")


def _bars_are_areas(program, panel):
    choose(panel.by, "geography.province")
    _wait_for(program, lambda: panel.shown.by == "geography.province")
    assert panel.by.currentText() == "provinces"
    at = panel.chart.place_of(1).center().toPoint()
    QTest.mouseClick(panel.chart, LEFT, pos=at)
    n = len(program.session.area_file.layer)
    assert program.session.selection.tolist() == list(range(n // 2 + 1, n))
    _wait_for(program, lambda: panel.chart.rows.is_marked(0, 1))
    assert not panel.chart.rows.is_marked(0, 0)
    program.session.select(np.array([3]))
    _wait_for(program, lambda: panel.chart.rows.is_marked(0, 0))
    assert not panel.chart.rows.is_marked(0, 1)


def _the_table_is_the_same(program, panel, dock):
    assert not dock.isVisible()
    QTest.mouseClick(panel.table, LEFT)
    table = dock.widget().panel
    _wait_for(program, lambda: table.table is not None)
    assert table.table.by_name["value"].values.tolist() == ["East", "West"]
    blanked = panel.shown.bias.found.blanked.tolist()
    assert table.table.by_name["blanked"].values.tolist() == blanked
    at = table.view.visualRect(table.model.index(1, 0)).center()
    QTest.mouseClick(table.view.viewport(), LEFT, pos=at)
    _wait_for(program, lambda: panel.chart.rows.is_marked(0, 1))
    n = len(program.session.area_file.layer)
    assert program.session.selection.tolist() == list(range(n // 2 + 1, n))
    dock.hide()


def _associations(program, docks, outcome):
    page = docks["associations"].widget().panel
    panel = page.sections[0]
    assert panel.shown is None  # nothing is compared that nobody looks at
    program.window.show_workspace("cells")
    docks["associations"].raise_()
    _wait_for(program, lambda: panel.shown is not None)
    assert panel.shown.columns == outcome.suppression.columns
    assert panel.chart.count() == 3
    state = program.window.findChild(CellsState)
    state.design = type(state.design)(VARIABLES, k=7)
    state.stale = True
    _wait_for(program, page.stale.isVisible)
    state.outcome = None
    _wait_for(program, page.empty.isVisible)
    assert not page.stale.isVisible()


def _regions(program, docks, entry, outcome):
    """A run of the same areas brings its regions, as groups and on the map."""
    session, (panel,) = program.session, docks["missingness"].widget().panel.sections
    session.add_run(entry.run, entry.study, session.area_file, entry.records)
    _wait_for(program, lambda: panel.shown.offers_regions)
    choose(panel.by, BY_REGION)
    colour_by(program.window.map_panel, f"lent cells missingness {REGIONS}")
    _wait_for(program, lambda: panel.shown.by == BY_REGION)
    labels = entry.run.aggregation.labels
    units = blanks_by_unit(outcome.suppression, outcome.records.areas, len(labels))
    want = units.by_region(labels, entry.run.aggregation.n_regions)
    assert panel.shown.bias.found.blanked.tolist() == want.touched.tolist()
    canvas = program.window.map_panel.canvas
    assert canvas.scene.labels.tolist() == labels.tolist()
    over = want.share(ANY_COLUMN)[labels] > SHARES[-1]
    assert (canvas.scene.area_lut[over] == canvas.current_legend().entries[-1].colour).all()
    QTest.mouseClick(panel.chart, LEFT, pos=panel.chart.place_of(0).center().toPoint())
    assert len(session.selected_regions()) == 1
