"""Combinations of ``vbas suppress`` that follow from variables with levels."""

from __future__ import annotations

import pytest

from tests.app.cli.suppress_cases import Suppression, small_classes, write_rows

# code -> group is not a tree (A1 is in g and in h); group -> block is one.
ROWS = {
    "sex": list("FFFFFFMMMMMMFM"),
    "code": ["A1", "A1", "A2", "A2", "B1", "B1"] * 2 + ["A1", "B2"],
    "group": ["g", "h", "g", "g", "k", "k"] * 2 + ["h", "k"],
    "block": ["x", "x", "x", "x", "y", "y"] * 2 + ["x", "y"],
}
LEVELS = "sex; code/group/block"


@pytest.fixture
def command(tmp_path, capsys):
    write_rows(tmp_path / "records.csv", ROWS)
    return Suppression(tmp_path, capsys)


def run(command, *more):
    """What stdout said of a call without --combinations."""
    from app.cli import main

    command.capture.readouterr()
    words = ["suppress", "--records", command.folder / "records.csv", "--out", command.out, *more]
    status = main([str(word) for word in words])
    said = command.capture.readouterr()
    return status, said.out + said.err


def test_one_combination_for_each_level_that_no_finer_one_fixes(command):
    status, said = run(command, "--variables", LEVELS, "--k", "2")
    assert status == 0
    assert command.report["combinations"] == [["sex", "code"], ["sex", "group"]]
    assert "Note: sex+block is skipped: group fixes block" in said
    assert any("sex+block is skipped" in of for of in command.report["notices"])
    table = command.released
    assert set(table) == set(ROWS)
    for level in ("code", "group", "block"):
        assert small_classes(table, ["sex", level], 2) == 0


def test_levels_finer_than_what_is_known_follow(command):
    status, said = run(command, "--variables", LEVELS, "--known", "group", "--k", "3")
    assert status == 0
    assert command.report["combinations"] == [["sex", "group"]]
    assert "code" in command.report["follow"]["group"]
    assert "sex+code is skipped" in said
    table = command.released
    assert table.loc[table["group"].isna(), "code"].isna().all()


def test_weights_and_followers_come_on_top(command):
    more = ["--weights", "code=0.5", "--follow", "sex:block", "--k", "2"]
    assert run(command, "--variables", LEVELS, *more)[0] == 0
    assert command.report["weights"]["code"] == 0.5
    assert command.report["follow"]["sex"] == ["block"]
    assert command.report["follow"]["group"] == ["block"]


def test_a_coarser_level_that_is_protected_has_a_weight(command):
    """That group does not follow code is known only when the records are read."""
    assert run(command, "--variables", LEVELS, "--weights", "group=0.5", "--k", "2")[0] == 0
    assert command.report["weights"] == {"sex": 1, "code": 1, "group": 0.5}
    status, said = run(command, "--variables", LEVELS, "--weights", "block=0.5", "--k", "2")
    assert status == 2
    assert "--weights names block, which is in no combination" in said


def test_thresholds_are_compared(command):
    status, said = run(command, "--variables", LEVELS, "--batch", "2,3")
    assert status == 0
    assert "Total % cells suppressed" in said


@pytest.mark.parametrize(
    ("more", "said"),
    [
        (["--variables", "sex; code//block"], "The variable code//block has an empty place"),
        (["--variables", LEVELS, "--known", "age"], "--known names age, which is no level"),
        (["--variables", LEVELS, "--combinations", "sex"], "Both --combinations and --variables"),
        (["--variables", "sex; code/sex"], "sex is a level of"),
        (["--variables", "sex; code/job"], "records.csv has no column job"),
        (["--variables", ""], "There is no variable that an adversary could know"),
        (["--known", "group"], "--known means nothing without --variables"),
    ],
)
def test_what_is_not_understood(command, more, said):
    status, told = run(command, *more)
    assert status == 2
    assert said in told
    assert not command.out.exists()
