"""The sample from opening to a file: F5, geography by the regions of a run, saving."""

import pyarrow.parquet as pq
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton

from app.workspaces.cells.setup.running import Running
from app.workspaces.cells.state import CellsState


def state_of(program):
    return program.window.findChild(CellsState)


def page_of(program):
    docks = program.window.docks("cells")
    return next(of for of in docks if of.objectName() == "cells.setup").widget()


def list_of(program):
    return page_of(program).sections[1].list


def settle(program, qtbot):
    running = program.window.findChild(Running)

    def calm():
        return not (program.jobs.busy or running.soon.isActive() or not program.background.idle)

    for _ in range(4):
        qtbot.waitUntil(calm, timeout=30_000)
        qtbot.wait(1)


def keys_of(action):
    return [of.toString() for of in action.shortcuts()]


def test_f5_suppresses_the_sample_and_the_records_are_saved(program, qtbot, settled, tmp_path):
    window, state = program.window, state_of(program)
    suppress, count = (
        window.findChild(QAction, of) for of in ("suppress_cells", "count_combinations")
    )
    window.show_workspace("cells")
    buttons = page_of(program).empty.findChildren(QPushButton)
    sample = next(of for of in buttons if of.text() == "Open the sample")
    QTest.mouseClick(sample, Qt.MouseButton.LeftButton)
    settled(program)
    settle(program, qtbot)
    assert [state.title(of) for of in state.plan.combinations[0]] == [
        "age",
        "sex",
        "marital",
        "FSAs",
    ]
    assert window.sentence.text() == "Ready to suppress cells: press F5."

    assert (keys_of(suppress), keys_of(window.actions_.run)) == (["F5"], [])
    window.show_workspace("uniqueness")
    assert (keys_of(suppress), keys_of(window.actions_.run)) == ([], [])
    assert "F5" in keys_of(count)
    window.show_workspace("aggregate")
    assert (keys_of(suppress), keys_of(window.actions_.run)) == ([], ["F5"])
    window.show_workspace("cells")
    settle(program, qtbot)

    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    QTest.keyClick(window, Qt.Key.Key_F5)
    settle(program, qtbot)
    outcome = state.outcome
    assert outcome.verification.failed == ()
    assert outcome.loss.cells["geography.fsa"] > 0
    assert window.sentence.text().startswith("0 of 1 combinations below k = 5 · ")
    assert not page_of(program).foot.button.isEnabled()
    _save(program, qtbot, tmp_path / "released.parquet", outcome)

    # Weighing geography less makes what is shown stale: nothing of it is saved.
    list_of(program).look_at("geography").weight.setValue(0.1)
    settle(program, qtbot)
    assert state.stale
    assert page_of(program).foot.save.isHidden()
    assert window.sentence.text().endswith("press F5.")
    page_of(program).foot.button.click()
    settle(program, qtbot)
    assert state.outcome is not outcome
    assert not state.stale


def _save(program, qtbot, path, outcome):
    saving, messages = page_of(program).foot.saving, program.window.map_panel.messages
    QTest.mouseClick(page_of(program).foot.save, Qt.MouseButton.LeftButton)
    dialog = saving.dialog
    names = [dialog.list.item(i).text() for i in range(dialog.list.count())]
    assert names[:3] == ["language", "ethnicity", "education"]
    assert "area_id" not in names
    dialog.list.item(2).setCheckState(Qt.CheckState.Checked)
    assert dialog.kept == ("education",)
    dialog.reject()
    # Education tells most of the few blanked ages: refused, unless it is wanted.
    saving.save(path, ("education",))
    settle(program, qtbot)
    assert not path.exists()
    (said,) = (of for of in messages.messages if of.action)
    assert said.text.startswith("The column education tells ")
    said.on_action()
    settle(program, qtbot)
    table = pq.read_table(path)
    assert table.column_names == ["age", "sex", "marital", "geography.fsa", "education"]
    assert table.num_rows == outcome.loss.n_records
    assert table["geography.fsa"].null_count == outcome.loss.cells["geography.fsa"]
    assert b"vbas.synthetic" in (table.schema.metadata or pq.read_metadata(path).metadata)


def test_the_regions_of_a_run_are_the_geography_once_there_is_one(
    sample_program, sample_entry, qtbot
):
    program, session, state = sample_program, sample_program.session, state_of(sample_program)
    program.window.show_workspace("cells")
    settle(program, qtbot)
    session.add_run(sample_entry.run, sample_entry.study, session.area_file, sample_entry.records)
    settle(program, qtbot)
    (where,) = (of for of in state.design.variables if of.name == "geography")
    level = where.levels[where.released]
    assert level.startswith("geography.run ")
    assert state.title(level) == "regions of “Run 1”"
    assert list_of(program).look_at("geography").levels.currentText() == "only regions of “Run 1”"
    place = state.records.columns.index(level)
    regions = sample_entry.run.aggregation.n_regions
    assert len(state.records.categories[level]) == regions
    assert state.records.codes[place].max() <= regions

    list_of(program).picker.tick("sex", False)
    settle(program, qtbot)
    assert [of.name for of in state.design.variables] == ["age", "marital", "geography"]
    session.remove_run(session.runs[-1])
    settle(program, qtbot)
    (where,) = (of for of in state.design.variables if of.name == "geography")
    assert where.levels[where.released] == "geography.fsa"
    assert state.plan.combinations == (("age", "marital", "geography.fsa"),)
