"""The lens: hand-computed cut-offs, every rule side by side, curves, numbers of any length."""

from __future__ import annotations

import math

import numpy as np
import pytest

from core.canada import OUTSIDE
from core.cutoff.design import Design, Variable
from core.cutoff.lens import checked_combinations, curves_of, read_rules, size_notices
from core.cutoff.rules import rule_of, rules
from core.errors import VbasError

SET = "el-emam-2009-maxcombs"


def cutoffs(readings, name, predictor=""):
    return next(
        of.cutoffs for of in readings if (of.rule.name, of.rule.predictor) == (name, predictor)
    )


def test_hand_computed_cutoffs():
    found = cutoffs(read_rules(172, None), SET, "maxcombs")
    assert {part: round(value) for part, value in found.items()} == {
        "western": 13797,
        "central": 13135,
        "eastern": 9459,
    }
    assert round(cutoffs(read_rules(54, None), SET, "maxcombs")["central"]) == 7981
    assert round(cutoffs(read_rules(156, None), SET, "maxcombs")["central"]) == 12595


def test_every_rule_stands_beside_the_others_with_its_source():
    readings = read_rules(172, 3.5)
    assert [(of.rule.name, of.rule.predictor) for of in readings] == [
        ("croft-2015", "maxcombs"),
        ("croft-2015", "entropy"),
        (SET, "maxcombs"),
        ("el-emam-2009-entropy", "entropy"),
        *(
            (name, "")
            for name in ("hipaa", "researcher", "cchs", "us-census-bureau", "british-census")
        ),
    ]
    assert all(of.rule.title and of.rule.source for of in readings)
    fixed = [of.cutoffs["western"] for of in readings if not of.rule.predictor]
    assert fixed == [20_000, 25_000, 70_000, 100_000, 120_000]
    by_entropy = cutoffs(readings, "el-emam-2009-entropy", "entropy")
    assert by_entropy["central"] == pytest.approx(math.exp(6.5) * 3.5**2.6)


def test_without_entropy_and_outside_canada():
    readings = read_rules(172, None, parts=("western", OUTSIDE))
    assert cutoffs(readings, "el-emam-2009-entropy", "entropy")["western"] is None
    assert cutoffs(readings, SET, "maxcombs")[OUTSIDE] is None
    assert cutoffs(readings, "hipaa")[OUTSIDE] == 20_000


def test_numbers_beyond_64_bits_and_beyond_floats():
    huge = 10**400
    found = cutoffs(read_rules(huge, None), SET, "maxcombs")
    assert found["western"] == pytest.approx(1588 * 10**168, rel=1e-9)
    assert cutoffs(read_rules(10**4000, None), SET, "maxcombs")["western"] == math.inf
    assert not size_notices(2**64 - 1)
    (notice,) = size_notices(2**64)
    assert "20 digits" in str(notice)


def test_curves_pass_through_the_point_of_the_design():
    design = Design((Variable("age", 86, 1.0), Variable("sex", 2)))
    curves = curves_of(rule_of(SET, "maxcombs"), design)
    assert [of.part for of in curves] == ["western", "central", "eastern"]
    for curve in curves:
        m, people = curve.at
        assert m == 172
        between = np.interp(math.log(172), np.log(curve.x), np.log(curve.cutoffs))
        assert between == pytest.approx(math.log(people), abs=1e-6)
        assert (np.diff(curve.cutoffs) > 0).all()
        assert curve.x[0] == 1
        assert curve.x[-1] > 172


def test_the_curve_of_a_fixed_rule_is_level():
    (curve,) = curves_of(rule_of("cchs", ""), Design((Variable("sex", 2),)))
    assert set(curve.cutoffs.tolist()) == {70_000}
    assert curve.at == (2, 70_000)


def test_curves_of_what_is_not_known_or_too_large_have_no_point():
    rule = rule_of("el-emam-2009-entropy", "entropy")
    design = Design((Variable("sex", 2),))
    assert all(of.at is None for of in curves_of(rule, design))
    counted = Design(design.variables, entropy=0.69)
    assert curves_of(rule, counted)[0].at[0] == 0.69
    huge = Design(tuple(Variable(f"v{i}", 10**30) for i in range(20)))
    curves = curves_of(rule_of(SET, "maxcombs"), huge)
    assert all(of.at is None and np.isfinite(of.cutoffs).all() for of in curves)
    assert curves_of(rule_of(SET, "maxcombs"), design, parts=(OUTSIDE,)) == ()


def test_rules_by_name():
    assert rule_of("hipaa", "").people == 20_000
    assert rule_of("croft-2015", "entropy").note
    assert rule_of("croft-2015", "").predictor == "maxcombs"
    with pytest.raises(VbasError, match="no model by entropy"):
        rule_of(SET, "entropy")
    with pytest.raises(VbasError, match="no coefficient set called nobody"):
        rule_of("nobody", "")


def test_own_sets_stand_between_the_shipped_and_the_fixed(tmp_path):
    path = tmp_path / "ours.toml"
    path.write_text('title = "Ours"\n[maxcombs]\ncentral = {scale = 10.0, exponent = 1.0}\n')
    readings = read_rules(7, None, (str(path),))
    names = [of.rule.title for of in readings]
    assert names.index("Ours") == 4
    assert readings[4].cutoffs == {"western": None, "central": 70.0, "eastern": None}
    assert len(rules()) == 9


@pytest.mark.parametrize("text", ["", "0", "-3", "17.5", "many", "1e3", "²", "1,728", "1 728"])
def test_what_is_no_number_of_combinations(text):
    with pytest.raises(VbasError, match="not a number of combinations"):
        checked_combinations(text)


def test_numbers_of_combinations_of_any_length():
    assert checked_combinations(" 1728 ") == 1728
    assert checked_combinations("1" + "0" * 60) == 10**60
    assert checked_combinations("9" * 4000) == int("9" * 4000)
    with pytest.raises(VbasError, match="not a number of combinations"):
        checked_combinations("9" * 5000)
