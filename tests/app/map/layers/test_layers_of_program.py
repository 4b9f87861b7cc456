"""The layers in the whole program: in step with what is open, on the map, undone, from files."""

from __future__ import annotations

import json

import geopandas as gpd
import numpy as np
import pandas as pd
import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton

from app.map.layers.files import LayerFiles, StyleFiles
from app.map.layers.panel import LayersPanel
from app.map.shown_map import LENT
from core.map.layer_list import layer_of, replaced
from core.map.layers import LayerStyle


@pytest.fixture
def sample_program(one_sample):
    return one_sample


@pytest.fixture
def settled(settled, qtbot):
    """As for others; also what is put together only once control is back."""

    def wait(program):
        qtbot.wait(5)
        settled(program)

    return wait


@pytest.fixture
def panel(sample_program, settled):
    sample_program.window.findChild(QAction, "layers").trigger()
    settled(sample_program)
    return sample_program.window.findChild(LayersPanel)


def canvas_of(program):
    return program.window.map_panel.canvas


def layer(program, key):
    return layer_of(program.session.layers, key)


def press(program, words):
    buttons = program.window.map_panel.messages.findChildren(QPushButton)
    next(of for of in buttons if of.text() == words and not of.isHidden()).click()


def test_ctrl_l_opens_the_list_and_the_map_follows_it(sample_program, settled, panel):
    program, canvas = sample_program, canvas_of(sample_program)
    assert panel.isVisible()
    assert panel.list.keys == [of.key for of in program.session.layers]
    assert "level:fsa" in panel.list.keys
    assert "layers" not in program.history.undoText()  # what came with the files is no edit
    panel.choose("level:fsa")
    QTest.keyClick(panel.list, Qt.Key.Key_Space)
    assert canvas.scene.opacity_of("fsa") == 0
    QTest.keyClick(panel.list, Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier)
    order = canvas.scene.painting_order()
    assert order.index("fsa") < order.index("area outlines")
    program.history.undo()
    order = canvas.scene.painting_order()
    assert order.index("fsa") > order.index("area outlines")
    program.history.undo()
    assert canvas.scene.opacity_of("fsa") == pytest.approx(0.5)
    assert panel.list.item_of("level:fsa").checkState() == Qt.CheckState.Checked


@pytest.mark.usefixtures("new_window")
def test_levels_make_room_for_regions_unless_chosen(sample_program, settled, panel, qtbot):
    program, canvas = sample_program, canvas_of(sample_program)
    n = len(canvas.scene.polygons)
    assert canvas.scene.opacity_of("fsa") > 0
    canvas.set_regions(np.zeros(n, np.int32))
    qtbot.waitUntil(lambda: canvas.scene.opacity_of("fsa") == 0)
    assert layer(program, "level:fsa").visible  # it only makes room
    assert panel.list.item_of("level:fsa").checkState() == Qt.CheckState.Unchecked
    panel.choose("level:fsa")
    QTest.keyClick(panel.list, Qt.Key.Key_Space)
    assert canvas.scene.opacity_of("fsa") > 0


def test_faults_are_marked_only_when_asked_and_the_legend_says_so(sample_program, panel):
    canvas = canvas_of(sample_program)
    canvas.set_faults(np.array([canvas.scene.points[0]]))
    assert canvas.scene.opacity_of("faults") == 0
    titles = [of.title for of in canvas.legends()]
    assert "Faults in the geometry" not in titles
    panel.choose("faults")
    QTest.keyClick(panel.list, Qt.Key.Key_Space)
    assert canvas.scene.opacity_of("faults") == 1
    (legend,) = [of for of in canvas.legends() if of.title not in titles]
    assert legend.title == "Faults in the geometry"
    assert legend.entries[0].colour == canvas.scene.palette.fault
    canvas.set_faults(np.empty((0, 2)))
    assert [of.title for of in canvas.legends()] == titles


def test_a_field_colours_the_map_and_undo_takes_it_back(sample_program, settled, panel):
    program, canvas = sample_program, canvas_of(sample_program)
    program.session.set_fields({"rate": np.arange(len(canvas.scene.polygons), dtype=float)})
    settled(program)
    panel.choose("areas")
    settled(program)
    box = panel.editor.field
    box.activated.emit(box.findData("rate"))
    settled(program)
    assert canvas.current_legend().title == "rate"
    assert program.window.map_panel.subject == "rate"
    assert program.window.map_panel.subjects.currentText() == "rate"
    assert next(count for _, count in panel.editor.classes_view.rows).isdigit()
    panel.editor.classes.setValue(3)
    settled(program)
    assert len(canvas.current_legend().entries) == 3
    program.history.undo()
    while layer(program, "areas").style.field != "population":
        program.history.undo()
    settled(program)
    assert canvas.current_legend().title == "Population"
    # The classes that suited the column are there again when it is chosen again.
    box.activated.emit(box.findData("rate"))
    assert layer(program, "areas").style.classes == 3


def test_a_dropped_file_becomes_a_layer_under_or_over_the_areas(
    sample_program, settled, panel, coast_file
):
    program, canvas = sample_program, canvas_of(sample_program)
    program.window.files_dropped.emit([coast_file(program, "coast.geojson")])
    settled(program)
    (message,) = [of for of in program.window.map_panel.messages.messages if of.choices]
    assert "coast.geojson" in message.text
    press(program, "Show as layer")
    settled(program)
    own = program.session.layers[-1]
    assert (own.key, own.title) == ("background:coast", "coast")
    assert canvas.scene.painting_order()[0] == "background:coast"
    (overlay,) = canvas.scene.overlays
    np.testing.assert_allclose(
        overlay.polygons.total_bounds, canvas.scene.polygons.total_bounds, rtol=1e-3
    )
    panel.choose(own.key)
    settled(program)
    box = panel.editor.field
    box.activated.emit(box.findData("depth"))
    settled(program)
    (overlay,) = canvas.scene.overlays
    assert len(set(overlay.fill.tolist())) == 2
    assert "coast: depth" in [of.title for of in canvas.legends()]
    QTest.keyClick(panel.list, Qt.Key.Key_Delete)
    settled(program)
    assert canvas.scene.overlays == ()
    press(program, "Undo")
    settled(program)
    assert len(canvas.scene.overlays) == 1
    assert layer(program, own.key).style.field == "depth"


def test_a_removed_level_comes_back(sample_program, settled, panel):
    program = sample_program
    panel.removal_requested.emit("level:fsa")
    settled(program)
    assert program.session.levels == {}
    assert layer(program, "level:fsa") is None
    program.history.undo()
    settled(program)
    assert set(program.session.levels) == {"fsa"}
    assert layer(program, "level:fsa") is not None
    assert "fsa" in canvas_of(program).scene.levels


def test_styles_are_written_and_given_to_other_layers(sample_program, settled, panel, tmp_path):
    program = sample_program
    look = LayerStyle(field="density", classes=4, ramp="viridis")
    program.session.set_layers(replaced(program.session.layers, "areas", style=look))
    path = tmp_path / "looks.json"
    files = program.window.findChild(LayersPanel)
    keeper = files.findChild(StyleFiles)
    keeper.keep_styles(path)
    program.history.undo()
    assert layer(program, "areas").style != look
    program.window.files_dropped.emit([path])
    settled(program)
    assert layer(program, "areas").style == look
    text = json.loads(path.read_text())
    text["layers"]["areas"] |= {"field": "no such column", "classes": 2}
    path.write_text(json.dumps(text))
    keeper.load_styles(path)
    assert layer(program, "areas").style == LayerStyle("density", classes=2, ramp="viridis")
    said = [of.text for of in program.window.map_panel.messages.messages]
    assert any("no column no such column" in of for of in said)
    path.write_text("{")
    keeper.load_styles(path)
    assert program.window.map_panel.messages.messages[0].kind == "error"


def test_areas_and_records_are_closed_and_had_back(sample_program, settled):
    program, session = sample_program, sample_program.session
    file, records, draft = session.area_file, session.records, session.draft
    rate = np.arange(len(file.layer), dtype=float)
    session.set_fields({"rate": rate})
    program.window.findChild(QAction, "close_records").trigger()
    program.window.findChild(QAction, "close_areas").trigger()
    settled(program)
    assert session.area_file is None
    assert session.levels == {}
    assert canvas_of(program).scene.polygons is None
    press(program, "Undo")
    settled(program)
    assert session.area_file is file
    assert set(session.levels) == {"fsa"}
    assert session.fields["rate"] is rate
    assert session.records is None  # they were closed before the areas
    assert session.draft.scenario.k == draft.scenario.k
    assert len(canvas_of(program).scene.polygons) == 597
    del records


def test_replaced_areas_are_had_back_with_everything_on_them(sample_program, settled, coast_file):
    program, session = sample_program, sample_program.session
    before = (session.area_file, session.records, session.draft.scenario)
    program.window.files_dropped.emit([coast_file(program, "other.geojson")])
    settled(program)
    press(program, "Open as areas")
    settled(program)
    assert session.area_file is not before[0]
    press(program, "Undo")
    settled(program)
    assert (session.area_file, session.records, session.draft.scenario) == before


def test_a_further_table_is_asked_about(sample_program, settled, tmp_path):
    ids = sample_program.session.area_file.layer.ids
    path = tmp_path / "income.csv"
    pd.DataFrame({"area_id": ids, "income": np.arange(len(ids))}).to_csv(path, index=False)
    sample_program.window.files_dropped.emit([path])
    settled(sample_program)
    (message,) = [of for of in sample_program.window.map_panel.messages.messages if of.choices]
    assert [words for words, _, _ in message.choices] == ["Open as records", "Join to the areas"]
    assert sample_program.session.records.path != path


def test_a_layer_without_areas_says_what_to_do(program, tmp_path):
    panel = program.window.findChild(LayersPanel)
    panel.findChild(LayerFiles).add_layer(tmp_path / "coast.gpkg")
    (message,) = program.window.map_panel.messages.messages
    assert "Open the areas first" in message.hint


def test_another_file_of_a_level_takes_its_place(sample_program, settled, panel, tmp_path):
    program = sample_program
    level = program.session.levels["fsa"].layer
    frame = gpd.GeoDataFrame(
        {"area_id": [f"zone {i}" for i in range(len(level))]},
        geometry=level.geometry,
        crs=level.crs,
    )
    path = tmp_path / "zones.gpkg"
    frame.to_file(path)
    program.window.findChild(LayerFiles).add_level(path, "fsa")
    settled(program)
    assert list(program.session.levels) == ["zones"]
    assert layer(program, "level:fsa") is None
    assert layer(program, "level:zones") is not None


def choose_colours(program, key):
    """Chooses from the list above the map, as a click does."""
    box = program.window.map_panel.subjects
    box.activated.emit(box.findData(key))


def test_joined_columns_are_in_the_list_above_the_map_and_shown_at_once(
    sample_program, settled, panel
):
    program, canvas = sample_program, canvas_of(sample_program)
    box = program.window.map_panel.subjects
    assert box.findData("rate") < 0
    program.session.set_fields({"rate": np.arange(len(canvas.scene.polygons), dtype=float)})
    settled(program)
    texts = [box.itemText(i) for i in range(box.count())]
    assert texts.index("Columns joined or computed") + 1 == box.findData("rate")
    heading = box.model().item(texts.index("Columns joined or computed"))
    assert not heading.isEnabled()
    panel.list.visible_changed.emit("areas", False)
    choose_colours(program, "rate")
    settled(program)
    assert canvas.current_legend().title == "rate"
    assert layer(program, "areas").visible  # what is chosen is shown
    program.session.set_fields({})
    settled(program)
    assert box.findText("Columns joined or computed") < 0


def test_the_list_above_the_map_and_that_of_a_layer_offer_the_same(sample_program, settled, panel):
    panel.choose("areas")
    settled(sample_program)
    above, of_layer = (
        [box.itemText(i) for i in range(1, box.count())]
        for box in (sample_program.window.map_panel.subjects, panel.editor.field)
    )
    assert above == of_layer
    assert "Population density (people per km²)" in above


def test_a_column_chosen_for_a_layer_is_seen_although_a_workspace_lent_its_colours(
    sample_program, settled, panel, qtbot
):
    program = sample_program
    program.session.set_fields({"rate": np.arange(597, dtype=float)})
    program.window.show_workspace("levels")
    shown = program.window.map_panel
    qtbot.waitUntil(lambda: shown.subject.startswith(LENT), timeout=20_000)
    panel.editor.field_chosen.emit("areas", "rate")
    settled(program)
    assert program.window.map_panel.subject == "rate"
    assert canvas_of(program).current_legend().title == "rate"
