import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from studies import studies, study

from core import differences as module
from core.aggregation import Aggregation
from core.colours import diverging_ramp
from core.differences import (
    ANONYMITY,
    BITS,
    DISTANCE,
    LOST,
    PEOPLE,
    differences,
    lost_records,
    matched_regions,
    same_areas,
)
from core.errors import VbasError
from core.given_regions import GivenRegions, judge
from core.map.difference_colours import changed_colours, difference_bounds, difference_colours
from core.quasi_identifiers import QuasiIdentifier
from core.raster.palette import HATCHED
from core.scenario import Scenario
from core.steps import finish


def grouping(labels, n_regions=None):
    labels = np.array(labels, dtype=np.int32)
    return Aggregation(labels, n_regions or int(labels.max()) + 1)


def run_of(of, labels, k=2, n_regions=None):
    scenario = Scenario((QuasiIdentifier("q"),), k=k)
    return finish(judge(scenario, of, grouping(labels, n_regions), GivenRegions()))


# Four areas on a line, 2 km apart; 10, 20, 30 and 40 people; two classes.
LINE = [[0, 0], [2000, 0], [4000, 0], [6000, 0]]
DENSE = [[1, 2], [1, 0], [0, 2], [0, 4]]


def test_two_runs_by_hand():
    of = study(LINE, DENSE, [10, 20, 30, 40])
    other, shown = run_of(of, [0, 0, 1, 1]), run_of(of, [1, 0, 0, 0])
    found = differences(shown, of, other, of)
    # Records: 3, 1, 2, 4. Region 1 of the shown run (area 0) shares 3 with region 0, region 0
    # shares 6 with region 1: these are partners, and area 1 has changed.
    assert found.partner.tolist() == [1, 0]
    assert found.changed.tolist() == [False, True, False, False]
    # Other: region 0 holds classes of 2 and 2, nothing lost; region 1 a class of 6.
    # Shown: area 0 loses its class of 1 of 3 records; the others hold classes of 1 and 6: 1 of 7.
    third, seventh = 100 / 3, 100 / 7
    np.testing.assert_allclose(found.values[LOST], [third, seventh, seventh, seventh])
    np.testing.assert_array_equal(found.values[ANONYMITY], [1 - 2, 1 - 2, 1 - 6, 1 - 6])
    np.testing.assert_array_equal(found.values[PEOPLE], [10 - 30, 90 - 30, 90 - 70, 90 - 70])
    # Centres were at 1 and 5 km, are at 0 and 4 km.
    np.testing.assert_allclose(found.values[DISTANCE], [0 - 1, 2 - 1, 0 - 1, 2 - 1])
    # Bits of a region: the entropy of its areas' records.
    two = (3 * np.log2(4 / 3) + 1 * np.log2(4)) / 4
    pair = (2 * np.log2(3) + 4 * np.log2(6 / 4)) / 6
    three = (np.log2(7) + 2 * np.log2(7 / 2) + 4 * np.log2(7 / 4)) / 7
    np.testing.assert_allclose(
        found.values[BITS], [-two, three - two, three - pair, three - pair], atol=1e-12
    )
    assert found.lost_before.tolist() == [0, 0, 0, 0]
    assert found.lost_after.tolist() == [1, 1, 0, 0]


def test_the_summary_by_hand():
    of = study(LINE, DENSE, [10, 20, 30, 40])
    summary = differences(run_of(of, [1, 0, 0, 0]), of, run_of(of, [0, 0, 1, 1], k=3), of).summary
    assert (summary.areas, summary.changed, summary.regions) == (4, 1, 0)
    assert summary.people_share == pytest.approx(20 / 100)
    # At k = 3 the other run loses its first region whole: 4 of 10 records; the shown one 2.
    assert summary.lost == -2
    assert summary.lost_share == pytest.approx(-0.2)
    assert (summary.lost_share_before, summary.lost_share_after) == pytest.approx((0.4, 0.2))
    # Sums of distances: 0 + 2 + 0 + 2 against 1 + 1 + 1 + 1.
    assert summary.distance_after == pytest.approx(summary.distance_before)
    assert summary.k == (3, 2)
    assert summary.same_classes


def test_people_are_records_where_no_population_is_published():
    of = study(LINE, DENSE)
    found = differences(run_of(of, [1, 0, 0, 0]), of, run_of(of, [0, 0, 1, 1]), of)
    assert found.summary.people_share == pytest.approx(1 / 10)
    assert not found.summary.of_people


def test_regions_of_more_records_win_their_partner():
    # Both regions of the shown run lie in region 0 of the other one; the larger takes it.
    partner = matched_regions(grouping([0, 1, 1]), grouping([0, 0, 0]), np.array([5, 3, 3]))
    assert partner.tolist() == [-1, 0]


def test_the_best_total_is_found_not_the_largest_pair():
    # Overlaps [[6, 5], [5, 0]]: greedy would take 6 and leave nothing for the second region.
    after, before = grouping([0, 0, 1]), grouping([0, 1, 0])
    assert matched_regions(after, before, np.array([6, 5, 5])).tolist() == [1, 0]


def test_thousands_of_regions_are_matched_greedily(monkeypatch):
    monkeypatch.setattr(module, "_MOST_AT_ONCE", 1)
    after, before = grouping([0, 0, 1]), grouping([0, 1, 0])
    assert matched_regions(after, before, np.array([6, 5, 5])).tolist() == [0, -1]


def test_regions_without_areas_have_no_partner():
    partner = matched_regions(grouping([0, 0], 3), grouping([1, 1], 2), np.array([0, 0]))
    assert partner.tolist() == [1, -1, -1]


def test_other_areas_are_refused():
    of, other = study(LINE, DENSE), study(LINE[:3], DENSE[:3])
    with pytest.raises(VbasError, match="different areas"):
        differences(run_of(of, [0, 0, 1, 1]), of, run_of(other, [0, 0, 1]), other)
    assert not same_areas(of.areas, other.areas)
    assert same_areas(of.areas, study(LINE, DENSE).areas)


@st.composite
def two_groupings(draw):
    of = draw(studies(2))
    n = len(of.areas)
    labels = st.lists(st.integers(0, 4), min_size=n, max_size=n)
    return of, draw(labels), draw(labels)


@settings(max_examples=40)
@given(two_groupings(), st.permutations(range(5)), st.booleans())
def test_the_same_regions_under_other_numbers_change_nothing(case, order, greedy):
    of, labels, _ = case
    renumbered = [order[label] for label in labels]
    most, module._MOST_AT_ONCE = module._MOST_AT_ONCE, 0 if greedy else 1_000
    try:
        found = differences(
            run_of(of, renumbered, n_regions=5), of, run_of(of, labels, n_regions=5), of
        )
    finally:
        module._MOST_AT_ONCE = most
    assert not found.changed.any()
    for values in found.values.values():
        np.testing.assert_allclose(np.nan_to_num(values), 0.0, atol=1e-9)
    assert found.summary.changed == 0
    assert found.summary.lost == 0


@settings(max_examples=40)
@given(two_groupings(), st.integers(1, 6))
def test_areas_and_totals_agree(case, k):
    of, first, second = case
    shown, other = run_of(of, first, k, 5), run_of(of, second, k, 5)
    found = differences(shown, of, other, of)
    assert found.lost_after.sum() == shown.evaluation.suppressed_records
    assert found.lost_before.sum() == other.evaluation.suppressed_records
    assert (found.lost_after <= of.counts.records).all()
    wider = shown.evaluation.compactness_own_centre_m - other.evaluation.compactness_own_centre_m
    assert found.values[DISTANCE].sum() * 1000.0 == pytest.approx(wider, abs=1e-6)
    back = differences(other, of, shown, of)
    for name, values in found.values.items():
        np.testing.assert_allclose(values, -back.values[name], atol=1e-9)
    some = found.partner[found.partner >= 0]
    assert len(np.unique(some)) == len(some)
    np.testing.assert_array_equal(found.changed, found.partner[np.array(first)] != np.array(second))


def test_lost_records_in_many_stretches(monkeypatch):
    of = study(LINE, DENSE)
    run = run_of(of, [0, 1, 1, 0], k=3)
    whole = lost_records(of.counts, run.aggregation, run.suppression.counts, 3)
    monkeypatch.setattr(module, "_ROWS_AT_ONCE", 1)
    monkeypatch.setattr(module, "_MOST_FLAGS", 0)
    parts = lost_records(of.counts, run.aggregation, run.suppression.counts, 3)
    # Region 0: classes of 1 and 6; region 1: classes of 1 and 2.
    assert whole.tolist() == parts.tolist() == [1, 1, 2, 0]


def test_classes_are_symmetric_about_nothing():
    values = np.array([-9.0, -3.0, 0.0, 1.0, 2.0, 30.0, np.nan])
    lut, legend = difference_colours(values, title="T", unit="people", note="N")
    bounds = difference_bounds(values)
    assert bounds[-1] == 30.0
    lows = [(entry.low, entry.high) for entry in legend.entries if not entry.label]
    assert lows == [(-high, -low) for low, high in reversed(lows)]
    ramp = diverging_ramp(len(legend.entries))
    assert [entry.colour for entry in legend.entries] == ramp.tolist()
    assert lut[6] == HATCHED
    assert lut[2] == ramp[len(bounds)]
    assert lut[5] == ramp[-1]
    assert legend.missing
    assert legend.note == "N"
    colour = {int(c): i for i, c in enumerate(ramp)}
    place = [colour[int(c)] for c in lut[:6]]
    assert place[0] < place[2] < place[3] <= place[4] < place[5]


def test_each_area_has_the_colour_of_its_class():
    values = np.random.default_rng(1).normal(size=500).round(3)
    lut, legend = difference_colours(values)
    for entry in legend.entries:
        inside = values[lut == entry.colour]
        if entry.label:
            assert (inside == 0).all()
        else:
            assert len(inside) > 40
            assert entry.low <= inside.min()
            assert inside.max() <= entry.high


def test_nothing_differs():
    lut, legend = difference_colours(np.zeros(3), none="same")
    assert len(set(lut.tolist())) == 1
    assert legend.texts() == ["same"]


def test_changed_areas_stand_out():
    lut, legend = changed_colours(np.array([True, False]), names=("moved", "stayed"))
    assert lut[0] != lut[1]
    assert [entry.colour for entry in legend.entries] == lut.tolist()
    assert legend.texts() == ["moved", "stayed"]
