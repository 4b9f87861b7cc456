"""Threshold models are fitted on so many areas at most, drawn at random, and say so."""

import numpy as np

from core.calibration.threshold_fit import fit_thresholds, of_some_areas
from core.coded_records import CodedRecords
from core.steps import finish


def records(areas):
    codes = np.arange(len(areas), dtype=np.int32)[None]
    return CodedRecords(
        ("a",),
        codes,
        {"a": tuple(map(str, range(len(areas))))},
        {"a": len(areas)},
        areas,
        np.array(list("vwxyz"), dtype=object),
        np.arange(len(areas), dtype=np.int64) + 100,
    )


def test_so_many_areas_are_drawn_and_their_records_stay_whole() -> None:
    areas = np.repeat(np.array([-1, 0, 1, 2, 4], dtype=np.int32), 3)
    of = records(areas)
    same, said = of_some_areas(of, 1, most=4)
    assert same is of
    assert said == ()
    fewer, said = of_some_areas(of, 1, most=2)
    assert len(set(fewer.areas.tolist())) == 2
    assert -1 not in fewer.areas
    assert (areas[fewer.codes[0]] == fewer.areas).all()
    assert (fewer.rows == fewer.codes[0] + 100).all()
    assert fewer.codes.shape[1] == 6
    assert "on 2 of 4 areas" in str(said[0])
    again, _ = of_some_areas(of, 1, most=2)
    assert (again.areas == fewer.areas).all()
    others = {tuple(np.unique(of_some_areas(of, seed, most=2)[0].areas)) for seed in range(60)}
    assert len(others) == 6


def test_without_areas_nothing_is_drawn() -> None:
    of = CodedRecords(("a",), np.zeros((1, 3), np.int32), {"a": ("x",)}, {"a": 1})
    assert of_some_areas(of, 1, most=1) == (of, ())


def test_the_fit_says_that_areas_were_drawn() -> None:
    rng = np.random.default_rng(8)
    areas = np.repeat(np.arange(20, dtype=np.int32), np.geomspace(100, 6000, 20).astype(int))
    codes = np.vstack([rng.integers(0, n, len(areas)) for n in (5, 8, 12)]).astype(np.int32)
    of = CodedRecords(
        tuple("abc"),
        codes,
        {name: tuple(map(str, range(n))) for name, n in zip("abc", (5, 8, 12), strict=True)},
        {"a": 5, "b": 8, "c": 12},
        areas,
    )
    sets = [("a",), ("a", "b"), ("b", "c"), ("a", "b", "c"), ("a", "c"), ("c",)]
    fit = finish(fit_thresholds(of, sets, folds=2, most_areas=15))
    assert len(np.unique(fit.table.area)) == 15
    assert str(fit.notices[0]) == (
        "The threshold models are fitted on 15 of 20 areas, drawn at random."
    )
    whole = finish(fit_thresholds(of, sets, folds=2))
    assert len(np.unique(whole.table.area)) == 20
    assert not any("drawn" in str(of) for of in whole.notices)
