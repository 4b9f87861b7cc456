"""F5 runs what the shown workspace is there for, and never two things."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from small_program import open_records, settle, state_of, write_people


def keys_of(action):
    return [of.toString() for of in action.shortcuts()]


def test_f5_counts_in_this_workspace_and_runs_in_the_others(program, qtbot, tmp_path):
    window, run = program.window, program.window.actions_.run
    count = window.findChild(QAction, "count_combinations")
    for workspace in ("levels", "aggregate"):
        window.show_workspace(workspace)
        assert (keys_of(run), keys_of(count)) == (["F5"], ["Ctrl+Return"])
        assert run.toolTip() == run.statusTip() == "Group the areas into regions (F5)"
    window.show_workspace("uniqueness")
    assert (keys_of(run), keys_of(count)) == ([], ["F5", "Ctrl+Return"])
    assert "other workspaces" in run.toolTip()
    assert run.statusTip() == run.toolTip()

    assert window.sentence.text().startswith("Open records to begin")
    path = tmp_path / "people.csv"
    write_people(path)
    open_records(program, path, "age", "sex", "race")
    settle(program, qtbot)
    assert "(F5)" in window.sentence.text()
    asked, ran = [], []
    count.triggered.connect(lambda: asked.append(1))
    run.triggered.connect(lambda: ran.append(1))
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    QTest.keyClick(window, Qt.Key.Key_F5)
    settle(program, qtbot)
    assert len(asked) == 1
    assert state_of(program).examination is not None
    QTest.keyClick(window, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert len(asked) == 2
    assert not ran
    settle(program, qtbot)

    window.show_workspace("aggregate")
    QTest.keyClick(window, Qt.Key.Key_F5)
    assert (len(asked), len(ran)) == (2, 1)
    assert window.workspace == "aggregate"
    settle(program, qtbot)
