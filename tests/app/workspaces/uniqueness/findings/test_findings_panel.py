from dataclasses import replace

import numpy as np
import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QPushButton

from app.workspaces.uniqueness.findings import empty, texts
from app.workspaces.uniqueness.findings.advice_view import PUBLIC, RESEARCH, Proposal
from core.record_uniqueness.distinct import CountedVariable, DistinctRecords
from core.record_uniqueness.examine import examination_of
from core.record_uniqueness.question import Question
from tests.app.test_accessible_controls import nameless, unreachable, wordless
from tests.app.workspaces.uniqueness.findings.examined import distinct, examined, partly, show
from tests.app.workspaces.uniqueness.uniqueness_cases import lattice

LEFT = Qt.MouseButton.LeftButton
LONG = (
    "groupe d'âge quinquennal au moment du diagnostic",
    "division de recensement de résidence habituelle",
    "groupe de population tel que déclaré par la personne",
)


# Nothing yet


def test_the_empty_place_offers_what_brings_findings(panel, qtbot):
    assert panel.empty.isVisible()
    assert panel.empty.records.isVisible()
    with qtbot.waitSignal(panel.empty.records_requested):
        qtbot.mouseClick(panel.empty.records, LEFT)
    panel.show_nothing(empty.NO_VARIABLES)
    assert not panel.empty.records.isVisible()
    assert not panel.empty.run.isVisible()
    panel.show_nothing(empty.NOT_RUN)
    panel.empty.run.setFocus()
    with qtbot.waitSignal(panel.run_requested):
        qtbot.keyClick(panel.empty.run, Qt.Key.Key_Space)


def test_nothing_is_shown_again_after_findings(panel):
    show(panel)
    assert not panel.empty.isVisible()
    assert panel.verdict.isVisible()
    panel.show_nothing(empty.NOT_RUN)
    assert panel.empty.isVisible()
    assert not panel.verdict.isVisible()


# The verdict


def test_the_verdict_names_share_thresholds_and_denominators(panel):
    of = show(panel)
    assert panel.verdict.share.text().startswith(f"{100 * of.verdict.share:.1f}")
    assert panel.verdict.research.text().startswith("✗ Research file: no")
    assert panel.verdict.research.property("role") == "bad"
    why = panel.verdict.why.text()
    assert f"{of.verdict.in_sets:,} of 400 records" in why
    otherwise = panel.verdict.otherwise.text()
    assert "of 7 combinations" in otherwise
    assert f"of the {of.verdict.classes:,} classes" in otherwise


def test_people_are_said_where_they_are_counted(panel):
    of = examined()
    of = replace(of, lattice=replace(of.lattice, people=True))
    show(panel, of)
    assert panel.verdict.of.text() == "of the people are in unique record sets"
    assert " people (" in panel.verdict.why.text()
    assert "records (" not in panel.verdict.why.text()
    assert "people (" in texts.known_words(of.lattice)


def test_a_file_that_will_do_says_so_in_words(panel):
    of = show(panel, examined(question=Question(("site",))))
    assert of.verdict.public
    assert panel.verdict.research.text().startswith("✓ Research file: yes")
    assert panel.verdict.public.text().startswith("✓ Public file: yes")
    assert panel.verdict.public.property("role") == "good"


def test_the_worked_example_of_the_paper(panel):
    race = CountedVariable("race", ("a", "b", "c", "d"))
    of = DistinctRecords(
        (race,), np.array([[0, 1, 2, 3]], np.int32), np.array([150, 50, 4, 1], np.int32)
    )
    show(panel, examined(of))
    assert panel.verdict.share.text().startswith("2.4")
    assert "5 of 205 records" in panel.verdict.why.text()
    assert "1 of 205 records (0.49" in panel.verdict.why.text()


def test_outdated_findings_are_marked_and_offer_to_count_again(panel, qtbot):
    of = show(panel)
    assert not panel.stale.isVisible()
    assert panel.advice.isEnabled()
    panel.show_examination(of, True)
    assert panel.stale.isVisible()
    assert not panel.advice.isEnabled()
    assert panel.verdict.research.property("role") == "neutral"
    with qtbot.waitSignal(panel.run_requested):
        qtbot.mouseClick(panel.stale.button, LEFT)
    panel.show_examination(of, False)
    assert not panel.stale.isVisible()
    assert panel.verdict.research.property("role") == "bad"


def test_while_counting_it_says_what_is_known(panel):
    some = partly(examined(distinct(5)).lattice, 12)
    panel.show_counting(some)
    assert panel.counting.isVisible()
    assert not panel.empty.isVisible()
    assert panel.counting.progress.text() == "12 of 31\u00a0combinations"
    assert (panel.counting.bar.value(), panel.counting.bar.maximum()) == (12, 31)
    most = int(some.in_sets[some.counted].max())
    assert f"{most}\u00a0records" in panel.counting.known.text()
    panel.show_counting(None)
    assert panel.empty.isVisible()
    assert not panel.counting.isVisible()


def test_what_all_variables_say_is_told_as_soon_as_it_is_known(panel):
    of = examined(distinct(5)).lattice
    last = np.arange(31) == 30
    early = replace(of, counted=last)
    panel.show_counting(early)
    assert panel.counting.known.text().startswith("Of all variables together")
    assert f"{of.in_sets[30]}\u00a0records" in panel.counting.known.text()


def test_the_report_is_asked_for(panel, qtbot):
    show(panel)
    with qtbot.waitSignal(panel.verdict.report_requested):
        qtbot.mouseClick(panel.verdict.report, LEFT)


# Omission


def test_omission_tells_records_shares_and_verdicts(panel):
    of = show(panel)
    grid = panel.omission.grid
    assert grid.rowCount() == 4
    assert grid.item(0, 0).text() == "none"
    first = of.omissions[1]
    assert grid.item(1, 0).text() == "age"
    share = 100 * first.in_sets / 400
    assert grid.item(1, 2).text().startswith(f"{first.in_sets}\n{share:.1f}")
    passes = first.in_sets / 400 <= 0.2
    assert grid.item(1, 3).text().startswith("✓" if passes else "✗")


def test_a_row_of_omission_shows_its_combination(panel, qtbot):
    of = show(panel)
    grid = panel.omission.grid
    assert not panel.omission.button.isEnabled()
    at = grid.visualItemRect(grid.item(2, 1)).center()
    with qtbot.waitSignal(panel.omission.combination_chosen) as told:
        qtbot.mouseClick(grid.viewport(), LEFT, pos=at)
    assert told.args == [0b101]
    with qtbot.waitSignal(panel.leave_requested) as told:
        qtbot.mouseClick(panel.omission.button, LEFT)
    assert told.args == ["county"]
    grid.setFocus()
    qtbot.keyClick(grid, Qt.Key.Key_Down)
    with qtbot.waitSignal(panel.omission.combination_chosen) as told:
        qtbot.keyClick(grid, Qt.Key.Key_Return)
    assert told.args == [0b011]
    assert of.lattice.names == ("age", "county", "site")


def test_what_is_looked_at_elsewhere_is_marked(panel, qtbot):
    show(panel)
    with qtbot.assertNotEmitted(panel.omission.combination_chosen):
        panel.omission.show_chosen(0b110)
    assert panel.omission.chosen == "age"
    panel.omission.show_chosen(0b100)
    assert panel.omission.chosen == ""


def test_omission_is_copied_and_exported(panel, qtbot):
    show(panel)
    panel.omission.grid.setFocus()
    qtbot.keyClick(panel.omission.grid, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    copied = QGuiApplication.clipboard().text().splitlines()
    assert len(copied) == 5
    assert copied[0].startswith("omitted,unique_records")
    with qtbot.waitSignal(panel.omission.export_requested) as told:
        panel.omission._export()
    assert list(told.args[0]["omitted"]) == ["", "age", "county", "site"]


# Advice


def test_advice_is_asked_for_unless_it_is_reached(panel, qtbot):
    show(panel)
    panel.advice.show_reached(True, False)
    assert not panel.advice.research.isEnabled()
    with qtbot.waitSignal(panel.advice.advice_requested) as told:
        qtbot.mouseClick(panel.advice.public, LEFT)
    assert told.args == [PUBLIC]
    panel.advice.show_reached(False, False)
    panel.advice.research.setFocus()
    with qtbot.waitSignal(panel.advice.advice_requested) as told:
        qtbot.keyClick(panel.advice.research, Qt.Key.Key_Space)
    assert told.args == [RESEARCH]
    panel.advice.show_reached(True, True)
    assert "good enough for both" in panel.advice.said.text()


def test_proposals_stream_in_and_are_applied(panel, qtbot):
    show(panel)
    questions = [Question(("age",)), Question(("site",))]
    cards = [Proposal((f"recode {i}",), "1 bit", "4 %", q) for i, q in enumerate(questions)]
    panel.advice.show_searching("1 of 9", 1, 9)
    panel.advice.show_proposals(cards[:1], "So far one")
    assert panel.advice.searching.isVisible()
    assert len(panel.advice.cards()) == 1
    with qtbot.waitSignal(panel.advice.stop_requested):
        qtbot.mouseClick(panel.advice.stop, LEFT)
    panel.advice.show_proposals(cards, "Two")
    panel.advice.show_searching(None)
    assert not panel.advice.searching.isVisible()
    button = panel.advice.cards()[1].findChild(QPushButton)
    with qtbot.waitSignal(panel.advice.apply_requested) as told:
        qtbot.mouseClick(button, LEFT)
    assert told.args == [questions[1]]
    panel.advice.forget()
    assert panel.advice.cards() == []


def test_variables_are_kept_as_they_are(panel, qtbot):
    show(panel)
    advice = panel.advice
    advice.show_variables({"age": "age", "site": "site"}, frozenset())
    assert advice.pins.text() == "Keep as they are: none"
    first = advice.pins.menu().actions()[0]
    with qtbot.waitSignal(advice.pin_requested) as told:
        first.trigger()
    assert told.args == ["age", True]
    with qtbot.assertNotEmitted(advice.pin_requested):
        advice.show_variables({"age": "age", "site": "site"}, frozenset({"age", "site"}))
    assert "2" in advice.pins.text()
    assert "age, site" in advice.pins.toolTip()


# All of it


def test_controls_have_names_before_there_are_findings(panel):
    panel.advice.show_variables({}, frozenset())
    for left in (nameless(panel), wordless(panel), unreachable(panel)):
        assert not left, "\n".join(left)


def test_every_control_can_be_reached_and_has_a_name(panel):
    show(panel, age="age (bands of 10)")
    panel.advice.show_variables({"age": "age"}, frozenset())
    panel.advice.show_proposals([Proposal(("x",), "1 bit", "4 %", Question(("age",)))], "")
    for left in (nameless(panel), wordless(panel), unreachable(panel)):
        assert not left, "\n".join(left)


def cells(grid, column):
    return [t for row in range(grid.rowCount()) for t in grid.item(row, column).text().split("\n")]


@pytest.mark.parametrize("width", [270, 380])
def test_nothing_is_cut_in_a_narrow_dock(panel, width):
    of = distinct(3, names=LONG)
    show(panel, examined(of), **{LONG[0]: f"{LONG[0]} (bands of 10)"})
    panel.resize(width, 700)
    panel.advice.show_variables({name: name for name in LONG}, frozenset(LONG))
    assert panel._scroll.widget().minimumSizeHint().width() <= 270
    grid = panel.omission.grid
    assert grid.horizontalScrollBar().maximum() == 0
    for column in (1, 2, 3):
        wide = max(grid.fontMetrics().horizontalAdvance(t) for t in cells(grid, column))
        assert grid.columnWidth(column) >= wide + 13
    panel.grab()


def test_fifteen_variables_scroll_with_the_page(panel, qtbot):
    names = tuple(f"variable {i}" for i in range(15))
    counts = np.arange(2**15 - 1) % 300
    many = lattice(names, counts, counts, 30_000)
    of = distinct(15, names=list(names), n_records=50)
    show(panel, examination_of(of, Question(names), many))
    assert len(panel.weights.chart.bars) == 15
    assert panel.omission.grid.rowCount() == 16
    assert panel.omission.grid.verticalScrollBar().maximum() == 0
    bar = panel._scroll.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 0)
    at = panel.omission.grid.mapTo(panel._scroll.widget(), QPoint(0, 0)).y()
    assert at + panel.omission.grid.height() <= panel._scroll.widget().height()
