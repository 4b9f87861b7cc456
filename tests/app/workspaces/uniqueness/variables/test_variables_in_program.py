"""The panel in the whole program: geography, regions of runs, keys, other languages."""

from types import SimpleNamespace

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton

from app.workspaces.uniqueness.state import UniquenessState
from app.workspaces.uniqueness.variables.panel import VariablesSection
from core.quasi_identifiers import Band, QuasiIdentifier
from core.record_uniqueness.recodes import LEVEL, Recode
from core.record_uniqueness.table import titles
from tests.app.workspaces.uniqueness.uniqueness_parts import choose_variables, wait_until_calm


def panel_of(program):
    return program.window.findChild(VariablesSection)


def look_at(program, name):
    """Looks at a variable; gives the box with its ways."""
    return panel_of(program).list.look_at(name).ways


def open_people(program, people):
    program.session.set_records(people)
    choose_variables(SimpleNamespace(program=program), "age", "sex", "race")


def keys_of(action):
    return [of.toString() for of in action.shortcuts()]


def test_f5_counts_in_this_workspace_and_runs_in_the_others(program, qtbot, people):
    """And never two things."""
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
    open_people(program, people)
    wait_until_calm(program, qtbot)
    assert "(F5)" in window.sentence.text()
    asked, ran = [], []
    count.triggered.connect(lambda: asked.append(1))
    run.triggered.connect(lambda: ran.append(1))
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    QTest.keyClick(window, Qt.Key.Key_F5)
    wait_until_calm(program, qtbot)
    assert len(asked) == 1
    assert program.part(UniquenessState).examination is not None
    QTest.keyClick(window, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert len(asked) == 2
    assert not ran
    wait_until_calm(program, qtbot)

    window.show_workspace("aggregate")
    QTest.keyClick(window, Qt.Key.Key_F5)
    assert (len(asked), len(ran)) == (2, 1)
    assert window.workspace == "aggregate"
    wait_until_calm(program, qtbot)


def test_the_sample_with_geography_and_the_regions_of_a_run(program, settled, sample_entry, qtbot):
    session = program.session
    program.window.show_workspace("uniqueness")
    state = program.part(UniquenessState)
    dock = program.window.docks("uniqueness")[0]
    offers = {of.text(): of for of in dock.findChildren(QPushButton)}
    QTest.mouseClick(offers["Open the sample"], Qt.MouseButton.LeftButton)
    settled(program)
    assert state.question.variables[-1] == "geography"
    panel_of(program).run.button.click()
    wait_until_calm(program, qtbot)
    assert session.study is not None  # what was counted on the way is everybody's
    assert state.distinct.areas is not None
    box = look_at(program, "geography")
    words = [box.itemText(i) for i in range(box.count())]
    assert words[0].startswith("dissemination areas ·")
    assert any(of.startswith("FSAs ·") for of in words)

    run = session.add_run(sample_entry.run, session.study, session.area_file, sample_entry.records)
    wait_until_calm(program, qtbot)
    words = [box.itemText(i).split(" ·")[0] for i in range(box.count())]
    place = words.index(f"regions of “{run.name}”")
    box.setCurrentIndex(place)
    box.activated.emit(place)
    wait_until_calm(program, qtbot)
    level = f"run {run.number}"
    assert state.question.recode_of("geography") == Recode("geography", LEVEL, level=level)
    regions = sample_entry.run.aggregation.n_regions
    assert state.examination.n_categories[-1] == regions
    assert state.examination.titles[-1] == f"geography ({run.name})"
    session.rename_run(run, "Ours")
    wait_until_calm(program, qtbot)
    assert titles(state.distinct, state.question)[-1] == "geography (Ours)"
    assert state.examination is not None
    run = session.runs[-1]
    tried = len(state.tried)

    session.remove_run(run)
    wait_until_calm(program, qtbot)
    assert state.question.recode_of("geography") == Recode("geography")
    assert len(state.tried) == tried - 1  # its regions are known no more
    assert not state.stale


def test_another_language_keeps_everything(running, qtbot, people):
    program = running.program
    open_people(program, people)
    program.window.findChild(QAction, "count_combinations").trigger()
    assert program.window.workspace == "uniqueness"
    wait_until_calm(program, qtbot)
    state = program.part(UniquenessState)
    panel_of(program).list.picker.tick("sex", False)
    wait_until_calm(program, qtbot)
    panel_of(program).offer.add(QuasiIdentifier("income", band=Band(30_000)))
    state.run_requested.emit()
    wait_until_calm(program, qtbot)
    assert len(state.tried) == 3
    kept = ("question", "columns", "examination", "tried", "distinct", "counting", "limits")
    before = [getattr(state, name) for name in kept]
    running.speak("fr")
    program = running.program
    wait_until_calm(program, qtbot)
    state = program.part(UniquenessState)
    assert [getattr(state, name) for name in kept] == before
    assert not state.stale
    assert not panel_of(program).list.picker.row("sex").chosen
    assert panel_of(program).list.picker.row("income").chosen
