"""The tables in the whole program: linked with map and session, joined, computed, taken out."""

from dataclasses import replace

import geopandas as gpd
import numpy as np
import pandas as pd
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDockWidget

from app.table.links import TableLink
from app.table.own_columns import OwnColumns
from app.table.tables_panel import AREAS, REGIONS, RUNS, TablesPanel
from app.table.taking_out import TakingOut
from core.map.layer_list import SELECTION, layer_of, replaced
from core.map.layers import REGIONS as REGIONS_LAYER
from core.map.layers import LayerStyle


@pytest.fixture
def settled(settled, qtbot):
    """Waits until all is calm and the tables, which come last, have marked what is selected."""

    def wait(program):
        settled(program)
        links = program.window.findChildren(TableLink)
        qtbot.waitUntil(lambda: not any(link.waits for link in links))
        settled(program)

    return wait


@pytest.fixture
def tables(program, sample_entry, settled):
    """A run of the sample shown, and its tables open."""
    session, e = program.session, sample_entry
    session.set_areas(e.area_file)
    session.add_run(e.run, e.study, e.area_file, e.records)
    settled(program)
    return opened(program, settled, "table_areas")


def opened(program, settled, action):
    actions = {of.objectName(): of for of in program.window.actions()}
    actions[action].trigger()
    settled(program)
    return program.window.findChild(TablesPanel)


def texts(panel, column):
    section = panel.shown_names.index(column)
    return [panel.model.index(row, section).data() for row in range(panel.model.rowCount())]


def test_without_a_study_the_tables_offer_what_fills_them(program, settled, qtbot):
    tables = opened(program, settled, "table_regions")
    for name in (AREAS, REGIONS, RUNS):
        panel = tables.open(name)
        assert panel.empty.isVisible()
        assert not panel.content.isVisible()
    asked = []
    program.window.actions_.run.triggered.connect(lambda: asked.append(1))
    tables.panels[RUNS].fill_requested.emit()
    assert asked


def check_filter_and_selection(tables, program, settled):
    session, panel = program.session, tables.panels[AREAS]
    layer = session.current_run.study.areas
    records = session.current_run.study.counts.records
    assert panel.model.rowCount() == len(layer)
    # Typed, and selected at once although the rows are not there yet.
    QTest.keyClicks(panel.bar.condition, "records > 700 and population > 700")
    panel.bar.condition._popup.hide()
    QTest.mouseClick(panel.bar.select, Qt.MouseButton.LeftButton)
    settled(program)
    expected = np.flatnonzero((records > 700) & (layer.population > 700))
    assert 0 < len(expected) < len(layer)
    np.testing.assert_array_equal(session.selection, expected)
    np.testing.assert_array_equal(np.sort(panel.model.rows), expected)
    # Within and remove.
    panel.bar.condition.setText("records > 800")
    panel.select_requested.emit("within")
    settled(program)
    np.testing.assert_array_equal(session.selection, expected[records[expected] > 800])
    panel.select_requested.emit("remove")
    settled(program)
    assert len(session.selection) == 0
    # From the map into both tables; rows of regions are marked for their areas.
    panel.bar.condition.clear()
    panel.view_changed.emit()
    session.select(np.array([5, 9]))
    settled(program)
    assert np.flatnonzero(panel.model.selected).tolist() == [5, 9]
    regions = opened(program, settled, "table_regions").panels[REGIONS]
    marked = regions.table.keys[regions.model.selected]
    np.testing.assert_array_equal(marked, session.selected_regions())
    # A region's row selects its areas.
    regions.view._pick(3, Qt.KeyboardModifier.NoModifier)
    labels = session.current_run.run.aggregation.labels
    key = regions.table.keys[regions.model.rows[3]]
    np.testing.assert_array_equal(session.selection, np.flatnonzero(labels == key))
    assert texts(regions, "selected").count("yes") == 1
    # Only what is selected.
    panel = opened(program, settled, "table_areas").panels[AREAS]
    panel.bar.only.click()
    settled(program)
    np.testing.assert_array_equal(np.sort(panel.model.rows), session.selection)


def check_wrong_condition(tables, program, settled):
    panel = tables.panels[AREAS]
    panel.bar.condition.setText("popluation > 5")
    panel.select_requested.emit("new")
    settled(program)
    assert "population" in panel.bar.help.text()
    assert panel.bar.help.property("role") == "bad"
    assert len(program.session.selection) == 0
    assert panel.model.rowCount() == len(panel.table)


def check_sorting(tables, program, settled):
    panel = tables.panels[AREAS]
    population = program.session.area_file.layer.population
    for descending in (False, True):
        panel.sort_by("population", descending)
        settled(program)
        values = population[panel.model.rows]
        there = values[: int(np.isfinite(population).sum())]
        assert np.isfinite(there).all()
        assert (np.diff(there) <= 0 if descending else np.diff(there) >= 0).all()


def test_a_computed_column_can_be_undone_and_colours_the_map(tables, program, settled):
    session, panel = program.session, tables.panels[AREAS]
    tables.panels["areas"].buttons["compute"].click()
    dialog = panel.findChild(OwnColumns).field_dialog
    dialog.name.setText("Population")
    dialog.preview_requested.emit("Population", "population / land_km2")
    settled(program)
    assert "already" in dialog.said.text()
    assert not dialog.add.isEnabled()
    dialog.unit.setText("people per km²")
    dialog.name.setText("Crowding")
    dialog.preview_requested.emit("Crowding", "population / land_km2 / 0")
    settled(program)
    assert dialog.add.isEnabled()
    dialog.preview_requested.emit("Crowding", "population / land_km2")
    settled(program)
    dialog.add.click()
    settled(program)
    np.testing.assert_allclose(
        session.fields["Crowding"], panel.table.by_name["density"].values, rtol=1e-12
    )
    assert panel.table.by_name["Crowding"].unit == "people per km²"
    panel.colour_requested.emit(panel.table.by_name["Crowding"].subject)
    settled(program)
    style = next(of.style for of in session.layers if of.key == REGIONS_LAYER)
    assert style.field == "Crowding"
    panel.remove_requested.emit("Crowding")
    settled(program)
    assert "Crowding" not in panel.table.by_name
    program.history.undo()  # the removal
    settled(program)
    assert "Crowding" in panel.table.by_name
    for _ in range(2):  # the colour, the column
        program.history.undo()
    settled(program)
    assert "Crowding" not in session.fields
    assert "Crowding" not in panel.table.by_name


def test_a_table_is_joined_after_a_look_at_what_matches(tables, program, settled, tmp_path):
    session, panel = program.session, tables.panels[AREAS]
    ids = session.area_file.layer.ids
    path = tmp_path / "income.csv"
    lines = [f"{i},{n}.5,x" for n, i in enumerate(ids[:-2])]
    path.write_text("\n".join(["area,income,population", *lines, "nowhere,1,y"]))
    own = panel.findChild(OwnColumns)
    own.open_table(path)
    settled(program)
    dialog = own.join_dialog
    settled(program)
    assert dialog.ids.currentText() == "area"
    assert dialog.wanted() == ("income", "population")
    said = dialog.said.text().replace("\u00a0", " ")
    assert f"{len(ids) - 2} of {len(ids)} areas" in said
    assert str(ids[-2]) in said
    assert "nowhere" in said
    dialog.ids.setCurrentText("income")
    settled(program)
    assert not dialog.join.isEnabled()
    dialog.ids.setCurrentText("area")
    settled(program)
    dialog.join.click()
    settled(program)
    assert set(session.fields) == {"income", "population 2"}
    assert session.fields["income"][1] == 1.5
    assert np.isnan(session.fields["income"][-1])
    program.history.undo()
    assert not session.fields


def test_what_is_asked_for_some_areas_is_not_done_to_others(tables, program, settled, tmp_path):
    session, panel = program.session, tables.panels[AREAS]
    file = session.area_file
    path = tmp_path / "income.csv"
    path.write_text("\n".join(["area,income", *(f"{of},1" for of in file.layer.ids)]))
    own = panel.findChild(OwnColumns)
    own.open_table(path)
    settled(program)
    dialog = own.join_dialog
    assert dialog.isVisible()
    session.set_areas(replace(file))
    assert not dialog.isVisible()
    assert own.join_dialog is None
    settled(program)
    own.ask_for_field()
    assert own.field_dialog is not None
    session.set_areas(replace(file, layer=replace(file.layer)))
    assert own.field_dialog is None
    settled(program)
    own.open_table(path)
    session.set_areas(file)
    settled(program)
    assert own.join_dialog is None
    assert not session.fields


def check_layer_of_a_selection(tables, program, settled):
    session = program.session
    tables.panels["areas"].buttons["layer"].click()
    assert "Nothing is selected" in tables.panels[AREAS].bar.help.text()
    session.select(np.array([3, 4, 8]))
    settled(program)
    tables.panels["areas"].buttons["layer"].click()
    settled(program)
    layer = next(of for of in session.layers if of.key.startswith(SELECTION))
    assert layer.removable
    assert layer.shapes.ids.tolist() == session.area_file.layer.ids[[3, 4, 8]].tolist()
    assert layer.shapes.attributes["id"].tolist() == layer.shapes.ids.tolist()
    program.history.undo()
    assert not [of for of in session.layers if of.key.startswith(SELECTION)]


def check_export(tables, program, settled, tmp_path):
    session, panel = program.session, tables.panels[AREAS]
    out = tables.findChild(TakingOut).exporters
    session.select(np.array([1, 7]))
    panel.sort_by("id", True)
    settled(program)
    path = tmp_path / "chosen.gpkg"
    out[AREAS].export("selected", path, "EPSG:4326")
    settled(program)
    assert "2\u00a0rows written to chosen.gpkg" in panel.bar.help.text()
    back = gpd.read_file(path, engine="pyogrio")
    layer = session.area_file.layer
    assert back["id"].tolist() == sorted(layer.ids[[1, 7]].tolist(), reverse=True)
    assert back.crs.to_epsg() == 4326
    order = [list(layer.ids).index(i) for i in back["id"]]
    there = back.to_crs(layer.crs).geometry.centroid
    shapes = gpd.GeoSeries(layer.geometry[order], crs=layer.crs).centroid
    assert there.distance(shapes).max() < 1.0
    regions = opened(program, settled, "table_regions").panels[REGIONS]
    out[REGIONS].export("all", tmp_path / "regions.geojson")
    settled(program)
    back = gpd.read_file(tmp_path / "regions.geojson", engine="pyogrio")
    assert len(back) == len(regions.table)
    assert back.geometry.area.sum() == pytest.approx(sum(g.area for g in layer.geometry), rel=1e-6)
    out[REGIONS].export("shown", tmp_path / "regions.csv")
    settled(program)
    assert (
        pd.read_csv(tmp_path / "regions.csv")["records"].sum()
        == regions.table.by_name["records"].values.sum()
    )
    out[AREAS].export("all", tmp_path / "regions.csv" / "inside.csv")
    settled(program)
    assert "cannot be written" in panel.bar.help.text()


def check_export_dialog(tables):
    out = tables.findChild(TakingOut).exporters
    out[AREAS].ask()
    dialog = out[AREAS].dialog
    assert not dialog.crs.isEnabled()
    assert not dialog.rows["selected"].isEnabled()
    dialog.format.setCurrentIndex(2)
    assert dialog.crs.isEnabled()
    dialog.crs.setEditText("EPSG:99")
    dialog._accept()
    assert "no coordinate system" in dialog.said.text()
    chosen = []
    dialog.chosen.disconnect()
    dialog.chosen.connect(lambda *of: chosen.append(of))
    dialog.crs.setEditText("26918")
    dialog._accept()
    assert chosen == [("shown", ".gpkg", "26918")]


def test_runs_are_shown_named_and_marked(tables, program, other_entry, settled):
    session = program.session
    e = other_entry
    session.add_run(e.run, e.study, e.area_file, e.records, name="Second")
    runs = opened(program, settled, "table_runs").panels[RUNS]
    row = list(runs.table.keys).index(session.current_run.number)
    assert runs.model.selected[row]
    first = runs.table.keys.tolist()[0]
    runs.view._pick(0, Qt.KeyboardModifier.NoModifier)
    assert session.current_run.number == runs.table.keys[runs.model.rows[0]] == first
    runs.star_requested.emit(0)
    settled(program)
    assert session.run_of(first).starred
    assert texts(runs, "star")[0] == "★"
    name = runs.model.index(0, runs.shown_names.index("name"))
    assert name.flags() & Qt.ItemFlag.ItemIsEditable
    runs.model.setData(name, "Best of all")
    settled(program)
    assert session.run_of(first).name == "Best of all"
    assert texts(runs, "name")[0] == "Best of all"
    program.history.undo()
    settled(program)
    assert texts(runs, "name")[0] != "Best of all"


def check_select_by_attribute(tables, program, settled):
    tables.window().findChild(QDockWidget, "aggregate.tables").hide()
    opened(program, settled, "select_by_attribute")
    assert tables.isVisible()
    assert tables.currentWidget() is tables.panels[AREAS]
    assert tables.window().focusWidget() is tables.panels[AREAS].bar.condition


def check_columns_are_remembered(tables, program):
    tables.panels[AREAS].hide_column("land_km2")
    assert '"land_km2"' in program.settings.kept["table_areas"]


def check_roundness(tables, program, settled):
    regions = opened(program, settled, "table_regions").panels[REGIONS]
    assert "roundness" not in regions.table.by_name
    tables.panels["regions"].buttons["roundness"].click()
    settled(program)
    values = regions.table.by_name["roundness"].values
    assert ((values > 0) & (values <= 1)).all()


def test_rows_are_filtered_sorted_and_selected_with_the_map(tables, program, settled):
    check_select_by_attribute(tables, program, settled)
    check_wrong_condition(tables, program, settled)
    tables.panels[AREAS].bar.forget()
    check_sorting(tables, program, settled)
    check_filter_and_selection(tables, program, settled)


def test_what_leaves_a_table(tables, program, settled, tmp_path):
    check_export_dialog(tables)
    check_layer_of_a_selection(tables, program, settled)
    check_export(tables, program, settled, tmp_path)
    check_roundness(tables, program, settled)
    check_columns_are_remembered(tables, program)


def test_the_unit_of_a_computed_column_is_in_the_legend_and_comes_back_with_it(
    tables, program, settled
):
    session, window = program.session, program.window
    values = np.arange(len(session.area_file.layer), dtype=np.float64)
    window.findChild(OwnColumns).add_field("share", values, "% of income")
    assert session.fields.units == {"share": "% of income"}
    regions = layer_of(session.layers, REGIONS_LAYER)
    style = LayerStyle(field="share")
    session.set_layers(replaced(session.layers, regions.key, style=style))
    settled(program)
    legend = window.map_panel.canvas.current_legend()
    assert (legend.title, legend.unit) == ("share", "% of income")
    program.history.undo()
    program.history.undo()
    assert not session.fields
    program.history.redo()
    assert session.fields.units == {"share": "% of income"}
