"""Hierarchies in the whole program: made, edited, taken back, from and into files."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QPushButton

from app.workspaces.cells.hierarchies.making import MakingForm
from app.workspaces.cells.state import CellsState


@pytest.fixture
def opened(sample_program, settled):
    program = sample_program
    program.window.show_workspace("cells")
    (dock,) = (of for of in program.window.docks("cells") if of.objectName() == "cells.hierarchies")
    dock.raise_()
    settled(program)
    state = program.window.findChild(CellsState)
    if state.records is None:
        state.read_requested.emit()
    wait_for(lambda: state.records is not None)
    return program, state, dock.widget()


def wait_for(done):
    """Until it is so."""
    for _ in range(4000):
        QTest.qWait(1)
        if done():
            return
    raise AssertionError("it never came")


def offered(page, text):
    """A button of the empty place."""
    wait_for(page.empty.isVisible)
    buttons = page.empty.findChildren(QPushButton)
    wait_for(lambda: any(of.text() == text and of.isVisible() for of in buttons))
    return next(of for of in buttons if of.text() == text and of.isVisible())


def choose(page, column):
    box = page.head.column
    box.setCurrentIndex(box.findData(column))
    box.activated.emit(box.currentIndex())


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
    assert panel.head.column.currentData() == "age"
    offered(panel, "Bands of numbers …").click()
    wait_for(lambda: form_of(program).apply.isEnabled())
    form_of(program).apply.click()
    wait_for(lambda: "age" in state.hierarchies)
    wait_for(lambda: state.records is not None and "age.by 20" in state.records.columns)
    assert state.design.variables[0].levels == ("age", "age.by 10", "age.by 20")
    values = panel.sections[1]
    wait_for(lambda: values.model.columnCount() == 4)
    values.model.setData(values.model.index(0, 3), "young")
    wait_for(lambda: "young" in state.records.categories["age.by 20"])
    for _ in range(2):
        program.history.undo()
    assert not state.hierarchies
    wait_for(panel.empty.isVisible)
    program.history.redo()
    settled(program)
    assert [of.name for of in state.hierarchies["age"].levels] == ["by 10", "by 20"]
    wait_for(panel.head.remove_button.isEnabled)
    panel.head.remove_button.click()
    assert not state.hierarchies


def through_files(program, state, panel, settled, tmp_path, monkeypatch):
    path = tmp_path / "hierarchy_sex.csv"
    values = state.records.categories["sex"]
    path.write_text("".join(f"{value};anybody;*\n" for value in values))
    names = ([str(path)], "")
    monkeypatch.setattr(QFileDialog, "getOpenFileNames", lambda *_: names)
    choose(panel, "sex")
    panel.head.import_button.click()
    settled(program)
    assert state.hierarchies["sex"].values == values
    assert state.hierarchies["sex"].origin.path == path
    wait_for(lambda: panel.sections[0].source.text() == "From hierarchy_sex.csv.")

    out = tmp_path / "out.csv"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(out), ""))
    panel.head.export_button.click()
    settled(program)
    assert out.read_text() == path.read_text()
    assert state.hierarchies["sex"].origin.path == out
    named = "With a first line of names, for VBAS (*.csv)"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(out), named))
    panel.head.export_button.click()
    settled(program)
    assert out.read_text() == f"sex;level 1;*\n{path.read_text()}"

    bad = tmp_path / "bad_marital.csv"
    bad.write_text("a\nb\n")
    names = ([str(path), str(bad), str(tmp_path / "nothing.csv")], "")
    panel.head.import_button.click()
    settled(program)
    said = [of.text for of in program.window.map_panel.messages.messages]
    assert any("bad_marital.csv has only one column" in of for of in said)
    assert any("nothing.csv does not say in its name" in of for of in said)


def by_hand_and_of_columns(program, state, panel, settled):
    choose(panel, "marital")
    offered(panel, "By hand").click()
    (level,) = state.hierarchies["marital"].levels
    assert level.labels == state.records.categories["marital"]

    again = panel.sections[0].again.menu().actions()
    next(of for of in again if of.text() == "Columns of the file …").trigger()
    form = form_of(program)
    items = [form.page.list.item(i) for i in range(form.page.list.count())]
    next(of for of in items if of.text().startswith("sex")).setCheckState(Qt.CheckState.Checked)
    wait_for(form.apply.isEnabled)
    form.apply.click()
    wait_for(lambda: "that stand with several values of sex" in panel.head.error.text)
