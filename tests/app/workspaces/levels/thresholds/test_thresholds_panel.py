"""The panel of thresholds and its form, alone, with values by hand."""

import math
from types import SimpleNamespace

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QWidget

from app.kit import numbers
from app.workspaces.levels.levels import LevelRow
from app.workspaces.levels.state import NO_AREAS, NOT_COUNTED
from app.workspaces.levels.thresholds import texts
from app.workspaces.levels.thresholds.details import ProvinceRows, SampleForm
from app.workspaces.levels.thresholds.finding import LevelUniqueness, Query
from app.workspaces.levels.thresholds.guidance import GuidanceForm
from app.workspaces.levels.thresholds.panel import PANEL
from app.workspaces.levels.thresholds.verdict import ThresholdRows
from core.cutoff.design import Design, Variable
from core.thresholds.guidance import guidance
from core.thresholds.predicted import ThresholdModel
from core.thresholds.report import report
from tests.core.studies import class_counts

UNITS = class_counts([[20, 0, 0], [19, 1, 0], [3, 1, 1], [0, 0, 0]])
PEOPLE = np.array([2000.0, 200.0, 50.0, float("nan")])
PLACES = np.array(["ON", "ON", "QC", ""], dtype=object)
MODEL = ThresholdModel(0.05, b0=10.0 * math.log(300), ln_population=-10.0, ln_max_combinations=1e-9)
NAMES = [question.name for group in guidance() for question in group.questions]


class Units:
    """As much of a level's units as the panel asks for: each is an area."""

    def __init__(self, label, n):
        self.label, self.labels = label, np.arange(n, dtype=np.int32)

    def __len__(self):
        return len(self.labels)


def found(counts=UNITS, people=PEOPLE, places=PLACES, name="fsa", names=("age", "sex"), **asked):
    made = report(counts, people, places, **asked)
    study = SimpleNamespace(counts=SimpleNamespace(n_categories=dict.fromkeys(names, 2)))
    return LevelUniqueness(
        Query(LevelRow(name, Units(name, len(people))), study), counts, made, "Own models"
    )


class Thresholds:
    """The panel with its sections."""

    def __init__(self, context, alone):
        self.state = context.state
        self.dock = PANEL.build("levels", replace_behind(context))
        self.page = alone(context.panels["thresholds"], 360, 900)
        self.verdict, self.provinces, self.figure, self.sample, self.predicted = self.page.sections
        self.rows, self.chart = self.verdict.rows, self.figure.chart

    def show(self, found, **asked):
        self.state.uniqueness = found
        self.state.change(**asked)
        self.page.show_ready()
        for section in self.page.sections:
            section.show_result(found)


def replace_behind(context):
    """With the panel whose place it shares."""
    window = context.program.window
    window.add_dock("levels", "remedies", "Remedies", QWidget(), PANEL.place)
    return context


@pytest.fixture
def panel(context, alone):
    return Thresholds(context, alone)


def cell(panel, threshold, key):
    return panel.rows.cells[threshold, key].text()


def test_three_thresholds_with_units_records_and_people(panel):
    panel.show(found())
    assert [cell(panel, t, "units") for t in (0.0, 0.05, 0.2)] == [
        numbers.percent(2 / 3),
        numbers.percent(1 / 3),
        numbers.percent(1 / 3),
    ]
    assert cell(panel, 0.05, "records") == numbers.percent(5 / 45)
    assert cell(panel, 0.05, "people") == numbers.percent(50 / 2250)
    assert cell(panel, 0.05, "predicted") == numbers.NOTHING
    assert panel.rows.cells[0.05, "units"].toolTip() == "1 of 3 units are above"
    assert "El Emam et al. 2010" in panel.rows.buttons[0.2].toolTip()


def test_the_sentence_follows_the_accepted_share(panel):
    panel.show(found(), threshold=0.0)
    assert panel.verdict.sentence.whole.startswith("In 2 of 3 FSAs somebody is unique")
    assert "nobody is unique, too" in panel.figure.meaning
    panel.show(found(), threshold=0.05)
    assert "1 of 3 FSAs have more than 5\u00a0% unique" in panel.verdict.sentence.whole
    held = "11.1\u00a0% of the records and 2.2\u00a0% of the people"
    assert held in panel.verdict.sentence.whole
    assert "right of the line" in panel.figure.meaning
    assert "left out of the shares" in panel.verdict.why.text()
    assert panel.chart.shown.markers[0].value == 0.05
    assert panel.provinces.row_texts() == [
        ["Ontario", "0\u00a0%", "0\u00a0%", "0\u00a0%"],
        ["Quebec", "100\u00a0%", "100\u00a0%", "100\u00a0%"],
    ]


def test_choosing_a_threshold_with_mouse_and_keyboard(panel):
    panel.show(found())
    button = panel.rows.buttons[0.2]
    QTest.mouseClick(button, Qt.MouseButton.LeftButton, pos=button.rect().center())
    assert panel.state.question.threshold == 0.2
    button.setFocus()
    QTest.keyClick(button, Qt.Key.Key_Left)
    assert panel.state.question.threshold == 0.05


def test_long_words_do_not_make_the_panel_wider_than_its_place(context, alone, qtbot, monkeypatch):
    long = {
        "Records": "Enregistrements",
        "People": "Habitants de la province",
        "The records are a sample of the people": "Ces enregistrements sont un échantillon de tous",
    }
    for of in (ThresholdRows, ProvinceRows, SampleForm):
        monkeypatch.setattr(of, "tr", lambda self, text: long.get(text, text))
    panel = Thresholds(context, alone)
    panel.page.resize(294, 675)
    panel.show(found())
    inside = panel.verdict.parentWidget()
    qtbot.waitUntil(lambda: inside.width() <= 294)
    assert inside.minimumSizeHint().width() <= 294
    for label in [*panel.rows.cells.values(), *panel.rows.buttons.values()]:
        assert label.width() >= label.sizeHint().width()


def test_predictions_say_how_well_they_hold_and_whose_model_it_is(panel):
    panel.show(found(models={0.05: MODEL}))
    assert cell(panel, 0.05, "predicted") == numbers.percent(2 / 3)
    said = panel.predicted.said.whole
    assert "right for 2 of 3\u00a0units" in said
    assert "Predicted to be above, and not: 1" in said
    assert "9\u00a0people" in said  # three combinations, equally likely: 2.996 people each
    assert "Own models" in panel.predicted.model.whole
    panel.show(found())
    assert panel.predicted.said.isHidden()


def test_a_sample_shows_the_fraction_and_what_estimates_rest_on(panel):
    panel.show(found())
    sample = panel.sample
    assert sample.said.isHidden()
    QTest.mouseClick(sample.check, Qt.MouseButton.LeftButton, pos=sample.check.rect().center())
    assert panel.state.sample == (True, None)
    sample.fraction.setValue(8.0)
    assert panel.state.sample == (True, pytest.approx(0.08))
    panel.show(found(sample=True, fraction=0.08))
    assert "simple random sample" in sample.said.text()
    assert "Pitman" in sample.said.text()
    assert panel.figure.heading.startswith("Estimated unique people")
    panel.show(found(sample=True, published=False))
    assert "sampling fraction" in sample.trouble.text()
    assert not sample.trouble.isHidden()


def test_the_distribution_marks_what_is_selected_and_can_be_clicked(panel, context):
    session = context.program.session
    panel.show(found())
    session.select(np.array([0, 3]))  # a unit without records is in no class
    assert panel.chart.marked.sum() == 1
    session.select(np.zeros(0, dtype=np.intp))
    assert not panel.chart.marked.any()
    QTest.keyClick(panel.chart, Qt.Key.Key_Home)
    QTest.keyClick(panel.chart, Qt.Key.Key_Return)
    assert session.selection.tolist() == [0]


def test_an_empty_panel_offers_what_fills_it(panel, context):
    asked, empty = [], panel.page.empty
    context.program.window.actions_.open_areas.triggered.connect(lambda: asked.append(True))
    for reason, text in ((NO_AREAS, "Open areas …"), (NOT_COUNTED, "Count the records")):
        panel.page.show_missing(reason)
        (button,) = [of for of in empty.findChildren(QPushButton) if of.isVisible()]
        assert button.text() == text
        button.click()
    assert asked == [True]


def test_all_unique_records_are_said(panel):
    panel.show(found(class_counts([[1, 1], [1, 1]]), np.array([2.0, 2.0]), None, names=("id",)))
    assert "Every record is unique" in panel.verdict.why.text()
    assert panel.provinces.isHidden()


def test_a_question_about_other_variables_is_told_apart(panel):
    counted = panel.predicted.counted
    panel.show(found())
    assert counted.text() == "Counted by age, sex: 3\u00a0combinations."
    panel.show(found(), design=Design((Variable("age", 86), Variable("sex", 2))))
    assert "The question is about 172\u00a0combinations" in counted.text()
    panel.show(found(), design=Design((Variable("age", 3),)))
    assert "question" not in counted.text()


def test_a_single_unit_is_spoken_of_as_one(panel):
    one = found(class_counts([[9, 1]]), np.array([10.0]), None, "province", ("sex",))
    panel.show(one, threshold=0.05)
    said = panel.verdict.sentence
    assert said.text() == "One unit has a value (provinces): in it more than 5\u00a0% are unique."
    panel.show(one, threshold=0.2)
    assert said.text().endswith("at most 20\u00a0% are unique.")


# The form


@pytest.fixture
def form(qtbot):
    def make(answers):
        made = GuidanceForm(answers)
        made.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
        qtbot.addWidget(made)
        made.show()
        return made

    return make


def test_without_answers_nobody_may_be_unique(form):
    made = form({})
    assert made.proposal.text() == "Proposed: 0 %, nobody may be unique."
    assert "7 questions" in made.unanswered.text()
    assert made.reasons.text().count("has no answer") == 3


def test_answers_change_the_proposal_and_apply_takes_it(form, qtbot):
    made = form(dict.fromkeys(NAMES, 0))
    assert made.found.threshold == 0.2
    box = made.boxes["harm"]
    box.setFocus()
    with qtbot.waitSignal(made.answered) as told:
        QTest.keyClick(box, Qt.Key.Key_End)
    assert told.args[0]["harm"] == 2
    assert "at most 5\u00a0% unique" in made.proposal.text()
    assert (
        "Invasion of privacy: worrying (2 of 2), because somebody would suffer lasting harm."
        in (made.reasons.text())
    )
    with qtbot.waitSignal(made.applied) as told:
        QTest.mouseClick(made.apply, Qt.MouseButton.LeftButton)
    assert told.args == [0.05]


def test_taking_an_answer_back_counts_as_the_worst(form):
    made = form(dict.fromkeys(NAMES, 0))
    made.boxes["motive"].setCurrentIndex(0)
    assert made.found.count == 2
    assert made.unanswered.isVisible()


def test_every_box_says_what_it_asks(form):
    made = form({})
    assert all(box.accessibleName() and box.toolTip() for box in made.boxes.values())
    assert list(made.boxes) == NAMES


def test_thresholds_are_written_as_percentages():
    assert [texts.percent(of) for of in (0.0, 0.05, 0.2)] == ["0\u00a0%", "5\u00a0%", "20\u00a0%"]
