"""How exposed records are, what attacks find, and where on a map."""

import numpy as np
import pytest

from core.errors import VbasError
from core.risk import of_records as module
from core.risk.assessment import Release, assess
from core.risk.of_records import RiskOf, RiskQuestion, RiskRecords
from core.risk.thresholds import Threshold
from core.steps import finish
from tests.core.risk.risks_of_small import COMBINATIONS, of, place, records, risk


def test_what_is_protected_is_no_risk_any_more():
    found = risk()
    whose = found.asked.of
    assert found.suppressed
    assert found.at_risk[0] > found.at_risk[1]
    assert found.exposure.classes_after[0].at_risk(6) == 0
    assert found.assessment == assess(whose.records, COMBINATIONS[0], 6, whose.suppression)


def test_before_anything_is_suppressed():
    found = risk(of(with_outcome=False))
    assert not found.suppressed
    assert found.at_risk[0] == found.at_risk[1] > 0
    assert found.assessment.after is None


def test_the_combination_that_most_are_at_risk_by_is_proposed():
    counts = [classes.at_risk(6) for classes in risk().exposure.classes_before]
    worst = COMBINATIONS[int(np.argmax(counts))]
    assert risk(columns=()).columns == risk(columns=("gone",)).columns == worst


def test_areas_and_regions_on_the_map():
    found = risk(where=place(np.array([0, 0, 1, 1], np.int32), 2))
    assert found.areas.records.tolist() == [25, 25, 25, 25]
    assert found.regions.records.tolist() == [50, 50]
    assert found.regions.before.sum() == found.areas.before.sum() == found.at_risk[0]
    # The map has other areas: those that it lacks are elsewhere.
    other = risk(where=place(ids=("b2", "c1", "a1")))
    assert other.areas.records.tolist() == [25, 0, 25]
    assert other.areas.elsewhere == 50
    assert other.areas.before[2] == found.areas.before[0]
    assert other.regions is None


def test_what_cannot_be_told_is_an_error_beside_the_rest():
    found = risk(release=Release(people=5))
    assert isinstance(found.assessment, VbasError)
    assert found.at_risk[0] > 0


def test_other_thresholds_need_no_new_classes(monkeypatch):
    find, whose = RiskOf(), of()
    strict = finish(find(RiskQuestion(whose, Threshold(20))))
    monkeypatch.setattr(module, "exposure_of", None)
    loose = finish(find(RiskQuestion(RiskRecords(*whose), Threshold(2))))
    assert strict.at_risk[0] > loose.at_risk[0]
    assert strict.exposure is loose.exposure
    with pytest.raises(TypeError):
        finish(find(RiskQuestion(of(), Threshold(2))))


def test_unknown_columns_are_an_error():
    with pytest.raises(VbasError, match="income"):
        risk(RiskRecords(records(), (("income",),)))


@pytest.mark.parametrize("fraction", [0.5, 1.0])
def test_what_is_released_decides_how_many_links_are_right(fraction):
    found, whole = risk(release=Release(fraction=fraction)).assessment, risk().assessment
    assert found.released == 100 * fraction
    assert found.before.registry_all == pytest.approx(fraction * whole.before.registry_all)
