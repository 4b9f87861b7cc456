import math

import numpy as np
import pytest

from app.workspaces.levels.table.sheet import SheetMaker, Subject, asked_rules, key_of_run
from core.cutoff.design import Design
from core.errors import VbasError
from core.levels.question import Question
from tests.app.workspaces.levels.table.level_cases import file_of, layer, question, sheet


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
    assert dict(made.row("fsa").of_provinces) == {
        "all": (3, 53_000.0),
        "NS": (1, 30_000.0),
        "ON": (2, 23_000.0),
    }
    assert made.row("fsa").provinces == ("NS", "ON")


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
    assert made.decided(Question()) is None


def test_the_level_usually_released_is_looked_at_first():
    made = sheet()
    assert made.row("").key == "fsa"
    assert made.row("province").key == "province"
    assert made.row("run 9").key == "fsa"
    asked = question(rule="cchs", predictor="")
    assert made.column(asked).rule.name == "cchs"
    assert made.decided(asked) is made.cells["fsa", made.columns[3]]


def test_runs_stand_beside_levels(sample_entry):
    areas = sample_entry.study.areas
    runs = ((4, "My run", sample_entry.run),)
    records = sample_entry.study.counts.records
    subject = Subject(sample_entry.area_file, areas, {}, records, runs)
    made = SheetMaker().make(subject, question())
    row = made.row(key_of_run(4))
    assert row.name == "My run"
    assert len(row.units) == sample_entry.run.evaluation.n_regions
    assert made.cells[row.key, made.columns[0]].units is row.units


def test_what_is_known_of_the_same_areas_is_used_again():
    areas, maker = layer(), SheetMaker()
    subject = Subject(file_of(areas), areas)
    first = maker.make(subject, question())
    again = maker.make(subject, question(design=Design()))
    assert again.rows[1].units is first.rows[1].units
    same = ("fsa", first.columns[1])
    assert again.cells[same] is first.cells[same]
    other = layer()
    assert maker.make(Subject(file_of(other), other), question()).rows[1].units is not (
        first.rows[1].units
    )


def test_areas_without_people_are_said_to_be(monkeypatch):
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
