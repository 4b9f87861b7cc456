"""Curves kept while a calibration runs: it goes on where it was, and only where that is right."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

from core.calibration.procedure import calibrate
from core.calibration.results import CalibrationSettings, CalibrationSnapshot, ModelCurve
from core.errors import VbasError
from core.io.calibration_journal import CurveJournal, Sampled, kept_on_the_way, sampled_of
from core.quasi_identifiers import Band, QuasiIdentifier
from core.steps import STOP, Step, Steps, finish
from tests.core.io.calibrations import MODELS, asked, calibrated, people

QIS = tuple(QuasiIdentifier(name) for name in ("age", "sex", "language", "marital"))


def sampled(settings: CalibrationSettings | None = None, **more: object) -> Sampled:
    given: dict[str, object] = {"sha256": "ab", "quasi_identifiers": QIS}
    return sampled_of(settings or asked(), **(given | more))  # type: ignore[arg-type]


def same(a: ModelCurve, b: ModelCurve) -> bool:
    return (
        a.columns == b.columns
        and (a.unique == b.unique).all()
        and a.suppressed.keys() == b.suppressed.keys()
        and all((a.suppressed[k] == b.suppressed[k]).all() for k in a.suppressed)
        and (a.max_combinations, a.entropy, a.scale, a.exponent, a.cutoff, a.censored, a.delta)
        == (b.max_combinations, b.entropy, b.scale, b.exponent, b.cutoff, b.censored, b.delta)
    )


def test_what_is_kept_is_read_again_exactly(tmp_path: Path) -> None:
    found = calibrated()
    journal = CurveJournal(tmp_path / "out", sampled())
    assert journal.read() == ((), ())
    journal.add(found.curves[:2])
    journal.add(found.curves)
    curves, notices = CurveJournal(tmp_path / "out", sampled()).read()
    assert notices == ()
    assert len(journal.path.read_text().splitlines()) == len(MODELS)
    assert all(same(a, b) for a, b in zip(curves, found.curves, strict=True))


def test_combinations_beyond_64_bits_and_endless_scales(tmp_path: Path) -> None:
    curve = ModelCurve(
        ("a",), 10**40, 1.0, np.array([1.0]), {}, np.inf, -400.0, 5, None, None, 0.5, 1.0, 0
    )
    CurveJournal(tmp_path, sampled()).add([curve])
    ((read,), _) = CurveJournal(tmp_path, sampled()).read()
    assert (read.max_combinations, read.scale, read.exponent) == (10**40, np.inf, -400.0)


def test_a_stopped_calibration_goes_on_and_ends_the_same(tmp_path: Path) -> None:
    whole = calibrated()
    journal = CurveJournal(tmp_path, sampled())

    def stop(step: Step) -> object:
        shown = step.snapshot
        return STOP if isinstance(shown, CalibrationSnapshot) and len(shown.curves) >= 2 else None

    steps = kept_on_the_way(calibrate(people(), asked()), journal)
    first = finish(steps, stop)  # type: ignore[arg-type]
    done, _ = CurveJournal(tmp_path, sampled()).read()
    assert {of.columns for of in done} == {of.columns for of in first.curves}
    again = finish(kept_on_the_way(calibrate(people(), asked(), done), journal))
    assert not again.stopped
    assert again.fits["maxcombs"].b1 == whole.fits["maxcombs"].b1
    assert all(same(a, b) for a, b in zip(again.curves, whole.curves, strict=True))


def test_what_was_done_before_a_discard_is_kept(tmp_path: Path) -> None:
    closed = []

    def endless() -> Steps[object]:
        try:
            while True:
                yield Step("following", 1, 2, CalibrationSnapshot(found.sizes, found.curves[:1]))
        finally:
            closed.append(True)

    found = calibrated()
    steps = kept_on_the_way(endless(), CurveJournal(tmp_path, sampled()))  # type: ignore[arg-type]
    next(steps)
    steps.close()
    assert closed == [True]
    assert len(CurveJournal(tmp_path, sampled()).read()[0]) == 1


@pytest.mark.parametrize(
    ("other", "counts"),
    [
        (sampled(sha256="cd"), False),
        (sampled(asked(step=200)), False),
        (sampled(asked(most=1000)), False),
        (sampled(asked(seed=2)), False),
        (sampled(exclude_missing=True), False),
        (sampled(person_column="who"), False),
        (sampled(area_column="where"), True),
        (sampled(asked(threshold=0.5, folds=5, ks=(7,))), True),
        (sampled(quasi_identifiers=(*QIS, QuasiIdentifier("more"))), True),
    ],
)
def test_curves_of_other_records_or_samples_do_not_count(
    tmp_path: Path, other: Sampled, counts: bool
) -> None:
    CurveJournal(tmp_path, sampled()).add(calibrated().curves)
    curves, notices = CurveJournal(tmp_path, other).read()
    assert bool(curves) is counts
    assert ("1 other files or settings" in " ".join(map(str, notices))) is not counts


def test_columns_recoded_in_another_way_do_not_count(tmp_path: Path) -> None:
    CurveJournal(tmp_path, sampled()).add(calibrated().curves)
    banded = (QuasiIdentifier("age", band=Band(5)), *QIS[1:])
    curves, _ = CurveJournal(tmp_path, sampled(quasi_identifiers=banded)).read()
    assert {of.columns for of in curves} == {of for of in MODELS if "age" not in of}


def test_where_missing_values_are_left_out_all_columns_matter(tmp_path: Path) -> None:
    CurveJournal(tmp_path, sampled(exclude_missing=True)).add(calibrated().curves)
    more = (*QIS, QuasiIdentifier("more"))
    other = sampled(exclude_missing=True, quasi_identifiers=more)
    assert CurveJournal(tmp_path, other).read()[0] == ()


def test_more_class_sizes_are_added_once(tmp_path: Path) -> None:
    journal = CurveJournal(tmp_path, sampled())
    journal.add(calibrated(ks=(3,)).curves)
    journal.add(calibrated(ks=(3, 5)).curves)
    journal.add(calibrated(ks=(5,)).curves)
    assert len(journal.path.read_text().splitlines()) == 2 * len(MODELS)
    curves, _ = CurveJournal(tmp_path, sampled()).read()
    assert all(set(of.suppressed) == {3, 5} for of in curves)


def test_a_line_that_was_broken_off_costs_one_model_only(tmp_path: Path) -> None:
    found = calibrated()
    journal = CurveJournal(tmp_path, sampled())
    journal.add(found.curves[:3])
    text = journal.path.read_text()
    journal.path.write_text(text[:-40])
    again = CurveJournal(tmp_path, sampled())
    curves, notices = again.read()
    assert len(curves) == 2
    assert "not counted: 1." in str(notices[0])
    again.add(found.curves)
    assert len(CurveJournal(tmp_path, sampled()).read()[0]) == len(MODELS)


@pytest.mark.parametrize("line", ["[]", "3", '{"columns": "age"}', "{", '"\\ud800"', "\x00"])
def test_lines_of_anything(tmp_path: Path, line: str) -> None:
    journal = CurveJournal(tmp_path, sampled())
    journal.add(calibrated().curves)
    with journal.path.open("a") as file:
        file.write(line + "\n")
    curves, notices = journal.read()
    assert len(curves) == len(MODELS)
    assert len(notices) == 1


def test_no_category_is_written(tmp_path: Path) -> None:
    journal = CurveJournal(tmp_path, sampled())
    journal.add(calibrated().curves)
    kept = json.loads(journal.path.read_text().splitlines()[0])
    assert set(kept) == {
        *("columns", "max_combinations", "entropy", "scale", "exponent", "cutoff", "censored"),
        *("cutoff_continuous", "delta", "delta_observed", "sizes_dropped"),
        *("unique", "suppressed", "recoding"),
    }


def test_a_folder_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(VbasError, match="cannot be written"):
        CurveJournal(tmp_path / "file", sampled()).add(calibrated().curves)


def test_persons_of_several_areas_are_other_records(tmp_path: Path) -> None:
    """A person counts once in each area, so there are more records where areas are read."""
    CurveJournal(tmp_path, sampled(person_column="who")).add(calibrated().curves)
    other = sampled(person_column="who", area_column="where")
    assert CurveJournal(tmp_path, other).read()[0] == ()


@pytest.mark.parametrize("wrong", [{"suppressed": {"5": [0.5]}}, {"suppressed": 5}])
def test_a_line_whose_numbers_do_not_fit_is_passed_over(tmp_path: Path, wrong) -> None:
    journal = CurveJournal(tmp_path, sampled())
    journal.add(calibrated().curves)
    line = json.loads(journal.path.read_text().splitlines()[0]) | wrong
    with journal.path.open("a") as file:
        file.write(json.dumps(line) + "\n")
    curves, notices = journal.read()
    assert len(curves) == len(MODELS)
    assert "not counted: 1." in str(notices[0])
