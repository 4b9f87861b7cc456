"""Hierarchies in the whole program: made, edited, taken back, from and into files."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QFileDialog

from app.workspaces.cells.hierarchies.empty import BY_HAND, COLUMNS
from app.workspaces.cells.hierarchies.making.form import MakingForm
from app.workspaces.cells.hierarchies.panel import HierarchiesPanel
from app.workspaces.cells.hierarchies.shown import Relabelling
from app.workspaces.cells.state import CellsState


@pytest.fixture
def opened(sample_program, settled):
    program = sample_program
    program.window.show_workspace("cells")
    settled(program)
    state = program.window.findChild(CellsState)
    if state.records is None:
        state.read_requested.emit()
        settled(program)
    return program, state, program.window.findChild(HierarchiesPanel)


def form_of(program):
    return program.window.findChildren(MakingForm)[-1]


def test_hierarchies_are_made_edited_taken_back_and_go_through_files(
    opened, settled, tmp_path, monkeypatch
):
    """One program for all of it: building it takes longer than what is done to it."""
    make_edit_and_take_back(*opened, settled)
    through_files(*opened, settled, tmp_path, monkeypatch)
    by_hand_and_of_columns(*opened, settled)


def make_edit_and_take_back(program, state, panel, settled):
    assert panel.bar.column.currentData() == "age"
    panel.empty.bands.click()
    settled(program)
    form_of(program).apply.click()
    settled(program)
    assert [of.name for of in state.hierarchies["age"].levels] == ["by 10", "by 20"]
    assert {"age.by 10", "age.by 20"} <= set(state.records.columns)
    assert state.design.variables[0].levels[:3] == ("age", "age.by 10", "age.by 20")
    assert panel.levels.rowCount() == 3

    panel.values.relabelled.emit(Relabelling(1, (0, 1, 2, 3), "young"))
    settled(program)
    assert state.hierarchies["age"].levels[1].labels[:5].count("young") == 4
    assert "young" in state.records.categories["age.by 20"]
    panel.level_renamed.emit(1, "by 10")
    settled(program)
    assert panel.error.text == "Two levels of age have the same name."
    panel.level_removed.emit(0)
    settled(program)
    assert panel.error.isHidden()
    assert [of.name for of in state.hierarchies["age"].levels] == ["by 20"]

    for _ in range(3):
        program.history.undo()
    settled(program)
    assert not state.hierarchies
    assert panel.empty.isVisibleTo(panel)
    program.history.redo()
    settled(program)
    assert [of.name for of in state.hierarchies["age"].levels] == ["by 10", "by 20"]
    panel.bar.remove_button.click()
    assert not state.hierarchies


def through_files(program, state, panel, settled, tmp_path, monkeypatch):
    path = tmp_path / "hierarchy_sex.csv"
    values = state.records.categories["sex"]
    path.write_text("".join(f"{value};anybody;*\n" for value in values))
    names = ([str(path)], "")
    monkeypatch.setattr(QFileDialog, "getOpenFileNames", lambda *_: names)
    panel.column_chosen.emit("sex")
    panel.bar.import_button.click()
    settled(program)
    assert state.hierarchies["sex"].values == values
    assert panel.source.text() == "From hierarchy_sex.csv."

    out = tmp_path / "out.csv"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(out), ""))
    panel.bar.export_button.click()
    settled(program)
    assert out.read_text() == path.read_text()
    named = "With a first line of names, for VBAS (*.csv)"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(out), named))
    panel.bar.export_button.click()
    settled(program)
    assert out.read_text() == f"sex;level 1;*\n{path.read_text()}"

    bad = tmp_path / "bad_marital.csv"
    bad.write_text("a\nb\n")
    names = ([str(path), str(bad), str(tmp_path / "nothing.csv")], "")
    panel.bar.import_button.click()
    settled(program)
    said = [of.text for of in program.window.map_panel.messages.messages]
    assert any("bad_marital.csv has only one column" in of for of in said)
    assert any("nothing.csv does not say in its name" in of for of in said)


def by_hand_and_of_columns(program, state, panel, settled):
    panel.column_chosen.emit("marital")
    panel.make_requested.emit(BY_HAND)
    settled(program)
    (level,) = state.hierarchies["marital"].levels
    assert level.labels == state.records.categories["marital"]

    panel.make_requested.emit(COLUMNS)
    form = form_of(program)
    form.columns_applied.emit(("sex",))
    form.reject()
    settled(program)
    assert "stand with several values of sex" in panel.error.text
