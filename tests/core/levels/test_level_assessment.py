"""Levels under a rule, by hand: M = 172 asks for 13,797, 13,135 and 9,459 people."""

import numpy as np
import pytest

from core.cutoff.gaps import coefficient_set
from core.cutoff.rules import rules, rules_of_set
from core.errors import VbasError
from core.levels.assessment import assess, in_order
from core.levels.units import units_of_level
from tests.core.levels.level_tables import six, table

RULES = {(rule.name, rule.predictor): rule for rule in rules()}
MODEL = RULES["el-emam-2009-maxcombs", "maxcombs"]
ENTROPY = RULES["el-emam-2009-entropy", "entropy"]
HIPAA = RULES["hipaa", ""]


def said(assessment):
    return " ".join(map(str, assessment.notices))


def test_each_unit_is_judged_by_its_own_part():
    of = assess(units_of_level(six()), MODEL, 172)
    assert of.cutoffs.round().tolist() == [13_135] * 3 + [9_459] * 3
    assert of.passes.tolist() == [False, True, False, False, True, False]
    assert of.judged.tolist() == [True] * 5 + [False]
    assert of.margins[1] == pytest.approx(20_000 / 13_135, rel=1e-4)
    assert np.isnan(of.margins[5])


def test_shares_in_all_and_by_province():
    of = assess(units_of_level(six()), MODEL, 172)
    whole, nb, on = of.shares
    assert [s.province for s in of.shares] == ["all", "NB", "ON"]
    assert (whole.n_units, whole.units_above, whole.not_judged) == (5, 2, 1)
    assert whole.of_people == 35_000 / 54_000
    assert whole.cutoff is None  # two models
    assert (nb.of_units, nb.of_people, nb.not_judged) == (1 / 2, 15_000 / 24_000, 1)
    assert (on.of_units, on.of_people) == (1 / 3, 20_000 / 30_000)
    assert round(on.cutoff) == 13_135


def test_a_chosen_part_holds_for_all():
    of = assess(units_of_level(six()), MODEL, 172, part="western")
    assert set(of.cutoffs.round().tolist()) == {13_797}
    assert of.whole.cutoff == of.shares[1].cutoff


def test_exactly_the_cutoff_is_not_enough():
    of = assess(units_of_level(table([20_000, 20_001], province=["ON", "ON"])), HIPAA, 172)
    assert of.passes.tolist() == [False, True]


def test_entropy_models_ask_for_the_entropy():
    of = assess(units_of_level(six()), ENTROPY, 172, entropy=2.0)
    assert of.cutoffs[0] == pytest.approx(np.exp(6.5) * 2**2.6)
    with pytest.raises(VbasError, match="needs the entropy"):
        assess(units_of_level(six()), ENTROPY, 172)
    with pytest.raises(VbasError, match="needs the max combinations"):
        assess(units_of_level(six()), MODEL)


def test_outside_canada_models_do_not_apply_but_fixed_rules_do():
    units = units_of_level(table([30_000, 10_000], province=["Bavaria", "Saxony"]))
    of = assess(units, MODEL, 172)
    assert np.isnan(of.cutoffs).all()
    assert not of.passes.any()
    assert (of.whole.n_units, of.whole.not_judged) == (0, 2)
    assert np.isnan(of.whole.of_units)
    assert "does not apply: 2 of 2." in said(of)
    fixed = assess(units, HIPAA, 172)
    assert fixed.passes.tolist() == [True, False]
    assert [s.province for s in fixed.shares] == ["all", "not known"]
    assert "no known part" not in said(fixed)


def test_a_single_unit_and_a_cutoff_above_everything():
    of = assess(units_of_level(table([12_000], province=["ON"])), MODEL, 172)
    assert "There is one unit only" in said(of)
    assert "13,135 people is not below the whole population of 12,000" in said(of)
    assert "one region is all there can be" in said(of)
    assert of.whole.of_people == 0


def test_a_unit_that_passes_says_nothing_of_the_kind():
    of = assess(units_of_level(table([50_000, 0], province=["ON", "ON"])), MODEL, 172)
    assert "one region" not in said(of)
    assert "Units without people: 1 of 2." in said(of)


def test_areas_have_the_margin_of_their_unit():
    of = assess(units_of_level(six(), "fsa"), MODEL, 172)
    assert of.margins_of_areas[:2].tolist() == [of.margins[2]] * 2
    assert (of.margins_of_areas > 0).tolist() == [True, True, False, True, True, False]


def test_provinces_are_in_the_order_of_their_names():
    assert in_order(["SK", "", "NL", "NB", "AB"]) == ["AB", "NB", "NL", "SK", ""]


def test_a_set_may_lack_the_model_of_a_part(tmp_path):
    own = tmp_path / "own.toml"
    own.write_text("[maxcombs]\ncentral = {scale = 100.0, exponent = 1.0}\n")
    of = assess(units_of_level(six()), rules_of_set(str(own))[0], 172)
    assert of.judged.tolist() == [True] * 3 + [False] * 3
    assert "Units in eastern Canada, for which own.toml has no model: 2 of 6." in said(of)


def test_combinations_of_any_length():
    units = units_of_level(six())
    long = assess(units, MODEL, 10**400)  # 10 ** (0.43 * 400), and no float holds 10 ** 400
    assert long.cutoffs[0] == pytest.approx(1436 * 10**172, rel=1e-6)
    assert not long.passes.any()
    beyond = assess(units, MODEL, 10**2000)
    assert np.isinf(beyond.cutoffs).all()
    assert "is beyond any population" in said(beyond)
    assert beyond.margins[1] == 0
    model = coefficient_set(MODEL.name).model("maxcombs", "central")
    assert model.cutoff(10**400) == long.cutoffs[0]


def test_provinces_of_which_nothing_is_published():
    of = assess(units_of_level(table([np.nan, 5], province=["YT", "ON"])), HIPAA)
    assert "No population is published of any area in YT" in said(of)
