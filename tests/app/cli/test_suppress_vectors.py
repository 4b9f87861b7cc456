"""Every run of the vectors through the command line."""

from __future__ import annotations

import pandas as pd
import pytest

from tests.app.cli.suppress_cases import Suppression, small_classes
from tests.vector_cases import FOLDER, expected

MODES = ("combinations", "complete", "single_pass")
RUNS = [
    (case, i, mode)
    for case in ("harbour", "prairie", "river")
    for i in range(len(expected(case)["cells"]["runs"]))
    for mode in MODES
]


def options_of(block, run, mode):
    said = ["--k", run["k"], "--algorithm", "complete" if mode == "complete" else "combinations"]
    if block["weights"]:
        said += ["--weights", ",".join(f"{q}={w}" for q, w in block["weights"].items())]
    if block["follow"]:
        pairs = [f"{q}:{to}" for q, all_to in block["follow"].items() for to in all_to]
        said += ["--follow", ",".join(pairs)]
    return [*said, "--single-pass"] if mode == "single_pass" else said


@pytest.mark.parametrize(("case", "i", "mode"), RUNS)
def test_vectors(tmp_path, capsys, case, i, mode):
    block = expected(case)["cells"]
    run = block["runs"][i]
    want = run[mode]
    table = pd.read_parquet(FOLDER / case / "records.parquet")
    records = FOLDER / case / "records.parquet"
    if block["head"] is not None:
        table = table.head(block["head"])
        records = tmp_path / "records.parquet"
        table.to_parquet(records, index=False)
    command = Suppression(tmp_path, capsys)
    combinations = "; ".join("+".join(of) for of in block["combinations"])
    said = command.done(records, combinations, *options_of(block, run, mode))
    report, free = command.report, command.released
    assert report["n_records"] == len(table) == len(free)
    assert report["cells_suppressed"] == want["cells"]
    for name in ("records_touched", "rounds", "moles_left", "moles_after_phase_1"):
        assert report[name] == want[name.replace("phase_1", "phase1")]
    assert report["cells_suppressed_total"] == want["cells_total"]
    assert report["cells_percent"] == pytest.approx(want["cells_percent"], rel=1e-9)
    assert report["entropy_bits"] == pytest.approx(want["entropy_bits"], rel=1e-9)
    for name, attack in want["attack_known_person"].items():
        found = report["known_person"][name]
        assert found["after_strict"] == pytest.approx(attack, rel=1e-9)
        assert found["after"]["worst"] <= attack["worst"]
        assert found["before"]["mean"] >= found["after"]["mean"]
    for name, cells in want["cells"].items():
        assert free[name].isna().sum() == table[name].isna().sum() + cells
        more = free[name].value_counts().sub(table[name].value_counts(), fill_value=0)
        assert (more <= 0).all()
    if mode != "single_pass":
        assert f"0 of {len(report['verification'])} combinations below k" in said
        assert all(small_classes(free, of, run["k"]) == 0 for of in block["combinations"])
    elif want["moles_left"]:
        assert "below k left after a single pass: do not release" in said
