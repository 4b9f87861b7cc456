"""Every panel of every workspace while others look on: no count of 1 to k - 1 people in sight."""

import re

import pytest
from PySide6.QtCore import QAbstractListModel, QModelIndex, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractItemView, QLabel, QPlainTextEdit, QTextEdit, QWidget

from app.features.present.presenter import Presenter
from app.workspaces.cells.state import CellsState
from app.workspaces.release.state import ReleaseState
from app.workspaces.uniqueness.variables.panel import VariablesSection
from core.released_columns.roles import FREE
from tests.app.workspaces.uniqueness.uniqueness_parts import wait_until_calm

K, TOP = 5, QModelIndex()
WORKSPACES = ("aggregate", "levels", "uniqueness", "cells", "release")
SMALL = re.compile(
    r"(?<![\d,.=<\u00a0])(?<!at least )(?<!fewer than )[1-4]"
    r"[\u00a0 ](?:unique )?(?:records?|people|persons?)\b"
)
COUNTED = re.compile(r"^(records|people|unique|lost|singled out|cells|below|min)", re.IGNORECASE)
"""Headings of columns whose cells are counts of records."""


@pytest.fixture
def full(sample_program, qtbot):
    """The sample study, with results in every workspace."""
    program = sample_program

    def calm():
        for _ in range(3):
            QTest.qWait(20)
            wait_until_calm(program, qtbot)

    program.window.actions_.run.trigger()
    calm()
    for name in WORKSPACES[1:]:
        program.window.show_workspace(name)
        calm()
        if name == "uniqueness":
            program.window.findChild(VariablesSection).run.button.click()
        if name == "cells":
            program.part(CellsState).run_requested.emit()
        if name == "release":  # with findings about single records
            state = program.part(ReleaseState)
            state.roles, state.force = {"diagnosis": FREE}, True
            calm()
            state.make_requested.emit("")
        calm()
    return program, calm


def texts_of(dock):
    """What can be read in a panel, with where."""
    for of in dock.findChildren(QWidget):
        if not of.isVisibleTo(dock):
            continue
        kind = type(of).__name__
        yield kind, f"{of.accessibleName()}. {of.accessibleDescription()}"
        yield kind, of.toolTip()
        if isinstance(of, QLabel):
            yield kind, of.text()
        elif isinstance(of, QTextEdit | QPlainTextEdit):
            yield kind, of.toPlainText()
        elif isinstance(of, QAbstractItemView) and of.model() is not None:
            yield from ((kind, text) for text in cells_of(of.model()))


def cells_of(model):
    """The cells of a view with what their heading says."""
    n_columns = 1 if isinstance(model, QAbstractListModel) else model.columnCount(TOP)
    for column in range(n_columns):
        heading = str(model.headerData(column, Qt.Orientation.Horizontal) or "")
        for row in range(min(model.rowCount(TOP), 500)):
            index = model.index(row, column)
            text = str(index.data() or "")
            counted = COUNTED.match(heading) and text in ("1", "2", "3", "4")
            yield f"{text} records" if counted else text
            yield str(index.data(Qt.ItemDataRole.ToolTipRole) or "")


def told_to_others(dock):
    return {f"{kind}: {text}" for kind, text in texts_of(dock) if SMALL.search(text)}


def every_panel(program, calm):
    """{panel: what it tells of fewer than k people}."""
    told = {}
    for workspace in WORKSPACES:
        program.window.show_workspace(workspace)
        docks = program.window.docks(workspace)
        for dock in docks:
            dock.show()
            dock.raise_()
            calm()
            if hits := told_to_others(dock):
                told[dock.objectName()] = hits
    return told


def tells_of_few(program):
    """Whether the verification of a pack says how many records are like few others."""
    (dock,) = (of for of in program.window.docks("release") if of.objectName() == "release.checked")
    return any("records look like no other" in text for _, text in texts_of(dock))


def test_no_panel_tells_a_small_count_to_others(full):
    program, calm = full
    stage = program.window.findChild(Presenter)
    # The custodian sees them: else this test would see nothing.
    assert every_panel(program, calm)
    assert tells_of_few(program)
    stage.begin()
    try:
        assert every_panel(program, calm) == {}
        assert not tells_of_few(program)
    finally:
        stage.leave()
