"""What came out: the verdict, what omission brings, what would be good enough; while counting."""

from dataclasses import replace

import numpy as np
import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog, QLabel, QPushButton

from app.workspaces.uniqueness.findings.verdict import known_words
from app.workspaces.uniqueness.reasons import NO_RECORDS, NO_VARIABLES, NOT_RUN
from core.record_uniqueness.advice import Advice, Answer
from core.record_uniqueness.distinct import CountedVariable, DistinctRecords
from core.record_uniqueness.examine import examination_of
from core.record_uniqueness.question import Question
from core.steps import Step
from tests.app.test_accessible_controls import nameless, unreachable, wordless
from tests.app.workspaces.uniqueness.uniqueness_cases import distinct, examined, lattice, partly

LEFT = Qt.MouseButton.LeftButton
NAMES = ("age", "county", "site")
LONG = (
    "groupe d'âge quinquennal au moment du diagnostic",
    "division de recensement de résidence habituelle",
    "groupe de population tel que déclaré par la personne",
)


@pytest.fixture
def page(parts):
    return parts.pages["findings"]


@pytest.fixture
def shown(parts):
    parts.answer()
    return parts


@pytest.fixture
def verdict(parts):
    return parts.sections("findings")[0]


@pytest.fixture
def omission(parts):
    return parts.sections("findings")[2]


@pytest.fixture
def advice(parts):
    return parts.sections("findings")[3]


def buttons(page):
    found = page.empty.findChildren(QPushButton)
    return {of.text(): of for of in found if not of.isHidden()}


# Nothing yet


def test_the_empty_place_offers_what_brings_findings(parts, page, people, qtbot):
    qtbot.waitUntil(page.empty.isVisible)
    assert page.empty.reason == NO_RECORDS
    with qtbot.waitSignal(parts.window.actions_.open_records.triggered):
        qtbot.mouseClick(buttons(page)["Open records …"], LEFT)
    with qtbot.waitSignal(parts.window.actions_.open_sample.triggered):
        qtbot.mouseClick(buttons(page)["Open the sample"], LEFT)
    asked = parts.state.question
    parts.state.question = Question()
    parts.program.session.set_records(people)
    qtbot.waitUntil(lambda: page.empty.reason == NO_VARIABLES)
    assert not buttons(page)
    parts.state.question = asked
    qtbot.waitUntil(lambda: page.empty.reason == NOT_RUN)
    buttons(page)["Count all combinations"].setFocus()
    qtbot.keyClick(buttons(page)["Count all combinations"], Qt.Key.Key_Space)
    assert parts.asked == [asked]


def test_nothing_is_shown_again_after_findings(shown, page, verdict, qtbot):
    assert verdict.isVisible()
    assert not page.empty.isVisible()
    shown.state.show_examination(None)
    qtbot.waitUntil(page.empty.isVisible)
    assert not verdict.isVisible()


# The verdict


def test_the_verdict_names_share_thresholds_and_denominators(shown, verdict):
    found = shown.state.examination.verdict
    assert verdict.share.text().startswith(f"{100 * found.share:.1f}")
    assert verdict.research.text().startswith("✗ Research file: no")
    assert verdict.research.property("role") == "bad"
    assert f"{found.in_sets:,} of 400 (" in verdict.of.whole
    assert "combinations of variables 6 of 7 (" in verdict.of.whole
    assert f" of {found.classes:,} (" in verdict.of.whole


def test_people_are_said_where_they_are_counted(parts, verdict):
    of = examined()
    of = replace(of, lattice=replace(of.lattice, people=True))
    parts.state.show_examination(of)
    parts.settle()
    assert verdict.of.text().startswith("People in unique record sets: 121 of 400 (")
    assert "Unique people: " in verdict.of.whole
    assert "Unique records" not in verdict.of.whole
    assert "people (" in known_words(of.lattice)


def test_a_file_that_will_do_says_so_in_words(parts, verdict):
    assert parts.answer(Question(("site",))).verdict.public
    assert verdict.research.text().startswith("✓ Research file: yes")
    assert verdict.public.text().startswith("✓ Public file: yes")
    assert verdict.public.property("role") == "good"


def test_the_worked_example_of_the_paper(parts, verdict):
    race = CountedVariable("race", ("a", "b", "c", "d"))
    records = np.array([150, 50, 4, 1], np.int32)
    parts.answer(of=DistinctRecords((race,), np.array([[0, 1, 2, 3]], np.int32), records))
    assert verdict.share.text().startswith("2.4")
    assert "5 of 205 (" in verdict.of.whole
    assert "1 of 205 (0.49" in verdict.of.whole


def test_findings_of_an_earlier_question_are_marked(shown, page, verdict, advice, qtbot):
    state = shown.state
    assert not page.stale.isVisible()
    assert advice.isEnabled()
    state.ask(Question(("age", "county")))
    state.compare()
    qtbot.waitUntil(page.stale.isVisible)
    assert not advice.isEnabled()
    assert verdict.research.property("role") == "neutral"
    qtbot.mouseClick(page.stale.button, LEFT)
    assert shown.asked == [state.question]
    shown.history.undo()
    state.compare()
    qtbot.waitUntil(lambda: not page.stale.isVisible())
    assert verdict.research.property("role") == "bad"
    assert advice.isEnabled()


def test_other_limits_judge_anew_and_keep_the_shares(shown, verdict, advice, qtbot):
    assert verdict.research.text().startswith("✗")
    shown.state.allow(0.9, 0.8)
    qtbot.waitUntil(lambda: verdict.research.text().startswith("✓"))
    assert set(shown.sections("findings")[1].shares) == set(NAMES)
    assert not advice.public.isEnabled()
    assert "good enough for both" in advice.said.text()


def test_while_counting_it_says_what_is_known(parts, page, verdict, qtbot):
    state, counting = parts.state, page.head
    state.working = True
    whole = examined(parts.state.distinct, state.question).lattice
    state.show_counting(some := partly(whole, 4))
    qtbot.waitUntil(counting.isVisible)
    assert counting.progress.text() == "4 of 7\u00a0combinations"
    assert (counting.bar.value(), counting.bar.maximum()) == (4, 7)
    most = int(some.in_sets[some.counted].max())
    assert f"{most}\u00a0records" in counting.known.text()
    state.working = False
    parts.answer()
    assert not counting.isVisible()
    assert verdict.isVisible()


def test_what_all_variables_say_is_told_as_soon_as_it_is_known():
    of = examined(distinct(5)).lattice
    said = known_words(replace(of, counted=np.arange(31) == 30))
    assert said.startswith("Of all variables together")
    assert f"{of.in_sets[30]}\u00a0records" in said


@pytest.mark.parametrize(
    ("name", "kind", "begins"),
    [("page.pdf", "", b"%PDF"), ("page", "Web page (*.html)", b"<!"), ("page.html", "", b"<!")],
)
def test_the_report_is_written_where_the_user_wants(
    shown, verdict, qtbot, monkeypatch, tmp_path, name, kind, begins
):
    chosen = lambda *_: (str(tmp_path / name), kind)  # noqa: E731
    monkeypatch.setattr(QFileDialog, "getSaveFileName", chosen)
    qtbot.mouseClick(verdict.report, LEFT)
    shown.settle()
    (written,) = tmp_path.iterdir()
    assert written.read_bytes().lstrip().startswith(begins)
    said = shown.window.map_panel.messages.messages[0].text
    assert said == f"The report is in {written.name}."


def test_a_report_that_cannot_be_written_is_told(shown, verdict, qtbot, monkeypatch, tmp_path):
    (tmp_path / "no folder").write_text("")
    chosen = lambda *_: (str(tmp_path / "no folder" / "page.pdf"), "")  # noqa: E731
    monkeypatch.setattr(QFileDialog, "getSaveFileName", chosen)
    qtbot.mouseClick(verdict.report, LEFT)
    shown.settle()
    assert shown.window.map_panel.messages.messages[0].kind == "error"


# Omission


def test_omission_tells_records_shares_and_verdicts(shown, omission):
    grid, first = omission.grid, shown.state.examination.omissions[1]
    assert [grid.item(i, 0).text() for i in range(grid.rowCount())] == ["none", *NAMES]
    share = 100 * first.in_sets / 400
    assert grid.item(1, 2).text().startswith(f"{first.in_sets}\n{share:.1f}")
    assert grid.item(1, 3).text().startswith("✓" if first.in_sets / 400 <= 0.2 else "✗")


def test_a_row_shows_its_combination_and_can_be_left_out(shown, omission, qtbot):
    state, grid = shown.state, omission.grid
    assert not omission.button.isEnabled()
    at = grid.visualItemRect(grid.item(2, 1)).center()
    qtbot.mouseClick(grid.viewport(), LEFT, pos=at)
    assert state.chosen == 0b101
    grid.setFocus()
    qtbot.keyClick(grid, Qt.Key.Key_Down)
    qtbot.keyClick(grid, Qt.Key.Key_Return)
    assert state.chosen == 0b011
    state.chosen = 0b110  # elsewhere
    assert omission.chosen == "age"
    state.chosen = 0b100  # has no row
    assert omission.chosen == ""
    state.chosen = 0b011
    qtbot.mouseClick(omission.button, LEFT)
    assert state.question.variables == ("age", "county")
    assert shown.asked == [state.question]


def test_the_only_variable_stays(parts, omission):
    parts.answer(Question(("site",)))
    omission.grid.selectRow(1)
    assert not omission.button.isEnabled()


def test_omission_is_copied_and_exported(shown, omission, qtbot, monkeypatch, tmp_path):
    omission.grid.setFocus()
    qtbot.keyClick(omission.grid, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    copied = QGuiApplication.clipboard().text().splitlines()
    assert len(copied) == 5
    assert copied[0].startswith("omitted,unique_records")
    path = tmp_path / "table.csv"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path), ""))
    tips = {of.toolTip(): of for of in omission.findChildren(object) if hasattr(of, "toolTip")}
    tips["Export the table …"].click()
    assert path.read_text().splitlines() == copied


# Advice


def test_advice_is_searched_and_a_proposal_applied(shown, advice, qtbot):
    state = shown.state
    advice.research.setFocus()
    qtbot.keyClick(advice.research, Qt.Key.Key_Space)
    assert advice.searching.isVisible()
    qtbot.waitUntil(lambda: not shown.program.jobs.busy)
    assert not advice.searching.isVisible()
    assert advice.said.text().startswith("Each of these makes it a research file")
    first, card = advice.answers[0], advice.cards[0]
    found = examined(state.distinct, first.question)
    assert found.verdict.research
    assert any(
        f"{found.verdict.in_sets}\u00a0records" in of.text() for of in card.findChildren(QLabel)
    )
    card.findChild(QPushButton).click()
    assert state.question == first.question
    assert shown.asked == [first.question]
    assert advice.cards == []  # they were of the question before
    shown.history.undo()
    assert state.question == Question(NAMES)


def slow(monkeypatch, *answers):
    """A search that has found something and goes on until it is stopped."""

    def steps(*_, **__):
        found = Advice(0.05, True, answers=answers, tried=4)
        stop = None
        while stop is None:
            stop = yield Step("searching", 1, 9, found)
        return found

    monkeypatch.setattr("app.workspaces.uniqueness.findings.advice.advise", steps)


def test_proposals_stream_in_and_can_be_applied_at_once(shown, advice, qtbot, monkeypatch):
    answer = Answer(Question(("age",)), (), ("county", "site"), 1.0, 400, 0, 3)
    slow(monkeypatch, answer)
    qtbot.mouseClick(advice.public, LEFT)
    qtbot.waitUntil(lambda: len(advice.cards) == 1)
    assert advice.progress.text() == "4 recodes tried …"
    assert advice.bar.value() == round(1000 / 9)
    qtbot.mouseClick(advice.stop, LEFT)
    qtbot.waitUntil(lambda: not shown.program.jobs.busy)
    assert "ended early" in advice.said.text()
    assert len(advice.cards) == 1
    qtbot.mouseClick(advice.public, LEFT)
    qtbot.waitUntil(lambda: len(advice.cards) == 1)
    advice.cards[0].findChild(QPushButton).click()
    qtbot.waitUntil(lambda: shown.asked == [answer.question])


def test_pinned_variables_stay_as_they_are(shown, advice, qtbot):
    assert advice.pins.text() == "Keep as they are: none"
    for action in advice.pins.menu().actions():
        action.trigger()
    assert "3" in advice.pins.text()
    assert "age, county, site" in advice.pins.toolTip()
    qtbot.mouseClick(advice.public, LEFT)
    qtbot.waitUntil(lambda: not shown.program.jobs.busy)
    assert advice.cards == []
    assert "No recode is enough" in advice.said.text()
    assert "It cannot be made a public file" in advice.said.text()
    shown.state.pin("age", False)
    assert "2" in advice.pins.text()
    assert not advice.pins.menu().actions()[0].isChecked()


def test_another_question_ends_the_search(shown, advice, qtbot, monkeypatch):
    slow(monkeypatch)
    qtbot.mouseClick(advice.public, LEFT)
    shown.state.ask(Question(("age", "county")))
    assert not advice.searching.isVisible()
    qtbot.waitUntil(lambda: not shown.program.jobs.busy)
    assert advice.cards == []


def test_advice_waits_for_what_is_under_way(shown, advice, qtbot):
    job = shown.program.jobs.start("something else", (Step("waiting") for _ in iter(int, 1)))
    qtbot.mouseClick(advice.public, LEFT)
    assert "under way" in shown.window.map_panel.messages.messages[0].text
    job.discard()
    qtbot.waitUntil(lambda: not shown.program.jobs.busy)


# All of it


def test_every_control_can_be_reached_and_has_a_name(parts, page, advice, qtbot):
    for left in (nameless(page), wordless(page), unreachable(page)):
        assert not left, "\n".join(left)
    parts.answer()
    qtbot.mouseClick(advice.research, LEFT)
    qtbot.waitUntil(lambda: not parts.program.jobs.busy)
    assert advice.cards
    for left in (nameless(page), wordless(page), unreachable(page)):
        assert not left, "\n".join(left)


def cells(grid, column):
    return [t for row in range(grid.rowCount()) for t in grid.item(row, column).text().split("\n")]


@pytest.mark.parametrize("width", [270, 380])
def test_nothing_is_cut_in_a_narrow_dock(parts, page, omission, advice, width):
    parts.state.pinned = frozenset(LONG)
    parts.answer(of=distinct(3, names=LONG))
    page.resize(width, 700)
    assert page.scrolled.widget().minimumSizeHint().width() <= 270
    wide = max(advice.research.sizeHint().width(), advice.public.sizeHint().width())
    assert advice.minimumSizeHint().width() < wide + advice.public.sizeHint().width()
    grid = omission.grid
    assert grid.horizontalScrollBar().maximum() == 0
    for column in (1, 2, 3):
        wide = max(grid.fontMetrics().horizontalAdvance(t) for t in cells(grid, column))
        assert grid.columnWidth(column) >= wide + 13
    page.grab()


def test_fifteen_variables_scroll_with_the_page(parts, page, omission, qtbot):
    names = tuple(f"variable {i}" for i in range(15))
    counts = np.arange(2**15 - 1) % 300
    of = distinct(15, names=list(names), n_records=50)
    question = Question(names)
    parts.state.show_examination(
        examination_of(of, question, lattice(names, counts, counts, 30_000))
    )
    parts.settle()
    assert len(parts.sections("findings")[1].chart.bars) == 15
    assert omission.grid.rowCount() == 16
    assert omission.grid.verticalScrollBar().maximum() == 0
    bar = page.scrolled.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 0)
    at = omission.grid.mapTo(page.scrolled.widget(), QPoint(0, 0)).y()
    assert at + omission.grid.height() <= page.scrolled.widget().height()
