import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.errors import VbasError
from core.io.synthesize import (
    Distribution,
    Distributions,
    read_distributions,
    shipped_distributions,
)


def one(weights, provinces=("NS", "NB"), given=None, variable="v", overall=None):
    weights = np.array(weights, dtype=np.float64)
    if weights.ndim == 2:
        weights = weights[:, None, :]
    names = tuple("abcdefgh"[: weights.shape[2]])
    return Distribution(variable, names, provinces, weights, given, overall)


@settings(max_examples=60, deadline=None)
@given(st.lists(st.integers(0, 1000), min_size=1, max_size=8).filter(sum))
def test_alias_tables_hold_the_probabilities(weights):
    item = one([weights], provinces=("NS",))
    limits, aliases = item.alias_tables()
    n = len(weights)
    found = np.zeros(n)
    for j in range(n):
        kept = int(limits[0, j]) / 2**32
        found[j] += kept / n
        found[aliases[0, j]] += (1 - kept) / n
    assert np.allclose(found, np.array(weights) / sum(weights), atol=1e-8)
    assert (found[np.array(weights) == 0] == 0).all()


def test_over_all_is_weighted_by_population():
    item = one([[1, 3], [3, 1]], overall=np.array([3.0, 1.0]))
    # 3/4 * (1/4, 3/4) + 1/4 * (3/4, 1/4)
    assert np.allclose(item.over_all(), [[3 / 8, 5 / 8]])
    assert item.rows(["NB", "QC", "NS"]).tolist() == [1, 2, 0]


def test_an_all_column_serves_everybody():
    item = one([[1, 3]], provinces=("all",))
    assert np.allclose(item.over_all(), [[0.25, 0.75]])
    assert item.rows(["ON"]).tolist() == [1]


@pytest.mark.parametrize(
    ("weights", "says"),
    [([[1, -1], [1, 1]], "negative"), ([[0, 0], [1, 1]], "all 0"), ([[np.nan, 1], [1, 1]], "no n")],
)
def test_bad_weights_are_refused(weights, says):
    with pytest.raises(VbasError, match=says):
        one(weights)


def test_leaving_out_the_condition_averages_over_it():
    a = one([[1, 3]], provinces=("NS",), variable="a")
    b = one([[[1, 0], [0, 1]]], provinces=("NS",), given="a", variable="b")
    both = Distributions({"a": a, "b": b}, "test")
    alone = both.select(["b"]).items["b"]
    assert alone.given is None
    assert np.allclose(alone.probabilities, [[[0.25, 0.75]]])
    assert both.select(["b", "a"]).items["b"].given == "a"
    assert [d.variable for d in both.select(["b", "a"]).in_order()] == ["a", "b"]


def test_variables_that_are_not_there_are_named():
    with pytest.raises(VbasError, match="no distribution of a variable height"):
        shipped_distributions().select(["height"])
    with pytest.raises(VbasError, match="age is asked for twice"):
        shipped_distributions().select(["age", "age"])


def test_a_circle_of_conditions_is_refused():
    a = one([[[1, 0], [0, 1]]], provinces=("NS",), given="b", variable="a")
    b = one([[[1, 0], [0, 1]]], provinces=("NS",), given="a", variable="b")
    with pytest.raises(VbasError, match="depends on"):
        Distributions({"a": a, "b": b}, "test").in_order()


def test_the_shipped_tables():
    shipped = shipped_distributions()
    assert "not for analysis" in shipped.source
    sizes = {name: len(d.categories) for name, d in shipped.items.items()}
    assert sizes["age"] == 86
    assert sizes["sex"] == 2
    assert sizes["ethnicity"] == 41
    for item in shipped.items.values():
        assert len(item.provinces) == 13
    age = shipped.items["age"]
    ages = np.arange(86)
    mean = age.probabilities[:, 0] @ ages
    at = dict(zip(age.provinces, mean, strict=True))
    assert at["NU"] < 30 < at["AB"] < at["ON"] < at["NL"] < 50
    marital = shipped.items["marital"]
    assert marital.given == "age"
    never = marital.categories.index("never married")
    assert (marital.probabilities[:, :15, never] == 1).all()
    quebec, ontario = (marital.provinces.index(p) for p in ("QC", "ON"))
    common = marital.categories.index("common-law")
    assert marital.probabilities[quebec, 40, common] > marital.probabilities[ontario, 40, common]


def write(tmp_path, text):
    path = tmp_path / "table.csv"
    path.write_text(text, encoding="utf-8")
    return path


def test_a_table_of_ones_own(tmp_path):
    text = """# source: our own survey
variable,given,category,Nova Scotia,35
band,,0,1,3
band,,1,1,1
tall,band=0-0,no,1,1
tall,band=1-9,no,1,1
tall,band=1-9,"yes, very",1,3
"""
    found = read_distributions(write(tmp_path, text))
    assert found.source == "our own survey"
    assert found.items["band"].provinces == ("NS", "ON")
    tall = found.items["tall"]
    assert tall.categories == ("no", "yes, very")
    assert np.allclose(tall.probabilities[1], [[1, 0], [0.25, 0.75]])
    # Over all provinces weighs by their population (2021: NS 969,383, ON 14,223,942).
    n, o = 969_383, 14_223_942
    assert np.allclose(found.items["band"].over_all()[0, 0], (0.5 * n + 0.75 * o) / (n + o))


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "is empty"),
        ("# source: here\n", "not a table"),
        ("a,b\n1,2\n", "no columns variable and category"),
        ("variable,category,NS\n", "no columns variable and category, or no rows"),
        ("variable,category,Atlantis\nv,a,1\n", "'Atlantis' that is no province"),
        ("variable,category,NS,12\nv,a,1,1\n", "'12'"),
        ("variable,category\nv,a\n", "no column of figures"),
        ("# x\nvariable,category,NS\nv,a,1\nv,b,x\n", "line 4: the figure for NS"),
        ("variable,category,NS\nv,a,1\nv,a,2\n", "category of v twice"),
        ("variable,given,category,NS\nv,w=1,a,1\n", "do not all name one variable"),
        (
            "variable,given,category,NS\nw,,1,1\nw,,2,1\nv,w=1,a,1\n",
            "no condition of v covers all categories of w",
        ),
    ],
)
def test_bad_tables_are_explained(tmp_path, text, says):
    with pytest.raises(VbasError, match=says):
        read_distributions(write(tmp_path, text))


def test_files_that_cannot_be_read(tmp_path):
    with pytest.raises(VbasError, match="cannot be read"):
        read_distributions(tmp_path / "none.csv")
    path = tmp_path / "table.csv"
    path.write_bytes(b"variable,category,NS\x00\n")
    with pytest.raises(VbasError, match="not a text table"):
        read_distributions(path)
