"""The whole calibration: what comes out, what it says, and how it can be stopped and resumed."""

from __future__ import annotations

import math
import threading
from dataclasses import replace

import numpy as np
import pytest

from core.calibration import procedure
from core.calibration.procedure import calibrate
from core.calibration.quasi_identifier_models import all_combinations
from core.calibration.results import (
    LEFT,
    RIGHT,
    Calibration,
    CalibrationSettings,
    CalibrationSnapshot,
    ModelCurve,
)
from core.coded_records import CodedRecords
from core.errors import VbasError
from core.steps import STOP, Step, finish
from tests.core.calibration.coded import coded, drawn

RECORDS = drawn(6000, a=2, b=30, c=9, d=5, e=14)
MODELS = all_combinations("abcde")
SETTINGS = CalibrationSettings(MODELS, step=250, ks=(5, 11), folds=5)


@pytest.fixture(scope="module")
def whole() -> Calibration:
    return finish(calibrate(RECORDS, SETTINGS))


def same(curve: ModelCurve, other: ModelCurve) -> bool:
    mine, theirs = dict(vars(curve)), dict(vars(other))
    shares = [(of.pop("unique").tolist(), of.pop("suppressed")) for of in (mine, theirs)]
    (unique, suppressed), (their_unique, their_suppressed) = shares
    return (
        mine == theirs
        and unique == their_unique
        and {k: v.tolist() for k, v in suppressed.items()}
        == {k: v.tolist() for k, v in their_suppressed.items()}
    )


def test_what_comes_out(whole) -> None:
    assert [of.columns for of in whole.curves] == [*MODELS]
    assert whole.sizes.tolist() == [*range(250, 6001, 250)]
    assert (whole.n_records, whole.stopped) == (6000, False)
    last = whole.curves[-1]
    assert last.max_combinations == 2 * 30 * 9 * 5 * 14
    assert set(last.suppressed) == {5, 11}
    counts = np.unique(RECORDS.codes, axis=1, return_counts=True)[1]
    assert last.unique[-1] == (counts == 1).sum() / 6000
    assert last.suppressed[11][-1] == counts[counts < 11].sum() / 6000
    share = counts / 6000
    assert last.entropy == pytest.approx(-(share * np.log(share)).sum(), rel=1e-12)


def test_more_combinations_ask_for_larger_populations(whole) -> None:
    for predictor, fit in whole.fits.items():
        assert fit.converged, predictor
        assert fit.b1 > 3 * fit.se_b1
        assert fit.n_left == sum(of.censored == LEFT for of in whole.curves)
        assert fit.n_right == sum(of.censored == RIGHT for of in whole.curves)
        assert len(whole.validations[predictor].predicted) == len(MODELS)
        assert abs(whole.validations[predictor].relative_median) < 0.3
    assert set(whole.fits) == {"maxcombs", "entropy"}


def test_delta_scores(whole) -> None:
    found = sorted(of.delta for of in whole.curves if of.delta is not None)
    assert whole.delta_median == pytest.approx(np.median(found))
    cut = int(0.05 * len(found))
    assert whole.delta_trimmed == pytest.approx(np.mean(found[cut : len(found) - cut]))
    for of in whole.curves:
        if of.delta is not None:
            at = whole.sizes.tolist().index(of.cutoff)
            assert of.delta_observed == of.unique[at]
            fitted = of.scale * of.cutoff**of.exponent
            assert of.delta == pytest.approx(fitted, rel=1e-9)
            assert of.fitted(whole.sizes) == pytest.approx(of.scale * whole.sizes**of.exponent)


def test_a_model_without_a_curve_has_no_fitted_one(whole) -> None:
    none = next(of for of in whole.curves if of.scale is None)
    assert np.isnan(none.fitted(whole.sizes)).all()
    assert "fewer than two samples" in str(whole.notices[0])


def test_the_order_is_that_of_the_seed(whole) -> None:
    again = finish(calibrate(RECORDS, SETTINGS))
    other = finish(calibrate(RECORDS, replace(SETTINGS, seed=2)))
    assert all(same(a, b) for a, b in zip(whole.curves, again.curves, strict=True))
    assert not any(same(a, b) for a, b in zip(whole.curves[-5:], other.curves[-5:], strict=True))
    # All samples end with the same records, whatever the order.
    assert other.curves[-1].unique[-1] == whole.curves[-1].unique[-1]


@pytest.mark.parametrize("threads", [1, 3])
def test_threads_have_no_part_in_the_result(whole, monkeypatch, threads) -> None:
    monkeypatch.setattr(procedure.os, "cpu_count", lambda: threads)
    got = finish(calibrate(RECORDS, SETTINGS))
    assert all(same(a, b) for a, b in zip(whole.curves, got.curves, strict=True))
    assert got.fits["maxcombs"].b1 == whole.fits["maxcombs"].b1


def test_states_grow_to_all_models() -> None:
    steps: list[Step] = []
    finish(calibrate(RECORDS, SETTINGS), steps.append)
    assert all(isinstance(of.snapshot, CalibrationSnapshot) for of in steps)
    assert all(of.done == len(of.snapshot.curves) and of.total == len(MODELS) for of in steps)
    done = [of.done for of in steps]
    assert done == sorted(done)
    assert (done[0], done[-1]) == (0, len(MODELS))
    assert steps[-1].stage == "fitting"
    for of in steps:
        found = [curve.columns for curve in of.snapshot.curves]
        assert found == [model for model in MODELS if model in found]


def test_stopped_at_once_nothing_is_fitted() -> None:
    got = finish(calibrate(RECORDS, SETTINGS), lambda _: STOP)
    assert got.stopped
    assert got.curves == ()
    assert (dict(got.fits), dict(got.validations)) == ({}, {})
    assert math.isnan(got.delta_median)
    assert str(got.notices[0]) == "Stopped after 0 of 31 models."


def test_stopped_it_keeps_what_is_done_and_can_go_on(whole, monkeypatch) -> None:
    monkeypatch.setattr(procedure.os, "cpu_count", lambda: 1)
    monkeypatch.setattr(procedure, "_SHOWN_EVERY_S", 0.0)
    half = finish(calibrate(RECORDS, SETTINGS), lambda step: STOP if step.done >= 12 else None)
    assert half.stopped
    assert 12 <= len(half.curves) < len(MODELS)
    assert set(half.fits) == {"maxcombs", "entropy"}
    followed = []
    monkeypatch.setattr(procedure, "curve_of", noting(followed, procedure.curve_of))
    rest = finish(calibrate(RECORDS, SETTINGS, half.curves))
    assert len(followed) == len(MODELS) - len(half.curves)
    assert not rest.stopped
    assert all(same(a, b) for a, b in zip(whole.curves, rest.curves, strict=True))
    assert rest.fits["entropy"].log_likelihood == whole.fits["entropy"].log_likelihood


def test_stopped_when_all_is_done_it_is_whole(whole) -> None:
    got = finish(calibrate(RECORDS, SETTINGS, whole.curves), lambda _: STOP)
    assert not got.stopped
    assert got.fits["maxcombs"].b1 == whole.fits["maxcombs"].b1


def noting(names, work):
    def noted(samples, columns, *rest):
        names.append(columns)
        return work(samples, columns, *rest)

    return noted


def test_only_curves_that_answer_the_question_are_taken(whole, monkeypatch) -> None:
    followed = []
    monkeypatch.setattr(procedure, "curve_of", noting(followed, procedure.curve_of))
    done = (
        replace(whole.curves[0], max_combinations=99),
        replace(whole.curves[1], unique=np.zeros(3), suppressed={}),
        replace(whole.curves[2], suppressed={5: whole.curves[2].suppressed[5]}),
        replace(whole.curves[3], columns=("a", "other")),
        whole.curves[4],
    )
    models = MODELS[:5]
    finish(calibrate(RECORDS, replace(SETTINGS, models=models), done))
    assert sorted(followed) == sorted(models[:4])


def test_done_curves_are_judged_by_the_new_threshold(whole) -> None:
    asked = replace(SETTINGS, threshold=0.01)
    want = finish(calibrate(RECORDS, asked))
    got = finish(calibrate(RECORDS, asked, whole.curves))
    assert all(same(a, b) for a, b in zip(want.curves, got.curves, strict=True))
    assert got.curves[-1].cutoff < whole.curves[-1].cutoff


def test_discarded_it_ends_its_threads() -> None:
    steps = calibrate(RECORDS, SETTINGS)
    next(steps)
    next(steps)
    steps.close()
    assert procedure_threads() == []


def procedure_threads():
    return [of for of in threading.enumerate() if of.name.startswith("vbas calibration")]


def test_a_mistake_in_a_thread_is_not_lost(monkeypatch) -> None:
    def broken(*_):
        raise ZeroDivisionError

    monkeypatch.setattr(procedure, "curve_of", broken)
    with pytest.raises(ZeroDivisionError):
        finish(calibrate(RECORDS, SETTINGS))
    assert procedure_threads() == []


@pytest.mark.parametrize(
    ("records", "settings", "words"),
    [
        (RECORDS, CalibrationSettings(), "no quasi-identifier models"),
        (RECORDS, CalibrationSettings((("a", "z"),)), r"a\+z names the column z"),
        (RECORDS, CalibrationSettings(MODELS), "6000 records are too few .* 5000 .* most 3000"),
        (coded(a=[0]), CalibrationSettings((("a",),), step=1), "there is 1 record"),
    ],
)
def test_what_cannot_be_calibrated_is_said_at_once(records, settings, words) -> None:
    with pytest.raises(VbasError, match=words):
        calibrate(records, settings)


def said(calibration: Calibration) -> str:
    return "\n".join(of.english for of in calibration.notices)


def test_all_unique_records() -> None:
    n = 400
    records = coded(a=np.arange(n), b=np.arange(n) % 2)
    models = all_combinations("ab")
    got = finish(calibrate(records, CalibrationSettings(models, step=50)))
    cutoffs = {of.columns: (of.cutoff, of.censored, of.delta) for of in got.curves}
    assert cutoffs[("a",)] == cutoffs[("a", "b")] == (400, RIGHT, pytest.approx(1.0))
    assert cutoffs[("b",)] == (50, LEFT, None)
    assert "unique in every sample: 2." in said(got)
    assert "beyond 400 records" in said(got)
    assert not got.fits["maxcombs"].converged
    assert "1 at the lower, 2 at the upper" in said(got)
    assert len(got.fits["maxcombs"].profile)
    assert got.validations == {}


def test_a_flat_top_is_said() -> None:
    # 9 of 10 records are unique for ever: the curve hardly changes, yet nothing is safe.
    n = 4000
    codes = np.where(np.arange(n) % 10 == 0, 0, np.arange(n))
    got = finish(calibrate(coded(a=codes), CalibrationSettings((("a",),), step=500)))
    assert got.curves[0].delta > 0.8
    assert "more than half of the records are unique at the cut-off: 1." in said(got)


def test_records_that_are_all_alike() -> None:
    n = 300
    records = coded(a=np.zeros(n, int), b=np.zeros(n, int))
    got = finish(calibrate(records, CalibrationSettings(all_combinations("ab"), step=50)))
    assert [of.entropy for of in got.curves] == [0.0, 0.0, 0.0]
    assert "all records are alike: 3." in said(got)
    assert "No fit on entropy: it needs 3 models, there are 0." in said(got)
    assert "same number of them" in said(got)
    assert set(got.fits) == {"maxcombs"}


def test_models_without_entropy_are_left_out_of_its_fit_alone() -> None:
    drawn_ = drawn(3000, b=30, c=9, d=14)
    codes = np.vstack([drawn_.codes, np.zeros((1, 3000), np.int32)])
    sizes = {**drawn_.n_categories, "one": 1}
    records = CodedRecords((*drawn_.columns, "one"), codes, {}, sizes)
    models = (("one",), *all_combinations("bcd"))
    got = finish(calibrate(records, CalibrationSettings(models, step=125, folds=4)))
    fit, found = got.fits["entropy"], got.validations["entropy"]
    assert fit.converged
    assert np.isnan(fit.fitted).tolist() == [True] + [False] * 7
    assert np.isnan(found.predicted[0])
    told = [i for i in range(1, 8) if i % 4 not in found.failed_folds]
    assert np.isfinite(found.predicted[told]).all()
    assert len(told) > 2
    assert np.isfinite(got.fits["maxcombs"].fitted).all()
    assert fit.n_left == got.fits["maxcombs"].n_left - 1


def test_max_combinations_beyond_64_bits_and_beyond_floats() -> None:
    records = drawn(1000, b=30, c=9, d=14)
    huge = replace(records, n_categories={"b": 10**150, "c": 10**160, "d": 10**12})
    got = finish(calibrate(huge, CalibrationSettings(all_combinations("bcd"), step=50, folds=3)))
    assert got.curves[-1].max_combinations == 10**322
    assert "more max combinations than 64 bits hold: 6." in said(got)
    assert got.fits["maxcombs"].converged


def test_one_model_has_nothing_to_fit() -> None:
    got = finish(calibrate(RECORDS, replace(SETTINGS, models=(("a", "b"),))))
    assert len(got.curves) == 1
    assert got.fits == {}
    assert "No fit on max combinations: it needs 3 models, there are 1." in said(got)
