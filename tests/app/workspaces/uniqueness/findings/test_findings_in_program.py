"""The panels in the program: what is asked, counted and tried comes and goes through the state."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QPushButton

from app.frame.history import History
from app.frame.main_window import MainWindow
from app.frame.program import Program
from app.frame.session import Session
from app.kit.background import Background
from app.kit.job import Jobs
from app.workspaces.uniqueness.findings.panel import FindingsPanel
from app.workspaces.uniqueness.findings.tried_panel import TriedPanel
from app.workspaces.uniqueness.findings.wire import wire
from app.workspaces.uniqueness.state import UniquenessState
from core.record_uniqueness.question import Question
from core.steps import Step
from tests.app.workspaces.uniqueness.findings.examined import distinct, examined, partly

LEFT = Qt.MouseButton.LeftButton
NAMES = ("age", "county", "site")


class Parts:
    """The panels, what they share, and a frame around them; nobody else answers."""

    def __init__(self, theme, settings):
        window = MainWindow(theme, settings)
        session = Session(window)
        history, background = History(session, window), Background(window)
        jobs = Jobs(window)
        window.closing.connect(jobs.close)
        window.closing.connect(background.close)
        parts = {"opener": None, "map_wiring": None}
        self.program = Program(
            session=session,
            jobs=jobs,
            window=window,
            background=background,
            history=history,
            settings=settings,
            **parts,
        )
        self.state = UniquenessState(history, window)
        wire(self.program, self.state)
        self.findings = window.findChild(FindingsPanel)
        self.tried = window.findChild(TriedPanel)
        self.distinct = distinct()
        self.asked = []
        self.state.run_requested.connect(lambda: self.asked.append(self.state.question))

    def answer(self, question):
        """What comes out is shown, as if it had been counted."""
        found = examined(self.distinct, question)
        self.state.show_counting(found.lattice)
        self.state.show_examination(found)
        self.state.keep_tried(found)
        return found


@pytest.fixture
def parts(qtbot, theme, settings):
    made = Parts(theme, settings)
    window = made.program.window
    qtbot.addWidget(window)
    window.resize(1280, 800)
    window.show()
    made.state.set_distinct(made.distinct)
    made.state.follow(Question(NAMES))
    window.show_workspace("uniqueness")
    yield made
    window.close()


@pytest.fixture
def shown(parts, qtbot):
    parts.answer(parts.state.question)
    weights = parts.findings.weights
    qtbot.waitUntil(lambda: bool(weights._nexts and weights._shares))
    return parts


def test_the_heaviest_variable_is_collapsed_and_that_is_undone(shown, qtbot):
    state, weights = shown.state, shown.findings.weights
    heaviest = weights.heaviest
    qtbot.mouseClick(weights.button, LEFT)
    assert state.question.recode_of(heaviest).kind == "band"
    assert shown.asked == [state.question]
    assert state.question.variables == NAMES
    shown.program.history.undo()
    assert state.question == Question(NAMES)


def test_each_click_is_undone_by_itself(shown, qtbot):
    state, findings = shown.state, shown.findings
    qtbot.mouseClick(findings.weights.button, LEFT)
    once = state.question
    findings.leave_requested.emit("site")
    assert state.question.variables == ("age", "county")
    shown.program.history.undo()
    assert state.question == once
    shown.program.history.redo()
    assert state.question.variables == ("age", "county")


def test_shares_of_variables_are_all_of_the_sets(shown):
    assert sum(shown.findings.weights._shares.values()) == pytest.approx(1)
    assert set(shown.findings.weights._shares) == set(NAMES)


def test_other_limits_judge_anew_and_keep_the_shares(shown, qtbot):
    findings, state = shown.findings, shown.state
    assert findings.verdict.research.text().startswith("✗")
    state.allow(0.9, 0.8)
    qtbot.waitUntil(lambda: findings.verdict.research.text().startswith("✓"))
    assert set(findings.weights._shares) == set(NAMES)
    assert not findings.advice.public.isEnabled()


def test_a_variable_is_left_out_and_its_combination_looked_at(shown, qtbot):
    omission, state = shown.findings.omission, shown.state
    omission.grid.selectRow(1)
    omission.grid.setFocus()
    qtbot.keyClick(omission.grid, Qt.Key.Key_Return)
    assert state.chosen == 0b110
    state.choose(0b011)
    assert omission.chosen == "site"
    omission.button.click()
    assert state.question.variables == ("age", "county")
    assert shown.asked == [state.question]


def test_findings_of_an_earlier_question_are_marked(shown, qtbot):
    state, findings = shown.state, shown.findings
    state.ask(Question(("age", "county")))
    state.set_outdated(True)
    qtbot.waitUntil(findings.stale.isVisible)
    qtbot.mouseClick(findings.stale.button, LEFT)
    assert shown.asked == [state.question]


def test_counting_streams_in(parts, qtbot):
    state, findings = parts.state, parts.findings
    state.set_working(True)
    some = partly(examined(parts.distinct, state.question).lattice, 4)
    state.show_counting(some)
    qtbot.waitUntil(findings.counting.isVisible)
    assert findings.counting.progress.text().startswith("4 of 7")
    state.set_working(False)
    parts.answer(state.question)
    qtbot.waitUntil(lambda: not findings.counting.isVisible())
    assert findings.verdict.isVisible()


def test_what_was_tried_is_restored_and_taken_away(shown, qtbot):
    state, tried = shown.state, shown.tried
    second = Question(("age", "county"))
    state.ask(second)
    shown.answer(second)
    qtbot.waitUntil(lambda: tried.list.count() == 2)
    tried.restore_requested.emit(0)
    assert state.question == Question(NAMES)
    assert state.examination is state.tried[0]
    assert not state.outdated
    accessible = Qt.ItemDataRole.AccessibleTextRole
    qtbot.waitUntil(lambda: tried.list.item(0).data(accessible).startswith("Shown now"))
    tried.remove_requested.emit(1)
    assert len(state.tried) == 1
    shown.program.history.undo()
    assert [of.question for of in state.tried] == [Question(NAMES), second]


@pytest.mark.parametrize(
    ("name", "kind", "begins"),
    [("page.pdf", "", b"%PDF"), ("page", "Web page (*.html)", b"<!"), ("page.html", "", b"<!")],
)
def test_the_report_is_written_where_the_user_wants(
    shown, qtbot, monkeypatch, tmp_path, name, kind, begins
):
    chosen = lambda *_: (str(tmp_path / name), kind)  # noqa: E731
    monkeypatch.setattr(QFileDialog, "getSaveFileName", chosen)
    qtbot.mouseClick(shown.findings.verdict.report, LEFT)
    qtbot.waitUntil(lambda: shown.program.background.idle)
    (written,) = tmp_path.iterdir()
    assert written.read_bytes().lstrip().startswith(begins)
    said = shown.program.window.map_panel.messages.messages[0].text
    assert said == f"The report is in {written.name}."


def test_a_report_that_cannot_be_written_is_told(shown, qtbot, monkeypatch, tmp_path):
    (tmp_path / "no folder").write_text("")
    chosen = lambda *_: (str(tmp_path / "no folder" / "page.pdf"), "")  # noqa: E731
    monkeypatch.setattr(QFileDialog, "getSaveFileName", chosen)
    qtbot.mouseClick(shown.findings.verdict.report, LEFT)
    qtbot.waitUntil(lambda: shown.program.background.idle)
    assert shown.program.window.map_panel.messages.messages[0].kind == "error"


def test_tables_are_written(shown, qtbot, monkeypatch, tmp_path):
    path = tmp_path / "table.csv"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path), ""))
    shown.findings.omission._export()
    assert path.read_text().startswith("omitted,")
    qtbot.waitUntil(lambda: shown.tried.list.count() == 1)
    shown.tried._export()
    assert path.read_text().startswith("row,variable,")


# Advice


def test_advice_is_searched_and_a_proposal_applied(shown, qtbot):
    view, state = shown.findings.advice, shown.state
    qtbot.waitUntil(view.research.isEnabled)
    qtbot.mouseClick(view.research, LEFT)
    assert view.searching.isVisible()
    qtbot.waitUntil(lambda: not shown.program.jobs.busy)
    assert not view.searching.isVisible()
    assert view.said.text().startswith("Each of these makes it a research file")
    assert view.proposals
    first = view.proposals[0]
    view.cards()[0].findChild(QPushButton).click()
    assert state.question == first.question
    assert shown.asked == [first.question]
    assert view.proposals == ()  # they were of the question before
    found = examined(shown.distinct, first.question)
    assert found.verdict.research
    assert f"{found.verdict.in_sets}\u00a0records" in first.outcome
    shown.program.history.undo()
    assert state.question == Question(NAMES)


def test_pinned_variables_stay_as_they_are(shown, qtbot):
    view = shown.findings.advice
    qtbot.waitUntil(lambda: len(view.pins.menu().actions()) == 3)
    for action in view.pins.menu().actions():
        action.trigger()
    assert "3" in view.pins.text()
    qtbot.mouseClick(view.public, LEFT)
    qtbot.waitUntil(lambda: not shown.program.jobs.busy)
    assert view.proposals == ()
    assert "No recode is enough" in view.said.text()
    assert "It cannot be made a public file" in view.said.text()
    shown.findings.weights.pin_requested.emit("age", False)
    assert "2" in view.pins.text()


def test_another_question_ends_the_search(shown, qtbot):
    view = shown.findings.advice
    qtbot.mouseClick(view.public, LEFT)
    shown.state.ask(Question(("age", "county")))
    assert not view.searching.isVisible()
    qtbot.waitUntil(lambda: not shown.program.jobs.busy)
    assert view.proposals == ()


def test_advice_waits_for_what_is_under_way(shown, qtbot):
    steps = (Step("waiting") for _ in iter(int, 1))
    job = shown.program.jobs.start("something else", steps)
    qtbot.mouseClick(shown.findings.advice.public, LEFT)
    assert "under way" in shown.program.window.map_panel.messages.messages[0].text
    job.discard()
    qtbot.waitUntil(lambda: not shown.program.jobs.busy)
