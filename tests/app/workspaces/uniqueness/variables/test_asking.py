"""What the panel asks for, and what comes of it: counting, recodes, cancelling, bad input."""

import time
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel

from app.workspaces.uniqueness.variables import asking
from core.errors import VbasError
from core.quasi_identifiers import Band, QuasiIdentifier
from core.record_uniqueness.cautions import LONG, MANY_VARIABLES, Caution
from core.record_uniqueness.examine import examine
from core.record_uniqueness.known import Checks
from core.record_uniqueness.question import Question
from core.record_uniqueness.recodes import BAND, COLLAPSE, GROUPS, Recode
from core.steps import Step, finish
from tests.app.workspaces.uniqueness.uniqueness_parts import choose_variables, open_records


def panel_of(parts):
    return parts.sections("variables")[0]


def look_at(parts, name):
    """Looks at a variable; gives the box with its ways."""
    return panel_of(parts).list.look_at(name).ways


def said_of(parts, name):
    look_at(parts, name)
    return panel_of(parts).list.picker.said.text()


@pytest.fixture
def opened(alone, people):
    """The small file open; age, sex and race are the scenario's variables."""
    alone.program.session.set_records(people)
    choose_variables(alone, "age", "sex", "race")
    alone.settle()
    return alone


@pytest.fixture
def answered(opened):
    QTest.mouseClick(panel_of(opened).run.button, Qt.MouseButton.LeftButton)
    opened.settle()
    return opened


@pytest.fixture
def endless(monkeypatch):
    """Counting that goes on until it is cancelled, with a state to look at; what was begun."""
    begun = []

    def steps(*asked, lattice=None, **_):
        begun.append(asked)
        while True:
            yield Step("counting", 1, 7, lattice)
            time.sleep(0.005)

    def combinations(distinct, question, **shares):
        known = len(question.variables) < 9
        lattice = finish(examine(distinct, question, **shares)).lattice if known else None
        return steps(distinct, question, lattice=lattice)

    monkeypatch.setattr(asking, "examine", combinations)
    monkeypatch.setattr(asking, "count", steps)
    yield begun
    monkeypatch.undo()


def collapse(parts, n=2):
    """Asks about something else than was answered."""
    state = parts.state
    state.ask(state.question.recoded(Recode("race", COLLAPSE, n)))


def test_the_scenarios_variables_are_asked_about(opened):
    state, panel = opened.state, panel_of(opened)
    assert state.question.variables == ("age", "sex", "race")
    assert panel.run.line.text() == "2³ − 1 = 7 combinations."
    assert said_of(opened, "race") == "not counted yet"
    assert panel.list.picker.row("race").aside == "text · 4\u00a0values"
    assert "No areas are open" in panel.records.words.text()
    assert state.examination is None  # counting is begun by the user


def test_the_button_counts_and_everything_is_answered(answered):
    state, panel = answered.state, panel_of(answered)
    expected = finish(examine(state.distinct, state.question))
    found = state.examination
    assert found.lattice.unique.tolist() == expected.lattice.unique.tolist()
    assert (len(state.tried), state.stale, state.working) == (1, False, False)
    assert " in " in panel.run.line.text()
    assert not panel.run.button.isEnabled()
    assert look_at(answered, "age").count() > 2
    assert "bits" in said_of(answered, "race")


def test_a_recode_is_answered_at_once_and_taken_back_without_counting(answered):
    state, box = answered.state, look_at(answered, "age")
    before = state.examination
    box.setFocus()
    QTest.keyClick(box, Qt.Key.Key_Down)
    answered.settle()
    assert state.question.recode_of("age").kind == BAND
    assert (len(state.tried), state.stale) == (2, False)
    assert state.examination is state.tried[1]
    answered.history.undo()
    answered.settle()
    assert state.examination is before
    assert len(state.tried) == 2
    assert box.currentIndex() == 0


def test_unticking_asks_about_the_others(answered):
    state = answered.state
    panel_of(answered).list.look_at("sex")
    QTest.keyClick(panel_of(answered).list.picker.list, Qt.Key.Key_Space)
    answered.settle()
    assert state.examination.lattice.names == ("age", "race")
    for name in ("age", "race"):
        panel_of(answered).list.picker.tick(name, name not in answered.state.question.variables)
    answered.settle()
    assert panel_of(answered).run.line.text() == "Tick at least one variable."
    assert state.stale


def test_set_size_and_limits(answered):
    state, form = answered.state, panel_of(answered).limits
    form.set_size.setValue(3)
    answered.settle()
    assert state.examination.lattice.set_size == 3
    counted = state.examination.lattice
    form.public.setValue(100)
    assert state.examination.lattice is counted  # nothing is counted again
    assert state.examination.verdict.public
    answered.history.undo()
    assert form.public.value() == 5


def test_a_long_question_waits_for_the_button(answered, monkeypatch):
    monkeypatch.setattr(asking, "QUICK_SECONDS", 0.0)
    state, panel = answered.state, panel_of(answered)
    collapse(answered)
    answered.settle()
    assert state.stale
    assert len(state.tried) == 1
    assert panel.run.button.text() == "Count again"
    state.run_requested.emit()
    answered.settle()
    assert (state.stale, len(state.tried)) == (False, 2)


def test_cancel_brings_back_what_was_there(answered, qtbot, endless):
    state, panel = answered.state, panel_of(answered)
    before = (state.counting, state.examination)
    collapse(answered)
    qtbot.waitUntil(lambda: state.working and state.counting is not before[0])
    qtbot.waitUntil(lambda: panel.run.is_working)
    assert "1 of 7" in panel.run.figures.text()
    QTest.mouseClick(panel.run.cancel, Qt.MouseButton.LeftButton)
    answered.settle()
    assert (state.counting, state.examination) == before
    assert (state.stale, state.working, len(state.tried)) == (True, False, 1)
    assert not panel.run.is_working
    assert panel.run.button.isEnabled()


def test_another_question_meanwhile_is_answered_instead(answered, qtbot, endless, monkeypatch):
    state = answered.state
    collapse(answered)
    qtbot.waitUntil(lambda: state.working)
    monkeypatch.undo()
    collapse(answered, 3)
    answered.settle()
    assert state.examination.question.is_like(state.question)
    assert not state.stale


def test_nothing_is_begun_while_the_program_closes(opened, qtbot, endless):
    opened.state.run_requested.emit()
    qtbot.waitUntil(lambda: len(endless) == 1)
    # Once more while it is under way: it would be done afterwards.
    opened.state.run_requested.emit()
    opened.program.jobs.close()
    qtbot.waitUntil(lambda: not panel_of(opened).asking.work.busy)
    QTest.qWait(50)
    assert len(endless) == 1
    assert not opened.program.jobs.busy


def test_an_error_stands_in_the_panel(answered, monkeypatch):
    def steps(distinct, question, **shares):
        yield Step("counting combinations")
        raise VbasError("It went wrong in {n} places.", "Mend them.", n=3)

    state, panel = answered.state, panel_of(answered)
    before = state.examination
    monkeypatch.setattr(asking, "examine", steps)
    collapse(answered)
    answered.settle()
    assert panel.run.problem.text == "It went wrong in 3 places."
    assert state.examination is before
    assert state.stale
    monkeypatch.undo()
    panel.run.button.click()
    answered.settle()
    assert panel.run.problem.text == ""
    assert not state.stale


def test_a_file_that_is_gone_is_told_in_the_panel(alone, tmp_path):
    path = tmp_path / "gone.csv"
    path.write_text("town,age\na,1\nb,2\n")
    open_records(alone, path, "town", "age")
    path.unlink()
    panel_of(alone).run.button.click()
    alone.settle()
    assert "gone.csv" in panel_of(alone).run.problem.text
    assert alone.state.examination is None


def test_something_else_under_way_is_waited_for(answered, qtbot):
    state, panel = answered.state, panel_of(answered)
    job = answered.program.jobs.start("Other", (Step("other") for _ in iter(int, 1)))
    collapse(answered)
    qtbot.waitUntil(lambda: state.stale)
    panel.run.button.click()
    qtbot.waitUntil(lambda: "under way" in panel.run.problem.text)
    job.discard()
    answered.settle()
    assert not state.stale  # it was quick, so it is done by itself then
    assert panel.run.problem.text == ""


def test_a_column_is_added_counted_and_taken_away_again(answered):
    state, form = answered.state, panel_of(answered).add_form
    panel_of(answered).adding.unfold()
    form.columns.setCurrentIndex(form.columns.findData("income"))
    form.columns.activated.emit(form.columns.currentIndex())
    assert form.banded.isChecked()
    form.width_.setValue(30_000)
    QTest.mouseClick(form.button, Qt.MouseButton.LeftButton)
    answered.settle()
    assert state.columns == (QuasiIdentifier("income", band=Band(30_000)),)
    assert state.examination.lattice.names == ("age", "sex", "race", "income")
    assert len(state.distinct.variable("income").categories) == 3
    assert form.columns.findData("income") < 0
    look_at(answered, "income")
    QTest.mouseClick(panel_of(answered).list.picker.remove, Qt.MouseButton.LeftButton)
    answered.settle()
    assert state.columns == ()
    assert state.examination.lattice.names == ("age", "sex", "race")
    # What was tried with it can be asked for again.
    state.restore(state.tried[1])
    answered.settle()
    assert [of.column for of in state.columns] == ["income"]
    assert not state.stale
    assert panel_of(answered).list.picker.row("income").chosen


@pytest.mark.parametrize(
    ("name", "said"),
    [("no", "record number"), ("same", "one category"), ("wt", "weight")],
)
def test_what_does_not_belong_is_warned_of(answered, name, said):
    panel_of(answered).offer.add(QuasiIdentifier(name))
    answered.state.run_requested.emit()
    answered.settle()
    assert said in panel_of(answered).list.picker.row(name).caution


def test_how_long_it_takes_is_said_once(answered):
    own, run = panel_of(answered).asking, panel_of(answered).run
    many, long = Caution(MANY_VARIABLES, "Very many."), Caution(LONG, "It takes 9 hours.")
    for cautions, times in (((many,), 1), ((many, long), 0)):
        checks = Checks(answered.state.distinct, Question(), cautions, 9 * 3600.0)
        own.insisting_needed.emit(checks)
        assert run.problem.text.startswith("Very many.")
        said = " ".join(of.text() for of in run.problem.findChildren(QLabel))
        assert said.count("About 9") == times
    run.rather_not.click()


def test_more_than_twenty_variables_are_asked_about(alone, tmp_path, qtbot, request):
    names = [f"v{i}" for i in range(21)]
    path = tmp_path / "wide.csv"
    rows = [",".join("xy"[i >> (j % 4) & 1] for j in range(21)) for i in range(16)]
    path.write_text("\n".join([",".join(names), *rows]))
    open_records(alone, path, *names)
    panel = panel_of(alone)
    panel.run.button.click()
    alone.settle()
    assert panel.run.asks
    assert "21 variables have 2,097,151 combinations" in panel.run.problem.text
    assert alone.state.examination is None
    QTest.mouseClick(panel.run.rather_not, Qt.MouseButton.LeftButton)
    assert not panel.run.asks
    assert panel.run.button.isVisible()
    panel.run.button.click()
    alone.settle()
    assert panel.run.asks
    request.getfixturevalue("endless").clear()
    QTest.keyClick(panel.run.anyway, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: alone.state.working)
    panel.run.cancel.click()
    alone.settle()
    ((_, asked),) = request.getfixturevalue("endless")
    assert len(asked.variables) == 21
    assert alone.state.examination is None


def test_other_records_start_over(answered, tmp_path):
    state = answered.state
    path = tmp_path / "others.csv"
    path.write_text("town,age\na,1\nb,2\n")
    open_records(answered, path, "town")
    answered.settle()
    assert (state.distinct, state.examination, state.tried) == (None, None, ())
    assert state.question.variables == ("town",)


def test_other_recoding_in_the_scenario_counts_anew_and_its_tries_come_back(answered):
    state, session = answered.state, answered.program.session
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


def test_categories_are_joined_by_hand(answered):
    state, box = answered.state, look_at(answered, "race")
    box.activated.emit(box.findText("own groups …"))
    form = panel_of(answered).groups
    form.list.select_labels(("c", "d"))
    QTest.mouseClick(form.join, Qt.MouseButton.LeftButton)
    assert form.left.text() == "3 of 4 categories are left."
    form.apply.click()
    answered.settle()
    recode = state.question.recode_of("race")
    assert recode == Recode("race", GROUPS, groups=(("c + d", ("c", "d")),))
    assert state.examination.n_categories[2] == 3
    assert box.currentText() == "own groups · 3"
    box.activated.emit(box.currentIndex())
    form = panel_of(answered).groups
    form.list.select_labels(("c + d",))
    QTest.mouseClick(form.part, Qt.MouseButton.LeftButton)
    form.apply.click()
    assert state.question.recode_of("race") == Recode("race")


def test_rare_values_are_left_out_priced_told_and_undone(answered):
    """As many values of race as are rarer than the box says go with their records."""
    state, panel = answered.state, panel_of(answered)
    panel.list.look_at("race")
    distinct = state.distinct
    records = distinct.records("race")[:-1]
    n = int(records[records > 0].min()) + 1
    rare = records[(records > 0) & (records < n)]
    assert panel.list.rare.box.text() == "all stay"
    panel.list.rare.box.setValue(n)
    answered.settle()
    found = state.examination
    assert found.question.rare_of("race") == n
    assert found.left_out == rare.sum() == distinct.n_records - found.verdict.n_records
    said = panel.list.rare.price.text().replace("\u00a0", " ")
    values = int((records > 0).sum())
    assert said.startswith(f"Left out: {len(rare)} of {values} values, with {rare.sum()} record")
    assert f"without rare, below {n}" in str(found.titles[2])
    assert len(state.tried) == 2
    answered.history.undo()
    answered.settle()
    assert state.question.rare == ()
    assert panel.list.rare.box.text() == "all stay"
    assert state.examination.left_out == 0
    panel.list.rare.box.setValue(1_000_000)
    answered.settle()
    assert "No record would be left" in panel.run.problem.text
