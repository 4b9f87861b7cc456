"""What the panel of risk says and shows of a result, section by section."""

from dataclasses import replace
from types import SimpleNamespace

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from app.chart.histogram import Marker
from app.kit import numbers
from app.workspaces.cells.risk import texts
from app.workspaces.cells.risk.panel import panel
from app.workspaces.cells.risk.simulated import histogram_of
from core.errors import VbasError
from core.risk.simulated import AttackDesign, MeasuredRate, SimulatedAttack
from core.risk.thresholds import Threshold, threshold_at
from tests.app.test_accessible_controls import nameless, unreachable, wordless
from tests.core.risk.risks_of_small import COMBINATIONS, of, risk

LEFT = Qt.MouseButton.LeftButton
TITLES = {"geography.province": "provinces"}
NAMES = (
    *("form", "verdict", "map", "combinations", "attacks", "registries", "outside"),
    *("simulated", "samples"),
)


@pytest.fixture
def sections(context, placed):
    """The sections, shown below each other, by name."""
    context.state.titles = TITLES
    made = SimpleNamespace(**dict(zip(NAMES, panel().sections(context), strict=True)))
    made.state = context.state

    def show(found):
        for name in NAMES:
            getattr(made, name).show_result(found)

    for name in NAMES:
        placed(getattr(made, name))
    made.show = show
    return made


@pytest.fixture
def filled(sections):
    sections.shown = risk()
    sections.show(sections.shown)
    return sections


def attack(after=True, right=(4, 6)):
    def rate(right, expected):
        return MeasuredRate(np.array(right), np.full(len(right), expected), 100)

    design = AttackDesign(COMBINATIONS[0], 100, trials=2)
    return SimulatedAttack(design, 100, rate(right, 5.0), rate((1, 1), 1.5) if after else None)


def test_the_verdict_is_before_and_after(filled):
    before, after = filled.shown.at_risk
    assert filled.verdict.share.text() == f"{after:.1f}\u00a0%"  # of 100 records
    said = filled.verdict.of.text()
    assert f"({after}) are among fewer than 6" in said
    assert f"Before: {before:.1f}\u00a0%, {before}\u00a0records." in said
    assert not filled.verdict.run.isVisible()


def test_before_suppression_there_is_a_button_that_suppresses(sections, qtbot):
    sections.show(risk(of(with_outcome=False)))
    assert sections.verdict.hint.isVisible()
    with qtbot.waitSignal(sections.state.run_requested):
        qtbot.mouseClick(sections.verdict.run, LEFT)
    assert not sections.samples.button.isEnabled()
    assert "Suppress cells first" in sections.samples.why.text()


# The form


def test_thresholds_are_explained(sections):
    sections.state.design = replace(sections.state.design, k=20, tau=0.05)
    sections.show(risk(of(with_outcome=False), threshold_at(0.09)))
    form = sections.form
    names = [form.threshold.itemText(i) for i in range(form.threshold.count())]
    assert names[0] == "as protected: 0.05 (k = 20)"
    assert "k = 11" in names
    assert "fewer than 12\u00a0records look like it" in form.why.text()
    assert "practice says 11" in form.why.whole
    for row, chosen in ((names.index("0.09 (k = 12)"), threshold_at(0.09)), (0, None)):
        form.threshold.setCurrentIndex(row)
        form.threshold.activated.emit(row)
        assert sections.state.risk_threshold == chosen


def test_population_and_what_is_released(sections):
    form, state = sections.form, sections.state
    assert form.people.text() == "these records"
    form.people.setValue(5000)
    form.released.setValue(10)
    assert (state.release.people, state.release.fraction) == (5000, 0.1)


def test_the_combination_is_shown_and_chosen(filled, qtbot):
    box = filled.form.combination
    assert [box.itemText(i) for i in range(2)] == ["age + sex + provinces", "age + geography"]
    assert box.currentIndex() == 0
    box.setFocus()
    qtbot.keyClick(box, Qt.Key.Key_Down)
    assert filled.state.risk_columns == COMBINATIONS[1]


# Combinations and attacks


def test_each_combination_and_a_click(filled):
    section, exposure = filled.combinations, filled.shown.exposure
    rows = section.grid.row_texts()
    # The second combination is not protected: it is what most records stay at risk by.
    assert rows[0][0] == "age + geography"
    assert rows[1][0] == "age + sex + provinces"
    assert rows[1][1:3] == [str(exposure.classes_before[0].at_risk(6)), "0"]
    assert [at.row() for at in section.grid.selectionModel().selectedRows()] == [1]
    section.grid.selectRow(0)
    assert filled.state.risk_columns == COMBINATIONS[1]
    section.tools.copy()
    lines = QGuiApplication.clipboard().text().splitlines()
    assert lines[0].startswith("combination,k,records,at_risk_before,at_risk_after")
    assert lines[2].startswith(f"age+sex+geography.province,6,100,{rows[1][1]},0,")


def test_the_attacks_are_sentences(filled):
    found = filled.shown.assessment
    one, every, person = (label.text() for label in filled.attacks.sentences)
    # One record shows nothing but that its sex was missing: it counts, and that is explained.
    assert one.startswith("1.0\u00a0% of the records fit fewer than 6\u00a0people, before")
    assert filled.attacks.note.isVisible()
    assert every.startswith("Right links expected among 100\u00a0records: at most")
    assert "before suppression" in every
    assert person.startswith("A guess is right with a probability of at most")
    assert filled.attacks.heading.text() == "What attacks find by age + sex + provinces"
    rows = {row[0]: row[1:] for row in filled.attacks.table.grid.row_texts()}
    assert len(rows) == 7
    worst = found.before.risks.prosecutor.worst
    assert rows["Prosecutor, highest"][0] == numbers.short(worst)
    assert "marketer_share" in filled.attacks.table.tools.as_text()


def test_without_an_after_there_is_none_in_the_sentences():
    found = risk(of(with_outcome=False)).assessment
    assert not any("suppression" in said for said in texts.attack_sentences(found))
    assert found.before.known_person.worst in (1.0, 0.5)


def test_what_cannot_be_told_is_said_in_its_place(filled):
    filled.show(replace(filled.shown, assessment=VbasError("Too few people.", "Give more.")))
    assert filled.attacks.trouble.text == "Too few people."
    assert not filled.attacks.table.isVisible()


def test_chances_in_words():
    assert texts.chance(0.05) == "0.05, once in 20"
    assert texts.chance(1) == "1"
    assert texts.chance(0) == "0"
    assert texts.threshold_name(Threshold(25, 0.04)) == "0.04 (k = 25)"


# The simulated attack


def test_the_measured_rate_stands_beside_the_formula(filled):
    view = filled.simulated
    assert not view.figure.isVisible()
    view._show_attack(attack())
    after, before = view.found.text().splitlines()
    assert after.startswith("After suppression: 1\u00a0% of the links are right (95 % interval 1")
    assert after.endswith("the formula says at most 1.50\u00a0%.")
    assert before.startswith("Before suppression: 5\u00a0% of the links are right")
    assert view.figure.isVisible()
    assert "made-up registry of 100\u00a0people" in view.figure.why.text()


def test_every_trial_is_in_the_histogram():
    both = histogram_of(attack(right=(4, 6, 5, 5)))
    assert [weights.sum() for weights in both.weights] == [4, 2]
    assert [of.value for of in both.markers] == [5.0, 1.5]
    one = histogram_of(attack(after=False, right=(5, 5)))
    assert one.weights[0].sum() == 2
    assert one.markers == (Marker(5.0, "formula"),)


# Samples


def test_samples_are_counted_before_they_are_written(filled):
    view = filled.samples
    assert view.why.whole == (
        "2 samples of 10\u00a0records each. No record is in two of them; "
        "80\u00a0records stay with you."
    )
    assert view.button.isEnabled()
    view.samples.setValue(1)
    assert view.why.text() == "One sample of 10\u00a0records; 90\u00a0records stay with you."
    view.samples.setValue(20)
    assert "without drawing a record twice" in view.trouble.text
    assert not view.button.isEnabled()
    view.percent.setValue(5)
    assert view.trouble.isHidden()
    assert view.button.isEnabled()


def test_every_control_is_reachable_named_and_explained(filled):
    filled.simulated._show_attack(attack())
    for name in NAMES:
        section = getattr(filled, name)
        assert (unreachable(section), nameless(section), wordless(section)) == ([], [], [])


def test_lists_that_can_be_had_have_their_cost_and_source(filled):
    grid = filled.registries.grid
    rows = [[grid.item(i, j).text() for j in range(3)] for i in range(grid.rowCount())]
    assert ["Practising physicians of Ontario", "23,506", "188,048"] in rows
    assert "El Emam et al. 2011" in grid.item(0, 0).toolTip()
