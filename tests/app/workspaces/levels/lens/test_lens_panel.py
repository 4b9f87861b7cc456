"""The panel of the lens alone: what it shows, and what a click or a key asks for."""

from __future__ import annotations

import math
from types import SimpleNamespace

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QInputDialog

from app.start import explain_focus
from app.workspaces.levels.lens import texts
from app.workspaces.levels.lens.panel import LensPanel
from core.canada import OUTSIDE, PARTS
from core.cutoff.coarsening import what_would_be_enough
from core.cutoff.design import BAND, COLLAPSE, DROP, Coarsening, Design, Variable
from core.cutoff.lens import read_rules
from core.cutoff.populations import Populations
from core.cutoff.rules import rule_of
from core.errors import VbasError
from core.levels.question import Question

MODEL = rule_of("el-emam-2009-maxcombs", "maxcombs")
DESIGN = Design((Variable("age", 86, 1.0), Variable("sex", 2)))
LEVELS = [("areas", "areas as they are"), ("fsa", "FSAs")]


@pytest.fixture
def panel(qtbot, theme):
    made = LensPanel(theme)
    qtbot.addWidget(made)
    made.resize(320, 1500)
    made.show()
    return made


def show(panel, question=None, parts=PARTS, **changes):
    question = question or Question(design=DESIGN, **changes)
    design = question.design
    m = design.max_combinations if design.variables else None
    panel.show_question(question, read_rules(m, design.entropy, (), parts), MODEL, parts)


def search(design=DESIGN, people=(9000, 50_000), enough=1.0):
    names = tuple(f"K{i}A" for i in range(len(people)))
    parts = np.array(["central"] * len(people), dtype=object)
    return what_would_be_enough(
        design, MODEL, Populations(np.array(people, float), parts, names), enough
    )


def column(panel, j):
    return [panel.rules.item(i, j).text() for i in range(panel.rules.rowCount())]


def choose(box, data):
    """As the user does: the entry with that data."""
    index = next(i for i in range(box.count()) if box.itemData(i) == data)
    box.setCurrentIndex(index)
    box.activated.emit(index)


# Rules


def test_every_rule_side_by_side_with_the_hand_computed_cutoffs(panel):
    show(panel)
    assert panel.form.headline.text().replace("\u00a0", " ") == "86 × 2 = 172 combinations"
    titles = column(panel, 0)
    assert titles[2] == "El Emam 2009\n● MaxCombs"
    assert titles[4:] == ["HIPAA", "Researchers", "CCHS", "US Census", "British census"]
    assert [column(panel, j)[2] for j in (1, 2, 3)] == ["13,797", "13,135", "9,459"]
    assert column(panel, 1)[4:] == ["20,000", "25,000", "70,000", "100,000", "120,000"]
    assert column(panel, 1)[3] == "–"
    assert "HIPAA Privacy Rule" in panel.rules.item(4, 0).toolTip()
    assert "9,459 – 13,797" in panel.about_rules.text()


def test_one_part_of_canada_leaves_room_for_titles(panel):
    show(panel, part="central", parts=("central",))
    assert column(panel, 0)[2] == "● El Emam 2009, MaxCombs"
    assert panel.rules.columnCount() == 2
    assert "13,135" in panel.about_rules.text()
    high = panel.rules.sizeHint().height()
    show(panel)
    assert panel.rules.sizeHint().height() > high


def test_a_click_and_the_keyboard_choose_the_rule(panel, qtbot):
    show(panel)
    place = panel.rules.visualItemRect(panel.rules.item(4, 0)).center()
    with qtbot.waitSignal(panel.rule_chosen) as heard:
        QTest.mouseClick(panel.rules.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert heard.args == ["hipaa", ""]
    panel.rules.setCurrentCell(3, 0)
    with qtbot.waitSignal(panel.rule_chosen) as heard:
        QTest.keyClick(panel.rules, Qt.Key.Key_Space)
    assert heard.args == ["el-emam-2009-entropy", "entropy"]


def test_the_rule_that_decides_is_not_chosen_again(panel, qtbot):
    show(panel)
    panel.rules.setCurrentCell(2, 0)
    with qtbot.assertNotEmitted(panel.rule_chosen, wait=50):
        QTest.keyClick(panel.rules, Qt.Key.Key_Return)


def test_a_fixed_rule_is_a_line_beside_the_model(panel):
    show(panel, rule="cchs", predictor="", part="western", parts=("western",))
    curves = panel.chart.curves
    assert [of.dashed for of in curves.strokes] == [False, True]
    assert set(curves.strokes[1].y.tolist()) == {70_000}
    assert "70,000" in panel.about_rules.text()


def test_outside_canada_models_say_nothing_and_calibration_is_offered(panel, qtbot):
    show(panel, part=OUTSIDE, parts=(OUTSIDE,))
    assert column(panel, 1)[2] == "–"
    assert column(panel, 1)[4] == "20,000"
    assert "does not apply outside Canada" in panel.about_rules.text()
    assert panel.figure.isHidden()
    assert panel.part.currentData() == OUTSIDE
    with qtbot.waitSignal(panel.calibration_requested):
        QTest.mouseClick(panel.calibrate, Qt.MouseButton.LeftButton)
    show(panel)
    assert panel.calibrate.isHidden()
    assert panel.part.currentData() is None


def test_the_part_of_canada_is_chosen(panel, qtbot):
    show(panel)
    for part in ("eastern", OUTSIDE, None):
        with qtbot.waitSignal(panel.part_chosen) as heard:
            choose(panel.part, part)
        assert heard.args == [part]


# The curve


def test_the_point_lies_on_the_curve_of_each_part(panel):
    show(panel)
    curves = panel.chart.curves
    assert curves.log_x
    assert curves.log_y
    assert [of.name for of in curves.strokes] == ["West", "Central", "East"]
    assert [(of.x[0], round(of.y[0])) for of in curves.dots] == [
        (172, 13_797),
        (172, 13_135),
        (172, 9_459),
    ]
    assert panel.chart.count() == 3
    assert "13,797" in panel.chart.said(0)
    assert "Max combinations,Cut-off (people)" in panel.chart.as_csv()


def test_a_design_without_variables_or_of_any_size_can_be_drawn(panel):
    show(panel, Question())
    assert panel.chart.count() == 0
    assert not panel.form.empty.isHidden()
    assert "once there are variables" in panel.about_rules.text()
    huge = Design(tuple(Variable(f"v{i}", 10**30) for i in range(12)))
    show(panel, Question(design=huge))
    assert "361 digits" in panel.form.size_note.text
    assert panel.chart.count() == 0
    assert not panel.grab().isNull()


def test_entropy_has_an_axis_of_its_own(panel):
    counted = Design(DESIGN.variables, entropy=3.5)
    show(panel, Question(design=counted, rule="el-emam-2009-entropy", predictor="entropy"))
    assert column(panel, 2)[3] == f"{round(math.exp(6.5) * 3.5**2.6):,}"
    assert "3.5" in panel.form.why.text()


# Variables


def test_a_chooser_coarsens(panel, qtbot):
    show(panel)
    ways = panel.form.rows[0].ways
    assert [ways.itemText(i) for i in range(ways.count())] == [
        "as it is · 86",
        "2-year bands · 43",
        "5-year bands · 18",
        "10-year bands · 9",
        "dropped · 1",
        "other …",
    ]
    with qtbot.waitSignal(panel.design_edited) as heard:
        choose(ways, Coarsening(BAND, 5))
    (design,) = heard.args
    assert design.max_combinations == 36
    show(panel, Question(design=design))
    assert panel.form.headline.text().startswith("18 × 2 = 36")
    assert panel.form.rows[0].ways.currentText() == "5-year bands · 18"


def test_any_other_width_can_be_asked_for(panel, qtbot, monkeypatch):
    show(panel)
    monkeypatch.setattr(QInputDialog, "getInt", lambda *_: (3, True))
    with qtbot.waitSignal(panel.design_edited) as heard:
        choose(panel.form.rows[0].ways, "other")
    assert heard.args[0].variables[0].coarsening == Coarsening(BAND, 3)
    monkeypatch.setattr(QInputDialog, "getInt", lambda *_: (3, False))
    with qtbot.assertNotEmitted(panel.design_edited, wait=50):
        choose(panel.form.rows[0].ways, "other")
    assert panel.form.rows[0].ways.currentData() == Coarsening()


def test_words_are_collapsed(panel, qtbot, monkeypatch):
    show(panel, Question(design=Design((Variable("language", 12),))))
    monkeypatch.setattr(QInputDialog, "getInt", lambda *_: (4, True))
    with qtbot.waitSignal(panel.design_edited) as heard:
        choose(panel.form.rows[0].ways, "other")
    assert heard.args[0].variables[0].coarsening == Coarsening(COLLAPSE, 4)


def test_a_variable_is_added_by_hand_and_removed(panel, qtbot):
    show(panel, Question())
    form = panel.form.add_form
    panel.form.adding.unfold()
    QTest.keyClicks(form.name, "age")
    form.categories.setValue(86)
    form.ordered.setChecked(True)
    with qtbot.waitSignal(panel.design_edited) as heard:
        QTest.keyClick(form.name, Qt.Key.Key_Return)
    (design,) = heard.args
    assert design.variables == (Variable("age", 86, 1.0),)
    show(panel, Question(design=design))
    QTest.keyClicks(form.name, "age")
    with qtbot.assertNotEmitted(panel.design_edited, wait=50):
        QTest.mouseClick(form.button, Qt.MouseButton.LeftButton)
    assert "already" in form.problem.text
    form.name.clear()
    QTest.mouseClick(form.button, Qt.MouseButton.LeftButton)
    assert "no name" in form.problem.text
    with qtbot.waitSignal(panel.design_edited) as heard:
        QTest.mouseClick(panel.form.rows[0].remove, Qt.MouseButton.LeftButton)
    assert heard.args == [Design()]


def test_where_the_variables_come_from(panel, qtbot):
    show(panel)
    panel.show_source(follows=True, drafted=True)
    assert "follow it" in panel.form.source.text()
    assert not panel.form.take.isEnabled()
    panel.show_source(follows=False, drafted=True)
    with qtbot.waitSignal(panel.taking_requested):
        QTest.mouseClick(panel.form.take, Qt.MouseButton.LeftButton)
    with qtbot.waitSignal(panel.using_requested):
        QTest.mouseClick(panel.form.use, Qt.MouseButton.LeftButton)
    panel.show_source(follows=False, drafted=False)
    assert panel.form.use.isHidden()
    assert "By hand" in panel.form.source.text()


# What would be enough


def test_answers_with_their_price_and_a_button(panel, qtbot):
    show(panel)
    panel.show_levels(LEVELS, "fsa", 1.0)
    assert panel.question_title.text() == "What would make FSAs enough?"
    panel.show_search(search(), DESIGN)
    assert "84.7" in panel.answers.standing.text()
    assert [row.title.text() for row in panel.answers.rows] == [
        "age: 2-year bands · sex: dropped",
        "age: 5-year bands",
    ]
    assert "36" in panel.answers.rows[1].about.text()
    assert "2.26\u00a0bits" in panel.answers.rows[1].about.text()
    assert "71" in panel.answers.about.text()
    with qtbot.waitSignal(panel.design_edited) as heard:
        QTest.mouseClick(panel.answers.rows[1].button, Qt.MouseButton.LeftButton)
    assert heard.args[0].max_combinations == 36


def test_one_variable_alone(panel, qtbot):
    show(panel)
    panel.show_search(search(), DESIGN)
    age, sex = panel.answers.alone_rows
    assert age.title.text() == "age: at most 35 categories, so 3-year bands (29)."
    assert "even dropping it" in sex.title.text()
    assert sex.button.isHidden()
    with qtbot.waitSignal(panel.design_edited) as heard:
        QTest.mouseClick(age.button, Qt.MouseButton.LeftButton)
    assert heard.args[0].max_combinations == 58


def test_what_is_enough_offers_finer_ways_only(panel):
    coarse = DESIGN.coarsened({"age": Coarsening(BAND, 10), "sex": Coarsening(DROP)})
    panel.show_search(search(coarse), coarse)
    assert "no change needed" in panel.answers.standing.text()
    assert [row.title.text() for row in panel.answers.rows] == [
        "age: 2-year bands · sex: dropped",
        "age: 5-year bands",
    ]
    fitting = DESIGN.coarsened({"age": Coarsening(BAND, 5)})
    panel.show_search(search(fitting), fitting)
    assert [row.button.isEnabled() for row in panel.answers.rows] == [True]


def test_the_rest_of_the_answers_is_shown_on_request(panel):
    design = Design(tuple(Variable(f"v{i}", 12) for i in range(5)))
    panel.show_search(search(design), design)
    assert len(panel.answers.rows) == 4
    QTest.mouseClick(panel.answers.more, Qt.MouseButton.LeftButton)
    assert len(panel.answers.rows) > 4
    assert panel.answers.more.isHidden()


def test_what_cannot_be_reached_names_the_unit(panel):
    panel.show_levels(LEVELS, "fsa", 1.0)
    panel.show_search(search(people=(132, 50_000)), DESIGN)
    said = panel.answers.trouble.text
    assert "K0A has 132" in said.replace("\u00a0", " ")
    assert "1,436" in said
    assert not panel.answers.rows


def test_why_there_is_no_answer(panel):
    panel.show_search(VbasError("No areas are open.", "Open some."), DESIGN)
    assert panel.answers.trouble.text == "No areas are open."
    assert panel.answers.standing.isHidden()


def test_level_and_share_are_chosen(panel, qtbot):
    panel.show_levels(LEVELS, "fsa", 1.0)
    with qtbot.waitSignal(panel.level_chosen) as heard:
        choose(panel.answers.level, "areas")
    assert heard.args == ["areas"]
    with qtbot.waitSignal(panel.share_chosen) as heard:
        choose(panel.answers.share, 0.95)
    assert heard.args == [0.95]


# Words


def test_words_of_designs_and_single_variables():
    assert texts.ways(DESIGN) == "all variables as they are"
    assert texts.ways(DESIGN.coarsened({"sex": Coarsening(DROP)})) == "sex: dropped"
    language = Design((Variable("language", 90),))
    (alone,) = search(language).alone
    assert texts.alone(alone) == "language: at most 71 categories."
    (enough,) = search(language, people=(90_000,)).alone
    assert texts.alone(enough) == "language: may stay as it is."
    (nothing,) = search(language, people=(100,)).alone
    assert texts.alone(nothing) == "language: even dropping it would not be enough."


def test_words_of_coarsenings():
    age, income = Variable("age", 86, 1.0), Variable("income", 30, 1000.0)
    assert texts.way(age, Coarsening(BAND, 3)) == "3-year bands"
    assert texts.way(Variable("age", 18, 5.0), Coarsening(BAND, 2)) == "10-year bands"
    assert texts.way(Variable("score", 50, 1.0), Coarsening(BAND, 5)) == "bands of 5"
    assert texts.way(income, Coarsening(BAND, 5)) == "bands 5,000 wide"
    assert not texts.in_years(Variable("language", 5, 1.0))
    assert not texts.in_years(Variable("wage", 5, 1.0))
    assert texts.in_years(Variable("AGE_YEARS", 5, 1.0))


def test_every_control_says_what_it_is_for(panel):
    show(panel)
    panel.show_levels(LEVELS, "fsa", 1.0)
    panel.show_search(search(), DESIGN)
    controls = [
        panel.part,
        panel.rules,
        panel.calibrate,
        panel.form.take,
        panel.form.use,
        panel.form.add_form.name,
        panel.form.add_form.categories,
        panel.answers.level,
        panel.answers.share,
        *(row.ways for row in panel.form.rows),
        *(row.remove for row in panel.form.rows),
        *(row.button for row in panel.answers.rows),
    ]
    for control in controls:
        assert control.toolTip(), control
        assert control.accessibleName(), control


def test_areas_that_all_lie_elsewhere_are_outside_canada_without_being_asked(panel):
    show(panel, parts=(OUTSIDE,))
    assert "say nothing of other places" in panel.outside.text
    assert panel.calibrate.isVisible()
    assert "lie in no known part of Canada" in panel.about_rules.text()
    assert not panel.figure.isVisible()
    show(panel)
    assert not panel.calibrate.isVisible()
    assert panel.figure.isVisible()


def test_titles_of_rules_are_never_cut(panel):
    for width, parts in ((294, PARTS), (294, ("eastern",)), (280, PARTS), (500, ("eastern",))):
        panel.resize(width, 1500)
        show(panel, parts=parts)
        table = panel.rules
        for i in range(4):
            item = table.item(i, 0)
            metrics = QFontMetrics(item.font())
            wide = max(metrics.horizontalAdvance(line) for line in item.text().split("\n"))
            assert wide <= table.columnWidth(0) - 6, (width, item.text())


def test_f1_explains_the_rule_that_the_keyboard_is_at(panel):
    show(panel)
    panel.rules.setFocus()
    panel.rules.setCurrentCell(4, 0)
    window = SimpleNamespace(focusWidget=lambda: panel.rules)
    assert "HIPAA Privacy Rule" in explain_focus(window)
