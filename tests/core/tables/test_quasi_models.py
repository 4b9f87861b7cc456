import numpy as np

from core.calibration.results import LEFT, RIGHT, ModelCurve
from core.tables.quasi_models import models_table
from core.tables.rows import View, rows_of


def curve(columns, cutoff, censored=None, delta=0.01):
    return ModelCurve(
        columns,
        172,
        4.2,
        np.array([0.2, 0.1]),
        {},
        2.0,
        -0.5,
        cutoff,
        None,
        censored,
        delta,
        0.1,
        3,
    )


def test_one_row_a_model_with_its_end_marked():
    table = models_table(
        [
            curve(("age", "sex"), 10_000),
            curve(("sex",), 5000, LEFT, None),
            curve(("age", "income"), 20_000, RIGHT),
        ]
    )
    values = table.values
    assert values["model"].tolist() == ["age+sex", "sex", "age+income"]
    assert values["at_smallest_size"].tolist() == [False, True, False]
    assert values["at_largest_size"].tolist() == [False, False, True]
    assert np.isnan(values["delta"][1])
    assert values["max_combinations"][0] == 172
    none = np.zeros(3, dtype=bool)
    by_cutoff = rows_of(table, View(sort="cutoff", descending=True), none)
    assert by_cutoff.tolist() == [2, 0, 1]


def test_max_combinations_beyond_64_bits_have_a_place():
    of = ModelCurve(
        ("a",), 10**30, 1.0, np.array([0.5]), {}, None, None, 5, None, LEFT, None, 0.5, 0
    )
    assert models_table([of]).values["max_combinations"][0] == 1e30


def test_no_models_make_an_empty_table():
    assert len(models_table([])) == 0
