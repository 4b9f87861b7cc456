import json

import pytest

from core.comparison import run_row
from core.errors import VbasError
from core.io.sweep_files import sweep_rows, write_sweep
from core.pipeline import execute
from core.quasi_identifiers import QuasiIdentifier
from core.scenario import Scenario
from core.site_count import Count
from core.steps import finish
from tests.core.studies import study


def rows():
    of = study([(0, 0), (1, 0), (9, 0)], [[3], [2], [4]])
    runs = (
        finish(execute(Scenario((QuasiIdentifier("q"),), k=k, site_count=Count(2)), of))
        for k in (1, 3)
    )
    return {f"run-{i}": run_row(run) for i, run in enumerate(runs)}


def test_the_runs_of_a_sweep_are_read_again(tmp_path):
    written = rows()
    write_sweep(tmp_path, written, {})
    for name in ("sweep.csv", "sweep.json"):
        found = sweep_rows(tmp_path / name)
        assert list(found) == ["run-0", "run-1"]
        assert [row["k"] for row in found.values()] == [1, 3]
        assert found["run-1"]["n_regions"] == written["run-1"]["n_regions"]
        assert found["run-1"]["suppression_rate"] == written["run-1"]["suppression_rate"]


@pytest.mark.parametrize(
    "text", ["no json", "[]", '{"runs": 3}', '{"runs": [{"k": 1}]}', "[" * 100_000]
)
def test_other_files_are_refused(tmp_path, text):
    (tmp_path / "sweep.json").write_text(text)
    with pytest.raises(VbasError, match="is not the report"):
        sweep_rows(tmp_path / "sweep.csv")


def test_a_missing_report_and_one_without_runs_are_told(tmp_path):
    with pytest.raises(VbasError, match=r"There is no sweep\.json beside table\.csv"):
        sweep_rows(tmp_path / "table.csv")
    (tmp_path / "sweep.json").write_text(json.dumps({"runs": [{"run": "a", "k": 5}]}))
    with pytest.raises(VbasError, match="no finished run"):
        sweep_rows(tmp_path / "sweep.csv")
