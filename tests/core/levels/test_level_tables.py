"""Levels by rules as tables, and the published figures beside ours."""

import math
from dataclasses import replace
from types import SimpleNamespace

import numpy as np
import pandas as pd
import pytest

from core.cutoff.rules import rules
from core.levels.assessment import assess
from core.levels.published import as_in_census, compared, published, without_growth
from core.levels.tables import (
    AGES_BY_SEX,
    COLUMNS,
    ages_by_sex,
    as_text,
    assess_all,
    counted,
    long_table,
    table_7,
    table_8,
)
from core.levels.units import units_of_level
from tests.core.levels.level_tables import six, table

RULES = {rule.name: rule for rule in rules()}
MODEL, HIPAA = RULES["el-emam-2009-maxcombs"], RULES["hipaa"]


def test_combinations_of_age_and_sex_are_those_of_the_paper():
    assert AGES_BY_SEX == (172, 86, 36, 18)
    assert ages_by_sex(3) == 58  # 29 intervals, the last one shorter


def test_the_long_table_has_a_row_for_everything():
    levels = [units_of_level(six()), units_of_level(six(), "fsa")]
    made = long_table(assess_all(levels, [MODEL, HIPAA], (172, 36)))
    assert tuple(made.columns) == COLUMNS
    assert len(made) == 2 * 2 * 2 * 3  # levels, rules, combinations; all, NB, ON
    of = made.set_index(["level", "province", "max_combinations", "rule"])
    row = of.loc[("areas", "ON", 172, MODEL.name)]
    assert row["cutoff"] == pytest.approx(13_135.05, abs=0.01)
    assert row["n_areas"] == 3
    assert row["areas_percent"] == pytest.approx(100 / 3, abs=1e-6)
    assert row["population_percent"] == pytest.approx(200 / 3, abs=1e-6)
    assert math.isnan(of.loc[("areas", "all", 172, MODEL.name), "cutoff"])
    assert of.loc[("fsa", "all", 36, "hipaa"), "cutoff"] == 20_000
    assert of.loc[("fsa", "NB", 36, "hipaa"), "areas_percent"] == 100  # E2 is not published


def test_what_cannot_be_judged_is_empty_and_not_zero():
    units = units_of_level(table([np.nan, 5], province=["YT", "ON"]))
    made = long_table([assess(units, HIPAA, 172)]).set_index("province")
    assert made.loc["YT", "n_areas"] == 0
    assert made.loc["YT", ["areas_percent", "population_percent"]].isna().all()
    assert made.loc["ON", "areas_percent"] == 0


def test_the_wide_forms_put_provinces_below_each_other():
    made = assess_all([units_of_level(six())], [MODEL, HIPAA], (172, 36))
    seven = table_7(made, 172)
    assert seven.index.tolist() == ["NB", "ON", "all"]
    assert seven["20,000", "people"].tolist() == [0, 0, 0]
    assert seven[MODEL.name, "people"].tolist() == pytest.approx([62.5, 66.6667, 64.8148])
    eight = table_8(made, MODEL.name)
    assert [head for head, _ in eight.columns] == ["172", "172", "36", "36"]
    # M = 36: 6,704 and 5,880 people, so that 10,000 and 9,000 are enough now.
    assert eight["36", "units"].tolist() == pytest.approx([100, 66.6667, 80])


def test_the_wide_forms_are_printed_in_line():
    text = as_text(table_7(assess_all([units_of_level(six())], [MODEL, HIPAA], (172,)), 172))
    lines = text.splitlines()
    assert len({len(line) for line in lines}) == 1
    assert lines[2].split() == ["New", "Brunswick", "50.0%", "62.5%", "0.0%", "0.0%"]
    assert lines[-1].startswith("In all")


def test_unknown_provinces_and_unjudged_ones_are_printed():
    units = units_of_level(table([np.nan, 5], province=["YT", "99"]))
    text = as_text(table_7([assess(units, HIPAA, 172)], 172))
    assert text.splitlines()[2].split() == ["Yukon", "-", "-"]
    assert text.splitlines()[3].startswith("Not known")


def test_the_published_figures_are_all_there():
    of = published()
    assert (of.census, of.level) == (2001, "fsa")
    assert len(of.figures) == 10 * 4 + 10 * 4
    by = {(f.table, f.province, f.rule, f.max_combinations): f for f in of.figures}
    assert by[7, "ON", "us-census-bureau", 172].units == 0.2
    assert by[8, "QC", MODEL.name, 36].people == 96
    # Both tables begin with the same model: they must say the same.
    for f in of.figures:
        if f.table == 7 and f.rule == MODEL.name:
            again = by[8, f.province, f.rule, 172]
            assert (f.units, f.people) == (again.units, again.people)
    assert {f.rule for f in of.figures} <= set(RULES)
    assert [f.province for f in of.figures if f.contradictory] == ["QC", "SK"]


def test_no_share_of_the_published_figures_falls_when_the_cutoff_does():
    rows = pd.DataFrame([vars(f) for f in published().figures if f.table == 8])
    for _, of in rows.groupby("province"):
        assert of.sort_values("max_combinations")["people"].is_monotonic_decreasing


def test_ours_beside_theirs_in_points():
    units = units_of_level(
        table([30_000, 5_000], level="fsa", province=["PE", "PE"]), own_level="fsa"
    )
    rows = compared([assess(units, MODEL, 172), assess(units, HIPAA, 172)])
    assert rows["table"].tolist() == [7, 7, 8]
    ours = rows.iloc[0]
    assert (ours["units"], ours["units_published"], ours["units_difference"]) == (50, 57, -7)
    assert ours["people_difference"] == pytest.approx(100 * 30 / 35 - 90)


def test_a_difference_of_nothing_has_no_sign():
    units = units_of_level(table([30_000], level="fsa", province=["PE"]), own_level="fsa")
    of = assess(units, MODEL, 172)
    (share,) = (share for share in of.shares if share.province == "PE")
    hair = replace(share, people=1e15, people_above=9e14 - 1)  # 90 percent are published
    told = SimpleNamespace(
        units=units, rule=of.rule, max_combinations=172, part=None, shares=(hair,)
    )
    (row, *_) = compared([told])["people_difference"]
    assert (row, math.copysign(1.0, row)) == (0.0, 1.0)


def test_only_fsas_by_their_own_models_are_compared():
    units = units_of_level(table([30_000], province=["PE"]), own_level="da")
    assert compared([assess(units, MODEL, 172)]).empty
    fsas = units_of_level(table([30_000], province=["PE"]), own_level="fsa")
    assert compared([assess(fsas, MODEL, 172, part="western")]).empty
    assert compared([assess(fsas, MODEL, 99)]).empty


def test_provinces_of_nobody_are_not_compared():
    fsas = units_of_level(table([30_000, 0], level="fsa", province=["PE", "AB"]), own_level="fsa")
    assert set(compared([assess(fsas, MODEL, 172)])["province"]) == {"PE"}


def test_growth_of_provinces_is_taken_out():
    then = published().people["PE"]
    fsas = units_of_level(
        table([then, then / 3, 1000.0], province=["PE", "PE", "YT"]), own_level="fsa"
    )
    scaled = as_in_census(fsas)
    assert scaled.people.tolist() == pytest.approx([then * 3 / 4, then / 4, 1000.0])
    cutoff = then / 3 - 1  # above a quarter, below a third
    rule = replace(HIPAA, people=cutoff)
    assert compared([assess(fsas, rule, 172)])["units"].tolist() == [100]
    assert without_growth([assess(fsas, rule, 172)])["units"].tolist() == [50]


def test_the_people_of_the_published_census_add_up():
    # The ten provinces of the 2001 census; with the territories (92,779) 30,007,094.
    assert sum(published().people.values()) == 30_007_094 - 92_779


def test_numbers_of_any_length_are_written():
    assert counted(1_234_567) == "1,234,567"
    assert counted(10**20 + 10**18) == "1.01e20"
