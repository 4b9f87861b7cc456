"""One row for each combination of variables."""

import itertools
from dataclasses import replace

import numpy as np

from core.record_uniqueness.added import added
from core.record_uniqueness.layout import all_masks
from core.tables.combinations import combinations_table, names_of
from core.tables.rows import View, rows_of
from tests.core.record_uniqueness.lattices import counted

RECORDS = [("1", "m", "x"), ("1", "m", "y"), ("1", "f", "x"), ("2", "f", "x"), ("2", "f", "x")]
NAMES = ("age", "sex", "place")


def rows(table):
    return {
        name: [table.by_name[of].values[i] for of in ("number", "unique", "in_sets", "classes")]
        for i, name in enumerate(table.by_name["variables"].values)
    }


def test_every_combination_is_a_row():
    table = combinations_table(counted(RECORDS, NAMES, 1))
    assert rows(table) == {
        "age": [1, 0, 0, 2],
        "sex": [1, 0, 0, 2],
        "place": [1, 1, 1, 2],
        "age + sex": [2, 1, 1, 3],
        "age + place": [2, 1, 1, 3],
        "sex + place": [2, 2, 2, 3],
        "age + sex + place": [3, 3, 3, 4],
    }
    assert table.by_name["unique_share"].values[-1] == 3 / 5
    assert "minimal" not in table.by_name
    assert "cheapest" not in table.by_name


def test_the_cheapest_and_the_dearest_to_add():
    lattice = counted(RECORDS, NAMES, 1)
    table = combinations_table(lattice, added(lattice), titles=("Age", "Sex", "Place"))
    values = {name: of.values.tolist() for name, of in table.by_name.items()}
    assert values["variables"][3] == "Age + Sex"
    assert values["cheapest"] == ["Sex", "Age", "Age", "Place", "Sex", "Age", ""]
    assert values["dearest"] == ["Sex", "Place", "Sex", "Place", "Sex", "Age", ""]
    assert values["dearest_cost"][1] == 2 / 5
    assert np.isnan(values["cheapest_cost"][-1])


def test_what_is_not_counted_is_left_out():
    whole = replace(counted(RECORDS, NAMES, 1), minimal=np.arange(7))
    assert combinations_table(whole).by_name["minimal"].values.tolist() == list(range(7))
    part = replace(whole, counted=np.array([True] * 3 + [False] * 4))
    table = combinations_table(part, added(part))
    assert np.isnan(table.by_name["in_sets"].values[3:]).all()
    assert "minimal" not in table.by_name
    assert set(table.by_name["cheapest"].values) == {""}
    by_sets = rows_of(table, View(sort="in_sets", descending=True), np.zeros(7, bool))
    assert by_sets.tolist() == [2, 0, 1, 3, 4, 5, 6]


def test_names_of_many_variables():
    names = tuple(f"v{i}" for i in range(12))
    every = itertools.chain.from_iterable(
        itertools.combinations(names, size) for size in range(1, 13)
    )
    assert names_of(names, all_masks(12)).tolist() == [" + ".join(of) for of in every]
