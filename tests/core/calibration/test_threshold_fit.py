"""Threshold models: uniqueness of areas by hand, models found again, areas and sets left out."""

import math

import numpy as np
import pytest

from core.calibration.logistic import fit_logistic
from core.calibration.threshold_fit import area_under_curve, fit_table, fit_thresholds, shares_right
from core.calibration.uniqueness import UniquenessTable, unique_records, uniqueness_table
from core.coded_records import CodedRecords
from core.errors import VbasError
from core.steps import STOP, finish
from core.thresholds.predicted import models_of_set


def records(codes, areas=None, n_categories=None) -> CodedRecords:
    codes = np.asarray(codes, np.int32)
    names = tuple("abcdefgh"[: len(codes)])
    counts = n_categories or [int(row.max()) + 1 for row in codes]
    return CodedRecords(
        names,
        codes,
        {name: tuple(map(str, range(n))) for name, n in zip(names, counts, strict=True)},
        dict(zip(names, counts, strict=True)),
        None if areas is None else np.asarray(areas, np.int32),
    )


def test_unique_records_by_hand() -> None:
    #        area 0: (0,0) (0,0) (0,1)    area 1: (0,0) (1,1)   unknown: (1,0)
    of = records([[0, 0, 0, 0, 1, 1], [0, 0, 1, 0, 1, 0]], [0, 0, 0, 1, 1, -1])
    unique, everybody = unique_records(of, ("a", "b"))
    assert unique.tolist() == [1, 2]
    assert everybody.tolist() == [3, 2]
    assert unique_records(of, ("a",))[0].tolist() == [0, 2]


def test_combinations_beyond_64_bits_are_told_apart() -> None:
    rng = np.random.default_rng(1)
    wide = rng.integers(0, 1 << 20, (6, 500)).astype(np.int32)
    wide[:, 250:] = wide[:, :250]  # everybody twice
    wide[5, 0] += 1  # but for the first and their double
    unique, everybody = unique_records(records(wide, np.zeros(500)), tuple("abcdef"))
    assert (unique[0], everybody[0]) == (2, 500)


def test_table_has_a_row_for_each_area_with_records_and_each_set() -> None:
    of = records([[0, 1, 0, 0], [0, 0, 1, 1]], [0, 0, 2, 2], [2, 30])
    table = finish(uniqueness_table(of, (("a",), ("a", "b"))))
    assert table.area.tolist() == [0, 2, 0, 2]
    assert table.model.tolist() == [0, 0, 1, 1]
    assert table.population.tolist() == [2, 2, 2, 2]
    assert np.exp(table.ln_max_combinations) == pytest.approx([2, 2, 60, 60])
    assert table.uniqueness.tolist() == [1.0, 0.0, 1.0, 0.0]


def test_bad_input_is_a_sentence() -> None:
    with pytest.raises(VbasError, match="carry no areas"):
        unique_records(records([[0, 1]]), ("a",))
    with pytest.raises(VbasError, match="no column z"):
        unique_records(records([[0, 1]], [0, 0]), ("z",))
    with pytest.raises(VbasError, match=r"No threshold model .* outcomes are the same"):
        finish(fit_thresholds(records([[0, 1]], [0, 0]), (("a",),)))


def logistic_table(seed: int = 5, b=(5.0, -2.0, 2.1)) -> UniquenessTable:
    """Areas by sets, above 10 % by a model that is known, else 0."""
    rng = np.random.default_rng(seed)
    people, combinations = np.exp(rng.normal(9.5, 0.8, 60)), np.exp(rng.normal(7.0, 2.0, 50))
    area, model = (of.ravel().astype(np.int32) for of in np.indices((60, 50)))
    odds = b[0] + b[1] * np.log(people[area]) + b[2] * np.log(combinations[model])
    above = rng.random(len(area)) < 1.0 / (1.0 + np.exp(-odds))
    return UniquenessTable(area, model, people[area], np.log(combinations[model]), 0.1 * above)


def test_a_known_model_is_found_again_and_tested_fairly() -> None:
    fit = finish(fit_table(logistic_table(), thresholds=(0.05,)))
    model, errors = fit.models[0.05], fit.fits[0.05].errors
    found = np.array([model.b0, model.ln_population, model.ln_max_combinations])
    assert (np.abs(found - [5.0, -2.0, 2.1]) < 3.5 * errors).all()
    assert np.isfinite(fit.predicted[0.05]).all()
    tested = model.tested
    assert tested is not None
    assert (tested.n_areas, tested.n_models) == (60, 50)
    assert 0.85 < tested.sensitivity < 1.0
    assert 0.85 < tested.specificity < 1.0
    assert tested.cautious_sensitivity >= 0.9
    assert tested.cautious_specificity <= tested.specificity


def test_a_test_pair_is_predicted_without_its_area_and_without_its_set() -> None:
    """Outcomes of an area's and a set's own rows must have no part in their predictions."""
    table = logistic_table()
    before = finish(fit_table(table, thresholds=(0.05,))).predicted[0.05]
    touched = (table.area == 7) | (table.model == 11)
    turned = np.where(touched, 0.1 - table.uniqueness, table.uniqueness)
    other = UniquenessTable(
        table.area, table.model, table.population, table.ln_max_combinations, turned
    )
    after = finish(fit_table(other, thresholds=(0.05,))).predicted[0.05]
    pair = (table.area == 7) & (table.model == 11)
    assert after[pair] == pytest.approx(before[pair], rel=1e-12)
    assert (np.abs(after - before)[~touched] > 1e-9).any()


def test_figures_of_a_test_by_hand() -> None:
    p, above = np.array([0.9, 0.6, 0.4, 0.4, 0.1]), np.array([True, True, True, False, False])
    assert shares_right(p, above, 0.5) == pytest.approx((2 / 3, 1.0))
    # Pairs (above, not): 6 in all; one is a tie.
    assert area_under_curve(p, above) == pytest.approx(5.5 / 6)


def test_equal_cells_have_their_threshold_at_three_and_at_1_61_people_a_cell() -> None:
    """U = exp(-S / M): above 5 % up to S = ln 20 M, above 20 % up to S = ln 5 M."""
    people, cells = np.geomspace(50, 60_000, 60), np.geomspace(20, 20_000, 25)
    area, model = (of.ravel().astype(np.int32) for of in np.indices((60, 25)))
    unique = np.exp(-people[area] / cells[model])
    table = UniquenessTable(area, model, people[area], np.log(cells[model]), unique)
    fit = finish(fit_table(table, folds=4))
    for threshold, each in ((0.05, math.log(20)), (0.20, math.log(5))):
        model_of = fit.models[threshold]
        assert model_of.separated
        for m in (100, 1000, 10_000):
            assert model_of.enough_people(m) / m == pytest.approx(each, rel=0.1)
        assert model_of.tested is not None
        assert model_of.tested.auc > 0.999
    assert any("separation" in str(notice) for notice in fit.notices)


def test_simulated_equal_cells_come_near() -> None:
    rng = np.random.default_rng(8)
    people = np.geomspace(100, 6000, 40).astype(int)
    areas = np.repeat(np.arange(40), people)
    codes = np.vstack([rng.integers(0, n, len(areas)) for n in (5, 8, 12, 20)])
    names = "abcd"
    sets = [tuple(names[j] for j in range(4) if bits >> j & 1) for bits in range(1, 16)]
    fit = finish(fit_thresholds(records(codes, areas, [5, 8, 12, 20]), sets))
    assert fit.models[0.05].enough_people(960) / 960 == pytest.approx(3.0, rel=0.1)
    assert fit.models[0.20].enough_people(960) / 960 == pytest.approx(1.61, rel=0.15)


def test_stopped_early_says_so_and_keeps_what_is_done() -> None:
    rng = np.random.default_rng(8)
    areas = np.repeat(np.arange(20), np.geomspace(100, 6000, 20).astype(int))
    codes = np.vstack([rng.integers(0, n, len(areas)) for n in (12, 20)])
    seen: list[float] = []

    def stop_at_the_third(step):
        seen.append(step.done)
        return STOP if len(seen) == 3 else None

    sets = (("a", "b"), ("b",), ("a",))
    fit = finish(fit_thresholds(records(codes, areas), sets), stop_at_the_third)
    assert fit.stopped
    assert set(fit.table.model.tolist()) == {0, 1}


def test_tables_are_read_again_as_the_same_models() -> None:
    from core.cutoff.coefficients import CoefficientSet

    fit = finish(fit_table(logistic_table(), thresholds=(0.05,)))
    again = models_of_set(CoefficientSet("ours", "Ours", "", {}, {}, fit.as_tables()))
    assert dict(again.models) == dict(fit.models)


def test_a_threshold_nobody_is_above_gets_no_model_and_a_sentence() -> None:
    fit = finish(fit_table(logistic_table(), thresholds=(0.05, 0.5)))
    assert set(fit.models) == {0.05}
    assert "no model for 50 % unique people" in str(fit.notices[0])


def test_fractional_folds_when_there_are_few_areas() -> None:
    table = logistic_table()
    few = table.area < 4
    small = UniquenessTable(
        *(
            getattr(table, n)[few]
            for n in ("area", "model", "population", "ln_max_combinations", "uniqueness")
        )
    )
    fit = finish(fit_table(small, thresholds=(0.05,)))
    assert fit.models[0.05].tested.n_areas == 4
    assert fit_logistic(
        np.column_stack([np.log(small.population), small.ln_max_combinations]),
        (small.uniqueness > 0.05).astype(float),
    ).converged
