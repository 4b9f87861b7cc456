"""The panel of the lens alone: what it shows, and what a click or a key asks for."""

from __future__ import annotations

import math
from types import SimpleNamespace

import numpy as np
import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QInputDialog, QWidget

from app.features.manual.explanation import words_about
from app.workspaces.levels.lens import texts
from app.workspaces.levels.lens.panel import PANEL
from app.workspaces.levels.levels import LevelRow, Levels
from core.canada import OUTSIDE, PARTS
from core.cutoff.coarsening import what_would_be_enough
from core.cutoff.design import BAND, COLLAPSE, DROP, Coarsening, Design, Variable
from core.cutoff.populations import Populations
from core.cutoff.rules import rule_of
from core.errors import VbasError
from core.levels.question import Question

MODEL = rule_of("el-emam-2009-maxcombs", "maxcombs")
DESIGN = Design((Variable("age", 86, 1.0), Variable("sex", 2)))


def levels(parts=PARTS):
    """Two levels in these parts of Canada; as much of them as the panel asks for."""
    rows = tuple(LevelRow(key, SimpleNamespace(label=key)) for key in ("areas", "fsa"))
    return Levels(None, None, rows, parts)


class Lens:
    """The panel, and what is asked through it."""

    def __init__(self, context, alone):
        PANEL.build("levels", context)
        self.state = context.state
        self.panel = alone(context.panels["lens"], 320, 1500)
        self.form, self.rules, self.answers = self.panel.form, self.panel.rules, self.panel.answers
        self.table, self.about = self.rules.rules, self.rules.about_rules

    def show(self, question=None, parts=PARTS, **changes):
        """Asks something, of areas in these parts of Canada."""
        self.state.levels = levels(parts)
        self.state.follow(question or Question(design=DESIGN, **changes))
        self.panel.show_question(self.state.question)

    def show_search(self, found):
        self.answers.show_ready()
        self.answers.show_result(found)

    @property
    def question(self):
        return self.state.question


@pytest.fixture
def lens(context, alone):
    return Lens(context, alone)


def search(design=DESIGN, people=(9000, 50_000), enough=1.0):
    names = tuple(f"K{i}A" for i in range(len(people)))
    parts = np.array(["central"] * len(people), dtype=object)
    return what_would_be_enough(
        design, MODEL, Populations(np.array(people, float), parts, names), enough
    )


def column(lens, j):
    return [lens.table.item(i, j).text() for i in range(lens.table.rowCount())]


def choose(box, data):
    """As the user does: the entry with that data."""
    index = next(i for i in range(box.count()) if box.itemData(i) == data)
    box.setCurrentIndex(index)
    box.activated.emit(index)


def click(widget):
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton)


# Rules


def test_every_rule_side_by_side_with_the_hand_computed_cutoffs(lens):
    lens.show()
    assert lens.form.headline.text().replace("\u00a0", " ") == "86 × 2 = 172 combinations"
    titles = column(lens, 0)
    assert titles[2] == "El Emam 2009\n● MaxCombs"
    assert titles[4:] == ["HIPAA", "Researchers", "CCHS", "US Census", "British census"]
    assert [column(lens, j)[2] for j in (1, 2, 3)] == ["13,797", "13,135", "9,459"]
    assert column(lens, 1)[4:] == ["20,000", "25,000", "70,000", "100,000", "120,000"]
    assert column(lens, 1)[3] == "–"
    assert "HIPAA Privacy Rule" in lens.table.item(4, 0).toolTip()
    assert "9,459 – 13,797" in lens.about.text()


def test_one_part_of_canada_leaves_room_for_titles(lens):
    lens.show(part="central")
    assert column(lens, 0)[2] == "● El Emam 2009, MaxCombs"
    assert lens.table.columnCount() == 2
    assert "13,135" in lens.about.text()
    high = lens.table.maximumHeight()
    lens.show()
    assert lens.table.maximumHeight() > high


def test_a_click_and_the_keyboard_choose_the_rule(lens):
    lens.show()
    place = lens.table.visualItemRect(lens.table.item(4, 0)).center()
    QTest.mouseClick(lens.table.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert (lens.question.rule, lens.question.predictor) == ("hipaa", "")
    lens.table.setCurrentCell(3, 0)
    QTest.keyClick(lens.table, Qt.Key.Key_Space)
    assert lens.question.rule == "el-emam-2009-entropy"
    assert lens.question.predictor == "entropy"


def test_a_fixed_rule_is_a_line_beside_the_model(lens):
    lens.show(rule="cchs", predictor="", part="western")
    curves = lens.rules.chart.curves
    assert [of.dashed for of in curves.strokes] == [False, True]
    assert set(curves.strokes[1].y.tolist()) == {70_000}
    assert "70,000" in lens.about.text()


def test_outside_canada_models_say_nothing_and_calibration_is_offered(lens, context):
    window = context.program.window
    window.show_workspace("levels")
    dock = window.add_dock("levels", "calibration", "", QWidget(), PANEL.place, shown=False)
    lens.show(part=OUTSIDE)
    assert column(lens, 1)[2] == "–"
    assert column(lens, 1)[4] == "20,000"
    assert "does not apply outside Canada" in lens.about.text()
    assert lens.rules.figure.isHidden()
    assert lens.rules.part.currentData() == OUTSIDE
    click(lens.rules.calibrate)
    assert not dock.isHidden()
    lens.show()
    assert lens.rules.calibrate.isHidden()
    assert lens.rules.part.currentData() is None


def test_the_part_of_canada_is_chosen(lens):
    lens.show()
    for part in ("eastern", OUTSIDE, None):
        choose(lens.rules.part, part)
        assert lens.question.part == part


def test_areas_that_all_lie_elsewhere_are_outside_canada_without_being_asked(lens):
    lens.show(parts=())
    assert "say nothing of other places" in lens.rules.outside.text
    assert lens.rules.calibrate.isVisible()
    assert "lie in no known part of Canada" in lens.about.text()
    assert not lens.rules.figure.isVisible()
    lens.show()
    assert not lens.rules.calibrate.isVisible()
    assert lens.rules.figure.isVisible()


def test_titles_of_rules_are_never_cut(lens):
    for width, part in ((294, None), (294, "eastern"), (280, None), (500, "eastern")):
        lens.panel.resize(width, 1500)
        lens.show(part=part)
        for i in range(4):
            metrics, text = lens.table.fontMetrics(), lens.table.item(i, 0).text()
            room = QRect(0, 0, lens.table.columnWidth(0) - 12, 1000)
            needs = metrics.boundingRect(room, Qt.TextFlag.TextWordWrap, text)
            assert needs.width() <= room.width(), (width, text)
            assert needs.height() <= lens.table.rowHeight(i), (width, text)


def test_f1_explains_the_rule_that_the_keyboard_is_at(lens):
    lens.show()
    lens.table.setFocus()
    lens.table.setCurrentCell(4, 0)
    assert "HIPAA Privacy Rule" in words_about(lens.table)


# The curve


def test_the_point_lies_on_the_curve_of_each_part(lens):
    lens.show()
    chart = lens.rules.chart
    assert chart.curves.log_x
    assert chart.curves.log_y
    assert [of.name for of in chart.curves.strokes] == ["West", "Central", "East"]
    assert [(of.x[0], round(of.y[0])) for of in chart.curves.dots] == [
        (172, 13_797),
        (172, 13_135),
        (172, 9_459),
    ]
    assert chart.count() == 3
    assert "13,797" in chart.said(0)
    assert "Max combinations,Cut-off (people)" in chart.as_csv()


def test_a_design_without_variables_or_of_any_size_can_be_drawn(lens):
    lens.show(Question())
    assert lens.rules.chart.count() == 0
    assert not lens.form.empty.isHidden()
    assert "once there are variables" in lens.about.text()
    huge = Design(tuple(Variable(f"v{i}", 10**30) for i in range(12)))
    lens.show(Question(design=huge))
    assert "361 digits" in lens.form.size_note.text
    assert lens.rules.chart.count() == 0
    assert not lens.panel.grab().isNull()


def test_entropy_has_an_axis_of_its_own(lens):
    counted = Design(DESIGN.variables, entropy=3.5)
    lens.show(Question(design=counted, rule="el-emam-2009-entropy", predictor="entropy"))
    assert column(lens, 2)[3] == f"{round(math.exp(6.5) * 3.5**2.6):,}"
    assert "3.5" in lens.form.headline.toolTip()


# Variables


def test_a_chooser_coarsens(lens):
    lens.show()
    ways = lens.form.list.look_at("age").ways
    assert [ways.itemText(i) for i in range(ways.count())] == [
        "as it is · 86",
        "2-year bands · 43",
        "5-year bands · 18",
        "10-year bands · 9",
        "dropped · 1",
        "other …",
    ]
    choose(ways, Coarsening(BAND, 5))
    assert lens.question.design.max_combinations == 36
    lens.show(lens.question)
    assert lens.form.headline.text().startswith("18 × 2 = 36")
    assert lens.form.list.look_at("age").ways.currentText() == "5-year bands · 18"


@pytest.mark.parametrize(
    ("variable", "amount", "how"),
    [
        (Variable("age", 86, 1.0), 3, Coarsening(BAND, 3)),
        (Variable("language", 12), 4, Coarsening(COLLAPSE, 4)),
    ],
)
def test_any_other_coarsening_can_be_asked_for(lens, monkeypatch, variable, amount, how):
    lens.show(Question(design=Design((variable,))))
    ways = lens.form.list.look_at(variable.name).ways
    monkeypatch.setattr(QInputDialog, "getInt", lambda *_: (amount, False))
    choose(ways, "other")
    assert lens.question.design.variables == (variable,)
    assert ways.currentData() == Coarsening()
    monkeypatch.setattr(QInputDialog, "getInt", lambda *_: (amount, True))
    choose(ways, "other")
    assert lens.question.design.variables[0].coarsening == how


def test_a_variable_is_added_by_hand_and_removed(lens):
    lens.show(Question())
    form = lens.form.add_form
    lens.form.adding.unfold()
    QTest.keyClicks(form.name, "age")
    form.categories.setValue(86)
    form.ordered.setChecked(True)
    QTest.keyClick(form.name, Qt.Key.Key_Return)
    design = lens.question.design
    assert design.variables == (Variable("age", 86, 1.0),)
    lens.show(lens.question)
    QTest.keyClicks(form.name, "age")
    click(form.button)
    assert "already" in form.problem.text
    form.name.clear()
    click(form.button)
    assert "no name" in form.problem.text
    assert lens.question.design == design
    lens.form.list.look_at("age")
    click(lens.form.list.picker.remove)
    assert lens.question.design == Design()


def test_where_the_variables_come_from(lens):
    lens.state.draft = DESIGN
    lens.show()
    assert "follow it" in lens.form.source.whole
    assert not lens.form.take.isVisible()
    lens.show(Question(design=DESIGN.without("sex")))
    assert "Edited here" in lens.form.source.whole
    click(lens.form.take)
    assert lens.question.design == DESIGN
    lens.state.draft = Design()
    lens.show()
    assert lens.form.use.isHidden()
    assert "By hand" in lens.form.source.whole


# What would be enough


def test_answers_with_their_price_and_a_button(lens):
    lens.show(level="fsa")
    lens.show_search(search())
    answers = lens.answers
    assert answers.question_title.text() == "What would make FSAs enough?"
    assert "84.7" in answers.standing.text()
    assert [row.title.text() for row in answers.rows] == [
        "age: 2-year bands · sex: dropped",
        "age: 5-year bands",
    ]
    assert "36" in answers.rows[1].about.text()
    assert "2.26\u00a0bits" in answers.rows[1].about.text()
    assert "71" in answers.about.text()
    answers.show_stale(True)  # of other variables: not to be applied
    assert not answers.rows[1].isEnabled()
    answers.show_stale(False)
    click(answers.rows[1].button)
    assert lens.question.design.max_combinations == 36


def test_one_variable_alone(lens):
    lens.show()
    lens.show_search(search())
    age, sex = lens.answers.alone_rows
    assert age.title.text() == "age: at most 35 categories, so 3-year bands (29)."
    assert "not enough even dropped" in sex.title.text()
    assert sex.button.isHidden()
    click(age.button)
    assert lens.question.design.max_combinations == 58


def test_what_is_enough_offers_finer_ways_only(lens):
    coarse = DESIGN.coarsened({"age": Coarsening(BAND, 10), "sex": Coarsening(DROP)})
    lens.show(Question(design=coarse))
    lens.show_search(search(coarse))
    assert "No change is needed" in lens.answers.standing.text()
    assert [row.title.text() for row in lens.answers.rows] == [
        "age: 2-year bands · sex: dropped",
        "age: 5-year bands",
    ]
    fitting = DESIGN.coarsened({"age": Coarsening(BAND, 5)})
    lens.show(Question(design=fitting))
    lens.show_search(search(fitting))
    assert [row.button.isEnabled() for row in lens.answers.rows] == [True]


def test_the_rest_of_the_answers_is_shown_on_request(lens):
    lens.show_search(search(Design(tuple(Variable(f"v{i}", 12) for i in range(5)))))
    assert len(lens.answers.rows) == 4
    click(lens.answers.more)
    assert len(lens.answers.rows) > 4
    assert lens.answers.more.isHidden()


def test_what_cannot_be_reached_names_the_unit(lens):
    lens.show_search(search(people=(132, 50_000)))
    said = lens.answers.trouble.text
    assert "K0A has 132" in said.replace("\u00a0", " ")
    assert "1,436" in said
    assert not lens.answers.rows


def test_why_there_is_no_answer(lens):
    lens.answers.show_refused(VbasError("No areas are open.", "Open some."))
    assert lens.answers.trouble.text == "No areas are open."
    assert lens.answers.standing.isHidden()


def test_level_and_share_are_chosen(lens):
    lens.show(level="fsa")
    lens.answers.show_ready()
    choose(lens.answers.level, "areas")
    assert lens.question.level == "areas"
    choose(lens.answers.share, 0.95)
    assert lens.question.enough == 0.95


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
    assert texts.alone(nothing) == "language: not enough even dropped."


def test_words_of_coarsenings():
    age, income = Variable("age", 86, 1.0), Variable("income", 30, 1000.0)
    assert texts.way(age, Coarsening(BAND, 3)) == "3-year bands"
    assert texts.way(Variable("age", 18, 5.0), Coarsening(BAND, 2)) == "10-year bands"
    assert texts.way(Variable("score", 50, 1.0), Coarsening(BAND, 5)) == "bands of 5"
    assert texts.way(income, Coarsening(BAND, 5)) == "bands 5,000 wide"
    assert not texts.in_years(Variable("language", 5, 1.0))
    assert not texts.in_years(Variable("wage", 5, 1.0))
    assert texts.in_years(Variable("AGE_YEARS", 5, 1.0))


def test_every_control_says_what_it_is_for(lens):
    lens.show()
    lens.show_search(search())
    controls = [
        lens.rules.part,
        lens.table,
        lens.rules.calibrate,
        lens.form.take,
        lens.form.use,
        lens.form.add_form.name,
        lens.form.add_form.categories,
        lens.answers.level,
        lens.answers.share,
        lens.form.list.recodes.ways,
        lens.form.list.picker.remove,
        *(row.button for row in lens.answers.rows),
    ]
    for control in controls:
        assert control.toolTip(), control
        assert control.accessibleName(), control
