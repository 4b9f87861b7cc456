"""What the panel of risk is asked, answered without a window."""

from dataclasses import replace

import numpy as np
import pytest

from app.workspaces.cells.risk.asked import Source, Ticket, exposure_found
from core.errors import VbasError
from core.risk.assessment import Release, assess
from core.risk.thresholds import Threshold
from tests.app.workspaces.cells.risk.risk_cases import (
    COMBINATIONS,
    place,
    records,
    shown,
    source,
)


def test_what_is_protected_is_no_risk_any_more():
    found = shown()
    of = found.asked.source
    assert found.suppressed
    assert found.at_risk[0] > found.at_risk[1]
    by_first = found.asked.exposure.classes_after[0]
    assert by_first.at_risk(6) == 0
    want = assess(of.records, COMBINATIONS[0], 6, of.suppression)
    assert found.assessment == want


def test_before_anything_is_suppressed():
    found = shown(source(with_outcome=False))
    assert not found.suppressed
    assert found.at_risk[0] == found.at_risk[1] > 0
    assert found.assessment.after is None


def test_areas_and_regions_on_the_map():
    found = shown(where=place(np.array([0, 0, 1, 1], np.int32), 2))
    assert found.areas.records.tolist() == [25, 25, 25, 25]
    assert found.regions.records.tolist() == [50, 50]
    assert found.regions.before.sum() == found.areas.before.sum() == found.at_risk[0]
    # The map has other areas: those that it lacks are elsewhere.
    other = shown(where=place(ids=("b2", "c1", "a1")))
    assert other.areas.records.tolist() == [25, 0, 25]
    assert other.areas.elsewhere == 50
    assert other.areas.before[2] == found.areas.before[0]
    assert other.regions is None


def test_what_cannot_be_told_is_an_error_beside_the_rest():
    found = shown(release=Release(people=5))
    assert isinstance(found.assessment, VbasError)
    assert found.at_risk[0] > 0


def test_other_thresholds_need_no_new_classes():
    strict, loose = shown(threshold=Threshold(20)), shown(threshold=Threshold(2))
    assert strict.at_risk[0] > loose.at_risk[0]


def test_who_is_not_wanted_any_more_stops():
    ticket = Ticket()
    ticket.wanted = False
    assert exposure_found(source(), ticket) is None


def test_unknown_columns_are_an_error():
    found = exposure_found(Source(records(), (("income",),)), Ticket())
    assert isinstance(found, VbasError)
    assert "income" in str(found)


def test_sources_are_told_apart():
    one = source(with_outcome=False)
    assert one.is_like(Source(one.records, one.combinations))
    assert not one.is_like(Source(one.records, one.combinations[:1]))
    assert not one.is_like(source(with_outcome=False))


@pytest.mark.parametrize("fraction", [0.5, 1.0])
def test_what_is_released_decides_how_many_links_are_right(fraction):
    found = shown(release=Release(fraction=fraction)).assessment
    assert found.released == 100 * fraction
    whole = shown().assessment
    assert found.before.registry_all == pytest.approx(fraction * whole.before.registry_all)


def test_questions_with_the_same_answer_are_told():
    asked = shown().asked
    assert asked.is_like(replace(asked, threshold=Threshold(6)))
    assert asked.is_like(replace(asked, place=replace(asked.place)))
    assert not asked.is_like(replace(asked, threshold=Threshold(7)))
    assert not asked.is_like(replace(asked, columns=COMBINATIONS[1]))
    assert not asked.is_like(replace(asked, place=None))
    assert not asked.is_like(replace(asked, place=place()))
    assert not asked.is_like(shown().asked)
