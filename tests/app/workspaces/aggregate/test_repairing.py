"""Repairing the geometry from the card: told before, done in one click, taken back by undo."""

import geopandas as gpd
import numpy as np
import pytest
import shapely

from app.workspaces.aggregate.scenario.panel import ScenarioPanel
from app.workspaces.aggregate.scenario.repair_dialog import RepairDialog, Repairing
from core.io.areas import AreaSource, read_areas
from core.map.layer_list import layer_of
from core.steps import finish


@pytest.fixture
def dirty(tmp_path):
    """Two squares of 1 km that overlap by 100 m, and one beside them."""
    x = 8.5e6 + np.array([0.0, 1000.0, 2000.0])
    shapes = shapely.box(x, 1.5e6, x + np.array([1100.0, 1000.0, 1000.0]), 1.501e6)
    frame = gpd.GeoDataFrame({"id": list("abc"), "population": 9.0}, geometry=shapes, crs=3347)
    frame.to_file(tmp_path / "areas.gpkg")
    return finish(read_areas(AreaSource(tmp_path / "areas.gpkg")))


@pytest.fixture
def data(program):
    program.window.show()
    return program.window.findChild(ScenarioPanel).data


@pytest.fixture
def dialog(program, data, dirty, settled, qtbot):
    program.session.set_areas(dirty)
    program.session.set_fields({"rate": np.arange(3.0)})
    settled(program)
    data.repair.click()
    shown = program.window.findChild(RepairDialog)
    qtbot.waitUntil(shown.apply.isEnabled, timeout=10_000)
    return shown


def test_only_areas_that_overlap_offer_a_repair(program, data, dirty):
    assert not data.repair.isVisibleTo(data)
    program.session.set_areas(dirty)
    assert data.repair.isVisibleTo(data)


def test_the_preview_tells_polygons_area_and_what_is_left(dialog):
    said = dialog.preview.text().replace("\u00a0", " ").replace("\u202f", " ")
    assert said.startswith("2 polygons would change; they gain or lose 0.09")
    assert "km²" in said
    assert "What is left" not in said


def test_one_click_repairs_and_undo_takes_it_back(program, data, dirty, dialog, settled):
    session, history = program.session, program.history
    dialog.apply.click()
    settled(program)
    repaired = session.area_file
    assert repaired is not dirty
    assert repaired.valid_coverage
    assert session.fields["rate"].tolist() == [0, 1, 2]
    assert not data.repair.isVisibleTo(data)
    assert program.map_wiring.shown.file is repaired
    history.undo()
    settled(program)
    assert session.area_file is dirty
    assert session.fields["rate"].tolist() == [0, 1, 2]
    assert data.repair.isVisibleTo(data)
    history.redo()
    assert session.area_file is repaired


def test_cancel_changes_nothing(program, dirty, dialog):
    dialog.reject()
    assert program.session.area_file is dirty
    assert program.window.findChild(Repairing).dialog is None


def test_faults_are_marked_when_asked(program, dialog):
    layers = program.session.layers
    assert not layer_of(layers, "faults").visible
    dialog.marks.click()
    assert layer_of(program.session.layers, "faults").visible


def test_a_long_heading_makes_the_panel_no_wider(program, data):
    panel = program.window.findChild(ScenarioPanel)
    before = panel.scroll_area.widget().minimumSizeHint().width()
    data.areas.show_notes("123 geometry faults, 118 mended, 3 remarks, " * 3, ["A remark."])
    assert panel.scroll_area.widget().minimumSizeHint().width() == before
