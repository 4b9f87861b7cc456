"""Values that a file of categories groups are told of, alike in every command and the window."""

import pytest

from app.cli.inputs import recoded
from app.cli.scenario import scenario_of
from core.io.records.grouped import grouped_notices
from core.io.sample import sample_scenario
from core.io.scenario_file import read_scenario, scenario_text
from core.quasi_identifiers import Band, QuasiIdentifier
from core.steps import finish

SAID = "marital: 6 values grouped to 3"
GROUPS = {"partnered": ("married", "common-law"), "single": ("divorced", "separated", "widowed")}


@pytest.fixture(scope="module")
def records():
    return sample_scenario().records.path


def test_groups_are_said_with_the_counts_of_the_window(records):
    qis = (QuasiIdentifier("marital", groups=GROUPS), QuasiIdentifier("sex"))
    assert [str(of) for of in finish(grouped_notices(records, qis))] == [SAID]


def test_codes_for_missing_are_no_values(records):
    qi = QuasiIdentifier("marital", groups=GROUPS, missing=("never married",))
    assert [str(of) for of in finish(grouped_notices(records, (qi,)))] == [
        "marital: 5 values grouped to 2"
    ]


def test_what_joins_nothing_is_not_told_of(records):
    alone = QuasiIdentifier("marital", groups={"wed": ("married",)})
    bands = QuasiIdentifier("age", band=Band(5, 85))
    assert finish(grouped_notices(records, (alone,))) == ()
    assert list(map(str, finish(grouped_notices(records, (bands,))))) == [
        "age: 103 values grouped to 18"
    ]


def test_a_scenario_file_says_it_too(capsys, tmp_path):
    path = tmp_path / "scenario.toml"
    path.write_text(scenario_text(sample_scenario(), tmp_path), "utf-8")
    assert scenario_of(path).scenario == read_scenario(path).scenario
    said = capsys.readouterr().err
    assert SAID in said
    assert "age: 103 values grouped to 18" in said


def test_the_commands_say_it_where_they_read_the_file(records, capsys, tmp_path):
    file = tmp_path / "categories.toml"
    file.write_text(
        '[marital]\ngroups = {"partnered" = ["married", "common-law"], '
        '"single" = ["divorced", "separated", "widowed"]}\n'
    )
    recoded(["marital"], file, "no variables", records)
    assert SAID in capsys.readouterr().err
    recoded(["marital"], None, "no variables", records)
    assert capsys.readouterr().err == ""
    recoded(["marital"], file, "no variables", tmp_path / "none.parquet")  # said by who reads it
    assert capsys.readouterr().err == ""
