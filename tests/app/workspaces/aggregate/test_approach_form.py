"""Approaches with their parameters and seeds; constraints; the target."""

from dataclasses import replace

import pytest
from fake_search import FakeSearch

from app.workspaces.aggregate.scenario.approach_form import ApproachForm, price_sentence
from app.workspaces.aggregate.scenario.constraints_form import (
    ConstraintsForm,
    consequence,
    locked_with,
    summary_of,
)
from app.workspaces.aggregate.scenario.placement_step import PlacementStep
from app.workspaces.aggregate.scenario.protection_step import TargetForm
from core.constraints.base import Constraints
from core.placement.anonymity_driven import AnonymityDriven
from core.placement.approaches import placements
from core.placement.balanced_density import BalancedDensity
from core.placement.given import GivenSites
from core.placement.random_areas import RandomAreas
from core.refinement.border import BorderRefinement
from core.scenario import Scenario, Target


def pick(box, data):
    box.setCurrentIndex(box.findData(data))
    box.activated.emit(box.currentIndex())


@pytest.fixture
def form(qtbot):
    made = ApproachForm({**placements(), FakeSearch.name: FakeSearch}, "Approach")
    made.made = []
    made.edited.connect(made.made.append)
    qtbot.addWidget(made)
    made.show()
    made.show_value(BalancedDensity())
    return made


def test_an_approach_brings_the_one_it_starts_from(form):
    assert form.seeding is None
    pick(form.approach, AnonymityDriven.name)
    assert form.made == [AnonymityDriven()]
    assert not form.seeding.isVisible()  # on demand
    form.settings.unfold()
    assert form.seeding.isVisible()
    assert form.seeding.approach.currentData() == BalancedDensity.name
    pick(form.seeding.approach, RandomAreas.name)
    assert form.made[-1] == AnonymityDriven(RandomAreas())
    assert form.title == "Anonymity-driven clustering from random areas"
    pick(form.approach, RandomAreas.name)
    assert not form.seeding.isVisible()
    assert form.title == "Random areas"


def test_parameters_and_seeds_are_edited_apart(form):
    form.show_value(AnonymityDriven(RandomAreas()))
    form.form.control("max_moves").setValue(50)
    assert form.made == [AnonymityDriven(RandomAreas(), 50)]


def test_seeds_that_cannot_be_are_refused_with_a_sentence(form):
    form.show_value(AnonymityDriven())
    pick(form.seeding.approach, AnonymityDriven.name)
    assert form.made == []
    assert "cannot seed itself" in form.problem.text
    assert form.seeding.approach.currentData() == BalancedDensity.name


def test_changing_the_approach_keeps_its_seeds(form):
    form.show_value(AnonymityDriven(RandomAreas()))
    pick(form.approach, FakeSearch.name)
    assert form.made[-1] == FakeSearch(RandomAreas())


def test_given_sites_are_shown_but_not_offered(form):
    assert form.approach.findData(GivenSites.name) < 0
    form.show_value(GivenSites(((1.0, 2.0), (3.0, 4.0))))
    assert form.approach.currentData() == GivenSites.name
    assert form.about.text() == "2\u00a0sites from the scenario file"


def test_the_price_of_geography_is_a_sentence(form):
    assert price_sentence(BalancedDensity()) == ""
    text = price_sentence(BorderRefinement())
    assert text.startswith("Distances to own centres get no longer in sum, and no ")
    assert text.endswith("(Croft's compactness, Eq. 20) may get longer.")
    held = price_sentence(BorderRefinement(hold_compactness=5.0))
    assert "(Croft's compactness, Eq. 20) get longer by at most 5" in held
    text = price_sentence(BorderRefinement(per_km=2.0))
    assert text.startswith(
        "You would give 2\u00a0records for a kilometre, and no geographic detail is lost. Distances"
    )
    text = price_sentence(BorderRefinement(per_bit=0.5))
    assert text.startswith(
        "Distances to the regions' own centres get no longer, and you would give 0.500"
    )
    form.show_value(FakeSearch(per_km=3.0))
    assert "give 3\u00a0records for a kilometre" in form.price.text()
    assert form.form.control("per_bit").text() == "as before"


@pytest.fixture
def step(qtbot):
    made = PlacementStep()
    made.made = []
    made.edited.connect(made.made.append)
    qtbot.addWidget(made)
    made.show()
    return made


def test_refinement_is_chosen_and_can_be_dropped(step):
    assert step.refinement_section.is_folded
    assert step.refinement_section.summary.text() == "none"
    step.refinement_section.unfold()
    pick(step.refiner.approach, BorderRefinement.name)
    assert step.made[-1].refinement == BorderRefinement()
    assert "borders" in step.summary().lower()
    pick(step.refiner.approach, "")
    assert step.made[-1].refinement is None


def test_a_newcomer_sees_a_short_step(step):
    for section in (step.refinement_section, step.constraints_section, step.details_section):
        assert section.is_folded
        assert not section.body.isVisible()
    assert step.details_section.summary.text() == "seed 1"


def test_aims_without_a_refinement_are_only_reported(step):
    scenario = Scenario(constraints=Constraints(floor="5000"))
    step.show_value(scenario)
    assert step.constraints.about.text().startswith("Without a refinement nothing strives")
    step.show_value(replace(scenario, refinement=BorderRefinement()))
    assert step.constraints.about.text().startswith("Striven for by refinement: the floor")


@pytest.fixture
def constraints(qtbot):
    made = ConstraintsForm()
    made.made = []
    made.edited.connect(made.made.append)
    qtbot.addWidget(made)
    made.show()
    made.show_levels(("fsa", "province"))
    return made


def test_each_constraint_has_its_control(constraints):
    constraints.contiguous.click()
    assert constraints.made[-1] == Constraints(contiguous=True)
    constraints.balance.setValue(20.0)
    pick(constraints.border, "province")
    assert constraints.made[-1] == Constraints(
        contiguous=True, balance=20.0, border_level="province"
    )
    constraints.balance.setValue(-1.0)
    pick(constraints.border, "")
    assert constraints.made[-1] == Constraints(contiguous=True)


@pytest.mark.parametrize(
    ("entered", "floor"),
    [("20,000", "20000"), ("5000 people", "5000"), ("no floor", None), ("", None)],
)
def test_a_floor_is_a_number(constraints, entered, floor):
    constraints.show_value(Constraints(floor="7"))
    constraints.floor.setEditText(entered.replace(" people", "\u00a0people"))
    constraints.floor.lineEdit().editingFinished.emit()
    assert constraints.made[-1].floor == floor


def test_a_floor_that_is_no_number_is_refused(constraints):
    constraints.floor.setEditText("many")
    constraints.floor.lineEdit().editingFinished.emit()
    assert constraints.made == []
    assert constraints.problem.isVisible()
    assert constraints.floor.currentText() == "no floor"


def test_a_floor_is_a_rule_or_the_cutoff(constraints):
    pick(constraints.floor, "hipaa")
    assert constraints.made[-1].floor == "hipaa"
    pick(constraints.floor, "model")
    assert constraints.made[-1].floor == "model"
    constraints.show_value(Constraints(floor="20000"))
    assert constraints.floor.currentText() == "20,000\u00a0people"


def test_selected_areas_can_be_locked(constraints, qtbot):
    assert not constraints.together.isEnabled()
    constraints.show_selection(3)
    assert "3 selected on the map" in constraints.locked.text()
    with qtbot.waitSignal(constraints.lock_requested) as got:
        constraints.together.click()
    assert got.args == [True]
    with qtbot.waitSignal(constraints.lock_requested) as got:
        constraints.in_place.click()
    assert got.args == [False]
    constraints.show_value(Constraints(locked=(("a", "1"), ("b", "1"))))
    assert constraints.locked.text().startswith("2\u00a0areas locked")
    constraints.unlock.click()
    assert constraints.made[-1] == Constraints()


def test_locks_get_a_group_of_their_own():
    none = Constraints()
    first = locked_with(none, ["a", "b"], together=True)
    assert first == (("a", "1"), ("b", "1"))
    second = locked_with(Constraints(locked=first), ["b", "c"], together=True)
    assert second == (("a", "1"), ("b", "2"), ("c", "2"))
    assert locked_with(none, ["a"], together=False) == (("a", ""),)


def test_constraints_in_words():
    everything = Constraints(True, "hipaa", 20.0, "fsa", (("a", ""),))
    assert (
        summary_of(everything) == "one piece · at least HIPAA · spread 20 % · within FSA · 1 locked"
    )
    assert summary_of(Constraints()) == "none"
    assert consequence(everything).startswith("Always kept: one piece, borders, locks. Striven")
    assert consequence(Constraints()) == ""


def test_a_level_that_is_not_here_is_said(constraints):
    constraints.show_value(Constraints(border_level="county"))
    assert constraints.border.currentText() == "county (not here)"


def test_a_target_is_a_share_in_percent(qtbot):
    form = TargetForm()
    made = []
    form.edited.connect(made.append)
    qtbot.addWidget(form)
    form.show()
    assert not form.share.isVisible()
    assert "whatever is lost" in form.about.text()
    form.wanted.click()
    assert made == [Target(0.01)]
    assert form.share.isVisible()
    assert not form.keep_floor.isVisible()
    form.share.setValue(2.0)
    assert made[-1] == Target(0.02)
    assert form.about.text() == "Of all records; as many regions as that allows."
    form.show_floor(True)
    form.keep_floor.click()
    assert made[-1] == Target(0.02, keep_floor=True)
    form.wanted.click()
    assert made[-1] is None
