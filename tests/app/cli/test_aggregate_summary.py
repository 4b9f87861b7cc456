"""What ``vbas aggregate`` says of the classes that occur."""

from __future__ import annotations

import pytest

from tests.app.cli.cli_files import CommandLine, record_frame


@pytest.fixture
def vbas(tmp_path, capsys):
    return CommandLine(tmp_path, capsys)


def test_classes_with_missing_values_are_no_part_of_max_combinations(vbas):
    frame = record_frame()
    frame.loc[::7, "sex"] = None
    status, out, _ = vbas.run(qi="sex", records=vbas.records(frame))
    assert status == 0
    said = " ".join(out.split())
    assert "3 of 2" not in said
    assert "Equivalence classes 3 occur, with missing as a value" in said
    assert "Max combinations 2, without missing values" in said
