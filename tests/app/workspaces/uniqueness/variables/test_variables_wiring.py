"""What the panel asks for, and what comes of it: counting, recodes, cancelling, bad input."""

import time
from dataclasses import replace
from types import SimpleNamespace

import pytest
from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QWidget
from small_program import (
    choose_variables,
    go_slow,
    open_records,
    panel_of,
    row,
    settle,
    state_of,
    wiring_of,
    write_people,
)

from app.frame.history import History
from app.frame.session import Opened, Session
from app.kit.background import Background
from app.kit.job import Jobs
from app.workspaces.uniqueness.state import UniquenessState
from app.workspaces.uniqueness.variables import answers, work
from app.workspaces.uniqueness.variables.checks import Checks
from app.workspaces.uniqueness.variables.panel import VariablesPanel
from app.workspaces.uniqueness.variables.wiring import VariablesWiring
from core.errors import VbasError
from core.io.records import inspect_records
from core.quasi_identifiers import Band, QuasiIdentifier
from core.record_uniqueness.cautions import LONG, MANY_VARIABLES, Caution
from core.record_uniqueness.examine import examine
from core.record_uniqueness.question import Question
from core.record_uniqueness.recodes import BAND, COLLAPSE, GROUPS, Recode
from core.steps import Step, finish


class Frame(QWidget):
    """As much of the window as the panel needs."""

    workspace_changed = Signal(str)

    def __init__(self):
        super().__init__()
        self.actions_ = SimpleNamespace(
            open_records=QAction(self), open_sample=QAction(self), open_areas=QAction(self)
        )
        self.shown = []

    def show_workspace(self, name):
        self.shown.append(name)
        self.workspace_changed.emit(name)


@pytest.fixture
def program(qtbot, theme):
    window = Frame()
    qtbot.addWidget(window)
    session, jobs, background = Session(window), Jobs(window), Background(window)
    history = History(session, window)
    state = UniquenessState(history, window)
    panel = VariablesPanel(theme, window)
    window.resize(300, 760)
    panel.resize(300, 760)
    made = SimpleNamespace(
        window=window, session=session, jobs=jobs, background=background, history=history
    )
    VariablesWiring(made, state, panel)
    window.show()
    yield made
    jobs.close()
    background.close()


@pytest.fixture(scope="module")
def people(tmp_path_factory):
    path = tmp_path_factory.mktemp("records") / "people.csv"
    write_people(path)
    return path, finish(inspect_records(path))


@pytest.fixture
def opened(program, people, qtbot):
    """The workspace with the small file open; age, sex and race are the scenario's variables."""
    program.window.show_workspace("uniqueness")
    program.session.set_records(Opened(*people))
    choose_variables(program, "age", "sex", "race")
    settle(program, qtbot)
    return program


@pytest.fixture
def answered(opened, qtbot):
    QTest.mouseClick(panel_of(opened).run.button, Qt.MouseButton.LeftButton)
    settle(opened, qtbot)
    return opened


def test_the_scenarios_variables_are_asked_about(opened):
    state, panel = state_of(opened), panel_of(opened)
    assert state.question.variables == ("age", "sex", "race")
    assert panel.run.line.text() == "2³ − 1 = 7 combinations of 3 variables."
    assert (
        row(opened, "race").words.text() == "4\u00a0different values in the file, not counted yet"
    )
    assert "No areas are open" in panel.records.words.text()
    assert state.examination is None  # counting is begun by the user


def test_the_button_counts_and_everything_is_answered(answered):
    state, panel = state_of(answered), panel_of(answered)
    expected = finish(examine(state.distinct, state.question))
    found = state.examination
    assert found.lattice.unique.tolist() == expected.lattice.unique.tolist()
    assert (len(state.tried), state.outdated, state.working) == (1, False, False)
    assert "counted in" in panel.run.line.text()
    assert not panel.run.button.isEnabled()
    assert row(answered, "age").recodes.count() > 2
    assert "bits of information" in row(answered, "race").words.text()


def test_a_recode_is_answered_at_once_and_taken_back_without_counting(answered, qtbot):
    state, box = state_of(answered), row(answered, "age").recodes
    before = state.examination
    box.setFocus()
    QTest.keyClick(box, Qt.Key.Key_Down)
    settle(answered, qtbot)
    assert state.question.recode_of("age").kind == BAND
    assert (len(state.tried), state.outdated) == (2, False)
    assert state.examination is state.tried[1]
    answered.history.undo()
    settle(answered, qtbot)
    assert state.examination is before
    assert len(state.tried) == 2
    assert box.currentIndex() == 0


def test_unticking_asks_about_the_others(answered, qtbot):
    state = state_of(answered)
    QTest.keyClick(row(answered, "sex").tick, Qt.Key.Key_Space)
    settle(answered, qtbot)
    assert state.examination.lattice.names == ("age", "race")
    for name in ("age", "race"):
        row(answered, name).tick.click()
    settle(answered, qtbot)
    assert panel_of(answered).run.line.text() == "Tick at least one variable."
    assert state.outdated


def test_set_size_and_limits(answered, qtbot):
    state, form = state_of(answered), panel_of(answered).limits
    form.set_size.setValue(3)
    settle(answered, qtbot)
    assert state.examination.lattice.set_size == 3
    counted = state.examination.lattice
    form.public.setValue(100)
    assert state.examination.lattice is counted  # nothing is counted again
    assert state.examination.verdict.public
    answered.history.undo()
    assert form.public.value() == 5


def test_a_long_question_waits_for_the_button(answered, qtbot, monkeypatch):
    monkeypatch.setattr(answers, "QUICK_SECONDS", 0.0)
    state, panel = state_of(answered), panel_of(answered)
    state.ask(state.question.recoded(Recode("race", COLLAPSE, 2)))
    settle(answered, qtbot)
    assert state.outdated
    assert len(state.tried) == 1
    assert panel.run.button.text() == "Count again"
    state.run_requested.emit()
    settle(answered, qtbot)
    assert (state.outdated, len(state.tried)) == (False, 2)


def test_cancel_brings_back_what_was_there(answered, qtbot, monkeypatch):
    state, panel = state_of(answered), panel_of(answered)
    before = (state.counting, state.examination)
    go_slow(monkeypatch, work)
    state.ask(state.question.recoded(Recode("race", COLLAPSE, 2)))
    qtbot.waitUntil(lambda: state.working and state.counting is not before[0])
    qtbot.waitUntil(lambda: panel.run.is_working)
    assert "1 of 7" in panel.run.figures.text()
    QTest.mouseClick(panel.run.cancel, Qt.MouseButton.LeftButton)
    settle(answered, qtbot)
    assert (state.counting, state.examination) == before
    assert (state.outdated, state.working, len(state.tried)) == (True, False, 1)
    assert not panel.run.is_working
    assert panel.run.button.isEnabled()


def test_another_question_meanwhile_is_answered_instead(answered, qtbot, monkeypatch):
    state = state_of(answered)
    go_slow(monkeypatch, work)
    state.ask(state.question.recoded(Recode("race", COLLAPSE, 2)))
    qtbot.waitUntil(lambda: state.working)
    monkeypatch.undo()
    other = state.question.recoded(Recode("race", COLLAPSE, 3))
    state.ask(other)
    settle(answered, qtbot)
    assert state.examination.question.is_like(other)
    assert not state.outdated


def test_nothing_is_begun_while_the_program_closes(opened, qtbot, monkeypatch):
    begun = []

    def steps(*_):
        begun.append(1)
        while True:
            yield Step("counting records")
            time.sleep(0.005)

    monkeypatch.setattr(work, "count", steps)
    asking = wiring_of(opened).asking
    asking.run()
    qtbot.waitUntil(lambda: len(begun) == 1)
    asking.run()  # once more while it is under way: it would be done afterwards
    opened.jobs.close()
    qtbot.waitUntil(lambda: not wiring_of(opened).work.busy)
    QTest.qWait(50)
    assert len(begun) == 1
    assert not opened.jobs.busy


def test_an_error_stands_in_the_panel(answered, qtbot, monkeypatch):
    def steps(distinct, question, **shares):
        yield Step("counting combinations")
        raise VbasError("It went wrong in {n} places.", "Mend them.", n=3)

    state, panel = state_of(answered), panel_of(answered)
    before = state.examination
    monkeypatch.setattr(work, "examine", steps)
    state.ask(state.question.recoded(Recode("race", COLLAPSE, 2)))
    settle(answered, qtbot)
    assert panel.run.problem.text == "It went wrong in 3 places."
    assert state.examination is before
    assert state.outdated
    monkeypatch.undo()
    panel.run.button.click()
    settle(answered, qtbot)
    assert panel.run.problem.text == ""
    assert not state.outdated


def test_a_file_that_is_gone_is_told_in_the_panel(program, tmp_path, qtbot):
    path = tmp_path / "gone.csv"
    path.write_text("town,age\na,1\nb,2\n")
    program.window.show_workspace("uniqueness")
    open_records(program, path, "town", "age")
    path.unlink()
    panel_of(program).run.button.click()
    settle(program, qtbot)
    assert "gone.csv" in panel_of(program).run.problem.text
    assert state_of(program).examination is None


def test_something_else_under_way_is_waited_for(answered, qtbot, monkeypatch):
    def other():
        while True:
            yield Step("other")
            time.sleep(0.005)

    state, panel = state_of(answered), panel_of(answered)
    job = answered.jobs.start("Other", other())
    state.ask(state.question.recoded(Recode("race", COLLAPSE, 2)))
    qtbot.waitUntil(lambda: state.outdated)
    panel.run.button.click()
    qtbot.waitUntil(lambda: "under way" in panel.run.problem.text)
    job.discard()
    settle(answered, qtbot)
    assert not state.outdated  # it was quick, so it is done by itself then
    assert panel.run.problem.text == ""


def test_a_column_is_added_counted_and_taken_away_again(answered, qtbot):
    state, form = state_of(answered), panel_of(answered).add_form
    panel_of(answered).adding.unfold()
    form.columns.setCurrentIndex(form.columns.findData("income"))
    form.columns.activated.emit(form.columns.currentIndex())
    assert form.banded.isChecked()
    form.width_.setValue(30_000)
    QTest.mouseClick(form.button, Qt.MouseButton.LeftButton)
    settle(answered, qtbot)
    assert state.columns == (QuasiIdentifier("income", band=Band(30_000)),)
    assert state.examination.lattice.names == ("age", "sex", "race", "income")
    assert len(state.distinct.variable("income").categories) == 3
    assert form.columns.findData("income") < 0
    QTest.mouseClick(row(answered, "income").remove, Qt.MouseButton.LeftButton)
    settle(answered, qtbot)
    assert state.columns == ()
    assert state.examination.lattice.names == ("age", "sex", "race")
    # What was tried with it can be asked for again.
    state.restore(state.tried[1])
    settle(answered, qtbot)
    assert [of.column for of in state.columns] == ["income"]
    assert not state.outdated
    assert row(answered, "income").tick.isChecked()


@pytest.mark.parametrize(
    ("name", "said"),
    [("no", "record number"), ("same", "one category"), ("wt", "weight")],
)
def test_what_does_not_belong_is_warned_of(answered, qtbot, name, said):
    wiring = wiring_of(answered)
    wiring.offer.add(QuasiIdentifier(name))
    wiring.asking.run()
    settle(answered, qtbot)
    assert said in row(answered, name).caution.text


def endless(question, asked):
    asked.append(question)
    while True:
        yield Step("counting combinations")
        time.sleep(0.005)


def test_how_long_it_takes_is_said_once(answered):
    asking, run = wiring_of(answered).asking, panel_of(answered).run
    many, long = Caution(MANY_VARIABLES, "Very many."), Caution(LONG, "It takes 9 hours.")
    for cautions, times in (((many,), 1), ((many, long), 0)):
        checks = Checks(state_of(answered).distinct, Question(), cautions, 9 * 3600.0)
        asking.insisting_needed.emit(checks)
        assert run.problem.text.startswith("Very many.")
        said = " ".join(of.text() for of in run.problem.findChildren(QLabel))
        assert said.count("About 9") == times
    run.rather_not.click()


def test_more_than_twenty_variables_are_asked_about(program, tmp_path, qtbot, monkeypatch):
    names = [f"v{i}" for i in range(21)]
    path = tmp_path / "wide.csv"
    rows = [",".join("xy"[i >> (j % 4) & 1] for j in range(21)) for i in range(16)]
    path.write_text("\n".join([",".join(names), *rows]))
    program.window.show_workspace("uniqueness")
    open_records(program, path, *names)
    panel = panel_of(program)
    panel.run.button.click()
    settle(program, qtbot)
    assert panel.run.asks
    assert "21 variables have 2,097,151 combinations" in panel.run.problem.text
    assert state_of(program).examination is None
    QTest.mouseClick(panel.run.rather_not, Qt.MouseButton.LeftButton)
    assert not panel.run.asks
    assert panel.run.button.isVisible()
    panel.run.button.click()
    settle(program, qtbot)
    assert panel.run.asks
    asked = []
    monkeypatch.setattr(work, "examine", lambda _, question, **shares: endless(question, asked))
    QTest.keyClick(panel.run.anyway, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: state_of(program).working)
    panel.run.cancel.click()
    settle(program, qtbot)
    assert [len(of.variables) for of in asked] == [21]
    assert state_of(program).examination is None


def test_other_records_start_over(answered, tmp_path, qtbot):
    state = state_of(answered)
    path = tmp_path / "others.csv"
    path.write_text("town,age\na,1\nb,2\n")
    open_records(answered, path, "town")
    settle(answered, qtbot)
    assert (state.distinct, state.examination, state.tried) == (None, None, ())
    assert state.question.variables == ("town",)


def test_other_recoding_in_the_scenario_counts_anew_and_its_tries_come_back(answered, qtbot):
    state, session = state_of(answered), answered.session
    tried = state.tried
    draft = session.draft
    scenario = replace(
        draft.scenario,
        quasi_identifiers=(QuasiIdentifier("age", band=Band(10)), QuasiIdentifier("sex")),
    )
    session.set_draft(replace(draft, scenario=scenario))
    assert (state.distinct, state.examination, state.tried) == (None, None, ())
    assert state.question.variables == ("age", "sex")
    session.set_draft(draft)
    assert state.tried == tried
    assert state.question.variables == ("age", "sex", "race")


def test_categories_are_joined_by_hand(answered, qtbot):
    state, box = state_of(answered), row(answered, "race").recodes
    box.activated.emit(box.findText("own groups …"))
    form = wiring_of(answered).grouping.form
    form.list.select_labels(("c", "d"))
    QTest.mouseClick(form.join, Qt.MouseButton.LeftButton)
    assert form.left.text() == "3 of 4 categories are left."
    form.apply.click()
    settle(answered, qtbot)
    recode = state.question.recode_of("race")
    assert recode == Recode("race", GROUPS, groups=(("c + d", ("c", "d")),))
    assert state.examination.n_categories[2] == 3
    assert box.currentText() == "own groups · 3"
    box.activated.emit(box.currentIndex())
    form = wiring_of(answered).grouping.form
    form.list.select_labels(("c + d",))
    QTest.mouseClick(form.part, Qt.MouseButton.LeftButton)
    form.apply.click()
    assert state.question.recode_of("race") == Recode("race")
