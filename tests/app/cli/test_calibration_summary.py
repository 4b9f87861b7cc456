"""What is printed of a calibration, with numbers of unusual sizes."""

from __future__ import annotations

from dataclasses import replace

from app.cli.calibrate_summary import print_calibration
from tests.core.io.calibrations import calibrated


def test_combinations_of_hundreds_of_digits_are_shortened(capsys):
    found = calibrated()
    huge = tuple(replace(of, max_combinations=of.max_combinations * 10**400) for of in found.curves)
    print_calibration(replace(found, curves=huge), None, (), 2000)
    out = capsys.readouterr().out
    assert "e40" in out
    assert max(len(line) for line in out.splitlines()) < 250


def test_nothing_has_no_sign(capsys):
    found = calibrated()
    tested = {
        name: replace(of, error_median=-0.2, relative_median=-0.0001)
        for name, of in found.validations.items()
    }
    assert tested
    print_calibration(replace(found, validations=tested), None, (), 2000)
    out = capsys.readouterr().out
    assert "median 0 people (0.0%)" in out
