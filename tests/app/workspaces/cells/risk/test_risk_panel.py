from dataclasses import replace

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from app.chart.histogram import Marker
from app.workspaces.cells.outcome import empty
from app.workspaces.cells.risk import texts
from app.workspaces.cells.risk.map_view import AREAS_AFTER, AREAS_BEFORE, NOT_ON_MAP
from app.workspaces.cells.risk.panel import RiskPanel
from app.workspaces.cells.risk.simulated_view import histogram_of
from core.errors import VbasError
from core.risk.simulated import AttackDesign, MeasuredRate, SimulatedAttack
from core.risk.thresholds import Threshold, threshold_at
from tests.app.test_accessible_controls import nameless, unreachable, wordless
from tests.app.workspaces.cells.risk.risk_cases import COMBINATIONS, shown, source

LEFT = Qt.MouseButton.LeftButton
TITLES = {"geography.province": "provinces"}


@pytest.fixture
def panel(qtbot, theme):
    panel = RiskPanel(theme)
    qtbot.addWidget(panel)
    panel.resize(300, 900)
    panel.show()
    return panel


@pytest.fixture
def filled(panel):
    found = shown()
    panel.form.show_combinations(COMBINATIONS, TITLES, COMBINATIONS[0])
    panel.show_risk(found, TITLES, stale=False)
    return panel


def attack(after=True, right=(4, 6)):
    def rate(right, expected):
        return MeasuredRate(np.array(right), np.full(len(right), expected), 100)

    design = AttackDesign(COMBINATIONS[0], 100, trials=2)
    return SimulatedAttack(design, 100, rate(right, 5.0), rate((1, 1), 1.5) if after else None)


# The empty place and the verdict


def test_the_empty_place_offers_what_helps(panel, qtbot):
    panel.show_nothing(empty.NOT_RUN)
    with qtbot.waitSignal(panel.run_requested):
        qtbot.mouseClick(panel.empty.run, LEFT)
    assert not panel.verdict.isVisible()


def test_the_verdict_is_before_and_after(filled):
    found = filled.shown
    before, after = found.at_risk
    assert filled.verdict.share.text() == f"{after:.1f}\u00a0%"  # of 100 records
    said = filled.verdict.of.text()
    assert f"({after}) are among fewer than 6" in said
    assert f"Before suppression it was {before:.1f}\u00a0%, {before}\u00a0records." in said
    assert not filled.verdict.run.isVisible()
    assert not filled.stale.isVisible()


def test_before_suppression_there_is_a_button_that_suppresses(panel, qtbot):
    panel.show_risk(shown(source(with_outcome=False)), TITLES, stale=False)
    assert panel.verdict.hint.isVisible()
    with qtbot.waitSignal(panel.run_requested):
        qtbot.mouseClick(panel.verdict.run, LEFT)
    assert not panel.samples.button.isEnabled()
    assert "Suppress cells first" in panel.samples.why.text()


def test_what_is_out_of_date_is_said(filled, qtbot):
    filled.show_risk(filled.shown, TITLES, stale=True)
    with qtbot.waitSignal(filled.run_requested):
        qtbot.mouseClick(filled.stale.button, LEFT)


# The form


def test_thresholds_are_explained(panel, qtbot):
    panel.form.show_protected(threshold_at(0.05))
    assert panel.form.threshold.itemText(0) == "as protected: 0.05 (k = 20)"
    assert panel.form.chosen == threshold_at(0.05)
    names = [panel.form.threshold.itemText(i) for i in range(panel.form.threshold.count())]
    assert "0.09 (k = 12)" in names
    assert "k = 11" in names
    panel.form.threshold.setCurrentIndex(names.index("0.09 (k = 12)"))
    with qtbot.waitSignal(panel.form.changed):
        panel.form.threshold.activated.emit(panel.form.threshold.currentIndex())
    assert panel.form.chosen == threshold_at(0.09)
    assert "fewer than 12\u00a0records look like it" in panel.form.why.text()
    assert "practice says 11" in panel.form.why.text()


def test_population_and_what_is_released(panel, qtbot):
    form = panel.form
    assert form.release.people == 0
    assert form.people.text() == "the records are everybody"
    with qtbot.waitSignal(form.changed):
        form.people.setValue(5000)
    with qtbot.waitSignal(form.changed):
        form.released.setValue(10)
    assert (form.release.people, form.release.fraction) == (5000, 0.1)


def test_the_chosen_combination_stays(panel):
    form = panel.form
    form.show_combinations(COMBINATIONS, TITLES, COMBINATIONS[1])
    assert form.columns == COMBINATIONS[1]
    assert form.combination.itemText(0) == "age + sex + provinces"
    form.choose_columns(COMBINATIONS[0])
    form.show_combinations(COMBINATIONS, {}, COMBINATIONS[1])
    assert form.columns == COMBINATIONS[0]
    form.show_combinations((("age",),), {}, ("age",))
    assert form.columns == ("age",)


# Combinations and attacks


def test_each_combination_and_a_click(filled, qtbot):
    section, exposure = filled.combinations, filled.shown.asked.exposure
    rows = section.grid.row_texts()
    # The second combination is not protected: it is what most records stay at risk by.
    assert rows[0][0] == "age + geography"
    assert rows[1][0] == "age + sex + provinces"
    assert rows[1][1:3] == [str(exposure.classes_before[0].at_risk(6)), "0"]
    assert [of.row() for of in section.grid.selectionModel().selectedRows()] == [1]
    with qtbot.waitSignal(section.columns_chosen) as chosen:
        section.grid.selectRow(0)
    assert chosen.args == [COMBINATIONS[1]]
    section.copy()
    lines = QGuiApplication.clipboard().text().splitlines()
    assert lines[0].startswith("combination,k,records,at_risk_before,at_risk_after")
    assert lines[2].startswith(f"age+sex+geography.province,6,100,{rows[1][1]},0,")


def test_the_attacks_are_sentences(filled):
    found = filled.shown.assessment
    one, every, person = (label.text() for label in filled.attacks.sentences)
    assert one == texts.registry_one_words(found)
    # One record shows nothing but that its sex was missing: it counts, and that is explained.
    assert one.startswith("1.0\u00a0% of the records fit fewer than 6\u00a0people, before")
    assert filled.attacks.note.isVisible()
    assert every.startswith("Of 100\u00a0released records, at most so many links")
    assert "before suppression" in every
    assert person.startswith("A guess is right with a probability of at most")
    assert filled.attacks.heading.text() == "What attacks find by age + sex + provinces"
    rows = {row[0]: row[1:] for row in filled.attacks.table.grid.row_texts()}
    assert len(rows) == 7
    worst = found.before.risks.prosecutor.worst
    assert rows["Prosecutor, highest"][0] == texts.probability(worst)
    assert "marketer_share" in filled.attacks.table.as_csv()


def test_without_an_after_there_is_none_in_the_sentences():
    found = shown(source(with_outcome=False)).assessment
    for said in (
        texts.registry_one_words(found),
        texts.registry_all_words(found),
        texts.known_person_words(found),
    ):
        assert "suppression" not in said
    assert found.before.known_person.worst in (1.0, 0.5)


def test_what_cannot_be_told_is_said_in_its_place(filled):
    error = VbasError("Too few people.", "Give more.")
    filled.show_risk(replace(filled.shown, assessment=error), TITLES, stale=False)
    assert filled.attacks.trouble.text == "Too few people."
    assert not filled.attacks.table.isVisible()


def test_chances_in_words():
    assert texts.chance(0.05) == "0.05, once in 20"
    assert texts.chance(1) == "1"
    assert texts.chance(0) == "0"
    assert texts.threshold_name(Threshold(25, 0.04)) == "0.04 (k = 25)"


# The map


def test_what_the_map_shows_is_chosen(panel, qtbot):
    view = panel.map
    panel.show_risk(shown(), TITLES, stale=False)
    view.show_map({AREAS_BEFORE: "before", AREAS_AFTER: "after"}, AREAS_BEFORE, "3 of 4", 3)
    assert view.select.isEnabled()
    with qtbot.waitSignal(view.shows_chosen) as chosen:
        view.shows.setFocus()
        qtbot.keyClick(view.shows, Qt.Key.Key_Down)
        view.shows.activated.emit(view.shows.currentIndex())
    assert chosen.args == [AREAS_AFTER]
    with qtbot.waitSignal(view.select_requested):
        qtbot.mouseClick(view.select, LEFT)
    view.show_map({}, NOT_ON_MAP, "no areas", 0)
    assert not view.shows.isEnabled()
    assert not view.select.isVisible()


# The simulated attack


def test_the_measured_rate_stands_beside_the_formula(filled, qtbot):
    view = filled.simulated
    assert not view.figure.isVisible()
    view.show_attack(attack(), "age")
    after, before = view.found.text().splitlines()
    assert after.startswith("After suppression: 1\u00a0% of the links are right (95 % interval 1")
    assert after.endswith("the formula says at most 1.50\u00a0%.")
    assert before.startswith("Before suppression: 5\u00a0% of the links are right")
    assert view.figure.isVisible()
    assert "made-up registry of 100\u00a0people" in view.figure.why.text()
    view.fade()
    assert view.stale.isVisible()
    with qtbot.waitSignal(view.attack_requested):
        qtbot.mouseClick(view.button, LEFT)


def test_progress_can_be_stopped_once_there_is_something(panel, qtbot):
    panel.show_risk(shown(), TITLES, stale=False)
    view = panel.simulated
    view.show_working(1, 100)
    assert not view.stop.isEnabled()
    assert not view.button.isVisible()
    view.show_working(5, 100)
    with qtbot.waitSignal(view.stop_requested):
        qtbot.mouseClick(view.stop, LEFT)
    view.show_idle()
    assert view.button.isVisible()


def test_every_trial_is_in_the_histogram():
    both = histogram_of(attack(right=(4, 6, 5, 5)))
    assert [weights.sum() for weights in both.weights] == [4, 2]
    assert [of.value for of in both.markers] == [5.0, 1.5]
    one = histogram_of(attack(after=False, right=(5, 5)))
    assert one.weights[0].sum() == 2
    assert one.markers == (Marker(5.0, "formula"),)


def test_what_is_simulated(panel):
    view = panel.simulated
    view.trials.setValue(30)
    view.coverage.setValue(50)
    design = view.design(("age",), 400, 0.2)
    assert design == AttackDesign(("age",), 400, 0.5, 0.2, 30, 1)
    with pytest.raises(VbasError, match="too large"):
        view.design(("age",), 2_000_000_000, 0.2)


# Samples


def test_samples_are_counted_before_they_are_written(filled, qtbot):
    view = filled.samples
    assert view.why.text() == (
        "2 samples of 10\u00a0records each, no record in two of them; "
        "80\u00a0records stay with you."
    )
    with qtbot.waitSignal(view.write_requested):
        qtbot.mouseClick(view.button, LEFT)
    view.samples.setValue(1)
    assert view.why.text() == "One sample of 10\u00a0records; 90\u00a0records stay with you."
    view.samples.setValue(20)
    assert "without drawing a record twice" in view.trouble.text
    assert not view.button.isEnabled()
    view.percent.setValue(5)
    assert view.trouble.isHidden()
    assert view.button.isEnabled()
    view.show_busy(True)
    assert not view.button.isEnabled()


# Every control


def test_every_control_is_reachable_named_and_explained(filled):
    filled.simulated.show_attack(attack(), "age")
    assert unreachable(filled) == []
    assert nameless(filled) == []
    assert wordless(filled) == []
