import shutil
from pathlib import Path
from threading import Event

import geopandas as gpd
import numpy as np
import pandas as pd
import pytest
import shapely
from PySide6.QtGui import QAction

from app.frame.open_dialogs import AreaQuestions
from app.frame.opening import AREAS, RECORDS, SCENARIO, kind_of_file, saved_of
from core.errors import VbasError
from core.io.areas import AreaSource
from core.io.sample import sample_folder
from core.steps import Step


@pytest.fixture
def squares():
    """Nine squares of 1 km with ids and people."""
    corners = [(7e6 + x, 1e6 + y) for x in range(0, 3000, 1000) for y in range(0, 3000, 1000)]
    boxes = [shapely.box(x, y, x + 1000, y + 1000) for x, y in corners]
    ids = [f"3501000{i}" for i in range(9)]
    return gpd.GeoDataFrame({"DAUID": ids, "population": np.arange(9) + 100}, geometry=boxes)


def test_kinds_are_told_by_content(tmp_path, squares):
    squares.set_crs(3347).to_file(tmp_path / "a.gpkg")
    squares.set_crs(3347).to_parquet(tmp_path / "a.parquet")
    pd.DataFrame({"DAUID": ["35010001"], "x": [7e6], "y": [1e6]}).to_csv(tmp_path / "points.csv")
    pd.DataFrame({"DAUID": ["35010001"], "age": [30]}).to_parquet(tmp_path / "r.parquet")
    pd.DataFrame({"DAUID": ["35010001"], "age": [30]}).to_csv(tmp_path / "r.csv", index=False)
    (tmp_path / "s.toml").write_text("")
    kinds = {of.name: kind_of_file(of) for of in tmp_path.iterdir()}
    assert kinds == {
        "a.gpkg": AREAS,
        "a.parquet": AREAS,
        "points.csv": AREAS,
        "r.parquet": RECORDS,
        "r.csv": RECORDS,
        "s.toml": SCENARIO,
    }
    with pytest.raises(VbasError, match="There is no file"):
        kind_of_file(tmp_path / "nothing.csv")


def test_areas_then_records_are_opened_one_after_the_other(program, settled, tmp_path, squares):
    squares.set_crs(3347).to_file(tmp_path / "a.gpkg")
    rows = pd.DataFrame({"DAUID": np.repeat(squares["DAUID"], 4), "sex": list("fmfm") * 9})
    rows.to_csv(tmp_path / "r.csv", index=False)
    program.opener.open_paths([tmp_path / "a.gpkg", tmp_path / "r.csv"])
    settled(program)
    session = program.session
    assert len(session.area_file.layer) == 9
    assert session.records.path.name == "r.csv"
    assert [of.name for of in program.window.settings.recent_files] == ["r.csv", "a.gpkg"]
    recent = [action.text() for action in program.window.top_bar.recent.actions()]
    assert recent == ["r.csv", "a.gpkg"]


def test_settings_that_come_with_a_scenario_are_not_undone(sample_program):
    assert sample_program.session.draft.area_column == "area_id"
    assert not sample_program.history.canUndo()


def test_what_is_dropped_or_closed_while_something_is_under_way_is_told(
    sample_program, settled, tmp_path
):
    program = sample_program
    names = [tmp_path / f"{name}.csv" for name in "ab"]
    for path in names:
        path.write_text("DAUID,age\n1,2\n")
    released = Event()

    def work():
        while not released.is_set():
            released.wait(0.01)
            yield Step("counting", 0.5)

    program.jobs.start("A long run", work())
    program.opener.open_paths(names[:1])
    program.opener.open_paths(names[1:])
    shown = program.window.map_panel.messages
    assert "A long run" in shown.messages[-1].whole
    shown.clear("busy")
    program.window.findChild(QAction, "close_areas").trigger()
    program.window.findChild(QAction, "close_records").trigger()
    assert "A long run" in shown.messages[-1].whole
    assert program.session.area_file is not None
    assert program.session.records is not None
    released.set()
    settled(program)
    told = " ".join(of.whole for of in shown.messages)
    assert "a.csv" in told
    assert "b.csv" in told


def test_a_missing_file_says_so_and_changes_nothing(sample_program, settled, tmp_path):
    before = sample_program.session.area_file
    sample_program.opener.open_path(tmp_path / "gone.gpkg")
    settled(sample_program)
    assert "gone.gpkg" in sample_program.window.map_panel.messages.messages[0].text
    assert sample_program.session.area_file is before


def test_a_file_that_is_not_spatial_says_so(program, settled, tmp_path):
    path = tmp_path / "notes.gpkg"
    path.write_text("not a GeoPackage")
    program.opener.open_path(path)
    settled(program)
    (message,) = program.window.map_panel.messages.messages
    assert message.kind == "error"
    assert "notes.gpkg" in message.text
    assert message.hint


def questions(program):
    return program.window.findChildren(AreaQuestions)


def test_a_file_without_crs_asks_for_it(program, settled, tmp_path, squares, qtbot):
    path = tmp_path / "nocrs.shp"
    squares = squares.set_crs(3347)
    squares.to_file(path)
    path.with_suffix(".prj").unlink()
    program.opener.open_path(path)
    settled(program)
    assert program.session.area_file is None
    (dialog,) = questions(program)
    dialog.boxes["crs"].setCurrentIndex(dialog.boxes["crs"].findData("EPSG:3347"))
    dialog.accept()
    settled(program)
    assert len(program.session.area_file.layer) == 9


def test_a_file_of_several_layers_asks_which(program, settled, tmp_path):
    path = tmp_path / "two.gpkg"
    shutil.copy(sample_folder() / "areas.gpkg", path)
    program.opener.open_path(path)
    settled(program)
    (dialog,) = questions(program)
    dialog.boxes["layer"].setCurrentIndex(dialog.boxes["layer"].findData("areas"))
    dialog.accept()
    settled(program)
    assert len(program.session.area_file.layer) == 597


def test_a_second_file_waits_for_the_first(program, settled, tmp_path):
    program.opener.open_sample()
    program.opener.open_path(Path("other.gpkg"))
    (message,) = program.window.map_panel.messages.messages
    assert "is under way" in message.text
    settled(program)
    assert len(program.session.area_file.layer) == 597


def test_a_saved_scenario_opens_again_with_files_and_settings(
    sample_program, settled, tmp_path, monkeypatch
):
    path = tmp_path / "kept.toml"
    monkeypatch.setattr("app.frame.opening.QFileDialog.getSaveFileName", lambda *_: (str(path), ""))
    session = sample_program.session
    draft = session.draft
    sample_program.window.actions_.save_scenario.trigger()
    assert path.is_file()
    session.set_areas(None)
    session.set_records(None)
    sample_program.opener.open_path(path)
    settled(sample_program)
    assert len(session.area_file.layer) == 597
    assert set(session.levels) == {"fsa"}
    assert session.draft.scenario == draft.scenario
    assert session.draft.area_column == "area_id"
    assert sample_program.window.settings.recent_files[0] == path


def test_an_incomplete_scenario_is_not_saved(program):
    with pytest.raises(VbasError, match="not all are chosen"):
        saved_of(program.session)
    program.window.actions_.save_scenario.trigger()
    assert program.window.map_panel.messages.messages[0].kind == "error"


def test_broken_toml_says_so(program, settled, tmp_path):
    path = tmp_path / "broken.toml"
    path.write_text("k = = 5")
    program.opener.open_path(path)
    settled(program)
    assert "broken.toml" in program.window.map_panel.messages.messages[0].text


def test_new_areas_take_old_levels_away_and_keep_runs(sample_program, settled, tmp_path, squares):
    sample_program.window.actions_.run.trigger()
    settled(sample_program)
    squares.set_crs(3347).to_file(tmp_path / "a.gpkg")
    sample_program.opener.open_path(tmp_path / "a.gpkg")
    settled(sample_program)
    session, canvas = sample_program.session, sample_program.window.map_panel.canvas
    assert session.levels == {}
    assert len(canvas.scene.polygons) == 9
    assert canvas.scene.labels is None
    assert len(session.runs) == 1
    session.show_run(session.runs[0])  # its own areas come back onto the map
    settled(sample_program)
    assert len(canvas.scene.polygons) == 597
    assert canvas.scene.labels is not None


def test_points_with_blanks_can_be_left_out_at_a_click(program, settled, tmp_path):
    rows = {"DAUID": ["35010001", "35010002", "35010003"], "x": [7e6, None, 7.001e6]}
    table = pd.DataFrame({**rows, "y": [1e6, 1e6, 1e6], "population": [400, 300, 500]})
    table.to_csv(tmp_path / "points.csv", index=False)
    program.opener.open_areas(AreaSource(tmp_path / "points.csv", crs="EPSG:3347"))
    settled(program)
    assert program.session.area_file is None
    message = program.window.map_panel.messages.messages[0]
    assert "missing or not finite: 1" in message.text
    ((words, tip, leave_out),) = message.choices
    assert words == "Leave them out"
    assert "people" in tip
    leave_out()
    settled(program)
    file = program.session.area_file
    assert file.layer.ids.tolist() == ["35010001", "35010003"]
    assert "with 300 people" in " ".join(map(str, file.notices))
