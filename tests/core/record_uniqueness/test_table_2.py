"""The shape of Table 2 of the paper, on made-up cases of the dimensions of its Table 1."""

from functools import cache

import numpy as np
import pytest

from benchmarks.registry_file import ITERATIONS, VARIABLES, iterations, registry_file
from core.record_uniqueness.history import by_weight, history
from core.record_uniqueness.recodes import Recode
from core.record_uniqueness.table import recoded_of
from core.reproduction.cancer import poverty_values

CATEGORIES = {
    "as it is": (78, 283),
    "major sites": (16, 283),
    "minor sites": (45, 283),
    "poverty by 1 %": (78, 40),
    "poverty by 2 %": (78, 21),
    "poverty by 3 %": (78, 15),
    "poverty by 5 %": (78, 10),
    "poverty by 10 %": (78, 4),
}


@cache
def cases():
    return registry_file(60_000)


@cache
def tried():
    return dict(iterations(cases()))


@cache
def ranks(name):
    return [of.name for of in by_weight(tried()[name])]


def collapsed():
    return ["as it is", *(name for name in ITERATIONS if name.startswith("poverty"))]


def test_the_cases_have_the_dimensions_of_table_1():
    assert len(set(poverty_values().tolist())) == 283
    assert (np.diff(poverty_values()) > 0).all()
    assert [len(of.categories) for of in cases().variables] == [34, 4, 18, 78, 2, 7, 283]
    assert cases().n_records == 60_000
    assert list(ITERATIONS) == list(CATEGORIES)


@pytest.mark.parametrize("name", CATEGORIES)
def test_every_recode_leaves_the_categories_of_table_1(name):
    recodes = {of.variable: of for of in ITERATIONS[name]}
    made = [recoded_of(cases(), recodes.get(v, Recode(v))) for v in ("site", "poverty")]
    assert tuple(len(of.labels) for of in made) == CATEGORIES[name]


def test_poverty_is_the_heaviest_until_it_is_rounded_then_the_site_is():
    for name in ("as it is", "major sites", "minor sites"):
        assert ranks(name)[0] == "poverty", name
    for name in collapsed()[1:]:
        assert ranks(name)[0] == "site", name


def test_poverty_gives_way_as_it_is_collapsed():
    weights = [dict(zip(VARIABLES, tried()[n].weights.weights, strict=True)) for n in collapsed()]
    assert (np.diff([of["poverty"] for of in weights]) < 0).all()
    places = [ranks(name).index("poverty") for name in collapsed()]
    assert places == sorted(places)
    assert weights[1]["poverty"] > weights[1]["age"]
    assert {"site", "registry", "age", "year"} == set(ranks("poverty by 10 %")[:4])
    assert all(ranks(name)[-1] == "sex" for name in ITERATIONS)


def test_unique_records_and_sets_fall_with_every_collapse():
    rows = history([tried()[name] for name in collapsed()])
    assert all(row.change < 0 for row in rows[1:])
    unique = [row.examination.verdict.unique for row in rows]
    assert unique == sorted(unique, reverse=True)
    for name in ("major sites", "minor sites"):
        assert tried()[name].verdict.in_sets < tried()["as it is"].verdict.in_sets
    assert tried()["major sites"].verdict.in_sets < tried()["minor sites"].verdict.in_sets


def test_the_site_and_age_left_out_help_most_as_in_table_3():
    rows = tried()["poverty by 1 %"].omissions
    left = {row.omitted: row.in_sets for row in rows}
    assert set(sorted(VARIABLES, key=left.get)[:2]) == {"site", "age"}
    assert max(left[name] for name in VARIABLES) < left[None]
    assert min(left["race"], left["sex"]) > max(left["site"], left["age"], left["registry"])
