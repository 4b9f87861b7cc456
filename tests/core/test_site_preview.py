import math
from dataclasses import replace

import numpy as np
import pytest

from core.areas import AreaLayer
from core.constraints.base import Constraints
from core.io.records import category_counts
from core.quasi_identifiers import Band, QuasiIdentifier
from core.scenario import PEOPLE_BASIS, Scenario
from core.site_count import Count, Entropy, MaxCombs, Population, Predictors
from core.site_preview import Category, band_of, preview_of, recode_counts
from core.steps import finish

AGES = {"0": 3, "4": 2, "5": 7, "84": 1, "85": 4, "102": 1, "999": 6, "?": 2}


def layer(people=(100.0, 0.0, np.nan, 300.0), provinces=("NS",) * 4):
    n = len(people)
    return AreaLayer(
        "areas",
        np.array([f"{i}" for i in range(n)], dtype=object),
        np.arange(2.0 * n).reshape(n, 2),
        np.array(people),
        parents={"province": np.array(provinces, dtype=object)},
    )


def labels(recoded):
    return [(c.label, c.records) for c in recoded.categories]


def test_bands_with_a_top_and_missing_codes():
    qi = QuasiIdentifier("age", missing=("999",), band=Band(5, top=85))
    recoded = recode_counts(AGES, blank=10, qi=qi)
    assert labels(recoded) == [("0-4", 5), ("5-9", 7), ("80-84", 1), ("85+", 5)]
    assert recoded.missing == 10 + 6 + 2
    assert recoded.missing_codes == (Category("999", 6),)
    assert recoded.not_numbers == 2
    assert recoded.n_categories == 4


def test_no_record_is_lost():
    for qi in (
        QuasiIdentifier("age"),
        QuasiIdentifier("age", band=Band(10)),
        QuasiIdentifier("age", missing=("0", "?"), groups={"old": ("85", "102")}),
    ):
        recoded = recode_counts(AGES, 4, qi)
        assert sum(c.records for c in recoded.categories) + recoded.missing == 26 + 4


def test_groups_join_bands_and_stand_in_the_place_of_their_first():
    qi = QuasiIdentifier(
        "age", missing=("999", "?"), band=Band(5, top=85), groups={"young": ("0-4", "5-9")}
    )
    recoded = recode_counts(AGES, 0, qi)
    assert labels(recoded) == [("young", 12), ("80-84", 1), ("85+", 5)]
    assert recoded.categories[0].members == ("0-4", "5-9")


def test_declared_order_leads_and_counts_although_empty():
    qi = QuasiIdentifier("sex", order=("x", "m", "f"))
    recoded = recode_counts({"f": 5, "m": 4, "u": 1}, 0, qi)
    assert labels(recoded) == [("x", 0), ("m", 4), ("f", 5), ("u", 1)]
    assert recoded.n_categories == 4


def test_non_specific_categories_do_not_count():
    qi = QuasiIdentifier("language", non_specific=("other",))
    recoded = recode_counts({"en": 5, "fr": 4, "other": 1}, 2, qi)
    assert recoded.n_categories == 2
    assert [c.specific for c in recoded.categories] == [True, True, False]


@pytest.mark.parametrize(
    ("number", "band", "label"),
    [
        (7, Band(1), "7"),
        (84, Band(10, top=85), "80-84"),
        (-1, Band(5), "-5 to -1"),
        (0.3, Band(0.5), "0 to <0.5"),
        (85.5, Band(5, top=85), "85+"),
        (12, Band(2), "12-13"),
    ],
)
def test_labels_of_bands(number, band, label):
    assert band_of(number, band)[0] == label


def test_bands_of_five_years_up_to_85_are_eighteen():
    qi = QuasiIdentifier("age", band=Band(5, top=85))
    ages = {str(age): 1 for age in range(103)}
    assert recode_counts(ages, 0, qi).n_categories == 18


def two_variables(**settings):
    return Scenario((QuasiIdentifier("age"), QuasiIdentifier("sex")), **settings)


def test_max_combinations_and_sites_before_counting():
    found = preview_of(two_variables(), layer(), 250_000, {"age": 86, "sex": 2})
    cutoff = 1978.0 * 172**0.304
    assert found.max_combinations == 172
    assert found.number.cutoff == pytest.approx(cutoff)
    # 250,000 / 9,462 people ask for 26 sites, but there are four areas.
    assert found.number.n_sites == 4
    assert math.floor(250_000 / cutoff + 0.5) == 26
    assert found.people_per_region == 62_500
    assert not found.counted


def test_people_basis_counts_published_people_only():
    scenario = two_variables(population_basis=PEOPLE_BASIS, site_count=Population("200"))
    found = preview_of(scenario, layer(), None, {"age": 5, "sex": 2})
    assert found.population == 400
    assert found.number.n_sites == 2


def test_what_is_not_counted_yet_is_waited_for():
    found = preview_of(two_variables(), layer(), 1000, {"sex": 2})
    assert found.waiting == ("age",)
    assert found.max_combinations is None
    assert found.number is None
    assert preview_of(Scenario(), layer(), 1000, {}).max_combinations is None


def test_without_areas_or_record_number_only_the_combinations_are_known():
    for areas, n in ((None, 1000), (layer(), None)):
        found = preview_of(two_variables(), areas, n, {"age": 4, "sex": 2})
        assert (found.max_combinations, found.number, found.problem) == (8, None, None)


def test_a_model_that_cannot_say_says_why():
    several = layer(provinces=("NS", "NS", "ON", "NS"))
    found = preview_of(two_variables(), several, 1000, {"age": 4, "sex": 2})
    assert (found.number, found.problem, found.needs_counting) == (None, None, True)  # by parts
    unknown = layer(provinces=("NS", "NS", "", "NS"))
    found = preview_of(two_variables(), unknown, 1000, {"age": 4, "sex": 2})
    assert found.number is None
    assert "part of Canada" in found.problem.message
    entropy = two_variables(site_count=Entropy("eastern"))
    uncounted = preview_of(entropy, layer(), 9, {"age": 4, "sex": 2})
    assert (uncounted.number, uncounted.problem, uncounted.needs_counting) == (None, None, True)
    given = two_variables(site_count=Count(5))
    assert "5 asked for" in preview_of(given, layer(), 9, {"age": 4, "sex": 2}).problem.message


def test_areas_without_people_have_no_number():
    scenario = two_variables(population_basis=PEOPLE_BASIS)
    nobody = layer(people=(np.nan, 0.0, np.nan, np.nan))
    found = preview_of(scenario, nobody, 100, {"age": 4, "sex": 2})
    assert found.number is None
    assert "population" in found.problem.message


def test_values_that_are_bands_already_keep_their_order():
    qi = QuasiIdentifier("income", band=Band(5), groups={"low": ("5-9", "0-4")})
    recoded = recode_counts({"0-4": 1, "5-9": 2, "10-14": 3, "100-104": 4}, 7, qi, banded=True)
    assert labels(recoded) == [("low", 3), ("10-14", 3), ("100-104", 4)]
    assert recoded.missing == 7


def test_the_counted_study_decides():
    counted = Predictors(36, 2.5, 330_000.0, 590, "eastern")
    scenario = two_variables(site_count=MaxCombs("eastern"))
    found = preview_of(scenario, layer(), 10, {"age": 86, "sex": 2}, counted)
    assert (found.max_combinations, found.entropy, found.counted) == (36, 2.5, True)
    assert found.number.n_sites == math.floor(330_000 / (1978.0 * 36**0.304) + 0.5)


@pytest.mark.parametrize(
    "qi",
    [
        QuasiIdentifier("age"),
        QuasiIdentifier("age", missing=("99",), band=Band(5, top=42)),
        QuasiIdentifier("age", band=Band(2.5)),
        QuasiIdentifier("age", band=Band(10), groups={"low": ("0-9", "-10 to -1")}),
        QuasiIdentifier("age", missing=("7", "odd"), groups={"x": ("1", "12")}, order=("3", "x")),
    ],
)
def test_recoding_here_is_recoding_in_the_engine(tmp_path, qi):
    values = ["0", "1", "3", "7", "12", "12", "-4", "41.5", "42", "99", "odd", "", " 8 "]
    path = tmp_path / "records.csv"
    path.write_text("age\n" + "\n".join(f'"{value}"' for value in values) + "\n")
    raw = finish(category_counts(path, QuasiIdentifier("age")))
    there = finish(category_counts(path, qi))
    counted = dict(zip(raw.labels, raw.counts, strict=True))
    here = recode_counts(counted, raw.n_missing, qi)
    assert labels(here) == list(zip(there.labels, there.counts, strict=True))
    assert (here.missing, here.not_numbers) == (there.n_missing, there.n_not_numeric)


def test_an_impossible_floor_is_said_before_the_run():
    asked = two_variables(constraints=Constraints(floor="3000"), site_count=Count(4))
    found = preview_of(asked, layer(), 10_000, {"age": 5, "sex": 2})
    assert "at most 3 of them can hold the floor" in str(found.number.notices[-1])
    above = replace(asked, constraints=Constraints(floor="10001"))
    found = preview_of(above, layer(), 10_000, {"age": 5, "sex": 2})
    assert "above the whole population of 10,000" in str(found.number.notices[-1])
    by_model = replace(asked, constraints=Constraints(floor="model"))
    assert preview_of(by_model, layer(), 10_000, {"age": 5, "sex": 2}).problem is not None


def test_a_variable_that_is_missing_everywhere_is_one_category_and_told():
    found = preview_of(two_variables(), layer(), 250_000, {"age": 0, "sex": 2})
    assert found.max_combinations == 2
    assert "No record has a value of age" in " ".join(map(str, found.number.notices))
    some = preview_of(two_variables(), layer(), 250_000, {"age": 1, "sex": 2})
    assert "No record" not in " ".join(map(str, some.number.notices))
