"""Site number: hand-computed cut-offs, rounding, limits (Croft 3.1, Eq. 1-6)."""

import math

import numpy as np
import pytest

from core.cutoff.gaps import coefficient_set, entropy_of
from core.cutoff.population_cutoffs import fixed_cutoffs, people_of
from core.errors import VbasError
from core.site_count import (
    Count,
    Entropy,
    MaxCombs,
    Population,
    Predictors,
    predictors_of,
    round_half_up,
)
from tests.core.studies import study


def known(**more) -> Predictors:
    values = {
        "max_combinations": 172,
        "entropy": 3.0,
        "population": 1_000_000.0,
        "populated_areas": 2000,
        "part": "central",
    }
    return Predictors(**(values | more))


@pytest.mark.parametrize(
    ("m", "part", "people"),
    [
        (172, "western", 13_797),
        (172, "central", 13_135),
        (172, "eastern", 9_459),
        (54, "central", 7_981),
        (156, "central", 12_595),
    ],
)
def test_published_cutoffs(m: int, part: str, people: int) -> None:
    number = MaxCombs(part).count(known(max_combinations=m))
    assert round(number.cutoff) == people
    assert number.n_sites == math.floor(1_000_000 / number.cutoff + 0.5)


def test_el_emam_entropy_model_by_hand() -> None:
    number = Entropy("eastern", "el-emam-2009-entropy").count(known(entropy=2.0))
    assert number.cutoff == pytest.approx(math.exp(7.0) * 2.0**1.8)
    assert any("10-15 %" in str(n) for n in number.notices)


def test_entropy_of_two_equal_classes_is_ln_2() -> None:
    assert entropy_of(np.array([7, 7, 0])) == pytest.approx(math.log(2))
    assert entropy_of(np.array([5])) == 0.0
    assert entropy_of(np.array([], dtype=int)) == 0.0


def test_halves_round_up() -> None:
    assert [round_half_up(x) for x in (0.49, 0.5, 1.5, 2.5)] == [0, 1, 2, 3]


def test_entropy_zero_gives_the_upper_limit() -> None:
    number = Entropy("western").count(known(entropy=0.0, populated_areas=7))
    assert (number.cutoff, number.n_sites) == (0.0, 7)


def test_model_above_the_populated_areas_is_cut_with_a_notice() -> None:
    number = Population("500").count(known(populated_areas=30))
    assert number.n_sites == 30
    assert "placed: 30." in str(number.notices[0])


def test_cutoff_above_the_population_gives_one_region_and_says_so() -> None:
    number = Population("70000").count(known(population=20_000.0))
    assert number.n_sites == 1
    assert "one region" in str(number.notices[0])


def test_explicit_count_above_the_populated_areas_is_an_error() -> None:
    with pytest.raises(VbasError, match="30 possible"):
        Count(31).count(known(populated_areas=30))
    assert Count(30).count(known(populated_areas=30)).n_sites == 30


def test_unknown_part_shows_all_values() -> None:
    with pytest.raises(
        VbasError,
        match=r"western Canada 13,797 people; central Canada 13,135.*eastern Canada 9,459",
    ):
        MaxCombs().count(known(part=None))


def test_entropy_before_counting_says_what_to_do() -> None:
    with pytest.raises(VbasError, match="Count the records"):
        Entropy("western").count(known(entropy=None))


def test_rules() -> None:
    assert [int(r.people) for r in fixed_cutoffs().values()] == [
        20_000,
        25_000,
        70_000,
        100_000,
        120_000,
    ]
    assert people_of("HIPAA") == 20_000
    assert people_of("12500") == 12_500
    for wrong in ("many", "0", "-5", "inf", "nan", "12,500", "12.500", "12 500", "1_000"):
        with pytest.raises(VbasError, match="neither a number"):
            people_of(wrong)


def test_coefficients_from_a_file(tmp_path) -> None:
    file = tmp_path / "ours.toml"
    file.write_text("[maxcombs]\nwestern = {scale = 100, exponent = 0.5}\n")
    number = MaxCombs("western", str(file)).count(known(max_combinations=16))
    assert number.cutoff == pytest.approx(400)
    with pytest.raises(VbasError, match="no model by max combinations for central Canada"):
        MaxCombs("central", str(file)).count(known())


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("[maxcombs\n", "cannot be read as TOML"),
        ("title = 'x'\n", "neither a"),
        ("[maxcombs]\nwestern = {scale = -1, exponent = 0.5}\n", "must be above 0"),
        ("[maxcombs]\nwestern = {scale = 1}\n", "has no exponent"),
        ("[maxcombs]\nnorth = {scale = 1, exponent = 1}\n", "no part of Canada"),
    ],
)
def test_bad_coefficient_files(tmp_path, text: str, sentence: str) -> None:
    file = tmp_path / "bad.toml"
    file.write_text(text)
    with pytest.raises(VbasError, match=sentence):
        coefficient_set(str(file))


def test_unknown_set_and_choices() -> None:
    with pytest.raises(VbasError, match="no coefficient set"):
        coefficient_set("nobody-1999")
    with pytest.raises(VbasError, match="Choose one of"):
        MaxCombs("northern")
    with pytest.raises(VbasError, match="at least 1"):
        Count(0)


def test_predictors_of_a_study() -> None:
    of = study([(0, 0), (1, 0), (2, 0)], [[2, 0], [0, 2], [0, 0]])
    found = predictors_of(of, np.array([2.0, 2.0, 0.0]))
    assert (found.max_combinations, found.population, found.populated_areas) == (2, 4.0, 2)
    assert found.entropy == pytest.approx(math.log(2))
    assert found.part is None


def test_a_shipped_set_is_read_once() -> None:
    assert coefficient_set("croft-2015") is coefficient_set("croft-2015")
