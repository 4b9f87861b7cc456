"""The remedies for units that are too small, priced by hand."""

import math

import numpy as np
import pytest

from core.cutoff.rules import rule_of, rules
from core.levels.assessment import assess
from core.levels.remedies import go_up, leave_out, price_of
from core.levels.starting import starts_of
from core.levels.units import units_of_level
from core.refinement.border import BorderRefinement
from core.scenario import Scenario
from core.site_count import MaxCombs, Population
from tests.core.levels.level_tables import six, table, texts
from tests.core.studies import layer

RULES = {rule.name: rule for rule in rules()}
MODEL, HIPAA = RULES["el-emam-2009-maxcombs"], RULES["hipaa"]


def test_leaving_out_loses_the_people_of_the_small_units():
    lost = leave_out(assess(units_of_level(six()), MODEL, 172), np.array([1, 2, 4, 8, 16, 32]))
    assert (lost.whole.units, lost.whole.n_units) == (3, 5)
    assert (lost.whole.people, lost.whole.share) == (19_000, 19_000 / 54_000)
    nb = lost.losses[1]
    assert (nb.province, nb.people, nb.share) == ("NB", 9_000, 9_000 / 24_000)
    # What cannot be judged is not left out: 1 + 4 + 8.
    assert (lost.records, lost.of_records) == (13, 63)
    assert leave_out(assess(units_of_level(six()), MODEL, 172)).records is None


def test_bits_of_geography_by_people():
    areas = table([10, 30, 0, np.nan], unit=["x"] * 4)
    price = price_of(areas, units_of_level(areas, "unit"))
    bits = (10 * math.log2(40 / 10) + 30 * math.log2(40 / 30)) / 40
    assert price.bits_per_person == pytest.approx(bits)
    assert (price.n_units, price.median_people, price.km_to_centre) == (1, 40, None)
    assert price_of(areas, units_of_level(areas)).bits_per_person == 0


def test_distance_to_the_centre_by_people():
    areas = layer([(0, 0), (4000, 0)], [30, 10], parents={"unit": texts("x", "x")})
    assert price_of(areas, units_of_level(areas, "unit")).km_to_centre == pytest.approx(2.0)
    assert price_of(areas, units_of_level(areas)).km_to_centre == 0


def climb(enough=1.0):
    areas = six()
    others = [units_of_level(areas, level) for level in ("province", "fsa")]
    return go_up(areas, assess(units_of_level(areas), MODEL, 172), others, enough)


def test_the_finest_level_that_is_enough():
    # FSAs: E1 24,000 and K1 30,000 pass, K2 is empty, E2 not published.
    up = climb()
    assert [s.assessment.units.level for s in up.steps] == ["areas", "fsa", "province"]
    assert [s.enough for s in up.steps] == [False, True, True]
    assert up.chosen.assessment.units.level == "fsa"
    assert up.steps[0].bits_more == 0
    assert up.chosen.bits_more == pytest.approx(up.chosen.price.bits_per_person)


def test_enough_may_be_less_than_all():
    # The areas as they are: 35,000 of 54,000 people.
    assert climb(0.6).chosen.assessment.units.level == "areas"
    assert climb(0.7).chosen.assessment.units.level == "fsa"


def test_finer_levels_are_no_remedy_and_none_may_be_enough():
    areas = table([10, 20, 30], fsa=["a", "a", "b"], province=["ON"] * 3)
    others = [units_of_level(areas, level) for level in ("areas", "province")]
    up = go_up(areas, assess(units_of_level(areas, "fsa"), MODEL, 172), others)
    assert [s.assessment.units.level for s in up.steps] == ["fsa", "province"]
    assert up.chosen is None


def test_one_part_takes_the_model_itself():
    areas = table([20_000] * 5, province=["ON"] * 5)
    of = assess(units_of_level(areas), MODEL, 172)
    starts = starts_of(of, 172)
    assert starts.whole.site_count == MaxCombs("central", MODEL.name)
    assert starts.whole.number.n_sites == 5  # asked for 8 of 5 areas
    assert starts.by_part == ()
    other = starts_of(of, 10).whole
    assert other.site_count == Population("13136")  # rounded up: never too few people


def test_several_parts_each_have_a_start_and_all_have_a_safe_one():
    starts = starts_of(assess(units_of_level(six()), MODEL, 172), 172)
    assert starts.whole.site_count == Population("13136")
    assert starts.whole.people == 54_000
    assert [(s.part, s.people, s.n_areas) for s in starts.by_part] == [
        ("central", 30_000, 3),
        ("eastern", 24_000, 3),
    ]
    assert starts.by_part[1].site_count == MaxCombs("eastern", MODEL.name)
    assert starts.by_part[1].number.n_sites == 2  # three areas, one of them not published
    assert "several parts of Canada" in str(starts.notices[0])


def test_fixed_rules_go_by_name():
    start = starts_of(assess(units_of_level(six()), HIPAA, 172)).whole
    assert start.site_count == Population("hipaa")
    assert start.number.n_sites == 3  # R(54,000 / 20,000)


def test_records_that_are_all_alike_ask_for_one_person():
    """Their entropy is 0, and so is the cut-off of a model that goes by it."""
    by_entropy = rule_of("el-emam-2009-entropy", "entropy")
    whole = starts_of(assess(units_of_level(six()), by_entropy, entropy=0.0)).whole
    assert whole.site_count == Population("1")
    assert whole.number.n_sites == 4  # as many as there are areas with people


def test_no_cutoff_no_start():
    starts = starts_of(assess(units_of_level(table([5, 6])), MODEL, 172))
    assert starts.whole is None
    assert "No cut-off is known" in str(starts.notices[0])


def test_a_start_becomes_a_scenario():
    start = starts_of(assess(units_of_level(six()), HIPAA, 172)).whole
    scenario = start.onto(Scenario(k=7))
    assert (scenario.k, scenario.population_basis) == (7, "people")
    assert (scenario.site_count, scenario.target) == (Population("hipaa"), None)
    each = start.onto(Scenario(), each=True)
    assert each.constraints.floor == "20001"  # more than the cut-off
    assert each.target.keep_floor
    assert each.refinement == BorderRefinement()
    assert (
        start.onto(
            Scenario(refinement=BorderRefinement(max_moves=7)), each=True
        ).refinement.max_moves
        == 7
    )


def test_records_for_people_stay_records():
    areas = table([np.nan, np.nan], province=["ON", "ON"])
    of = assess(units_of_level(areas, records=np.array([30_000, 20_000])), HIPAA)
    assert starts_of(of).whole.onto(Scenario()).population_basis == "records"


def test_as_many_regions_as_could_each_have_the_cutoff():
    # Two areas above 20,000, and 45,000 people in small ones.
    areas = table([30_000, 25_000, 15_000, 15_000, 15_000], province=["ON"] * 5)
    start = starts_of(assess(units_of_level(areas), HIPAA)).whole
    assert (start.number.n_sites, start.at_most) == (5, 4)
    assert not start.larger_already


def test_areas_that_are_large_already_are_said_to_be():
    starts = starts_of(assess(units_of_level(table([90_000, 10_000], province=["ON"] * 2)), HIPAA))
    assert starts.whole.larger_already  # 5 regions of 20,000, but two areas
    assert starts.whole.at_most == 1
    assert "nearly the areas as they are" in str(starts.notices[0])


def test_a_cutoff_beyond_all_numbers_starts_nothing():
    of = assess(units_of_level(six()), MODEL, 10**2000)
    assert starts_of(of, 10**2000).whole is None
