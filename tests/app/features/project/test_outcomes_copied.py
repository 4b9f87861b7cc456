"""What came out in Levels, Uniqueness and Cells is copied as a text that does the same."""

from dataclasses import replace

import pandas as pd
import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QToolButton

from app.workspaces.cells.state import CellsState
from app.workspaces.levels.state import LevelsState
from app.workspaces.uniqueness.state import UniquenessState
from core.hierarchies.design import CellDesign, LevelledVariable
from core.hierarchies.making import prefix_hierarchy
from core.io.hierarchy_files import write_hierarchy
from core.record_uniqueness.question import Question
from core.record_uniqueness.recodes import LEVEL, Recode
from tests.app.workspaces.uniqueness.uniqueness_parts import wait_until_calm
from tests.core.io.copied_texts import as_python, without_shell


@pytest.fixture
def shown(sample_program, qtbot):
    """Shows a workspace of the sample; gives its state and its button."""

    def show(name, kind):
        window = sample_program.window
        window.make_workspace(name)
        window.show_workspace(name)
        wait_until_calm(sample_program, qtbot)
        return window.findChild(kind)

    return show


def button(program, name):
    """The button that copies, in one of the workspaces."""
    docks = program.window.docks(name)
    found = [of for dock in docks for of in dock.findChildren(QToolButton, "copy as")]
    assert len(found) == 1
    return found[0]


def copied(program, name, what):
    """What the clipboard holds after a click; "" after a refusal."""
    QGuiApplication.clipboard().setText("")
    menu = button(program, name).menu()
    next(of for of in menu.actions() if of.objectName() == what).trigger()
    return QGuiApplication.clipboard().text()


def said(program):
    return [of.text for of in program.window.map_panel.messages.messages]


def test_uniqueness(sample_program, shown, qtbot, tmp_path, capfd, monkeypatch):
    state = shown("uniqueness", UniquenessState)
    state.answer(Question(("age", "sex", "geography")))
    qtbot.waitUntil(lambda: state.examination is not None and not state.stale, timeout=60_000)
    wait_until_calm(sample_program, qtbot)
    text = copied(sample_program, "uniqueness", "command")
    assert "vbas uniqueness --records" in text
    without_shell(text, tmp_path, capfd, monkeypatch)
    assert (tmp_path / "uniqueness" / "weights.csv").is_file()
    python = copied(sample_program, "uniqueness", "python")
    assert "from core.api import Study, uniqueness" in python
    compile(python, "copied", "exec")
    monkeypatch.setattr(state, "run_requested", None)
    state.examination = replace(state.examination, question=Question(("age",)))
    state.compare()
    assert copied(sample_program, "uniqueness", "command") == ""
    assert any("out of date" in of for of in said(sample_program))


def test_cells(sample_program, shown, qtbot, tmp_path, capfd, monkeypatch):
    state = shown("cells", CellsState)
    qtbot.waitUntil(lambda: state.records is not None, timeout=60_000)
    state.ask(CellDesign((LevelledVariable("age", ("age",)), LevelledVariable("sex", ("sex",)))))
    state.run_requested.emit()
    qtbot.waitUntil(lambda: state.outcome is not None and not state.working, timeout=60_000)
    wait_until_calm(sample_program, qtbot)
    text = copied(sample_program, "cells", "command")
    assert "vbas suppress --records" in text
    without_shell(text, tmp_path, capfd, monkeypatch)
    assert (tmp_path / "cells" / "release" / "records.parquet").is_file()
    assert "from core.api import Study, suppress" in copied(sample_program, "cells", "python")


def test_levels_of_a_column_are_named_once_they_stand_in_a_file(
    sample_program, shown, qtbot, tmp_path, capfd, monkeypatch
):
    state = shown("cells", CellsState)
    qtbot.waitUntil(lambda: state.records is not None, timeout=60_000)
    ages = state.records.categories["age"]
    made = prefix_hierarchy("age", ages, (1,))
    level = made.column_of(made.levels[0].name)
    state.change_hierarchies({"age": made})
    wait_until_calm(sample_program, qtbot)
    state.ask(CellDesign((LevelledVariable("age", ("age", level)),)))
    state.run_requested.emit()
    qtbot.waitUntil(lambda: state.outcome is not None and not state.working, timeout=60_000)
    wait_until_calm(sample_program, qtbot)
    assert copied(sample_program, "cells", "command") == ""
    assert any("stand in no file" in of for of in said(sample_program))
    path = tmp_path / "ages.csv"
    state.hierarchies = {"age": write_hierarchy(made, path, names=True)}
    wait_until_calm(sample_program, qtbot)
    text = copied(sample_program, "cells", "command")
    assert f"--hierarchy age={path}" in text.replace(" \\\n ", "")
    assert not any("stand in no file" in of for of in said(sample_program))
    without_shell(text, tmp_path, capfd, monkeypatch)
    assert (tmp_path / "cells" / "release" / "records.parquet").is_file()


def test_levels(sample_program, shown, tmp_path, capfd, monkeypatch):
    state = shown("levels", LevelsState)
    for _ in range(5):
        text = copied(sample_program, "levels", "command")
    assert "vbas levels --areas" in text, said(sample_program)
    without_shell(text, tmp_path, capfd, monkeypatch)
    assert (tmp_path / "levels" / "levels.csv").is_file()
    as_python(copied(sample_program, "levels", "python"), tmp_path, monkeypatch)
    assert (tmp_path / "levels.csv").is_file()
    state.change(level="run 1")  # whether there is one or not
    assert copied(sample_program, "levels", "command") == ""


def test_the_button_is_reached_by_keys_and_says_what_it_does(sample_program, shown):
    shown("levels", LevelsState)
    found = button(sample_program, "levels")
    assert found.focusPolicy() & Qt.FocusPolicy.TabFocus
    assert found.toolTip() == found.accessibleName() != ""
    assert all(of.toolTip() and "&" in of.text() for of in found.menu().actions())


def test_uniqueness_by_the_regions_of_a_run(
    sample_program, sample_entry, shown, qtbot, tmp_path, capfd, monkeypatch
):
    state, session = shown("uniqueness", UniquenessState), sample_program.session
    entry = sample_entry
    run = session.add_run(entry.run, entry.study, session.area_file, entry.records)
    wait_until_calm(sample_program, qtbot)
    recode = Recode("geography", LEVEL, level=f"run {run.number}")
    state.answer(Question(("age", "sex", "geography"), (recode,)))
    qtbot.waitUntil(lambda: state.examination is not None and not state.stale, timeout=60_000)
    wait_until_calm(sample_program, qtbot)
    theirs = state.examination.verdict
    assert copied(sample_program, "uniqueness", "python") == ""
    text = copied(sample_program, "uniqueness", "command")
    assert "--out uniqueness-regions &&\n" in text
    without_shell(text, tmp_path, capfd, monkeypatch)
    mine = pd.read_csv(tmp_path / "uniqueness" / "combinations.csv")
    assert mine["unique_records"].max() == theirs.unique
    assert mine["set_records"].max() == theirs.in_sets
