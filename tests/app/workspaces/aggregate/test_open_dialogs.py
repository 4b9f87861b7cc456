import geopandas as gpd
import pandas as pd
import pytest
from PySide6.QtWidgets import QDialogButtonBox
from scenario_files import write_areas

from app.frame.open_dialogs import (
    AreaQuestions,
    PopulationQuestions,
    questions_about,
)
from core.errors import VbasError
from core.io.areas import AreaSource, inspect_areas, read_areas
from core.steps import finish


def failure_of(source):
    with pytest.raises(VbasError) as caught:
        finish(read_areas(source))
    return caught.value


def asked_about(source, qtbot):
    dialog = AreaQuestions.about(source, failure_of(source))
    if dialog is not None:
        qtbot.addWidget(dialog)
    return dialog


def open_button(dialog):
    return dialog.buttons.button(QDialogButtonBox.StandardButton.Open)


def choose(dialog, name, data):
    box = dialog.boxes[name]
    box.setCurrentIndex(box.findData(data))


def test_a_recognised_file_needs_no_question(tmp_path):
    source = AreaSource(write_areas(tmp_path))
    assert questions_about(inspect_areas(source.path), source, None) == ()


def test_only_the_id_column_is_asked_for_where_it_is_not_recognised(tmp_path, qtbot):
    frame = gpd.read_file(write_areas(tmp_path)).rename(columns={"DAUID": "wo"})
    path = tmp_path / "unnamed.gpkg"
    frame[["wo", "geometry"]].assign(again=1).to_file(path)
    dialog = asked_about(AreaSource(path), qtbot)
    assert list(dialog.boxes) == ["id"]
    assert not open_button(dialog).isEnabled()
    choose(dialog, "id", "wo")
    assert open_button(dialog).isEnabled()
    assert "12090000" in dialog._examples["id"].text()
    with qtbot.waitSignal(dialog.answered) as caught:
        open_button(dialog).click()
    assert len(finish(read_areas(caught.args[0])).layer) == 16


def test_a_repeated_id_column_is_asked_for_again(tmp_path, qtbot):
    frame = gpd.read_file(write_areas(tmp_path)).rename(columns={"DAUID": "other"})
    path = tmp_path / "twice.gpkg"
    frame.assign(DAUID="12090001")[["other", "DAUID", "geometry"]].to_file(path)
    dialog = asked_about(AreaSource(path), qtbot)
    assert list(dialog.boxes) == ["id"]
    assert "repeats" in dialog.callout.text


def test_a_table_without_coordinates_asks_for_them(tmp_path, qtbot):
    path = tmp_path / "points.csv"
    pd.DataFrame(
        {"DAUID": ["12090001", "12090002"], "links": [8.5e6, 8.6e6], "oben": [1.5e6, 1.6e6]}
    ).to_csv(path, index=False)
    dialog = asked_about(AreaSource(path), qtbot)
    assert list(dialog.boxes) == ["x", "y"]
    choose(dialog, "x", "links")
    choose(dialog, "y", "oben")
    source = dialog.answer()
    assert (source.x_column, source.y_column) == ("links", "oben")
    assert len(finish(read_areas(source)).layer) == 2


@pytest.mark.filterwarnings("ignore:'crs' was not provided:UserWarning")
def test_a_coordinate_system_is_suggested(tmp_path, qtbot):
    frame = gpd.read_file(write_areas(tmp_path))
    path = tmp_path / "nocrs.shp"
    frame.set_crs(None, allow_override=True).to_file(path)
    dialog = asked_about(AreaSource(path), qtbot)
    assert list(dialog.boxes) == ["crs"]
    assert dialog.chosen("crs") == "EPSG:3347"
    assert "look like it" in dialog.boxes["crs"].currentText()
    dialog.boxes["crs"].setEditText("EPSG:99999999")
    answered = []
    dialog.answered.connect(answered.append)
    dialog.accept()
    assert answered == []
    assert "99999999" in dialog.callout.text
    dialog.boxes["crs"].setEditText("EPSG:3347")
    with qtbot.waitSignal(dialog.answered) as caught:
        dialog.accept()
    assert finish(read_areas(caught.args[0])).layer.crs.to_epsg() == 3347


def test_a_layer_is_asked_for_and_its_id_column_where_that_is_unclear(tmp_path, qtbot):
    path = write_areas(tmp_path)
    frame = gpd.read_file(path)
    frame.rename(columns={"DAUID": "wo"})[["wo", "geometry"]].assign(n=1).to_file(
        path, layer="strange"
    )
    dialog = asked_about(AreaSource(path), qtbot)
    assert list(dialog.boxes) == ["layer"]
    choose(dialog, "layer", "strange")
    assert list(dialog.boxes) == ["layer", "id"]
    choose(dialog, "id", "wo")
    source = dialog.answer()
    assert (source.layer, source.id_column) == ("strange", "wo")


def test_what_no_answer_can_mend_is_not_asked(tmp_path, qtbot):
    path = tmp_path / "text.gpkg"
    path.write_text("not a map")
    assert asked_about(AreaSource(path), qtbot) is None
    assert asked_about(AreaSource(tmp_path / "nowhere.gpkg"), qtbot) is None


def test_population_needs_two_columns(tmp_path, qtbot):
    path = tmp_path / "people.csv"
    pd.DataFrame({"place": ["1"], "n": [5]}).to_csv(path, index=False)
    dialog = PopulationQuestions(inspect_areas(path))
    qtbot.addWidget(dialog)
    choose(dialog, "id", "place")
    choose(dialog, "population", "place")
    assert not open_button(dialog).isEnabled()
    choose(dialog, "population", "n")
    with qtbot.waitSignal(dialog.answered) as caught:
        open_button(dialog).click()
    assert caught.args == ["place", "n"]
