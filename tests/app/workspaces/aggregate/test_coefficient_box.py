"""The list of coefficient sets: published ones, the user's own by name, files."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from app.workspaces.aggregate.scenario.site_count_form import CoefficientBox
from core.cutoff.gaps import CoefficientSet, GapsModel
from core.io.coefficient_files import delete_set, save_set


@pytest.fixture
def box(qtbot, tmp_path, monkeypatch):
    monkeypatch.setenv("VBAS_COEFFICIENTS", str(tmp_path / "sets"))
    made = CoefficientBox()
    qtbot.addWidget(made)
    made.show_set("croft-2015", "maxcombs")
    return made


def a_set(name, predictor="maxcombs"):
    models = {predictor: {"central": GapsModel(700.0, 0.5)}}
    return CoefficientSet(name, f"Title of {name}", "central: fitted on f.csv", models, {})


def titles(box):
    return [box.itemText(i) for i in range(box.count())]


def test_a_set_that_was_just_made_is_in_the_list_when_it_opens(box, qtbot):
    before = titles(box)
    save_set(a_set("ours"))
    save_set(a_set("other", "entropy"))
    assert titles(box) == before
    box.show()
    box.showPopup()
    assert set(titles(box)) - set(before) == {"Title of ours"}
    assert box.currentData() == "croft-2015"
    row = box.findData("ours")
    assert "fitted on f.csv" in box.itemData(row, Qt.ItemDataRole.ToolTipRole)
    with qtbot.waitSignal(box.chosen) as chosen:
        box.setCurrentIndex(row)
        box.activated.emit(row)
    assert chosen.args == ["ours"]
    box.hidePopup()


def test_a_set_that_went_away_is_said(box):
    save_set(a_set("ours"))
    assert box.show_set("ours", "maxcombs") is None
    assert box.currentText() == "Title of ours"
    delete_set("ours")
    problem = box.show_set("ours", "maxcombs")
    assert "no coefficient set called ours" in str(problem)
    assert box.currentText() == "ours"


def test_a_broken_file_in_the_folder_does_not_matter(box, tmp_path):
    (tmp_path / "sets").mkdir()
    (tmp_path / "sets" / "broken.toml").write_text("[maxcombs")
    assert box.show_set("croft-2015", "maxcombs") is None
    assert "broken" not in " ".join(titles(box))
