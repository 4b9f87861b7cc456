import math

import numpy as np
import pytest

from app.workspaces.levels.levels import Subject, find_levels, key_of_run
from app.workspaces.levels.table.sheet import asked_rules, make_sheet
from core.cutoff.design import Design
from core.errors import VbasError
from core.levels.question import Question
from tests.app.workspaces.levels.table.level_cases import decided, layer, levels, question, sheet


def shares(of, level, column):
    return of.cells[level, of.columns[column]].whole


def test_levels_are_rows_and_rules_are_columns():
    made = sheet()
    assert [row.key for row in made.rows] == ["areas", "fsa", "province"]
    assert [of.rule.name for of in made.columns] == [
        "el-emam-2009-maxcombs",
        "hipaa",
        "researcher",
        "cchs",
        "us-census-bureau",
        "british-census",
    ]
    assert [of.max_combinations for of in made.ages] == [172, 86, 36, 18]
    assert dict(made.levels.row("fsa").of_provinces) == {
        "all": (3, 53_000.0),
        "NS": (1, 30_000.0),
        "ON": (2, 23_000.0),
    }
    assert made.levels.row("fsa").provinces == ("NS", "ON")


def test_each_pair_is_judged_by_hand():
    made = sheet()
    # M = 172: Ontario needs 13,135 people, Nova Scotia 9,459: K1A (15,000) and B3H pass.
    fsa = shares(made, "fsa", 0)
    assert (fsa.units_above, fsa.n_units, fsa.people_above) == (2, 3, 45_000.0)
    by_hipaa = shares(made, "fsa", 1)
    assert (by_hipaa.units_above, by_hipaa.people_above) == (1, 30_000.0)
    assert shares(made, "areas", 0).not_judged == 1
    model = made.cells["fsa", made.columns[0]]
    cutoffs = dict(zip(model.units.ids.tolist(), model.cutoffs.tolist(), strict=True))
    assert math.isclose(cutoffs["K1A"], 13_135, abs_tol=1)
    assert math.isclose(cutoffs["B3H"], 9_459, abs_tol=1)


def test_without_variables_only_fixed_cutoffs_are_judged():
    made = sheet(Question(design=Design()))
    assert ("fsa", made.columns[0]) not in made.cells
    assert ("fsa", made.columns[1]) in made.cells
    assert decided(made, Question()).judged is None


def test_the_level_usually_released_is_looked_at_first():
    made = sheet()
    assert made.levels.row("").key == "fsa"
    assert made.levels.row("province").key == "province"
    assert made.levels.row("run 9").key == "fsa"
    asked = question(rule="cchs", predictor="")
    assert made.column(asked).rule.name == "cchs"
    assert decided(made, asked).judged is made.cells["fsa", made.columns[3]]


def test_runs_stand_beside_levels(sample_entry):
    runs = ((4, "My run", sample_entry.run),)
    made = make_sheet(
        find_levels(Subject(sample_entry.area_file, sample_entry.study, (), runs)), question()
    )
    row = made.levels.row(key_of_run(4))
    assert row.name == "My run"
    assert len(row.units) == sample_entry.run.evaluation.n_regions
    assert made.cells[row.key, made.columns[0]].units is row.units


def test_what_is_known_of_the_same_units_is_used_again():
    of = levels()
    first = make_sheet(of, question())
    again = make_sheet(of, question(design=Design()), first)
    hipaa, model = ("fsa", first.columns[1]), ("fsa", first.columns[0])
    assert again.cells[hipaa] is first.cells[hipaa]
    elsewhere = make_sheet(of, question(part="eastern"), first)
    assert elsewhere.cells[hipaa] is first.cells[hipaa]
    assert elsewhere.cells[model].whole != first.cells[model].whole
    assert make_sheet(levels(), question(), first).cells[hipaa] is not first.cells[hipaa]


def test_areas_without_people_are_said_to_be():
    areas = layer(np.full(6, np.nan))
    with pytest.raises(VbasError, match="no population"):
        sheet(areas=areas)
    made = sheet(areas=areas, records=np.array([9, 8, 7, 6, 5, 4]))
    assert made.rows[0].units.basis == "records"


def test_outside_canada_models_do_not_apply_and_fixed_cutoffs_do():
    made = sheet(areas=layer(provinces=("TX",) * 6))
    assert shares(made, "fsa", 0).n_units == 0
    assert shares(made, "fsa", 1).units_above == 1


def test_the_model_stays_when_a_fixed_cutoff_decides():
    names = [of.rule.name for of in asked_rules(question(rule="hipaa", predictor=""))]
    assert names[:2] == ["el-emam-2009-maxcombs", "hipaa"]
    croft = asked_rules(question(rule="croft-2015", predictor="maxcombs"))[0]
    assert (croft.rule.name, croft.max_combinations) == ("croft-2015", 172)
